"""Quicksand: the position on the table."""

from __future__ import annotations

from typing import Final

from serai.core.state import State
from serai.core.vecs import i64, u8, vec

# Cards: 0 to 3 are shapes, 4 to 6 colours.
SHAPES: Final = 4
COLOURS: Final = 3
JOKER: Final = 7
NO_CARD: Final = 8  # an empty place in a hand

HAND: Final = 3  # places in a hand
MOST_TIMERS: Final = 5
RING: Final = 64  # places in the ring of cards, more than there are cards
NOT_YET: Final = -1  # nobody's turn before the first card; no joker waits for its target

# How it ended.
RUNNING: Final = 0
DISARMED: Final = 1
LOST_RAN_OUT: Final = 2
DANGER_RAN_OUT: Final = 3


class Track(State):
    """The track with its timers, the hands and the ring of cards."""

    __slots__ = (
        "before", "blocked", "cards", "discards", "end", "ended_at", "ends", "facing_out", "full", "gears", "grace",
        "hands", "head", "length", "level", "lost", "naming", "pile_known", "removed", "silent", "since", "sorts",
        "tile", "turn", "turned_by", "undrawn",
    )  # fmt: skip

    def __init__(
        self,
        seats: i64,
        level: i64,
        before: i64,
        length: i64,
        grace: i64,
        silent: bool,
        facing_out: bool,
        removed: i64,
        gears: vec[i64],
        turned_by: vec[i64],
        sorts: vec[i64],
        full: vec[i64],
        tile: vec[i64],
        ends: vec[i64],
        since: vec[i64],
        blocked: i64,
        hands: vec[i64],
        cards: vec[u8],
    ) -> None:
        super().__init__(seats)
        # Fixed by the setup and never written: clones share it.
        self.level = level
        self.before = before  # tiles 1 to `before` lie before the disarm marker,
        self.length = length  # the rest, up to `length`, are the danger zone
        self.grace = grace  # ms in which an announced card still saves a timer
        self.silent = silent
        self.facing_out = facing_out
        self.removed = removed  # the shape or colour without cards, or NO_CARD
        self.gears = gears  # shape * COLOURS + colour of tile i, at i - 1
        self.turned_by = turned_by  # for each card, the set of tiles that it turns
        self.sorts = sorts  # of each timer
        self.full = full  # running time of each timer
        # The timers, in the order of their first tiles.
        self.tile = tile  # where each stands, or beside which it is lost
        self.ends = ends  # when its sand runs out
        self.since = since  # when it was last turned over
        self.lost: i64 = 0  # the set of those beside the track
        self.blocked = blocked  # the set of tiles under a block marker
        # The cards.
        self.hands = hands  # hands[seat * HAND + place]
        self.cards = cards  # draw pile, then discards, oldest first: turning the discards over changes no order
        self.head: i64 = 0  # the next card to draw
        self.undrawn: i64 = 0  # cards in the draw pile
        self.discards: i64 = 0  # cards behind it in the ring
        self.pile_known = False  # whether everybody saw the draw pile when it was the discard pile
        # The turn.
        self.turn: i64 = NOT_YET
        self.naming: i64 = NOT_YET  # the place of a joker shown by the seat in turn, which has yet to name its target
        self.end: i64 = RUNNING
        self.ended_at: i64 = NOT_YET  # the exact moment, which may lie before the ring that found it out
