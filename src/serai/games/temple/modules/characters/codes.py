"""Escape, module 6: the numbers of characters and powers, of its moves and of what it tells."""

from __future__ import annotations

from typing import Final

from serai.games.temple.module import OWN_MOVES, OWN_NEWS

NUMBER: Final = 6

# What the option says.
CHOSEN: Final = 1  # by the players, before the start signal
DEALT: Final = 2  # by chance

# The number of a character is its place here, and a power's is its place there; the last two come with the travellers.
HEROES: Final = ("explorer", "doc", "magician", "colossus", "priest", "mechanic", "trickster", "teleporter")
POWERS: Final = ("permanent", "activable")
EXPLORER: Final = 0
DOC: Final = 1
MAGICIAN: Final = 2
COLOSSUS: Final = 3
PRIEST: Final = 4
MECHANIC: Final = 5
TRICKSTER: Final = 6
TELEPORTER: Final = 7
PERMANENT: Final = 0
ACTIVABLE: Final = 1
TILES: Final = 2  # of a character

# Moves.
CHOOSE: Final = NUMBER * OWN_MOVES  # character * TILES + power
REDRAW: Final = CHOOSE + 1
WALK: Final = CHOOSE + 2  # sides, as `steps` packs them
RELIEVE: Final = CHOOSE + 3  # seat
VISIT: Final = CHOOSE + 4  # place * AIDS + aid
STRIDE: Final = CHOOSE + 5  # (side * LADEN + with the Chalice) * AIDS + aid
BREAK_THROUGH: Final = CHOOSE + 6  # the same
LEND: Final = CHOOSE + 7  # place
FIRE: Final = CHOOSE + 8  # option of the room to which masks are lent
REROLL: Final = CHOOSE + 9
TURN: Final = CHOOSE + 10  # (place * SIDES + quarters) * AIDS + aid

LADEN: Final = 2
STOP: Final = 4  # no side: the walk ends here
STEP: Final = 5  # a side or STOP
MOST_STEPS: Final = 3

# What the story tells.
CHOSE: Final = NUMBER * OWN_NEWS  # seat, hero, power
SIGNALLED: Final = CHOSE + 1
REDREW: Final = CHOSE + 2  # seat, room
WALKED: Final = CHOSE + 3  # seat, place, room
RELIEVED: Final = CHOSE + 4  # by, to, number
VISITED: Final = CHOSE + 5  # seat, place, room
BROKE_THROUGH: Final = CHOSE + 6  # seat, place, room
LENT: Final = CHOSE + 7  # seat, place, face, room
REROLLED: Final = CHOSE + 8  # seat
TURNED: Final = CHOSE + 9  # seat, place, room
TURNED_DOWN: Final = CHOSE + 10  # seat
TURNED_UP: Final = CHOSE + 11
