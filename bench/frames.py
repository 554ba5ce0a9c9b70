"""How smooth the games against the clock are on a slow phone: `python bench/frames.py`, on a quiet machine.

A real house, a real clock, bots that move, a phone of 390x844 px in Chromium whose processor is slowed down four times (and
once not at all, to compare). For 20 s a finger taps what the thumb's zone offers; counted are frames, and the time from each
tap until the page has painted after it. Chromium runs headless and paints without a graphics card, in software on the same
cores as everything else: a phone's own chip would do better at that, so the figures are on the cautious side.

    PYTHONPATH=build/compiled:. .venv/bin/python bench/frames.py [--only temple] [--seconds 20] [--slow 4 1]
"""

from __future__ import annotations

import argparse
import os
import platform
import sys
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright
from tests.browser.devices import MISSING, Desk, chromium, start_browser
from tests.browser.house import House
from tests.browser.words import say

GAMES = ("temple", "quicksand")
SEATS = 4
LEAST_FRAMES, MOST_DELAY = 50, 120  # frames a second, ms at p95: what we promise
LEAST_TAPS = 60
BETWEEN = 0.25  # s from one tap to the next
COUNT_IN = 5.0  # s: three, two, one, and the page at rest again
# Frames are counted where the page draws them; a tap ends with the first task after the frame that follows it.
WATCH = """() => {
  const seen = (window.seen = { frames: [], taps: [] });
  const frame = (now) => { seen.frames.push(now); requestAnimationFrame(frame); };
  requestAnimationFrame(frame);
  addEventListener('click', (event) => {
    requestAnimationFrame(() => {
      const after = new MessageChannel();
      after.port1.onmessage = () => seen.taps.push(performance.now() - event.timeStamp);
      after.port2.postMessage(0);
    });
  }, true);
}"""
# How many taps were heard, and the middles of all that a thumb may press now; none any more when the game is over.
OFFERED = """() => [window.seen.taps.length, [...document.querySelectorAll('[data-stage=thumb] button, .thumb button')]
  .filter((one) => !one.disabled && one.checkVisibility())
  .map((one) => one.getBoundingClientRect())
  .map((box) => [box.x + box.width / 2, box.y + box.height / 2])
  .filter(([x, y]) => x > 0 && x < innerWidth && y > 0 && y < innerHeight)]"""


@dataclass(frozen=True)
class Figures:
    """One run."""

    game: str
    slow: int
    frames: float  # a second
    longest: float  # ms between two frames
    taps: int
    p50: float  # ms from a tap to paint
    p95: float

    @property
    def good(self) -> bool:
        return self.frames >= LEAST_FRAMES and self.p95 < MOST_DELAY


def at(share: float, times: list[float]) -> float:
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


def sit_down(house: House, desk: Desk, game: str) -> Page:
    """A phone at a table of bots, when the clock has begun to run."""
    seats = [{"kind": "device", "name": "Ana"}, *({"kind": "bot", "level": "skilled"} for _ in range(SEATS - 1))]
    made: dict[str, Any] = house.ask("/api/tables", {"game": game, "seats": seats, "name": "Ana", "start": True})
    page = desk.open(made["link"], "phone", "en", still=False)
    page.get_by_role("button", name=say("en", "ready-me")).click()
    page.wait_for_timeout(COUNT_IN * 1000)
    return page


def tap(line: CDPSession, x: float, y: float) -> None:
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def measure(house: House, browser: Browser, game: str, slow: int, seconds: float) -> Figures:
    """Plays for so long, and says how smooth it was."""
    desk = Desk(browser, house.address)
    page = sit_down(house, desk, game)
    line = page.context.new_cdp_session(page)
    line.send("Emulation.setCPUThrottlingRate", {"rate": slow})
    page.evaluate(WATCH)
    began, turn, heard = monotonic(), 0, 0
    while monotonic() < began + seconds or (heard < LEAST_TAPS and monotonic() < began + 3 * seconds):
        heard, places = page.evaluate(OFFERED)
        if places:
            tap(line, *places[turn % len(places)])
        turn += 1
        page.wait_for_timeout(BETWEEN * 1000)
    seen: dict[str, list[float]] = page.evaluate("() => window.seen")
    desk.close()
    frames, taps = seen["frames"], seen["taps"]
    gaps = [after - before for before, after in pairwise(frames)]
    rate = 1000 * len(gaps) / (frames[-1] - frames[0])
    return Figures(game, slow, rate, max(gaps), len(taps), at(0.5, taps), at(0.95, taps))


def tell(found: Figures) -> str:
    verdict = "kept" if found.good else "missed"
    return (
        f"{found.game:<10}{found.slow:>3}x{found.frames:>9.1f}{found.longest:>12.0f}{found.taps:>7}"
        f"{found.p50:>8.0f}{found.p95:>8.0f}  {verdict if found.slow > 1 else ''}"
    )


def main() -> None:
    """Measures one game after the other; ends with 1 where a promise is missed."""
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--only", nargs="+", choices=GAMES, default=list(GAMES))
    reader.add_argument("--seconds", type=float, default=20)
    reader.add_argument("--slow", nargs="+", type=int, default=[4, 1], help="how many times slower a processor")
    asked = reader.parse_args()
    if chromium() is None:
        sys.exit(MISSING)
    load = os.getloadavg()[0]
    print(
        f"{platform.machine()}, {os.cpu_count()} cores, load {load:.1f}; headless Chromium without GPU: painted in software"
    )
    print(f"promised at 4x: {LEAST_FRAMES} frames a second, p95 from tap to paint under {MOST_DELAY} ms\n")
    print(f"{'game':<10}{'slow':>4}{'frames/s':>9}{'longest ms':>12}{'taps':>7}{'p50 ms':>8}{'p95 ms':>8}")
    bad = False
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        house, browser = House(Path(folder)), start_browser(playwright)
        try:
            for game in asked.only:
                for slow in asked.slow:
                    found = measure(house, browser, game, slow, asked.seconds)
                    bad = bad or (slow > 1 and not found.good)
                    print(tell(found), flush=True)
        finally:
            browser.close()
            house.close()
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
