"""A whole game without a mouse: Tab, arrows, Enter and Space are enough, from the first page to the replay."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.deserto import PATIENCE, lines, result, status, wait_for_turn
from tests.browser.devices import Desk

NAME = """() => {
  const it = document.activeElement;
  const named = (it.labels?.[0] ?? it).textContent.trim();
  return [it.getAttribute('aria-label') ?? named, it.getAttribute('aria-disabled') === 'true'];
}"""


def tab_to(page: Page, name: str, key: str = "Tab", most: int = 60) -> bool:
    """Goes on with Tab to a control of this name that can be used; false when there is none on the way round."""
    for _ in range(most):
        page.keyboard.press(key)
        found, disabled = page.evaluate(NAME)
        if not disabled and re.search(name, found):
            return True
    return False


def take_turn(page: Page) -> None:
    before = lines(page)
    for card in ("^vizier$", "^oasis$", "^thief$", "^treasure$"):
        if not tab_to(page, card, most=14):
            continue
        page.keyboard.press("Enter")
        if tab_to(page, "Lay here", "Shift+Tab", most=14):
            page.keyboard.press("Enter")
            break
        tab_to(page, card, most=14)
        page.keyboard.press("Enter")  # puts the card back
    else:
        assert tab_to(page, "^(vizier|oasis|thief|treasure)$", most=20)
        page.keyboard.press("Enter")
        assert tab_to(page, "^Give to", most=20)
        page.keyboard.press("Enter")
    page.wait_for_function(
        "(before) => document.querySelectorAll('.log ol li:not(.empty)').length > before", arg=before, timeout=PATIENCE
    )


@pytest.mark.slow
def test_a_whole_game_by_keyboard_alone(desk: Desk) -> None:
    page = desk.open("/", "laptop", "en")
    assert tab_to(page, "^New table$")
    page.keyboard.press("Enter")
    page.wait_for_url("**/new/deserto")
    assert tab_to(page, "^Less: Number of players$")
    page.keyboard.press("Enter")
    assert tab_to(page, "^Your name$")
    page.keyboard.type("Lou")
    assert tab_to(page, "^Level$")
    page.keyboard.press("Home")  # the level that moves at once
    assert tab_to(page, "^Calm$")
    page.keyboard.press("ArrowLeft")
    assert tab_to(page, "^Start the game$")
    page.keyboard.press("Enter")
    while wait_for_turn(page):
        take_turn(page)
    expect(result(page)).to_be_visible()
    assert tab_to(page, "^Watch the replay$")
    page.keyboard.press("Enter")
    expect(page.locator("header .status")).to_have_text("Step 0 of 50")
    page.keyboard.press("ArrowRight")
    expect(page.locator("header .status")).to_have_text("Step 1 of 50")
    assert status(page) == "Step 1 of 50"
