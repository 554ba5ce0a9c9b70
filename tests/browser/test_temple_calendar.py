"""The calendar in the browser: two rooms are tapped, their days change places, and a day that has come wakes gems."""

from __future__ import annotations

import re
from collections import Counter

from playwright.sync_api import Page, expect

from tests.browser.devices import HandDesk
from tests.browser.house import HandHouse
from tests.browser.temple import NAMES, Script, act, begin, look_as, room, stage, steps, words

SEED = 301  # gear and sun lie to the east and west, and the first room that is found is that of the calendar
EAST, WEST = 1, 2


def has_day(page: Page, place: int, day: str, word: str = "temple-room-day") -> None:
    said = words("en", word, day=words("en", f"day-{day}"))
    expect(room(page, place)).to_have_accessible_name(re.compile(re.escape(said)))


def test_two_days_are_swapped_by_tapping_their_rooms(hand_house: HandHouse, hand_desk: HandDesk) -> None:
    script = Script(SEED, 2, calendar="eternal")
    script.discover(0)
    script.go(0, next(place for place, one in script.rooms.items() if one.name == "calendar"))
    script.roll_for(0, Counter({"key": 3}))
    made = stage(hand_house, script)
    ana, bilal = (hand_desk.open(made["link"], "phone") for _ in NAMES)
    begin(hand_desk, ana, bilal)
    look_as(bilal, "Bilal")
    hand_desk.turn(1000)
    has_day(bilal, EAST, "gear")
    track = bilal.get_by_role("button", name=re.compile("Next day: sun"))
    expect(track).to_be_visible()
    act(ana, "swap-days").tap()
    east = ana.get_by_role("button", name=re.compile(steps("east"))).first  # on the plan; in the list, too
    east.tap()
    expect(east).to_have_attribute("aria-pressed", "true")
    ana.get_by_role("region", name=words("en", "temple-swap-days-second")).get_by_role(
        "button", name=re.compile(steps("west"))
    ).tap()
    has_day(bilal, EAST, "sun", "temple-room-day-now")
    has_day(bilal, WEST, "gear")
    expect(act(ana, "swap-days")).to_have_count(0)
