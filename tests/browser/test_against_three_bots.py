"""Alone at the laptop: a person against three bots, from the first page to the result."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.deserto import play_legal, result
from tests.browser.devices import Desk
from tests.browser.games import at_once


@pytest.mark.slow
def test_a_person_finishes_a_game_against_three_bots(desk: Desk) -> None:
    page = desk.open("/", "laptop", "en")
    at_once(page)
    page.get_by_role("article", name="Deserto").get_by_role("link", name="New table").click()
    page.get_by_role("button", name="More: Number of players").click()
    page.get_by_label("Your name").fill("Inès")
    for seat in (2, 3, 4):
        page.get_by_role("group", name=f"Seat {seat}").get_by_label("Level").select_option("beginner")
    page.get_by_role("radio", name="Brisk").check()
    page.get_by_role("button", name="Start the game").click()
    assert play_legal(page) in (12, 13)
    expect(result(page)).to_contain_text("Inès")
    expect(result(page)).to_contain_text("The draw was fair")
    result(page).get_by_role("link", name="Watch the replay").click()
    expect(page.locator("header .status")).to_have_text("Step 0 of 50")


def test_one_tap_on_the_first_page_begins_a_game(desk: Desk) -> None:
    page = desk.open("/", "phone", "fr")
    page.get_by_role("article", name="Deserto").get_by_role("button", name="Jouer").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("list", name="Votre main").or_(page.locator("[data-place=hand]")).first).to_be_visible()
