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
from serai.games.temple.rules.offers import asked_for, has_offer, make_offer, may_answer, withdraw_offer
from serai.games.temple.rules.plan import next_inside
from serai.games.temple.rules.tables import SYMBOL
from serai.games.temple.state import ANYBODY, EMPTY, NONE, OUT, Site

MIND: Final[i64] = CURSES.index("mind")
ALONE: Final = 3_000  # ms that an act takes where nobody is there to agree


class Mind(Module):
    """What waits for somebody's leave is an offer to anybody."""

    __slots__ = ("stood",)

    def __init__(self) -> None:
        super().__init__()
        self.stood = EMPTY  # by seat: where its player stood when it was asked for

    def prepare(self, game: Site, rng: Rng) -> None:
        self.stood = copies(game.seats, OUT)

    # What waits

    def withholds(self, game: Site, seat: i64, move: i64) -> bool:
        """ESC-Q-QUEST-MIND, ESC-R-116: one act at a time, a new one replaces it; all see it."""
        if not has(game.curses[seat], MIND) or not touches_what_is_forbidden(game, seat, kind_of(move)):
            return False
        make_offer(game, seat, ANYBODY, CONFIRM, move, NEVER if next_inside(game, seat) != NONE else ALONE)
        self.stood[seat] = game.room[seat]
        game.tell(ASKS, seat)
        return True

    def forget_waiting(self, game: Site, seat: i64) -> None:
        """ESC-D-ROLL-3: what waits lapses when its pawn is put elsewhere."""
        if has_offer(game, seat, CONFIRM):
            withdraw_offer(game, seat, CONFIRM)
            game.tell(MISSED, seat)

    def wait_alone(self, game: Site, seat: i64) -> None:
        """Whoever is the last inside needs nobody's leave, only time."""
        move = asked_for(game, seat, CONFIRM)
        if move != NONE:
            make_offer(game, seat, ANYBODY, CONFIRM, move, ALONE)

    def do_waiting(self, game: Site, seat: i64, move: i64, rng: Rng) -> None:
        """ESC-R-116: whether it is legal, and what it costs, is settled now; ESC-D-ROLL-3: it was meant for one room."""
        if game.room[seat] != self.stood[seat] or why_not_act(game, seat, kind_of(move), detail_of(move)):
            game.tell(MISSED, seat)
        else:
            carry_out(game, seat, move, rng)

    # Moves

    def agreements(self, game: Site, seat: i64, moves: vec[i64]) -> vec[i64]:
        """What others ask for, and what one has asked for."""
        to: i64
        for to in range(game.seats):
            if not self.why_not_confirm(game, seat, to):
                moves = append(moves, aimed(CONFIRM, to))
        return append(moves, plain(CANCEL)) if has_offer(game, seat, CONFIRM) else moves

    def why_not_confirm(self, game: Site, seat: i64, to: i64) -> str:
        """ESC-R-116: any other player inside."""
        if game.room[seat] == OUT:
            return "ESC-ESC-4"
        return "" if may_answer(game, seat, to, CONFIRM) else "ESC-Q-QUEST-MIND"

    def why_not_cancel(self, game: Site, seat: i64) -> str:
        return "" if has_offer(game, seat, CONFIRM) else "ESC-Q-QUEST-MIND"

    def confirm(self, game: Site, seat: i64, to: i64, rng: Rng) -> None:
        """ESC-Q-QUEST-MIND."""
        game.tell(CONFIRMED, seat, to)
        move = asked_for(game, to, CONFIRM)
        withdraw_offer(game, to, CONFIRM)
        self.do_waiting(game, to, move, rng)

    def cancel(self, game: Site, seat: i64) -> None:
        """ESC-R-116: the holder may take it back."""
        withdraw_offer(game, seat, CONFIRM)
        game.tell(CANCELLED, seat)


def touches_what_is_forbidden(game: Site, seat: i64, kind: i64) -> bool:
    """ESC-R-116: the own pawn, the pile of rooms, a gem of the depot; a task that wakes no gems is free."""
    if kind == ACTIVATE:
        return SYMBOL[game.plan.tile[game.room[seat]]] != 0
    return kind in (ENTER, DISCOVER, LEAVE) or asking.touches(game, kind)
