"""A game of levels: one is chosen on the way through the dunes, its card says what it adds, and it is played at once."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import axe
from tests.browser.devices import HandDesk
from tests.browser.house import HandHouse
from tests.browser.quicksand import begin, timer, words

BEST = '{"1": {"ms": 75000, "pace": "full", "names": ["Ana"], "time": 1}}'
ADVICE = re.compile(r"^\s*(Wait \d+ s, then )?(an? |grey|yellow|orange|the joker)", re.IGNORECASE)


def stop(page: Page, level: int) -> Locator:
    """A level on the way."""
    return page.get_by_role("radio", name=re.compile(f"^Level {level}:"))


def ask_until_advised(page: Page) -> None:
    """A busy house may find no time for a hint; who asks again gets one."""
    lamp = page.get_by_role("button", name=words("en", "hint"), exact=True)
    for _ in range(5):
        lamp.tap()
        expect(lamp).to_be_enabled()  # it waits while a bot thinks
        if page.locator(".advised").count() > 0:
            return
    raise AssertionError("no hint in five tries")


def test_a_level_is_chosen_on_the_way_and_a_hint_is_a_line_and_a_glow(
    hand_house: HandHouse, hand_desk: HandDesk
) -> None:
    page = hand_desk.open("/new/quicksand", "phone")
    page.set_viewport_size({"width": 360, "height": 640})
    expect(stop(page, 1)).to_be_checked()  # nothing was passed yet
    page.get_by_role("link", name=words("en", "new-preset-own")).tap()
    expect(page.get_by_role("radio", name=words("en", "new-preset-own"))).to_be_visible()
    page.get_by_role("link", name=words("en", "campaign-way")).tap()
    page.evaluate("best => localStorage.setItem('serai.bests.quicksand', best)", BEST)
    page.reload()
    expect(stop(page, 2)).to_be_checked()
    expect(stop(page, 1)).to_have_accessible_name(re.compile("passed.*1:15"))
    page.locator("label", has=stop(page, 3)).tap()
    chosen = page.get_by_role("article", name=words("en", "quicksand-level", level=3))
    expect(chosen).to_contain_text(words("en", "level-adds-faster"))
    go = page.get_by_role("button", name=words("en", "campaign-play", level=3))
    expect(go).to_be_in_viewport(ratio=1)
    axe(page, "the way")
    stop(page, 3).press("ArrowUp")  # the way climbs
    expect(stop(page, 4)).to_be_checked()
    stop(page, 4).press("ArrowDown")
    go.tap()
    expect(page.get_by_text(words("en", "quicksand-level", level=3), exact=True)).to_be_visible()
    begin(hand_desk, page)
    expect(timer(page, 3)).to_have_accessible_name(re.compile("45 seconds left"))
    ask_until_advised(page)
    expect(page.locator("[data-said^=notice]")).to_contain_text(ADVICE)
    expect(page.get_by_role("dialog")).to_have_count(0)
