"""The rules page: all rules of a game, in the reader's language, each at an address of its own."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from serai.core.words import typeset
from tests.browser.axe import axe
from tests.browser.devices import Desk, Language, Theme
from tests.browser.games import table
from tests.browser.house import ROOT, House
from tests.browser.words import say

RULE = re.compile(r"^([A-Z]{3}(?:-[A-Z0-9]+)+) = (.*)$", re.MULTILINE)


def catalogue(game: str, language: Language) -> str:
    """The words of a game, and after them those of its modules."""
    folder = ROOT / f"src/serai/games/{game}"
    paths = [folder / f"words/{language}.ftl", *sorted(folder.glob(f"modules/*/words/{language}.ftl"))]
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


@pytest.mark.parametrize("game", ["deserto", "temple"])
@pytest.mark.parametrize(("language", "theme"), [("fr", "light"), ("en", "dark")])
def test_every_rule_stands_there_under_its_heading(desk: Desk, language: Language, theme: Theme, game: str) -> None:
    source = catalogue(game, language)
    page = desk.open(f"/rules/{game}", "phone", language, theme)
    page.get_by_role("heading", name=say(language, "rules-code")).click()
    page.locator(".rule").first.wait_for()
    shown = dict(
        zip(page.locator(".rule dt").all_inner_texts(), page.locator(".rule dd").all_inner_texts(), strict=True)
    )
    assert shown == {rule: typeset(text.strip(), language) for rule, text in RULE.findall(source)}
    headings = page.locator("details").get_by_role("heading", level=3).all_inner_texts()
    written = [typeset(heading, language) for heading in re.findall(r"^## (.*)$", source, re.MULTILINE)]
    assert headings == [heading for heading in written if heading in headings]
    axe(page)


def test_a_booklet_comes_first_and_the_code_is_looked_up(desk: Desk) -> None:
    page = desk.open("/rules/temple", "phone")
    expect(page.get_by_role("heading", name="The aim")).to_be_visible()
    expect(page.get_by_role("link", name="Play", exact=True)).to_have_attribute("href", "/new/temple")
    expect(page.locator(".rule")).to_have_count(0)
    page.get_by_role("button", name="The exit").click()
    expect(page.get_by_role("dialog").get_by_text("ESC-ESC-1", exact=True)).to_be_visible()
    axe(page)
    page.keyboard.press("Escape")
    page.get_by_label("Read about").select_option("curses")
    expect(page.get_by_role("button", name="Cursed hand")).to_be_visible()
    page.get_by_role("heading", name="All rules by number").click()
    page.get_by_label("Find a word or a number").fill("cursed hand")
    expect(page.locator(".rule").first).to_contain_text("ESC-M1-HAND-1")
    axe(page)


def test_an_address_leads_to_its_rule(desk: Desk) -> None:
    page = desk.open("/rules/deserto#DST-PLACE-6")
    rule = page.locator("#DST-PLACE-6")
    expect(rule).to_be_in_viewport()
    expect(rule).to_be_focused()
    page.get_by_role("link", name="DST-END-1").click()
    expect(page.locator("#DST-END-1")).to_be_in_viewport()


def test_the_language_can_be_switched(desk: Desk) -> None:
    page = desk.open("/rules/deserto", language="en")
    expect(page.get_by_role("heading", name="A turn")).to_be_visible()
    page.get_by_role("radio", name="Français").check()
    expect(page.get_by_role("heading", name="A turn")).to_have_count(0)
    expect(page.locator("html")).to_have_attribute("lang", "fr")


def test_a_game_without_rules_says_so(desk: Desk) -> None:
    page = desk.open("/rules/nothing")
    expect(page.get_by_text("There are no rules of this game here.")).to_be_visible()


def test_the_drawer_of_a_table_leads_to_every_rule(desk: Desk, house: House) -> None:
    page = desk.open(table(house, "pb", level="beginner")["link"])
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("radio", name="Rules").check()
    link = page.get_by_role("link", name="DST-PLACE-6")
    expect(link).to_have_attribute("href", "/rules/deserto#DST-PLACE-6")
    with page.context.expect_page() as opened:
        link.click()
    expect(opened.value.locator("#DST-PLACE-6")).to_be_in_viewport()
