"""Loops over any game, in turns and in real time."""

from __future__ import annotations

from serai.core.rng import Rng
from serai.core.sense import NO_SENSE, Sense
from serai.core.sets import nth, size
from serai.core.state import NEVER, State
from serai.core.vecs import i64


def pick_seat(movers: i64, rng: Rng) -> i64:
    """One of the seats that may act; no dice when there is only one."""
    if movers & (movers - 1) == 0:
        return nth(movers, 0)
    return nth(movers, rng.below(size(movers)))


def next_alarm(state: State) -> i64:
    """When time itself changes something, for whoever waits for it because nobody can act."""
    alarm = state.alarm()
    if alarm == NEVER:
        raise RuntimeError("nobody can act and no alarm is set: the game hangs")
    return alarm


def ring_next(state: State, rng: Rng) -> None:
    """Jumps to the next alarm."""
    state.now = next_alarm(state)
    state.ring(rng)


def until(state: State, at: i64, rng: Rng) -> i64:
    """Lets game time run to a moment; the clock stays where the game ended. Returns how often something rang."""
    rings: i64 = 0
    alarm = state.alarm()
    while alarm <= at:
        if state.outcome() is not None:
            return rings
        state.now = alarm
        rng.next_step()
        state.ring(rng)
        rings += 1
        alarm = state.alarm()
    if at > state.now and state.outcome() is None:
        state.now = at
    return rings


def pass_time(state: State, movers: i64, rng: Rng, pace: i64) -> i64:
    """Somebody who may act hesitates; with nobody, all wait for the next alarm. Returns how often something rang."""
    if movers:
        return until(state, state.now + rng.below(pace), rng)
    ring_next(state, rng)
    return 1


def playout(state: State, rng: Rng, pace: i64 = 0, sense: Sense = NO_SENSE) -> i64:
    """Random moves to the end; returns moves plus rings.

    In real time (`pace` over 0) somebody acts about every `pace` / 2 ms; in turns no time passes.
    """
    steps: i64 = 0
    choosy = sense.is_choosy()
    while state.outcome() is None:
        steps += step(state, rng, pace, sense, choosy)
    return steps


def step(state: State, rng: Rng, pace: i64, sense: Sense, choosy: bool) -> i64:
    """One random move of a seat that the game waits for, among those worth a thought; or the next alarm."""
    rings: i64 = 0
    movers = state.expected()
    if pace or movers == 0:
        rings = pass_time(state, movers, rng, pace)
        if movers == 0:
            return rings
        movers = state.expected()
        if movers == 0 or state.outcome() is not None:
            return rings
    seat = pick_seat(movers, rng)
    moves = sense.candidates(state, seat) if choosy else state.legal(seat)  # asked directly: most of the time is here
    state.apply(seat, moves[rng.below(len(moves))], rng)
    return rings + 1


def repeat(start: State, games: i64, rng: Rng, pace: i64 = 0, sense: Sense = NO_SENSE) -> i64:
    """Plays copies of one position to the end; returns the steps of all."""
    steps: i64 = 0
    i: i64
    for i in range(games):
        steps += playout(start.clone(), rng, pace, sense)
    return steps
