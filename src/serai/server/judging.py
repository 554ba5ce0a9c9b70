"""The course of a record as chances of winning, made by a worker a little at a time; a record tells all that it is made of."""

from __future__ import annotations

import time
from collections.abc import Iterator

import msgspec

from serai.bots.chance import Judge
from serai.core.happenings import Happening
from serai.core.match import Match
from serai.core.record import RING, Record, restart, seed_of
from serai.core.rng import derive
from serai.core.scale import scale_of
from serai.core.sets import has, size
from serai.core.state import NOBODY, Outcome, State
from serai.core.turned import TELLING, Turned
from serai.games import find_game
from serai.server.journal import Journal
from serai.server.length import Most, bounded, read
from serai.server.looks import (
    EVENLY,
    FEWEST,
    GAMES,
    TURNS,
    Chances,
    Look,
    Looks,
    Turn,
    line,
    longer_looks,
    next_looks,
    seeming_turns,
    slopes,
    smoothed,
    turns,
)
from serai.server.retelling import journal_of, take_down
from serai.server.study import task
from serai.wire import messages as wire

SLICE = 0.5  # s that a worker gives to it at a time
EXPLORING, ALL = 12.0, 20.0  # s of its work for the net, and with the longer looks: what is not known by then stays so
POINTS = 600  # of a curve: in a longer game not every entry has one
STILL = ("pause", "resume", "to-bot", "to-person")  # entries that leave the game as it is


class Judged(msgspec.Struct, frozen=True):
    """As much of a Curve as there was time for; all of it, written out, at last."""

    looks: Looks = {}
    games: int = 0  # continuations of a usual look; 0 before the first one has shown how long they take
    wishes: dict[int, int] = {}  # the looks that were asked for last: all are made before more are asked for
    reaction: int = 0  # in real time, of those who played
    seconds: float = 0.0
    curve: bytes | None = None


@task
def judge(source: bytes, most: Most, known: Judged) -> Judged:
    """Goes on from what is known, for a moment only: others wait for the same worker."""
    until, began = time.monotonic() + SLICE, time.process_time()
    course = Course(read(source, most), most, known)
    while course.wants_more():
        course.look(until)
        course.seconds = known.seconds + time.process_time() - began
        if time.monotonic() > until:
            return course.judged()
    return course.judged(msgspec.json.encode(course.curve()))


class Course:
    """The points of a curve, one for every entry (of a long game for some), and the positions among them.

    Points between which nothing moved are one position. Where time alone ended the game, that is a point of its own.
    """

    def __init__(self, record: Record, most: Most, known: Judged) -> None:
        self.looks, self.games, self.seconds = dict(known.looks), known.games, known.seconds
        self._wishes = known.wishes
        self._record = record
        self._most = most
        self._game = game = find_game(record.game)
        self._judge = Judge(
            game.sense,
            game.manners.pace,
            game.cooperative,
            derive(seed_of(record), len(record.log), b"curve"),
            known.reaction,
        )
        self.every = len(record.log) // POINTS + 1
        self._entries: list[int] = []  # by point
        self._position: list[int] = []
        for entries, moved, _ in self._points():
            self._entries.append(entries)
            self._position.append(self._position[-1] + moved if self._position else 0)

    def judged(self, curve: bytes | None = None) -> Judged:
        """What is known by now."""
        return Judged(self.looks, self.games, self._wishes, int(self._judge.reaction), self.seconds, curve)

    def _points(self, journal: Journal | None = None) -> Iterator[tuple[int, bool, Match]]:
        """Entries so far, whether the game has moved since the point before, and the match, with all that is told of it."""
        record = self._record
        match = restart(record, find_game) if journal is None else journal.match
        yield 0, True, match
        moved, last = False, len(record.log)
        for number in bounded(record, match, self._most):
            if journal is not None:
                take_down(journal, record, number)
            moved = moved or number == RING or record.log[number][2] not in STILL
            if number != RING and ((number + 1) % self.every == 0 or number + 1 == last):
                yield number + 1, moved, match
                moved = False
        if moved and match.outcome() is not None:
            yield last, True, match

    # Looking

    def wants_more(self) -> bool:
        """Whether a look is left to make; what is asked for never depends on how the work was parted."""
        if not any(self._lacks(position, games) for position, games in self._wishes.items()):
            self._wishes = self._next_wishes()
        return bool(self._wishes)

    def _next_wishes(self) -> dict[int, int]:
        """How many continuations are wished of which positions; nothing when enough is known, or time is up."""
        if not self.games:
            return {0: FEWEST}
        last = self._position[-1]
        wishes = next_looks(self.looks, last, self._read, self.games)
        if wishes and (self.seconds < EXPLORING or last not in self.looks):
            return wishes
        if self.seconds >= ALL:
            return {}
        return longer_looks(self.looks, seeming_turns(self.looks, self._read, self._whose, self.games), self.games)

    def look(self, until: float) -> None:
        """Fulfils wishes in the order of the game, while there is time, at least one."""
        done = False
        for point, (_, _, match) in enumerate(self._points()):
            position = self._position[point]
            if point and position == self._position[point - 1]:
                continue
            if position in self._wishes and self._lacks(position, self._wishes[position]):
                if done and time.monotonic() > until:
                    return
                self._look_at(position, match, self._wishes[position])
                done = True

    def _lacks(self, position: int, games: int) -> bool:
        look = self.looks.get(position)
        return look is None or 0 < look.games < games

    def _look_at(self, position: int, match: Match, games: int) -> None:
        end = match.outcome()
        if end is not None:
            self.looks[position] = truth(end, match, self._game.cooperative)
            self.games = self.games or GAMES
            return
        seats = int(match.state.seats)
        look = self.looks.get(position, Look(0, [0.0] * seats, [0.0] * seats))
        if not self.games:
            self._judge.learn_tempo(match, [at for at, _, _ in self._record.log])
        began = time.process_time()
        self.looks[position] = look.and_more([self._judge.results(match, n) for n in range(look.games, games)])
        if not self.games:  # later positions take half as long on average
            each = (time.process_time() - began) / games / 2
            self.games = max(FEWEST, min(GAMES, int(EXPLORING / EVENLY / (each + 1e-9))))

    # Telling

    def _read(self, look: Look) -> Chances:
        if look.games == 0:
            return look.sums
        return scale_of(self._game.package).chances(look.means, look.games, self._game.cooperative)

    def _turns(self) -> list[Turn]:
        return turns(self.looks, self._read, self._whose, self.games)

    def _whose(self, position: int) -> int | None:
        """Who made the entry that led to a position; None where it was time."""
        point = self._position.index(position)
        by_time = point > 0 and self._entries[point] == self._entries[point - 1]
        return None if by_time or point == 0 else self._record.log[self._entries[point] - 1][1]

    def curve(self) -> wire.Curve:
        """All that is known."""
        chances = line(smoothed(self.looks), self._position[-1], self._read)
        sure = [turn for turn in self._turns() if turn.sure][:TURNS]
        named = [*sure, *slopes(chances, sorted(self.looks), self._whose, {turn.position for turn in sure})]
        return wire.Curve(
            chances=[[round(one, 3) for one in chances[position]] for position in self._position],
            every=self.every,
            moments=self._moments(sorted(named, key=lambda turn: turn.position)),
        )

    def _moments(self, found: list[Turn]) -> list[wire.Moment]:
        """Turns in words, in the order of the game, which is told once more for that."""
        if not found:
            return []
        journal = journal_of(self._record, "watch")
        wanted = {self._position.index(turn.position): turn for turn in found}
        starts = {last_index(self._position, turn.since) for turn in found}
        known: dict[
            int, tuple[int, State]
        ] = {}  # at points from which something is told: how much was told, and the position
        moments = []
        for point, (_, _, match) in enumerate(self._points(journal)):
            if point in wanted:
                start = last_index(self._position, wanted[point].since)
                told, before = known[start]
                why = self._why(journal.story(told, NOBODY), before, match.state, wanted[point])
                moments.append(self._moment(wanted[point], self._entries[start], self._entries[point], why))
            if point in starts:
                known[point] = journal.version, match.state.clone()
        return moments

    def _moment(self, turn: Turn, since: int, number: int, why: Turned) -> wire.Moment:
        return wire.Moment(
            number=number,
            since=since,
            by=self._whose(turn.position) if turn.position - turn.since == 1 else None,
            seat=turn.seat,
            change=round(turn.change, 3),
            key=turn.sure,
            what=why.what,
            stands=why.stands,
            cause=why.cause,
        )

    def _why(self, story: list[Happening], before: State, after: State, turn: Turn) -> Turned:
        tell = self._game.look.turned
        moved = [one for one in story if one.name not in STILL]
        if tell is None:
            return Turned(moved[:TELLING], [])
        return tell(moved, before, after, turn.seat, turn.change > 0)


def last_index(items: list[int], item: int) -> int:
    return len(items) - 1 - items[::-1].index(item)


def truth(end: Outcome, match: Match, cooperative: bool) -> Look:
    """How it ended."""
    part = 1.0 if cooperative else 1.0 / max(1, int(size(end.winners)))
    won = [part if has(end.winners, seat) else 0.0 for seat in range(int(match.state.seats))]
    return Look(0, won, won)
