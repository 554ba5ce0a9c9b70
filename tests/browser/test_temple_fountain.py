"""The Fountain in the browser: two gold masks bring a lost die back."""

from __future__ import annotations

from collections import Counter

from playwright.sync_api import expect

from tests.browser.devices import HandDesk
from tests.browser.house import HandHouse
from tests.browser.temple import Script, act, dice
from tests.browser.test_temple import SLAM, three

SEED = 14  # the first opening room is the Fountain, and the dice lead into it


def test_who_lost_a_die_at_the_slam_drinks_and_has_five_again(hand_house: HandHouse, hand_desk: HandDesk) -> None:
    script = Script(SEED, 2, fountain=True)
    script.go(0, 1)
    script.match.until(SLAM + 5_000)  # by then the die is lost
    script.roll_for(0, Counter({"gold": 2}))
    ana, bilal, _ = three(hand_house, hand_desk, script)
    hand_desk.turn(1000)
    expect(dice(ana)).to_have_count(4)
    expect(act(bilal, "drink")).to_have_count(0)
    act(ana, "drink").tap()
    expect(dice(ana)).to_have_count(5)
    expect(act(ana, "drink")).to_have_count(0)
