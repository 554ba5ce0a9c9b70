"""Le Désert interdit: what cannot be known: faces under the desert, and both piles."""

from __future__ import annotations

from serai.core.rng import Rng
from serai.core.sets import has
from serai.core.state import NOBODY
from serai.core.vecs import append, i64, vec, zeros
from serai.games.desert.rules.forecast import sort_hand
from serai.games.desert.state import (
    CELLS,
    CRASH,
    FACES,
    KINDS,
    MIRAGE,
    NO_TILE,
    STORM_KINDS,
    WELL,
    Expedition,
)


def is_secret(game: Expedition, cell: i64, seat: i64) -> bool:
    """DES-SETUP-3: nobody knows what lies under a tile; DES-R-27: what was scouted, the team does."""
    face = game.face[cell]
    if face in (CRASH, NO_TILE) or has(game.excavated, cell):
        return False
    return seat == NOBODY or not has(game.scouted, cell)


def secret_faces(game: Expedition, seat: i64) -> vec[i64]:
    """How many of each face lie hidden."""
    counts = zeros(FACES)
    cell: i64
    for cell in range(CELLS):
        if is_secret(game, cell, seat):
            counts[game.face[cell]] += 1
    return counts


def one_by_one(counts: vec[i64]) -> vec[i64]:
    """The counted things, sorted by number."""
    found = vec[i64](capacity=31)
    number: i64
    for number in range(len(counts)):
        for _ in range(counts[number]):
            found = append(found, number)
    return found


def turn_tiles_anew(game: Expedition, seat: i64, rng: Rng) -> None:
    """Hidden faces dealt again: plain tiles among themselves, oases among themselves."""
    counts = secret_faces(game, seat)
    oases = zeros(FACES)
    oases[WELL] = counts[WELL]
    oases[MIRAGE] = counts[MIRAGE]
    counts[WELL] = 0
    counts[MIRAGE] = 0
    wet = one_by_one(oases)
    dry = one_by_one(counts)
    rng.shuffle(wet)
    rng.shuffle(dry)
    w: i64 = 0
    d: i64 = 0
    cell: i64
    for cell in range(CELLS):
        if is_secret(game, cell, seat):
            if has(game.oases, cell):
                game.face[cell] = wet[w]
                w += 1
            else:
                game.face[cell] = dry[d]
                d += 1


def first_unknown(game: Expedition, seat: i64) -> i64:
    """The lowest storm card that the team has not seen in its place."""
    return 0 if seat == NOBODY else game.known_bottom


def last_unknown(game: Expedition, seat: i64) -> i64:
    """The end of the unseen part of the storm pile; DES-R-31: the team shares what the Meteorologist sees."""
    return game.undrawn if seat == NOBODY else game.undrawn - game.known_top


def pile_anew(game: Expedition, seat: i64, rng: Rng) -> None:
    """The unseen part of the storm pile in another order."""
    counts = zeros(STORM_KINDS)
    low = first_unknown(game, seat)
    high = last_unknown(game, seat)
    i: i64
    for i in range(low, high):
        counts[game.storm[i]] += 1
    cards = one_by_one(counts)
    rng.shuffle(cards)
    game.storm = game.storm[:]
    for i in range(low, high):
        game.storm[i] = cards[i - low]
    sort_hand(game)


def equipment_anew(game: Expedition, rng: Rng) -> None:
    """The equipment pile in another order."""
    counts = zeros(KINDS)
    i: i64
    for i in range(game.gear_left):
        counts[game.gear[i]] += 1
    cards = one_by_one(counts)
    rng.shuffle(cards)
    game.gear = game.gear[:]
    for i in range(game.gear_left):
        game.gear[i] = cards[i]


def imagine_anew(game: Expedition, seat: i64, rng: Rng) -> None:
    """All that a seat (or a watcher) cannot know, as it might be."""
    turn_tiles_anew(game, seat, rng)
    pile_anew(game, seat, rng)
    equipment_anew(game, rng)
