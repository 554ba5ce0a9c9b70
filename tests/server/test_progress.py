"""Levels: the next one after a victory, the same again after a defeat, and what a group has passed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from serai.core.game import Game
from serai.core.record import Pace, Record, from_json
from serai.games import all_games, find_game
from serai.server.hall import Hall
from serai.server.house import House
from serai.server.opening import open_journal
from serai.server.progress import progress_of
from serai.server.refusal import Refusal
from serai.server.retelling import entry_of
from serai.server.table import Table
from serai.store import Change, GuestRow, Kept, PassedRow, SeatRow, TableRow, open_store
from serai.wire import messages as wire
from tests.server.client import open_house
from tests.server.hand_clock import HandClock

RECORDS = Path(__file__).parents[1] / "records"
WON = from_json((RECORDS / "quicksand-step.json").read_bytes())
LOST = from_json((RECORDS / "quicksand-danger.json").read_bytes())
QUICKSAND = find_game("quicksand")


def a_house() -> House:
    return House(store=open_store("sqlite://"), clock=HandClock())


async def finished(house: House, record: Record, pace: Pace = "step", **more: Any) -> Table:
    """A table at which people of the record's names have just made its last move."""
    *before, last = [entry_of(record, number) for number in range(len(record.log))]
    assert record.names and record.end and record.end.scores
    row = TableRow(
        code=f"T{len(before)}{pace[:2]}{len(more)}", game=record.game, version=record.version, options=record.options,
        seed=bytes.fromhex(record.seed), host=1, created=0, started=1, pace=pace, **more,
    )  # fmt: skip
    kept = Kept(
        table=row,
        guests=[GuestRow(number=n, name=name, token_hash=b"%d" % n) for n, name in enumerate(record.names, 1)],
        seats=[
            SeatRow(seat=n, kind="open", name=name, guest=n + 1) for n, name in enumerate(record.names)
        ],
        entries=before,
    )  # fmt: skip
    assert await house.store.create(kept)
    table = Table(house, kept, await open_journal(row, len(kept.seats), before))
    table.timing.time.start(0)
    await table.enter(last.seat, last.move)
    if record.end.winners == []:
        table.match_journal().run(record.until)
        await table.settle()
    assert table.phase == "over"
    return table


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.name)
def test_levels_lead_from_the_first_to_the_last(game: Game[Any]) -> None:
    if not game.manners.levels:
        assert game.manners.sequel is None and game.level_of(game.options()) == 0
        return
    options = game.options()
    seen = [game.level_of(options)]
    while (following := game.next_level(options)) is not None:
        options = following
        game.begin(game.seats[-1], options, bytes(16))
        seen.append(game.level_of(options))
    assert seen == list(range(1, game.manners.levels + 1))


def test_what_a_level_takes_out_is_not_taken_over_to_the_next() -> None:
    options = QUICKSAND.read_options({"level": 12, "discard": "moon", "timers": "measured"})
    following = QUICKSAND.next_level(options)
    assert msgspec.to_builtins(following) == {
        **msgspec.to_builtins(options), "level": 13, "discard": "random"
    }  # fmt: skip


@pytest.mark.anyio
async def test_after_a_victory_the_next_level_begins_in_one_tap() -> None:
    house = a_house()
    table = await finished(house, WON)
    over = table.over()
    assert (table.shown().level, over.sequel, over.pace) == (1, True, "step")
    hall = Hall(house)
    following = await hall.find(await hall.rematch(table, "", sequel=True, start=True))
    assert following.row.options["level"] == 2 and following.phase == "playing" and following.pace == "step"
    assert [seat.name for seat in following.people.seats] == WON.names
    assert not any(guest.ready for guest in following.people.guests)
    assert await hall.rematch(table, "", sequel=True, start=True) == following.code  # who asks later comes along
    await house.store.close()


@pytest.mark.anyio
async def test_after_a_defeat_the_same_level_is_tried_again() -> None:
    house = a_house()
    table = await finished(house, LOST)
    assert not table.over().sequel
    hall = Hall(house)
    with pytest.raises(Refusal, match="no next level"):
        await hall.rematch(table, "", sequel=True)
    again = await hall.find(await hall.rematch(table, "", start=True))
    assert again.row.options == table.row.options and again.phase == "playing"
    await house.store.close()


@pytest.mark.anyio
async def test_what_people_pass_together_is_kept_under_their_names() -> None:
    house = a_house()
    assert (await progress_of(house.store, QUICKSAND, WON.names)).passed == []
    await finished(house, LOST)
    assert (await progress_of(house.store, QUICKSAND, LOST.names)).passed == []
    await finished(house, WON)
    passed = await progress_of(house.store, QUICKSAND, ["bo", " AYA "])
    assert passed.levels == 21 and [(row.level, row.pace) for row in passed.passed] == [(1, "step")]
    assert (await progress_of(house.store, QUICKSAND, ["Aya"])).passed == []  # alone she has passed nothing
    await house.store.close()


@pytest.mark.anyio
async def test_a_game_played_on_from_a_replay_passes_nothing() -> None:
    house = a_house()
    await finished(house, WON, played_on=True)
    assert (await progress_of(house.store, QUICKSAND, WON.names)).passed == []
    await house.store.close()


@pytest.mark.anyio
async def test_the_lobby_says_how_far_a_group_has_come() -> None:
    async with open_house() as house:
        for level, pace, time in ((2, "half", 5), (2, "full", 9), (1, "full", 1), (2, "step", 11)):
            row = PassedRow(game="quicksand", people="ana\nben", level=level, pace=pace, time=time)
            await house.house.store.keep("", Change(passed=row))
        found = await house.get("/api/progress/quicksand?name=Ben&name=Ana", wire.Progress)
        assert [(row.level, row.pace, row.time) for row in found.passed] == [(1, "full", 1), (2, "full", 5)]
        assert (await house.http.get("/api/progress/quicksand")).json()["word"] == "whose-progress"
        assert (await house.http.get("/api/progress/chess?name=Ana")).json()["word"] == "unknown-game"
        assert (await house.get("/api/progress/deserto?name=Ana", wire.Progress)).levels == 0
