"""What waits to be told: together what belongs together, never too much, and always counted where it is dropped."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from serai.bus import mending
from serai.bus.line import Line
from serai.bus.mending import MendingBus
from serai.bus.stamps import Stamps


class SlowLine(Line):
    """An engine of our own, which takes no more while its gate is shut."""

    largest = 1000
    gate: asyncio.Event
    batches: list[list[str]]

    async def connect(self) -> None:
        pass

    async def send(self, batch: Sequence[tuple[str, bytes]]) -> None:
        await self.gate.wait()
        self.batches.append([channel for channel, _ in batch if not channel.startswith("pulse")])
        for channel, told in batch:
            self.heard(channel, told)

    async def turn_to(self, added: Sequence[str], left: Sequence[str]) -> None:
        pass

    async def close(self) -> None:
        pass

    def is_refusal(self, error: BaseException) -> bool:
        return False


@pytest.fixture
def bus() -> MendingBus:
    SlowLine.gate, SlowLine.batches = asyncio.Event(), []
    SlowLine.gate.set()
    return MendingBus("slow://", SlowLine)


def test_what_is_told_in_one_turn_goes_together(bus: MendingBus) -> None:
    async def told() -> None:
        await bus.open(lambda channel, news: None, lambda is_up: None)
        for channel in "abc":
            bus.tell(channel, b"")
        await asyncio.sleep(0.01)
        bus.tell("d", b"")
        await bus.close()
        assert [batch for batch in SlowLine.batches if batch] == [["a", "b", "c"], ["d"]]

    asyncio.run(told())


def test_too_much_drops_the_oldest_and_counts_it(bus: MendingBus, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mending, "MOST_WAITING", 10)
    heard: list[bytes] = []

    async def told() -> None:
        await bus.open(lambda channel, news: heard.append(news), lambda is_up: None)
        bus.follow("a")
        await asyncio.sleep(0.01)
        for number in range(15):
            bus.tell("a", b"%d" % number)
        await bus.close()

    asyncio.run(told())
    assert heard == [b"%d" % number for number in range(5, 15)]
    assert bus.dropped == 5


def test_what_is_too_large_is_dropped_and_counted(bus: MendingBus) -> None:
    heard: list[bytes] = []

    async def told() -> None:
        await bus.open(lambda channel, news: heard.append(news), lambda is_up: None)
        bus.follow("a")
        bus.tell("a", bytes(1000))
        bus.tell("a" * 51, b"")
        bus.tell("a", b"small")
        await bus.close()

    asyncio.run(told())
    assert heard == [b"small"]
    assert bus.dropped == 2


def test_what_waits_when_the_bus_is_lost_is_dropped_and_counted(
    bus: MendingBus, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mending, "PULSE_SECONDS", 0.01)
    changes: list[bool] = []

    async def told() -> None:
        await bus.open(lambda channel, news: None, changes.append)
        SlowLine.gate.clear()
        await asyncio.sleep(0.015)  # a pulse is on its way, and stands
        bus.tell("a", b"")
        while not changes:
            await asyncio.sleep(0.001)
        assert not bus.is_up and bus.dropped == 1
        SlowLine.gate.set()
        while len(changes) < 2:
            await asyncio.sleep(0.001)
        await bus.close()

    asyncio.run(told())
    assert changes == [False, True]


def test_a_listeners_mistake_does_not_end_the_bus(bus: MendingBus, caplog: pytest.LogCaptureFixture) -> None:
    heard: list[bytes] = []

    def hear(channel: str, news: bytes) -> None:
        heard.append(news)
        raise ValueError("a mistake")

    async def told() -> None:
        await bus.open(hear, lambda is_up: None)
        bus.follow("a")
        bus.tell("a", b"1")
        bus.tell("a", b"2")
        await bus.close()

    asyncio.run(told())
    assert heard == [b"1", b"2"] and "a mistake" in caplog.text


def test_older_news_that_come_late_are_thrown_away() -> None:
    one, other = Stamps(), Stamps()
    other.channels = {"a": {}, "b": {}}
    first, second, third = one.stamp(b"1"), one.stamp(b"2"), one.stamp(b"3")
    assert other.news("a", first) == b"1"
    assert other.news("a", third) == b"3"
    assert other.news("a", third) is None
    assert other.news("a", second) is None
    assert other.news("b", second) == b"2"  # of another channel
    assert other.news("c", third) is None  # not followed
    assert other.news("a", b"not ours") is None
    assert one.is_mine(first) and not other.is_mine(first)
