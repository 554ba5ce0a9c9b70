"""Deserto: what is in the box."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

import msgspec
from msgspec import Meta

from serai.core.pieces import BadPieces, read_pieces

Card = Literal["oasis", "vizier", "thief", "treasure"]
CARDS: tuple[Card, ...] = get_args(Card)  # a card's number is its place here


class Kind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One kind of card."""

    name: Card
    count: Annotated[int, Meta(ge=1)]
    beats: Card | None = None


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All cards, in the order of their numbers."""

    hand: Annotated[int, Meta(ge=1)]
    cards: tuple[Kind, ...]

    def __post_init__(self) -> None:
        if tuple(kind.name for kind in self.cards) != CARDS:
            raise BadPieces(f"$.cards: wanted {', '.join(CARDS)}, each once and in this order")

    def deck(self) -> list[int]:
        """Every single card, by number."""
        return [number for number, kind in enumerate(self.cards) for _ in range(kind.count)]

    def beats(self, nothing: int) -> list[int]:
        """Which card each one beats."""
        return [CARDS.index(kind.beats) if kind.beats else nothing for kind in self.cards]

    def beaten_by(self, nothing: int) -> list[int]:
        """Which card beats each one."""
        beats = self.beats(nothing)
        return [beats.index(card) if card in beats else nothing for card in range(len(CARDS))]


BOX = read_pieces("serai.games.deserto", Box)
