"""A match as the server keeps it: its log, and all that was told, to be retold to each reader."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import count
from typing import Any

from serai.core.game import Game, Options
from serai.core.happenings import TEAM, Event, Happening, as_known
from serai.core.match import PAUSE, TO_BOT, UNDO, Match
from serai.core.record import WORDS, Pace, end_of
from serai.core.state import NOBODY
from serai.core.story import WHAT, WIDTH
from serai.core.vecs import i64, vec
from serai.games import find_game
from serai.server.writing import with_lists_written, written
from serai.store import Entry
from serai.wire import messages as wire

SEAT = 2  # the first detail of an event
Act = tuple[int, int]  # seat and move
names = count(1)  # of the journals of this house, by which workers know them


@lru_cache(64)
def events_of(name: str) -> dict[int, Event]:
    """The events of a game by their number."""
    return {event.code: event for event in find_game(name).look.events}


@lru_cache(50_000)
def known_as(name: str, reader: int, what: int, details: tuple[int, int, int, int]) -> Happening:
    """An event without its moment: most of what happens, or is foreseen, has happened at some table before."""
    a, b, c, d = details
    return as_known(events_of(name)[what], vec[i64]([0, what, a, b, c, d]), find_game(name).look.names, reader)


def happening_at(name: str, reader: int, story: vec[i64], i: i64) -> Happening:
    """The event at a place of a story, as one reader may know it."""
    at, what = int(story[i]), int(story[i + WHAT])
    details = int(story[i + 2]), int(story[i + 3]), int(story[i + 4]), int(story[i + 5])
    known = known_as(name, reader, what, details)
    return Happening(at, known.name, known.details, known.hidden)


class Journal:
    """Plays entries in order and remembers the story; knows neither sockets nor the time of day."""

    def __init__(self, game: Game[Any], options: Options, seats: int, seed: bytes) -> None:
        self.name = next(names)
        self.game = game
        self.options = options
        self.match: Match = game.begin(seats, options, seed)
        game.remember(self.match)
        self._before: list[int] = []  # how much was told before each move that stands
        self._undone: set[int] = set()  # places in `told` of what was taken back
        self.told: list[vec[i64]] = []  # events of the game, and acts that are no moves by their negative code
        self.number = 0  # entries
        self.at = 0  # game time of the last one
        self.moment = 0  # and server time
        self.moved: dict[int, int] = {}  # seat -> its entries
        self.wishes: dict[str, int] = {}  # which entry came of which wish
        self.handed: dict[int, Entry] = {}  # seat -> the entry by which a bot took it over last
        self.final = False  # nothing can be taken back, whatever the rules say
        self.called_by: int | None = None  # the seat whose move called for a pause that has not begun yet
        self._seen: Any = None  # what a watcher sees; of an open game written out
        self._events = events_of(game.name)
        self._calls = {code for code, event in self._events.items() if event.pauses}
        self._shared: tuple[tuple[int, int], list[tuple[Any, dict[int, Any]]]] = ((-1, -1), [])

    @property
    def version(self) -> int:
        """How many things have happened."""
        return len(self.told)

    @property
    def time(self) -> int:
        """Game time as far as it is certain. An undone move takes the position back, but never the time."""
        return max(int(self.match.state.now), self.at)

    def run(self, at: int) -> None:
        """Lets game time pass."""
        self.match.until(at)
        self.listen()

    def enter(self, entry: Entry) -> None:
        """Plays an entry, which must be the next one."""
        if entry.number != self.number + 1:
            raise ValueError(f"entry {entry.number} after {self.number}")
        self.match.enter(entry.at, entry.seat, entry.move)
        self.note(entry)

    def fitting(self, at: int, acts: Sequence[Act]) -> list[Act]:
        """Those of several acts that the rules allow at a moment, one after the other; they are only tried."""
        trial = self.match.ahead(at)
        fit = []
        for seat, move in acts:
            if not trial.why_not(seat, move):
                trial.enter(at, seat, move)
                fit.append((seat, move))
        return fit

    def note(self, entry: Entry) -> None:
        """Takes down an entry that the match has just played."""
        version = self.version
        self.listen()
        if entry.move == PAUSE:
            self.called_by = None
        elif self._calls and any(int(row[WHAT]) in self._calls for row in self.told[version:]):
            self.called_by = entry.seat
        if entry.move >= 0:
            self._before.append(version)
        elif entry.move == UNDO:
            self._undone.update(range(self._before.pop(), version))
        if entry.move < 0:
            self.told.append(vec[i64]([self.match.state.now, entry.move, entry.seat, -1, -1, -1]))
        if entry.move == TO_BOT:
            self.handed[entry.seat] = entry
        if entry.wish:
            self.wishes[entry.wish] = entry.number
        self.moved[entry.seat] = self.moved.get(entry.seat, 0) + 1
        self.number, self.at, self.moment = entry.number, max(self.at, entry.at), max(self.moment, entry.time)

    def listen(self) -> None:
        """Takes down what has just happened."""
        self._seen = None
        story = self.match.state.story
        if story is not None and len(story.events):
            rows = story.take()
            self.told.extend(rows[i : i + WIDTH] for i in range(0, len(rows), WIDTH))

    def view(self, reader: int) -> Any:
        """What a seat (or NOBODY) sees. What everybody sees is made once for all, and where that is all, written out too."""
        game, state = self.game, self.match.state
        is_open = game.look.is_same_for_all(state)
        if not is_open and game.look.own is None:
            return game.look.view(state, reader)
        if self._seen is None:
            seen = game.look.view(state, NOBODY)
            self._seen = written(seen) if is_open else with_lists_written(seen)
        return self._seen if game.look.own is None or reader == NOBODY else game.look.own(state, reader, self._seen)

    def story(self, since: int, reader: int) -> list[Happening]:
        """What happened since a version, as a seat (or NOBODY) may know it."""
        return [self.retold(row, reader) for row in self.told[since:]]

    def fresh_story(self, since: int, reader: int) -> list[Any]:
        """The same for what has just happened, in writing, which all who know equally much share."""
        if self._shared[0] != (since, self.version):
            self._shared = ((since, self.version), [self._tellings(row) for row in self.told[since:]])
        return [private.get(reader, public) for public, private in self._shared[1]]

    def _tellings(self, row: vec[i64]) -> tuple[Any, dict[int, Any]]:
        """An event as everybody may know it, and as those do who know more."""
        public = written(self.retold(row, NOBODY))
        event = self._events.get(int(row[WHAT]))
        if event is None or not event.secret:
            return public, {}
        owners = set(event.secret.values())
        if TEAM in owners:
            knowers = set(range(self.match.state.seats))
        else:
            knowers = {int(row[2 + event.details.index(owner)]) for owner in owners}
        return public, {knower: written(self.retold(row, knower)) for knower in knowers}

    def lasting(self) -> list[Happening]:
        """The whole story as everybody knows it, without what was taken back."""
        return [self.retold(row, NOBODY) for place, row in enumerate(self.told) if place not in self._undone]

    def highlights(self) -> list[Happening]:
        """What people will retell of a finished match."""
        find, end = self.game.look.highlights, self.match.outcome()
        return [] if find is None or end is None else find(self.lasting(), self.match.state, end)

    def retold(self, row: vec[i64], reader: int) -> Happening:
        """One event for one reader."""
        if row[WHAT] < 0:
            return Happening(int(row[0]), WORDS[int(row[WHAT])], {"seat": int(row[SEAT])})
        return happening_at(self.game.name, reader, row, 0)

    def statistics(self) -> wire.Statistics:
        """The game in numbers."""
        seats = int(self.match.state.seats)
        moves, thinking, undone = [0] * seats, [0] * seats, [0] * seats
        last = 0
        log = self.match.log
        for i in range(0, len(log), 3):
            at, seat, move = int(log[i]), int(log[i + 1]), int(log[i + 2])
            if move >= 0:
                moves[seat] += 1
                thinking[seat] += at - last
            elif move == UNDO:
                undone[seat] += 1
            last = at
        return wire.Statistics(
            duration=int(self.match.state.now), moves=moves, thinking=thinking, undone=undone, events=self._tally(seats)
        )

    def _tally(self, seats: int) -> dict[str, list[int]]:
        """How often each event happened to each seat, where it names one first."""
        tally: dict[str, list[int]] = {}
        for row in self.told:
            event = self._events.get(int(row[WHAT]))
            if event is not None and event.details[:1] == ("seat",):
                tally.setdefault(event.name, [0] * seats)[int(row[SEAT])] += 1
        return tally

    def over(self, seed: bytes, seed_hash: str, code: str, pace: Pace) -> wire.Over:
        """The last message of a match."""
        end = end_of(self.match)
        assert end is not None
        return wire.Over(
            end=end,
            statistics=self.statistics(),
            seed=seed.hex(),
            seed_hash=seed_hash,
            replay=f"/r/{code}",
            pace=pace,
            pauses=sum(act == PAUSE for act in list(self.match.log)[2::3]),
            sequel=bool(end.winners) and self.game.next_level(self.options) is not None,
            highlights=self.highlights(),
            scored=not self.game.cooperative and len(end.scores) not in self.game.scoreless,
        )
