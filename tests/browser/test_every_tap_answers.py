"""What is not possible now shakes, and the strip says why: on all five boards."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.devices import HandDesk
from tests.browser.house import HandHouse
from tests.stage.scenes import SCENES, Visit, come

# What is tapped, and when: a card out of turn, the end of somebody else's turn, a wall, a timer without a joker.
TAPS = {
    "desert": ("another's turn", "[data-act=not-yet]"),
    "deserto": ("another's turn", "[data-place=hand-0]"),
    "trucks": ("another's turn", "[data-place=hand-0]"),
    "temple": ("own turn", "[data-act^=way][aria-disabled=true]"),
    "quicksand": ("own turn", "[data-timer]"),
}
WATCH = """() => {
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) { window.shaken = this; return animate.apply(this, how); };
}"""


@pytest.mark.parametrize("game", TAPS)
def test_what_is_not_possible_shakes_and_says_why(browser: Browser, hand_house: HandHouse, game: str) -> None:
    name, tapped = TAPS[game]
    scene = next(scene for scene in SCENES if scene.name == name)
    desk = HandDesk(browser, hand_house)
    try:
        page = come(Visit(hand_house, game), desk, scene, "phone", "en")
        said = page.locator("[data-stage=voice]").get_by_role("alert")
        expect(said).to_have_count(0)
        page.evaluate(WATCH)
        page.locator(tapped).first.tap(force=True)  # `aria-disabled` is no bar to a finger
        expect(said).to_contain_text(".")
        assert page.evaluate("([one]) => window.shaken === document.querySelector(one)", [tapped])
    finally:
        desk.close()
    desk.check()
