"""Quicksand: what is in the box."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Literal, get_args

import msgspec
from msgspec import Meta

from serai.core.pieces import BadPieces, read_pieces

Shape = Literal["triangle", "circle", "square", "moon"]
Colour = Literal["grey", "yellow", "orange"]
Card = Literal["triangle", "circle", "square", "moon", "grey", "yellow", "orange", "joker"]
Sort = Literal["slow", "normal", "fast"]
TimerSet = Literal["standard", "measured"]
Extra = Literal["silence", "block", "discard-shape", "discard-colour", "facing-out"]

SHAPES: tuple[Shape, ...] = get_args(Shape)
COLOURS: tuple[Colour, ...] = get_args(Colour)
CARDS: tuple[Card, ...] = get_args(Card)  # a card's number is its place here: shapes, colours, joker
SORTS: tuple[Sort, ...] = get_args(Sort)  # of timers
TIMER_SETS: tuple[TimerSet, ...] = get_args(TimerSet)

Count = Annotated[int, Meta(ge=1)]
ByColour = tuple[Count, Count, Count]
LAST_LEVEL = 21


class Closed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Data in which a misspelt name is an error."""


class Copies(Closed, frozen=True):
    """How many of each card."""

    shape: Count
    colour: Count
    joker: Count


class TimerSort(Closed, frozen=True):
    """One sort of sand timer, and its running time in each set."""

    name: Sort
    count: Count
    seconds: dict[TimerSet, Annotated[int, Meta(ge=5)]]


class Blocks(Closed, frozen=True):
    """The block markers, and how far apart they are put."""

    count: Count
    every: Count


class Tiles(Closed, frozen=True):
    """How many gears there are of each shape, by colour."""

    colours: tuple[Colour, Colour, Colour]
    triangle: ByColour
    circle: ByColour
    square: ByColour
    moon: ByColour

    def all(self) -> list[int]:
        """Every single gear, as shape * 3 + colour."""
        rows: tuple[ByColour, ...] = (self.triangle, self.circle, self.square, self.moon)
        counts = [count for row in rows for count in row]
        return [gear for gear, count in enumerate(counts) for _ in range(count)]


class Level(Closed, frozen=True):
    """A level: its track, its timers from tile 1 forward, its extra rules."""

    before: Count
    after: Count
    timers: Annotated[str, Meta(pattern="^[SNF]+$")]
    extra: tuple[Extra, ...] = ()

    def sorts(self) -> list[int]:
        """The sort of each timer."""
        return ["SNF".index(letter) for letter in self.timers]


class Box(Closed, frozen=True):
    """All there is."""

    hand: Count
    cards: Copies
    timers: tuple[TimerSort, TimerSort, TimerSort]
    blocks: Blocks
    tiles: Tiles
    levels: tuple[Level, ...]

    def __post_init__(self) -> None:
        if tuple(sort.name for sort in self.timers) != SORTS:
            raise BadPieces(f"$.timers: wanted {', '.join(SORTS)}, each once and in this order")
        if self.tiles.colours != COLOURS:
            raise BadPieces(f"$.tiles.colours: wanted {', '.join(COLOURS)}, in this order")
        if len(self.levels) != LAST_LEVEL:
            raise BadPieces(f"$.levels: wanted {LAST_LEVEL}, found {len(self.levels)}")
        for number, level in enumerate(self.levels):
            self.check(level, f"$.levels[{number}]")

    def check(self, level: Level, place: str) -> None:
        """Whether the box holds what a level needs."""
        if level.before + level.after > len(self.tiles.all()):
            raise BadPieces(f"{place}: there are not so many tiles")
        if not len(level.timers) <= min(level.after, level.before):
            raise BadPieces(f"{place}.timers: a tile holds one timer, and all must end after the marker")
        wanted = Counter(level.sorts())
        if any(wanted[number] > sort.count for number, sort in enumerate(self.timers)):
            raise BadPieces(f"{place}.timers: there are not so many of one sort")
        if "block" in level.extra and self.block_tiles(level)[-1] > level.before:
            raise BadPieces(f"{place}: a block marker would lie behind the disarm marker")

    def block_tiles(self, level: Level) -> list[int]:
        """QKS-SETUP-7: where the block markers of a level go."""
        foremost = len(level.timers)
        return [foremost + self.blocks.every * (n + 1) for n in range(self.blocks.count)]

    def deck(self) -> list[int]:
        """Every single card, by number."""
        copies = [self.cards.shape] * len(SHAPES) + [self.cards.colour] * len(COLOURS) + [self.cards.joker]
        return [card for card, count in enumerate(copies) for _ in range(count)]

    def running_times(self, timer_set: TimerSet) -> list[int]:
        """Milliseconds for each sort of timer."""
        return [sort.seconds[timer_set] * 1000 for sort in self.timers]


BOX = read_pieces("serai.games.quicksand", Box)
