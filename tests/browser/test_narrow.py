"""Phones are narrow: nothing may widen the page, and the board keeps the room it needs."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser import desert
from tests.browser.devices import Desk
from tests.browser.games import table
from tests.browser.house import House
from tests.browser.test_sizes import GAMES
from tests.browser.words import say

THREE_CARDS = 73  # a step of the record at which the first seat holds three kinds of equipment
SMALL = {"width": 360, "height": 640}


def keeps_its_width(page: Page) -> None:
    """Nothing is to be found by scrolling sideways."""
    page.wait_for_function("() => document.documentElement.scrollWidth <= document.documentElement.clientWidth")


@pytest.mark.parametrize("game", GAMES)
def test_the_options_of_a_game_fit_a_phone(desk: Desk, game: str) -> None:
    page = desk.open(f"/new/{game}?own", "phone", "fr")  # also where a way through levels stands before the options
    page.get_by_role("radio", name=say("fr", "new-preset-own")).check()
    expect(page.get_by_role("radio", name=say("fr", "new-preset-own"))).to_be_checked()
    keeps_its_width(page)


def test_a_hand_full_of_equipment_fits_a_phone(desk: Desk, house: House) -> None:
    made = desert.play_on(house, desert.record("storm"), THREE_CARDS)
    page = desk.open(made["link"], "phone", "fr")
    desert.act_for(page, desert.NAMES[0], "fr")
    kit = page.get_by_role("list", name=desert.say("fr", "desert-equipment")).get_by_role("button")
    expect(kit).to_have_count(3)
    for card in kit.all():
        expect(card).to_be_in_viewport(ratio=1)
    keeps_its_width(page)


@pytest.mark.parametrize("game", ["deserto", "quicksand", "trucks"])
def test_seats_stand_side_by_side_on_a_small_phone(desk: Desk, house: House, game: str) -> None:
    page = desk.open("/", "phone", "fr")
    page.set_viewport_size(SMALL)  # type: ignore[arg-type]
    page.goto(table(house, "pbb", game=game)["link"])
    seats = page.get_by_role("list", name=say("fr", "seats")).get_by_role("listitem")
    expect(seats).to_have_count(3)
    page.wait_for_function(
        """(name) => {
          const seats = [...document.querySelectorAll(`[aria-label="${name}"] > li`)];
          const tops = seats.map((seat) => seat.getBoundingClientRect().top);
          return tops.length === 3 && new Set(tops).size === 1;
        }""",
        arg=say("fr", "seats"),
    )
