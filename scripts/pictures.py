"""Takes the pictures of the documents from the real page: `make pictures`. Each is a WebP of at most 80 kB."""

from __future__ import annotations

import base64
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.deserto import hand, lay_or_give, wait_for_turn
from tests.browser.devices import MISSING, Desk, chromium, start_browser
from tests.browser.games import bots_only, table
from tests.browser.house import ROOT, House
from tests.browser.words import say

PICTURES = ROOT / "docs/pictures"
MOST = 80_000
HEIGHT = 540
PICTURED = "deserto"  # the game of the other pictures
# Draws screenshots side by side at one height and packs them as WebP: the browser is the only picture tool we need.
PACK = """async ([shots, height, quality]) => {
  const pictures = await Promise.all(shots.map(async (data) => {
    const picture = new Image();
    picture.src = 'data:image/png;base64,' + data;
    await picture.decode();
    return picture;
  }));
  const widths = pictures.map((one) => Math.round(one.width * height / one.height));
  const sheet = document.createElement('canvas');
  sheet.height = height;
  sheet.width = widths.reduce((sum, width) => sum + width, 12 * (pictures.length - 1));
  const pen = sheet.getContext('2d');
  pen.imageSmoothingQuality = 'high';
  let x = 0;
  pictures.forEach((one, i) => { pen.drawImage(one, x, 0, widths[i], height); x += widths[i] + 12; });
  return sheet.toDataURL('image/webp', quality).split(',')[1];
}"""


def pack(browser: Browser, shots: list[bytes], name: str) -> None:
    """Writes one picture, as good as fits."""
    page = browser.new_page()
    given = [base64.b64encode(shot).decode() for shot in shots]
    for quality in (0.9, 0.8, 0.7, 0.6):
        packed = base64.b64decode(page.evaluate(PACK, [given, HEIGHT, quality]))
        if len(packed) <= MOST:
            break
    page.close()
    PICTURES.mkdir(parents=True, exist_ok=True)
    (PICTURES / f"{name}.webp").write_bytes(packed)
    print(f"{name}.webp: {len(packed)} bytes")


def some_turns(page: Page, turns: int) -> None:
    """A few turns, then the player holds a card over the board."""
    for _ in range(turns):
        wait_for_turn(page)
        lay_or_give(page, touch=True)
    wait_for_turn(page)
    hand(page).first.click()
    page.wait_for_timeout(500)


def lesson(desk: Desk, game: str) -> bytes:
    """The board of a guided first game, without its coach."""
    page = desk.open(f"/learn/{game}", "phone", "en")
    page.locator("aside button").first.click()
    ready = page.get_by_role("button", name=say("en", "ready-me"))
    page.wait_for_timeout(500)
    if ready.count():
        ready.click()
        page.wait_for_timeout(5000)  # three, two, one
    return page.screenshot()


def other_boards() -> list[str]:
    """The games with a guided first game that no other picture shows."""
    lessons = (ROOT / "web/src/games").glob("*/lesson.json")
    return sorted(path.parent.name for path in lessons if path.parent.name != PICTURED)


def take(house: House, browser: Browser) -> None:
    """All pictures."""
    desk = Desk(browser, house.address)
    hall = desk.open("/", "laptop", "en")
    hall.wait_for_timeout(500)
    pack(browser, [hall.screenshot()], "hall")
    made = table(house, "pbb", level="beginner")
    phone = desk.open(made["link"], "phone", "en")
    screen = desk.open(f"/t/{made['code']}?screen=table", "table", "en")
    some_turns(phone, 5)
    pack(browser, [screen.screenshot(), phone.screenshot()], "table")
    replay = desk.open(f"/r/{bots_only(house, 4)}", "laptop", "en")
    replay.get_by_role("heading", name="Key moments").wait_for()
    replay.get_by_role("slider").fill("28")
    replay.locator("main").first.click(position={"x": 5, "y": 200})
    replay.wait_for_timeout(500)
    pack(browser, [replay.screenshot()], "replay")
    pack(browser, [lesson(desk, game) for game in other_boards()], "boards")
    desk.close()


def main() -> None:
    """Opens a house of its own and takes its pictures."""
    if chromium() is None:
        sys.exit(MISSING)
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        browser = start_browser(playwright)
        try:
            take(house, browser)
        finally:
            browser.close()
            house.close()


if __name__ == "__main__":
    main()
