"""New characters in the browser: the Trickster's offer lies open before all, and whoever is asked takes it on another phone."""

from __future__ import annotations

import re
from collections import Counter

from playwright.sync_api import Locator, Page, expect

from serai.games.temple.modules.characters.moves import Choose
from tests.browser.devices import HandDesk
from tests.browser.house import HandHouse
from tests.browser.temple import APART, Script, act, dice, words
from tests.browser.test_temple import three

SEED = 3
LAPSE = 5_000


def offer(page: Page) -> Locator:
    return page.locator("[data-offer]")


def answer(page: Page, word: str) -> Locator:
    return offer(page).get_by_role("button", name=words("en", f"temple-{word}"), exact=True)


def keys(page: Page) -> Locator:
    return dice(page).and_(page.get_by_role("button", name=re.compile(f"^{words('en', 'face-key')}")))


def lay_and_offer(desk: HandDesk, page: Page) -> None:
    """A key for an adventurer."""
    desk.turn(APART)
    act(page, "lay-pair", name="Bilal").tap()
    give, take = words("en", "face-key"), words("en", "face-adventurer")
    page.get_by_role("button", name=words("en", "temple-pair", give=give, take=take), exact=True).tap()
    desk.turn(APART)
    act(page, "offer-swap").tap()


def test_a_swap_is_offered_missed_offered_again_and_taken(hand_house: HandHouse, hand_desk: HandDesk) -> None:
    script = Script(SEED, 2, characters="chosen", travellers=True)
    script.play(0, Choose("trickster", "permanent"))
    script.play(1, Choose("doc", "permanent"))
    script.roll_for(0, Counter({"key": 1}))
    script.roll_for(1, Counter({"adventurer": 1}))
    ana, bilal, screen = three(hand_house, hand_desk, script)
    before = script.shows(1)["key"]
    expect(keys(bilal)).to_have_count(before)
    lay_and_offer(hand_desk, ana)
    expect(answer(ana, "take-back")).to_be_visible()
    expect(answer(bilal, "no")).to_be_visible()
    expect(offer(screen)).to_contain_text(words("en", "temple-silence-no"))
    expect(offer(screen).get_by_role("button")).to_have_count(0)  # others only see it
    hand_desk.turn(LAPSE)
    expect(offer(bilal)).to_have_count(0)
    lay_and_offer(hand_desk, ana)
    answer(bilal, "yes").tap()
    expect(offer(ana)).to_have_count(0)
    expect(keys(bilal)).to_have_count(before + 1)
