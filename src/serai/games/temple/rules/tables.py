"""Escape: the box as tables, for compiled rules."""

from __future__ import annotations

from typing import Final

from serai.core.vecs import i64, vec
from serai.games.temple.pieces import BOX, LETTERS, MARKS, handful

PRIZES: Final = 3  # gem options of a room, at most

COST: Final = vec[i64]([handful(room.cost) for room in BOX.rooms])
OPENINGS: Final = vec[i64]([room.openings() for room in BOX.rooms])
CURSE_MARK: Final[i64] = MARKS.index("curse")
TREASURE_MARK: Final[i64] = MARKS.index("treasure")
MARKS_OF: Final = vec[i64]([sum(1 << MARKS.index(mark) for mark in room.marks) for room in BOX.rooms])
SYMBOL: Final = vec[i64]([next((face for _, face, _ in room.prizes()), 0) for room in BOX.rooms])
GEMS: Final = vec[i64](
    [number for room in BOX.rooms for number in ([gems for gems, _, _ in room.prizes()] + [0] * PRIZES)[:PRIZES]]
)
NEEDED: Final = vec[i64](
    [number for room in BOX.rooms for number in ([needed for _, _, needed in room.prizes()] + [0] * PRIZES)[:PRIZES]]
)
ROOMS: Final[i64] = len(BOX.rooms)
START_ROOM: Final[i64] = BOX.special("start")
EXIT_ROOM: Final[i64] = BOX.special("exit")

DIE: Final = vec[i64]([LETTERS.index(letter) for letter in BOX.dice.faces])
DIE_FACES: Final[i64] = len(BOX.dice.faces)

LIFTED_BY: Final = vec[i64]([handful(curse.lifted) for curse in BOX.curses])
SLOWER: Final = vec[i64]([curse.slower for curse in BOX.curses])
CURSES: Final[i64] = len(BOX.curses)
FALLS: Final[i64] = max(curse.falls for curse in BOX.curses)
CAREFUL: Final[i64] = max(curse.careful for curse in BOX.curses)
TREASURES: Final[i64] = len(BOX.treasures)

ROLL_MS: Final[i64] = BOX.pace.roll
ACTION_MS: Final[i64] = BOX.pace.act
CHOICE_MS: Final[i64] = BOX.pace.choice
SLOWEST: Final[i64] = BOX.pace.slowest
