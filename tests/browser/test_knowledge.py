"""Knowledge at the fingertip: a long press, a right click or a key tells what a thing is, and plays nothing."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import axe
from tests.browser.devices import Desk
from tests.browser.games import table
from tests.browser.house import House
from tests.browser.words import say
from tests.stage.moments import GAMES, own_turn, stage

SCROLLS = "body => body.scrollHeight > body.clientHeight || body.scrollWidth > body.clientWidth"


def hold(page: Page, on: Locator) -> None:
    """A finger rests until the sheet is there, and is lifted then."""
    box = on.bounding_box()
    assert box
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(page.get_by_role("dialog")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_long_press_tells_and_plays_nothing(desk: Desk, house: House) -> None:
    page = desk.open(table(house, "pb", level="beginner")["link"], "phone")
    card = page.locator("[data-place=hand-0]")
    expect(card).to_have_attribute("aria-disabled", "false")
    hold(page, card)
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("heading")).to_have_text(card.inner_text().strip().capitalize())
    expect(sheet.get_by_role("list", name="Now")).to_be_visible()
    axe(page)
    sheet.get_by_role("list", name="Now").tap()  # one tap anywhere shuts it
    expect(sheet).to_be_hidden()
    expect(card).to_have_attribute("aria-pressed", "false")
    card.tap()
    expect(card).to_have_attribute("aria-pressed", "true")


def test_keys_and_the_right_button_ask_too(desk: Desk, house: House) -> None:
    page = desk.open(table(house, "pb", level="beginner")["link"])
    card = page.locator("[data-place=hand-1]")
    card.click(button="right")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    card.focus()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog").get_by_role("heading")).to_have_text(card.inner_text().strip().capitalize())
    page.keyboard.press("Escape")
    expect(card).to_be_focused()
    expect(card).to_have_attribute("aria-pressed", "false")
    page.get_by_role("button", name="Menu").focus()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="At a glance")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_the_aid_is_one_screen(desk: Desk, house: House, game: str) -> None:
    page = desk.open(stage(house, own_turn(game))["link"], "phone", "fr")
    page.set_viewport_size({"width": 360, "height": 640})
    page.get_by_role("button", name=say("fr", "aid", game)).click()
    aid = page.get_by_role("dialog")
    expect(aid.get_by_role("button").nth(4)).to_be_visible()
    assert not aid.get_by_role("group", name=say("fr", "aid", game)).evaluate(SCROLLS)
    axe(page)
    aid.locator("[data-thing]").first.click()  # what stands there can be asked about
    expect(page.locator("[data-told]:not([data-told=aid])")).to_be_visible()
    assert page.get_by_role("dialog").locator("p").first.inner_text()
