"""Bots at a pace one can follow, changed in the midst of a game, and skipped by whoever has seen enough."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.deserto import lay_or_give, wait_for_turn
from tests.browser.devices import Desk
from tests.browser.games import table
from tests.browser.house import House
from tests.browser.words import say

FOR_EVER = 20_000  # ms between two moves, the most there is: two of them would be noticed


def test_whoever_plays_skips_bots_and_changes_their_pace(desk: Desk, house: House) -> None:
    page = desk.open(table(house, "pbb", pace=FOR_EVER)["link"], "phone", tempo="slower")
    skip = page.get_by_role("button", name=say("en", "skip-bots"))
    if skip.or_(page.get_by_text(say("en", "your-turn"), exact=True)).first.inner_text() != say("en", "your-turn"):
        skip.tap()  # a bot begins
    assert wait_for_turn(page)
    expect(skip).to_have_count(0)
    lay_or_give(page, touch=True)
    skip.tap()
    assert wait_for_turn(page)
    page.get_by_role("button", name=say("en", "menu"), exact=True).tap()
    page.get_by_role("radio", name=say("en", "menu-table")).check()
    pace = page.get_by_role("group", name=say("en", "tempo"))
    pace.get_by_role("radio", name=say("en", "tempo-once")).check()
    expect(pace.get_by_role("radio", name=say("en", "tempo-once"))).to_be_checked()
    page.keyboard.press("Escape")
    lay_or_give(page, touch=True)
    expect(skip).to_have_count(0)  # they do not wait
    expect(page.locator("header .status")).to_have_text(re.compile(say("en", "your-turn")))
