"""Bots at every seat: whole matches through the one driver."""

from __future__ import annotations

from serai.bots.bot import Bot, ask
from serai.core.match import Match
from serai.core.play import pick_seat
from serai.core.rng import Rng
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
        seat = pick_seat(state.movers(), rng)
        match.play(state.now, seat, ask(bots[seat], state, seat, rng, pace))
