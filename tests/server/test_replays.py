"""After the game: watch it again, judge it, take it home, play on from it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from serai.core.match import PAUSE, RESUME, UNDO, Match
from serai.core.record import CODES, RING, Record, end_of, from_json, restart, to_json, walk, write_record
from serai.core.state import NOBODY
from serai.games import find_game
from serai.server import door, judging, length, opening, retelling, study
from serai.server.length import Most
from serai.server.limits import Limits
from serai.server.refusal import Refusal
from serai.store import TableRow
from serai.wire import messages as wire
from serai.wire.difference import changed
from tests.server.client import WIDE, Visitor, new_id, open_house, play_out, whose_turn

pytestmark = pytest.mark.anyio


async def finished(house: Visitor) -> str:
    guests = await house.full_table(2)
    await play_out(guests)
    await guests[0].first(wire.Over)
    return guests[0].code


MOST = Most(Limits().entries, Limits().steps)


def whole_steps(page: wire.ReplayPage) -> list[wire.ReplayStep]:
    """A page as it is read: each step out of the one before."""
    steps = [page.first]
    for step in page.then:
        views: list[Any] = list(steps[-1].views)
        for at, by in enumerate(step.views):
            views[at] = changed(views[at], by if not isinstance(by, int) else cast("Any", step.views[by]))
        movers = steps[-1].movers if step.movers is None else step.movers
        steps.append(
            wire.ReplayStep(
                number=step.number,
                at=step.at,
                seat=step.seat,
                act=step.act,
                story=step.story,
                views=views,
                movers=movers,
            )
        )
    return steps


def told(source: bytes, whose: int | str = "all", most: Most = MOST) -> tuple[wire.Replay, list[wire.ReplayStep]]:
    """A replay and all its steps, page by page, each no larger than a page may be."""
    answer = done(retelling.retell(source, None, whose, most))
    replay = msgspec.json.decode(answer, type=wire.Replay)
    steps, page = whole_steps(replay.page), replay.page
    while page.next is not None:
        assert page.next == len(steps) and len(answer) <= retelling.PAGE_BYTES
        answer = done(retelling.retell_on(source, whose, page.next, most))
        page = msgspec.json.decode(answer, type=wire.ReplayPage)
        steps += whole_steps(page)
    assert len(answer) <= retelling.PAGE_BYTES
    return replay, steps


def done(answer: bytes | study.Failure) -> bytes:
    assert isinstance(answer, bytes), answer
    return answer


def judged(source: bytes) -> wire.Curve:
    """A curve, in as many parts as a worker makes of it."""
    found = judging.Judged()
    while found.curve is None:
        part = judging.judge(source, MOST, found)
        assert isinstance(part, judging.Judged) and (part.looks != found.looks or part.curve)
        found = part
    return msgspec.json.decode(found.curve, type=wire.Curve)


async def shown(house: Visitor, path: str) -> tuple[wire.Replay, list[wire.ReplayStep]]:
    """A replay of the house that fits on one page."""
    replay = await house.get(path, wire.Replay)
    assert replay.page.next is None
    return replay, whole_steps(replay.page)


async def test_every_step_as_a_seat_a_watcher_or_all_saw_it() -> None:
    async with open_house() as house:
        code = await finished(house)
        replay, steps = await shown(house, f"/api/replays/{code}")
        assert len(steps) == len(replay.course.waits) == 51 and replay.end
        assert [len(step.views) for step in steps] == [3] * 51
        assert all(not happening.hidden for step in steps for happening in step.story)
        _, one = await shown(house, f"/api/replays/{code}?seat=1")
        assert [step.views[0] for step in one] == [step.views[1] for step in steps]
        _, watch = await shown(house, f"/api/replays/{code}?seat=watch")
        assert all(step.views[0]["hand"] is None for step in watch)
        assert steps[1].act and steps[0].act is None
        page = await house.get(f"/api/replays/{code}/steps?seat=watch&from=40", wire.ReplayPage)
        assert page.start == 40 and page.next is None and whole_steps(page)[1:] == watch[41:]
        for bad, word in (
            ("?seat=7", "no-such-seat"),
            ("?seat=x", "no-such-reader"),
            ("/steps?from=51", "no-such-step"),
            ("/steps?from=-1", "no-such-start"),
        ):
            assert (await house.http.get(f"/api/replays/{code}{bad}")).json()["word"] == word


async def test_the_curve_ends_in_the_truth() -> None:
    async with open_house() as house:
        code = await finished(house)
        curve = await house.get(f"/api/replays/{code}/curve", wire.Curve)
        assert len(curve.chances) == 51 and sum(curve.chances[-1]) == pytest.approx(1, abs=0.01)
        end = (await house.get(f"/api/replays/{code}", wire.Replay)).end
        assert end and {seat for seat, chance in enumerate(curve.chances[-1]) if chance} == set(end.winners)
        assert await house.get(f"/api/replays/{code}/curve", wire.Curve) == curve


async def test_a_downloaded_record_can_be_watched_and_a_damaged_one_says_so() -> None:
    async with open_house() as house:
        code = await finished(house)
        file = (await house.http.get(f"/api/replays/{code}/record")).content
        shown = await house.http.post("/api/replays?seat=0", content=file)
        assert shown.status_code == 200 and shown.json()["code"] is None
        record = from_json(file)
        wrong_move = msgspec.structs.replace(
            record, log=[(0, record.log[0][1], 99), *record.log[1:]], end=None
        ).sealed()
        too_long = msgspec.structs.replace(record, until=1 << 50).sealed()
        damaged: list[tuple[bytes, str]] = [
            (b"", "record-garbled"),
            (file[: len(file) // 2], "record-garbled"),
            (b"[1, 2]", "record-foreign"),
            (file.replace(b'"seats":2', b'"seats":3'), "record-altered"),
            (b'{"serai": 99}', "record-newer"),
            (to_json(wrong_move), "record-illegal"),
            (to_json(too_long), "record-long"),
            (b"x" * 600_000, "too-big"),
            (b'{"serai": 1, "a": ' + b"[" * 100_000, "record-garbled"),
        ]
        for source, word in damaged:
            answer = await house.http.post("/api/replays", content=source, headers={"accept-language": "fr"})
            assert answer.status_code in (400, 413) and answer.json()["word"] == word, word
        curve = await house.http.post("/api/replays/curve", content=file)
        assert curve.status_code == 200


async def test_play_on_from_a_step_with_bots() -> None:
    async with open_house() as house:
        code = await finished(house)
        body: dict[str, Any] = {
            "code": code,
            "step": 20,
            "seats": [{"kind": "device"}, {"kind": "bot", "level": "beginner"}],
            "name": "Me",
            "bot_pace": 0,
        }
        seated = await house.post("/api/replays/play-on", body, wire.Seated)
        guest = await house.guest(seated)
        position = await guest.until(lambda: guest.position)
        assert position.number >= 20 and guest.table and guest.table.played_on
        await play_out([guest])
        await guest.first(wire.Over)
        record = (await house.http.get(f"/api/replays/{code}/record")).json()
        del body["code"]
        again = await house.post("/api/replays/play-on", {**body, "record": record, "step": 0}, wire.Seated)
        assert again.code != seated.code
        for wrong, word in (
            ({"step": 99}, "record-short"),
            ({"step": 50}, "nothing-left"),
            ({"seats": [{"kind": "bot"}]}, "other-seats"),
            ({"seats": [{"kind": "open"}, {"kind": "bot"}]}, "seats-free"),
            ({"code": None}, "code-or-record"),
        ):
            answer = await house.http.post(
                "/api/replays/play-on", content=msgspec.json.encode({**body, "code": code, **wrong})
            )
            assert answer.json()["word"] == word, answer.text


async def test_whoever_comes_after_the_end_is_told_it() -> None:
    async with open_house() as house:
        guests = await house.full_table(2)
        await guests[0].do(wire.Resign(id=new_id()))
        late = await house.guest(await house.join(guests[0].code, "Late", "watch"))
        assert (await late.first(wire.Over)).replay == f"/r/{late.code}"
        answer = await house.http.post(f"/api/tables/{late.code}/join", content=b'{"name":"B"}')
        assert answer.json()["word"] == "game-over"


KEPT = Path(__file__).parents[1] / "records"


@pytest.mark.parametrize("name", ["quicksand-4-seats", "quicksand-danger", "quicksand-step"])
def test_a_game_in_real_time_is_retold_with_every_change_by_time_at_its_moment(name: str) -> None:
    record = from_json((KEPT / f"{name}.json").read_bytes())
    match = restart(record, find_game)
    replay, steps = told(to_json(record))
    acted = [(step.at, step.seat) for step in steps if step.seat is not None]
    assert acted == [(at, seat) for at, seat, _ in record.log]
    assert [step.at for step in steps] == sorted(step.at for step in steps)
    assert steps[-1].at == record.until and replay.end == record.end
    entries = 0
    for step in steps:  # the same position after each of them, to the byte
        if step.number > entries:
            at, seat, act = record.log[entries]
            match.enter(at, seat, CODES[act] if isinstance(act, str) else act)
            entries += 1
        match.until(step.at)
        views = [match_view(match, seat) for seat in (*range(record.seats), NOBODY)]
        assert msgspec.json.encode(step.views) == msgspec.json.encode(views)
    assert end_of(match) == record.end


def match_view(match: Match, seat: int) -> Any:
    return msgspec.to_builtins(find_game("quicksand").look.view(match.state, seat))


def test_changes_by_time_are_steps_of_their_own() -> None:
    record = from_json((KEPT / "quicksand-danger.json").read_bytes())
    replay, steps = told(to_json(record), "watch")
    alone = [place for place, step in enumerate(steps) if place and step.seat is None]
    assert alone and all(steps[place].story for place in alone)
    assert replay.course.rings == alone


def test_a_team_wins_together_and_its_chance_rises_on_the_way() -> None:
    curve = judged((KEPT / "desert-won.json").read_bytes())
    assert curve.every == 1
    assert curve.chances[-1] == [1, 1]
    assert all(one == other for one, other in curve.chances)
    assert curve.chances[0][0] < curve.chances[-2][0]


RECORDS = sorted(path.stem for path in KEPT.glob("*.json") if not path.stem.startswith("toy"))


@pytest.mark.parametrize("name", RECORDS)
def test_steps_told_as_differences_are_the_steps_themselves(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    record = from_json((KEPT / f"{name}.json").read_bytes())
    short = msgspec.structs.replace(record, log=record.log[:150], end=None)
    match = restart(short, find_game)
    for at, seat, act in short.log:
        match.enter(at, seat, CODES[act] if isinstance(act, str) else act)
    source = to_json(msgspec.structs.replace(short, until=int(match.state.now), end=end_of(match)).sealed())
    monkeypatch.setattr(retelling, "PAGE_VIEWS", 40 * (record.seats + 1))  # so that there are several pages
    _, steps = told(source)
    again = restart(short, find_game)
    truth = [positions(again), *(positions(again) for _ in walk(from_json(source), again))]
    assert [msgspec.json.encode(step.views, order="sorted") for step in steps] == truth
    for whose in (0, "watch"):
        _, seen = told(source, whose)
        assert [step.views[0] for step in seen] == [step.views[0 if whose == 0 else -1] for step in steps]
        assert [(step.number, step.at, step.movers) for step in seen] == [(s.number, s.at, s.movers) for s in steps]


def positions(match: Match) -> bytes:
    """What each seat and a watcher see, in one."""
    game = find_game(match.state.__class__.__module__.split(".")[2])
    return msgspec.json.encode(
        [game.look.view(match.state, seat) for seat in (*range(match.state.seats), NOBODY)], order="sorted"
    )


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
