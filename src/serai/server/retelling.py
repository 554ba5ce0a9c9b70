"""Finished games and records, told again by workers: a page of steps at a time, each step as a change of the one before."""

from __future__ import annotations

from hashlib import sha256
from typing import Any, cast

import msgspec

from serai.core.errors import Unreadable
from serai.core.happenings import Happening
from serai.core.match import Match
from serai.core.record import CODES, RING, Pace, Record, end_of, pace_of, restart, seed_of, to_json, write_record
from serai.core.sets import listed
from serai.core.state import NOBODY
from serai.games import find_game
from serai.server.journal import Journal
from serai.server.length import Most, bounded, read
from serai.server.position import plain
from serai.server.refusal import Refusal
from serai.server.study import task
from serai.store import Entry, TableRow
from serai.wire import messages as wire
from serai.wire.difference import Difference, difference_of

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder().decode
decode_log = msgspec.json.Decoder(list[tuple[int, int, int]]).decode
PAGE_BYTES = 256 * 1024  # of an answer: the most that a slow reader makes the house hold
PAGE_VIEWS = 2_400  # made for one page, whoever's they are: what it costs a worker


class GoingOn(msgspec.Struct, frozen=True):
    """A record up to a step, for a new table."""

    game: str
    options: dict[str, Any]
    seed: bytes
    pace: str
    log: bytes  # as the store writes one
    at: int  # game time of the step
    paused: bool
    by_bots: list[int]  # seats


class Page:
    """Steps from a place on, as many as fit."""

    def __init__(self, journal: Journal, whose: int | str, start: int) -> None:
        self.start = start
        self.full = False
        self._journal = journal
        self._one = None if whose == "all" else NOBODY if whose == "watch" else int(whose)
        self._readers = [*range(int(journal.match.state.seats)), NOBODY] if self._one is None else [self._one]
        self._told = 0  # events before the step
        self._written: list[bytes] = []  # the views of the last step
        self._views: list[Any] = []
        self._movers: list[int] = []
        self._first: msgspec.Raw | None = None
        self._then: list[msgspec.Raw] = []
        self._size = 0

    def add(self, place: int, entry: Entry | None) -> None:
        """The step at which the game stands now, where it belongs to this page."""
        told, self._told = self._told, self._journal.version
        if place < self.start or self.full:
            return
        story = self._story(told)
        movers = self._now_movers()
        written = [encode(self._journal.view(reader)) for reader in self._readers]
        if self._first is None:
            self._views = [decode(text) for text in written]
            first = wire.ReplayStep(**self._act(entry), story=story, views=self._views, movers=movers)
            self._first = msgspec.Raw(encode(first))  # now: the views go on
            self._size = len(bytes(self._first))
        else:
            step = wire.NextStep(**self._act(entry), story=story, views=self._differences(written))
            step.movers = None if movers == self._movers else movers
            self._put(msgspec.Raw(encode(step)))
        self._written, self._movers = written, movers

    def _put(self, step: msgspec.Raw) -> None:
        self._size += len(bytes(step)) + 1
        self.full = self._size > PAGE_BYTES or (len(self._then) + 2) * len(self._readers) > PAGE_VIEWS
        if self._size <= PAGE_BYTES:
            self._then.append(step)

    def _act(self, entry: Entry | None) -> dict[str, Any]:
        """When it was, who did what."""
        journal = self._journal
        found: dict[str, Any] = {
            "number": journal.number,
            "at": int(journal.match.state.now),
            "seat": None,
            "act": None,
        }
        if entry is not None:
            found["seat"] = entry.seat
            found["act"] = WORD[entry.move] if entry.move < 0 else plain(journal.game.decode(entry.move))
        return found

    def _story(self, told: int) -> list[Happening]:
        return everything(self._journal, told) if self._one is None else self._journal.story(told, self._one)

    def _now_movers(self) -> list[int]:
        match = self._journal.match
        return [] if match.outcome() is not None else listed(match.state.movers())

    def _differences(self, written: list[bytes]) -> list[Difference | int]:
        """What became of each view; views that were and are written alike are not even looked at."""
        if written == self._written:
            return []
        told: list[Difference | int] = []
        known: dict[bytes, int] = {}
        for at, text in enumerate(written):
            difference = Difference()
            if text != self._written[at]:
                before, self._views[at] = self._views[at], decode(text)
                difference = difference_of(before, self._views[at]) or difference
            same = known.setdefault(encode(difference), at)
            told.append(same if same < at else difference)
        return told

    def message(self, steps: int, room: int = PAGE_BYTES) -> bytes:
        """The page written out, no larger than there is room; `steps` are those of the whole replay, as far as known."""
        if self._first is None:
            raise Refusal("no-such-step", last=steps - 1)
        while self._then and self._size > room:
            self._size -= len(bytes(self._then.pop())) + 1
        after = self.start + 1 + len(self._then)
        page = {"start": self.start, "first": self._first, "then": self._then, "next": after if after < steps else None}
        return encode(page)


WORD = {code: word for word, code in CODES.items()}


def everything(journal: Journal, told: int) -> list[Any]:
    """The story with nothing left out: each event as the one who knows most of it."""
    readers = range(int(journal.match.state.seats))
    return [
        min((journal.retold(row, reader) for reader in readers), key=lambda known: known.hidden)
        for row in journal.told[told:]
    ]


def entry_of(record: Record, number: int) -> Entry:
    """An entry as the store keeps it; numbers of the store begin with 1."""
    at, seat, act = record.log[number]
    return Entry(number=number + 1, at=at, seat=seat, move=CODES[act] if isinstance(act, str) else act)


def journal_of(record: Record, whose: int | str) -> Journal:
    """A journal at the beginning; refuses readers that the game did not have, and what cannot be begun."""
    if isinstance(whose, int) and not 0 <= whose < record.seats:
        raise Refusal("no-such-seat", seats=record.seats)
    restart(record, find_game)  # says what is wrong with it
    game = find_game(record.game)
    return Journal(game, game.read_options(record.options), record.seats, seed_of(record))


@task
def retell(source: bytes, code: str | None, whose: int | str, most: Most) -> bytes:
    """A Replay: what the record says, all its steps at a glance, and the first page of them."""
    record = read(source, most)
    journal = journal_of(record, whose)
    page = Page(journal, whose, 0)
    page.add(0, None)
    waits, ringing = [0], []
    before = 0
    for place, number in enumerate(bounded(record, journal.match, most), 1):
        entry = take_down(journal, record, number)
        page.add(place, entry)
        now = int(journal.match.state.now)
        waits.append(now - before)
        before = now
        if entry is None:
            ringing.append(place)
    seed = seed_of(record)
    head = encode(
        {
            "code": code,
            "game": record.game,
            "options": record.options,
            "pace": pace_of(record),
            "names": record.names,
            "seat": whose,
            "seed": record.seed,
            "seed_hash": sha256(seed).hexdigest(),
            "end": end_of(journal.match),
            "statistics": journal.statistics(),
            "course": wire.Course(waits=waits, rings=ringing),
        }
    )
    return head[:-1] + b',"page":' + page.message(len(waits), PAGE_BYTES - len(head)) + b"}"


def take_down(journal: Journal, record: Record, number: int) -> Entry | None:
    """What has just happened, into the journal: an entry, or nothing but time."""
    if number == RING:
        journal.listen()
        return None
    entry = entry_of(record, number)
    journal.note(entry)
    return entry


@task
def retell_on(source: bytes, whose: int | str, start: int, most: Most) -> bytes:
    """A ReplayPage: the steps from a place on. What comes after them is not played."""
    record = read(source, most)
    journal = journal_of(record, whose)
    page = Page(journal, whose, start)
    page.add(0, None)
    place = 0
    for place, number in enumerate(bounded(record, journal.match, most), 1):
        if page.full:  # and there is more
            break
        page.add(place, take_down(journal, record, number))
    return page.message(place + 1)


@task
def write_up(table: TableRow, names: list[str], log: bytes) -> bytes:
    """The record of a finished game, from what the store has of it."""
    game = find_game(table.game)
    options = game.read_options(table.options)
    match: Match = game.begin(len(names), options, table.seed)
    game.remember(match)
    for at, seat, move in decode_log(log):
        match.enter(at, seat, move)
    match.until(table.until)
    return to_json(write_record(game, options, match, names, cast("Pace", table.pace)))


@task
def go_on(source: bytes, step: int, seats: int, most: Most) -> GoingOn:
    """A sound record up to a step from which something is left to play."""
    record = read(source, most)
    match = restart(record, find_game)
    over, now, paused, by_bots = end_of(match), 0, False, 0
    for number in bounded(record, match, most):
        if number == step - 1:
            over, now, paused, by_bots = end_of(match), int(match.state.now), match.paused, int(match.by_bots)
    if step > len(record.log):
        raise Unreadable("record-short", entries=len(record.log), step=step)
    if seats != record.seats:
        raise Refusal("other-seats", seats=record.seats)
    if over is not None:
        raise Refusal("nothing-left")
    entries = [entry_of(record, number) for number in range(step)]
    at = max([now, *(entry.at for entry in entries)])  # an undo takes the position back, but never the time
    log = encode([(entry.at, entry.seat, entry.move) for entry in entries])
    return GoingOn(record.game, record.options, seed_of(record), pace_of(record), log, at, paused, listed(by_bots))
