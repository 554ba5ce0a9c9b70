"""Escape, the new characters: their moves as people and messages name them."""

from __future__ import annotations

from typing import ClassVar

from serai.games.temple.modules.travellers.codes import (
    ACCEPT,
    ALONE,
    CLONE,
    DECLINE,
    HOP,
    MATES,
    PAIR,
    STEP_OVER,
    SWAP,
    TAKE_BACK,
)
from serai.games.temple.modules.travellers.rules.swapping import pair_of
from serai.games.temple.moves import Aimed, Move, Place, Seat, Tiles, aid, doubles
from serai.games.temple.pieces import FACES, Face


class LayPair(Move, frozen=True, tag="lay-pair"):
    """Trickster: lay out one of your dice for one of another player's."""

    KIND: ClassVar[int] = PAIR

    to: Seat
    give: Face
    take: Face

    def detail(self) -> int:
        return int(pair_of(self.to, FACES.index(self.give), FACES.index(self.take)))

    @classmethod
    def of(cls, detail: int) -> LayPair:
        rest, take = divmod(detail, len(FACES))
        to, give = divmod(rest, len(FACES))
        return cls(to, FACES[give], FACES[take])


class OfferSwap(Move, frozen=True, tag="offer-swap"):
    """Trickster: offer what is laid out."""

    KIND: ClassVar[int] = SWAP

    double_keys: Tiles = 0
    double_torches: Tiles = 0

    def detail(self) -> int:
        return aid(self.double_keys, self.double_torches)

    @classmethod
    def of(cls, detail: int) -> OfferSwap:
        return cls(*doubles(detail))


class Hop(Move, frozen=True, tag="hop"):
    """Teleporter: go from a room with a free opening to another one."""

    KIND: ClassVar[int] = HOP

    place: Place

    def detail(self) -> int:
        return self.place * MATES + ALONE

    @classmethod
    def of(cls, detail: int) -> Move:
        place, mate = divmod(detail, MATES)
        return cls(place) if mate == ALONE else HopTogether(place, mate)


class HopTogether(Move, frozen=True, tag="hop-together"):
    """Teleporter: ask somebody in your room to come along."""

    KIND: ClassVar[int] = HOP

    place: Place
    to: Seat

    def detail(self) -> int:
        return self.place * MATES + self.to


class Accept(Aimed, frozen=True, tag="accept"):
    """Say yes to what somebody offers you."""

    KIND: ClassVar[int] = ACCEPT

    to: Seat


class Decline(Aimed, frozen=True, tag="decline"):
    """Say no to it."""

    KIND: ClassVar[int] = DECLINE

    to: Seat


class TakeBack(Move, frozen=True, tag="take-back"):
    """Take back what you have laid out or offered."""

    KIND: ClassVar[int] = TAKE_BACK


class StepOver(Aimed, frozen=True, tag="step-over"):
    """Step through a portal into one of the eight rooms around."""

    KIND: ClassVar[int] = STEP_OVER

    place: Place


class ReadyClone(Move, frozen=True, tag="ready-clone"):
    """Have the clone double your keys and torches in your next act or pledge, or rather not."""

    KIND: ClassVar[int] = CLONE


MOVES: tuple[type[Move], ...] = (
    LayPair, OfferSwap, Hop, HopTogether, Accept, Decline, TakeBack, StepOver, ReadyClone,
)  # fmt: skip
