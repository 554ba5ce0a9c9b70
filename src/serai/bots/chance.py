"""How likely each seat is to win from a position: bots that can play go on from it, again and again.

In real time they go on as the greedy bot does, at the tempo of those who played, or where nobody knows it quick and slow
ones in turn: what is done by chance alone never wins there. In turns they follow their hunch: to where the game can judge
the position if it compares moves by trials, else to the end. A continuation has a number, and what chance brings in it
depends on that number and on the step of the match alone: neighbouring positions are judged by the same luck.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from serai.bots.bot import Bot, Greedy, best_move
from serai.bots.drive import drive
from serai.bots.search import follow_hunch, share
from serai.core.match import Match
from serai.core.play import pick_seat, ring_next
from serai.core.rng import Dice, derive
from serai.core.sense import Sense
from serai.core.sets import has
from serai.core.state import NOBODY, State
from serai.core.vecs import i64

REACTIONS: Final = (1000, 2000, 4000)  # ms, in turn, where nobody knows who plays
AROUND: Final = (70, 100, 140)  # percent of a tempo that is known, in turn
QUICKEST: Final = 400  # ms, of anybody's reaction
SLOWEST: Final = 8000
ENOUGH: Final = 8  # acts that tell a tempo
FURTHER: Final = 3  # times as far as a search looks ahead: a value judges better what has settled
SLIPS: Final = 4  # in turns, one move in so many of those who have no hunch is any move at all


class Judge:
    """Judges positions of one match, by the luck of one seed."""

    __slots__ = ("cooperative", "pace", "reaction", "seed", "sense")

    def __init__(self, sense: Sense, pace: i64, cooperative: bool, seed: bytes, reaction: i64 = 0) -> None:
        self.sense = sense
        self.pace = pace
        self.cooperative = cooperative
        self.seed = seed
        self.reaction = reaction  # ms, of those who played; 0: not known

    def results(self, match: Match, number: i64) -> list[float]:
        """What each seat has of the victory in one continuation, or can hope for where it breaks off."""
        return self.shares(self.continued(match, number))

    def continued(self, match: Match, number: i64) -> Match:
        """One continuation, to its end or to where it breaks off."""
        after = Match(match.state.clone(), self.luck(number, b"dice"), self.cooperative)
        after.dice.turn_to(match.step)
        after.resigned = match.resigned
        after.state.imagine(NOBODY, self.luck(number, b"imagine"))
        thoughts = self.luck(number, b"thoughts")
        thoughts.turn_to(match.step)
        if self.pace:
            drive(after, self.players(after.state.seats, number), self.sense, thoughts, self.pace)
        elif self.sense.by_trials():
            self.look_ahead(after)
        else:
            self.play_out(after, thoughts)
        return after

    def luck(self, number: i64, purpose: bytes) -> Dice:
        return Dice(derive(self.seed, int(number), purpose))

    def players(self, seats: i64, number: i64) -> list[Bot]:
        """Bots of one tempo for all seats."""
        reaction = REACTIONS[number % len(REACTIONS)]
        if self.reaction:
            reaction = self.reaction * AROUND[number % len(AROUND)] // 100
        bot: Bot = Greedy("greedy", reaction)
        return [bot] * int(seats)

    def learn_tempo(self, start: Match, times: list[int]) -> None:
        """The reaction with which bots act as often as those did who acted at these moments; few acts tell nothing."""
        wanted = usual_gap(times)
        if not self.pace or wanted == 0:
            return
        nearest = 0.0
        learnt: i64 = 0
        number: i64
        for number in range(len(REACTIONS)):
            found = usual_gap(times_of(self.continued(start, number)))
            if found:
                ratio = float(wanted) / float(found)
                if min(ratio, 1.0 / ratio) > nearest:
                    nearest = min(ratio, 1.0 / ratio)
                    learnt = min(SLOWEST, max(QUICKEST, i64(float(REACTIONS[number]) * ratio)))
        self.reaction = learnt

    def look_ahead(self, match: Match) -> None:
        """By hunch to well beyond the horizon of a search, or to the end."""
        left = FURTHER * self.sense.horizon(match.state)
        while match.outcome() is None:
            if self.sense.has_outlook(match.state, 0):
                left -= 1
                if left <= 0:
                    return
            follow_hunch(match.state, self.sense, match.next_dice())

    def play_out(self, match: Match, thoughts: Dice) -> None:
        """To the end, by hunch, or mostly one step ahead where the game has none."""
        state = match.state
        while match.outcome() is None:
            thoughts.next_step()
            movers = state.expected()
            if movers == 0:
                ring_next(state, match.next_dice())
            else:
                seat = pick_seat(movers, thoughts)
                state.apply(seat, self.likely_move(state, seat, thoughts), match.next_dice())

    def likely_move(self, state: State, seat: i64, thoughts: Dice) -> i64:
        if self.sense.is_choosy():
            return self.sense.hunch(state, seat, thoughts)
        if thoughts.below(SLIPS) == 0:
            moves = self.sense.candidates(state, seat)
            return moves[thoughts.below(len(moves))]
        return best_move(state, seat, self.sense, thoughts)[0]

    def shares(self, match: Match) -> list[float]:
        """Alone or together all of the victory, else a share of it."""
        end = match.outcome()
        found: list[float] = []
        seat: i64
        for seat in range(match.state.seats):
            if end is None:
                hope = self.sense.outlook(match.state, seat)
                found.append(min(1.0, hope * float(match.state.seats)) if self.cooperative else hope)
            elif self.cooperative:
                found.append(1.0 if has(end.winners, seat) else 0.0)
            else:
                found.append(share(end.winners, seat))
        return found


def times_of(match: Match) -> list[int]:
    """When something was done."""
    return [int(match.log[i]) for i in range(0, len(match.log), 3)]


def usual_gap(times: list[int]) -> int:
    """The median of the time between two acts; 0: too few."""
    if len(times) < ENOUGH:
        return 0
    gaps = sorted(after - before for before, after in pairwise(times))
    return gaps[len(gaps) // 2]
