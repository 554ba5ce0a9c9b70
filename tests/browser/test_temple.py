"""Escape in the browser, by a clock that the test turns: two phones and a table screen, from the first room to either end."""

from __future__ import annotations

import re
from collections import Counter

from playwright.sync_api import Page, expect

from tests.browser.devices import HandDesk
from tests.browser.house import HandHouse
from tests.browser.temple import NAMES, Script, act, begin, dice, look_as, result, room, stage, way, words

# Seeds whose dice let the scripts go on.
OPENING = 5  # three adventurers and a torch, for a discovery and the room to the east
GEM_ROOM = 37  # the first room laid asks for four torches
LOCKED = 2
ESCAPED = 48

GONG, SLAM, FALL = 180_000, 210_000, 600_000


def three(house: HandHouse, desk: HandDesk, script: Script) -> tuple[Page, Page, Page]:
    """Ana's phone, Bilal's phone and the table screen, when the count is over."""
    made = stage(house, script)
    screen = desk.open(f"/t/{made['code']}?screen=table", "table")
    ana, bilal = (desk.open(made["link"], "phone") for _ in NAMES)
    begin(desk, ana, bilal)
    for phone, name in zip((ana, bilal), NAMES, strict=True):
        look_as(phone, name)
    return ana, bilal, screen


def test_a_room_is_discovered_and_another_entered(hand_house: HandHouse, hand_desk: HandDesk) -> None:
    script = Script(OPENING, 2)
    east = next(one for one in script.seen.rooms if one.x == 1)
    wanted = Counter(east.cost)
    wanted["adventurer"] += 2
    script.roll_for(0, wanted)
    ana, bilal, screen = three(hand_house, hand_desk, script)
    hand_desk.turn(1000)
    expect(way(bilal, "north")).to_have_attribute("aria-disabled", "true")
    way(ana, "north").tap()
    expect(room(screen, 3)).to_be_visible()
    hand_desk.turn(1000)
    place = script.seen.rooms.index(east)
    way(ana, "east").tap()
    expect(room(screen, place)).to_have_accessible_name(re.compile("Here: Ana"))
    expect(room(screen, 0)).to_have_accessible_name(re.compile("Here: Bilal"))


def test_the_dice_that_are_kept_stay_and_the_rest_is_rolled(hand_house: HandHouse, hand_desk: HandDesk) -> None:
    script = Script(OPENING, 1)
    script.roll(0, Counter())
    page = hand_desk.open(stage(hand_house, script)["link"], "laptop", "fr")
    begin(hand_desk, page, language="fr")
    hand_desk.turn(1000)
    shown = script.seen.players[0].dice
    expect(page.locator("[data-act=roll]")).to_have_attribute("aria-disabled", "false")  # the clock runs here too
    free = [place for place, face in enumerate(shown) if face != "black"]
    for place in free:
        page.keyboard.press(str(place + 1))
    kept = words("fr", "temple-die-kept", face=words("fr", f"face-{shown[0]}"))
    expect(dice(page, "fr").first).to_have_accessible_name(kept)
    expect(page.get_by_role("button", name=words("fr", "temple-all-kept"))).to_have_attribute("aria-disabled", "true")
    page.keyboard.press(str(free[-1] + 1))
    page.keyboard.press("Space")
    # The same seed and the same roll: the house must show what the script sees.
    script.roll(0, Counter(shown[place] for place in free[:-1]))
    rolled = (Counter(script.seen.players[0].dice) - Counter(shown)).most_common(1)
    assert rolled, "choose another seed: the die shows the same face again"
    expect(dice(page, "fr").nth(free[-1])).to_have_accessible_name(
        re.compile(f"^{words('fr', f'face-{rolled[0][0]}')}")
    )
    expect(dice(page, "fr").first).to_have_accessible_name(kept)


def test_two_wake_a_gem_together(hand_house: HandHouse, hand_desk: HandDesk) -> None:
    script = Script(GEM_ROOM, 2)
    gems = script.seen.rooms[1]
    for seat in (0, 1):
        script.enter(seat, "east" if gems.x == 1 else "west")
    for seat in (0, 1):
        script.roll_for(seat, Counter({gems.prizes[0].symbol: 2}))
    number = script.shows(0)[gems.prizes[0].symbol]
    ana, bilal, screen = three(hand_house, hand_desk, script)
    hand_desk.turn(1000)
    expect(act(bilal, "activate", gems=1)).to_have_count(0)
    act(ana, "pledge", number=number).tap()
    expect(act(ana, "withdraw")).to_be_visible()
    act(bilal, "activate", gems=1).tap()
    expect(room(screen, 1)).to_have_accessible_name(re.compile("One gem shines here"))
    state = screen.get_by_role("list", name=words("en", "temple-state")).get_by_role("listitem")
    expect(state.first).to_have_text(re.compile(r"^\s*6"))


def test_a_gold_mask_frees_the_dice_of_a_friend(hand_house: HandHouse, hand_desk: HandDesk) -> None:
    script = Script(LOCKED, 2)
    script.roll_for(0, Counter({"gold": 1}))
    while script.shows(1)["black"] < 2:
        script.roll(1, Counter())
    number = script.shows(1)["black"]
    ana, bilal, _ = three(hand_house, hand_desk, script)
    hand_desk.turn(1000)
    locked = dice(bilal).and_(bilal.get_by_role("button", name=re.compile("locked")))
    expect(locked).to_have_count(number)
    act(ana, "free", name="Bilal").tap()
    expect(locked).to_have_count(number - 2)
    expect(dice(bilal).and_(bilal.get_by_role("button", name=words("en", "face-unrolled")))).to_have_count(2)


def test_who_misses_the_slam_loses_a_die_and_who_comes_back_at_the_gong_sees_the_countdown(
    hand_house: HandHouse, hand_desk: HandDesk
) -> None:
    script = Script(OPENING, 2)
    script.enter(0, "east")
    ana, bilal, screen = three(hand_house, hand_desk, script)
    hand_desk.turn(GONG - script.now + 50)
    for page in (ana, bilal, screen):
        expect(page.get_by_text(words("en", "temple-shown-gong", number=1))).to_be_visible()
    bilal.reload()
    look_as(bilal, "Bilal")
    hand_desk.turn(9_950)
    for page in (ana, bilal, screen):
        expect(page.get_by_text(words("en", "temple-hurry-slam", time="0:20"))).to_be_visible()
    hand_desk.turn(SLAM - GONG - 10_000)
    choice = ana.get_by_role("region", name=words("en", "temple-demand-give-up"))
    choice.get_by_role("button").first.tap()
    expect(dice(ana)).to_have_count(4)
    expect(dice(bilal)).to_have_count(5)
    expect(ana.get_by_text(words("en", "temple-lost", number=1))).to_be_visible()


def test_the_last_one_escapes_and_all_have_won(hand_house: HandHouse, hand_desk: HandDesk) -> None:
    script = Script(ESCAPED, 2)
    script.find_the_exit(2)
    script.leave(1)
    script.roll_for(0, Counter({"key": script.seen.keys_needed}))
    ana, bilal, screen = three(hand_house, hand_desk, script)
    hand_desk.turn(1000)
    expect(bilal.get_by_role("button", name=words("en", "temple-you-are-out"))).to_be_visible()
    act(ana, "leave").tap()
    for page in (ana, bilal, screen):
        expect(result(page)).to_contain_text(words("en", "won-team"))
        expect(result(page)).to_contain_text(words("en", "ESC-END-1"))


def test_the_temple_falls_on_whoever_is_inside(hand_house: HandHouse, hand_desk: HandDesk) -> None:
    ana, bilal, screen = three(hand_house, hand_desk, Script(OPENING, 2))
    hand_desk.turn(FALL - 1)
    expect(result(ana)).to_have_count(0)
    hand_desk.turn(1)
    for page in (ana, bilal, screen):
        expect(result(page)).to_contain_text(words("en", "lost-team"))
        expect(result(page)).to_contain_text(words("en", "ESC-END-2"))
