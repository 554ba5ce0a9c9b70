"""The Labyrinth and the new quest rooms in the browser: gears shift a line of rooms, and a snake is driven out."""

from __future__ import annotations

import re
from collections import Counter

from playwright.sync_api import expect

from tests.browser.devices import HandDesk
from tests.browser.house import HandHouse
from tests.browser.temple import Script, act, room, words
from tests.browser.test_temple import three

GEARS = 28  # seeds: the first room to be discovered is the gear room, and the snake pit
SNAKES = 21
FOUND = 3  # the place of the first room that is discovered


def test_gears_shift_a_line_of_rooms_with_all_that_is_in_them(hand_house: HandHouse, hand_desk: HandDesk) -> None:
    script = Script(GEARS, 2, labyrinth=True)
    script.discover(0)
    script.go(0, FOUND)
    script.roll_for(0, Counter({"torch": 2}))
    ana, _, screen = three(hand_house, hand_desk, script)
    hand_desk.turn(1000)
    expect(room(screen, FOUND)).to_have_attribute("data-at", "0 -1")
    act(ana, "shift").tap()
    ana.get_by_role("button", name=words("en", "temple-line-row", where="own", steps=0, side="east")).tap()
    expect(room(screen, FOUND)).to_have_attribute("data-at", "1 -1")
    expect(room(screen, FOUND)).to_have_accessible_name(re.compile("Here: Ana"))


def test_a_snake_comes_to_each_other_adventurer_and_is_driven_out(hand_house: HandHouse, hand_desk: HandDesk) -> None:
    script = Script(SNAKES, 2, quests=3, trials=True)
    script.discover(0)
    script.roll_for(1, Counter({"torch": 2}))
    _, bilal, screen = three(hand_house, hand_desk, script)
    hand_desk.turn(1000)
    snake = re.compile(re.escape(words("en", "temple-room-snake", snakes=1)))
    expect(room(screen, 0)).to_have_accessible_name(snake)
    act(bilal, "strike").tap()
    expect(room(screen, 0)).not_to_have_accessible_name(snake)
