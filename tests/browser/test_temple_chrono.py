"""Chrono rooms in the browser, by a clock that the test turns: sand runs, entering is forbidden, dice have to be given up."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.devices import HandDesk
from tests.browser.house import HandHouse
from tests.browser.temple import Script, act, begin, dice, look_as, stage, way, words

LAVA_THEN_PROHIBITION = (
    3075  # a seed: the first two rooms are a lava room and one that forbids entering, then gold masks
)
HALF, WINDOW, CHOICE, MOMENT = 30_000, 8_000, 5_000, 500


def glass(page: Page, word: str) -> Locator:
    """An hourglass over the plan, by what it says."""
    return page.get_by_role("button", name=re.compile(rf"\d+ s: {re.escape(words('en', word))}"))


def test_two_hourglasses_run_forbid_and_take_dice(hand_house: HandHouse, hand_desk: HandDesk) -> None:
    script = Script(LAVA_THEN_PROHIBITION, 2, chrono=4)
    script.discover(0)
    script.discover(0)
    chrono = script.seen.parts.chrono
    page = hand_desk.open(stage(hand_house, script)["link"], "phone")
    begin(hand_desk, page)
    look_as(page, "Ana")
    lava = page.get_by_role("button", name=re.compile("lava room.*5 × torch, or 3 dice are lost"))
    expect(lava).to_be_visible()
    expect(glass(page, "temple-ban-entering")).to_be_visible()
    east = way(page, "east")
    expect(east).to_have_accessible_name(re.compile(words("en", "ban-entering")))
    east.tap(force=True)
    expect(page.get_by_text(words("en", "temple-forbidden", ban=words("en", "ban-entering"))).first).to_be_visible()

    hand_desk.turn(HALF + MOMENT)
    expect(glass(page, "temple-ban-gold")).to_be_visible()
    expect(east).not_to_have_accessible_name(re.compile(words("en", "ban-entering")))

    hand_desk.turn(int(chrono.blue.until - script.now) - HALF)
    toll = page.locator("[data-toll]")
    expect(lava).to_have_count(0)
    expect(toll).to_contain_text(words("en", "temple-toll", number=3))
    expect(dice(page)).to_have_count(5)
    hand_desk.turn(MOMENT)
    act(page, "volunteer").tap()
    expect(toll).to_contain_text(words("en", "temple-toll", number=2))
    hand_desk.turn(WINDOW)
    expect(toll).to_have_count(0)
    hand_desk.turn(CHOICE)  # nobody says which: by default
    expect(dice(page)).to_have_count(3)  # one each had to go, and one she gave
