"""Search that also chooses the moment: in real time, promising plans are played out by quick bots."""

from __future__ import annotations

from math import sqrt
from typing import Final

from serai.bots.bot import Bot, Greedy, Searching, wait
from serai.bots.drive import drive
from serai.core.match import Match
from serai.core.play import until
from serai.core.rng import Dice, Rng
from serai.core.sets import has
from serai.core.state import State
from serai.core.vecs import i64

PLANS: Final = 4  # that are played out
NO_SEED: Final = bytes(16)


class Plan:
    """A move at a moment, and how it compares with the plan that stands best."""

    __slots__ = ("at", "better", "move", "standing", "worse")

    def __init__(self, at: i64, move: i64, standing: i64) -> None:
        self.at = at
        self.move = move
        self.standing = standing  # right after the move
        self.better = 0.0  # worlds in which this plan won and the first did not
        self.worse = 0.0  # and the reverse

    def advantage(self) -> float:
        """By how much the difference is more than chance: two standard errors of a fair coin are taken off."""
        return self.better - self.worse - 2.0 * sqrt(self.better + self.worse)


class Foresight(Searching):
    """In turns a tree search; in real time the greedy plan, unless another wins clearly more often when played out."""

    __slots__ = ()

    def look(self, world: State, seat: i64, rng: Rng, pace: i64) -> i64:
        """The best plan's move if it is for now; else wait for its moment, and look again."""
        plans = promising(world, seat, rng)
        if len(plans) > 1:
            bots: list[Bot] = [Greedy("greedy", self.reaction)] * world.seats
            for _ in range(self.iterations // len(plans)):
                compare(plans, world, seat, bots, rng, pace)
        best = plans[0]
        advantage = 0.0
        for plan in plans:
            if plan.advantage() > advantage:
                advantage = plan.advantage()
                best = plan
        return best.move if best.at == world.now else wait(best.at - world.now)


def promising(world: State, seat: i64, rng: Rng) -> list[Plan]:
    """The plans that stand best right after their move, best first; equal ones in the order of time."""
    plans = plans_at(world, seat, rng)
    moments = world.moments(seat)
    i: i64
    for i in range(len(moments)):
        later = world.clone()
        until(later, moments[i], rng)
        if has(later.movers(), seat) and later.outcome() is None:
            plans += plans_at(later, seat, rng)
    return sorted(plans, key=standing_of, reverse=True)[:PLANS]


def standing_of(plan: Plan) -> int:
    return plan.standing


def plans_at(world: State, seat: i64, rng: Rng) -> list[Plan]:
    """Every move at one moment."""
    plans: list[Plan] = []
    moves = world.legal(seat)
    i: i64
    for i in range(len(moves)):
        after = world.clone()
        after.apply(seat, moves[i], rng)
        plans.append(Plan(world.now, moves[i], after.standing(seat)))
    return plans


def compare(plans: list[Plan], world: State, seat: i64, bots: list[Bot], rng: Rng, pace: i64) -> None:
    """Plays all plans to the end in one more imagined world, with the same dice for each."""
    imagined = world.clone()
    imagined.imagine(world.adviser(seat), rng)
    seed = rng.word()
    first_won = wins(plans[0], imagined, seat, bots, Rng(seed), pace)
    i: i64
    for i in range(1, len(plans)):
        won = wins(plans[i], imagined, seat, bots, Rng(seed), pace)
        if won and not first_won:
            plans[i].better += 1.0
        elif first_won and not won:
            plans[i].worse += 1.0


def wins(plan: Plan, world: State, seat: i64, bots: list[Bot], rng: Rng, pace: i64) -> bool:
    """Whether the seat wins when bots play on from a plan."""
    after = world.clone()
    until(after, plan.at, rng)
    if has(after.movers(), seat) and plan.move in after.legal(seat):
        after.apply(seat, plan.move, rng)
    drive(Match(after, Dice(NO_SEED)), bots, rng, pace)
    end = after.outcome()
    return end is not None and has(end.winners, seat)
