"""Bots at every seat: whole matches through the one driver."""

from __future__ import annotations

from serai.bots.bot import Bot, ask
from serai.bots.search import WAIT
from serai.core.match import Match
from serai.core.play import pick_seat
from serai.core.rng import Rng
from serai.core.sets import has
from serai.core.state import NEVER
from serai.core.vecs import i64


def drive(match: Match, bots: list[Bot], rng: Rng, pace: i64 = 0) -> None:
    """Plays a match to its end; in real time somebody acts about every `pace` / 2 ms."""
    state = match.state
    while match.outcome() is None:
        if state.movers() == 0:
            alarm = state.alarm()
            if alarm == NEVER:
                raise RuntimeError("nobody can act and no alarm is set: the game hangs")
            match.until(alarm)
            continue
        if pace:
            match.until(state.now + rng.below(pace))
            if state.movers() == 0 or match.outcome() is not None:
                continue
        if not volunteer(match, bots, rng, pace):
            seat = pick_seat(state.expected(), rng)
            match.play(state.now, seat, ask(bots[seat], state, seat, rng, pace))


def volunteer(match: Match, bots: list[Bot], rng: Rng, pace: i64 = 0) -> bool:
    """Asks those who may act although the game does not wait for them; the first one who wants to does."""
    state = match.state
    others = state.movers() & ~state.expected()
    seat: i64
    for seat in range(state.seats):
        if has(others, seat) and len(state.candidates(seat)):
            move = ask(bots[seat], state, seat, rng, pace)
            if move != WAIT:
                match.play(state.now, seat, move)
                return True
    return False
