"""What every bus promises: in order, heard by its sender too, never twice, on as many channels as one likes."""

from __future__ import annotations

import asyncio

from tests.bus.ears import ends
from tests.bus.engines import Carrier


def test_all_who_follow_hear_it_and_so_does_its_sender(engine: Carrier) -> None:
    async def told() -> None:
        async with ends(engine.url, 3, "table:DUNE") as servers:
            servers[0].bus.tell("table:DUNE", b"\x00\xff is any byte")
            for server in servers:
                await server.until_heard(1)
                assert server.heard == [("table:DUNE", b"\x00\xff is any byte")]

    asyncio.run(told())


def test_nothing_is_heard_within_the_call_that_tells(engine: Carrier) -> None:
    async def told() -> None:
        async with ends(engine.url, 1, "a") as [server]:
            server.bus.tell("a", b"1")
            assert not server.heard

    asyncio.run(told())


def test_each_senders_order_is_kept_and_nothing_is_doubled(engine: Carrier) -> None:
    async def told() -> None:
        async with ends(engine.url, 3, "a", "b") as servers:
            for number in range(300):
                for which, server in enumerate(servers):
                    server.bus.tell("ab"[number % 2], b"%d" % (number * 10 + which))
                if number % 50 == 0:
                    await asyncio.sleep(0.001)
            for server in servers:
                await server.until_heard(900)
                for which in range(3):
                    for channel, first in (("a", 0), ("b", 1)):
                        heard = [news // 10 for news in server.of(channel) if news % 10 == which]
                        assert heard == list(range(first, 300, 2))

    asyncio.run(told())


def test_many_channels_each_heard_by_those_who_follow_it(engine: Carrier) -> None:
    async def told() -> None:
        async with ends(engine.url, 2) as (even, odd):
            for number in range(400):
                (odd if number % 2 else even).bus.follow(f"table:{number}")
            await even.bus.followed()
            await odd.bus.followed()
            for number in range(400):
                odd.bus.tell(f"table:{number}", b"%d" % number)
            await even.until_heard(200)
            await odd.until_heard(200)
            assert sorted(even.heard) == sorted((f"table:{n}", b"%d" % n) for n in range(0, 400, 2))
            assert sorted(odd.heard) == sorted((f"table:{n}", b"%d" % n) for n in range(1, 400, 2))

    asyncio.run(told())


def test_who_leaves_hears_nothing_more_and_may_come_back(engine: Carrier) -> None:
    async def told() -> None:
        async with ends(engine.url, 2, "a", "end") as (one, two):
            one.bus.leave("a")
            two.bus.tell("a", b"1")
            two.bus.tell("end", b"0")
            await one.until_heard(1)
            one.bus.follow("a")
            one.bus.leave("a")
            one.bus.follow("a")  # the last wish counts
            await one.bus.followed()
            two.bus.tell("a", b"2")
            await one.until_heard(2)
            assert one.heard == [("end", b"0"), ("a", b"2")]

    asyncio.run(told())


def test_following_twice_hears_once(engine: Carrier) -> None:
    async def told() -> None:
        async with ends(engine.url, 1, "a", "a") as [server]:
            server.bus.tell("a", b"1")
            server.bus.tell("a", b"2")
            await server.until_heard(2)
            assert server.of("a") == [1, 2]

    asyncio.run(told())


def test_what_was_told_last_before_the_end_is_still_heard(engine: Carrier) -> None:
    async def told() -> None:
        async with ends(engine.url, 2, "a") as (one, two):
            one.bus.tell("a", b"1")
            await one.bus.close()
            await two.until_heard(1)
            assert not one.bus.is_up

    asyncio.run(told())


def test_telling_at_a_bus_that_is_not_there_is_no_mistake(engine: Carrier) -> None:
    async def told() -> None:
        async with ends(engine.url, 1, "a") as [server]:
            await server.bus.close()
            server.bus.tell("a", b"1")
            await server.bus.followed()
            assert server.bus.dropped == 1

    asyncio.run(told())
