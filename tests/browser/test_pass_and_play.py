"""One device for all: between two turns only the hand is covered, and not merely painted over; one tap passes on."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.deserto import PATIENCE, hand, lay_or_give, result
from tests.browser.devices import Desk, HandDesk
from tests.browser.games import NAMES, table
from tests.browser.house import HandHouse, House
from tests.browser.quicksand import begin, opening, stage, timer, words
from tests.browser.words import say


def cover(page: Page) -> Locator:
    """What lies in the place of the hand."""
    return page.get_by_role("region", name=say("en", "cover-who"))


def heard_by(page: Page) -> list[dict[str, Any]]:
    """Fills with every position that a page is sent from now on."""
    heard: list[dict[str, Any]] = []

    def hear(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "position":
            heard.append(message)

    page.on("websocket", lambda socket: socket.on("framereceived", hear))
    return heard


def wait_until_blind(page: Page, heard: list[dict[str, Any]]) -> None:
    """The page asks for nobody's hand as it covers; the house's answer may still be on its way."""
    for _ in range(200):
        if heard[-1]["seat"] is None:
            return
        page.wait_for_timeout(50)
    raise AssertionError("the house still shows a hand while the hands are covered")


@pytest.mark.slow
def test_two_people_share_a_device_and_hands_are_covered_between_turns(desk: Desk, house: House) -> None:
    made = table(house, "pp")
    page = desk.open("/", "phone")
    heard = heard_by(page)
    page.clock.install()  # the page looks round for a moment after each turn; the test need not
    page.goto(made["link"])
    turns = 0
    while True:
        cover(page).or_(result(page)).first.wait_for(timeout=PATIENCE)
        if result(page).is_visible():
            break
        expect(hand(page)).to_have_count(0)
        wait_until_blind(page, heard)
        assert heard[-1]["view"]["hand"] is None
        (name,) = cover(page).get_by_role("button").all_inner_texts()
        assert name.startswith(NAMES[:2])
        cover(page).get_by_role("button").tap()
        expect(hand(page).first).to_be_visible()
        expect(page.locator("header .status")).to_have_text("Your turn")
        lay_or_give(page, touch=True)
        turns += 1
        page.clock.run_for(1500)
    assert turns == 50
    expect(page.get_by_text("Game over").first).to_be_attached()


def test_what_was_said_to_one_is_not_told_to_the_next(desk: Desk, house: House) -> None:
    page = desk.open(table(house, "pp")["link"], "phone")
    board = page.get_by_role("group", name=say("en", "deserto-board"))
    expect(board).to_be_visible()
    expect(cover(page).get_by_role("button")).to_be_focused()
    cover(page).get_by_role("button").tap()
    page.get_by_role("button", name=say("en", "hint"), exact=True).tap()
    hint = page.locator("[data-said^=notice]")
    expect(hint).to_contain_text(re.compile("(Lay|Give) "))
    told = hint.inner_text().strip()
    page.get_by_role("button", name=say("en", "menu"), exact=True).tap()
    page.get_by_role("radio", name=say("en", "menu-table")).check()
    page.get_by_role("button", name=say("en", "cover-hand")).tap()
    expect(cover(page)).to_be_visible()
    expect(board).to_be_visible()
    expect(hint).to_have_count(0)
    expect(page.get_by_text(told)).to_have_count(0)


def test_sand_runs_in_sight_while_the_hand_goes_on(hand_house: HandHouse, hand_desk: HandDesk) -> None:
    made = stage(hand_house, opening(8, seats=4), 0, "pppp")
    page = hand_desk.open("/", "phone")
    heard = heard_by(page)
    page.goto(made["link"])
    begin(hand_desk, page)
    hand_desk.turn(5_000)
    expect(cover(page).get_by_role("button")).to_have_count(4)  # whoever plays first begins
    expect(timer(page, 3)).to_have_accessible_name(re.compile("40 seconds left"))
    assert all(card is None for cards in heard[-1]["view"]["hands"] for card in cards)
    cover(page).get_by_role("button").nth(1).tap()
    cards = page.get_by_role("list", name=words("en", "quicksand-hand")).get_by_role("button")
    cards.first.tap()
    expect(cover(page).get_by_role("button")).to_have_count(1)
    expect(cards).to_have_count(0)
    expect(timer(page, 3)).to_be_visible()


def test_where_nothing_is_secret_nothing_is_covered(desk: Desk, house: House) -> None:
    page = desk.open(table(house, "pp", game="desert")["link"], "phone")
    expect(page.locator("header .status")).to_contain_text(re.compile("turn", re.IGNORECASE))
    page.wait_for_timeout(500)
    expect(cover(page)).to_have_count(0)
