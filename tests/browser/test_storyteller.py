"""What others do is told in beats, one after the other, and never in the way of whoever wants to play."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocket, expect

from tests.browser.desert import say, tile
from tests.browser.devices import Desk
from tests.browser.games import table
from tests.browser.house import House

AGES = 60_000  # ms by the page's own clock, which the test turns
BLINK = 50
# Where the four stand and how much sand lies on each tile, as the board shows it.
SHOWN = """() => [
  [0, 1, 2, 3].map((seat) => document.querySelector(`[data-place=pawn-${seat}]`).closest('[data-tile]').dataset.place.slice(5)),
  Array.from({length: 25}, (_, cell) => document.querySelector(`[data-place=tile-${cell}] [data-count]`)?.dataset.count ?? '0'),
].flat().map(Number)"""


class Heard:
    """All that the house has said about the position, as the device got it."""

    def __init__(self, page: Page) -> None:
        self.positions: list[dict[str, Any]] = []
        page.on("websocket", self._listen)

    def _listen(self, line: WebSocket) -> None:
        line.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "position" and (message["story"] or not self.positions):
            self.positions.append(message)

    def boards(self) -> list[list[int]]:
        views = [position["view"] for position in self.positions]
        return [
            [who["cell"] for who in view["travellers"]] + [tile["sand"] if tile else 0 for tile in view["tiles"]]
            for view in views
        ]


def strip(page: Page) -> str:
    return page.locator("[data-stage=voice] .said").inner_text()


def is_mine(page: Page) -> bool:
    return page.locator("header .status").inner_text() == say("en", "your-turn")


def end_turn(page: Page) -> None:
    """No actions, only the storm; then all others play, and it is told as long as nobody turns the clock."""
    while is_mine(page):
        page.locator(".acts [data-act]").last.click()
        page.wait_for_timeout(BLINK)
    expect(page.locator("[data-stage=voice] .due")).to_be_visible()  # in truth it is our turn again


def test_beats_come_one_after_the_other_and_a_touch_is_at_once_where_the_game_stands(desk: Desk, house: House) -> None:
    made = table(house, "pbbb", game="desert", options={"starter": 1, "difficulty": "novice"})
    page = desk.open("/", "phone", tempo="normal")
    heard = Heard(page)
    page.goto(made["link"])
    expect(page.locator("header .status")).to_have_text(say("en", "your-turn"))
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)
    end_turn(page)

    # By itself the tale goes on with the clock, and stands while a finger stays on it.
    assert not is_mine(page)
    first = strip(page)
    page.clock.run_for(BLINK)
    assert strip(page) == first
    box = page.locator("[data-stage=voice] .said").bounding_box()
    assert box
    page.mouse.move(box["x"] + 9, box["y"] + 9)
    page.mouse.down()
    page.clock.run_for(AGES)
    expect(page.get_by_text(say("en", "tale-stopped"))).to_be_visible()
    stopped = strip(page)
    page.clock.run_for(AGES)
    assert strip(page) == stopped
    page.mouse.up()
    expect(page.get_by_text(say("en", "tale-stopped"))).to_have_count(0)

    # A tap is the next beat: every position in its order, and none before its time.
    shown = [page.evaluate(SHOWN)]
    while not is_mine(page):
        page.locator("[data-stage=voice] .said").tap()
        shown.append(page.evaluate(SHOWN))
    assert len(shown) > 9
    assert shown == heard.boards()[-len(shown) :]

    # What happened since stays until it is touched, and tells all of it.
    page.clock.run_for(AGES)
    since = page.locator("[data-said=since]")
    expect(since).to_be_visible()
    page.clock.run_for(AGES)
    since.tap()
    told = page.get_by_role("dialog", name=say("en", "since-title"))
    expect(told.get_by_role("listitem").filter(has_text="Bilal").first).to_be_attached()
    expect(told.get_by_role("listitem").filter(has_text="Driss").first).to_be_attached()
    page.keyboard.press("Escape")
    expect(since).to_have_count(0)

    # Whoever reaches for the board plays on the newest one, and nothing on an old one.
    end_turn(page)
    before = len(heard.positions)
    tile(page, page.evaluate(SHOWN)[0]).tap(force=True)  # nothing is open on what is shown
    expect(page.locator("header .status")).to_have_text(say("en", "your-turn"))
    assert page.evaluate(SHOWN) == heard.boards()[-1]
    expect(since).to_be_visible()
    page.locator(".acts [data-act]").last.tap()
    expect(page.get_by_text(say("en", "move-reveal")).first).to_be_visible()
    expect(since).to_have_count(0)
    assert len(heard.positions) == before + 1
