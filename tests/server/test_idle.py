"""Many tables in real time at which nothing happens cost next to nothing: one timer each, which does not ring,
and one for all that keeps where their clocks stand."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from serai.core.record import Pace
from serai.games import find_game
from serai.server.house import House
from serai.server.opening import open_journal
from serai.server.running_clocks import EVERY
from serai.server.table import Table
from serai.store import GuestRow, Kept, SeatRow, TableRow, open_store
from tests.server.hand_clock import HandClock, HandTimer

pytestmark = pytest.mark.anyio
TABLES = 300
FIRST_ALARM = 45_301  # the normal timer of level 1, past the window in which a card still saves it


class CountingClock(HandClock):
    """Counts how often anything is woken."""

    def __init__(self) -> None:
        super().__init__()
        self.awakenings = 0

    def call_at(self, moment: int, act: Callable[[], None]) -> HandTimer:
        return super().call_at(moment, lambda: self._wake(act))

    def _wake(self, act: Callable[[], None]) -> None:
        self.awakenings += 1
        act()


async def table_of(house: House, code: str, pace: Pace, running: bool) -> Table:
    game = find_game("quicksand")
    row = TableRow(
        code=code, game=game.name, version=game.version, options={}, seed=bytes(16), host=1, created=0, started=1, pace=pace
    )  # fmt: skip
    seat = SeatRow(seat=0, kind="open", name="Ana", guest=1)
    kept = Kept(table=row, guests=[GuestRow(number=1, name="Ana", token_hash=b"")], seats=[seat])
    assert await house.store.create(kept)
    table = Table(house, kept, await open_journal(row, 1, []))
    if running:
        table.timing.time.start(house.clock.now())
    await table.settle()
    return table


async def test_many_running_games_wake_nobody_until_their_alarm() -> None:
    clock = CountingClock()
    house = House(store=open_store("sqlite://"), clock=clock)
    tables = await asyncio.gather(*(table_of(house, f"T{n}", "full", running=True) for n in range(TABLES)))
    assert clock.waiting == TABLES + 1  # each sleeps until its own alarm, one keeps where all stand
    for _ in range(10):
        await clock.turn((FIRST_ALARM - 10) // 10)
    assert 0 < clock.awakenings <= FIRST_ALARM // EVERY and clock.waiting <= TABLES + 1
    house.running.close()
    woken = clock.awakenings
    assert all(int(table.match_journal().match.state.now) == 0 for table in tables)  # nothing was even computed
    for table in tables[1:]:
        table.close()
    await clock.turn(20)
    assert clock.awakenings == woken + 1 and tables[0].match_journal().version == 1  # the one that is left has rung
    await house.store.close()


@pytest.mark.parametrize(("pace", "running"), [("full", False), ("step", True)])
async def test_where_time_stands_there_is_no_timer_at_all(pace: Pace, running: bool) -> None:
    clock = CountingClock()
    house = House(store=open_store("sqlite://"), clock=clock)
    for n in range(TABLES):
        await table_of(house, f"T{n}", pace, running)
    assert clock.waiting == 0
    await house.store.close()
