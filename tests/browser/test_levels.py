"""A level of bots is chosen by its name, and a sentence says how well such a bot plays what is chosen."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.devices import Desk, Language
from tests.browser.words import say

LEVELS = ("beginner", "skilled", "expert", "master")
DUELS: dict[str, Any] = {
    "preset": "standard",
    "options": {},
    "won": {"skilled": [78, 62, None], "master": [95, None, None]},
}
TEAMS: dict[str, Any] = {
    "preset": "normal",
    "options": {"difficulty": "normal"},
    "won": {"beginner": [None, 12, None, None], "master": [None, 43, None, None]},
}


def measured(page: Page, game: str, strength: dict[str, Any]) -> None:
    """Lets the house tell other figures than those of today."""

    def tell(route: Route) -> None:
        games = route.fetch().json()
        route.fulfill(json=[{**one, "strengths": [strength]} if one["name"] == game else one for one in games])

    page.route("**/api/games*", tell)
    page.goto(f"/new/{game}")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_is_told_of_a_rival_follows_level_and_number_of_players(desk: Desk, language: Language) -> None:
    page = desk.open("/", "phone", language)
    measured(page, "deserto", DUELS)
    seat = page.get_by_role("group", name=say(language, "seat-number", seat=2))
    level = seat.get_by_label(say(language, "seat-level"))
    expect(level.locator("option")).to_have_text([say(language, f"level-{one}") for one in LEVELS])
    below, above = say(language, "level-beginner"), say(language, "level-skilled")
    expect(seat).to_contain_text(say(language, "strength-alone", tens=6, rivals=2, other=below))
    page.get_by_role("button", name=say(language, "less", what=say(language, "new-players"))).click()
    expect(seat).to_contain_text(say(language, "strength-duel", tens=8, other=below))
    level.select_option("beginner")
    expect(seat).to_contain_text(say(language, "strength-duel", tens=2, other=above))
    level.select_option("expert")  # of which nothing was measured
    expect(seat).to_contain_text(say(language, "level-expert-about"))


def test_what_is_told_of_a_team_follows_the_difficulty(desk: Desk) -> None:
    page = desk.open("/", "laptop")
    measured(page, "desert", TEAMS)
    seat = page.get_by_role("group", name=say("en", "seat-number", seat=2))
    seat.get_by_label(say("en", "seat-level")).select_option("master")
    expect(seat).to_contain_text(say("en", "level-master-about"))  # on Novice, with which the form begins
    normal = say("en", "preset-normal", "desert")
    page.get_by_role("radio", name=normal).check()
    expect(seat).to_contain_text(say("en", "strength-team", tens=4, choice=say("en", "strength-preset", name=normal)))
