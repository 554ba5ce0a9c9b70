"""The desert of the day on a phone: from the hall to the one attempt, back to it, to its end and its place."""

from __future__ import annotations

import time

from playwright.sync_api import Page, expect

from tests.browser.axe import axe
from tests.browser.deserto import lay_or_give, result, wait_for_turn
from tests.browser.devices import Desk
from tests.browser.words import say

DAY, LONGEST = 86_400, 300  # s: a day, and more than this test ever takes


def in_the_middle_of_a_day() -> None:
    """A day that ends meanwhile would be another one: then the next is waited for."""
    left = DAY - time.time() % DAY
    if left < LONGEST:
        time.sleep(left + 1)


def go_to_deserto(page: Page, act: str) -> None:
    """From the hall by its strip; what can be done there is this."""
    page.goto("/")
    page.get_by_role("link", name=say("fr", "daily-go")).click()
    card = page.get_by_role("article", name="Deserto")
    card.get_by_role("button", name=say("fr", act)).click()
    page.wait_for_url("**/t/*")


def test_one_attempt_from_the_hall_to_its_place_among_the_others(desk: Desk) -> None:
    in_the_middle_of_a_day()
    page = desk.open("/", "phone", "fr")
    go_to_deserto(page, "hall-play")
    table = page.url
    assert wait_for_turn(page, "fr")
    lay_or_give(page, "fr", touch=True)
    go_to_deserto(page, "my-table-go")
    assert page.url == table
    while wait_for_turn(page, "fr"):
        lay_or_give(page, "fr", touch=True)
    told = result(page, "fr")
    told.get_by_role("link", name=say("fr", "daily-results")).click()
    rows = page.get_by_role("list", name=say("fr", "daily-results")).get_by_role("listitem")
    expect(rows.filter(has_text=say("fr", "you"))).to_have_count(1)
    expect(page.get_by_role("button", name=say("fr", "daily-practice"))).to_be_visible()
    axe(page)
    page.goto("/daily")
    card = page.get_by_role("article", name="Deserto")
    expect(card.get_by_role("button", name=say("fr", "my-table-look"))).to_be_visible()
    axe(page)
