"""Le Désert interdit: what is in the box."""

from __future__ import annotations

from typing import Annotated, Literal, TypeVar, get_args

import msgspec
from msgspec import Meta

from serai.core.pieces import BadPieces, read_pieces

Adventurer = Literal["archeologist", "climber", "explorer", "meteorologist", "navigator", "carrier"]
Part = Literal["propeller", "gearbox", "crystal", "compass"]
Equipment = Literal["blaster", "jetpack", "terrascope", "shield", "reserve", "throttle"]
Face = Literal[
    "gear", "crash", "tunnel", "well", "mirage", "pad",
    "row-propeller", "row-gearbox", "row-crystal", "row-compass",
    "column-propeller", "column-gearbox", "column-crystal", "column-compass",
]  # fmt: skip
StormCard = Literal[
    "wind-north-1", "wind-north-2", "wind-north-3", "wind-south-1", "wind-south-2", "wind-south-3",
    "wind-east-1", "wind-east-2", "wind-east-3", "wind-west-1", "wind-west-2", "wind-west-3", "sun", "rise",
]  # fmt: skip
Difficulty = Literal["novice", "normal", "elite", "legendary"]

# The number of a piece is its place here.
ADVENTURERS: tuple[Adventurer, ...] = get_args(Adventurer)
PARTS: tuple[Part, ...] = get_args(Part)
EQUIPMENT: tuple[Equipment, ...] = get_args(Equipment)
FACES: tuple[Face, ...] = get_args(Face)
STORM_CARDS: tuple[StormCard, ...] = get_args(StormCard)
DIFFICULTIES: tuple[Difficulty, ...] = get_args(Difficulty)

Count = Annotated[int, Meta(ge=1)]
Name = TypeVar("Name", Face, Equipment, StormCard)


class Person(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An adventurer and how much water the canteen holds."""

    name: Adventurer
    canteen: Count


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All pieces, in the order of their numbers."""

    sand: Count
    start_cells: tuple[Annotated[int, Meta(ge=0, le=24)], ...]
    adventurers: tuple[Person, ...]
    tiles: dict[Face, Count]
    equipment: dict[Equipment, Count]
    storm: dict[StormCard, Count]
    ladders: dict[str, tuple[Count, ...]]
    difficulties: dict[Difficulty, Annotated[int, Meta(ge=0)]]

    def __post_init__(self) -> None:
        for where, found, wanted in (
            ("adventurers", tuple(person.name for person in self.adventurers), ADVENTURERS),
            ("tiles", tuple(self.tiles), FACES),
            ("equipment", tuple(self.equipment), EQUIPMENT),
            ("storm", tuple(self.storm), STORM_CARDS),
            ("difficulties", tuple(self.difficulties), DIFFICULTIES),
        ):
            if found != wanted:
                raise BadPieces(f"$.{where}: wanted {', '.join(wanted)}, each once and in this order")

    def canteens(self) -> list[int]:
        """The water that each adventurer can carry."""
        return [person.canteen for person in self.adventurers]

    def ladder(self, seats: int) -> list[int]:
        """The storm meter for so many players."""
        return list(self.ladders[str(seats)])


def every(counts: dict[Name, int]) -> list[int]:
    """Every single piece, by number."""
    return [number for number, count in enumerate(counts.values()) for _ in range(count)]


BOX = read_pieces("serai.games.desert", Box)
