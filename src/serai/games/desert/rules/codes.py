"""Le Désert interdit: the numbers of moves and of what the story tells."""

from __future__ import annotations

from typing import Final

from serai.core.vecs import i64
from serai.games.desert.state import CELLS, KINDS, PARTS, STORM_KINDS

NO_PASSENGER: Final = -1
TABLE: Final = 5  # seats at the largest table
PORTIONS: Final = 5  # that the largest canteen holds

# Moves without details.
CALL_STORM: Final = 0  # the actions are over
REVEAL: Final = 1  # the next storm card
EXCAVATE: Final = 2
SPARE: Final = 3  # the Meteorologist: one storm card less
LOOK: Final = 4  # the Meteorologist: the top of the storm pile
DRAW_WATER: Final = 5  # the Water Carrier
HALT: Final = 6  # the Navigator leads the Climber no further
RAISE_SHIELD: Final = 7
SHARE_RESERVE: Final = 8
SPEED_UP: Final = 9  # Time Throttle

# Moves with details: the number is the first of a block.
TAKE_PART: Final = 10  # + part
PUT_ON_TOP: Final = 20  # + storm card
PUT_UNDER: Final = 40  # + storm card
DIG: Final = 100  # + cell
BLAST: Final = 200  # + cell
SCOUT: Final = 300  # + cell
GIVE: Final = 400  # + to * 5 + water - 1
HAND: Final = 500  # + to * 6 + equipment card
WALK: Final = 1000  # + (passenger + 1) * 25 + cell
FLY: Final = 2000  # + (passenger + 1) * 25 + cell
GUIDE: Final = 3000  # + ((passenger + 1) * 5 + other) * 25 + cell
MOVES: Final = 3750

# What the story tells.
TURN_BEGAN: Final = 1  # seat
WALKED: Final = 2  # seat, cell, origin
RIDDEN: Final = 3  # seat, by, cell, origin
DUG: Final = 4  # seat, cell, markers
EXCAVATED: Final = 5  # seat, cell, face
WATER_FOUND: Final = 6  # seat, amount
EQUIPMENT_FOUND: Final = 7  # seat, card
PART_LOCATED: Final = 8  # part, cell
PART_TAKEN: Final = 9  # seat, part
WATER_GIVEN: Final = 10  # seat, to, amount
CARD_HANDED: Final = 11  # seat, to, card
BLASTED: Final = 12  # seat, cell, markers
FLOWN: Final = 13  # seat, cell, origin
SCOUTED: Final = 14  # seat, cell, face (for the team)
SHIELD_RAISED: Final = 15  # seat
RESERVE_SHARED: Final = 16  # seat
SPED_UP: Final = 17  # seat
GUIDED: Final = 18  # seat, by, cell, origin
SPARED: Final = 19  # seat, cards
LOOKED: Final = 20  # seat, cards
SORTED: Final = 21  # seat, storm (for the team): back on top
SUNK: Final = 22  # seat, storm (for the team): to the bottom
STORM_CALLED: Final = 23  # seat, cards
REVEALED: Final = 24  # seat, storm
SLID: Final = 25  # cell, origin
SAND_ADDED: Final = 26  # cell, markers
DRUNK: Final = 27  # seat, left
SHELTERED: Final = 28  # seat
STORM_ROSE: Final = 29  # tick
SHUFFLED: Final = 30
ALL_LOST: Final = 31  # rule


def is_move(move: i64, seats: i64) -> bool:
    """Whether a number stands for a move at a table of this size."""
    if move < PUT_ON_TOP:
        return 0 <= move < TAKE_PART + PARTS
    if move < DIG:
        return (move - PUT_ON_TOP) % (PUT_UNDER - PUT_ON_TOP) < STORM_KINDS
    if move < GIVE:
        return move % 100 < CELLS
    if move < HAND:
        return move - GIVE < seats * PORTIONS
    if move < WALK:
        return move - HAND < seats * KINDS
    if move < GUIDE:
        return move % 1000 < CELLS * (seats + 1)
    other, passenger = (move - GUIDE) // CELLS % TABLE, (move - GUIDE) // (CELLS * TABLE) - 1
    return move < MOVES and other < seats and passenger < seats


def give(to: i64, amount: i64) -> i64:
    """The move that passes water on."""
    return GIVE + to * PORTIONS + amount - 1


def hand_over(to: i64, card: i64) -> i64:
    """The move that passes an equipment card on."""
    return HAND + to * KINDS + card


def walk(cell: i64, passenger: i64) -> i64:
    """The move to a cell, with a passenger or none."""
    return WALK + (passenger + 1) * CELLS + cell


def fly(cell: i64, passenger: i64) -> i64:
    """The flight to a cell, with a passenger or none."""
    return FLY + (passenger + 1) * CELLS + cell


def guide(other: i64, cell: i64, passenger: i64) -> i64:
    """The move that leads another adventurer to a cell, with a passenger or none."""
    return GUIDE + ((passenger + 1) * TABLE + other) * CELLS + cell
