"""Characters in the browser: chosen on two phones before it begins, a power in sight, used, and seen turned down."""

from __future__ import annotations

import re
from collections import Counter

from playwright.sync_api import Locator, Page, expect

from serai.games.temple.modules.characters.moves import Choose
from tests.browser.devices import HandDesk
from tests.browser.house import HandHouse
from tests.browser.temple import APART, NAMES, Script, act, begin, stage, words
from tests.browser.test_knowledge import hold
from tests.browser.test_temple import three

SEED = 1


def before_it_begins(house: HandHouse, desk: HandDesk) -> tuple[Page, Page, Page]:
    """Two phones and the table screen; nobody has dice yet, so seats are changed by their names."""
    made = stage(house, Script(SEED, 2, characters="chosen"))
    screen = desk.open(f"/t/{made['code']}?screen=table", "table")
    ana, bilal = (desk.open(made["link"], "phone") for _ in NAMES)
    begin(desk, ana, bilal)
    bilal.get_by_role("button", name=words("en", "temple-look", name="Bilal")).tap()
    return ana, bilal, screen


def portrait(page: Page, hero: str) -> Locator:
    return page.locator(f"button[data-thing='tile:hero-{hero}']")


def tile(page: Page, hero: str, power: str) -> Locator:
    portrait(page, hero).tap()
    return page.locator(f"[data-act=choose-{hero}-{power}]")


def own_power(page: Page) -> Locator:
    return page.locator("[data-power]")


def test_a_character_is_taken_once_and_changed_until_all_have_chosen(
    hand_house: HandHouse, hand_desk: HandDesk
) -> None:
    ana, bilal, screen = before_it_begins(hand_house, hand_desk)
    tile(ana, "doc", "permanent").tap()
    expect(portrait(screen, "doc")).to_have_accessible_name(re.compile("Ana"))
    expect(tile(bilal, "doc", "activable")).to_be_disabled()  # taken is taken
    hand_desk.turn(APART)
    tile(ana, "mechanic", "activable").tap()
    expect(portrait(screen, "mechanic")).to_have_accessible_name(re.compile("Ana"))
    expect(portrait(screen, "doc")).not_to_have_accessible_name(re.compile("Ana"))
    tile(bilal, "doc", "permanent").tap()  # the last one: it begins
    expect(portrait(screen, "doc")).to_have_count(0)
    expect(own_power(ana)).to_contain_text(words("en", "temple-mechanic-activable"))
    expect(own_power(bilal)).to_contain_text(words("en", "temple-doc-permanent"))
    expect(own_power(screen)).to_have_count(2)


def test_a_long_press_on_a_portrait_tells_both_powers_and_chooses_nothing(
    hand_house: HandHouse, hand_desk: HandDesk
) -> None:
    ana, _, _ = before_it_begins(hand_house, hand_desk)
    for where in (portrait(ana, "doc"), tile(ana, "doc", "activable")):
        hold(ana, where)
        sheet = ana.get_by_role("dialog")
        expect(sheet).to_contain_text(words("en", "temple-doc-permanent"))
        expect(sheet).to_contain_text(words("en", "temple-doc-activable"))
        ana.keyboard.press("Escape")
        expect(sheet).to_be_hidden()
    expect(portrait(ana, "doc")).not_to_have_accessible_name(re.compile("Ana"))


def test_who_uses_an_activable_power_sees_it_turned_down(hand_house: HandHouse, hand_desk: HandDesk) -> None:
    script = Script(SEED, 2, characters="chosen")
    script.play(0, Choose("mechanic", "activable"))
    script.play(1, Choose("doc", "permanent"))
    script.roll_for(0, Counter({"torch": 2}))
    ana, bilal, screen = three(hand_house, hand_desk, script)
    hand_desk.turn(1000)
    expect(own_power(ana)).to_have_attribute("data-power", "activable")
    act(ana, "turn-1").tap()
    ana.get_by_role("region", name=words("en", "temple-turn-1")).get_by_role("listitem").first.tap()
    expect(own_power(ana)).to_contain_text(words("en", "temple-is-down"))
    expect(act(ana, "power-down")).to_be_visible()
    expect(screen.locator("[data-power=down]")).to_have_count(1)
    expect(own_power(bilal)).to_have_attribute("data-power", "permanent")
