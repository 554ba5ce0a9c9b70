"""A lane: a few workers for one rank of work, and those who wait for them, each in their turn."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from serai.server.followed import MOST, Astray
from serai.server.news import Subject
from serai.server.refusal import Refusal
from serai.server.worker import Gone, Worker, aside

SPARE = 150  # ms that the way to a worker and back may take
LEAST = 40  # ms: less is not worth a thought
START = 60.0  # seconds in which a process must have started, on the busiest machine


@dataclass(frozen=True, slots=True)
class Habits:
    """How a lane treats its work."""

    workers: int
    nice: int  # how far it lets everybody else go first
    late: int  # ms by which an answer may come later than its own thinking takes
    seconds: float  # a worker that needs more for one piece of work is ended
    farewell: float  # the same for work that nobody waits for any more
    most: int  # pieces of work that may wait in all
    share: int  # and of each asker
    each: int  # of each asker's that may be worked at together


@dataclass(eq=False, slots=True)
class Work:
    """One piece of it."""

    task: Callable[..., Any]
    material: tuple[Any, ...]
    who: str
    within: int  # ms it would like to think; 0: as long as it takes
    asked: float
    answer: asyncio.Future[Any]
    about: Subject | None  # a match that goes on
    worker: Worker | None = None  # who is at it
    timers: list[asyncio.TimerHandle] = field(default_factory=list)


class Lane:
    """Whoever asks waits for a free worker; of several askers, each is served in turn, however much one of them asks."""

    def __init__(self, habits: Habits) -> None:
        self.habits = habits
        self._waiting: dict[str, deque[Work]] = {}  # by asker, who is next first
        self._running: set[Work] = set()
        self._all: list[Worker] = []
        self._idle: list[Worker] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    @property
    def waiting(self) -> int:
        """How much waits for a worker."""
        return sum(map(len, self._waiting.values()))

    async def do(
        self,
        task: Callable[..., Any],
        material: tuple[Any, ...],
        who: str,
        within: int,
        about: Subject | None = None,
    ) -> Any:
        """Has work done. Whoever stops waiting for it takes it back."""
        if self._closed:
            raise Refusal("house-closing")
        if self.waiting >= self.habits.most:
            raise Refusal("thinkers-busy")
        if len(self._waiting.get(who, ())) >= self.habits.share:
            raise Refusal("thinkers-share")
        loop = asyncio.get_running_loop()
        work = Work(task, material, who, within, loop.time(), loop.create_future(), about)
        self._waiting.setdefault(who, deque()).append(work)
        self._go_on()
        try:
            return await work.answer
        finally:
            if work.answer.cancelled():
                self._drop(work)
            del work  # an error in its answer holds this frame: it goes only when the frame lets go of it

    def _drop(self, work: Work) -> None:
        """Nobody waits for it any more."""
        queue = self._waiting.get(work.who)
        if queue is not None and work in queue:
            queue.remove(work)
            if not queue:
                del self._waiting[work.who]
        else:
            self._end_after(self.habits.farewell, work)

    def _go_on(self) -> None:
        """Puts free workers to work."""
        while len(self._running) < self.habits.workers and (work := self._next()):
            self._running.add(work)
            task = asyncio.get_running_loop().create_task(self._see_to(work))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def _next(self) -> Work | None:
        """The first of whoever was served longest ago and may have more."""
        busy = Counter(work.who for work in self._running)
        for who, queue in self._waiting.items():
            if busy[who] < self.habits.each:
                work = queue.popleft()
                del self._waiting[who]
                if queue:
                    self._waiting[who] = queue  # behind the others
                return work
        return None

    def _granted(self, work: Work) -> int:
        """How long it may think, so that it and all who wait are not late: a fair part of the workers' time, in ms."""
        askers = {work.who, *self._waiting, *(other.who for other in self._running)}
        mine = 1 + len(self._waiting.get(work.who, ()))
        spent = round((asyncio.get_running_loop().time() - work.asked) * 1000)
        left = work.within + self.habits.late - SPARE - spent
        fair = left * self.habits.workers // (len(askers) * mine)
        return min(work.within, left, max(fair, LEAST))

    async def _see_to(self, work: Work) -> None:
        """From the free worker to the answer."""
        try:
            result = await self._have_done(work)
            if not work.answer.done():
                work.answer.set_result(result)
        except Exception as error:
            if not work.answer.done():
                work.answer.set_exception(error)
        finally:
            self._running.discard(work)
            self._go_on()

    async def _have_done(self, work: Work) -> Any:
        """By a worker; by another one if that one was killed from outside."""
        for attempt in (1, 2):
            worker = self._free(work)
            try:
                return await self._by(worker, work)
            except Gone:
                if worker.ended or attempt == 2:
                    raise Refusal("thinkers-failed") from None
                worker.end()
            finally:
                work.worker = None
                if not worker.ended:
                    self._idle.append(worker)
        raise AssertionError

    def _free(self, work: Work) -> Worker:
        """An idle worker, best of all one that follows the match; nobody waits for that one while another is idle."""
        if work.about is not None:
            name = work.about.name
            for worker in self._idle:
                if name in worker.known:
                    self._idle.remove(worker)
                    return worker
        return self._idle.pop() if self._idle else self._hire()

    async def _by(self, worker: Worker, work: Work) -> Any:
        """Waits until the worker is there, which is not held against the work; then until it is done."""
        if not worker.started:
            await self._start(worker)
        if work.answer.done():
            return None
        material = work.material
        if work.within:
            granted = self._granted(work)
            if granted < LEAST:
                raise Refusal("thinkers-busy")
            material = (*material, granted)
        work.worker = worker
        self._end_after(self.habits.seconds, work)
        try:
            if work.about is None:
                return await aside(partial(worker.do, work.task, *material))
            return await follow(worker, work.about, work.task, material)
        finally:
            for timer in work.timers:
                timer.cancel()
            work.timers.clear()

    async def _start(self, worker: Worker) -> None:
        too_long = asyncio.get_running_loop().call_later(START, worker.end)
        try:
            await aside(worker.start)
        finally:
            too_long.cancel()

    def _hire(self) -> Worker:
        if self._closed:
            raise Refusal("house-closing")
        worker = Worker(self.habits.nice)
        self._all = [one for one in self._all if not one.ended] + [worker]
        return worker

    def _end_after(self, seconds: float, work: Work) -> None:
        if work.worker is not None:
            work.timers.append(asyncio.get_running_loop().call_later(seconds, work.worker.end))

    def forget(self, name: int) -> None:
        """No worker need follow this match any more; each hears so with its next piece of news."""
        for worker in self._all:
            if worker.known.pop(name, None) is not None:
                worker.gone.append(name)

    def close(self) -> None:
        """Sends everybody home."""
        self._closed = True
        for queue in self._waiting.values():
            for work in queue:
                if not work.answer.done():
                    work.answer.set_exception(Refusal("house-closing"))
        self._waiting.clear()
        for worker in self._all:
            worker.end()
        self._idle.clear()


async def follow(worker: Worker, about: Subject, task: Callable[..., Any], material: tuple[Any, ...]) -> Any:
    """Tells a worker what is new to it, or all where it has lost the thread, and has the work done."""
    done: Any = Astray()
    for known in (worker.known.pop(about.name, None), None):
        news = about.news(known, worker.gone)
        worker.gone = []
        done = await aside(partial(worker.do, task, news, *material))
        if not isinstance(done, Astray):
            worker.known[news.name] = news.number
            while len(worker.known) > MOST:  # as the worker itself has it
                del worker.known[next(iter(worker.known))]
            return done
    raise Refusal("thinkers-failed")
