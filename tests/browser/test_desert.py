"""Le Désert interdit at the table: every kind of act, and every end."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from serai.games.desert.rules import codes
from tests.browser.axe import axe
from tests.browser.desert import NAMES, act_for, card, do, last_turn, play_on, play_on_apart, record, say, seat, tile
from tests.browser.deserto import lines, wait_for_more
from tests.browser.devices import Desk, Device, Language, Theme
from tests.browser.house import House


def heard(page: Page, text: str) -> None:
    """The news say it; on the phone they are shown, elsewhere spoken."""
    expect(page.locator("[aria-live=polite][aria-atomic=true]").first).to_contain_text(text)


def test_two_phones_and_a_table_screen_play_a_turn_of_every_kind(desk: Desk, house: House) -> None:
    kept = record("busy-turn")
    step = last_turn(kept)
    code, links = play_on_apart(house, kept, step)
    ana = desk.open(links[0], "phone", "fr")
    ana.get_by_role("button", name=say("fr", "paused-go"), exact=True).click()
    expect(ana.locator("header .status")).to_have_text(say("fr", "your-turn"))
    bilal = desk.open(links[1], "phone", "en")
    screen = desk.open(f"/t/{code}?screen=table", "table", "en")
    phones = (ana, bilal)
    told = (
        "Ana gives Bilal 1 water.",
        "Bilal raises a Solar Shield.",
        "Ana removes one marker of sand from B1.",
        "Ana moves to A2.",
        "Ana excavates A2:",
        "Ana picks up the energy crystal.",
        "The storm comes: 2 cards.",
    )
    for (_, who, move), line in zip(kept["log"][step:], told, strict=False):
        do(phones[who], move, ("fr", "en")[who])
        heard(screen, line)
    expect(screen.get_by_text("Crystal: with the team.")).to_be_attached()
    for cards in (2, 1):  # card by card: in between everybody may act
        expect(ana.get_by_text(say("fr", "desert-due", cards=cards)).last).to_be_visible()
        do(ana, codes.REVEAL, "fr")
        heard(screen, "Storm card:")
    expect(bilal.locator("header .status")).to_have_text(say("en", "your-turn"))
    expect(screen.locator("header .status")).to_have_text(say("en", "turn-of", name="Bilal"))
    expect(screen.get_by_role("list", name=say("en", "desert-equipment"))).to_have_count(0)


@pytest.mark.parametrize(
    ("ending", "rule", "entries"),
    [("won", "DES-END-1", 3), ("thirst", "DES-END-2", 1), ("sand", "DES-END-3", 1), ("storm", "DES-END-4", 1)],
)
def test_a_prepared_game_comes_to_its_end(desk: Desk, house: House, ending: str, rule: str, entries: int) -> None:
    kept = record(ending)
    step = len(kept["log"]) - entries
    page = desk.open(play_on(house, kept, step)["link"], "laptop", "en")
    for _, who, move in kept["log"][step:]:
        act_for(page, NAMES[who])
        before = lines(page)
        do(page, move)
        wait_for_more(page, before)
    result = page.get_by_role("dialog", name=say("en", "result"))
    expect(result).to_contain_text(say("en", rule))


LOOKS: list[tuple[Device, Language, Theme]] = [("phone", "fr", "light"), ("laptop", "en", "dark")]


@pytest.mark.parametrize(("device", "language", "theme"), LOOKS, ids=["-".join(look) for look in LOOKS])
def test_axe_finds_nothing(desk: Desk, house: House, device: Device, language: Language, theme: Theme) -> None:
    kept = record("busy-turn")
    made = play_on(house, kept, last_turn(kept))
    page = desk.open(made["link"], device, language, theme)
    expect(page.locator("header .status")).to_have_text(say(language, "your-turn"))
    axe(page, "my turn")
    tile(page, 1, language).click()
    axe(page, "a tile")
    seat(page, "Bilal", language).click()
    axe(page, "an adventurer")
    act_for(page, "Bilal", language)
    card(page, "shield", language).click()
    axe(page, "a card, out of turn")
    page.get_by_role("button", name=re.compile(say(language, "desert-piles"))).click()
    axe(page, "the piles")
    screen = desk.open(f"/t/{made['code']}?screen=table", "table", language, theme)
    screen.get_by_role("list", name=say(language, "seats")).wait_for()
    axe(screen, "table screen")


def test_an_adventurer_can_be_chosen(desk: Desk) -> None:
    page = desk.open("/new/desert", "phone", "en")
    page.get_by_role("radio", name=say("en", "new-preset-own")).check()
    heroes = page.get_by_role("group", name=say("en", "option-adventurers"))
    heroes.get_by_label(say("en", "seat-number", seat=1)).select_option(say("en", "adventurer-climber"))
    page.get_by_label(say("en", "option-starter")).select_option("1")
    page.get_by_role("button", name=say("en", "new-start")).click()
    expect(page.get_by_text(say("en", "adventurer-climber")).last).to_be_visible()
    expect(page.locator("header .status")).to_have_text(say("en", "your-turn"))


def test_the_house_says_why_not(desk: Desk, house: House) -> None:
    kept = record("busy-turn")
    page = desk.open(play_on(house, kept, last_turn(kept))["link"], "phone", "en")
    expect(page.locator("header .status")).to_have_text(say("en", "your-turn"))
    for _ in range(2):  # a second tap wants to go there, and the strip says why not
        tile(page, 24).click(force=True)
    expect(page.get_by_text(say("en", "DES-MOVE-1"))).to_be_visible()


def test_a_step_by_keyboard_alone(desk: Desk, house: House) -> None:
    kept = record("busy-turn")
    page = desk.open(play_on(house, kept, last_turn(kept))["link"], "laptop", "en")
    tile(page, 0).focus()
    page.keyboard.press("ArrowDown")
    expect(tile(page, 5)).to_be_focused()
    page.keyboard.press("Enter")
    expect(tile(page, 5)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(tile(page, 5)).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")  # a second time: go there
    heard(page, "You move to A2.")
