"""Bots at every seat: whole matches through the one driver."""

from __future__ import annotations

from serai.bots.bot import Bot, ask, ask_in_time
from serai.bots.search import WAIT
from serai.core.match import Match
from serai.core.play import pick_seat
from serai.core.rng import Rng
from serai.core.sets import has
from serai.core.state import NEVER
from serai.core.vecs import copies, i64


def drive(match: Match, bots: list[Bot], rng: Rng, pace: i64 = 0) -> None:
    """Plays a match to its end, in turns or (`pace` over 0) in virtual real time."""
    state = match.state
    agenda = Agenda(state.seats)
    while match.outcome() is None:
        if state.movers() == 0:
            ring(match)
        elif pace:
            live_on(match, bots, agenda, rng, pace)
        elif not volunteer(match, bots, rng):
            seat = pick_seat(state.expected(), rng)
            match.play(state.now, seat, ask(bots[seat], state, seat, rng))


def ring(match: Match) -> None:
    """Lets time run to the next alarm."""
    alarm = match.state.alarm()
    if alarm == NEVER:
        raise RuntimeError("nobody can act and no alarm is set: the game hangs")
    match.until(alarm)


class Agenda:
    """When each bot will look at the table, and what it had last taken notice of."""

    __slots__ = ("looks", "noticed")

    def __init__(self, seats: i64) -> None:
        self.looks = copies(seats, NEVER)
        self.noticed = copies(seats, -1)  # the step of the match

    def plan(self, match: Match, bots: list[Bot], rng: Rng, pace: i64) -> i64:
        """Everybody who may act takes notice of what has happened; returns who looks up first."""
        state = match.state
        movers = state.movers()
        soonest: i64 = -1
        seat: i64
        for seat in range(state.seats):
            if not has(movers, seat):
                self.looks[seat] = NEVER
                continue
            if self.noticed[seat] != match.step:
                self.noticed[seat] = match.step
                self.looks[seat] = min(self.looks[seat], state.now + bots[seat].delay(rng, pace))
            if soonest < 0 or self.looks[seat] < self.looks[soonest]:
                soonest = seat
        return soonest


def live_on(match: Match, bots: list[Bot], agenda: Agenda, rng: Rng, pace: i64) -> None:
    """To the next alarm or the next look of a bot, which acts or waits on."""
    state = match.state
    seat = agenda.plan(match, bots, rng, pace)
    at = agenda.looks[seat]
    if state.alarm() <= at:
        ring(match)
        return
    match.until(at)
    answer = ask_in_time(bots[seat], state, seat, rng, pace)
    if answer < 0:
        agenda.looks[seat] = at - answer
    else:
        agenda.looks[seat] = NEVER
        match.play(at, seat, answer)


def volunteer(match: Match, bots: list[Bot], rng: Rng) -> bool:
    """Asks those who may act although the game does not wait for them; the first one who wants to does."""
    state = match.state
    others = state.movers() & ~state.expected()
    seat: i64
    for seat in range(state.seats):
        if has(others, seat) and len(state.candidates(seat)):
            move = ask(bots[seat], state, seat, rng)
            if move != WAIT:
                match.play(state.now, seat, move)
                return True
    return False
