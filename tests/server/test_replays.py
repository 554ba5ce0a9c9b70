"""After the game: watch it again, judge it, take it home, play on from it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from serai.core.match import Match
from serai.core.record import CODES, end_of, from_json, restart, to_json
from serai.core.state import NOBODY
from serai.games import find_game
from serai.server import study
from serai.wire import messages as wire
from tests.server.client import Visitor, new_id, open_house, play_out

pytestmark = pytest.mark.anyio


async def finished(house: Visitor) -> str:
    guests = await house.full_table(2)
    await play_out(guests)
    await guests[0].first(wire.Over)
    return guests[0].code


async def test_every_step_as_a_seat_a_watcher_or_all_saw_it() -> None:
    async with open_house() as house:
        code = await finished(house)
        everything = await house.get(f"/api/replays/{code}", wire.Replay)
        assert len(everything.steps) == 51 and everything.end
        assert [len(step.views) for step in everything.steps] == [3] * 51
        assert all(not happening.hidden for step in everything.steps for happening in step.story)
        one = await house.get(f"/api/replays/{code}?seat=1", wire.Replay)
        assert [step.views[0] for step in one.steps] == [step.views[1] for step in everything.steps]
        watch = await house.get(f"/api/replays/{code}?seat=watch", wire.Replay)
        assert all(step.views[0]["hand"] is None for step in watch.steps)
        assert everything.steps[1].act and everything.steps[0].act is None
        for bad, word in (("7", "no-such-seat"), ("x", "no-such-reader")):
            assert (await house.http.get(f"/api/replays/{code}?seat={bad}")).json()["word"] == word


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
            "seats": [{"kind": "device"}, {"kind": "bot", "level": "random"}],
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
    whole = msgspec.json.decode(cast("bytes", study.retell(to_json(record), None, "all")), type=wire.Replay)
    acted = [(step.at, step.seat) for step in whole.steps if step.seat is not None]
    assert acted == [(at, seat) for at, seat, _ in record.log]
    assert [step.at for step in whole.steps] == sorted(step.at for step in whole.steps)
    assert whole.steps[-1].at == record.until and whole.end == record.end
    entries = 0
    for step in whole.steps:  # the same position after each of them, to the byte
        if step.number > entries:
            at, seat, act = record.log[entries]
            match.enter(at, seat, CODES[act] if isinstance(act, str) else act)
            entries += 1
        match.until(step.at)
        views = [match_view(match, seat) for seat in (*range(record.seats), NOBODY)]
        assert msgspec.json.encode(step.views) == msgspec.json.encode(views)
    assert end_of(match) == record.end


def match_view(match: Match, seat: int) -> Any:
    return msgspec.to_builtins(find_game("quicksand").view(match.state, seat))


def test_changes_by_time_are_steps_of_their_own() -> None:
    record = from_json((KEPT / "quicksand-danger.json").read_bytes())
    whole = msgspec.json.decode(cast("bytes", study.retell(to_json(record), None, "watch")), type=wire.Replay)
    alone = [step for step in whole.steps[1:] if step.seat is None]
    assert alone and all(step.story for step in alone)


def test_a_team_wins_together_and_its_chance_rises_on_the_way() -> None:
    curve = study.judge((KEPT / "desert-won.json").read_bytes(), (1, 2, 3))
    assert isinstance(curve, wire.Curve)
    assert curve.chances[-1] == [1, 1]
    assert all(one == other for one, other in curve.chances)
    assert curve.chances[0][0] < curve.chances[-2][0]
