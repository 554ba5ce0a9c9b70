"""The lantern: its moves as people and messages name them."""

from __future__ import annotations

from typing import Annotated, ClassVar

from msgspec import Meta

from lantern.codes import LAY_DIE, LOOK, POUR, PUSH, SEND, SHOW, TURN
from serai.games.temple.moves import Aimed, Move, Place, Seat, Sided


class Pour(Move, frozen=True, tag="pour"):
    """Pour oil into the lantern."""

    KIND: ClassVar[int] = POUR


class LookAt(Aimed, frozen=True, tag="look-at"):
    """Look at a token."""

    KIND: ClassVar[int] = LOOK

    to: Seat


class Show(Aimed, frozen=True, tag="show"):
    """Show everybody a sun that one knows."""

    KIND: ClassVar[int] = SHOW

    to: Seat


class Send(Aimed, frozen=True, tag="send"):
    """Pledge torches to the shrine from afar."""

    KIND: ClassVar[int] = SEND

    torches: Annotated[int, Meta(ge=1, le=15)]


class LayDie(Move, frozen=True, tag="lay-die"):
    """Lay a locked die on the shrine."""

    KIND: ClassVar[int] = LAY_DIE


class TurnRoom(Aimed, frozen=True, tag="turn-room"):
    """Turn a room by a quarter."""

    KIND: ClassVar[int] = TURN

    place: Place


class PushRoom(Sided, frozen=True, tag="push-room"):
    """Push the mill to a side."""

    KIND: ClassVar[int] = PUSH
