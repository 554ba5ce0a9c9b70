"""Trials: moves are tried in the same imagined worlds, and the better half goes on to the next round.

For games with a good hunch that ask for it (`by_trials`). What chance brings is the same for all moves that are
compared, so far fewer worlds are needed than in a tree; in each, everybody goes on by hunch. The hunch itself is the
move to beat: another one is made only when it did better by more than chance would explain. With many trials the rest
of the turn is planned too (`plans`).
"""

from __future__ import annotations

from math import sqrt
from time import monotonic
from typing import Final

from serai.bots.plans import Plans
from serai.bots.search import WAIT, Thought, follow_hunch, share, wait_for_others
from serai.core.rng import Rng
from serai.core.sense import Sense
from serai.core.sets import has
from serai.core.state import State
from serai.core.vecs import append, i64, vec, zeros

DOUBT: Final = 1.0  # standard errors by which a move must have done better than the hunch
PLANNED: Final = 1000  # trials from which on the rest of the turn is planned; with fewer, plans are a matter of luck


class Trials(Thought):
    """Moves that are weeded out round by round; sums count what a move brought more than the hunch."""

    __slots__ = (
        "deadline",
        "doubt",
        "hunches",
        "key",
        "left",
        "moves",
        "plans",
        "root",
        "seat",
        "sense",
        "squares",
        "sums",
        "tries",
        "worlds",
    )

    def __init__(self, root: State, seat: i64, sense: Sense, moves: vec[i64], rng: Rng, doubt: float = DOUBT) -> None:
        self.root = root
        self.seat = seat
        self.sense = sense
        self.moves = hunch_first(moves, hunch_of(root, seat, sense, rng))
        self.key = rng.below(1 << 30)  # names the worlds
        self.doubt = doubt
        self.deadline = 0.0  # by the clock of this machine; 0: none
        self.worlds: i64 = 0
        self.hunches = 0.0  # the sum of what the hunch brought
        self.left = vec[i64](range(1, len(self.moves)))  # places of the moves still in the race, best first
        self.sums = vec[float]([0.0] * len(self.moves))
        self.squares = vec[float]([0.0] * len(self.moves))
        self.tries = zeros(len(self.moves))
        self.plans: Plans | None = None

    def think(self, budget: i64) -> None:
        """Spends a number of trials: as many in each round, until at most one move is left beside the hunch.

        Past the deadline it makes do with what it has found.
        """
        if budget >= PLANNED and self.plans is None:
            self.plans = Plans(self.seat, self.sense, self.moves)
        rounds_left = rounds(len(self.left)) + 1
        while rounds_left and len(self.left) and budget > 0:
            moves: i64 = len(self.left) + 1
            worlds = budget // (rounds_left * moves)
            for _ in range(worlds if worlds else 1):
                self.try_all()
                budget -= moves
                if self.deadline and monotonic() >= self.deadline:
                    return
            self.halve()
            rounds_left -= 1

    def try_all(self) -> None:
        """One more world for the hunch and every move still in the race."""
        self.worlds += 1
        world = self.root.clone()
        world.imagine(self.seat, Rng(self.key, self.worlds))
        to_beat = self.trial(world, 0)
        self.hunches += to_beat
        i: i64
        for i in range(len(self.left)):
            place = self.left[i]
            more = self.trial(world, place) - to_beat
            self.sums[place] += more
            self.squares[place] += more * more

    def trial(self, world: State, place: i64) -> float:
        """What a move brings in a world."""
        self.tries[place] += 1
        after = world.clone()
        rng = Rng(self.key, self.worlds, 1)
        make(after, self.seat, self.moves[place], self.sense, rng)
        if self.plans is None:
            return hope_from(after, self.seat, self.sense, rng)
        node = self.plans.follow(after, self.plans.roots[place], rng)
        hope = hope_from(after, self.seat, self.sense, rng)
        self.plans.credit(node, hope)
        return hope

    def halve(self) -> None:
        """Keeps the better half of those that may still beat the hunch."""
        self.sort()
        half = (len(self.left) + 1) // 2
        kept = vec[i64]()
        i: i64
        for i in range(half):
            if self.lead(self.left[i], self.doubt) > 0.0:
                kept = append(kept, self.left[i])
        self.left = kept

    def lead(self, place: i64, errors: float) -> float:
        """How much more than the hunch a move brings, and so many standard errors on top."""
        n = float(self.tries[place])
        if n < 2.0:
            return self.sums[place]
        mean = self.sums[place] / n
        spread = self.squares[place] / n - mean * mean
        return mean + errors * sqrt((spread if spread > 0.0 else 0.0) / n)

    def sort(self) -> None:
        """Best first; equal ones in the order of the moves."""
        left = self.left[:]
        i: i64
        j: i64
        for i in range(1, len(left)):
            for j in range(i, 0, -1):
                if self.sums[left[j]] > self.sums[left[j - 1]]:
                    left[j - 1], left[j] = left[j], left[j - 1]
        self.left = left

    def best(self) -> i64:
        """The best of the moves still in the race, when it beats the hunch beyond doubt."""
        self.sort()
        if len(self.left) and self.lead(self.left[0], -self.doubt) > 0.0:
            return self.moves[self.left[0]]
        return self.moves[0]

    def findings(self) -> list[tuple[int, int, float]]:
        """For each move: how often it was tried, and the share of victories to hope for; most tried first."""
        hunch = self.hunches / float(self.worlds) if self.worlds else 0.0
        rows = [
            (int(self.moves[i]), int(self.tries[i]), hunch + self.sums[i] / float(self.tries[i]))
            for i in range(len(self.moves))
            if self.tries[i]
        ]
        return sorted(rows, key=merit, reverse=True)


def hunch_of(world: State, seat: i64, sense: Sense, rng: Rng) -> i64:
    """What a seat would do without thought: wait, where the game does not wait for it and nothing is urgent."""
    return sense.hunch(world, seat, rng) if has(world.expected() | sense.eager(world), seat) else WAIT


def hunch_first(moves: vec[i64], hunch: i64) -> vec[i64]:
    """The hunch, then all other moves."""
    sorted_moves = vec[i64]([hunch])
    i: i64
    for i in range(len(moves)):
        if moves[i] != hunch:
            sorted_moves = append(sorted_moves, moves[i])
    return sorted_moves


def rounds(moves: i64) -> i64:
    """How often a number can be halved until one is left."""
    n: i64 = 0
    while moves > 1:
        moves = (moves + 1) // 2
        n += 1
    return n


def hope_after(world: State, seat: i64, move: i64, sense: Sense, rng: Rng) -> float:
    """What a seat can hope for when it makes a move and everybody goes on by hunch, to the horizon."""
    make(world, seat, move, sense, rng)
    return hope_from(world, seat, sense, rng)


def make(world: State, seat: i64, move: i64, sense: Sense, rng: Rng) -> None:
    """A seat makes a move, or lets the others go on."""
    if move == WAIT:
        wait_for_others(world, sense, rng)
    else:
        world.apply(seat, move, rng)


def hope_from(world: State, seat: i64, sense: Sense, rng: Rng) -> float:
    """What a seat can hope for when everybody goes on by hunch, to the horizon.

    The mean of all outlooks on the way: the near ones know less of what comes, the far ones more of what hunches spoil,
    and together they are less a matter of luck. An end before the horizon stands for those that are left.
    """
    horizon = sense.horizon(world)
    ahead = horizon
    total = 0.0
    end = world.outcome()
    while end is None:
        if ahead and sense.has_outlook(world, seat):
            total += sense.outlook(world, seat)
            ahead -= 1
            if ahead == 0:
                return total / float(horizon)
        follow_hunch(world, sense, rng)
        end = world.outcome()
    won = share(end.winners, seat)
    return (total + float(ahead) * won) / float(horizon) if horizon else won


def merit(row: tuple[int, int, float]) -> tuple[int, float]:
    return row[1], row[2]
