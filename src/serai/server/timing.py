"""When things happen at a table: its game time, the count before it runs, and the one timer that waits for what comes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from serai.core.state import NEVER
from serai.server.clock import AGAIN, RATES, GameTime, Instant, Timer
from serai.server.cluster.messages import Running
from serai.server.journal import Journal
from serai.server.refusal import Refusal
from serai.server.writing import written

if TYPE_CHECKING:
    from serai.server.table import Table

COUNT = 3_000  # ms from "all are ready" until game time runs


class Timing:
    """Game time of one table. In turns it simply runs; in real time it waits for everybody, and is counted in."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.time = GameTime()
        self.pause_ends: int | None = None  # server time at which a pause ends by itself
        self._after = 0  # entries there were when it was counted in last
        self._stood = 0  # and when an entry last made it stand
        self._timer: Timer | None = None

    @property
    def waiting(self) -> bool:
        """Whether a timer is set."""
        return self._timer is not None

    @property
    def by_steps(self) -> bool:
        """Whether time stands until somebody lets it run."""
        return self._table.row.pace == "step"

    @property
    def may_pause(self) -> bool:
        """Against the clock only where it runs slower or the rules allow it; where time stands, nothing is to be paused."""
        table = self._table
        if not table.game.real_time:
            return True
        return (
            not self.by_steps
            and not table.row.is_attempt
            and (table.row.pace != "full" or table.game.manners.may_pause)
        )

    def _now(self) -> int:
        return self._table.house.clock.now()

    def open(self, journal: Journal, at_once: bool) -> None:
        """Begins to keep the time of a journal: while the house was closed none passed for the game."""
        self.time = GameTime(journal.time, RATES[self._table.row.pace])
        if at_once and self._table.row.finished is None and not journal.match.paused:
            self.time.start(self._now())

    def keep(self, journal: Journal) -> None:
        """After an entry: the clock stands while the game is paused, over, or played by steps."""
        if journal.match.paused or journal.match.outcome() is not None or self.by_steps:
            self.time.stand(journal.time)
            self._stood = journal.number
        elif not self._table.game.real_time:
            self.time.start(self._now())

    def stand(self, journal: Journal) -> None:
        """In real time: stands where it is now, and runs again once it has been counted in."""
        if self._table.game.real_time:
            self.time.stand(self.foreseen(journal))
            self.stop_waiting()
            self.pause_ends = None  # who comes back to a pause has all of it

    def awaits_start(self, journal: Journal) -> bool:
        """Whether game time would run, if only everybody were ready."""
        playing = not journal.match.paused and journal.match.outcome() is None
        return self._table.game.real_time and playing and not self.by_steps and not self.time.started

    def count_in(self, journal: Journal) -> None:
        """Three, two, one."""
        self.time.start(self._now() + COUNT)
        self._after = journal.number

    # Across servers

    def running(self) -> Running | None:
        """How game time runs here, for other servers."""
        span = self.time.span
        return None if span is None else Running(*span, self._after)

    def stands(self) -> int:
        """The game time at which it stands here; 0 while it runs."""
        return 0 if self.time.started else self.now()

    def take(self, running: Running) -> bool:
        """Game time as another server has it; whether it was taken over.

        Against the clock the count that began after more entries is the newer one, of two that began together the earlier
        one; a clock that an entry has stopped since is none. In turns the later time is the right one.
        """
        journal = self._table.journal
        if journal is None or journal.match.paused or journal.match.outcome() is not None or self.by_steps:
            return False
        if not self._is_better(running) or self.time.span == (running.base, running.since):
            return False
        self.time.run(running.base, running.since)
        self._after = running.after
        return True

    def _is_better(self, running: Running) -> bool:
        span = self.time.span
        if span is None:
            return running.after >= self._stood
        if not self._table.game.real_time:
            return running.base - running.since > span[0] - span[1]
        return running.after > self._after or (running.after == self._after and running.since < span[1])

    def take_pause(self, ends: int | None) -> None:
        """The end of a pause as another server has it: the earlier one counts."""
        if ends is not None and self.pause_ends is not None:
            self.pause_ends = min(ends, self.pause_ends)

    def come_to(self, at: int) -> None:
        """Others have come to a later time than we, who were not looking."""
        if self.time.span is None:
            self.time.stand(max(at, self.time.at(self._now())))
        elif not self._table.game.real_time and at > self.now():
            self.time.run(at, self._now())

    def count_pause(self, journal: Journal) -> bool:
        """ESC-D-PAUSE-1: in real time a pause ends by itself, while somebody is there. Whether that is news."""
        match, before = journal.match, self.pause_ends
        paused = match.paused and match.outcome() is None and self._table.game.real_time and not self._table.sleep.deep
        if not paused:
            self.pause_ends = None
        elif before is None:
            self.pause_ends = self._now() + self._table.house.limits.live_pause
        return self.pause_ends != before

    def pause_is_over(self) -> bool:
        """Whether it lasts long enough."""
        return self.pause_ends is not None and self._now() >= self.pause_ends

    def is_open(self) -> bool:
        """Whether moves count now."""
        return self.by_steps or self.time.runs(self._now())

    def has_begun(self, journal: Journal) -> bool:
        """Whether time runs or has ever run: what was looked at then is seen."""
        match = journal.match
        if not self._table.game.real_time or self.is_open():
            return True
        return match.state.now > 0 or match.step > 0 or match.outcome() is not None

    def effective(self, received: int, sent: int | None, lag: int) -> int:
        """Game time of a move: when it was sent, as far as the lag we measured makes that believable."""
        earliest = received - min(lag, self._table.house.limits.lateness)
        return self.time.at(received if sent is None else max(earliest, min(sent, received)))

    def hold(self) -> int:
        """How long a change by time is held back, so that a move sent before it still counts: as long as one may be late."""
        table = self._table
        playing = {seat.guest for seat in table.people.seats if not table.bot_plays(seat.seat)}
        lags = [listener.lag for listener in table.listeners if listener.guest in playing]
        lags += table.elsewhere.lags(playing)
        return min(table.house.limits.lateness, max(lags, default=0)) if table.game.real_time else 0

    def next_stop(self, journal: Journal, most: int | None) -> int:
        """Where time stands: the game time at which it next has a reason to stand again."""
        now = journal.time
        stops = [int(journal.match.state.alarm()), *self._table.bots.moments()]
        stops += [] if most is None else [now + most]
        if min(stops) >= NEVER:
            raise Refusal("nothing-comes")
        return max(now, min(stops))

    def now(self) -> int:
        """Game time."""
        return self.time.at(self._now())

    def foreseen(self, journal: Journal) -> int:
        """Game time as a bot may know it: not beyond the next alarm, whose dice are not cast yet."""
        return max(journal.time, min(self.now(), int(journal.match.state.alarm()) - 1))

    def settled(self) -> int:
        """The game time before which no move can come any more."""
        return self.time.at(self._now() - self.hold())

    def wait(self, journal: Journal, act: Callable[[], None]) -> None:
        """Sets the one timer: for the end of a pause, the start, or the next alarm. There is nothing else to wait for."""
        self.stop_waiting()
        clock = self._table.house.clock
        starts = self.time.starts(clock.now())
        alarm = int(journal.match.state.alarm())
        if self.pause_ends is not None:
            self._timer = clock.call_at(self.pause_ends, act)
        elif starts is not None:
            self._timer = clock.call_at(starts, act)
        elif self.time.started and alarm < NEVER:
            self._timer = clock.call_at(self.time.moment(alarm) + self.hold(), act)

    def try_again(self, act: Callable[[], None]) -> None:
        """Sets the timer for a while after the disk has failed."""
        self.stop_waiting()
        self._timer = self._table.house.clock.call_at(self._now() + AGAIN, act)

    def stop_waiting(self) -> None:
        """No timer any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def instant(self, journal: Journal) -> Instant:
        """As clients get it."""
        alarm = int(journal.match.state.alarm())
        clock = self.time.shown(self._now(), alarm if alarm < NEVER else None)
        return Instant(written(clock), self.is_open(), self.has_begun(journal))

    def mark(self) -> tuple[bool, bool]:
        """Changes when clients have to hear of the clock."""
        return self.time.started, self.is_open()
