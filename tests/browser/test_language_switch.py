"""Each reader in their own language, also after a change of mind in mid-game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.deserto import lay_or_give, wait_for_turn
from tests.browser.devices import Desk
from tests.browser.games import table
from tests.browser.house import House


def test_the_log_changes_its_language_in_mid_game(desk: Desk, house: House) -> None:
    made = table(house, "pb", level="beginner")
    page = desk.open(made["link"], "laptop", "en")
    for _ in range(2):
        assert wait_for_turn(page)
        lay_or_give(page)
    assert wait_for_turn(page)
    log = page.locator(".log ol li")
    english = log.all_inner_texts()
    assert all(re.search(r"\b(lay|lays|win|wins|draw|draws|give|gives)\b|viziers", line) for line in english)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("radio", name="Settings").check()
    page.get_by_role("radio", name="Français").check()
    page.get_by_role("button", name="Fermer").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator("header .status")).to_have_text("À vous de jouer")
    french = log.all_inner_texts()
    assert len(french) == len(english)
    assert not set(french) & set(english)
    assert all(re.search(r"\b(pose|posez|gagne|gagnez|pioche|piochez|donne|donnez)\b|vizirs", line) for line in french)
    lay_or_give(page, "fr")
    page.reload()
    assert wait_for_turn(page, "fr")


@pytest.mark.parametrize("path", ["/", "/new/temple", "/rules/temple"])
def test_no_french_line_breaks_before_the_marks_that_a_space_sets_off(desk: Desk, path: str) -> None:
    page = desk.open(path, "phone", "fr")
    page.get_by_text(re.compile("[\u00a0\u202f][:;!?»]")).first.wait_for()
    assert re.findall(r".*(?: [;!?:»]|« ).*", page.locator("body").inner_text()) == []
