"""Escape, module 6: its moves as people and messages name them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

from msgspec import Meta

from serai.core.vecs import i64, vec
from serai.games.temple.modules.characters.codes import (
    BREAK_THROUGH,
    CHOOSE,
    FIRE,
    HEROES,
    LADEN,
    LEND,
    POWERS,
    REDRAW,
    RELIEVE,
    REROLL,
    STRIDE,
    TILES,
    TURN,
    VISIT,
    WALK,
)
from serai.games.temple.modules.characters.rules.powers import steps, walk_of
from serai.games.temple.moves import Aimed, Move, Option, Place, Seat, Tiles, aid, doubles
from serai.games.temple.pieces import COMPASS, SIDES, Side
from serai.games.temple.rules.codes import AIDS

Path = Annotated[str, Meta(pattern="^[NESW]{1,3}$")]
Quarters = Annotated[int, Meta(ge=1, le=3)]

if TYPE_CHECKING:
    Hero = str
    Power = str
else:
    Hero = Literal[HEROES]
    Power = Literal[POWERS]


class Choose(Move, frozen=True, tag="choose"):
    """Be this character, with this power."""

    KIND: ClassVar[int] = CHOOSE

    hero: Hero
    power: Power

    def detail(self) -> int:
        return HEROES.index(self.hero) * TILES + POWERS.index(self.power)

    @classmethod
    def of(cls, detail: int) -> Choose:
        return cls(HEROES[detail // TILES], POWERS[detail % TILES])


class Redraw(Move, frozen=True, tag="redraw"):
    """Explorer: put the room that you have drawn under the pile, and draw another."""

    KIND: ClassVar[int] = REDRAW


class Walk(Move, frozen=True, tag="walk"):
    """Explorer: walk through one to three rooms."""

    KIND: ClassVar[int] = WALK

    path: Path

    def detail(self) -> int:
        return int(walk_of(vec[i64]([COMPASS.index(letter) for letter in self.path])))

    @classmethod
    def of(cls, detail: int) -> Walk:
        return cls("".join(COMPASS[side] for side in steps(detail)))


class Relieve(Aimed, frozen=True, tag="relieve"):
    """Doc: free all black masks of another adventurer, wherever they are."""

    KIND: ClassVar[int] = RELIEVE

    to: Seat


class Visit(Move, frozen=True, tag="visit"):
    """Magician, priest: go to a room with another adventurer."""

    KIND: ClassVar[int] = VISIT

    place: Place
    double_keys: Tiles = 0

    def detail(self) -> int:
        return self.place * AIDS + aid(self.double_keys)

    @classmethod
    def of(cls, detail: int) -> Visit:
        return cls(detail // AIDS, doubles(detail % AIDS)[0])


class Stride(Move, frozen=True, tag="stride"):
    """Colossus: enter the next room for two adventurers, may be with the Chalice."""

    KIND: ClassVar[int] = STRIDE

    side: Side
    chalice: bool = False
    double_torches: Tiles = 0

    def detail(self) -> int:
        return (SIDES.index(self.side) * LADEN + self.chalice) * AIDS + aid(0, self.double_torches)

    @classmethod
    def of(cls, detail: int) -> Stride:
        side, laden = divmod(detail // AIDS, LADEN)
        return cls(SIDES[side], bool(laden), doubles(detail % AIDS)[1])


class BreakThrough(Stride, frozen=True, tag="break-through"):
    """Colossus: enter the next room through a wall."""

    KIND: ClassVar[int] = BREAK_THROUGH


class Lend(Aimed, frozen=True, tag="lend"):
    """Priest: lend three black masks to the gems of a room, as keys or torches."""

    KIND: ClassVar[int] = LEND

    place: Place


class Fire(Aimed, frozen=True, tag="fire"):
    """Priest: activate the gems to which your masks are lent."""

    KIND: ClassVar[int] = FIRE

    option: Option


class RerollMasks(Move, frozen=True, tag="reroll-masks"):
    """Priest: have three black masks back."""

    KIND: ClassVar[int] = REROLL


class Turn(Move, frozen=True, tag="turn"):
    """Mechanic: turn a room clockwise."""

    KIND: ClassVar[int] = TURN

    place: Place
    quarters: Quarters
    double_torches: Tiles = 0

    def detail(self) -> int:
        return (self.place * len(SIDES) + self.quarters) * AIDS + aid(0, self.double_torches)

    @classmethod
    def of(cls, detail: int) -> Turn:
        place, quarters = divmod(detail // AIDS, len(SIDES))
        return cls(place, quarters, doubles(detail % AIDS)[1])


MOVES: tuple[type[Move], ...] = (
    Choose, Redraw, Walk, Relieve, Visit, Stride, BreakThrough, Lend, Fire, RerollMasks, Turn,
)  # fmt: skip
