"""Connected rooms in the browser, by a clock that the test turns: two adventurers apart, and one moment for both."""

from __future__ import annotations

import re
from collections import Counter

from playwright.sync_api import expect

from tests.browser.devices import HandDesk
from tests.browser.house import HandHouse
from tests.browser.temple import NAMES, Script, act, begin, look_as, room, stage, words

BOTH_CONNECTED = 735  # a seed: the rooms on both sides of the start are connected


def two_apart() -> Script:
    """Ana in the room to the east, Bilal in that to the west, and each shows what it asks for."""
    script = Script(BOTH_CONNECTED, 2, chambers=True)
    script.enter(0, "east")
    script.enter(1, "west")
    for seat in (0, 1):
        script.roll_for(seat, Counter(script.room(seat).prizes[0].symbols))
    return script


def test_two_connected_rooms_are_activated_at_the_same_moment(hand_house: HandHouse, hand_desk: HandDesk) -> None:
    script = two_apart()
    made = stage(hand_house, script)
    ana, bilal = (hand_desk.open(made["link"], "phone") for _ in NAMES)
    begin(hand_desk, ana, bilal)
    for phone, name in zip((ana, bilal), NAMES, strict=True):
        look_as(phone, name)
    hand_desk.turn(1000)
    asked = script.room(0).prizes[0].symbols[0]
    act(bilal, "connect").tap(force=True)  # not yet: it says what is missing, and where
    expect(bilal.get_by_text(re.compile(f"3 × {words('en', f'face-{asked}')} missing")).first).to_be_visible()
    act(ana, "pledge", number=script.shows(0)[asked]).tap()
    expect(room(bilal, 2)).to_have_accessible_name(re.compile(f": {words('en', 'temple-link-ready')}"))
    act(bilal, "connect").tap()
    for place in (1, 2):
        expect(room(ana, place)).to_have_accessible_name(re.compile("One gem shines here"))
    expect(act(ana, "connect")).to_have_count(0)
