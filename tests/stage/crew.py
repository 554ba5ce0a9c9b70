"""Workers that share the scenes of a matrix, each with a house and a browser of its own."""

from __future__ import annotations

import sys
from multiprocessing import get_context
from multiprocessing.context import SpawnProcess
from multiprocessing.queues import Queue
from pathlib import Path
from queue import Empty
from signal import SIGTERM, signal
from tempfile import TemporaryDirectory

from playwright.sync_api import sync_playwright

from tests.browser.devices import start_browser
from tests.browser.house import PATIENCE, HandHouse
from tests.stage.matrix import Wish, walk
from tests.stage.promises import Look

Said = Look | str | None  # a look, what went wrong with a scene, or that a worker is done


def work(jobs: Queue[int], found: Queue[Said], wish: Wish) -> None:
    """One worker: a house and a browser of its own, and scene after scene until none is left."""
    signal(SIGTERM, lambda *_: sys.exit(143))  # so that the house and the browser close
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        house, browser = HandHouse(Path(folder)), start_browser(playwright)
        try:
            while True:
                game, scene = wish.jobs()[jobs.get(timeout=2)]
                try:
                    for look in walk(browser, house, game, scene, wish):
                        found.put(look)
                except Exception as error:  # one scene that cannot be reached must not hide the others
                    found.put(f"{game}, {scene.name}: could not be looked at: {str(error).splitlines()[0]}")
        except Empty:
            pass
        finally:
            browser.close()
            house.close()
            found.put(None)


def gather(wish: Wish, workers: int) -> tuple[list[Look], list[str]]:
    """All looks, in the order in which they were taken, and the scenes that could not be reached."""
    context = get_context("spawn")
    jobs: Queue[int] = context.Queue()
    found: Queue[Said] = context.Queue()
    for number in range(len(wish.jobs())):
        jobs.put(number)
    crew = [context.Process(target=work, args=(jobs, found, wish)) for _ in range(workers)]
    for one in crew:
        one.start()
    try:
        return listen(found, crew)
    except BaseException:
        for one in crew:
            one.terminate()
        raise
    finally:
        for one in crew:
            one.join(PATIENCE)


def listen(found: Queue[Said], crew: list[SpawnProcess]) -> tuple[list[Look], list[str]]:
    """What the workers say, until all are done."""
    looks: list[Look] = []
    failed: list[str] = []
    at_work = len(crew)
    while at_work:
        try:
            said = found.get(timeout=5)
        except Empty:
            if not any(one.is_alive() for one in crew):
                raise SystemExit("the workers of the matrix have gone without a word") from None
            continue
        if said is None:
            at_work -= 1
        elif isinstance(said, str):
            failed.append(said)
        else:
            looks.append(said)
    return looks, failed
