"""Who thinks for whom: bots first, everybody with a share, nothing twice and nothing for nobody."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from serai.core.record import from_json
from serai.core.rng import Rng
from serai.games import find_game
from serai.server import judging, retelling, study
from serai.server.news import Subject
from serai.server.refusal import Refusal
from serai.server.thinkers import Rank, Thinkers
from serai.wire import messages as wire
from tests.server.client import PATIENCE, Visitor, new_id, open_house, play_out

pytestmark = pytest.mark.anyio


class Pensive(Thinkers):
    """Thinks about everything until it is told to answer, and remembers what it was asked and what was taken back."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[str, Rank, str]] = []
        self.dropped = 0
        self.answers = asyncio.Event()

    async def study(
        self,
        task: Any,
        *material: Any,
        rank: Rank = Rank.STUDY,
        who: str = "",
        within: int = 0,
        about: Subject | None = None,
    ) -> Any:
        if task is retelling.write_up:
            return task(*material)  # what is kept can be written out without a thought
        self.asked.append((task.__name__, rank, who))
        try:
            await self.answers.wait()
        except asyncio.CancelledError:
            self.dropped += 1
            raise
        return task(*material) if about is None else task(about.news(), *material)


async def eventually(so: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not so():
            await asyncio.sleep(0.005)


async def finished(house: Visitor) -> str:
    guests = await house.full_table(2)
    await play_out(guests)
    await guests[0].first(wire.Over)
    return guests[0].code


async def test_a_bot_that_cannot_think_in_time_plays_its_quick_move(monkeypatch: pytest.MonkeyPatch) -> None:
    quick: list[int] = []

    def noted(*asked: Any) -> int:
        quick.append(quick_move(*asked))
        return quick[-1]

    quick_move = study.quick_move
    monkeypatch.setattr(study, "quick_move", noted)
    monkeypatch.setattr(study, "LATE", 0)
    pensive = Pensive()
    async with open_house(thinkers=pensive) as house:
        guest = await house.guest(await house.make("device", "bot:skilled", start=True, options={"starter": 1}))
        await guest.until(lambda: guest.position)
        await play_out([guest])
        await guest.first(wire.Over)
        record = from_json((await house.http.get(f"/api/replays/{guest.code}/record")).content)
        assert [move for _, seat, move in record.log if seat == 1] == quick and len(quick) == 25
        assert pensive.dropped == len(pensive.asked) == 25  # and nothing goes on in vain
        assert f"serai_bot_quick_moves_total {25.0}" in (await house.http.get("/metrics")).text


@pytest.mark.parametrize("level", ["beginner", "expert", "master"])
def test_a_quick_move_looks_one_step_ahead(level: str) -> None:
    game = find_game("deserto")
    state = game.begin(3, game.read_options({}), bytes(16)).state
    for turn in range(30):
        seat = turn % 3 if state.movers() >> turn % 3 & 1 else int(state.movers()).bit_length() - 1
        move = study.quick_move(game, state, seat, level, 0, (turn, 2, 3))
        standings = {}
        for other in game.sense.candidates(state, seat):
            after = state.clone()
            after.apply(seat, other, Rng(1, 2, 3))
            standings[int(other)] = int(game.sense.standing(after, seat))
        assert standings[move] == max(standings.values())
        state.apply(seat, move, Rng(turn, 5, 6))


async def test_thoughts_about_a_position_that_is_no_more_are_stopped() -> None:
    pensive = Pensive()
    async with open_house(thinkers=pensive) as house:
        made = await house.make("device", "device", "bot:master", start=True, options={"starter": 3})
        guest = await house.guest(made)
        await eventually(lambda: pensive.asked)
        await guest.do(wire.HandOver(id=new_id(), seat=0, to="bot"))
        await eventually(lambda: len(pensive.asked) == 2 and pensive.dropped == 1)  # and it thinks again
        assert [asked[:2] for asked in pensive.asked] == [("choose", Rank.BOT)] * 2


async def test_hints_come_behind_bots_and_studies_behind_both() -> None:
    pensive = Pensive()
    pensive.answers.set()
    async with open_house(thinkers=pensive) as house:
        guests = await house.full_table(2, options={"starter": 1})
        await guests[0].do(wire.Hint(id=new_id()))
        await guests[0].first(wire.Advice)
        await guests[0].do(wire.Resign(id=new_id()))
        assert (await house.http.get(f"/api/replays/{guests[0].code}")).status_code == 200
    assert pensive.asked == [("advise", Rank.HINT, "127.0.0.1"), ("retell", Rank.STUDY, "127.0.0.1")]


async def test_a_guest_has_one_hint_at_a_time_by_however_many_lines() -> None:
    pensive = Pensive()
    async with open_house(thinkers=pensive) as house:
        made = await house.make("device", "device", start=True, options={"starter": 1})
        lines = [await house.guest(made) for _ in range(3)]
        await lines[0].do(wire.Hint(id=new_id(), seat=0))
        assert [(await line.refused(wire.Hint(id=new_id(), seat=0))).word for line in lines] == ["hint-coming"] * 3
        pensive.answers.set()
        await lines[0].first(wire.Advice)
        await lines[1].do(wire.Hint(id=new_id(), seat=0))


async def test_a_curve_that_several_ask_for_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "GAMES", 1)
    monkeypatch.setattr(judging, "SLICE", PATIENCE)  # in one go, on a busy machine too
    pensive = Pensive()
    async with open_house(thinkers=pensive) as house:
        code = await finished(house)
        file = (await house.http.get(f"/api/replays/{code}/record")).content
        path = f"/api/replays/{code}/curve"
        asking = [
            asyncio.create_task(house.http.get(path)),
            asyncio.create_task(house.http.get(path)),
            asyncio.create_task(house.http.post("/api/replays/curve", content=file)),
        ]
        await eventually(lambda: pensive.asked)
        await house.http.get("/health")
        pensive.answers.set()
        answers = await asyncio.gather(*asking)
        assert {answer.status_code for answer in answers} == {200} and len({answer.content for answer in answers}) == 1
        assert (await house.http.get(path)).content == answers[0].content
        assert [name for name, *_ in pensive.asked] == ["judge"]


async def test_whoever_hangs_up_stops_what_only_they_wait_for() -> None:
    pensive = Pensive()
    async with open_house(thinkers=pensive) as house:
        code = await finished(house)
        first, second = (asyncio.create_task(house.http.get(f"/api/replays/{code}/curve")) for _ in range(2))
        replay = asyncio.create_task(house.http.get(f"/api/replays/{code}"))
        await eventually(lambda: len(pensive.asked) == 2)
        first.cancel()
        replay.cancel()
        await eventually(lambda: pensive.dropped == 1)
        await house.http.get("/health")
        assert not second.done() and pensive.dropped == 1  # somebody still waits for the curve
        second.cancel()
        await eventually(lambda: pensive.dropped == 2)


async def test_a_house_that_closes_lets_nobody_wait() -> None:
    thinkers = Thinkers(1)
    asked = asyncio.create_task(thinkers.study(len, "never asked"))
    await asyncio.sleep(0)
    thinkers.close()
    with pytest.raises(Refusal, match="closing"):
        await asked
    with pytest.raises(Refusal, match="closing"):
        await thinkers.study(len, "never asked")
