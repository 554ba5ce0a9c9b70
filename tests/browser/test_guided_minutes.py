"""A guided minute of a module: found where modules are chosen, followed by doing what it says, and leading on to the next."""

from __future__ import annotations

from collections import Counter

from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import axe
from tests.browser.devices import Desk, HandDesk
from tests.browser.temple import APART, act, begin, dice, words
from tests.browser.test_guided_games import coach
from tests.browser.words import say

SLAM = 25_000  # ms: no lesson about it leaves more
ROLLS = 30


def told(page: Page, step: str) -> None:
    expect(coach(page)).to_have_text(words("en", f"guide-{step}"))


def read_on(page: Page, *steps: str) -> None:
    """Steps that are read, one after the other."""
    for step in steps:
        told(page, step)
        page.get_by_role("button", name=say("en", "learn-next")).click()


def minute(page: Page, module: str) -> Locator:
    name = words("en", f"option-{module}-name")
    return page.get_by_role("link", name=say("en", "learn-part", name=name))


def roll_for(desk: HandDesk, page: Page, wanted: Counter[str], until: Locator) -> None:
    """Keeps what is wanted and rolls the rest, until a button comes by itself."""
    for _ in range(ROLLS):
        if until.is_visible():
            return
        missing = wanted.copy()
        for die in dice(page).all():
            face = (die.get_attribute("aria-label") or "").partition(",")[0]
            if missing[face] > 0 and die.get_attribute("aria-pressed") == "false":
                die.click()
            missing[face] -= 1
        page.locator("[data-act=roll]").click()
        desk.turn(APART)


def test_a_minute_is_followed_to_its_end_and_leads_to_the_next(hand_desk: HandDesk) -> None:
    page = hand_desk.open("/learn/temple/curses", "phone")
    read_on(page, "curses-drawn", "curses-price")
    told(page, "curses-lift")
    begin(hand_desk, page)  # the balloon leaves the question free
    lift = act(page, "lift", curse=words("en", "curse-trap"))
    roll_for(hand_desk, page, Counter({words("en", "face-key"): 2, words("en", "face-torch"): 1}), lift)
    lift.click()
    read_on(page, "curses-gone", "curses-others")
    told(page, "curses-end")
    page.get_by_role("button", name=say("en", "learn-more")).click()
    minute(page, "illusions").click()

    read_on(page, "illusions-shimmer", "illusions-slam")
    told(page, "illusions-run")
    begin(hand_desk, page)
    hand_desk.turn(SLAM)
    read_on(page, "illusions-gone", "illusions-gems")
    told(page, "illusions-end")
    page.get_by_role("button", name=say("en", "learn-end")).click()
    expect(page.locator("aside")).to_have_count(0)


def test_minutes_are_found_where_modules_are_chosen_and_where_rules_are_read(desk: Desk) -> None:
    page = desk.open("/new/temple", "phone")
    expect(minute(page, "curses")).to_have_count(0)  # beginners have none
    page.get_by_role("radio", name=words("en", "preset-classic"), exact=True).check()
    expect(minute(page, "curses")).to_be_visible()
    page.get_by_role("radio", name=say("en", "new-preset-own")).check()
    expect(minute(page, "pit")).to_have_attribute("href", "/learn/temple/pit")
    axe(page)
    page.goto("/rules/temple?part=pit")
    expect(minute(page, "pit")).to_be_visible()


def test_a_module_without_a_minute_says_so(desk: Desk) -> None:
    page = desk.open("/learn/temple/dragons", "phone")
    expect(page.get_by_text("no guided first game yet")).to_be_visible()
