"""The Pit in the browser: five black masks wake two gems, and stay where they are."""

from __future__ import annotations

import re
from collections import Counter

from playwright.sync_api import expect

from tests.browser.devices import HandDesk
from tests.browser.house import HandHouse
from tests.browser.temple import Script, act, dice, room
from tests.browser.test_temple import three

SEED = 14  # the first opening room is the Pit, and the dice lead into it
FIVE = 5


def test_five_black_masks_wake_two_gems(hand_house: HandHouse, hand_desk: HandDesk) -> None:
    script = Script(SEED, 2, pit=True)
    script.go(0, 1)
    while script.shows(0)["black"] < FIVE:
        script.roll(0, Counter())
    ana, bilal, screen = three(hand_house, hand_desk, script)
    hand_desk.turn(1000)
    expect(act(bilal, "activate", gems=2)).to_have_count(0)
    act(ana, "activate", gems=2).tap()
    expect(room(screen, 1)).to_have_accessible_name(re.compile("2 gems shine here"))
    locked = dice(ana).and_(ana.get_by_role("button", name=re.compile("locked")))
    expect(locked).to_have_count(FIVE)
