"""A module of Escape is fetched where it is in play; one that does not come says so, and is asked for again."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.devices import Desk
from tests.browser.games import table
from tests.browser.house import House
from tests.browser.words import say

MODULE = "**/assets/treasures-*.js"


def test_a_module_that_does_not_come_is_asked_for_again(desk: Desk, house: House) -> None:
    desk.expected = ("ERR_FAILED",)
    page = desk.open("/")
    page.route(MODULE, lambda route: route.abort())
    page.goto(table(house, "pp", game="temple", options={"treasures": True})["link"])
    expect(page.get_by_role("alert")).to_have_text(say("en", "loading-failed"))
    page.unroute(MODULE)
    page.get_by_role("button", name=say("en", "retry")).click()
    page.get_by_role("list", name=say("en", "seats")).wait_for()


def test_nobody_waits_for_a_module_that_is_not_in_play(desk: Desk, house: House) -> None:
    page = desk.open("/")
    page.route(MODULE, lambda route: route.abort())
    page.goto(table(house, "pp", game="temple", options={"curses": True})["link"])
    page.get_by_role("list", name=say("en", "seats")).wait_for()
