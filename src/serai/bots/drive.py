"""Players at every seat: whole matches through the one driver."""

from __future__ import annotations

from serai.bots.agenda import Agenda
from serai.bots.bot import Bot, ask, ask_in_time
from serai.bots.search import WAIT
from serai.bots.share import PAUSE, yields
from serai.core.match import Match
from serai.core.play import next_alarm, pick_seat
from serai.core.rng import Rng
from serai.core.sense import Sense
from serai.core.sets import has, only
from serai.core.state import State
from serai.core.vecs import i64


def drive(match: Match, bots: list[Bot], sense: Sense, rng: Rng, pace: i64 = 0) -> None:
    """Plays a match to its end, in turns or (`pace` over 0) in virtual real time."""
    agenda = Agenda(match.state.seats)
    while match.outcome() is None:
        if match.state.movers() == 0:
            match.until(next_alarm(match.state))
        elif pace:
            live_on(match, bots, sense, agenda, rng, pace)
        else:
            take_turn(match, bots, sense, rng)


# In turns


def take_turn(match: Match, bots: list[Bot], sense: Sense, rng: Rng) -> None:
    """Somebody who may act out of turn and wants to does; else a seat that the game waits for."""
    state = match.state
    if not volunteer(match, bots, sense, rng):
        seat = pick_seat(state.expected(), rng)
        match.play(state.now, seat, ask(bots[seat], state, seat, sense, rng))


def volunteers(state: State, sense: Sense) -> i64:
    """Who may act although the game does not wait for them, and could do something worth a thought; as a bit mask."""
    others = state.movers() & ~state.expected()
    willing: i64 = 0
    if others == 0:
        return willing
    seat: i64
    for seat in range(state.seats):
        if has(others, seat) and len(sense.candidates(state, seat)):
            willing |= only(seat)
    return willing


def volunteer(match: Match, bots: list[Bot], sense: Sense, rng: Rng) -> bool:
    """Asks the volunteers; the first one who wants to acts."""
    state = match.state
    asked = volunteers(state, sense)
    if asked == 0:
        return False
    seat: i64
    for seat in range(state.seats):
        if has(asked, seat):
            move = ask(bots[seat], state, seat, sense, rng)
            if move != WAIT:
                match.play(state.now, seat, move)
                return True
    return False


# In real time


def live_on(match: Match, bots: list[Bot], sense: Sense, agenda: Agenda, rng: Rng, pace: i64) -> None:
    """To the next alarm or the next look of a bot, which acts or waits on."""
    state = match.state
    take_notice(match, bots, agenda, rng, pace)
    seat = agenda.first()
    at = agenda.looks[seat]
    if state.alarm() <= at:
        match.until(state.alarm())
        return
    match.until(at)
    if bots[seat].people and yields(match, bots[seat].people, at):
        agenda.look_at(seat, at + PAUSE)
        return
    answer = ask_in_time(bots[seat], state, seat, sense, rng, pace)
    if answer < 0:
        agenda.look_at(seat, at - answer)
    else:
        agenda.look_away(seat)
        match.play(at, seat, answer)


def take_notice(match: Match, bots: list[Bot], agenda: Agenda, rng: Rng, pace: i64) -> None:
    """Everybody who may act takes notice of what has happened, and will look up."""
    state = match.state
    movers = state.movers()
    agenda.keep_to(movers)
    seat: i64
    for seat in range(state.seats):
        if has(movers, seat) and agenda.notice(seat, match.step):
            agenda.look_by(seat, state.now + bots[seat].delay(rng, pace))
