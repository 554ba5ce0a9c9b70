"""A server that goes down says so first, waits for others to take over, and sends nobody away without a word."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest

from serai.server.house import CLOSING
from serai.server.refusal import Refusal
from serai.wire import messages as wire
from tests.server.client import Visitor, new_id, open_house
from tests.server.process import free_port

pytestmark = pytest.mark.anyio
SERVE = (sys.executable, "-m", "serai", "serve", "--host", "127.0.0.1", "--no-browser")


@asynccontextmanager
async def served(data: Path, *words: str) -> AsyncIterator[tuple[Visitor, subprocess.Popen[str]]]:
    """`serai serve` as a host types it."""
    port = free_port()
    call = [*SERVE, "--port", str(port), "--data", str(data), *words]
    process = subprocess.Popen(call, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    house = Visitor(f"http://127.0.0.1:{port}")
    try:
        async with asyncio.timeout(20):
            while not await answers(house):
                await asyncio.sleep(0.05)
        yield house, process
    finally:
        await house.http.aclose()
        process.kill()
        process.communicate()


async def answers(house: Visitor) -> bool:
    try:
        return (await house.http.get("/ready")).status_code == 200
    except httpx.TransportError:
        return False


async def word_at(house: Visitor, path: str, language: str = "en") -> tuple[int, str | None, str]:
    answer = await house.http.get(path, headers={"accept-language": language})
    return answer.status_code, answer.json().get("word"), answer.json().get("sentence", "")


async def test_anybody_may_have_a_reason_not_to_be_ready() -> None:
    async with open_house() as house:
        assert await word_at(house, "/ready") == (200, None, "")
        house.house.unready["bus"] = Refusal("failed")
        assert (await word_at(house, "/ready"))[:2] == (503, "failed")
        assert (await word_at(house, "/health"))[0] == 200  # nobody should start it anew for that
        del house.house.unready["bus"]
        house.house.unready[CLOSING] = Refusal("going-down")
        assert "va s’arrêter" in (await word_at(house, "/ready", "fr"))[2]
        assert (await house.http.get("/ready")).headers["connection"] == "close"


async def test_a_server_that_drains_says_so_and_still_plays(tmp_path: Path) -> None:
    async with served(tmp_path, "--drain", "30") as (house, process):
        guests = await house.full_table()
        process.send_signal(signal.SIGTERM)
        async with asyncio.timeout(5):
            while await answers(house):
                await asyncio.sleep(0.02)
        assert (await word_at(house, "/ready"))[:2] == (503, "going-down")
        assert (await word_at(house, "/health"))[0] == 200
        late = await house.guest(await house.join(guests[0].code, "Late", "watch"))  # whom the proxy has not told yet
        await next(guest for guest in guests if guest.my_turn).play()
        await asyncio.sleep(0.3)  # it looks round ten times a second
        began = time.monotonic()
        process.send_signal(signal.SIGTERM)  # once more: now
        for guest in (*guests, late):
            closed = await guest.until(lambda guest=guest: guest.closed)  # type: ignore[misc]
            assert (closed.word, closed.again) == ("house-closing", True)
        out, err = await asyncio.to_thread(process.communicate, timeout=10)
        assert process.returncode == 0 and time.monotonic() - began < 5
        assert "30" in out and err == ""


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT])
async def test_the_wait_ends_by_itself_and_moves_are_kept(tmp_path: Path, sign: signal.Signals) -> None:
    async with served(tmp_path, "--drain", "1") as (house, process):
        guests = await house.full_table()
        began = time.monotonic()
        process.send_signal(sign)
        mover = next(guest for guest in guests if guest.my_turn)
        number = await mover.play()
        assert await asyncio.to_thread(process.wait, 10) == 0
        assert 1 <= time.monotonic() - began < 6
    async with served(tmp_path) as (house, process):
        again = await house.guest(wire.Seated(code=mover.code, token=mover.token, link="", guest=0, seats=[]))
        await again.until(lambda: again.position)
        assert again.position and again.position.number == number
        await again.refused(wire.Start(id=new_id()))
