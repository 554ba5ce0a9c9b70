"""Curves, replays, hints and tables of bots, all at once: a bot that somebody plays against still answers in time."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
import time
from pathlib import Path
from statistics import median

import pytest

from serai.games import find_game
from serai.server.study import time_of
from serai.wire import messages as wire
from tests.faults.crowd import GAMES
from tests.server.client import Guest, Visitor, new_id
from tests.server.process import free_port, house_process

pytestmark = pytest.mark.anyio
SECONDS = 20.0
LATEST = 1.0  # seconds


async def play(visitor: Visitor, game: str, level: str, until: float) -> list[float]:
    """Somebody plays at once whenever they may; returns how late each answer of the bot was."""
    late: list[float] = []
    while time.monotonic() < until:
        guest = await visitor.guest(await visitor.make("device", f"bot:{level}", game=game, start=True))
        await guest.until(lambda guest=guest: guest.position)  # type: ignore[misc]
        late += await play_one(guest, until, time_of(find_game(game), level)[0] / 1000)
        await guest.close()
    return late


async def play_one(guest: Guest, until: float, thinks: float) -> list[float]:
    late: list[float] = []
    waits = 0.0  # since when the bot is to move
    seen = -1
    while time.monotonic() < until and not guest.of(wire.Over):
        position = guest.position
        assert position
        if position.number != seen:
            seen = position.number
            if waits:
                late.append(time.monotonic() - waits - thinks)
            waits = 0.0 if 0 in position.expected else time.monotonic()
        if position.legal and 0 in position.expected:
            number = await guest.play()
            await guest.until(lambda number=number: guest.position and guest.position.number >= (number or 0))  # type: ignore[misc]
        else:
            await asyncio.sleep(0.005)
    return [*late, time.monotonic() - waits - thinks] if waits else late  # what has not come counts too


async def ping(visitor: Visitor, until: float) -> float:
    """The longest that the house took to answer a sign of life."""
    guest = await visitor.guest(await visitor.make("device", "open"))
    worst = 0.0
    while time.monotonic() < until:
        sent, name = time.monotonic(), new_id()
        await guest.send(wire.Ping(id=name))
        await guest.until(lambda name=name: any(pong.id == name for pong in guest.of(wire.Pong)[-1:]))  # type: ignore[misc]
        worst = max(worst, time.monotonic() - sent)
        await asyncio.sleep(0.02)
    return worst


def counted(text: str, name: str) -> float:
    found = re.search(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)
    return float(found[1]) if found else 0.0


async def test_bots_answer_in_time_whatever_else_is_asked(tmp_path: Path) -> None:
    port = free_port()
    base = f"http://127.0.0.1:{port}"
    with house_process(port, tmp_path):
        crowd = subprocess.Popen([sys.executable, "-m", "tests.faults.crowd", base, str(SECONDS + 5)])
        visitor = Visitor(base)
        try:
            await asyncio.sleep(3)  # until it is there
            until = time.monotonic() + SECONDS
            tables = [(game, level) for game in GAMES for level in ("master", "beginner")]
            pong = asyncio.create_task(ping(visitor, until))
            late = await asyncio.gather(*(play(visitor, game, level, until) for game, level in tables))
            metrics = (await visitor.http.get("/metrics")).text
        finally:
            crowd.terminate()
            crowd.wait()
            await visitor.http.aclose()
    for (game, level), times in zip(tables, late, strict=True):
        print(
            f"\n{game} {level}: {len(times)} answers, {median(times):.2f} s late, at worst {max(times):.2f} s", end=""
        )
    chosen = counted(metrics, "serai_bot_seconds_count")
    kept, soon = (counted(metrics, f"serai_append_seconds_{name}") for name in ("count", 'bucket{le="0.25"}'))
    slow = chosen - counted(metrics, 'serai_bot_seconds_bucket{le="2.5"}')
    print(f"\nof {chosen:.0f} moves of bots {counted(metrics, 'serai_bot_quick_moves_total'):.0f} were quick ones")
    worst = max(max(times) for times in late)
    print(
        f"longest wait for a pong: {await pong:.2f} s; {kept - soon:.0f} of {kept:.0f} entries took the disk over 0.25 s"
    )
    print(f"worst lateness of a bot with everything at once: {worst:.2f} s")
    assert all(late) and worst < LATEST and slow == 0
