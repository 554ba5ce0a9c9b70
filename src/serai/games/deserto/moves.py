"""Deserto: moves as people and messages name them."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from serai.games.deserto.pieces import CARDS, Card
from serai.games.deserto.rules.codes import GIVE, give, lay

Cell = Annotated[int, Meta(ge=0, le=3)]


class Lay(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="lay"):
    """Lay a card on a position of the square."""

    card: Card
    cell: Cell


class Give(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="give"):
    """Give a card to the previous player."""

    card: Card


Move = Lay | Give


def decode(code: int) -> Move:
    """The move that a code stands for."""
    card, cell = divmod(code, 5)
    return Give(CARDS[card]) if cell == GIVE else Lay(CARDS[card], cell)


def encode(move: Move) -> int:
    """The code of a move."""
    card = CARDS.index(move.card)
    return int(give(card) if isinstance(move, Give) else lay(card, move.cell))
