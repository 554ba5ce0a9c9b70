"""Quicksand: what one seat sees, and nothing else."""

from __future__ import annotations

from serai.core.happenings import Event
from serai.core.sets import has
from serai.games.quicksand.pieces import CARDS, COLOURS, SHAPES, SORTS, Card
from serai.games.quicksand.rules.codes import (
    ADVANCED,
    ANNOUNCED,
    DRAWN,
    DRAWN_OUT,
    LOST,
    PILE_TURNED,
    RAN_OUT,
    RECOVERED,
    STILL_LOST,
    TURNED,
    UNBLOCKED,
)
from serai.games.quicksand.rules.hidden import is_hidden, unseen_by
from serai.games.quicksand.seen import Gear, SandTimer, View
from serai.games.quicksand.state import HAND, JOKER, NO_CARD, NOT_YET, RING, RUNNING, Track

EVENTS = (
    Event(ANNOUNCED, "announced", ("seat", "card"), uncovers=True),
    Event(ADVANCED, "advanced", ("timer", "tile", "left")),
    Event(TURNED, "turned", ("timer", "tile", "left")),
    Event(UNBLOCKED, "unblocked", ("tile",)),
    Event(RECOVERED, "recovered", ("timer", "tile", "left")),
    Event(STILL_LOST, "still-lost", ("timer", "tile", "left")),
    Event(LOST, "lost", ("timer", "tile", "moment")),
    Event(RAN_OUT, "ran-out", ("timer", "tile", "moment")),
    Event(DRAWN, "drawn", ("seat", "place", "card"), secret={"place": "seat", "card": "seat"}, uncovers=True),
    Event(DRAWN_OUT, "drawn-out", ("seat", "place"), uncovers=True),
    Event(PILE_TURNED, "pile-turned", ("cards",)),
)


AIDED = 5  # levels: an aid of the page, for those who learn


def view(game: Track, seat: int) -> View:
    """What a seat sees, or a watcher (NOBODY)."""
    return View(
        level=int(game.level),
        now=int(game.now),
        turn=None if game.turn == NOT_YET or game.end != RUNNING else int(game.turn),
        naming=game.naming != NOT_YET,
        before=int(game.before),
        gears=[gear(game, tile) for tile in range(1, game.length + 1)],
        timers=[sand_timer(game, timer) for timer in range(len(game.full))],
        hands=[hand(game, seat, other) for other in range(game.seats)],
        hand_sizes=[hand_size(game, other) for other in range(game.seats)],
        draw_pile=int(game.undrawn),
        coming=pile(game, 0, int(game.undrawn)) if game.pile_known else [],
        discards=pile(game, int(game.undrawn), int(game.discards)),
        unseen=unseen(game, seat),
        removed=None if game.removed == NO_CARD else CARDS[game.removed],
        silent=game.silent,
        facing_out=game.facing_out,
        grace=int(game.grace),
        ended_at=None if game.end == RUNNING else int(game.ended_at),
        aided=AIDED,
    )


def unseen(game: Track, reader: int) -> dict[Card, int]:
    """Counting cards is fair, but not where it would tell the own hand: QKS-OUT-3. What a watcher counts, all can see."""
    counts = unseen_by(game, reader)
    return {} if game.facing_out else {card: int(count) for card, count in zip(CARDS, counts, strict=True)}


def gear(game: Track, tile: int) -> Gear:
    """A tile, counted from 1."""
    shape, colour = divmod(int(game.gears[tile - 1]), len(COLOURS))
    return Gear(SHAPES[shape], COLOURS[colour], has(game.blocked, tile))


def sand_timer(game: Track, timer: int) -> SandTimer:
    """A timer as it was when it was last turned over."""
    tile, lost = int(game.tile[timer]), has(game.lost, timer)
    return SandTimer(
        sort=SORTS[game.sorts[timer]],
        full=int(game.full[timer]),
        left=int(game.ends[timer] - game.since[timer]),
        since=int(game.since[timer]),
        tile=tile,
        lost=lost,
        turned_by=[] if lost else [CARDS[card] for card in range(JOKER) if has(game.turned_by[card], tile)],
    )


def hand(game: Track, reader: int, seat: int) -> list[Card | None]:
    """A hand by its places, as far as the reader sees it; places emptied in solo play are left out."""
    held = [(place, int(game.hands[seat * HAND + place])) for place in range(HAND)]
    return [None if is_hidden(game, reader, seat, place) else CARDS[c] for place, c in held if c != NO_CARD]


def hand_size(game: Track, seat: int) -> int:
    """How many cards a seat holds."""
    return sum(int(game.hands[seat * HAND + place]) != NO_CARD for place in range(HAND))


def pile(game: Track, start: int, count: int) -> list[Card]:
    """Some cards of the ring, counted from the next to be drawn."""
    return [CARDS[game.cards[(game.head + start + i) % RING]] for i in range(count)]
