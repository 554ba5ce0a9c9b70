"""A worker: a process of its own that does one piece of work at a time, and can be ended in the middle of it."""

from __future__ import annotations

import _thread
import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
import traceback
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

import msgspec

from serai.server.followed import Astray, Lost

Result = TypeVar("Result")


class Broken(msgspec.Struct, frozen=True):
    """Work that failed as no work should: what the worker has to say about it."""

    told: str


class Gone(Exception):
    """The process has ended before its work was done."""


class Worker:
    """What blocks here, starting and working, is called in a thread aside."""

    def __init__(self, nice: int) -> None:
        self._nice = nice
        self._process: BaseProcess | None = None
        self._line: Connection | None = None
        self._change = threading.Lock()  # between starting and ending
        self.started = False
        self.ended = False
        self.known: dict[int, int] = {}  # matches that it follows, and how many entries of each it has heard
        self.gone: list[int] = []  # matches that it need not follow any more, and has not heard so

    def do(self, task: Callable[..., Any], *material: Any) -> Any:
        """Has it done, and waits for it."""
        assert self._line is not None
        try:
            self._line.send((task, material))
            done = self._line.recv()
        except (EOFError, OSError):
            raise Gone from None
        if isinstance(done, Broken):
            raise RuntimeError(done.told)
        return done

    def start(self) -> None:
        """Starts the process, and waits until it can work."""
        try:
            self._begin().recv()
        except (EOFError, OSError):
            raise Gone from None
        self.started = True

    def _begin(self) -> Connection:
        context = multiprocessing.get_context("spawn")  # a fork would share the server's threads and files
        with self._change:
            if self.ended:
                raise Gone
            self._line, theirs = context.Pipe()
            self._process = context.Process(target=work_at, args=(theirs,), daemon=True)
            self._process.start()
            theirs.close()
            if hasattr(os, "setpriority"):
                with contextlib.suppress(OSError):  # from its first breath: starting is work too
                    os.setpriority(os.PRIO_PROCESS, self._process.pid or 0, self._nice)
            return self._line

    def end(self) -> None:
        """At once, whatever it does: whoever waits for it in a thread finds it gone."""
        self.ended = True
        with self._change:
            if self._process is not None:
                self._process.kill()


def work_at(line: Connection) -> None:
    """What the process does: one piece of work after the other."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which lets us know
    threading.Thread(target=leave_with_server, daemon=True).start()
    from serai.games import all_games  # what all work needs is there before it begins
    from serai.server import study

    all_games()
    with contextlib.suppress(EOFError, OSError):
        line.send(study.__name__)
        while True:
            task, material = line.recv()
            line.send(done_with(task, material))


def done_with(task: Callable[..., Any], material: tuple[Any, ...]) -> Any:
    try:
        return task(*material)
    except Lost:
        return Astray()
    except Exception:
        return Broken(traceback.format_exc())


def leave_with_server() -> None:
    """Ends this worker when the server is gone, even if it was killed and could not say so."""
    server = multiprocessing.parent_process()
    if server is not None:
        wait([server.sentinel])
        os._exit(0)


def aside(work: Callable[[], Result]) -> asyncio.Future[Result]:
    """What would block, in a thread that keeps nobody from closing the house."""
    loop = asyncio.get_running_loop()
    future: asyncio.Future[Result] = loop.create_future()

    def tell(result: Result | None, error: BaseException | None) -> None:
        if future.done():
            return
        if error is not None:
            future.set_exception(error)
        else:
            future.set_result(result)  # type: ignore[arg-type]

    def run() -> None:
        with contextlib.suppress(RuntimeError):  # the loop has closed meanwhile: nobody is left to be told
            try:
                loop.call_soon_threadsafe(tell, work(), None)
            except BaseException as error:
                loop.call_soon_threadsafe(tell, None, error)

    _thread.start_new_thread(run, ())  # a Thread would have us wait until it runs, on a busy machine for long
    return future
