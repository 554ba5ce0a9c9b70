"""Uploads and replays: whatever is brought, no request costs much memory or holds the loop up."""

from __future__ import annotations

import asyncio
import http.client
import json
import socket
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import msgspec
import pytest

from serai.core.match import PAUSE, RESUME
from serai.core.record import CODES, Record, to_json, write_record
from serai.core.rng import Rng
from serai.core.sets import listed
from serai.games import find_game
from serai.server.retelling import PAGE_BYTES
from serai.store import Entry, GuestRow, Kept, SeatRow, TableRow, open_store
from tests.faults.watched import Watch, watched_house

MB = 32.0
MS = 5.0
FULL = 16_000  # entries, as many as the house takes
SEATS = 6
BOTS = [{"kind": "device"}, *[{"kind": "bot", "level": "beginner"}] * 5]


def paused_often(entries: int, until: int = 0) -> Record:
    game = find_game("trucks")
    match = game.begin(SEATS, game.options(), bytes(16))
    for number in range(entries):
        match.enter(0, number % SEATS, RESUME if number % 2 else PAUSE)
    match.until(until)
    return write_record(game, game.options(), match, list("ABCDEF"))


def rolled_often(entries: int) -> Record:
    """Escape, where one seat makes move after move that could all be taken back, as far as chance lets it."""
    game = find_game("temple")
    match = game.begin(SEATS, game.options(), bytes(16))
    game.remember(match)
    chance = Rng(1)
    for _ in range(entries):
        movers = listed(match.state.movers())
        seat = int(match.undo_seat) if match.undo_seat in movers else movers[0]
        legal = match.state.legal(seat)
        match.play(0, seat, legal[chance.below(len(legal))])
    return write_record(game, game.options(), match, list("ABCDEF"))


def table_of(record: Record, code: str, finished: int | None) -> Kept:
    row = TableRow(
        code=code, game=record.game, version=record.version, options={}, seed=bytes(16), host=1, created=1, started=1,
        finished=finished,
    )  # fmt: skip
    seats = [SeatRow(seat=seat, kind="open", name=name, guest=1) for seat, name in enumerate(record.names)]
    entries = [
        Entry(number=number, at=at, seat=seat, move=CODES[str(act)], wish=f"1:{number}")
        for number, (at, seat, act) in enumerate(record.log, 1)
    ]
    return Kept(table=row, guests=[GuestRow(number=1, name="A", token_hash=b"")], seats=seats, entries=entries)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Watch]:
    data = tmp_path_factory.mktemp("house")

    async def fill() -> None:
        store = open_store(f"sqlite:///{data / 'hall.db'}")
        assert await store.create(table_of(paused_often(FULL), "LNGVER", finished=2))
        assert await store.create(table_of(paused_often(FULL), "LNGGAM", finished=None))
        await store.close()

    asyncio.run(fill())
    with watched_house(data) as watch:
        small = to_json(paused_often(20))
        for path in ("/api/replays", "/api/replays/curve"):  # the worker starts, and everything is loaded once
            assert ask(watch, path, small)[0] == 200
        assert ask(watch, "/api/replays/play-on", play_on(small, 20))[0] == 201
        watch.rest()
        yield watch


def ask(watch: Watch, path: str, body: bytes | None = None) -> tuple[int, bytes]:
    line = http.client.HTTPConnection("127.0.0.1", watch.port, timeout=120)
    try:
        line.request("GET" if body is None else "POST", path, body)
        answer = line.getresponse()
        return answer.status, answer.read()
    finally:
        line.close()


def play_on(record: bytes, step: int) -> bytes:
    wish = json.dumps({"step": step, "seats": BOTS, "name": "Z", "bot_pace": 20_000}).encode()
    return wish[:-1] + b',"record":' + record + b"}"


FULL_RECORD = to_json(paused_often(FULL))
ROLLED = to_json(rolled_often(FULL))
HUGE = to_json(paused_often(36_000))
WEEK = to_json(paused_often(200, until=7 * 24 * 3_600_000))
BARE = {"serai": 1, "game": "trucks", "version": 1, "seats": 6, "seed": "0" * 32, "until": 0, "end": None, "check": ""}
HEAD = json.dumps(BARE).encode()[:-1]
REST = b',"names":["a","b","c","d","e","f"],"options":{}}'
NASTY: dict[str, tuple[bytes, str]] = {
    "36,000 pauses": (HUGE, "record-entries"),
    "deep JSON": (HEAD + b',"options":' + b"[" * 500_000, "record-garbled"),
    "a list of lists": (b"[" + b"[]," * 170_000 + b"0]", "record-foreign"),
    "a log of objects": (HEAD + b',"log":[' + b'{"":0},' * 70_000 + b"0]" + REST, "record-damaged"),
    "options without end": (HEAD + b',"log":[],"names":[],"options":{"a":[' + b'{"":0},' * 70_000 + b"0]}}", "record-swollen"),
    "long names": (HEAD + b',"log":[],"options":{},"names":["' + b"x" * 500_000 + b'"]}', "record-swollen"),
    "huge numbers": (HEAD + b',"log":[' + b",".join([b"[0,0," + b"9" * 4000 + b"]"] * 120) + b"]" + REST, "record-altered"),
    "one number": (b'{"serai":' + b"9" * 500_000 + b"}", "record-"),
}  # fmt: skip


@pytest.mark.parametrize("name", NASTY)
def test_what_is_refused_costs_little(house: Watch, name: str) -> None:
    body, word = NASTY[name]
    assert len(body) <= 512 * 1024 or name == "36,000 pauses"
    for path in ("/api/replays?seat=all", "/api/replays/steps?from=5", "/api/replays/curve"):
        with house.cost() as found:
            code, answer = ask(house, path, body)
        print(f"\n{name}, {path}: {found[0]}")
        assert code in (400, 413) and (word in answer.decode() or b"too-big" in answer), answer[:200]
        assert found[0].busy < MS and found[0].server < MB and found[0].worker < MB
    with house.cost() as found:
        assert ask(house, "/api/replays/play-on", play_on(body, 0))[0] in (400, 413)
    assert found[0].busy < MS and found[0].server < MB and found[0].worker < MB


REQUESTS: dict[str, tuple[str, bytes | None, int]] = {
    "upload": ("/api/replays?seat=all", FULL_RECORD, 200),
    "upload, last page": (f"/api/replays/steps?seat=all&from={FULL - 300}", FULL_RECORD, 200),
    "upload, one seat's eyes": ("/api/replays/steps?seat=3&from=100", FULL_RECORD, 200),
    "upload of moves": ("/api/replays?seat=all", ROLLED, 200),
    "upload of moves, last page": (f"/api/replays/steps?seat=all&from={FULL - 300}", ROLLED, 200),
    "a week of game time": ("/api/replays", WEEK, 200),
    "finished game": ("/api/replays/LNGVER?seat=all", None, 200),
    "finished game, last page": (f"/api/replays/LNGVER/steps?from={FULL - 300}", None, 200),
    "finished game, record": ("/api/replays/LNGVER/record", None, 200),
    "finished game, table": ("/api/tables/LNGVER", None, 200),
    "running game, table": ("/api/tables/LNGGAM", None, 200),
    "play on from its end": ("/api/replays/play-on", play_on(FULL_RECORD, FULL), 201),
    "curve": ("/api/replays/curve", FULL_RECORD, 200),
}


@pytest.mark.parametrize("name", REQUESTS)
def test_the_longest_game_that_is_taken_costs_little(house: Watch, name: str) -> None:
    path, body, code = REQUESTS[name]
    with house.cost() as found:
        got, answer = ask(house, path, body)
    print(f"\n{name}: {found[0]}, {len(answer) / 1024:.0f} KiB")
    assert got == code, answer[:300]
    assert len(answer) <= PAGE_BYTES or "record" in path
    assert found[0].busy < MS and found[0].server < MB and found[0].worker < MB


@pytest.mark.parametrize("name", ["36,000 pauses", "upload"])
def test_one_after_the_other_they_leave_nothing_behind(house: Watch, name: str) -> None:
    body = NASTY[name][0] if name in NASTY else FULL_RECORD
    with house.cost() as found:
        for _ in range(100):
            ask(house, "/api/replays/steps?seat=watch&from=1", body)
    print(f"\n{name}, a hundred times: {found[0]}")
    assert found[0].server < MB and found[0].worker < MB


def test_two_hundred_at_once_are_bounded(house: Watch) -> None:
    with house.cost() as found, ThreadPoolExecutor(200) as many:
        codes = list(many.map(lambda _: ask(house, "/api/replays?seat=all", FULL_RECORD)[0], range(200)))
    print(f"\n200 uploads at once: {found[0]}, {codes.count(200)} answered, {200 - codes.count(200)} put off")
    assert set(codes) <= {200, 429, 503} and codes.count(200) >= 8  # an address has a share, and the house has room
    assert found[0].busy < MS and found[0].server < MB and found[0].worker < MB


def test_slow_readers_hold_no_large_buffers(house: Watch) -> None:
    lines = []
    with house.cost() as found:
        for _ in range(40):
            line = socket.socket()
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            line.connect(("127.0.0.1", house.port))
            line.sendall(b"GET /api/replays/LNGVER?seat=all HTTP/1.1\r\nhost: x\r\n\r\n")
            lines.append(line)
            assert line.recv(100).startswith(b"HTTP/1.1 200")  # and no more: the rest waits
    for line in lines:
        line.close()
    print(f"\n40 slow readers: {found[0]}")
    assert found[0].busy < MS and found[0].server < MB


def test_the_record_with_pauses_is_long() -> None:
    assert 500_000 < len(HUGE) < 1_000_000 and msgspec.json.decode(HUGE)["log"][-1][2] == "resume"
