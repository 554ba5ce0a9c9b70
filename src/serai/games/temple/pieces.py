"""Escape: what is in the box, and what each module adds to it."""

from __future__ import annotations

import re
from functools import cached_property
from typing import TYPE_CHECKING, Annotated, Literal, TypeVar, get_args

import msgspec
from msgspec import Meta

from serai.core.pieces import BadPieces, read_pieces
from serai.games.temple.folders import folders

Face = Literal["unrolled", "adventurer", "key", "torch", "black", "gold"]
Side = Literal["north", "east", "south", "west"]
Mark = Literal["curse", "treasure"]
Special = Literal["start", "exit"]
Cue = Literal["gong", "slam", "collapse"]
Timeline = Literal["soundtrack", "hourglass", "practice"]
Difficulty = Literal["normal", "veteran", "expert"]

# The number of a piece is its place here.
FACES: tuple[Face, ...] = get_args(Face)
SIDES: tuple[Side, ...] = get_args(Side)
CUES: tuple[Cue, ...] = get_args(Cue)
TIMELINES: tuple[Timeline, ...] = get_args(Timeline)
DIFFICULTIES: tuple[Difficulty, ...] = get_args(Difficulty)
MARKS: tuple[Mark, ...] = get_args(Mark)

LETTERS = ".AKTBG"  # of the faces, in their order
COMPASS = "NESW"  # of the sides
BITS = 8  # of a number of dice in a handful: see `handful`

Count = Annotated[int, Meta(ge=1)]
Number = Annotated[int, Meta(ge=0, le=999)]  # of a piece, for ever
Percent = Annotated[int, Meta(ge=100)]
Symbols = Annotated[str, Meta(pattern=r"^\d*[AKTBG](\+\d*[AKTBG])*$")]  # such as 2A+K
Prize = Annotated[str, Meta(pattern=r"^[123]:\d+[KTB]$")]  # such as 2:7K, two gems for seven keys
Openings = Annotated[str, Meta(pattern="^N?E?S?W?$")]


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
    vote: Count
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
    """A room, or one part of a double room, as it lies with the staircase to the south."""

    number: Number
    name: str
    set: str  # the rooms with which it is chosen: main, basic, cursed, or a module's own
    cost: Symbols | None = None  # nobody may enter where there is none
    open: Openings = ""  # its open sides but the staircase
    stairs: bool = True  # whether the staircase is an opening
    slides: Openings = ""  # sides by which one only comes in
    owns: Openings = "NESW"  # of a part: the sides that lead to it
    rear: str | None = None  # of the front part: the name of the part behind it
    gems: tuple[Prize, ...] = ()
    pledged: bool = True  # whether they are a task to which dice are pledged; else a move of a module wakes them
    marks: tuple[Mark, ...] = ()
    special: Special | None = None

    def openings(self) -> int:
        """The set of its open sides."""
        return sides_of(self.open + ("S" if self.stairs else ""))

    def prizes(self) -> list[tuple[int, int, int]]:
        """Gems, the face they ask for, and how many of it."""
        found = [re.fullmatch(r"(\d):(\d+)([KTB])", prize) for prize in self.gems]
        return [(int(prize[1]), LETTERS.index(prize[3]), int(prize[2])) for prize in found if prize]


class CurseTile(Closed, frozen=True):
    """A curse."""

    number: Number
    name: str
    count: Count
    lifted: Symbols | None = None  # cannot be lifted where there is none
    slower: Percent = 100  # of the time between two rolls
    falls: Annotated[int, Meta(ge=0)] = 0  # one die rolled in so many is lost; 0: none
    careful: Percent = 100  # of the time, for a roll in which none falls
    alone: bool = True  # whether it is in play with a single player


class TreasureTile(Closed, frozen=True):
    """A treasure."""

    number: Number
    name: str
    count: Count
    stands: Symbols | None = None  # the symbols that it stands for in one act


class Extra(Closed, frozen=True):
    """The pieces of a module."""

    number: Annotated[int, Meta(ge=1, le=31)]  # of the module, for ever
    needs: tuple[str, ...] = ()  # the modules of which one must be in play with it
    own_curses: bool = False  # whether its curses are a pile of their own where module 1 is not in play: ESC-R-71
    more_gems: bool = False  # whether it lets at least two more gems leave the depot: ESC-R-90
    rooms: tuple[Room, ...] = ()
    curses: tuple[CurseTile, ...] = ()
    treasures: tuple[TreasureTile, ...] = ()


class Base(Closed, frozen=True):
    """The pieces of the base game."""

    dice: DiceSet
    gems: Gems
    pace: Pace
    timelines: tuple[Soundtrack, ...]
    rooms: tuple[Room, ...]

    def __post_init__(self) -> None:
        for where, found, wanted in (
            ("timelines", tuple(one.name for one in self.timelines), TIMELINES),
            ("gems.difficulty", tuple(self.gems.difficulty), DIFFICULTIES),
        ):
            if found != wanted:
                raise BadPieces(f"$.{where}: wanted {', '.join(wanted)}, each once and in this order")
        for special in get_args(Special):
            if [room.special for room in self.rooms].count(special) != 1:
                raise BadPieces(f"$.rooms: wanted one room that is the {special}")
        for number, track in enumerate(self.timelines):
            times = [cue.at for cue in track.cues]
            if times != sorted(set(times)):
                raise BadPieces(f"$.timelines[{number}].cues: each later than the one before")


Piece = TypeVar("Piece", Room, CurseTile, TreasureTile)


class Box:
    """All there is: the base game, and every module that was found, by its name."""

    def __init__(self, base: Base, extras: dict[str, Extra]) -> None:
        self.dice, self.gems, self.pace, self.timelines = base.dice, base.gems, base.pace, base.timelines
        self.extras = dict(sorted(extras.items(), key=lambda extra: extra[1].number))
        self.rooms = numbered("rooms", [*base.rooms, *(room for one in extras.values() for room in one.rooms)])
        self.curses = numbered("curses", [curse for one in extras.values() for curse in one.curses])
        self.treasures = numbered("treasures", [tile for one in extras.values() for tile in one.treasures])
        if len({one.number for one in extras.values()}) != len(extras):
            raise BadPieces("modules: two have the same number")
        for room in self.rooms.values():
            if len({face for _, face, _ in room.prizes()}) > 1:
                raise BadPieces(f"the room {room.name}: all gem options of a room ask for one symbol")

    def curse_from(self, curse: int) -> int:
        """The number of the module that brings a curse."""
        return next(one.number for one in self.extras.values() if self.curses[curse] in one.curses)

    def has_own_curses(self, curse: int) -> bool:
        """Whether a curse is of a module that makes a pile of its own."""
        return any(one.own_curses and self.curses[curse] in one.curses for one in self.extras.values())

    def treasure_from(self, treasure: int) -> int:
        """The number of the module that brings a treasure."""
        return next(one.number for one in self.extras.values() if self.treasures[treasure] in one.treasures)

    def room_from(self, room: int) -> int:
        """The number of the module that brings a room; 0: the base game does."""
        return next((one.number for one in self.extras.values() if self.rooms[room] in one.rooms), 0)

    @cached_property
    def room_names(self) -> dict[str, int]:
        """The number of a room by its name."""
        return {room.name: number for number, room in self.rooms.items()}

    def special(self, special: Special) -> int:
        """The number of the room with a special rule."""
        return next(number for number, room in self.rooms.items() if room.special == special)

    def rooms_of(self, *sets: str) -> list[int]:
        """The rooms of some sets that go into the pile."""
        return [number for number, room in self.rooms.items() if room.set in sets and room.special is None]


def numbered(what: str, pieces: list[Piece]) -> dict[int, Piece]:
    """Pieces by their number."""
    if len({piece.number for piece in pieces}) != len(pieces):
        raise BadPieces(f"{what}: two have the same number")
    if len({piece.name for piece in pieces}) != len(pieces):
        raise BadPieces(f"{what}: two have the same name")
    return {piece.number: piece for piece in sorted(pieces, key=lambda piece: piece.number)}


def names_of(pieces: dict[int, Piece]) -> tuple[str, ...]:
    """Names by number; a number that nothing has yet has none."""
    return tuple(pieces[number].name if number in pieces else "" for number in range(max(pieces, default=-1) + 1))


def handful(symbols: str | None) -> int:
    """Symbols such as 2A+K as one number: how many of each face, eight bits a face, the first face lowest."""
    total = 0
    for term in symbols.split("+") if symbols else ():
        total += int(term[:-1] or 1) << BITS * LETTERS.index(term[-1])
    return total


def symbols(text: str | None) -> list[Face]:
    """Symbols such as 2A+K, one by one."""
    numbers = handful(text).to_bytes(len(FACES), "little")
    return [face for face, number in zip(FACES, numbers, strict=True) for _ in range(number)]


def sides_of(letters: str) -> int:
    """The set of sides that are named by their letters."""
    return sum(1 << COMPASS.index(letter) for letter in letters)


BOX = Box(
    read_pieces("serai.games.temple", Base),
    {folder.name: read_pieces(folder.package, Extra) for folder in folders()},
)
ROOMS = names_of(BOX.rooms)
CURSES = names_of(BOX.curses)
TREASURES = names_of(BOX.treasures)
MODULES = tuple(BOX.extras)

# By their names, to people and on the wire.
if TYPE_CHECKING:
    Module = str
    Curse = str
    Treasure = str
else:
    Module = Literal[MODULES]
    Curse = Literal[tuple(filter(None, CURSES))]
    Treasure = Literal[tuple(filter(None, TREASURES))]
