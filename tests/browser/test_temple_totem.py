"""The totem in the browser: masks are stacked one by one before everybody's eyes, and wake a gem; or the tower falls."""

from __future__ import annotations

import re
from collections import Counter

from playwright.sync_api import Page, expect

from serai.games.temple.modules.totem.moves import Stack
from tests.browser.devices import HandDesk
from tests.browser.house import HandHouse
from tests.browser.temple import Script, act, dice, room, words
from tests.browser.test_temple import three

# Seeds: the first room that is discovered is the totem's, five masks come soon; five dice hold, or the fifth brings all down.
STANDS = 28
FALLS = 499
TOTEM = 3  # the place of that room
FIVE = 5


def with_five_masks(seed: int) -> Script:
    """Ana stands before the totem, and Bilal at the start."""
    script = Script(seed, 2, totem=True)
    script.discover(0)
    script.go(0, TOTEM)
    while script.shows(0)["black"] + script.shows(0)["gold"] < FIVE:
        script.roll(0, Counter({"gold": FIVE}))
    return script


def stack(script: Script, number: int) -> None:
    """Black masks first."""
    for _ in range(number):
        script.play(0, Stack("black" if script.may(0, Stack("black")) else "gold"))


def height(page: Page, number: int) -> None:
    said = words("en", "temple-totem-height", height=number)
    expect(room(page, TOTEM)).to_have_accessible_name(re.compile(re.escape(said)))


def test_five_masks_are_stacked_and_wake_a_gem(hand_house: HandHouse, hand_desk: HandDesk) -> None:
    script = with_five_masks(STANDS)
    stack(script, 3)
    ana, bilal, screen = three(hand_house, hand_desk, script)
    expect(act(bilal, "stack", face="")).to_have_count(0)
    for number in (4, FIVE):
        hand_desk.turn(1000)
        act(ana, "stack", face=words("en", "face-gold")).tap()
        height(screen, number)
    expect(dice(ana)).to_have_count(0)
    hand_desk.turn(1000)
    act(ana, "call-totem", gems=1, height=FIVE).tap()
    expect(room(screen, TOTEM)).to_have_accessible_name(re.compile("One gem shines here"))
    expect(dice(ana)).to_have_count(FIVE)


def test_the_odds_are_told_to_who_asks_and_the_tower_falls(hand_house: HandHouse, hand_desk: HandDesk) -> None:
    script = with_five_masks(FALLS)
    stack(script, 4)
    ana, _, screen = three(hand_house, hand_desk, script)
    hand_desk.turn(1000)
    height(screen, 4)
    odds = ana.get_by_text(words("en", "temple-totem-odds", stays=91, slips=7, falls=2))
    expect(odds).to_have_count(0)
    ana.get_by_role("button", name=words("en", "temple-totem-ask")).tap()
    expect(odds).to_be_visible()
    act(ana, "stack", face=words("en", "face-gold")).tap()
    height(screen, 0)
    expect(dice(ana)).to_have_count(FIVE)
