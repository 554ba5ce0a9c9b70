"""Escape: moves as people and messages name them. Each knows its number; modules bring moves of their own."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal, Self

import msgspec
from msgspec import Meta

from serai.games.temple.pieces import FACES, SIDES, TREASURES, Face, Side
from serai.games.temple.rules import codes
from serai.games.temple.rules.codes import AIDS, BLOCK, MOST_DICE, MOST_TILES, STANDS
from serai.games.temple.rules.handful import count, dice
from serai.games.temple.state import ADVENTURER, GOLD, KEY, TORCH

Dice = Annotated[int, Meta(ge=0, le=15)]
Tiles = Annotated[int, Meta(ge=0, le=2)]
Seat = Annotated[int, Meta(ge=0, le=5)]
Place = Annotated[int, Meta(ge=0, le=99)]  # rooms by their place in the temple
Option = Annotated[int, Meta(ge=0, le=2)]
Symbol = Literal["adventurer", "key", "torch", "black", "gold"]
Double = Literal["keys", "torches"]
DOUBLES: dict[int, Double] = {TREASURES.index("keys"): "keys", TREASURES.index("torches"): "torches"}


class Move(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move in which a misspelt name is an error. Without details it needs no more than its number."""

    KIND: ClassVar[int]

    def detail(self) -> int:
        """What it is about, as a number."""
        return 0

    @classmethod
    def of(cls, detail: int) -> Move:  # noqa: ARG003
        """The move with this detail."""
        return cls()


class Aimed(Move, frozen=True):
    """A move at something that has a number: a seat, a place, an option."""

    def detail(self) -> int:
        return int(getattr(self, self.__struct_fields__[0]))

    @classmethod
    def of(cls, detail: int) -> Self:
        return cls(detail)


class Sided(Move, frozen=True):
    """A move to a side."""

    side: Side

    def detail(self) -> int:
        return SIDES.index(self.side)

    @classmethod
    def of(cls, detail: int) -> Move:
        return cls(SIDES[detail])


def aid(keys: int, torches: int = 0) -> int:
    """Double keys and torches that pay with the dice, as a number."""
    return keys * (MOST_TILES + 1) + torches


def doubles(number: int) -> tuple[int, int]:
    """And back."""
    return divmod(number, MOST_TILES + 1)


class KeyAided(Move, frozen=True):
    """A move with a price in keys, which double keys may help to pay."""

    double_keys: Tiles = 0

    def detail(self) -> int:
        return aid(self.double_keys)

    @classmethod
    def of(cls, detail: int) -> Self:
        return cls(doubles(detail)[0])


class Rolling(Move, frozen=True):
    """Which shown dice to roll."""

    adventurers: Dice = 0
    keys: Dice = 0
    torches: Dice = 0
    golds: Dice = 0

    def detail(self) -> int:
        shown = dice(ADVENTURER, self.adventurers) + dice(KEY, self.keys)
        return int(codes.again(shown + dice(TORCH, self.torches) + dice(GOLD, self.golds)))

    @classmethod
    def of(cls, detail: int) -> Self:
        handful = codes.handful_again(detail)
        return cls(*(int(count(handful, face)) for face in (ADVENTURER, KEY, TORCH, GOLD)))


class Roll(Rolling, frozen=True, tag="roll"):
    """Roll so many of the dice that show each face again, and all dice without a face."""

    KIND: ClassVar[int] = codes.ROLL


class RollCarefully(Rolling, frozen=True, tag="roll-carefully"):
    """The same, slowly, so that no die falls: for who holds the curse of the lost dice."""

    KIND: ClassVar[int] = codes.ROLL_CAREFULLY


class Enter(Move, frozen=True, tag="enter"):
    """Go into the next room; double keys and torches may pay with the dice."""

    KIND: ClassVar[int] = codes.ENTER

    side: Side
    double_keys: Tiles = 0
    double_torches: Tiles = 0

    def detail(self) -> int:
        return SIDES.index(self.side) * AIDS + aid(self.double_keys, self.double_torches)

    @classmethod
    def of(cls, detail: int) -> Enter:
        return cls(SIDES[detail // AIDS], *doubles(detail % AIDS))


class Discover(Sided, frozen=True, tag="discover"):
    """Draw a room and put it on this side."""

    KIND: ClassVar[int] = codes.DISCOVER

    @classmethod
    def of(cls, detail: int) -> Move:
        return Explore() if detail == codes.LATER else cls(SIDES[detail])


class Explore(Move, frozen=True, tag="explore"):
    """Draw a room, look at it, and choose its side then."""

    KIND: ClassVar[int] = codes.DISCOVER

    def detail(self) -> int:
        return codes.LATER


class PlaceRoom(Sided, frozen=True, tag="place-room"):
    """Put the room that was drawn on this side of the room it was discovered from."""

    KIND: ClassVar[int] = codes.PLACE


class Activate(Aimed, frozen=True, tag="activate"):
    """Fulfil the task of the room, such as an option of a gem room, with the own dice and all that is pledged."""

    KIND: ClassVar[int] = codes.ACTIVATE

    option: Option


class Pledge(Move, frozen=True, tag="pledge"):
    """Pledge dice to the task of the room."""

    KIND: ClassVar[int] = codes.PLEDGE

    face: Symbol
    number: Annotated[int, Meta(ge=1, le=15)]

    def detail(self) -> int:
        return FACES.index(self.face) * MOST_DICE + self.number

    @classmethod
    def of(cls, detail: int) -> Move:
        symbol, rest = divmod(detail, STANDS)
        face, number = symbol_of(rest // MOST_DICE), rest % MOST_DICE
        return PledgeAs(face, number, symbol_of(symbol)) if symbol else cls(face, number)


class PledgeAs(Move, frozen=True, tag="pledge-as"):
    """The same with dice that stand for another symbol than their own."""

    KIND: ClassVar[int] = codes.PLEDGE

    face: Symbol
    number: Annotated[int, Meta(ge=1, le=15)]
    symbol: Symbol

    def detail(self) -> int:
        return FACES.index(self.symbol) * STANDS + FACES.index(self.face) * MOST_DICE + self.number


def symbol_of(face: int) -> Symbol:
    """A face that is a symbol."""
    name = FACES[face]
    assert name != "unrolled", "a die without a face stands for nothing"
    return name


class PledgeTreasure(Move, frozen=True, tag="pledge-treasure"):
    """Add a double key or torch to the own pledge."""

    KIND: ClassVar[int] = codes.PLEDGE_TREASURE

    treasure: Double

    def detail(self) -> int:
        return TREASURES.index(self.treasure)

    @classmethod
    def of(cls, detail: int) -> PledgeTreasure:
        return cls(DOUBLES[detail])


class Withdraw(Move, frozen=True, tag="withdraw"):
    """Take the own pledge back."""

    KIND: ClassVar[int] = codes.WITHDRAW


class Help(Aimed, frozen=True, tag="help"):
    """Spend a gold mask on black masks: the own ones, or those of one other player in the room."""

    KIND: ClassVar[int] = codes.HELP

    to: Seat


class Leave(KeyAided, frozen=True, tag="leave"):
    """Escape from the temple."""

    KIND: ClassVar[int] = codes.LEAVE


class Give(Aimed, frozen=True, tag="give"):
    """Give one die to somebody still inside."""

    KIND: ClassVar[int] = codes.GIVE

    to: Seat


class Agree(Move, frozen=True, tag="agree"):
    """Propose a boost of fate, or agree to it."""

    KIND: ClassVar[int] = codes.AGREE


class Refuse(Move, frozen=True, tag="refuse"):
    """Say no to the boost of fate."""

    KIND: ClassVar[int] = codes.REFUSE


class GiveUp(Move, frozen=True, tag="give-up"):
    """Say which die to give up."""

    KIND: ClassVar[int] = codes.GIVE_UP

    face: Face

    def detail(self) -> int:
        return FACES.index(self.face)

    @classmethod
    def of(cls, detail: int) -> GiveUp:
        return cls(FACES[detail])


class Stop(Move, frozen=True, tag="stop"):
    """Want to stop practising."""

    KIND: ClassVar[int] = codes.STOP


BASE: tuple[type[Move], ...] = (
    Roll, RollCarefully, Enter, Discover, Explore, PlaceRoom, Activate, Pledge, PledgeAs, PledgeTreasure, Withdraw,
    Help, Leave, Give, Agree, Refuse, GiveUp, Stop,
)  # fmt: skip


def encode(move: Move) -> int:
    """The code of a move."""
    return move.KIND * BLOCK + move.detail()
