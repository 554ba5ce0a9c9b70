"""Servers that die, freeze, go deaf, or whose clock is wrong: who is there, who plays the bots, and who had better go."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from serai.server.clock import Timer, WallClock
from serai.server.cluster.cluster import Habits
from serai.server.cluster.members import Members, first_for
from serai.server.cluster.roll import ASTRAY
from serai.server.limits import Limits
from serai.server.table import Table
from serai.wire import messages as wire
from tests.cluster.houses import Register, bus_of, open_hall
from tests.server.client import WIDE, Visitor, new_id

pytestmark = pytest.mark.anyio
ALERT = Habits(beat=0.05, silent=0.5, deaf=0.4, look=0.3, poll=0.05, answer=0.02)


def hall_at(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/hall.db"


def table_at(server: Visitor, code: str) -> Table:
    assert server.house.cluster is not None and server.house.cluster._hall is not None
    return server.house.cluster._hall.tables[code]


async def soon(is_so: Callable[[], object]) -> None:
    """Waits until something is so."""
    async with asyncio.timeout(20):
        while not is_so():
            await asyncio.sleep(0.01)


def fall_silent(server: Visitor) -> None:
    """As a killed process does: nothing more is heard of it, and it says no goodbye."""
    cluster = server.house.cluster
    assert cluster is not None
    for task in cluster._tasks:
        task.cancel()
    bus_of(server).cut()


async def test_a_silent_server_is_lost_with_its_people_and_another_one_plays_the_bots(tmp_path: Path) -> None:
    async with open_hall(hall_at(tmp_path), habits=ALERT) as servers:
        host = await servers[0].make("device", "open", "bot:beginner", "bot:beginner", start=False)
        other = await servers[1].join(host.code, "Bea")
        guests = [await servers[0].guest(host), await servers[1].guest(other)]
        tables = [table_at(server, host.code) for server in servers]
        await soon(lambda: all(table.present() == {1, 2} and table.elsewhere.is_sure for table in tables))
        keepers = [table.elsewhere.keeps_bots() for table in tables]
        assert sorted(keepers) == [False, True]
        keeper, heir = (0, 1) if keepers[0] else (1, 0)
        fall_silent(servers[keeper])
        await soon(tables[heir].elsewhere.keeps_bots)
        assert tables[heir].present() == {heir + 1}
        await guests[heir].until(lambda: not guests[heir].table.seats[keeper].connected)  # type: ignore[union-attr]


async def test_every_decision_of_a_bot_is_kept_once_though_two_servers_believe_it_is_theirs(tmp_path: Path) -> None:
    async with open_hall(hall_at(tmp_path)) as servers:
        host = await servers[0].make("bot:beginner", "bot:beginner", "bot:beginner", bot_pace=20)
        watchers = [
            await server.guest(await server.join(host.code, f"W{n}", "watch")) for n, server in enumerate(servers)
        ]
        for server in servers:
            table_at(server, host.code).elsewhere.keeps_bots = lambda: True  # type: ignore[method-assign]
        owner = await servers[0].guest(host)
        await owner.do(wire.Start(id=new_id()))
        ends = [await guest.first(wire.Over) for guest in watchers]
        kept = await servers[0].house.store.entries(host.code, 0)
        assert ends[0].end == ends[1].end
        for seat in range(3):
            decisions = [entry.wish for entry in kept if entry.seat == seat]
            assert decisions == [f"bot:{seat}:{n}" for n in range(len(decisions))]


def test_all_servers_agree_on_who_plays_the_bots_of_a_table_and_each_has_its_share() -> None:
    servers = {"a", "b", "c"}
    chosen = [first_for(f"T{n}", servers) for n in range(300)]
    assert all(60 < chosen.count(server) < 140 for server in servers)
    without = [first_for(f"T{n}", servers - {"b"}) for n in range(300)]
    assert all(now == then for now, then in zip(without, chosen, strict=True) if then != "b")  # nobody else moves


def test_whoever_was_deaf_blames_nobody_for_silence() -> None:
    now = 0.0
    members = Members("me", 2.0, lambda: now)
    assert members.hear("other")
    now = 10.0
    members.forgive()
    assert members.lost() == [] and members.others == {"other"}
    now = 12.1
    assert members.lost() == ["other"] and members.others == set()


async def test_who_alone_has_lost_the_bus_sends_people_to_the_others_and_is_not_ready(tmp_path: Path) -> None:
    register = Register(WallClock())
    async with open_hall(hall_at(tmp_path), habits=ALERT, register=register) as servers:
        host = await servers[0].make("device", "open")
        guest = await servers[0].guest(host)
        bus_of(servers[0]).cut()
        assert (await guest.first(wire.Closed)).word == "bus-lost" and guest.closed and guest.closed.again
        answer = await servers[0].http.get("/ready")
        assert answer.status_code == 503 and answer.json()["word"] == "bus-lost"
        assert (await servers[1].http.get("/ready")).status_code == 200
        await servers[1].guest(host)  # where they are as welcome as before
        bus_of(servers[0]).heal()
        await soon(lambda: not servers[0].house.unready)
        await servers[0].guest(host)


async def test_where_all_have_lost_the_bus_everybody_stays_and_plays_on(tmp_path: Path) -> None:
    register = Register(WallClock())
    async with open_hall(hall_at(tmp_path), habits=ALERT, register=register) as servers:
        host = await servers[0].make("device", "open")
        other = await servers[1].join(host.code, "Bea")
        guests = [await servers[0].guest(host), await servers[1].guest(other)]
        for server in servers:
            bus_of(server).cut()
        await guests[0].do(wire.Start(id=new_id()))
        for guest in guests:
            await guest.until(lambda guest=guest: guest.position)  # type: ignore[misc]
        await asyncio.sleep(4 * ALERT.silent)
        mover = next(guest for guest in guests if guest.my_turn)
        number = await mover.play()
        for guest in guests:
            await guest.until(lambda guest=guest: guest.position.number == number)  # type: ignore[misc]
            assert guest.closed is None


class OtherClock:
    """A clock that is wrong by so many ms."""

    def __init__(self, wrong: int) -> None:
        self._right = WallClock()
        self._wrong = wrong

    def now(self) -> int:
        return self._right.now() + self._wrong

    def call_at(self, moment: int, act: Callable[[], None]) -> Timer:
        return self._right.call_at(moment - self._wrong, act)

    async def sleep(self, duration: int) -> None:
        await self._right.sleep(duration)


@pytest.mark.parametrize(("wrong", "fit"), [(ASTRAY // 2, True), (4 * ASTRAY, False), (-4 * ASTRAY, False)])
async def test_a_clock_that_is_off_is_measured_and_above_a_limit_refused(tmp_path: Path, wrong: int, fit: bool) -> None:
    async with open_hall(hall_at(tmp_path), 1, OtherClock(wrong), ALERT, register=Register(WallClock())) as (server,):
        assert server.house.cluster is not None
        roll = server.house.cluster.roll
        await soon(lambda: roll.skew)
        assert abs(roll.skew - wrong) < 100
        answer = await server.http.get("/ready")
        assert (answer.status_code == 200) == fit
        if not fit:
            assert answer.json()["word"] == "clock-astray"
        metrics = (await server.http.get("/metrics")).text
        shown = next(line for line in metrics.splitlines() if line.startswith("serai_clock_skew_seconds"))
        assert abs(float(shown.split()[1]) * 1000 - wrong) < 100


async def test_limits_hold_for_all_servers_together(tmp_path: Path) -> None:
    limits: Limits = replace(WIDE, tables=0.001, table_burst=4)
    async with open_hall(hall_at(tmp_path), habits=ALERT, limits=limits) as servers:
        for _ in range(4):
            await servers[0].make("device", "bot:beginner")
        body = {"game": "deserto", "name": "Host", "seats": [{"kind": "device"}, {"kind": "bot"}]}

        async def refused() -> bool:
            return (await servers[1].http.post("/api/tables", json=body)).status_code == 429

        async with asyncio.timeout(20):
            made = 0
            while not await refused():
                made += 1
                assert made < 4  # the other server's four count here too, as soon as it is heard
                await asyncio.sleep(0.2)


async def test_a_server_that_stood_still_asks_first_and_replaces_nobody_who_has_moved_on(tmp_path: Path) -> None:
    limits = replace(WIDE, live_grace=300)
    async with open_hall(hall_at(tmp_path), habits=ALERT, limits=limits) as servers:
        host = await servers[0].make("device", "open", game="temple", grace=300)
        other = await servers[0].join(host.code, "Bea")
        guests = [await servers[1].guest(host), await servers[0].guest(other)]
        await guests[0].do(wire.Start(id=new_id()))
        for guest in guests:
            await guest.do(wire.Ready(id=new_id()))
        moved = await servers[1].guest(other)
        await guests[1].close()
        await moved.until(lambda: moved.position and moved.position.clock.running)
        await asyncio.sleep(1.0)
        assert moved.table and not any(seat.by_bot for seat in moved.table.seats)
