"""Le Désert interdit: moves as people and messages name them."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from serai.games.desert.pieces import EQUIPMENT, PARTS, STORM_CARDS, Equipment, Part, StormCard
from serai.games.desert.rules import codes
from serai.games.desert.state import CELLS

Cell = Annotated[int, Meta(ge=0, le=24)]
Seat = Annotated[int, Meta(ge=0, le=4)]
Portions = Annotated[int, Meta(ge=1, le=5)]


class CallStorm(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="call-storm"):
    """End the actions of this turn."""


class Reveal(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="reveal"):
    """Turn up the next storm card."""


class Excavate(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="excavate"):
    """Turn the tile under the pawn."""


class Spare(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="spare"):
    """The Meteorologist: draw one storm card less."""


class Look(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="look"):
    """The Meteorologist: look at the top of the storm pile."""


class DrawWater(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="draw-water"):
    """The Water Carrier: take water from a well."""


class Halt(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="halt"):
    """The Navigator: lead the Climber no further."""


class RaiseShield(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="raise-shield"):
    """Play a Solar Shield."""


class ShareReserve(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="share-reserve"):
    """Play the Secret Water Reserve."""


class SpeedUp(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="speed-up"):
    """Play the Time Throttle."""


class TakePart(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="take-part"):
    """Pick up a part of the flying machine."""

    part: Part


class PutOnTop(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="put-on-top"):
    """The Meteorologist: this card is drawn before those still in hand."""

    storm: StormCard


class PutUnder(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="put-under"):
    """The Meteorologist: this card goes to the bottom of the pile."""

    storm: StormCard


class Dig(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="dig"):
    """Remove sand from a tile."""

    cell: Cell


class Blast(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="blast"):
    """Play a Dune Blaster on a tile."""

    cell: Cell


class Scout(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="scout"):
    """Play a Terrascope on a tile."""

    cell: Cell


class Give(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="give"):
    """Pass water to another adventurer."""

    to: Seat
    amount: Portions


class HandOver(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="hand-over"):
    """Pass an equipment card to another adventurer."""

    to: Seat
    card: Equipment


class Walk(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="walk"):
    """Move to a cell."""

    cell: Cell


class WalkWith(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="walk-with"):
    """The Climber: move to a cell and take somebody along."""

    cell: Cell
    to: Seat  # the passenger


class Fly(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="fly"):
    """Play a Jet Pack."""

    cell: Cell


class FlyWith(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="fly-with"):
    """Play a Jet Pack and take somebody along."""

    cell: Cell
    to: Seat  # the passenger


class Guide(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="guide"):
    """The Navigator: lead another adventurer to a cell (the Climber: one step)."""

    seat: Seat  # who is led
    cell: Cell


class GuideWith(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="guide-with"):
    """The Navigator: lead the Climber one step, who takes somebody along."""

    seat: Seat  # the Climber
    cell: Cell
    to: Seat  # her passenger


Plain = (
    CallStorm | Reveal | Excavate | Spare | Look | DrawWater | Halt | RaiseShield | ShareReserve | SpeedUp
)  # fmt: skip
Move = (
    Plain | TakePart | PutOnTop | PutUnder | Dig | Blast | Scout | Give | HandOver | Walk | WalkWith | Fly | FlyWith
    | Guide | GuideWith
)  # fmt: skip

# Moves without details; the code of one is its place here.
PLAIN: tuple[type[Plain], ...] = (
    CallStorm, Reveal, Excavate, Spare, Look, DrawWater, Halt, RaiseShield, ShareReserve, SpeedUp,
)  # fmt: skip


def decode(code: int) -> Move:
    """The move that a code stands for."""
    if code < codes.TAKE_PART:
        return PLAIN[code]()
    if code < codes.PUT_ON_TOP:
        return TakePart(PARTS[code - codes.TAKE_PART])
    if code < codes.PUT_UNDER:
        return PutOnTop(STORM_CARDS[code - codes.PUT_ON_TOP])
    if code < codes.DIG:
        return PutUnder(STORM_CARDS[code - codes.PUT_UNDER])
    if code < codes.GIVE:
        return (Dig, Blast, Scout)[code // 100 - 1](code % 100)
    if code < codes.HAND:
        to, less_one = divmod(code - codes.GIVE, 5)
        return Give(to, less_one + 1)
    if code < codes.WALK:
        to, card = divmod(code - codes.HAND, 6)
        return HandOver(to, EQUIPMENT[card])
    return decode_journey(code)


def decode_journey(code: int) -> Move:
    """A move from cell to cell."""
    if code < codes.GUIDE:
        riders, cell = divmod(code % 1000, CELLS)
        flies = code >= codes.FLY
        if riders:
            return FlyWith(cell, riders - 1) if flies else WalkWith(cell, riders - 1)
        return Fly(cell) if flies else Walk(cell)
    rest, cell = divmod(code - codes.GUIDE, CELLS)
    riders, other = divmod(rest, codes.TABLE)
    return GuideWith(other, cell, riders - 1) if riders else Guide(other, cell)


def encode(move: Move) -> int:
    """The code of a move."""
    match move:
        case TakePart(part):
            return codes.TAKE_PART + PARTS.index(part)
        case PutOnTop(storm):
            return codes.PUT_ON_TOP + STORM_CARDS.index(storm)
        case PutUnder(storm):
            return codes.PUT_UNDER + STORM_CARDS.index(storm)
        case Dig(cell):
            return codes.DIG + cell
        case Blast(cell):
            return codes.BLAST + cell
        case Scout(cell):
            return codes.SCOUT + cell
        case Give(to, amount):
            return int(codes.give(to, amount))
        case HandOver(to, card):
            return int(codes.hand_over(to, EQUIPMENT.index(card)))
        case Walk() | WalkWith() | Fly() | FlyWith() | Guide() | GuideWith():
            return encode_journey(move)
    return PLAIN.index(type(move))


def encode_journey(move: Walk | WalkWith | Fly | FlyWith | Guide | GuideWith) -> int:
    """The code of a move from cell to cell."""
    match move:
        case Walk(cell):
            return int(codes.walk(cell, codes.NO_PASSENGER))
        case WalkWith(cell, to):
            return int(codes.walk(cell, to))
        case Fly(cell):
            return int(codes.fly(cell, codes.NO_PASSENGER))
        case FlyWith(cell, to):
            return int(codes.fly(cell, to))
        case Guide(seat, cell):
            return int(codes.guide(seat, cell, codes.NO_PASSENGER))
        case GuideWith(seat, cell, to):
            return int(codes.guide(seat, cell, to))
