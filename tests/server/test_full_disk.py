"""A full disk: whatever a guest asks for is refused with a sentence, nothing has changed, and later it works."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from serai.wire import messages as wire
from tests.server.bad_disk import Disk, disk, on_disk
from tests.server.client import Guest, Visitor, new_id, open_house, play_out, reached
from tests.server.hand_clock import HandClock
from tests.server.sandglass import at_hand, counted_in

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures(at_hand.__name__, disk.__name__)]

Scene = Callable[[Visitor, HandClock], Awaitable[tuple[Guest, wire.FromClient]]]
SCENES: dict[str, Scene] = {}


def scene(build: Scene) -> Scene:
    SCENES[build.__name__] = build
    return build


async def gathered(house: Visitor, **more: Any) -> tuple[Guest, Guest]:
    """A table of three seats before the game: the host, Zoé, and a free one."""
    made = await house.make("device", "open", "open", **more)
    return await house.guest(made), await house.guest(await house.join(made.code, "Zoé"))


@scene
async def start(house: Visitor, clock: HandClock) -> tuple[Guest, wire.FromClient]:
    return await house.guest(await house.make("device", "bot")), wire.Start(id=new_id())


@scene
async def start_in_real_time(house: Visitor, clock: HandClock) -> tuple[Guest, wire.FromClient]:
    return await house.guest(await house.make("device", game="sandglass")), wire.Start(id=new_id())


@scene
async def sit_elsewhere(house: Visitor, clock: HandClock) -> tuple[Guest, wire.FromClient]:
    return (await gathered(house))[1], wire.Sit(id=new_id(), seat=2)


@scene
async def stand_up(house: Visitor, clock: HandClock) -> tuple[Guest, wire.FromClient]:
    return (await gathered(house))[1], wire.Sit(id=new_id(), seat=None)


@scene
async def change_options(house: Visitor, clock: HandClock) -> tuple[Guest, wire.FromClient]:
    return (await gathered(house))[0], wire.Change(id=new_id(), options={"starter": 2}, open=True)


@scene
async def change_seats_and_more(house: Visitor, clock: HandClock) -> tuple[Guest, wire.FromClient]:
    plans = [wire.SeatPlan(kind="device", name="Ana"), wire.SeatPlan(kind="open")]
    return (await gathered(house))[0], wire.Change(id=new_id(), seats=plans, grace=5000, bot_pace=100)


@scene
async def change_pace(house: Visitor, clock: HandClock) -> tuple[Guest, wire.FromClient]:
    return (await gathered(house, game="sandglass"))[0], wire.Change(id=new_id(), pace="half", grace=7000)


@scene
async def kick(house: Visitor, clock: HandClock) -> tuple[Guest, wire.FromClient]:
    return (await gathered(house))[0], wire.Kick(id=new_id(), guest=2)


@scene
async def leave(house: Visitor, clock: HandClock) -> tuple[Guest, wire.FromClient]:
    return (await gathered(house))[1], wire.Leave(id=new_id())


@scene
async def leave_as_host(house: Visitor, clock: HandClock) -> tuple[Guest, wire.FromClient]:
    return (await gathered(house))[0], wire.Leave(id=new_id())


@scene
async def hand_to_a_bot_before(house: Visitor, clock: HandClock) -> tuple[Guest, wire.FromClient]:
    return (await gathered(house))[0], wire.HandOver(id=new_id(), seat=1, to="bot", level="beginner")


@scene
async def hand_to_a_person_before(house: Visitor, clock: HandClock) -> tuple[Guest, wire.FromClient]:
    guest = await house.guest(await house.make("device", "bot"))
    return guest, wire.HandOver(id=new_id(), seat=1, to="person")


@scene
async def move(house: Visitor, clock: HandClock) -> tuple[Guest, wire.FromClient]:
    guests = await house.full_table(2, options={"starter": 1})
    assert guests[0].position
    return guests[0], wire.Move(id=new_id(), move=guests[0].position.legal[0].code)


@scene
async def move_in_real_time(house: Visitor, clock: HandClock) -> tuple[Guest, wire.FromClient]:
    guest = await house.guest(await house.make("device", game="sandglass", start=True))
    await counted_in(clock, guest)
    await clock.turn(500)
    return guest, wire.Move(id=new_id(), move=0)


@scene
async def undo(house: Visitor, clock: HandClock) -> tuple[Guest, wire.FromClient]:
    guest = await house.guest(await house.make("device", game="sandglass", start=True, pace="step"))
    await guest.until(lambda: guest.position)
    await reached([guest], await guest.do(wire.Move(id=new_id(), move=0)))
    return guest, wire.Undo(id=new_id())


@scene
async def resign(house: Visitor, clock: HandClock) -> tuple[Guest, wire.FromClient]:
    return (await house.full_table(3))[0], wire.Resign(id=new_id())


@scene
async def resign_and_end(house: Visitor, clock: HandClock) -> tuple[Guest, wire.FromClient]:
    return (await house.full_table(2))[0], wire.Resign(id=new_id())


@scene
async def hand_to_a_bot(house: Visitor, clock: HandClock) -> tuple[Guest, wire.FromClient]:
    return (await house.full_table(2))[0], wire.HandOver(id=new_id(), seat=0, to="bot", level="beginner")


@scene
async def hand_back(house: Visitor, clock: HandClock) -> tuple[Guest, wire.FromClient]:
    guest = await house.guest(await house.make("device", game="sandglass", start=True))
    await guest.do(wire.HandOver(id=new_id(), seat=0, to="bot"))
    return guest, wire.HandOver(id=new_id(), seat=0, to="person")


@scene
async def open_a_seat_again(house: Visitor, clock: HandClock) -> tuple[Guest, wire.FromClient]:
    guest = await house.guest(await house.make("device", "bot", game="sandglass", start=True))
    return guest, wire.HandOver(id=new_id(), seat=1, to="person")


@scene
async def kick_in_play(house: Visitor, clock: HandClock) -> tuple[Guest, wire.FromClient]:
    return (await house.full_table(2, game="sandglass"))[0], wire.Kick(id=new_id(), guest=2)


@scene
async def leave_in_play(house: Visitor, clock: HandClock) -> tuple[Guest, wire.FromClient]:
    return (await house.full_table(2, game="sandglass"))[0], wire.Leave(id=new_id())


@scene
async def pause(house: Visitor, clock: HandClock) -> tuple[Guest, wire.FromClient]:
    first, second = await house.full_table(2)
    await first.do(wire.Pause(id=new_id()))
    return second, wire.Pause(id=new_id())


@scene
async def resume(house: Visitor, clock: HandClock) -> tuple[Guest, wire.FromClient]:
    guest = await house.guest(await house.make("device", "device", start=True))
    await guest.do(wire.Pause(id=new_id()))
    return guest, wire.Resume(id=new_id())


@scene
async def say(house: Visitor, clock: HandClock) -> tuple[Guest, wire.FromClient]:
    return (await gathered(house))[0], wire.Say(id=new_id(), text="Hello")


@scene
async def phrase(house: Visitor, clock: HandClock) -> tuple[Guest, wire.FromClient]:
    return (await gathered(house))[0], wire.Phrase(id=new_id(), phrase="oops")


@scene
async def ready(house: Visitor, clock: HandClock) -> tuple[Guest, wire.FromClient]:
    return (await house.full_table(2, game="sandglass"))[0], wire.Ready(id=new_id())


@scene
async def ready_as_the_last(house: Visitor, clock: HandClock) -> tuple[Guest, wire.FromClient]:
    return (await house.full_table(1, game="sandglass"))[0], wire.Ready(id=new_id())


@scene
async def run(house: Visitor, clock: HandClock) -> tuple[Guest, wire.FromClient]:
    guest = await house.guest(await house.make("device", game="sandglass", start=True, pace="step"))
    return guest, wire.Run(id=new_id(), most=700)


@scene
async def run_to_the_end(house: Visitor, clock: HandClock) -> tuple[Guest, wire.FromClient]:
    guest = await house.guest(await house.make("device", game="sandglass", start=True, pace="step"))
    await guest.do(wire.Run(id=new_id()))
    return guest, wire.Run(id=new_id())


async def finished(house: Visitor) -> Guest:
    first, second = await house.full_table(2)
    await first.do(wire.Resign(id=new_id()))
    await second.first(wire.Over)
    return second


@scene
async def rematch(house: Visitor, clock: HandClock) -> tuple[Guest, wire.FromClient]:
    return await finished(house), wire.Rematch(id=new_id())


@scene
async def rematch_at_once(house: Visitor, clock: HandClock) -> tuple[Guest, wire.FromClient]:
    return await finished(house), wire.Rematch(id=new_id(), start=True)


async def table_of(house: Visitor, guest: Guest) -> wire.Table:
    return await house.get(f"/api/tables/{guest.code}", wire.Table)


async def told_to(guest: Guest) -> int:
    """How much somebody was told about the table, all of which has come."""
    before = len(guest.of(wire.Pong))
    await guest.send(wire.Ping(id=new_id()))
    await guest.until(lambda: len(guest.of(wire.Pong)) > before)
    return len(guest.of(wire.Table)) + len(guest.of(wire.Position))


@pytest.mark.parametrize("name", SCENES)
async def test_what_cannot_be_kept_has_not_happened(name: str, tmp_path: Path, disk: Disk) -> None:
    clock = HandClock()
    async with open_house(f"sqlite:///{tmp_path}/hall.db", clock) as house:
        guest, message = await SCENES[name](house, clock)
        before, kept, told = await table_of(house, guest), on_disk(tmp_path), await told_to(guest)
        disk.full = True
        for _ in range(2):
            refused = await guest.refused(message)
            assert refused.word == "not-kept" and "Try again" in refused.sentence
        assert disk.refusals >= 2
        assert await table_of(house, guest) == before and on_disk(tmp_path) == kept
        assert await told_to(guest) == told
        disk.full = False
        if isinstance(message, wire.Leave):
            await guest.send(message)
            assert (await guest.first(wire.Closed)).word == "left"
        else:
            await guest.do(message)
        assert on_disk(tmp_path) != kept


REQUESTS: dict[str, tuple[str, dict[str, Any]]] = {
    "make": ("/api/tables", {"game": "deserto", "name": "Ana", "seats": [{"kind": "device"}, {"kind": "open"}]}),
    "make-and-start": (
        "/api/tables",
        {"game": "deserto", "name": "Ana", "seats": [{"kind": "device"}, {"kind": "device"}], "start": True},
    ),
    "join": ("/api/tables/CODE/join", {"name": "Wim"}),
    "watch": ("/api/tables/CODE/join", {"name": "Wim", "seat": "watch"}),
    "join-in-play": ("/api/tables/PLAYING/join", {"name": "Wim", "seat": 1}),
    "play-on": (
        "/api/replays/play-on",
        {"code": "OVER", "step": 0, "name": "Ana", "seats": [{"kind": "device"}, {"kind": "device"}]},
    ),
}


@pytest.mark.parametrize("name", REQUESTS)
async def test_a_request_that_cannot_be_kept_has_not_happened(name: str, tmp_path: Path, disk: Disk) -> None:
    async with open_house(f"sqlite:///{tmp_path}/hall.db", HandClock()) as house:
        path, body = REQUESTS[name]
        if "CODE" in path:
            path = path.replace("CODE", (await gathered(house))[0].code)
        if "PLAYING" in path:
            host, other = await house.full_table(2, game="sandglass")
            await other.send(wire.Leave(id=new_id()))
            await other.first(wire.Closed)
            path = path.replace("PLAYING", host.code)
        if body.get("code") == "OVER":
            guest = await house.guest(await house.make("device", "device", start=True))
            await guest.do(wire.Resign(id=new_id(), seat=0))
            await guest.first(wire.Over)
            body = {**body, "code": guest.code}
        await asyncio.sleep(0.02)
        kept, tables = on_disk(tmp_path), (await house.http.get("/health")).json()["tables"]
        disk.full = True
        answer = await house.http.post(path, content=msgspec.json.encode(body))
        assert answer.status_code == 503 and answer.json()["word"] == "not-kept"
        assert on_disk(tmp_path) == kept and (await house.http.get("/health")).json()["tables"] == tables
        disk.full = False
        await house.post(path, body, wire.Seated)
        assert on_disk(tmp_path) != kept


async def test_a_change_by_time_waits_for_the_disk(tmp_path: Path, disk: Disk) -> None:
    clock = HandClock()
    async with open_house(f"sqlite:///{tmp_path}/hall.db", clock) as house:
        guest = await house.guest(await house.make("device", game="sandglass", start=True, grace=0))
        await counted_in(clock, guest)
        disk.full = True
        await clock.turn(3500)
        assert disk.refusals and guest.position and guest.position.view["lives"] == 2  # nobody is told what is not kept
        disk.full = False
        await clock.turn(1000)
        await guest.until(lambda: guest.position and guest.position.view["lives"] == 1)
        assert guest.position.view["through"] == 6000  # it happened when it was due
        await clock.turn(1450)
        disk.full = True  # the end of the game is told, but not kept yet
        await clock.turn(100)
        assert not guest.of(wire.Over)
        disk.full = False
        await clock.turn(3000)
        over = await guest.first(wire.Over)
        assert over.statistics.duration == 6000
        assert (await house.get(f"/api/tables/{guest.code}", wire.Table)).phase == "over"


async def test_the_end_of_a_game_is_kept_later(tmp_path: Path, disk: Disk) -> None:
    clock = HandClock()
    async with open_house(f"sqlite:///{tmp_path}/hall.db", clock) as house:
        guests = await house.full_table(2)
        await play_out(guests, 49)
        mover = next(guest for guest in guests if guest.my_turn)
        disk.room = 1
        await mover.play()
        assert disk.full and not mover.of(wire.Over)  # the move is kept, its consequence is not yet
        disk.full, disk.room = False, None
        await clock.turn(1000)
        await mover.first(wire.Over)


async def test_bots_and_absence_try_again(tmp_path: Path, disk: Disk) -> None:
    clock = HandClock()
    async with open_house(f"sqlite:///{tmp_path}/hall.db", clock) as house:
        first, second = await house.full_table(2, grace=2000)
        await second.close()
        await first.until(lambda: first.table and first.table.seats[1].away_since)
        disk.full = True
        await clock.turn(4500)
        assert first.table and not first.table.seats[1].by_bot and disk.refusals >= 2
        disk.full = False
        await clock.turn(1000)
        await first.until(lambda: first.table and first.table.seats[1].by_bot)
