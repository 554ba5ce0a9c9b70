"""Quicksand: what a reader is shown of the table, piece by piece. `view.py` fills it in."""

from __future__ import annotations

import msgspec

from serai.games.quicksand.pieces import Card, Colour, Shape, Sort


class Gear(msgspec.Struct, frozen=True):
    """A tile of the track."""

    shape: Shape
    colour: Colour
    blocked: bool


class SandTimer(msgspec.Struct, frozen=True):
    """A timer. What is left at a moment t is `left` - (t - `since`), and never less than 0."""

    sort: Sort
    full: int  # ms of sand
    left: int  # ms of sand in the upper bulb
    since: int  # at this moment of game time
    tile: int  # counted from 1; where it stands, or beside which
    lost: bool
    turned_by: list[Card]  # the cards that would activate it where it stands; jokers always may


class View(msgspec.Struct, frozen=True):
    """The table from one side of it."""

    level: int
    now: int  # game time of this view
    turn: int | None  # whose turn it is; None before the first card, when anybody may begin, and at the end
    naming: bool  # the seat in turn has shown a joker and has to name a timer
    before: int  # tiles before the disarm marker; the others are the danger zone
    gears: list[Gear]
    timers: list[SandTimer]
    hands: list[list[Card | None]]  # by place; None where the reader does not see the card
    hand_sizes: list[int]
    draw_pile: int
    coming: list[Card]  # the draw pile, next card first, once everybody has seen it as discards
    discards: list[Card]  # oldest first
    unseen: dict[Card, int]  # how many of each kind the reader has not seen; none where that would tell: QKS-OUT-3
    removed: Card | None  # the shape or colour without cards
    silent: bool
    facing_out: bool
    grace: int  # ms
    ended_at: int | None  # the exact moment of the end
    aided: int  # up to this level the page shows what a card would do, where the table has not chosen
