"""Les Camions du désert: moves as people and messages name them."""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args

import msgspec
from msgspec import Meta

from serai.games.trucks.board import PLACES
from serai.games.trucks.pieces import CARDS, Card
from serai.games.trucks.rules.codes import (
    DISCARD,
    DRIVE,
    FILL,
    FLIP,
    FLIP_OTHER,
    PUSH,
    RESTART,
    SIPHON_OFF,
    card_in,
    code,
    deed_in,
    litres_in,
    place_in,
    seat_in,
    truck_in,
)  # fmt: skip
from serai.games.trucks.state import FLIPANY, MOVE3ANY, SIPHON

Number = Annotated[int, Meta(ge=1, le=3)]  # of a truck among its owner's
Seat = Annotated[int, Meta(ge=0, le=5)]
Numbers = Literal["1", "2", "1-2", "3", "1-3", "2-3", "1-2-3"]
SETS: tuple[Numbers, ...] = get_args(Numbers)  # as bit masks, from 1 up
Cell = Annotated[str, Meta(pattern="^([A-Z][1-9]|OASIS|START)$")]


class Drive(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="drive"):
    """Drive an own truck to a cell, where its gauge then shows these litres; asked with 0, the answer says why."""

    card: Literal["move13", "move24", "move3any"]
    truck: Number
    cell: Cell
    litres: Annotated[int, Meta(ge=0, le=12)]


class Push(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="push"):
    """Move somebody else's truck three cells."""

    seat: Seat  # its owner
    truck: Number
    cell: Cell


class Siphon(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="siphon"):
    """Take three litres from somebody else's truck."""

    seat: Seat
    truck: Number


class Fill(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="fill"):
    """Put a litre into an own truck."""

    truck: Number


class Flip(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="flip"):
    """Turn the gauges of own trucks over."""

    card: Literal["flipown", "flipany"]
    trucks: Numbers


class FlipOther(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="flip-other"):
    """Turn the gauge of somebody else's truck over."""

    seat: Seat
    truck: Number


class Restart(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="restart"):
    """Play a card that cannot be followed, and send an own truck home."""

    card: Card
    truck: Number


class Discard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="discard"):
    """Play a card that cannot be followed, with no truck to send home."""

    card: Card


KINDS = (Drive, Push, Siphon, Fill, Flip, FlipOther, Restart, Discard)  # in the order of their codes
Move = Drive | Push | Siphon | Fill | Flip | FlipOther | Restart | Discard


def decode(move: int) -> Move:
    """The move that a code stands for."""
    parts: dict[str, Any] = {
        "card": CARDS[card_in(move)],
        "seat": int(seat_in(move)),
        "truck": int(truck_in(move)) + 1,
        "trucks": SETS[truck_in(move) - 1],
        "cell": PLACES[place_in(move)],
        "litres": int(litres_in(move)),
    }
    kind = KINDS[deed_in(move)]
    return kind(**{name: parts[name] for name in kind.__struct_fields__})


def encode(move: Move) -> int:
    """The code of a move."""
    match move:
        case Drive(card, truck, cell, litres):
            return int(code(DRIVE, CARDS.index(card), 0, truck - 1, PLACES.index(cell), litres))
        case Push(seat, truck, cell):
            return int(code(PUSH, MOVE3ANY, seat, truck - 1, PLACES.index(cell), 0))
        case Siphon(seat, truck):
            return int(code(SIPHON_OFF, SIPHON, seat, truck - 1, 0, 0))
        case Fill(truck):
            return int(code(FILL, SIPHON, 0, truck - 1, 0, 0))
        case Flip(card, trucks):
            return int(code(FLIP, CARDS.index(card), 0, SETS.index(trucks) + 1, 0, 0))
        case FlipOther(seat, truck):
            return int(code(FLIP_OTHER, FLIPANY, seat, truck - 1, 0, 0))
        case Restart(card, truck):
            return int(code(RESTART, CARDS.index(card), 0, truck - 1, 0, 0))
        case Discard(card):
            return int(code(DISCARD, CARDS.index(card), 0, 0, 0, 0))
