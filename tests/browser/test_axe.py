"""Accessibility of every page and state of the hall and the table, in both languages and both themes."""

from __future__ import annotations

from collections import Counter

import pytest
from playwright.sync_api import Page, expect

from tests.browser import temple
from tests.browser.axe import axe
from tests.browser.deserto import hand, lay_or_give, result, wait_for_turn
from tests.browser.devices import Desk, Device, HandDesk, Language, Theme
from tests.browser.games import bots_only, table
from tests.browser.house import HandHouse, House
from tests.browser.words import say

LOOKS: list[tuple[Device, Language, Theme]] = [
    ("phone", "fr", "light"),
    ("laptop", "en", "dark"),
]  # each device, language and theme; boards in more pairs of them: test_stage.py
looks = pytest.mark.parametrize(("device", "language", "theme"), LOOKS, ids=["-".join(look) for look in LOOKS])


@looks
def test_before_the_game(desk: Desk, house: House, device: Device, language: Language, theme: Theme) -> None:
    desk.expected = ("404 (Not Found)",)
    page = desk.open("/", device, language, theme)
    axe(page, "hall")
    page.goto("/new/deserto")
    for manner in ("manner-bots", "manner-devices", "manner-screen", "manner-pass"):
        page.get_by_role("radio", name=say(language, manner)).check()
        axe(page, manner)
    page.get_by_role("radio", name=say(language, "new-preset-own")).check()
    axe(page, "own options")
    page.goto("/new/temple")
    page.get_by_role("radio", name=say(language, "new-preset-own")).wait_for()
    axe(page, "presets as cards")
    page.get_by_role("radio", name=say(language, "new-preset-own")).check()
    page.get_by_role("switch", name=say(language, "option-extras-name", "temple")).check()
    axe(page, "modules")
    for path in ("/join", "/nowhere", "/t/NOBODY"):
        page.goto(path)
        page.get_by_role("heading", level=1).wait_for()
        axe(page, path)
    made = table(house, "poo")
    page.goto(f"/t/{made['code']}")
    page.get_by_role("button", name=say(language, "join-sit")).wait_for()
    axe(page, "coming in")
    page.goto(made["link"])
    page.get_by_role("button", name=say(language, "waiting-start-bots")).wait_for()
    axe(page, "waiting room")
    page.goto(f"/t/{made['code']}?screen=table")
    page.get_by_role("link", name=say(language, "screen-leave")).wait_for()
    axe(page, "waiting room on the table screen")


def open_menu(page: Page, language: Language, tab: str) -> None:
    page.get_by_role("radio", name=say(language, tab), exact=True).check()
    axe(page, tab)


@looks
def test_at_the_table(desk: Desk, house: House, device: Device, language: Language, theme: Theme) -> None:
    made = table(house, "pb", level="beginner")
    page = desk.open(made["link"], device, language, theme)
    assert wait_for_turn(page, language)
    axe(page, "my turn")
    for place in range(3):
        hand(page, language).nth(place).click()
        axe(page, f"card {place}")
    page.locator(".actions").get_by_role("button").last.click()
    axe(page, "giving")
    page.keyboard.press("Escape")
    page.get_by_role("button", name=say(language, "menu"), exact=True).click()
    for tab in ("menu-log", "menu-chat", "menu-rules", "menu-table", "menu-settings"):
        open_menu(page, language, tab)
    page.keyboard.press("Escape")
    page.get_by_role("button", name=say(language, "hint"), exact=True).click()
    page.locator(".strip .said").first.wait_for()
    axe(page, "a hint")
    page.reload()  # opens the fingers again
    assert wait_for_turn(page, language)
    lay_or_give(page, language, touch=device == "phone")
    screen = desk.open(f"/t/{made['code']}?screen=table", "table", language, theme)
    screen.get_by_role("list", name=say(language, "seats")).wait_for()
    axe(screen, "table screen")


@looks
def test_covered_paused_and_over(desk: Desk, house: House, device: Device, language: Language, theme: Theme) -> None:
    shared = table(house, "pp")
    page = desk.open(shared["link"], device, language, theme)
    page.get_by_role("heading", level=1).wait_for()
    page.locator("main").get_by_role("button").first.wait_for()
    axe(page, "covered")
    made = table(house, "pb", level="beginner")
    page.goto(made["link"])
    assert wait_for_turn(page, language)
    page.get_by_role("button", name=say(language, "menu"), exact=True).click()
    page.get_by_role("radio", name=say(language, "menu-table"), exact=True).check()
    page.get_by_role("button", name=say(language, "pause")).click()
    expect(page.get_by_text(say(language, "paused-about")).filter(visible=True).first).to_be_visible()
    axe(page, "paused")
    page.goto(f"/t/{bots_only(house, 2)}")
    page.get_by_role("textbox").first.fill("Ugo")
    page.get_by_role("button", name=say(language, "watch")).click()
    expect(result(page, language)).to_be_visible()
    axe(page, "result")
    result(page, language).locator("summary").first.click()
    axe(page, "result with its proof")


@looks
def test_in_the_temple(
    hand_desk: HandDesk, hand_house: HandHouse, device: Device, language: Language, theme: Theme
) -> None:
    script = temple.Script(1, 2, curses=True, treasures=True)
    script.roll(0, Counter())
    script.discover(1)
    made = temple.stage(hand_house, script)
    page = hand_desk.open(made["link"], device, language, theme)
    page.get_by_role("button", name=say(language, "ready-me")).wait_for()
    axe(page, "before the start")
    temple.begin(hand_desk, page, language=language)
    expect(temple.dice(page, language).first).to_be_visible()
    hand_desk.turn(1000)
    axe(page, "in the temple")
    page.keyboard.press("1")
    page.keyboard.press("m")
    axe(page, "the whole temple")
    hand_desk.turn(180_000 - script.now)
    expect(page.get_by_text(temple.words(language, "temple-shown-gong", number=1))).to_be_visible()
    axe(page, "a gong")
    screen = hand_desk.open(f"/t/{made['code']}?screen=table", "table", language, theme)
    expect(temple.room(screen, 0, language)).to_be_visible()
    axe(screen, "table screen")
    expect(page.get_by_role("group", name=temple.words(language, "temple-plan"), exact=True)).to_have_count(0)
    axe(page, "beside a table screen")
