"""A slower clock, and one that stands until somebody lets time run: for people, and marked on the result."""

from __future__ import annotations

from typing import Any

import pytest

from serai.core.record import from_json, pace_of, replay
from serai.games import find_game
from serai.server.thinkers import Thinkers
from serai.wire import messages as wire
from tests.server.client import Guest, Visitor, new_id, open_house, reached
from tests.server.hand_clock import HandClock
from tests.server.sandglass import AtHome, at_hand, counted_in

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures(at_hand.__name__)]


TURN = 0  # the only move of the glass


class Scripted(Thinkers):
    """Bots that answer what the test says, and at what game time they were asked; then they wait for ever."""

    def __init__(self, answers: list[int]) -> None:
        super().__init__()
        self.answers = answers
        self.asked_at: list[int] = []

    async def study(self, task: Any, *material: Any, **wishes: Any) -> Any:
        self.asked_at.append(wishes["about"].news().at)
        return self.answers.pop(0) if self.answers else -1_000_000


async def table_of(house: Visitor, pace: str, *kinds: str, **more: object) -> Guest:
    made = await house.make(*kinds, **{"game": "sandglass", "start": True, "grace": 0, "pace": pace, **more})
    guest = await house.guest(made)
    await guest.until(lambda: guest.position)
    return guest


@pytest.mark.parametrize(
    ("pace", "rate", "wait"), [("full", 1, 3000), ("three-quarters", 0.75, 4000), ("half", 0.5, 6000)]
)
async def test_a_slower_clock_gives_more_time(pace: str, rate: float, wait: int) -> None:
    clock = HandClock()
    async with open_house(clock=clock) as house:
        guest = await table_of(house, pace, "device")
        await counted_in(clock, guest)
        assert guest.position and guest.position.clock.rate == rate
        assert guest.table and guest.table.pace == pace
        await clock.turn(wait - 1)
        assert guest.position.view["lives"] == 2
        await clock.turn(1)
        await guest.until(lambda: guest.position and guest.position.view["lives"] == 1)
        assert guest.position.clock.now == 3000
        await clock.turn(wait)
        over = await guest.first(wire.Over)
        assert over.pace == pace and over.statistics.duration == 6000


async def test_the_pace_is_chosen_with_the_table_and_stays_with_the_record() -> None:
    clock = HandClock()
    async with open_house(clock=clock, thinkers=AtHome()) as house:
        host = await house.guest(await house.make("device", "open", game="sandglass", pace="half"))
        await host.do(wire.Change(id=new_id(), pace="step"))
        await host.until(lambda: host.table and host.table.pace == "step")
        other = await house.guest(await house.join(host.code, "Zoé"))
        await host.do(wire.Start(id=new_id()))
        assert (await host.refused(wire.Change(id=new_id(), pace="full"))).word == "already-started"
        for _ in range(2):
            await other.do(wire.Run(id=new_id()))
        await host.first(wire.Over)
        record = from_json((await house.http.get(f"/api/replays/{host.code}/record")).content)
        assert pace_of(record) == "step" and record.log == [(3000, 1, "run")] and record.until == 6000
        assert replay(record, find_game).state.now == 6000
        assert (await house.get(f"/api/replays/{host.code}", wire.Replay)).pace == "step"
        await host.do(wire.Rematch(id=new_id()))
        moved = await host.first(wire.Moved)
        assert (await house.get(f"/api/tables/{moved.code}", wire.Table)).pace == "step"


async def test_a_game_of_turns_has_no_other_pace() -> None:
    async with open_house() as house:
        body = {"game": "deserto", "name": "A", "seats": [{"kind": "device"}, {"kind": "bot"}], "pace": "half"}
        answer = await house.http.post("/api/tables", json=body)
        assert answer.status_code == 400 and answer.json()["word"] == "no-clock"
        host = await house.guest(await house.make("device", "open"))
        assert (await host.refused(wire.Change(id=new_id(), pace="half"))).word == "no-clock"
        await host.do(wire.Change(id=new_id(), pace="full"))


async def test_where_time_stands_moves_happen_at_the_same_instant() -> None:
    clock = HandClock()
    async with open_house(clock=clock) as house:
        guest = await table_of(house, "step", "device")
        assert guest.my_turn and guest.position  # nobody has to be counted in
        assert (guest.position.clock.rate, guest.position.clock.running) == (0, False)
        await clock.turn(20_000)
        assert guest.position.clock.now == 0 and guest.position.view["lives"] == 2
        number = await guest.do(wire.Run(id=new_id(), most=1000))
        await reached([guest], number)
        assert guest.position.clock.now == 1000 and guest.position.story[-1].name == "run"
        await clock.turn(20_000)
        for turns in (1, 2):
            await reached([guest], await guest.do(wire.Move(id=new_id(), move=0)))
            assert guest.position.view == {"through": 4000, "lives": 2, "turned": [turns]}


async def test_time_runs_until_something_happens_and_no_longer() -> None:
    clock = HandClock()
    async with open_house(clock=clock) as house:
        guest = await table_of(house, "step", "device")
        await reached([guest], await guest.do(wire.Run(id=new_id(), most=5000)))
        assert guest.position and guest.position.clock.now == 3000 and guest.position.view["lives"] == 1
        wish = new_id()
        first = await guest.do(wire.Run(id=wish, most=1000))
        assert await guest.do(wire.Run(id=wish, most=1000)) == first  # sent again, it has no second effect
        await reached([guest], first)
        assert guest.position.clock.now == 4000
        assert await guest.do(wire.Run(id=new_id())) is None  # time itself ended the game
        assert (await guest.first(wire.Over)).statistics.duration == 6000


async def test_a_restart_finds_time_where_it_stood(tmp_path: object) -> None:
    clock = HandClock()
    url = f"sqlite:///{tmp_path}/hall.db"
    async with open_house(url, clock) as house:
        made = await house.make("device", game="sandglass", start=True, pace="step")
        guest = await house.guest(made)
        await guest.do(wire.Run(id=new_id(), most=1234))
    async with open_house(url, clock) as house:
        guest = await house.guest(made)
        position = await guest.until(lambda: guest.position)
        assert position.clock.now == 1234 and guest.my_turn


async def test_bots_act_where_time_stands_and_time_stops_for_them() -> None:
    bot = Scripted([-1200, TURN, -400, TURN])
    async with open_house(clock=HandClock(), thinkers=bot) as house:
        guest = await table_of(house, "step", "device", "bot:master")
        seen = []
        for turns in (1, 2):
            await guest.do(wire.Run(id=new_id()))
            await guest.until(lambda turns=turns: guest.position and guest.position.view["turned"] == [0, turns])  # type: ignore[misc]
            assert guest.position
            seen.append((guest.position.clock.now, guest.position.view["through"]))
        assert seen == [(1200, 4200), (1600, 4600)]  # the card, and the moment for it
        assert bot.asked_at == [0, 1200, 1200, 1600, 1600]


async def test_at_full_pace_bots_choose_the_moment_too() -> None:
    clock = HandClock()
    bot = Scripted([-1200, TURN])
    async with open_house(clock=clock, thinkers=bot) as house:
        guest = await table_of(house, "full", "device", "bot:master")
        await counted_in(clock, guest)
        for _ in range(30):
            await clock.turn(100)
            if guest.position and guest.position.view["turned"] == [0, 1]:
                break
        looked, acted = bot.asked_at[:2]
        assert 250 <= looked < 750 and acted == looked + 1200  # it takes a while to notice, then waits as it wished
        await guest.until(lambda: guest.position and guest.position.view["turned"] == [0, 1])
        assert guest.position and guest.position.view["through"] == acted + 3000


async def test_time_is_let_run_only_where_it_stands_and_by_those_who_play() -> None:
    clock = HandClock()
    async with open_house(clock=clock) as house:
        runs = await table_of(house, "half", "device")
        assert (await runs.refused(wire.Run(id=new_id()))).word == "clock-runs"
        stands = await table_of(house, "step", "device")
        watcher = await house.guest(await house.join(stands.code, "Wim", "watch"))
        assert (await watcher.refused(wire.Run(id=new_id()))).word == "not-playing"


@pytest.mark.parametrize("pace", ["full", "step"])
async def test_by_the_rules_there_is_no_pause(pace: str) -> None:
    clock = HandClock()
    async with open_house(clock=clock) as house:
        guest = await table_of(house, pace, "device")
        assert (await guest.refused(wire.Pause(id=new_id()))).word == "no-pause"


async def test_ESC_D_PAUSE_2_all_may_pause_the_temple_together_and_the_result_says_so() -> None:
    clock = HandClock()
    async with open_house(clock=clock) as house:
        first, second = await house.full_table(2, game="temple")
        await counted_in(clock, first, second)
        await clock.turn(2000)
        assert first.table and first.table.may_pause
        await first.do(wire.Pause(id=new_id()))
        await second.until(lambda: second.table and second.table.agreement)
        assert not first.position or not first.position.paused
        await second.do(wire.Pause(id=new_id()))
        await first.until(lambda: first.position and first.position.paused)
        await clock.turn(20_000)
        for guest in (first, second):
            await guest.do(wire.Resume(id=new_id()))
        await first.until(lambda: first.position and not first.position.paused)
        assert first.position and first.position.clock.starts == clock.now() + 3000
        assert first.position.clock.now == 2000
        for guest in (first, second):
            await guest.do(wire.Resign(id=new_id()))
        assert (await second.first(wire.Over)).pauses == 1
