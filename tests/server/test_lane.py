"""A lane of workers: whose turn it is, how long it may take, and what becomes of work that nobody waits for."""

from __future__ import annotations

import asyncio
import threading
from typing import Any, ClassVar, cast

import pytest

from serai.server import lane as lanes
from serai.server.followed import Astray
from serai.server.lane import Habits, Lane
from serai.server.news import News, Subject
from serai.server.refusal import Refusal
from serai.server.worker import Gone, Worker, aside

pytestmark = pytest.mark.anyio
EVER = 1000.0


def chore(name: str, granted: int = 0) -> None:
    """What the lanes here are asked to do; nobody ever does it."""


class Puppet:
    """A worker without a process: it is at its work until the test says done, or it is ended."""

    hired: ClassVar[list[Puppet]] = []

    def __init__(self, nice: int) -> None:
        self.started, self.ended = False, False
        self.work: tuple[Any, ...] = ()
        self.known: dict[int, int] = {}
        self.gone: list[int] = []
        self._over = threading.Event()
        self._answer: Any = None
        Puppet.hired.append(self)

    def start(self) -> None:
        self.started = True

    def do(self, task: Any, *material: Any) -> Any:
        self._over.clear()
        self.work = material
        self._over.wait(20)
        self.work = ()
        if isinstance(self._answer, Exception):
            raise self._answer
        return self._answer

    def done(self, answer: Any = None) -> None:
        self._answer = answer
        self._over.set()

    def end(self) -> None:
        self.ended = True
        self.done(Gone())


@pytest.fixture(autouse=True)
def puppets(monkeypatch: pytest.MonkeyPatch) -> list[Puppet]:
    monkeypatch.setattr(lanes, "Worker", Puppet)
    monkeypatch.setattr(Puppet, "hired", [])
    return Puppet.hired


def lane_of(workers: int = 1, **more: Any) -> Lane:
    plain = {"nice": 0, "late": 500, "seconds": EVER, "farewell": EVER, "most": 9, "share": 4, "each": workers}
    return Lane(Habits(workers, **{**plain, **more}))


def ask(lane: Lane, who: str, name: str, within: int = 0) -> asyncio.Task[Any]:
    return asyncio.create_task(lane.do(chore, (name,), who, within))


async def at_work(count: int = 1) -> list[Puppet]:
    """Those who are at work, once there are so many."""
    async with asyncio.timeout(20):
        while len(busy := [puppet for puppet in Puppet.hired if puppet.work and not puppet.ended]) < count:
            await asyncio.sleep(0.001)
    return busy


async def test_of_several_askers_each_has_a_turn_however_much_one_asks() -> None:
    lane = lane_of()
    asked = [ask(lane, *work) for work in (("A", "a1"), ("A", "a2"), ("A", "a3"), ("B", "b1"), ("C", "c1"))]
    seen = []
    for work in ("a1", "a2", "b1", "c1", "a3"):
        (puppet,) = await at_work()
        seen.append(puppet.work[0])
        assert lane.waiting == 5 - len(seen)
        puppet.done(work)
        while puppet.work and puppet.work[0] == seen[-1]:
            await asyncio.sleep(0.001)
    assert seen == ["a1", "a2", "b1", "c1", "a3"]
    assert await asyncio.gather(*asked) == ["a1", "a2", "a3", "b1", "c1"]
    assert len(Puppet.hired) == 1


async def test_one_asker_leaves_a_worker_to_the_others() -> None:
    lane = lane_of(2, each=1)
    asked = [ask(lane, *work) for work in (("A", "a1"), ("A", "a2"), ("B", "b1"))]
    busy = await at_work(2)
    assert sorted(puppet.work[0] for puppet in busy) == ["a1", "b1"]
    for puppet in busy:
        puppet.done()
    while not any(puppet.work == ("a2",) for puppet in Puppet.hired):
        await asyncio.sleep(0.001)
    (await at_work())[0].done()
    await asyncio.gather(*asked)


async def test_each_asker_has_a_share_of_the_waiting_and_all_together_too() -> None:
    lane = lane_of()
    asked = [ask(lane, "A", f"a{n}") for n in range(5)]
    await at_work()
    with pytest.raises(Refusal, match="Several replays"):
        await lane.do(chore, ("a5",), "A", 0)
    asked += [ask(lane, who, who) for who in "BCDEF"]
    await asyncio.sleep(0)
    with pytest.raises(Refusal, match="All bots are busy"):
        await lane.do(chore, ("g",), "G", 0)
    lane.close()
    told = await asyncio.gather(*asked, return_exceptions=True)
    assert {error.word for error in told if isinstance(error, Refusal)} == {"thinkers-failed", "house-closing"}


async def test_work_that_nobody_waits_for_is_not_begun_and_what_runs_is_stopped() -> None:
    lane = lane_of(farewell=0.0)
    running, waiting, wanted = ask(lane, "A", "a1"), ask(lane, "A", "a2"), ask(lane, "A", "a3")
    (first,) = await at_work()
    waiting.cancel()
    running.cancel()
    await asyncio.gather(running, waiting, return_exceptions=True)
    (second,) = await at_work()
    assert first.ended and second is not first and second.work == ("a3",)  # ended, and replaced
    second.done("here")
    assert await wanted == "here" and not second.ended


async def test_a_worker_that_runs_past_its_time_is_ended_and_replaced() -> None:
    lane = lane_of(seconds=0.01)
    with pytest.raises(Refusal, match="could not finish"):
        await lane.do(chore, ("long",), "A", 0)
    assert [puppet.ended for puppet in Puppet.hired] == [True]
    lane = lane_of()
    asked = ask(lane, "A", "short")
    (await at_work())[0].done("done")
    assert await asked == "done"


async def test_work_whose_worker_was_killed_from_outside_is_tried_once_more() -> None:
    lane = lane_of()
    asked = ask(lane, "A", "a1")
    (first,) = await at_work()
    first.done(Gone())
    while len(Puppet.hired) < 2:
        await asyncio.sleep(0.001)
    (second,) = await at_work()
    assert second.work == ("a1",)
    second.done(Gone())
    with pytest.raises(Refusal, match="could not finish"):
        await asked


async def test_who_may_think_for_a_while_is_told_for_how_long_so_that_nobody_is_late() -> None:
    lane = lane_of()
    alone = ask(lane, "A", "a1", 1200)
    (puppet,) = await at_work()
    assert list(puppet.work) == ["a1", 1200]
    others = [ask(lane, "A", f"a{n}", 1200) for n in range(2, 5)] + [ask(lane, "B", "b1", 1200)]
    await asyncio.sleep(0)
    puppet.done()
    await alone
    while not (puppet.work and puppet.work[0] == "a2"):
        await asyncio.sleep(0.001)
    assert 40 <= puppet.work[1] <= (1200 + 500 - 150) // (2 * 3)  # of two askers, one with three pieces of work
    lane.close()
    await asyncio.gather(*others, return_exceptions=True)


class Saga:
    """A match that goes on."""

    name = 7

    def __init__(self) -> None:
        self.number = 0

    def news(self, known: int | None, gone: list[int]) -> News:
        return News(name=self.name, since=known or 0, entries=[0] * 3 * (self.number - (known or 0)), now=0, at=0)


def tell(lane: Lane, saga: Saga, name: str) -> asyncio.Task[Any]:
    return asyncio.create_task(lane.do(chore, (name,), "A", 0, cast("Subject", saga)))


async def test_whoever_follows_a_match_hears_only_what_is_new_and_is_asked_first() -> None:
    lane, saga = lane_of(2), Saga()
    both = [tell(lane, saga, "a1"), ask(lane, "A", "a2")]
    for puppet in await at_work(2):
        puppet.done()
    await asyncio.gather(*both)
    for saga.number in (2, 3, 3):
        asked = tell(lane, saga, "next")
        (follower,) = await at_work()
        news = follower.work[0]
        assert news.since == follower.known.get(7, news.since) and news.number == saga.number
        follower.done()
        await asked
        assert follower.known == {7: saga.number} and sum(bool(one.known) for one in Puppet.hired) == 1


async def test_nobody_waits_for_the_follower_while_another_is_idle() -> None:
    lane, saga = lane_of(2), Saga()
    first, second = tell(lane, saga, "a1"), tell(lane, saga, "a2")
    for puppet in await at_work(2):
        assert puppet.work[0].since == 0
        puppet.done()
    await asyncio.gather(first, second)
    assert [one.known for one in Puppet.hired] == [{7: 0}] * 2
    lane.forget(7)
    assert [(one.known, one.gone) for one in Puppet.hired] == [({}, [7])] * 2


async def test_a_follower_that_has_lost_the_thread_is_told_everything() -> None:
    lane, saga = lane_of(), Saga()
    for saga.number in (4, 6):
        asked = tell(lane, saga, "a")
        (puppet,) = await at_work()
        if saga.number == 6:
            assert puppet.work[0].since == 4
            puppet.done(Astray())
            while not puppet.work or puppet.work[0].since:
                await asyncio.sleep(0.001)
            assert puppet.work[0].number == 6
        puppet.done("done")
        assert await asked == "done" and puppet.known == {7: saga.number}


async def test_who_could_only_be_late_hears_so_at_once() -> None:
    lane = lane_of(late=0)  # not even time for the way
    with pytest.raises(Refusal, match="busy"):
        await lane.do(chore, ("a1",), "A", 100)


def ring() -> int:
    return 42


def fall() -> None:
    raise ValueError("over a stone")


async def test_a_true_worker_works_fails_and_ends() -> None:
    worker = Worker(nice=0)
    await aside(worker.start)
    assert await aside(lambda: worker.do(ring)) == 42
    with pytest.raises(RuntimeError, match="over a stone"):
        await aside(lambda: worker.do(fall))
    endless = aside(lambda: worker.do(threading.Event().wait))  # cannot even be sent
    with pytest.raises(TypeError):
        await endless
    assert await aside(lambda: worker.do(ring)) == 42
    worker.end()
    with pytest.raises(Gone):
        await aside(lambda: worker.do(ring))
