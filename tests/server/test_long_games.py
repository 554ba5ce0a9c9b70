"""However long a game was, its replay comes in small pages and its table opens a little at a time; some are too long."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace

import msgspec
import pytest

from serai.core.match import PAUSE, RESUME, UNDO
from serai.core.record import CODES, RING, Record, from_json, restart, to_json, walk, write_record
from serai.games import find_game
from serai.server import door, judging, length, opening, retelling, study
from serai.server.length import Most
from serai.server.refusal import Refusal
from serai.store import TableRow
from serai.wire import messages as wire
from tests.server.client import WIDE, new_id, open_house, play_out, whose_turn
from tests.server.retold import KEPT, MOST, done, judged, shown, told

pytestmark = pytest.mark.anyio


def paused_often(times: int) -> Record:
    """A sound record of many pauses: few bytes, many steps."""
    game = find_game("trucks")
    match = game.begin(6, game.options(), bytes(16))
    for _ in range(times):
        match.enter(0, 0, PAUSE)
        match.enter(0, 0, RESUME)
    return write_record(game, game.options(), match, list("ABCDEF"))


def test_a_record_with_thousands_of_pauses_is_told_in_small_pages() -> None:
    source = to_json(paused_often(1000))
    replay, steps = told(source)
    assert len(steps) == len(replay.course.waits) == 2001
    assert [step.act for step in steps[1:]] == ["pause", "resume"] * 1000
    assert len(msgspec.json.encode(steps[0].views)) * len(steps) > 30_000_000  # so much it would be, told whole
    pages = [done(retelling.retell_on(source, "all", start, MOST)) for start in (0, 1000)]
    assert all(len(page) < 80_000 for page in pages)


def test_what_is_too_long_is_refused_before_it_is_played() -> None:
    source = to_json(paused_often(10))
    few = Most(entries=19, steps=100)
    for task in (
        lambda: retelling.retell(source, None, "all", few),
        lambda: retelling.retell_on(source, "all", 5, few),
        lambda: retelling.go_on(source, 5, 6, few),
        lambda: judging.judge(source, few, judging.Judged()),
    ):
        failure = task()
        assert isinstance(failure, study.Failure) and failure.word == "record-entries"
        assert failure.details == {"entries": 20, "most": 19}
    swollen = to_json(msgspec.structs.replace(paused_often(1), names=["x" * 70_000]))
    failure = retelling.retell(swollen, None, "all", MOST)
    assert isinstance(failure, study.Failure) and failure.word == "record-swollen"


def test_steps_that_time_alone_makes_are_counted_too() -> None:
    source = (KEPT / "quicksand-danger.json").read_bytes()
    match = restart(from_json(source), find_game)
    steps = list(walk(from_json(source), match))
    assert RING in steps
    assert len(told(source, most=Most(100, len(steps) + 1))[1]) == len(steps) + 1
    failure = retelling.retell(source, None, "all", Most(100, len(steps)))
    assert isinstance(failure, study.Failure) and failure.word == "record-steps"


def test_the_curve_of_a_long_game_has_fewer_points(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "POINTS", 20)
    monkeypatch.setattr(judging, "GAMES", 12)
    source = (KEPT / "deserto-2-seats.json").read_bytes()
    curve = judged(source)
    assert curve.every == 3 and len(curve.chances) == 18  # the beginning, 16 of 50 entries, and the end
    assert {seat for seat, chance in enumerate(curve.chances[-1]) if chance} == set(from_json(source).end.winners)  # type: ignore[union-attr]
    assert all(moment.number % 3 == 0 or moment.number == 50 for moment in curve.moments)


def test_a_curve_is_made_in_parts_and_only_where_the_game_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "SLICE", -1.0)  # a look at a time
    monkeypatch.setattr(judging, "GAMES", 12)
    source = (KEPT / "deserto-undo-pause-bot-resign.json").read_bytes()
    curve = judged(source)
    acts = [act for _, _, act in from_json(source).log]
    assert len(curve.chances) == len(acts) + 1
    still = [number for number, act in enumerate(acts, 1) if act in judging.STILL]
    assert still and all(curve.chances[number] == curve.chances[number - 1] for number in still)


def test_a_log_has_room_for_the_end_when_it_has_none_for_pauses() -> None:
    length.check_room(89, PAUSE, 100)
    length.check_room(99, RESUME, 100)
    length.check_room(100, CODES["resign"], 100)
    for number, move, word in ((90, PAUSE, "log-nearly-full"), (90, UNDO, "log-nearly-full"), (100, 7, "log-full")):
        with pytest.raises(Refusal) as refused:
            length.check_room(number, move, 100)
        assert refused.value.word == word


async def test_a_table_keeps_only_so_many_entries_and_says_so() -> None:
    async with open_house(limits=replace(WIDE, entries=10)) as house:
        guests = await house.full_table(2)
        await play_out(guests, 9)
        mover = next(guest for guest in guests if guest.my_turn)
        assert (await mover.refused(wire.Undo(id=new_id()))).word in ("illegal", "log-nearly-full")
        await mover.play()
        last = await whose_turn(guests)
        assert last and last.position
        refused = await last.refused(wire.Move(id=new_id(), move=last.position.legal[0].code))
        assert refused.word == "log-full" and "10" in refused.sentence
        await last.do(wire.Resign(id=new_id()))
        await last.first(wire.Over)
        assert (await shown(house, f"/api/replays/{last.code}"))[1][-1].act == "resign"


async def test_only_so_many_records_are_taken_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "LINGER", 60.0)  # however long the other record takes, the refusal can still be read
    async with open_house(limits=replace(WIDE, uploads=1, body_time=300)) as house:
        record = (KEPT / "deserto-2-seats.json").read_bytes()
        begun, told_off = asyncio.Event(), asyncio.Event()

        async def slowly() -> AsyncIterator[bytes]:
            yield record[:10]
            begun.set()
            await told_off.wait()
            yield record[10:]

        slow = asyncio.create_task(house.http.post("/api/replays", content=slowly()))
        await begun.wait()
        while (answer := await house.http.post("/api/replays", content=record)).status_code == 200:
            pass  # the other one has not arrived yet
        assert answer.status_code == 503 and answer.json()["word"] == "uploads-busy"
        while (answer := await house.http.post("/api/replays", content=record)).status_code == 503:
            await asyncio.sleep(0.05)  # until the slow one is given up on
        assert answer.status_code == 200
        told_off.set()
        late = await slow
        assert late.status_code == 408 and late.json()["word"] == "too-slow"


async def test_a_long_table_is_opened_a_little_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "BREATH", 0.0)  # a break after every entry
    record = paused_often(100)
    row = TableRow(code="LONG", game="trucks", version=record.version, options={}, seed=bytes(16), host=1, created=0)
    breaks = 0

    async def others() -> None:
        nonlocal breaks
        while True:
            breaks += 1
            await asyncio.sleep(0)

    playing = asyncio.create_task(others())
    log = msgspec.json.encode([(at, seat, CODES[str(act)]) for at, seat, act in record.log])
    journal = await opening.open_journal(row, 6, await opening.read_log(log))
    playing.cancel()
    assert journal.number == 200 and breaks >= 400
