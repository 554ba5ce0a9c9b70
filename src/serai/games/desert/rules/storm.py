"""Le Désert interdit: the storm phase."""

from __future__ import annotations

from typing import Final

from serai.core.rng import Rng
from serai.core.sets import has, only
from serai.core.vecs import append, extend, i64, vec
from serai.games.desert.rules.board import column_of, row_of, set_sand
from serai.games.desert.rules.codes import (
    ALL_LOST,
    DRUNK,
    REVEALED,
    SAND_ADDED,
    SHELTERED,
    SHUFFLED,
    SLID,
    STORM_ROSE,
)
from serai.games.desert.rules.turn import next_turn
from serai.games.desert.state import (
    BY_SAND,
    BY_STORM,
    BY_THIRST,
    EAST,
    NO_TILE,
    NORTH,
    NOT_LOST,
    PARTS,
    SIDE,
    SOUTH,
    STORM_CARDS,
    SUN,
    Expedition,
)

NOWHERE: Final = -1  # no tile stands behind the hole


def in_storm_phase(game: Expedition, seat: i64) -> bool:
    """DES-STORM-1: in the own turn, once the storm is called."""
    return seat == game.turn and game.due > 0


def why_not_reveal(game: Expedition, seat: i64) -> str:
    """DES-STORM-1, DES-TURN-1, DES-TURN-2."""
    if in_storm_phase(game, seat):
        return ""
    return "DES-TURN-2" if seat == game.turn else "DES-TURN-1"


def reveal(game: Expedition, rng: Rng) -> None:
    """DES-STORM-2: one card, resolved and discarded; DES-STORM-4: the game may end here."""
    game.undrawn -= 1
    game.due -= 1
    game.drawn += 1
    if game.known_top:
        game.known_top -= 1
    game.known_bottom = min(game.known_bottom, game.undrawn)
    card = game.storm[game.undrawn]
    game.tell(REVEALED, game.turn, card)
    if card < SUN:
        blow(game, card // 3, card % 3 + 1)
    elif card == SUN:
        beat_down(game)
    else:
        rise(game)
    if game.lost != NOT_LOST:
        return
    if game.undrawn == 0:
        shuffle_again(game, rng)
    if game.due == 0:
        next_turn(game)


# Wind


def blow(game: Expedition, direction: i64, n: i64) -> None:
    """DES-WIND-1, DES-WIND-4: tile after tile into the hole; DES-WIND-3: then sand on each; DES-WIND-5: lull."""
    filled = vec[i64](capacity=3)
    for _ in range(n):
        source = behind(game.hole, direction)
        if source == NOWHERE:
            break
        filled = append(filled, game.hole)
        slide(game, source)
    i: i64
    for i in range(len(filled)):
        add_sand(game, filled[i])


def behind(hole: i64, direction: i64) -> i64:
    """The cell on the side of the hole from which the wind blows."""
    if direction == NORTH:
        return hole + SIDE if row_of(hole) < SIDE - 1 else NOWHERE
    if direction == SOUTH:
        return hole - SIDE if row_of(hole) > 0 else NOWHERE
    if direction == EAST:
        return hole - 1 if column_of(hole) > 0 else NOWHERE
    return hole + 1 if column_of(hole) < SIDE - 1 else NOWHERE


def slide(game: Expedition, source: i64) -> None:
    """DES-WIND-2: everything rides with its tile; DES-WIND-6, DES-CLUE-7: what waits in the hole joins it."""
    hole = game.hole
    game.tell(SLID, hole, source)
    game.face[hole] = game.face[source]
    game.face[source] = NO_TILE
    game.sand[hole] = game.sand[source]
    game.sand[source] = 0
    game.excavated = carried(game.excavated, source, hole)
    game.scouted = carried(game.scouted, source, hole)
    game.oases = carried(game.oases, source, hole)
    game.tunnels = carried(game.tunnels, source, hole)
    game.pad = carried(game.pad, source, hole)
    game.sandy = carried(game.sandy, source, hole)
    game.blocked = carried(game.blocked, source, hole)
    i: i64
    for i in range(game.seats):
        if game.pawn[i] == source:
            game.pawn[i] = hole
    for i in range(PARTS):  # DES-CLUE-8
        if game.part_at[i] == source:
            game.part_at[i] = hole
    game.hole = source


def carried(cells: i64, source: i64, hole: i64) -> i64:
    """A set of cells after one of them has moved into the hole."""
    return cells ^ only(source) ^ only(hole) if has(cells, source) else cells


def add_sand(game: Expedition, cell: i64) -> None:
    """DES-WIND-3, DES-SAND-3, DES-SAND-5; DES-END-3, DES-R-36: with none left the game is lost."""
    if game.lost != NOT_LOST:
        return
    if game.supply == 0:
        lose(game, BY_SAND)
        return
    set_sand(game, cell, game.sand[cell] + 1)
    game.tell(SAND_ADDED, cell, game.sand[cell])


# Sun


def beat_down(game: Expedition) -> None:
    """DES-SUN-1, DES-SUN-2: all who have no shelter drink, at the same moment; DES-SUN-3, DES-END-2."""
    died = False
    seat: i64
    for seat in range(game.seats):
        if is_sheltered(game, seat):
            game.tell(SHELTERED, seat)
            continue
        game.water[seat] -= 1
        game.tell(DRUNK, seat, game.water[seat])
        if game.water[seat] < 0:
            died = True
    if died:
        lose(game, BY_THIRST)


def is_sheltered(game: Expedition, seat: i64) -> bool:
    """DES-TUN-1, DES-TUN-2, DES-R-44: by an excavated tunnel; DES-EQ-SHIELD-1, DES-R-25: by a shield on the tile."""
    cell = game.pawn[seat]
    if has(game.tunnels, cell):
        return True
    if game.shielded == 0:
        return False
    other: i64
    for other in range(game.seats):
        if has(game.shielded, other) and game.pawn[other] == cell:
            return True
    return False


# Storm level


def rise(game: Expedition) -> None:
    """DES-LEVEL-1, DES-LEVEL-3; DES-LEVEL-4, DES-END-4: at the skull the game is lost."""
    game.tick += 1
    game.tell(STORM_ROSE, game.tick)
    if game.tick == len(game.ladder):
        lose(game, BY_STORM)


def lose(game: Expedition, how: i64) -> None:
    game.lost = how
    game.tell(ALL_LOST, how)


# Storm deck


def shuffle_again(game: Expedition, rng: Rng) -> None:
    """DES-DECK-1, DES-R-34: at once; DES-R-33: this turn's cards too, unless the table keeps them aside."""
    kept: i64 = game.drawn if game.aside else 0
    pile = game.storm[kept:]
    rng.shuffle(pile)
    game.undrawn = len(pile)
    game.storm = extend(pile, game.storm[:kept])
    game.known_top = 0
    game.known_bottom = 0
    game.tell(SHUFFLED)


def discard(game: Expedition) -> vec[i64]:
    """DES-STORM-3: the discard, oldest card first."""
    cards = vec[i64](capacity=STORM_CARDS)
    i: i64
    for i in range(len(game.storm) - 1, game.undrawn - 1, -1):
        cards = append(cards, game.storm[i])
    return cards
