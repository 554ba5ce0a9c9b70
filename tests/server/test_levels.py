"""Levels of bots at a table: what the house says of them, and tables that were kept when they had other names."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from serai.core.levels import LEVELS, ONCE
from serai.games import all_games
from serai.wire import messages as wire
from tests.server.client import new_id, open_house

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("word", sorted(ONCE))
async def test_a_table_that_was_kept_with_an_old_name_of_a_level_is_played_on(word: str, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'hall.db'}"
    async with open_house(url) as house:
        made = await house.make("device", "bot:beginner", start=True, options={"starter": 1})
    with sqlite3.connect(tmp_path / "hall.db") as hall:
        hall.execute("update seats set level = ?", [word])
    hall.close()
    async with open_house(url) as house:
        guest = await house.guest(made)
        table = await guest.until(lambda: guest.table)
        assert table.seats[1].level == ONCE[word]
        await guest.until(lambda: guest.my_turn)
        await guest.play()
        await guest.until(lambda: guest.my_turn)  # the bot has moved
        await guest.do(wire.HandOver(id=new_id(), seat=0, to="bot", level="expert"))
        await guest.until(lambda: guest.table and guest.table.seats[0].level == "expert")
        await guest.close()


async def test_the_house_tells_of_each_game_its_levels_and_how_strong_they_are() -> None:
    async with open_house() as house:
        assert (await house.get("/api/house", wire.HouseInfo)).levels == list(LEVELS)
        found = {game.name: game for game in await house.get("/api/games", list[wire.GameInfo])}
    for name, game in all_games().items():
        assert found[name].bots == list(game.bots) and found[name].strengths == game.strengths()
        assert all(len(cells) == len(game.seats) for one in game.strengths() for cells in one.won.values())
