"""Whoever comes late takes the seat of a bot, where the host allowed it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from serai.server.bot_seats import MOST, USUAL
from serai.wire import messages as wire
from tests.server.bad_disk import Disk, disk
from tests.server.client import Guest, Visitor, new_id, open_house, reached
from tests.server.hand_clock import HandClock
from tests.server.test_bot_pace import thought

pytestmark = pytest.mark.anyio
SLOW = 10_000


async def against_bots(house: Visitor, bots: int, **more: Any) -> Guest:
    """A running game of one person, with bots who are in no hurry; the last seat begins."""
    wish = {"welcoming": True, "bot_pace": SLOW, "options": {"starter": bots + 1}, **more}
    host = await house.guest(await house.make("device", *["bot:beginner"] * bots, start=True, **wish))
    await host.until(lambda: host.position)
    return host


async def problem(house: Visitor, code: str, name: str, seat: int | str = "any") -> wire.Problem:
    body = msgspec.json.encode({"name": name, "seat": seat})
    answer = await house.http.post(f"/api/tables/{code}/join", content=body)
    assert answer.status_code == 409, answer.text
    return msgspec.json.decode(answer.content, type=wire.Problem)


async def test_a_bot_makes_room_at_once_and_makes_no_move_that_it_had_in_mind() -> None:
    clock = HandClock()
    async with open_house(clock=clock) as house:
        host = await against_bots(house, 2)
        await thought(house)  # the bot at seat 2 has chosen
        late = await house.guest(await house.join(host.code, "Zoé", 2))
        table = await host.until(lambda: host.table if host.table and host.table.seats[2].connected else None)
        assert (table.seats[2].name, table.seats[2].kind, table.seats[2].by_bot) == ("Zoé", "person", False)
        assert table.takeable == [1]
        await clock.turn(SLOW + SLOW * MOST // USUAL)
        position = await late.until(lambda: late.position)
        assert (position.number, position.seat) == (0, 2) and late.my_turn
        await reached([host, late], await late.play())


@pytest.mark.usefixtures(disk.__name__)
async def test_a_bot_that_waits_for_the_disk_behind_a_guest_makes_no_move(disk: Disk) -> None:
    clock = HandClock()
    async with open_house(clock=clock) as house:
        host = await against_bots(house, 1)
        await thought(house)
        with disk.slow(clock, 2 * SLOW):
            coming = asyncio.create_task(house.join(host.code, "Zoé", 1))
            await asyncio.sleep(0.05)
            await clock.turn(SLOW + 1)  # the bot would move now
            await clock.turn(SLOW)
            late = await house.guest(await coming)
        await clock.turn(4 * SLOW)
        assert late.position and late.position.number == 0 and late.my_turn


async def test_a_watcher_who_is_there_already_sits_down_and_sees_what_the_seat_sees() -> None:
    async with open_house() as house:
        host = await against_bots(house, 1)
        watcher = await house.guest(await house.join(host.code, "Zoé", "watch"))
        assert (await watcher.until(lambda: watcher.position)).seat is None
        assert (await watcher.refused(wire.Sit(id=new_id(), seat=0))).word == "seat-taken"
        assert (await watcher.refused(wire.Sit(id=new_id(), seat=7))).word == "no-such-seat"
        await watcher.do(wire.Sit(id=new_id(), seat=1))
        await watcher.until(lambda: watcher.position and watcher.position.seat == 1)
        assert watcher.my_turn and watcher.table and watcher.table.watchers == []
        assert (await watcher.refused(wire.Sit(id=new_id(), seat=None))).word == "already-started"
        assert (await host.refused(wire.Sit(id=new_id(), seat=1))).word == "already-started"
        await reached([host, watcher], await watcher.play())


async def test_where_the_host_did_not_allow_it_a_sentence_says_so_until_the_host_does() -> None:
    async with open_house() as house:
        host = await against_bots(house, 1, welcoming=None)  # not in a game against each other, unless it is listed
        assert host.table and not host.table.welcoming and host.table.takeable == []
        for seat in ("any", 1):
            said = await problem(house, host.code, "Zoé", seat)
            assert said.word == "bot-stays" and "host" in said.sentence
        watcher = await house.guest(await house.join(host.code, "Zoé", "watch"))
        assert (await watcher.refused(wire.Sit(id=new_id(), seat=1))).word == "bot-stays"
        assert (await watcher.refused(wire.Change(id=new_id(), welcoming=True))).word == "not-host"
        await host.do(wire.Change(id=new_id(), welcoming=True))
        await watcher.do(wire.Sit(id=new_id(), seat=1))


async def test_of_two_at_once_for_one_seat_one_gets_it() -> None:
    async with open_house() as house:
        host = await against_bots(house, 2)
        came = await asyncio.gather(*(house.join(host.code, f"Guest {n}") for n in range(2)))
        assert sorted(seat for one in came for seat in one.seats) == [1, 2]
        host = await against_bots(house, 1)
        wanted = (
            house.http.post(f"/api/tables/{host.code}/join", content=b'{"name":"G%d","seat":1}' % n) for n in (1, 2)
        )
        assert sorted(answer.status_code for answer in await asyncio.gather(*wanted)) == [201, 409]
        assert (await problem(house, host.code, "Zoé")).word == "table-full"


async def test_the_seat_of_somebody_who_is_away_is_nobody_elses() -> None:
    async with open_house() as house:
        host = await house.guest(await house.make("device", "open", welcoming=True, options={"starter": 1}))
        away = await house.guest(await house.join(host.code, "Ali"))
        await host.do(wire.Start(id=new_id()))
        await host.do(wire.HandOver(id=new_id(), seat=1, to="bot", level="beginner"))
        await away.close()
        table = await host.until(lambda: host.table if host.table and host.table.seats[1].by_bot else None)
        assert table.takeable == []
        assert (await problem(house, host.code, "Zoé", 1)).word == "seat-taken"
        assert (await problem(house, host.code, "Zoé")).word == "table-full"


async def test_in_the_waiting_room_too_a_bot_makes_room() -> None:
    async with open_house() as house:
        host = await house.guest(await house.make("device", "bot:beginner", "open", welcoming=True))
        assert (await house.join(host.code, "Zoé")).seats == [2]  # free seats first
        late = await house.guest(await house.join(host.code, "Ali"))
        assert late.me and late.me.seats == [1]
        assert (await problem(house, host.code, "Bea")).word == "table-full"


async def test_who_has_a_seat_changes_places_with_a_bot() -> None:
    async with open_house() as house:
        host = await house.guest(await house.make("device", "open", "bot:skilled"))
        guest = await house.guest(await house.join(host.code, "Zoé"))
        assert (await guest.refused(wire.Sit(id=new_id(), seat=2))).word == "bot-stays"
        await host.do(wire.Change(id=new_id(), welcoming=True))
        await guest.do(wire.Sit(id=new_id(), seat=2))
        table = await host.until(lambda: host.table if host.table and host.table.seats[2].name == "Zoé" else None)
        assert [(seat.kind, seat.level) for seat in table.seats] == [
            ("person", None),
            ("bot", "skilled"),
            ("person", None),
        ]


async def test_who_comes_to_sit_and_never_shows_up_is_replaced_after_the_grace() -> None:
    clock = HandClock()
    async with open_house(clock=clock) as house:
        host = await against_bots(house, 1, grace=5000)
        await house.join(host.code, "Zoé")
        await clock.turn(5000)
        table = await host.until(lambda: host.table if host.table and host.table.seats[1].by_bot else None)
        assert table.seats[1].name == "Zoé" and table.takeable == []


@pytest.mark.parametrize(
    ("game", "wish", "welcoming"),
    [
        ("desert", {}, True),
        ("desert", {"welcoming": False}, False),
        ("deserto", {}, False),
        ("deserto", {"open": True}, True),
        ("deserto", {"welcoming": True}, True),
    ],
)
async def test_bots_make_room_where_all_play_together_or_the_table_is_listed(
    tmp_path: Path, game: str, wish: dict[str, Any], welcoming: bool
) -> None:
    url = f"sqlite:///{tmp_path}/hall.db"
    async with open_house(url) as house:
        made = await house.make("device", "bot:beginner", game=game, **wish)
        assert (await house.get(f"/api/tables/{made.code}", wire.Table)).welcoming is welcoming
    async with open_house(url) as house:  # and the store knows it
        assert (await house.get(f"/api/tables/{made.code}", wire.Table)).welcoming is welcoming


async def test_the_list_of_tables_tells_where_one_can_sit_down() -> None:
    async with open_house() as house:
        host = await against_bots(house, 2, open=True)
        (line,) = await house.get("/api/tables", list[wire.TableLine])
        assert (line.phase, line.free, line.takeable) == ("playing", 0, 2)
        await house.join(host.code, "Zoé")
        await host.do(wire.Change(id=new_id(), welcoming=False))
        (line,) = await house.get("/api/tables", list[wire.TableLine])
        assert line.takeable == 0


async def test_nobody_who_plays_or_watches_finds_anything_of_it_in_the_record() -> None:
    async with open_house() as house:
        host = await against_bots(house, 1)
        late = await house.guest(await house.join(host.code, "Zoé"))
        await reached([host, late], await late.play())
        await host.do(wire.Resign(id=new_id()))
        await host.first(wire.Over)
        record = (await house.http.get(f"/api/replays/{host.code}/record")).json()
        assert [entry[1] for entry in record["log"]] == [1, 0] and record["names"] == ["Host", "Zoé"]
