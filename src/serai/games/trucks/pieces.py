"""Les Camions du désert: what is in the box, and the board of the house."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

import msgspec
from msgspec import Meta

from serai.core.pieces import BadPieces, read_pieces
from serai.games.trucks.board import Board

Card = Literal["move13", "move24", "move3any", "siphon", "flipown", "flipany"]
CARDS: tuple[Card, ...] = get_args(Card)  # a card's number is its place here
Colour = Literal["red", "blue", "yellow", "green", "white", "black"]
SEATS = range(2, 7)
MANY = 4  # players from whom on some cards are taken out


class Kind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One kind of card: how many there are, and how many of them are taken out with four players or more."""

    name: Card
    count: Annotated[int, Meta(ge=1)]
    out: Annotated[int, Meta(ge=0)]


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What each player gets, by the number of players."""

    seats: int
    trucks: Annotated[int, Meta(ge=1, le=3)]
    hand: Annotated[int, Meta(ge=1)]


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All cards in the order of their numbers, the tables in the order of their seats, and the board."""

    points: tuple[int, ...]
    colours: tuple[Colour, ...]
    cards: tuple[Kind, ...]
    tables: tuple[Table, ...]
    board: Board

    def __post_init__(self) -> None:
        if tuple(kind.name for kind in self.cards) != CARDS:
            raise BadPieces(f"$.cards: wanted {', '.join(CARDS)}, each once and in this order")
        if [table.seats for table in self.tables] != list(SEATS):
            raise BadPieces("$.tables: wanted one for each number of seats from 2 to 6, in this order")
        if len(self.points) < max(table.seats * table.trucks for table in self.tables):
            raise BadPieces("$.points: every truck that can arrive needs a place")

    def deck(self, seats: int) -> list[int]:
        """TRK-SETUP-4, TRK-SETUP-5: every single card for a table, by number."""
        return [
            number
            for number, kind in enumerate(self.cards)
            for _ in range(kind.count - (kind.out if seats >= MANY else 0))
        ]

    def by_seats(self) -> tuple[list[int], list[int]]:
        """Trucks and hand size of each player, indexed by the number of players."""
        none = [0] * SEATS[0]
        return none + [table.trucks for table in self.tables], none + [table.hand for table in self.tables]


BOX = read_pieces("serai.games.trucks", Box)
