"""What a game chooses for bots alone, and where it counts no points."""

from __future__ import annotations

from pathlib import Path

import pytest

from serai.core.record import from_json, seed_of
from serai.games import find_game
from serai.server.journal import Journal
from serai.server.retelling import entry_of
from serai.wire import messages as wire
from tests.server.client import Visitor, new_id, open_house

RECORDS = Path(__file__).parents[1] / "records"


async def limit_at(house: Visitor, *kinds: str, **more: object) -> object:
    seated = await house.make(*kinds, **{"game": "trucks", "start": True, "bot_pace": 10_000, **more})
    return (await house.get(f"/api/tables/{seated.code}", wire.Table)).options["limit"]


@pytest.mark.anyio
async def test_TRK_LIMIT_1_only_a_table_of_bots_has_a_limit_that_nobody_chose() -> None:
    async with open_house() as house:
        assert await limit_at(house, "bot", "bot") == 100
        assert await limit_at(house, "bot", "bot", options={"limit": 30}) == 30
        assert await limit_at(house, "bot", "bot", preset="quick") == 25
        assert await limit_at(house, "device", "bot") is None
        assert await limit_at(house, "device", "bot", options={"limit": 30}) == 30


@pytest.mark.anyio
async def test_whoever_sits_down_before_the_start_races_without_a_limit() -> None:
    async with open_house() as house:
        host = await house.guest(await house.make("bot", "bot", game="trucks"))
        await host.do(wire.Change(id=new_id(), seats=[wire.SeatPlan(kind="device"), wire.SeatPlan(kind="bot")]))
        await host.do(wire.Start(id=new_id()))
        assert host.table and host.table.options["limit"] is None


@pytest.mark.parametrize(
    ("name", "scored"),
    [("trucks-4-seats", True), ("trucks-5-seats", False), ("trucks-6-seats", False), ("deserto-2-seats", True)],
)
def test_TRK_END_1_the_end_says_whether_points_were_counted(name: str, scored: bool) -> None:
    record = from_json((RECORDS / f"{name}.json").read_bytes())
    game = find_game(record.game)
    journal = Journal(game, game.read_options(record.options), record.seats, seed_of(record))
    for number in range(len(record.log)):
        journal.enter(entry_of(record, number))
    assert journal.over(bytes(16), "", "", "full").scored is scored
