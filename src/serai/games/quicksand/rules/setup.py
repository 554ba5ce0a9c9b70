"""Quicksand: the setup."""

from __future__ import annotations

from typing import Final

from serai.core.rng import Rng
from serai.core.sets import only
from serai.core.vecs import append, copies, i64, small_zeros, u8, vec, zeros
from serai.games.quicksand.pieces import BOX, Level, TimerSet
from serai.games.quicksand.rules.cards import draw
from serai.games.quicksand.rules.contract import Quicksand
from serai.games.quicksand.rules.sand import start
from serai.games.quicksand.state import COLOURS, HAND, JOKER, NO_CARD, RING, SHAPES

ALL_CARDS: Final = vec[i64](BOX.deck())
ALL_GEARS: Final = vec[i64](BOX.tiles.all())
RANDOM: Final = -1  # the shape or colour to take out is drawn by lot


def setup(seats: i64, number: i64, timer_set: TimerSet, take_out: i64, grace: i64, rng: Rng) -> Quicksand:
    """QKS-SETUP-1 to -7, and the start: QKS-CLK-1."""
    game = lay_out(seats, number, timer_set, take_out, grace, rng)
    start(game)
    return game


def lay_out(seats: i64, number: i64, timer_set: TimerSet, take_out: i64, grace: i64, rng: Rng) -> Quicksand:
    """QKS-SETUP-1: the level fixes track, timers and extra rules. Nothing runs yet."""
    level = BOX.levels[number - 1]
    gears = lay_track(level.before + level.after, rng)
    removed = what_to_take_out(level, take_out, rng)
    sorts = vec[i64](level.sorts())
    game = Quicksand(
        seats, number, level.before, len(gears), grace,
        "silence" in level.extra and seats > 1,  # QKS-SOLO-2
        "facing-out" in level.extra and seats > 1,
        removed, gears, tiles_by_card(gears), sorts, running_times(sorts, timer_set),
        first_tiles(len(sorts)), zeros(len(sorts)), zeros(len(sorts)), blocked_tiles(level),
        copies(seats * HAND, NO_CARD), small_zeros(RING),
    )  # fmt: skip
    deal(game, shuffled_deck(removed, rng))
    return game


def lay_track(length: i64, rng: Rng) -> vec[i64]:
    """QKS-SETUP-2; the tiles that are left stay out: QKS-SETUP-3."""
    gears = ALL_GEARS[:]
    rng.shuffle(gears)
    return gears[:length]


def tiles_by_card(gears: vec[i64]) -> vec[i64]:
    """For each card the set of tiles, counted from 1, of its shape or colour; a joker has none of its own."""
    tiles = zeros(JOKER + 1)
    i: i64
    for i in range(len(gears)):
        tiles[gears[i] // COLOURS] |= only(i + 1)
        tiles[SHAPES + gears[i] % COLOURS] |= only(i + 1)
    return tiles


def first_tiles(timers: i64) -> vec[i64]:
    """QKS-SETUP-4: one per tile, from tile 1 on."""
    tiles = vec[i64](capacity=timers)
    i: i64
    for i in range(timers):
        tiles = append(tiles, i + 1)
    return tiles


def running_times(sorts: vec[i64], timer_set: TimerSet) -> vec[i64]:
    """In ms, by the set of timers in use."""
    times = BOX.running_times(timer_set)
    return vec[i64]([times[sort] for sort in sorts])


def blocked_tiles(level: Level) -> i64:
    """QKS-SETUP-7, QKS-Q13."""
    tiles: i64 = 0
    if "block" in level.extra:
        for tile in BOX.block_tiles(level):
            tiles |= only(tile)
    return tiles


def what_to_take_out(level: Level, take_out: i64, rng: Rng) -> i64:
    """QKS-DIS-1, QKS-DIS-2, QKS-Q12: the chosen shape or colour, or one by lot; NO_CARD where no rule asks for it."""
    if "discard-shape" in level.extra:
        return rng.below(SHAPES) if take_out == RANDOM else take_out
    if "discard-colour" in level.extra:
        return SHAPES + rng.below(COLOURS) if take_out == RANDOM else take_out
    return NO_CARD


def shuffled_deck(removed: i64, rng: Rng) -> vec[i64]:
    """QKS-SETUP-5: without the cards that a rule takes out."""
    deck = vec[i64](capacity=len(ALL_CARDS))
    i: i64
    for i in range(len(ALL_CARDS)):
        if ALL_CARDS[i] != removed:
            deck = append(deck, ALL_CARDS[i])
    rng.shuffle(deck)
    return deck


def deal(game: Quicksand, deck: vec[i64]) -> None:
    """QKS-SETUP-5: three cards to each; the rest is the draw pile."""
    i: i64
    seat: i64
    for i in range(len(deck)):
        game.cards[i] = u8(deck[i])
    game.undrawn = len(deck)
    for i in range(HAND):
        for seat in range(game.seats):
            draw(game, seat, i)
