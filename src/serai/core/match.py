"""The one driver: live play, replay, simulation and environments differ only in who calls it."""

from __future__ import annotations

from typing import Final

from serai.core.errors import Illegal
from serai.core.play import until
from serai.core.rng import Dice
from serai.core.sets import first, has, only, size
from serai.core.state import Outcome, State
from serai.core.story import WHAT, WIDTH, Story
from serai.core.vecs import append, i64, vec, zeros

# Entries of the log that are not moves of the game; moves are 0 and up.
UNDO: Final = -1
PAUSE: Final = -2
RESUME: Final = -3
TO_BOT: Final = -4  # a bot takes the seat over
TO_PERSON: Final = -5  # and hands it back
RESIGN: Final = -6
RUN: Final = -7  # somebody let time run to this moment, where it stands otherwise
UNDOABLE: Final = 200  # moves that can be taken back one after the other: each is a position that is kept


class Match:
    """A state, its dice, and the log of all that was done: at, seat, move; at, seat, move; ..."""

    __slots__ = (
        "by_bots", "cooperative", "dice", "log", "past", "paused", "remembers", "resigned", "state",
        "uncovering", "undo_seat",
    )  # fmt: skip

    def __init__(self, state: State, dice: Dice, cooperative: bool = False) -> None:
        self.state = state
        self.dice = dice
        self.cooperative = cooperative
        self.log = vec[i64](capacity=192)
        self.paused = False
        self.by_bots: i64 = 0  # seats that a bot plays for somebody
        self.resigned: i64 = 0
        self.remembers = False  # whether positions are kept for undo
        self.past: list[State] = []  # positions that an undo may go back to
        self.undo_seat: i64 = -1  # whose moves led on from them
        self.uncovering = vec[i64]()  # events that make hidden things or chance known

    def remember(self, uncovering: vec[i64]) -> None:
        """From now on moves can be undone, until chance, new knowledge or another seat's act stands between."""
        self.remembers = True
        self.uncovering = uncovering
        if self.state.story is None:
            self.state.story = Story()

    def outcome(self) -> Outcome | None:
        """The end by the rules, or by resignation; None while the match goes on."""
        end = self.state.outcome()
        if self.resigned == 0:
            return end
        return end_without(self.resigned, end, self.state.seats, self.cooperative)

    @property
    def step(self) -> i64:
        """Moves and rings so far: names the dice."""
        return self.dice.step

    def until(self, at: i64) -> None:
        """Lets game time run to a moment; the clock stays where the match ended, and stands still in a pause."""
        if self.paused or (self.resigned and self.outcome() is not None):
            return
        if until(self.state, at, self.dice):
            self.past.clear()

    def next_dice(self) -> Dice:
        """The dice of the next step."""
        self.dice.next_step()
        return self.dice

    def enter(self, at: i64, seat: i64, move: i64) -> None:
        """Takes any entry of a log; raises Illegal and changes nothing but time where it cannot stand."""
        if move >= 0:
            self.play(at, seat, move)
        else:
            self.until(at)
            rule = self.why_not_enter(seat, move)
            if rule:
                raise Illegal(rule, seat, move)
            self.carry_out(seat, move)
            self.write(seat, move)

    def play(self, at: i64, seat: i64, move: i64) -> None:
        """Carries out a move of the game at a moment (never before the last one)."""
        self.until(at)
        if self.paused or self.resigned or not self.lists(seat, move):
            rule = self.why_not_play(seat, move)
            if rule:
                raise Illegal(rule, seat, move)
        if self.remembers:
            self.apply_remembering(seat, move)
        else:
            self.state.apply(seat, move, self.next_dice())
        self.write(seat, move)

    def lists(self, seat: i64, move: i64) -> bool:
        """Whether the game lists a move for a seat now: that alone makes it legal."""
        state = self.state
        return 0 <= seat < state.seats and has(state.movers(), seat) and move in state.legal(seat)

    def why_not(self, seat: i64, move: i64) -> str:
        """The id of the rule that forbids an entry now; empty when it may be made."""
        return self.why_not_play(seat, move) if move >= 0 else self.why_not_enter(seat, move)

    def why_not_at(self, at: i64, seat: i64, move: i64) -> str:
        """The same for a moment to come, if nothing is entered before it. It is only asked: no time passes."""
        state = self.state
        if self.paused or self.outcome() is not None:
            return self.why_not(seat, move)
        if state.alarm() <= at:
            return self.ahead(at).why_not(seat, move)
        now = state.now
        if at > now:
            state.now = at
        rule = self.why_not(seat, move)
        state.now = now
        return rule

    def ahead(self, at: i64) -> Match:
        """A copy, as the match will stand at a moment if nothing is entered before it."""
        other = Match(self.state.clone(), Dice(self.dice.seed), self.cooperative)
        other.dice.turn_to(self.step)
        other.paused = self.paused
        other.by_bots, other.resigned = self.by_bots, self.resigned
        other.past, other.undo_seat = self.past[:], self.undo_seat
        other.until(at)
        return other

    def why_not_play(self, seat: i64, move: i64) -> str:
        """The same for moves of the game. What is not listed is barred, even where the game has no word against it."""
        if self.paused:
            return "SER-PAUSE"
        if self.resigned and self.outcome() is not None:
            return "SER-OVER"
        if not 0 <= seat < self.state.seats:
            return "SER-SEAT"
        if self.lists(seat, move):
            return "" if self.outcome() is None else "SER-OVER"
        return (self.state.why_not(seat, move) if move >= 0 else "") or "SER-MOVE"

    def why_not_enter(self, seat: i64, what: i64) -> str:
        """The same for entries that are not moves."""
        if self.outcome() is not None:
            return "SER-OVER"
        if not 0 <= seat < self.state.seats:
            return "SER-SEAT"
        if what == UNDO:
            return "" if self.past and self.undo_seat == seat and not self.paused else "SER-UNDO"
        if what == PAUSE:
            return "SER-PAUSE" if self.paused else ""
        if what == RESUME:
            return "" if self.paused else "SER-RESUME"
        if what == TO_BOT:
            return "SER-BOT" if has(self.by_bots, seat) else ""
        if what == TO_PERSON:
            return "" if has(self.by_bots, seat) else "SER-PERSON"
        if what == RESIGN:
            return "SER-RESIGN" if has(self.resigned, seat) else ""
        if what == RUN:
            return "SER-PAUSE" if self.paused else ""
        return "SER-MOVE"

    def carry_out(self, seat: i64, what: i64) -> None:
        if what == UNDO:
            story = self.state.story
            self.state = self.past.pop()
            self.state.story = story
        elif what == PAUSE:
            self.paused = True
        elif what == RESUME:
            self.paused = False
        elif what == TO_BOT:
            self.by_bots |= only(seat)
        elif what == TO_PERSON:
            self.by_bots &= ~only(seat)
        elif what == RESIGN:
            self.resigned |= only(seat)
            self.past.clear()
        elif what == RUN:
            self.past.clear()

    def apply_remembering(self, seat: i64, move: i64) -> None:
        """A move that may be undone, unless it rolls dice or uncovers something."""
        state = self.state
        if seat != self.undo_seat:
            self.past.clear()
            self.undo_seat = seat
        before = state.clone()
        story = state.story
        told: i64 = len(story.events) if story is not None else 0
        state.apply(seat, move, self.next_dice())
        if self.dice.rolled or self.uncovered_since(told):
            self.past.clear()
        else:
            self.past.append(before)
            if len(self.past) > UNDOABLE:
                del self.past[0]

    def uncovered_since(self, told: i64) -> bool:
        story = self.state.story
        if story is None:
            return True
        i: i64
        for i in range(told + WHAT, len(story.events), WIDTH):
            if story.events[i] in self.uncovering:
                return True
        return False

    def write(self, seat: i64, move: i64) -> None:
        log = append(self.log, self.state.now)
        log = append(log, seat)
        self.log = append(log, move)


def end_without(resigned: i64, end: Outcome | None, seats: i64, cooperative: bool) -> Outcome | None:
    """The end when some have resigned: they cannot win, and the last one left has won. A team fights on to its last."""
    left = first(seats) & ~resigned
    if left == 0 or (end is None and not cooperative and size(left) == 1):
        return Outcome(zeros(seats), left, "SER-RESIGN")
    if end is None:
        return None
    return Outcome(end.scores, best_of(left, end), end.rule)


def best_of(seats_left: i64, end: Outcome) -> i64:
    """The winners among those who stayed; where all winners left, the best score among the rest. Lost is lost."""
    winners = end.winners & seats_left
    if winners or end.winners == 0:
        return winners
    best: i64 = -(1 << 60)
    seat: i64
    for seat in range(len(end.scores)):
        if has(seats_left, seat) and end.scores[seat] > best:
            best = end.scores[seat]
    for seat in range(len(end.scores)):
        if has(seats_left, seat) and end.scores[seat] == best:
            winners |= only(seat)
    return winners
