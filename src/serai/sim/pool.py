"""A crew of processes on this machine. Whoever dies is replaced, and what it had in hand is played again."""

from __future__ import annotations

import signal
import sys
import traceback
from collections import Counter, deque
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection, wait

from serai.sim.crew import IN_HAND, TRIES, PartLost
from serai.sim.plan import Plan
from serai.sim.tally import Tally, play_part

Given = tuple[Plan, int, int]


class Worker:
    """One process, the part that it plays, and the one that it goes on with without waiting for us."""

    def __init__(self) -> None:
        context = get_context("spawn")  # a fork would share open files and threads
        self.line, theirs = context.Pipe()
        self.process = context.Process(target=work_at, args=(theirs,), daemon=True)
        with deaf_to_ctrl_c():
            self.process.start()
        theirs.close()
        self.parts: deque[Given] = deque()
        self._told: Plan | None = None

    def begin(self, part: Given) -> None:
        """Has a part in hand from now on; a dead worker is found out by who listens to it."""
        plan, start, stop = part
        self.parts.append(part)
        try:  # a plan is told once, so that what waits in the line is short
            self.line.send((None if plan is self._told else plan, start, stop))
        except OSError:
            self.line.close()
        self._told = plan

    def finish(self) -> Tally | None:
        """Its part as it came back; none where the process has died."""
        try:
            done = self.line.recv()
        except (EOFError, OSError):
            return None
        self.parts.popleft()
        if isinstance(done, str):
            raise RuntimeError(done)
        assert isinstance(done, Tally)
        return done

    def end(self) -> None:
        """At once, whatever it plays."""
        self.process.kill()
        self.line.close()


class Pool:
    """So many processes, started when there is work for them."""

    def __init__(self, jobs: int) -> None:
        self.hands = jobs
        self.workers: list[Worker] = []
        self._given: deque[Given] = deque()
        self._lost: Counter[int] = Counter()  # how often, by a part's first number

    def give(self, plan: Plan, start: int, stop: int) -> None:
        """Waits until somebody has nothing in hand."""
        self._given.append((plan, start, stop))

    def take(self, patience: float) -> Tally | None:
        """What came back first; who has died is replaced."""
        self._hand_out()
        worker = self._heard(patience)
        done = worker.finish() if worker else None
        if worker and done is None:
            self._replace(worker)
        return done

    def close(self) -> None:
        """All at once, then each is seen off."""
        for worker in self.workers:
            worker.end()
        for worker in self.workers:
            worker.process.join()
        self.workers.clear()

    def _heard(self, patience: float) -> Worker | None:
        """The first who has something to say, or has died."""
        if dead := [worker for worker in self.workers if worker.line.closed]:
            return dead[0]
        by_line = {worker.line: worker for worker in self.workers if worker.parts}
        return next((by_line[line] for line in wait(by_line, patience) if isinstance(line, Connection)), None)

    def _hand_out(self) -> None:
        while self._given and (worker := self._free()):
            worker.begin(self._given.popleft())

    def _free(self) -> Worker | None:
        """Who has least in hand, if that is not enough."""
        if len(self.workers) < self.hands and all(worker.parts for worker in self.workers):
            self.workers.append(Worker())
        least = min(self.workers, key=lambda worker: len(worker.parts))
        return least if len(least.parts) < IN_HAND else None

    def _replace(self, dead: Worker) -> None:
        """Its parts come first again; the next who is free is a new one."""
        _, start, stop = dead.parts[0]
        self._lost[start] += 1
        if self._lost[start] >= TRIES:
            raise PartLost(start, stop)
        self._given.extendleft(reversed(dead.parts))
        self.workers.remove(dead)
        dead.end()
        dead.process.join()


def work_at(line: Connection) -> None:
    """What the process does: one part after the other, until nobody is there to give any."""
    plan: Plan | None = None
    try:
        while True:
            told, start, stop = line.recv()
            plan = told or plan
            assert plan is not None
            line.send(played(plan, start, stop))
    except (EOFError, OSError):
        pass


def played(plan: Plan, start: int, stop: int) -> Tally | str:
    """The part, or what went wrong with it."""
    try:
        return play_part(plan, start, stop)
    except Exception:
        return traceback.format_exc()


@contextmanager
def deaf_to_ctrl_c() -> Iterator[None]:
    """A process that starts now never hears Ctrl-C, not even in its first moment: we end it. Ours waits that long."""
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # it would open our ears again when it starts
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
