"""A whole game without a mouse: Tab, arrows, Enter and Space are enough, from the first page to the replay."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.deserto import PATIENCE, hand, lines, result, status, wait_for_more, wait_for_turn
from tests.browser.devices import Desk
from tests.browser.games import at_once

NAME = """() => {
  const it = document.activeElement;
  const named = (it.labels?.[0] ?? it).textContent.trim();
  return [it.getAttribute('aria-label') ?? named, it.getAttribute('aria-disabled') === 'true'];
}"""
CARDS = "vizier|oasis|thief|treasure"


def tab_to(page: Page, name: str, most: int = 60) -> None:
    """Goes on with Tab to a control of this name that can be used; once it is there, for a page may still be on its way."""
    expect(page.get_by_label(re.compile(name)).or_(page.get_by_text(re.compile(name))).first).to_be_attached()
    for _ in range(most):
        page.keyboard.press("Tab")
        found, disabled = page.evaluate(NAME)
        if not disabled and re.search(name, found):
            return
    raise AssertionError(f"no Tab leads to {name}")


def led_to(page: Page, name: str) -> str:
    """Where the focus was led, once it is at a control of this name."""
    page.wait_for_function(f"(name) => new RegExp(name).test(({NAME})()[0])", arg=name, timeout=PATIENCE)
    found: str = page.evaluate(NAME)[0]
    return found


def take_turn(page: Page) -> None:
    """Takes up card after card: the focus goes where it can be laid; where none can, one is given."""
    before = lines(page)
    for _ in range(hand(page).count()):
        tab_to(page, f"^({CARDS})$")
        page.keyboard.press("Enter")
        if "Lay here" in led_to(page, "Lay here|^Give to"):
            break
        page.keyboard.press("Escape")  # puts the card back
        led_to(page, f"^({CARDS})$")
    else:
        tab_to(page, f"^({CARDS})$")
        page.keyboard.press("Enter")
        led_to(page, "^Give to")
    page.keyboard.press("Enter")
    wait_for_more(page, before)


@pytest.mark.slow
def test_a_whole_game_by_keyboard_alone(desk: Desk) -> None:
    page = desk.open("/", "laptop", "en")
    at_once(page)
    tab_to(page, "^New table$")
    page.keyboard.press("Enter")
    page.wait_for_url("**/new/deserto")
    tab_to(page, "^Less: Number of players$")
    page.keyboard.press("Enter")
    tab_to(page, "^Your name$")
    page.keyboard.type("Lou")
    tab_to(page, "^Level$")
    page.keyboard.press("Home")  # the level that moves at once
    tab_to(page, "^Brisk$")  # as fast as this device tells
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    tab_to(page, "^Start the game$")
    page.keyboard.press("Enter")
    while wait_for_turn(page):
        take_turn(page)
    expect(result(page)).to_be_visible()
    tab_to(page, "^Watch the replay$")
    page.keyboard.press("Enter")
    expect(page.locator("header .status")).to_have_text("Step 0 of 50")
    page.keyboard.press("ArrowRight")
    expect(page.locator("header .status")).to_have_text("Step 1 of 50")
    assert status(page) == "Step 1 of 50"
