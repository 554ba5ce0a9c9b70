"""Escape: what is in the box."""

from __future__ import annotations

import re
from typing import Annotated, Literal, get_args

import msgspec
from msgspec import Meta

from serai.core.pieces import BadPieces, read_pieces

Face = Literal["unrolled", "adventurer", "key", "torch", "black", "gold"]
Symbol = Literal["key", "torch"]
Side = Literal["north", "east", "south", "west"]
Module = Literal["curses", "treasures", "extras"]
RoomSet = Literal["main", "basic", "cursed"]
Mark = Literal["curse", "treasure"]
Special = Literal["start", "exit"]
Cue = Literal["gong", "slam", "collapse"]
Timeline = Literal["soundtrack", "hourglass", "practice"]
Difficulty = Literal["normal", "veteran", "expert"]
Curse = Literal["trap", "silence", "broken", "lost-dice", "mask", "hand", "souls"]
Treasure = Literal["healing", "passage", "torches", "teleport", "keys", "gem", "big-torch"]

# The number of a piece is its place here.
FACES: tuple[Face, ...] = get_args(Face)
SIDES: tuple[Side, ...] = get_args(Side)
MODULES: tuple[Module, ...] = get_args(Module)
CUES: tuple[Cue, ...] = get_args(Cue)
TIMELINES: tuple[Timeline, ...] = get_args(Timeline)
DIFFICULTIES: tuple[Difficulty, ...] = get_args(Difficulty)
CURSES: tuple[Curse, ...] = get_args(Curse)
TREASURES: tuple[Treasure, ...] = get_args(Treasure)
MARKS: tuple[Mark, ...] = get_args(Mark)

LETTERS = ".AKTBG"  # of the faces, in their order
COMPASS = "NESW"  # of the sides
BITS = 8  # of a number of dice in a handful: see `handful`

Count = Annotated[int, Meta(ge=1)]
Percent = Annotated[int, Meta(ge=100)]
Symbols = Annotated[str, Meta(pattern=r"^\d*[AKTG](\+\d*[AKTG])*$")]  # such as 2A+K
Prize = Annotated[str, Meta(pattern=r"^[123]:\d+[KT]$")]  # such as 2:7K, two gems for seven keys


class Closed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Data in which a misspelt name is an error."""


class DiceSet(Closed, frozen=True):
    """The dice: the faces of each, and how many a player has."""

    faces: tuple[Literal["A", "K", "T", "B", "G"], ...]
    each: Count
    alone: Count


class Hardness(Closed, frozen=True):
    """What a difficulty changes."""

    more: Annotated[int, Meta(ge=0)]  # gems in the depot
    spare: Annotated[int, Meta(ge=0)]  # gems beside it, for boosts of fate


class Gems(Closed, frozen=True):
    """The depot."""

    depot: tuple[Count, ...]
    difficulty: dict[Difficulty, Hardness]


class Pace(Closed, frozen=True):
    """How fast a player can be, in ms."""

    roll: Count
    act: Count
    choice: Count
    slowest: Percent


class CueAt(Closed, frozen=True):
    """Something that the soundtrack does."""

    at: Count  # seconds
    what: Cue
    number: Count  # which countdown


class Soundtrack(Closed, frozen=True):
    """A list of cues; without any, nobody is in a hurry."""

    name: Timeline
    cues: tuple[CueAt, ...]

    def numbers(self) -> list[int]:
        """Three numbers a cue: ms, what, which countdown."""
        return [number for cue in self.cues for number in (cue.at * 1000, CUES.index(cue.what), cue.number)]


class Room(Closed, frozen=True):
    """A room: what it costs to enter, its open sides but the staircase, and what can be done there."""

    name: str
    set: RoomSet
    cost: Symbols
    open: Annotated[str, Meta(pattern="^N?E?W?$")]
    gems: tuple[Prize, ...] = ()
    marks: tuple[Mark, ...] = ()
    special: Special | None = None

    def openings(self) -> int:
        """The set of its open sides, as it lies with the staircase to the south."""
        return sum(1 << COMPASS.index(side) for side in self.open + "S")

    def prizes(self) -> list[tuple[int, int, int]]:
        """Gems, the face they ask for, and how many of it."""
        found = [re.fullmatch(r"(\d):(\d+)([KT])", prize) for prize in self.gems]
        return [(int(prize[1]), LETTERS.index(prize[3]), int(prize[2])) for prize in found if prize]


class CurseTile(Closed, frozen=True):
    """A curse."""

    name: Curse
    module: Module
    count: Count
    lifted: Symbols
    slower: Percent = 100  # of the time between two rolls
    falls: Annotated[int, Meta(ge=0)] = 0  # one die rolled in so many is lost; 0: none
    careful: Percent = 100  # of the time, for a roll in which none falls
    alone: bool = True  # whether it is in play with a single player


class TreasureTile(Closed, frozen=True):
    """A treasure."""

    name: Treasure
    module: Module
    count: Count


class Box(Closed, frozen=True):
    """All there is."""

    dice: DiceSet
    gems: Gems
    pace: Pace
    timelines: tuple[Soundtrack, ...]
    rooms: tuple[Room, ...]
    curses: tuple[CurseTile, ...]
    treasures: tuple[TreasureTile, ...]

    def __post_init__(self) -> None:
        for where, found, wanted in (
            ("timelines", tuple(one.name for one in self.timelines), TIMELINES),
            ("curses", tuple(one.name for one in self.curses), CURSES),
            ("treasures", tuple(one.name for one in self.treasures), TREASURES),
            ("gems.difficulty", tuple(self.gems.difficulty), DIFFICULTIES),
        ):
            if found != wanted:
                raise BadPieces(f"$.{where}: wanted {', '.join(wanted)}, each once and in this order")
        names = [room.name for room in self.rooms]
        if len(set(names)) != len(names):
            raise BadPieces("$.rooms: two rooms have the same name")
        for special in get_args(Special):
            if [room.special for room in self.rooms].count(special) != 1:
                raise BadPieces(f"$.rooms: wanted one room that is the {special}")
        for number, room in enumerate(self.rooms):
            if len({face for _, face, _ in room.prizes()}) > 1:
                raise BadPieces(f"$.rooms[{number}].gems: all options of a room ask for one symbol")
        for number, track in enumerate(self.timelines):
            times = [cue.at for cue in track.cues]
            if times != sorted(set(times)):
                raise BadPieces(f"$.timelines[{number}].cues: each later than the one before")

    def special(self, special: Special) -> int:
        """The number of the room with a special rule."""
        return [room.special for room in self.rooms].index(special)

    def rooms_of(self, *sets: RoomSet) -> list[int]:
        """The rooms of some sets that go into the pile."""
        return [number for number, room in enumerate(self.rooms) if room.set in sets and room.special is None]


def handful(symbols: str) -> int:
    """Symbols such as 2A+K as one number: how many of each face, eight bits a face, the first face lowest."""
    total = 0
    for term in symbols.split("+"):
        total += int(term[:-1] or 1) << BITS * LETTERS.index(term[-1])
    return total


def symbols(text: str) -> list[Face]:
    """Symbols such as 2A+K, one by one."""
    numbers = handful(text).to_bytes(len(FACES), "little")
    return [face for face, number in zip(FACES, numbers, strict=True) for _ in range(number)]


BOX = read_pieces("serai.games.temple", Box)
ROOMS: tuple[str, ...] = tuple(room.name for room in BOX.rooms)
