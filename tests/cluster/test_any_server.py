"""People at one table may be connected to different servers: each hears all, and none is doubled."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from serai.wire import messages as wire
from tests.cluster.houses import bus_of, open_hall
from tests.server.client import Guest, Visitor, new_id, play_out, reached

pytestmark = pytest.mark.anyio


async def spread(servers: list[Visitor], **more: object) -> list[Guest]:
    """A started game of two, each at a server of their own."""
    host = await servers[0].make("device", "open", **more)
    other = await servers[1].join(host.code, "Bea")
    guests = [await servers[0].guest(host), await servers[1].guest(other)]
    await guests[0].do(wire.Start(id=new_id()))
    for guest in guests:
        await guest.until(lambda guest=guest: guest.position)  # type: ignore[misc]
    return guests


async def test_a_game_is_played_to_its_end_across_two_servers(tmp_path: Path) -> None:
    async with open_hall(f"sqlite:///{tmp_path}/hall.db") as servers:
        guests = await spread(servers)
        await play_out(guests)
        ends = [await guest.first(wire.Over) for guest in guests]
        assert ends[0].end == ends[1].end and ends[0].seed == ends[1].seed
        kept = await servers[0].house.store.entries(guests[0].code, 0)
        assert [entry.number for entry in kept] == list(range(1, len(kept) + 1))
        assert [entry.time for entry in kept] == sorted(entry.time for entry in kept)


async def test_who_is_there_is_known_at_every_server(tmp_path: Path) -> None:
    async with open_hall(f"sqlite:///{tmp_path}/hall.db") as servers:
        guests = await spread(servers)
        for guest in guests:
            await guest.until(lambda guest=guest: all(seat.connected for seat in guest.table.seats))  # type: ignore[misc]
        await guests[1].close()
        await guests[0].until(lambda: not guests[0].table.seats[1].connected)  # type: ignore[union-attr]
        assert guests[0].table and guests[0].table.seats[1].away_since is not None


async def test_chat_reaches_everybody_once_and_in_order(tmp_path: Path) -> None:
    async with open_hall(f"sqlite:///{tmp_path}/hall.db") as servers:
        guests = await spread(servers)
        await asyncio.gather(*(guest.do(wire.Say(id=new_id(), text=f"{n}")) for n in range(20) for guest in guests))
        for guest in guests:
            await guest.until(lambda guest=guest: len(guest.of(wire.Said)) == 40)  # type: ignore[misc]
            assert [said.number for said in guest.of(wire.Said)] == list(range(1, 41))


async def test_two_who_take_one_seat_at_once_get_one_seat(tmp_path: Path) -> None:
    async with open_hall(f"sqlite:///{tmp_path}/hall.db") as servers:
        host = await servers[0].make("device", "open", "open")
        answers = await asyncio.gather(
            *(
                server.http.post(f"/api/tables/{host.code}/join", json={"name": f"N{n}", "seat": 1})
                for n, server in enumerate(servers * 3)
            )
        )
        assert sorted(answer.status_code for answer in answers) == [201, 409, 409, 409, 409, 409]
        refused = next(answer for answer in answers if answer.status_code == 409)
        assert refused.json()["word"] == "seat-taken"


async def test_what_the_bus_lost_is_made_good_from_the_log(tmp_path: Path) -> None:
    async with open_hall(f"sqlite:///{tmp_path}/hall.db") as servers:
        guests = await spread(servers, options={"starter": 2})
        bus_of(servers[0]).cut()
        number = await guests[1].play()
        await reached([guests[0]], number)  # the server without a bus looks into the store
        bus_of(servers[0]).heal()
        await play_out(guests, 4)


async def test_what_a_server_without_a_bus_kept_is_known_to_all_when_it_is_back(tmp_path: Path) -> None:
    async with open_hall(f"sqlite:///{tmp_path}/hall.db") as servers:
        guests = await spread(servers, options={"starter": 1})
        bus_of(servers[0]).cut()
        number = await guests[0].play()
        bus_of(servers[0]).heal()
        await reached(guests, number)
        await play_out(guests, 4)


async def test_who_comes_from_a_server_without_a_bus_is_not_taken_back(tmp_path: Path) -> None:
    async with open_hall(f"sqlite:///{tmp_path}/hall.db") as servers:
        guests = await spread(servers)
        bus_of(servers[0]).cut()
        if not guests[0].my_turn:
            await reached(guests, await guests[1].play())
        number = await guests[0].play()
        assert guests[0].position
        again = await Guest(servers[1].base, guests[0].code, guests[0].token).connect(
            version=guests[0].position.version
        )
        assert (await again.first(wire.Position)).number == number


async def test_the_same_wish_by_two_servers_is_kept_once(tmp_path: Path) -> None:
    async with open_hall(f"sqlite:///{tmp_path}/hall.db") as servers:
        guests = await spread(servers)
        mover = guests[0] if guests[0].my_turn else guests[1]
        twin = await Guest(servers[0 if mover is guests[1] else 1].base, mover.code, mover.token).connect()
        await twin.until(lambda: twin.my_turn)
        assert mover.position
        move = wire.Move(id=new_id(), move=mover.position.legal[0].code)
        numbers = await asyncio.gather(mover.do(move), twin.do(move))
        assert numbers[0] == numbers[1]
        assert len(await servers[0].house.store.entries(mover.code, 0)) == numbers[0]


async def test_nor_is_who_saw_an_entry_of_which_there_is_nothing_to_tell(tmp_path: Path) -> None:
    async with open_hall(f"sqlite:///{tmp_path}/hall.db") as servers:
        guests = await spread(servers)
        bus_of(servers[0]).cut()
        if not guests[0].my_turn:
            await reached(guests, await guests[1].play())
        number = await guests[0].play()
        again = await Guest(servers[1].base, guests[0].code, guests[0].token).connect(version=1)
        assert (await again.first(wire.Position)).number == number
