"""One device for all: between two turns the hands are covered, and not only painted over."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from tests.browser.deserto import PATIENCE, hand, lay_or_give, result
from tests.browser.devices import Desk
from tests.browser.games import NAMES, table
from tests.browser.house import House


def wait_until_blind(page: Page, heard: list[str]) -> None:
    """The page asks for nobody's hand as it covers; the house's answer may still be on its way."""
    for _ in range(200):
        positions = [frame for frame in map(json.loads, heard) if frame["type"] == "position"]
        if positions[-1]["view"]["hand"] is None:
            return
        page.wait_for_timeout(50)
    raise AssertionError("the house still shows a hand while the hands are covered")


@pytest.mark.slow
def test_two_people_share_a_device_and_hands_are_covered_between_turns(desk: Desk, house: House) -> None:
    made = table(house, "pp")
    heard: list[str] = []
    page = desk.open("/", "phone")
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    page.clock.install()  # the page looks round for a moment after each turn; the test need not
    page.goto(made["link"])
    over = page.get_by_text("Game over").first
    show = page.get_by_role("button", name="show my hand")
    turns = 0
    while True:
        show.or_(result(page)).first.wait_for(timeout=PATIENCE)
        if result(page).is_visible():
            break
        expect(hand(page)).to_have_count(0)
        wait_until_blind(page, heard)
        name = page.get_by_role("heading", level=1).inner_text().removeprefix("Pass the device to ")
        assert name in NAMES[:2]
        show.click()
        expect(hand(page).first).to_be_visible()
        expect(page.locator("header .status")).to_have_text("Your turn")
        lay_or_give(page, touch=True)
        turns += 1
        page.clock.run_for(1500)
    assert turns == 50
    expect(over).to_be_attached()
