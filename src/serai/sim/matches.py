"""One match of a plan: it depends on the plan and its number alone, so that it is the same in any process."""

from __future__ import annotations

from serai.bots import drive
from serai.core.match import Match
from serai.core.record import Record, write_record
from serai.core.rng import Rng, derive
from serai.sim.plan import Plan


def play_one(plan: Plan, number: int) -> Record:
    """One match of a plan, from its seed to its record."""
    return write_record(plan.the_game(), plan.the_options(), play_match(plan, number), plan.names_at(number))


def play_match(plan: Plan, number: int) -> Match:
    """The same, for whoever wants to see how it stood at the end."""
    game, seed = plan.the_game(), plan.seed_of(number)
    match = game.begin(plan.seats, plan.the_options(), seed)
    drive(match, plan.bots_at(number), game.sense, thoughts(seed), game.manners.pace)
    return match


def thoughts(seed: bytes) -> Rng:
    """The dice that bots think with: they tell nothing about the match's own."""
    words = derive(seed, 0, b"thoughts")
    return Rng(*(int.from_bytes(words[i : i + 4], "little") for i in (0, 4, 8)))
