"""Two processes act for one table: the unique key decides, and who loses reads the winner's entry and goes on."""

from __future__ import annotations

from pathlib import Path

import pytest

from serai.core.errors import Illegal
from serai.server.hall import Hall
from serai.server.house import House
from serai.store import open_store
from serai.wire import messages as wire

pytestmark = pytest.mark.anyio


async def test_two_houses_on_one_store_play_one_game(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/hall.db"
    halls = [Hall(House(store=open_store(url))) for _ in range(2)]
    plans = [wire.SeatPlan(kind="device"), wire.SeatPlan(kind="device")]
    first, seated = await halls[0].make(wire.NewTable(game="deserto", name="A", seats=plans, start=True))
    second = await halls[1].find(seated.code)
    tables = [first, second]
    while all(table.match_journal().match.outcome() is None for table in tables):
        behind, ahead = sorted(tables, key=lambda table: table.match_journal().number)
        state = ahead.match_journal().match.state
        seat = int(state.movers()).bit_length() - 1
        move = int(state.legal(seat)[0])
        await behind.enter(seat, move)  # it has not heard of the last entry
    for table in tables:
        with pytest.raises(Illegal):
            await table.enter(0, 99)  # even a refusal looks first whether something was missed
    logs = [list(table.match_journal().match.log) for table in tables]
    assert logs[0] == logs[1] and len(logs[0]) == 150
    kept = await halls[0].house.store.entries(seated.code, 0)
    assert [entry.number for entry in kept] == list(range(1, 51))
    for hall in halls:
        await hall.close()
