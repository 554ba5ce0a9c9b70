"""What happens when the engine, or the way to it, is lost: noticed within two seconds, mended without help."""

from __future__ import annotations

import asyncio
import time
from itertools import pairwise

from tests.bus.ears import Ears, ends
from tests.bus.engines import with_real_engines
from tests.engines.cut import Cut
from tests.engines.process import Engine

NOTICED = 2.0  # seconds
pytestmark = with_real_engines


async def speaks_again(server: Ears) -> None:
    """Whatever was lost, what is told now is heard by the one who tells it."""
    before = len(server.heard)
    server.bus.tell("a", b"99999")
    await server.until(lambda: server.of("a")[-1:] == [99999])
    assert len(server.heard) == before + 1


def test_a_killed_engine_that_comes_back_is_found_again(engine: Engine) -> None:
    async def told() -> None:
        async with ends(engine.url, 2, "a", "b") as (one, two):
            engine.kill()
            await one.until_changed(False)
            assert not one.bus.is_up
            one.bus.tell("a", b"1")  # lost, and no mistake
            one.bus.follow("c")
            await one.bus.followed()  # waits for nobody who is away
            engine.start()
            await one.until_changed(False, True)
            await two.until_changed(False, True)
            for channel in ("a", "b", "c"):
                two.bus.tell(channel, b"2")
            await one.until_heard(3)
            assert sorted(one.heard) == [("a", b"2"), ("b", b"2"), ("c", b"2")]

    asyncio.run(told())


def test_a_silent_way_is_noticed_in_time_and_heals(engine: Engine) -> None:
    async def told() -> None:
        with Cut(engine.port) as way:
            async with ends(engine.url_at(way.port), 1, "a") as [cut_off], ends(engine.url, 1, "a") as [other]:
                way.hold()
                held = time.monotonic()
                await cut_off.until_changed(False)
                assert cut_off.changes[0][1] - held < NOTICED
                assert other.bus.is_up and not other.changes
                way.heal()
                await cut_off.until_changed(False, True)
                other.bus.tell("a", b"5")
                await cut_off.until(lambda: cut_off.of("a") == [5])
                await speaks_again(cut_off)

    asyncio.run(told())


def test_what_a_held_way_lets_go_late_is_neither_doubled_nor_out_of_order(engine: Engine) -> None:
    async def told() -> None:
        with Cut(engine.port) as way:
            async with ends(engine.url_at(way.port), 1, "a") as [far], ends(engine.url, 1, "a") as [near]:
                number = 0
                for turn in range(4):
                    for _ in range(20):
                        number += 1
                        far.bus.tell("a", b"%d" % number)
                        await asyncio.sleep(0.005)
                    if turn == 1:
                        way.hold()
                    if turn == 2:
                        await far.until_changed(False)
                        way.release()
                        await far.until_changed(False, True)
                await near.until(lambda: near.of("a")[-1:] == [number])
                for server in (far, near):
                    assert all(first < second for first, second in pairwise(server.of("a")))

    asyncio.run(told())


def test_a_broken_connection_is_mended_at_once(engine: Engine) -> None:
    async def told() -> None:
        with Cut(engine.port) as way:
            async with ends(engine.url_at(way.port), 1, "a") as [server]:
                way.cut()
                await server.until_changed(False)
                way.heal()
                await server.until_changed(False, True)
                assert server.changes[1][1] - server.changes[0][1] < 1
                await speaks_again(server)

    asyncio.run(told())


def test_a_frozen_engine_is_noticed_too(engine: Engine) -> None:
    async def told() -> None:
        async with ends(engine.url, 1, "a") as [server]:
            engine.freeze()
            try:
                await server.until_changed(False)
            finally:
                engine.thaw()
            await server.until_changed(False, True)
            await speaks_again(server)

    asyncio.run(told())


def test_a_server_that_was_busy_itself_does_not_blame_the_bus(engine: Engine) -> None:
    async def told() -> None:
        async with ends(engine.url, 2, "a") as (busy, other):
            other.bus.tell("a", b"1")
            await other.until_heard(1)
            time.sleep(2.2)  # all of this process stands still
            await busy.until_heard(1)
            await asyncio.sleep(0.6)
            assert not busy.changes and busy.bus.is_up

    asyncio.run(told())
