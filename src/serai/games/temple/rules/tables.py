"""Escape: the box as tables, for compiled rules. A number that no piece has yet is a row of zeros."""

from __future__ import annotations

from typing import Final

from serai.core.vecs import i64, vec
from serai.games.temple.pieces import BOX, LETTERS, MARKS, handful, sides_of

PRIZES: Final = 3  # gem options of a room, at most
NO_ENTRY: Final = -1  # the price of a room that nobody may enter

ROOMS: Final[i64] = max(BOX.rooms) + 1
CURSES: Final[i64] = max(BOX.curses, default=-1) + 1
TREASURES: Final[i64] = max(BOX.treasures, default=-1) + 1
ALL_ROOMS: Final = [BOX.rooms.get(number) for number in range(ROOMS)]
ALL_CURSES: Final = [BOX.curses.get(number) for number in range(CURSES)]
ALL_TREASURES: Final = [BOX.treasures.get(number) for number in range(TREASURES)]

COST: Final = vec[i64]([(handful(room.cost) if room.cost else NO_ENTRY) if room else 0 for room in ALL_ROOMS])
OPENINGS: Final = vec[i64]([room.openings() if room else 0 for room in ALL_ROOMS])
SLIDES: Final = vec[i64]([sides_of(room.slides) if room else 0 for room in ALL_ROOMS])
OWNS: Final = vec[i64]([sides_of(room.owns) if room else 0 for room in ALL_ROOMS])
REAR: Final = vec[i64]([BOX.room_names[room.rear] if room and room.rear else -1 for room in ALL_ROOMS])
CURSE_MARK: Final[i64] = MARKS.index("curse")
TREASURE_MARK: Final[i64] = MARKS.index("treasure")
MARKS_OF: Final = vec[i64]([sum(1 << MARKS.index(mark) for mark in room.marks) if room else 0 for room in ALL_ROOMS])
# What the task of a room asks for that is about gems; whether gems are there at all is seen in GEMS.
SYMBOL: Final = vec[i64](
    [next((face for _, face, _ in room.prizes()), 0) if room and room.pledged else 0 for room in ALL_ROOMS]
)
OPTIONS: Final = [(room.prizes() if room else []) + [(0, 0, 0)] * PRIZES for room in ALL_ROOMS]
GEMS: Final = vec[i64]([gems for options in OPTIONS for gems, _, _ in options[:PRIZES]])
NEEDED: Final = vec[i64]([needed for options in OPTIONS for _, _, needed in options[:PRIZES]])
START_ROOM: Final[i64] = BOX.special("start")
EXIT_ROOM: Final[i64] = BOX.special("exit")

DIE: Final = vec[i64]([LETTERS.index(letter) for letter in BOX.dice.faces])
DIE_FACES: Final[i64] = len(BOX.dice.faces)

LIFTED_BY: Final = vec[i64]([handful(curse.lifted) if curse else 0 for curse in ALL_CURSES])
SLOWER: Final = vec[i64]([curse.slower if curse else 100 for curse in ALL_CURSES])
FALLS: Final = vec[i64]([curse.falls if curse else 0 for curse in ALL_CURSES])
CAREFUL: Final[i64] = max((curse.careful for curse in BOX.curses.values()), default=100)
STANDS: Final = vec[i64]([handful(tile.stands) if tile else 0 for tile in ALL_TREASURES])

ROLL_MS: Final[i64] = BOX.pace.roll
ACTION_MS: Final[i64] = BOX.pace.act
CHOICE_MS: Final[i64] = BOX.pace.choice
VOTE_MS: Final[i64] = BOX.pace.vote
SLOWEST: Final[i64] = BOX.pace.slowest
