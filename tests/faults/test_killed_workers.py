"""Workers that follow games are killed again and again: new ones are told everything, and the bots play on."""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
from contextlib import suppress
from pathlib import Path

import pytest

from serai.wire import messages as wire
from tests.server.client import Guest, Visitor, new_id
from tests.server.process import free_port, house_process

pytestmark = pytest.mark.anyio
TABLES = {"temple": 4, "desert": 4, "deserto": 4, "trucks": 3}  # not Quicksand: its bots wait long on purpose
ROUNDS = 6
PAUSE = 2.0  # seconds between two kills
ALLOWED = 4.0  # the same while a new process starts, on a busy machine


def workers(house: int) -> list[int]:
    """The processes that think for a house."""
    children = Path(f"/proc/{house}/task/{house}/children").read_text().split()
    return [int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


async def sit_down(visitor: Visitor, game: str, seats: int) -> Guest:
    """Somebody who only watches bots at all other seats, after a bot has taken over."""
    made = await visitor.make("device", *["bot:skilled"] * (seats - 1), game=game, start=True)
    guest = await visitor.guest(made)
    await guest.until(lambda: guest.position)
    with suppress(AssertionError):
        await guest.do(wire.Ready(id=new_id()))
    await guest.do(wire.HandOver(id=new_id(), seat=0, to="bot", level="skilled"))
    return guest


async def beat(guests: list[Guest]) -> None:
    while True:
        for guest in guests:
            await guest.send(wire.Ping(id=new_id()))
        await asyncio.sleep(1)


def stuck(guests: list[Guest], before: dict[str, int]) -> list[str]:
    """The games that neither go on nor are over."""
    return [
        guest.table.game
        for guest in guests
        if guest.table and guest.position and not guest.of(wire.Over) and guest.position.number <= before[guest.code]
    ]


async def test_bots_play_on_however_often_their_workers_are_killed(tmp_path: Path) -> None:
    port = free_port()
    dice = random.Random(1)
    with house_process(port, tmp_path) as house:
        visitor = Visitor(f"http://127.0.0.1:{port}")
        guests = [await sit_down(visitor, game, seats) for game, seats in TABLES.items()]
        beating = asyncio.create_task(beat(guests))
        killed = 0
        await asyncio.sleep(ALLOWED)
        for _ in range(ROUNDS):
            before = {guest.code: guest.position.number for guest in guests if guest.position}
            if found := workers(house.pid):
                os.kill(dice.choice(found), signal.SIGKILL)
                killed += 1
            await asyncio.sleep(PAUSE)
            if stuck(guests, before):
                await asyncio.sleep(ALLOWED)
            assert not stuck(guests, before)
        beating.cancel()
        text = (await visitor.http.get("/metrics")).text
        await visitor.http.aclose()
    chosen, quick = (
        float(re.search(rf"^{name} (\S+)$", text, re.MULTILINE)[1])  # type: ignore[index]
        for name in ("serai_bot_seconds_count", "serai_bot_quick_moves_total")
    )
    print(f"\n{killed} workers killed; of {chosen:.0f} moves of bots {quick:.0f} were quick ones")
    assert killed >= ROUNDS // 2 and quick < chosen  # a new one may not be there yet
