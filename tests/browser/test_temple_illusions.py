"""Illusion rooms in the browser: when the doors slam the room is gone, and who stood there is in the start."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.devices import HandDesk
from tests.browser.house import HandHouse
from tests.browser.temple import Script, room, words
from tests.browser.test_temple import SLAM, three

SEED = 2  # the first opening room is an illusion, and the dice lead into it


def test_an_illusion_dissolves_and_its_guest_wakes_up_in_the_start(hand_house: HandHouse, hand_desk: HandDesk) -> None:
    script = Script(SEED, 2, illusions=True)
    script.go(0, 1)
    ana, _, screen = three(hand_house, hand_desk, script)
    said = re.escape(words("en", "temple-room-illusion"))
    expect(room(screen, 1)).to_have_accessible_name(re.compile(said + ".*Here: Ana"))
    hand_desk.turn(SLAM - script.now)
    expect(room(screen, 1)).to_have_count(0)
    expect(room(screen, 0)).to_have_accessible_name(re.compile("Here: Ana, Bilal"))
    expect(ana.get_by_role("region", name=words("en", "temple-demand-give-up"))).to_be_visible()
    expect(ana.get_by_text("The room around you was an illusion").first).to_be_attached()
