"""Loops over any game, in turns and in real time."""

from __future__ import annotations

from serai.core.rng import Rng
from serai.core.sets import nth, size
from serai.core.state import NEVER, State
from serai.core.vecs import i64


def pick_seat(movers: i64, rng: Rng) -> i64:
    """One of the seats that may act; no dice when there is only one."""
    if movers & (movers - 1) == 0:
        return nth(movers, 0)
    return nth(movers, rng.below(size(movers)))


def ring_next(state: State, rng: Rng) -> None:
    """Jumps to the next alarm."""
    alarm = state.alarm()
    if alarm == NEVER:
        raise RuntimeError("nobody can act and no alarm is set: the game hangs")
    state.now = alarm
    state.ring(rng)


def until(state: State, at: i64, rng: Rng) -> i64:
    """Lets game time run to a moment; the clock stays where the game ended. Returns how often something rang."""
    rings: i64 = 0
    alarm = state.alarm()
    while alarm <= at:
        if state.outcome() is not None:
            return rings
        state.now = alarm
        state.ring(rng)
        rings += 1
        alarm = state.alarm()
    if at > state.now and state.outcome() is None:
        state.now = at
    return rings


def playout(state: State, rng: Rng, pace: i64 = 0) -> i64:
    """Random moves to the end; returns moves plus rings.

    In real time (`pace` over 0) somebody acts about every `pace` / 2 ms; in turns no time passes.
    """
    steps: i64 = 0
    choosy = state.is_choosy()
    while state.outcome() is None:
        steps += step(state, choosy, rng, pace)
    return steps


def step(state: State, choosy: bool, rng: Rng, pace: i64 = 0) -> i64:
    """One random move of a seat that the game waits for, among those worth a thought; or the next alarm."""
    rings: i64 = 0
    movers = state.expected() if choosy else state.movers()  # asked directly: half the time of most games is here
    if movers == 0:
        ring_next(state, rng)
        return 1
    if pace:
        rings = until(state, state.now + rng.below(pace), rng)
        movers = state.expected() if choosy else state.movers()
        if movers == 0 or state.outcome() is not None:
            return rings
    seat = pick_seat(movers, rng)
    moves = state.candidates(seat) if choosy else state.legal(seat)
    state.apply(seat, moves[rng.below(len(moves))], rng)
    return rings + 1


def repeat(start: State, games: i64, rng: Rng, pace: i64 = 0) -> i64:
    """Plays copies of one position to the end; returns the steps of all."""
    steps: i64 = 0
    i: i64
    for i in range(games):
        steps += playout(start.clone(), rng, pace)
    return steps
