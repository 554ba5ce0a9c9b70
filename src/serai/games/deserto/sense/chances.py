"""Deserto: what each kind of card would win now, and how likely somebody holds one. No rule, only what a seat can see."""

from __future__ import annotations

from typing import Final

from serai.core.sets import has
from serai.core.vecs import i64, vec, zeros
from serai.games.deserto.rules.laying import is_barred, open_cells
from serai.games.deserto.rules.winning import BEATS, left_of, right_of
from serai.games.deserto.state import CELLS, KINDS, NO_CARD, VIZIER, Square

NOWHERE: Final = -1  # of a card that cannot be laid
HUNDRED: Final = 100


def best_gains(game: Square) -> vec[i64]:
    """For each kind of card the most that laying one wins now; NOWHERE where it cannot be laid."""
    gains = zeros(KINDS)
    cells = open_cells(game.top)
    kind: i64
    cell: i64
    for kind in range(KINDS):
        best: i64 = NOWHERE
        for cell in range(CELLS):
            if has(cells, cell) and not is_barred(game.top, kind, cell):
                best = max(best, gain(game, kind, cell))
        gains[kind] = best
    return gains


def gain(game: Square, kind: i64, cell: i64) -> i64:
    """Cards that a card would win on a position."""
    if kind == VIZIER and makes_four(game, cell):
        return game.height[0] + game.height[1] + game.height[2] + game.height[3] + 1
    won: i64 = 0
    if game.top[left_of(cell)] == BEATS[kind]:
        won += game.height[left_of(cell)]
    if game.top[right_of(cell)] == BEATS[kind]:
        won += game.height[right_of(cell)]
    return won


def makes_four(game: Square, cell: i64) -> bool:
    """DST-VIZ-1: whether all other positions show viziers."""
    other: i64
    for other in range(CELLS):
        if other != cell and game.top[other] != VIZIER:
            return False
    return True


def in_hand(game: Square, seat: i64, gains: vec[i64]) -> i64:
    """The most that a seat wins with a card it holds."""
    best: i64 = 0
    kind: i64
    for kind in range(KINDS):
        if game.hands[seat * KINDS + kind]:
            best = max(best, gains[kind])
    return best


def likely(unseen: vec[i64], gains: vec[i64], cards: i64) -> i64:
    """What somebody with so many unseen cards wins on average, in hundredths: the better kind first."""
    total: i64 = 0
    kind: i64
    for kind in range(KINDS):
        total += unseen[kind]
    if total == 0:
        return 0
    left = HUNDRED
    won: i64 = 0
    worth = gains[:]
    for _ in range(KINDS):
        best: i64 = 0
        for kind in range(1, KINDS):
            if worth[kind] > worth[best]:
                best = kind
        if worth[best] <= 0:
            return won
        held = left - left * missing(unseen[best], total, cards) // HUNDRED
        won += held * worth[best]
        left -= held
        worth[best] = NOWHERE
    return won


def missing(count: i64, total: i64, cards: i64) -> i64:
    """How likely so many cards hold none of a kind, in hundredths."""
    chance: i64 = HUNDRED
    i: i64
    for i in range(cards):
        rest = total - i
        others = rest - count
        chance = chance * others // rest if others > 0 else 0
    return chance


def empty_cells(game: Square) -> i64:
    """How many positions hold no card."""
    empty: i64 = 0
    cell: i64
    for cell in range(CELLS):
        if game.top[cell] == NO_CARD:
            empty += 1
    return empty
