"""What happens when the engine, or the way to it, is lost: noticed within two seconds, mended without help."""

from __future__ import annotations

import asyncio
import time
from itertools import pairwise

import pytest

from serai.bus import mending
from tests.bus.ears import Ears, ends
from tests.bus.engines import Engine, with_real_engines
from tests.engines.cut import Cut

NOTICED = 2.0  # seconds
QUICK = 0.1
with_quickest = pytest.mark.parametrize("engine", ["valkey"], indirect=True)  # where no engine matters, but a bus


@pytest.fixture
def quick_pulse(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mending, "PULSE_SECONDS", QUICK)


async def speaks_again(server: Ears) -> None:
    """Whatever was lost, what is told now is heard once by the one who tells it; told again only where it is lost again."""
    before, told = len(server.heard), 0
    while len(server.heard) == before:
        await server.until(lambda: server.bus.is_up)
        server.bus.tell("a", b"99999")
        told += 1
        await server.until(lambda: len(server.heard) > before or not server.bus.is_up)
    assert set(server.heard[before:]) == {("a", b"99999")} and len(server.heard) - before <= told


@with_real_engines
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


@with_real_engines
def test_a_silent_way_is_noticed_in_time_and_what_it_lets_go_late_is_neither_doubled_nor_out_of_order(
    engine: Engine,
) -> None:
    async def told() -> None:
        with Cut(engine.port) as way:
            async with ends(engine.url_at(way.port), 1, "a") as [far], ends(engine.url, 1, "a") as [near]:
                await tell_some(far, 0)
                await far.until_heard(20)
                await near.until_heard(20)
                way.hold(new=False)
                held = time.monotonic()
                await tell_some(far, 20)
                await far.until_changed(False, True)
                assert far.changes[0][1] - held < NOTICED + far.stood
                assert near.bus.is_up and not near.changes
                await tell_some(far, 40)
                await far.until(lambda: far.of("a")[-1:] == [59])
                await near.until(lambda: near.of("a")[-1:] == [59])
                way.release()
                await asyncio.sleep(0.1)
                for server in (far, near):
                    assert server.of("a")[:20] == list(range(20)) and server.of("a")[-20:] == list(range(40, 60))
                    assert all(first < second for first, second in pairwise(server.of("a")))

    asyncio.run(told())


async def tell_some(server: Ears, first: int) -> None:
    for number in range(first, first + 20):
        server.bus.tell("a", b"%d" % number)
        await asyncio.sleep(0.002)


@with_real_engines
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


@with_quickest
def test_a_way_that_was_silent_for_long_heals(engine: Engine, quick_pulse: None) -> None:
    async def told() -> None:
        with Cut(engine.port) as way:
            async with ends(engine.url_at(way.port), 1, "a") as [server]:
                way.hold()
                await server.until_changed(False)
                await asyncio.sleep(0.2)  # it has tried again, in vain
                way.heal()
                await server.until_changed(False, True)
                await speaks_again(server)

    asyncio.run(told())


@with_quickest
def test_a_frozen_engine_is_noticed_too(engine: Engine, quick_pulse: None) -> None:
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


@with_quickest
def test_a_server_that_was_busy_itself_does_not_blame_the_bus(engine: Engine, quick_pulse: None) -> None:
    async def told() -> None:
        async with ends(engine.url, 2, "a") as (busy, other):
            other.bus.tell("a", b"1")
            await other.until_heard(1)
            time.sleep(10 * QUICK)  # all of this process stands still
            await busy.until_heard(1)
            await asyncio.sleep(5 * QUICK)
            assert not busy.changes and busy.bus.is_up

    asyncio.run(told())
