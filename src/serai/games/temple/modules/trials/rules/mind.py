"""Escape, the new quest rooms: mind control. What its holder would touch waits until somebody else has agreed."""

from __future__ import annotations

from typing import Final

from serai.core.rng import Rng
from serai.core.sets import has
from serai.core.state import NEVER
from serai.core.vecs import append, copies, i64, vec
from serai.games.temple.module import Module
from serai.games.temple.modules.trials.codes import ASKS, CANCEL, CANCELLED, CONFIRM, CONFIRMED
from serai.games.temple.pieces import CURSES
from serai.games.temple.rules import asking
from serai.games.temple.rules.acts import carry_out, why_not_act
from serai.games.temple.rules.codes import (
    ACTIVATE,
    DISCOVER,
    ENTER,
    LEAVE,
    MISSED,
    aimed,
    detail_of,
    kind_of,
    plain,
)
from serai.games.temple.rules.plan import next_inside
from serai.games.temple.rules.tables import SYMBOL
from serai.games.temple.state import EMPTY, NONE, OUT, RUNNING, Site

MIND: Final[i64] = CURSES.index("mind")
ALONE: Final = 3_000  # ms that an act takes where nobody is there to agree


class Mind(Module):
    """What waits for somebody's leave."""

    __slots__ = ("due", "since", "stood", "waiting")

    def __init__(self) -> None:
        super().__init__()
        self.waiting = EMPTY  # by seat: the act that waits, or NONE
        self.since = EMPTY  # by seat: since when
        self.stood = EMPTY  # by seat: where its player stood then
        self.due = EMPTY  # by seat: when it is done all the same, because nobody else is inside; else NEVER

    def prepare(self, game: Site, rng: Rng) -> None:
        self.waiting = copies(game.seats, NONE)
        self.since = copies(game.seats, 0)
        self.stood = copies(game.seats, OUT)
        self.due = copies(game.seats, NEVER)

    # What waits

    def withholds(self, game: Site, seat: i64, move: i64) -> bool:
        """ESC-Q-QUEST-MIND, ESC-R-116: one act at a time, a new one replaces it; all see it."""
        if not has(game.curses[seat], MIND) or not touches_what_is_forbidden(game, seat, kind_of(move)):
            return False
        self.waiting[seat] = move
        self.since[seat] = game.now
        self.stood[seat] = game.room[seat]
        self.due[seat] = NEVER
        if next_inside(game, seat) == NONE:
            self.wait_alone(game, seat)
        game.tell(ASKS, seat)
        return True

    def drop_waiting(self, seat: i64) -> None:
        """ESC-R-116: nothing waits any more."""
        self.waiting[seat] = NONE
        self.due[seat] = NEVER

    def forget_waiting(self, game: Site, seat: i64) -> None:
        """ESC-D-ROLL-3: what waits lapses when its pawn is put elsewhere."""
        if self.waiting[seat] != NONE:
            self.drop_waiting(seat)
            game.tell(MISSED, seat)

    def wait_alone(self, game: Site, seat: i64) -> None:
        """Whoever is the last inside needs nobody's leave, only time."""
        if self.waiting[seat] != NONE:
            self.due[seat] = game.now + ALONE

    def do_waiting(self, game: Site, seat: i64, rng: Rng) -> None:
        """ESC-R-116: whether it is legal, and what it costs, is settled now; ESC-D-ROLL-3: it was meant for one room."""
        move = self.waiting[seat]
        self.drop_waiting(seat)
        if game.room[seat] != self.stood[seat] or why_not_act(game, seat, kind_of(move), detail_of(move)):
            game.tell(MISSED, seat)
        else:
            carry_out(game, seat, move, rng)

    # Time

    def alarm(self, game: Site) -> i64:
        soonest: i64 = NEVER
        seat: i64
        for seat in range(game.seats):
            soonest = min(soonest, self.due[seat])
        return soonest

    def ring(self, game: Site, rng: Rng) -> None:
        seat: i64
        for seat in range(game.seats):
            if self.due[seat] <= game.now and game.end == RUNNING:
                self.do_waiting(game, seat, rng)

    # Moves

    def agreements(self, game: Site, seat: i64, moves: vec[i64]) -> vec[i64]:
        """What others ask for, and what one has asked for."""
        to: i64
        for to in range(game.seats):
            if not self.why_not_confirm(game, seat, to):
                moves = append(moves, aimed(CONFIRM, to))
        return append(moves, plain(CANCEL)) if self.waiting[seat] != NONE else moves

    def why_not_confirm(self, game: Site, seat: i64, to: i64) -> str:
        """ESC-R-116: any other player inside."""
        if game.room[seat] == OUT:
            return "ESC-ESC-4"
        if not 0 <= to < game.seats or to == seat or self.waiting[to] == NONE:
            return "ESC-Q-QUEST-MIND"
        return ""

    def why_not_cancel(self, seat: i64) -> str:
        return "ESC-Q-QUEST-MIND" if self.waiting[seat] == NONE else ""

    def confirm(self, game: Site, seat: i64, to: i64, rng: Rng) -> None:
        """ESC-Q-QUEST-MIND."""
        game.tell(CONFIRMED, seat, to)
        self.do_waiting(game, to, rng)

    def cancel(self, game: Site, seat: i64) -> None:
        """ESC-R-116: the holder may take it back."""
        self.drop_waiting(seat)
        game.tell(CANCELLED, seat)


def touches_what_is_forbidden(game: Site, seat: i64, kind: i64) -> bool:
    """ESC-R-116: the own pawn, the pile of rooms, a gem of the depot; a task that wakes no gems is free."""
    if kind == ACTIVATE:
        return SYMBOL[game.plan.tile[game.room[seat]]] != 0
    return kind in (ENTER, DISCOVER, LEAVE) or asking.touches(game, kind)
