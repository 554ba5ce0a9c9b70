"""Cursed gems in the browser: who looks at a token sees it and nobody else does, until it is told."""

from __future__ import annotations

import re
from collections import Counter

from playwright.sync_api import Page, expect

from tests.browser.devices import HandDesk
from tests.browser.house import HandHouse
from tests.browser.temple import Script, act, room, steps, words
from tests.browser.test_temple import three

SEED = 30  # Bilal's gem belongs in the first opening room, and the dice lead both into it
EAST = 1


def lies(page: Page, word: str, jewel: str = "") -> None:
    """What the room to the east is said to hold."""
    said = words("en", word, jewel=jewel) if jewel else words("en", word)
    expect(room(page, EAST)).to_have_accessible_name(re.compile(re.escape(said)))


def spot(script: Script) -> str:
    """Where that room is, as people find it."""
    room = words("en", f"room-{script.rooms[EAST].name}")
    return words("en", "temple-spot", room=room, way=steps("east"))


def test_who_looks_sees_it_alone_until_it_is_told_and_the_gem_is_brought_home(
    hand_house: HandHouse, hand_desk: HandDesk
) -> None:
    script = Script(SEED, 2, jewels=True)
    for seat in range(2):
        script.go(seat, EAST)
        script.roll_for(seat, Counter({"key": 2}))
    jewel = words("en", f"jewel-{script.seen.parts.jewels.owned[1]}")
    secret = words("en", "temple-note-secret", jewel=jewel, spot=spot(script))
    ana, bilal, screen = three(hand_house, hand_desk, script)
    hand_desk.turn(1000)
    act(ana, "peek").tap()
    expect(ana.get_by_text(secret)).to_be_visible()
    spent = re.compile(f"Dice of Ana: .*{words('en', 'face-unrolled')}")
    expect(screen.get_by_role("img", name=spent)).to_be_attached()  # the screen has heard of it
    lies(screen, "temple-room-position")
    for page in (bilal, screen):
        expect(page.get_by_text(secret)).to_have_count(0)
        expect(page.get_by_text(re.compile(rf"position token in .*: {jewel}"))).to_have_count(0)
    hand_desk.turn(1000)
    act(ana, "tell").tap()
    lies(screen, "temple-room-jewel-told", jewel)
    expect(ana.get_by_text(secret)).to_have_count(0)
    expect(bilal.get_by_text(words("en", "temple-note-own", spot=spot(script)))).to_be_visible()
    act(bilal, "peek").tap()
    expect(screen.get_by_role("listitem").filter(has_text=words("en", "temple-jewels-left"))).to_contain_text("1")
    expect(room(screen, EAST)).not_to_have_accessible_name(re.compile(re.escape(jewel)))
