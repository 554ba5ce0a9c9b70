"""Quests in the browser: the ghost is found, walks over the plan where it is pushed, and its quest is done."""

from __future__ import annotations

import re
from collections import Counter

from playwright.sync_api import expect

from tests.browser.devices import HandDesk
from tests.browser.house import HandHouse
from tests.browser.temple import Script, act, room, way, words
from tests.browser.test_temple import three

GHOST = 105  # the first room found is the ghost's, north of the start, and Ana soon shows two torches


def test_the_ghost_is_pushed_into_its_own_room(hand_house: HandHouse, hand_desk: HandDesk) -> None:
    script = Script(GHOST, 2, quests=3)
    script.discover(0)
    home = next(place for place, one in script.rooms.items() if one.name == "ghost")
    script.roll_for(0, Counter({"torch": 2}))
    ana, _, screen = three(hand_house, hand_desk, script)
    hand_desk.turn(1000)
    expect(room(screen, 0)).to_have_accessible_name(re.compile(words("en", "temple-room-ghost")))
    expect(room(screen, home)).to_have_accessible_name(re.compile(words("en", "temple-room-closed")))
    expect(screen.get_by_role("listitem").filter(has_text="quests to do")).to_contain_text("3")
    way(ana, "north").tap(force=True)  # a door for the ghost alone: it says so
    expect(ana.get_by_text(words("en", "ESC-M5-GHOST-4")).first).to_be_attached()
    act(ana, "push-ghost", side="north").tap()
    expect(screen.locator("[data-ghost]")).to_have_attribute("data-ghost", str(home))
    expect(room(screen, home)).to_have_accessible_name(re.compile(words("en", "temple-quest-done")))
    expect(screen.get_by_role("listitem").filter(has_text="quests to do")).to_contain_text("2")
