"""After the game: watch it again, judge it, take it home, play on from it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from serai.core.match import Match
from serai.core.record import CODES, end_of, from_json, restart, to_json, walk
from serai.core.state import NOBODY
from serai.games import find_game
from serai.server import retelling
from serai.wire import messages as wire
from tests.server.client import new_id, open_house, play_out
from tests.server.retold import KEPT, finished, judged, shown, told, whole_steps

pytestmark = pytest.mark.anyio


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
