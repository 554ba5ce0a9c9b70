"""A house whose clock the test turns: time passes there when the test says so, and on the devices with it."""

from __future__ import annotations

from tests.browser.devices import HandDesk
from tests.browser.house import HandHouse


def test_time_passes_only_when_it_is_turned(hand_house: HandHouse, hand_desk: HandDesk) -> None:
    before = hand_house.turn(0)
    page = hand_desk.open("/")
    assert page.evaluate("Date.now()") == before == hand_house.turn(0)
    hand_desk.turn(1234)
    assert page.evaluate("Date.now()") == before + 1234 == hand_house.turn(0)
