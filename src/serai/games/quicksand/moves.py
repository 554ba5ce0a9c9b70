"""Quicksand: moves as people and messages name them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from serai.games.quicksand.pieces import CARDS, COLOURS, SHAPES
from serai.games.quicksand.rules.codes import PLACES, is_joker, joker, play, play_place
from serai.games.quicksand.state import JOKER

Plain = Literal["triangle", "circle", "square", "moon", "grey", "yellow", "orange"]
PLAIN: tuple[Plain, ...] = (*SHAPES, *COLOURS)
Timer = Annotated[int, Meta(ge=0, le=4)]  # in the order of their first tiles
Place = Annotated[int, Meta(ge=0, le=2)]  # in a hand


class Play(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="play"):
    """Play a shape or a colour."""

    card: Plain


class Joker(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="joker"):
    """Play a joker on a timer, or name the timer for a joker that was just shown."""

    timer: Timer


class PlayPlace(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="play-place"):
    """Play the card at a place of the own hand, unseen."""

    place: Place


Move = Play | Joker | PlayPlace


def decode(code: int) -> Move:
    """The move that a code stands for."""
    if is_joker(code):
        return Joker(code - JOKER)
    return PlayPlace(code - PLACES) if code >= PLACES else Play(PLAIN[code])


def encode(move: Move) -> int:
    """The code of a move."""
    if isinstance(move, Play):
        return int(play(CARDS.index(move.card)))
    return int(joker(move.timer) if isinstance(move, Joker) else play_place(move.place))
