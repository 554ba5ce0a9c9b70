"""Deserto: what a reader is shown of the table. `view.py` fills it in."""

from __future__ import annotations

import msgspec

from serai.games.deserto.pieces import Card


class View(msgspec.Struct, frozen=True):
    """The table from one side of it."""

    turn: int | None  # whose turn it is; None when it is over
    hand: list[Card] | None  # the reader's own; None for a watcher
    hand_sizes: list[int]
    piles: list[list[Card]]  # of each position, bottom first; all were seen when they were laid
    won: list[int]
    draw_pile: int
    unseen: dict[Card, int]  # how many of each kind the reader has not seen: counting cards is fair
    box: dict[Card, int]  # how many of each kind there are
