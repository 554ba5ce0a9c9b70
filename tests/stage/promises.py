"""What the stage promises on every screen, and which of it a page breaks, each as a plain sentence.

- share: the board has at least 40 % of the screen
- tile: tiles or rooms are at least 48 px, or the board is zoomed to where the play is
- sideways, scroller: nothing is found by scrolling sideways, no act lies in a part that scrolls
- clipped, overlap: no text is cut and no word torn, nothing lies over something else
- reach, target: every act is on the screen, topmost at its middle, and 44 px broad and tall
- sofa: on a table screen the players' names and figures have letters of at least 2.2 % of its height
- axe: axe-core finds nothing

    from tests.stage.promises import Sight, look_at
    look = look_at(page, Sight("temple", (390, 844), "fr", "light", "own turn"))
    assert not look.broken, "\\n".join(look.broken)
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.browser.axe import violations
from tests.browser.devices import Language, Theme

Size = tuple[int, int]
PROMISES = ("share", "tile", "sideways", "scroller", "clipped", "overlap", "reach", "target", "sofa", "axe")
# The screen has its size, fonts are there, what moves by style is at its end, and what moves by itself has come to rest,
# or will not. Measured at once then: before the frame that follows a new size, things still lie as in the old one.
LOOK = """async ([wide, high]) => {
  await document.fonts.ready;
  const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const places = () =>
    [...document.querySelectorAll('button, [data-tile], [data-stage]')].map((one) => {
      const box = one.getBoundingClientRect();
      return [box.x, box.y, box.width, box.height].map(Math.round).join();
    }).join(' ');
  const near = (one, other) => Math.abs(one - other) < 1;
  // A phone shows a page that is too wide as a whole, smaller.
  const sized = ({ width, height, scale }) => near(width * scale, wide) && near(height * scale, high);
  let before = '';
  for (let turn = 0; turn < 20; turn++) {
    for (const one of document.getAnimations()) {
      if (one.effect?.getComputedTiming().endTime !== Infinity) one.finish();
    }
    before = places();
    await frame();
    await new Promise((done) => setTimeout(done, 40));
    if (before === places() && sized(visualViewport)) break;
  }
  return (%s)();
}"""


@dataclass(frozen=True)
class Sight:
    """What is looked at, and how."""

    game: str
    size: Size
    language: Language
    theme: Theme
    position: str
    form: str = "personal"

    def __str__(self) -> str:
        wide, high = self.size
        screen = " (table screen)" if self.form == "table" else ""
        night = {"light": "day", "dark": "night"}[self.theme]
        return f"{self.game}, {wide}x{high}{screen}, {self.language}, {night}, {self.position}"


@dataclass
class Look:
    """What was found there."""

    sight: Sight
    share: float
    tile: float
    acts: int
    faults: list[tuple[str, str]] = field(default_factory=list)  # promise and what is wrong

    @property
    def broken(self) -> list[str]:
        return [f"{self.sight}: {what} ({promise})" for promise, what in self.faults]


@cache
def source() -> str:
    return LOOK % (Path(__file__).parent / "measure.js").read_text(encoding="utf-8").rstrip().rstrip(";")


def look_at(page: Page, sight: Sight, with_axe: bool = True) -> Look:
    """Measures the page as it stands, once it stands."""
    found: dict[str, Any] = page.evaluate(source(), sight.size)
    faults = list(dict.fromkeys((one["promise"], one["what"]) for one in found["broken"]))
    if with_axe:
        faults += [("axe", told) for told in violations(page)]
    return Look(sight, found["share"], found["tile"], found["acts"], faults)
