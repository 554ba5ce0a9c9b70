"""Trap rooms in the browser, by a clock that the test turns: who discovers one is caught before everybody's eyes."""

from __future__ import annotations

import re
from collections import Counter

from playwright.sync_api import Page, expect

from tests.browser.devices import HandDesk
from tests.browser.house import HandHouse
from tests.browser.temple import NAMES, Script, act, begin, look_as, room, stage, way, words

# Seeds whose first room to be discovered is a trap, with dice for what follows.
ABYSS = 9  # of torches
PLATFORM = 31
FOUND = 3  # the place of the first room that is discovered


def phones(house: HandHouse, desk: HandDesk, script: Script) -> list[Page]:
    """Ana's and Bilal's, when the count is over."""
    link = stage(house, script)["link"]
    pages = [desk.open(link, "phone") for _ in NAMES]
    begin(desk, *pages)
    for page, name in zip(pages, NAMES, strict=True):
        look_as(page, name)
    desk.turn(1000)
    return pages


def test_who_hangs_in_the_abyss_is_visited_for_nothing_and_climbs_out(
    hand_house: HandHouse, hand_desk: HandDesk
) -> None:
    script = Script(ABYSS, 2, traps=4)
    script.roll_for(0, Counter({"adventurer": 2, "torch": 3}))
    ana, bilal = phones(hand_house, hand_desk, script)
    way(ana, "north").tap()
    hanging = re.compile(words("en", "temple-room-rope"))
    expect(room(bilal, FOUND)).to_have_accessible_name(hanging)
    expect(way(bilal, "north")).to_have_accessible_name(re.compile(words("en", "temple-costs-nothing")))
    way(bilal, "north").tap()
    expect(room(ana, FOUND)).to_have_accessible_name(re.compile("Here: Ana, Bilal"))
    hand_desk.turn(1000)
    way(ana, "south").tap(force=True)  # it says why it is barred
    expect(ana.get_by_text(words("en", "temple-why-hangs", cost="3 × torch"))).to_be_visible()
    act(ana, "climb").tap()
    expect(room(bilal, FOUND)).not_to_have_accessible_name(hanging)


def test_the_platform_is_carried_round_the_temple_with_who_found_it(hand_house: HandHouse, hand_desk: HandDesk) -> None:
    script = Script(PLATFORM, 2, traps=4)
    script.roll_for(0, Counter({"adventurer": 2}))
    ana, bilal = phones(hand_house, hand_desk, script)
    way(ana, "north").tap()
    for page in (ana, bilal):
        expect(page.locator(".trails polyline").first).to_be_attached()
        expect(room(page, FOUND)).to_have_accessible_name(re.compile("Here: Ana"))
        expect(room(page, FOUND)).to_have_attribute("data-at", "1 -1")
