"""Matches side by side: a process for each core, each handed the next match, and ended where one does not come to its end."""

from __future__ import annotations

from collections.abc import Iterator
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from time import monotonic

from sweeping.matches import Case, Finding, play

PATIENCE = 120.0  # seconds for one match; compiled it takes less than two
SPAWN = get_context("spawn")


class Worker:
    """A process and the match that it plays."""

    def __init__(self) -> None:
        self.line, other = SPAWN.Pipe()
        self.process = SPAWN.Process(target=work, args=(other,), daemon=True)
        self.process.start()
        other.close()
        self.case: Case | None = None
        self.until = 0.0

    def take(self, case: Case) -> None:
        self.case, self.until = case, monotonic() + PATIENCE
        self.line.send(case)

    def end(self) -> None:
        """Ends this very process."""
        self.process.kill()
        self.process.join()
        self.line.close()


def work(line: Connection) -> None:
    """Plays what it is handed, until nothing more comes."""
    while True:
        try:
            case = line.recv()
        except EOFError:
            return
        line.send(play(case))


def play_all(cases: list[Case], jobs: int, seconds: float) -> Iterator[Finding]:
    """Every match, as they end; none is begun when the time is over."""
    over, waiting = monotonic() + seconds, iter(cases)
    workers = [Worker() for _ in range(max(1, min(jobs, len(cases))))]
    try:
        busy = [worker for worker in workers if set_going(worker, waiting, over)]
        while busy:
            ready = wait([worker.line for worker in busy], timeout=1.0)
            for number, worker in enumerate(busy):
                if worker.line in ready:
                    yield answer_of(worker)
                elif monotonic() > worker.until:
                    yield given_up(worker)
                    busy[number] = Worker()
                    workers.append(busy[number])
                else:
                    continue
                set_going(busy[number], waiting, over)
            busy = [worker for worker in busy if worker.case]
    finally:
        for worker in workers:
            worker.end()


def set_going(worker: Worker, waiting: Iterator[Case], over: float) -> bool:
    """Hands over the next match, if there is one and time for it."""
    worker.case = None
    case = next(waiting, None) if monotonic() < over else None
    if case is not None:
        worker.take(case)
    return case is not None


def answer_of(worker: Worker) -> Finding:
    assert worker.case is not None
    try:
        found: Finding = worker.line.recv()
    except EOFError:
        worker.process.join()
        raise SystemExit(f"{worker.case.name}: its process ended with {worker.process.exitcode}") from None
    return found


def given_up(worker: Worker) -> Finding:
    assert worker.case is not None
    worker.process.kill()
    return Finding(worker.case.name, seconds=PATIENCE, breach=f"it has not ended after {PATIENCE:.0f} s")
