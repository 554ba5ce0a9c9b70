"""Escape in the browser, by a clock that the test turns: two phones and a table screen, from the first room to either end."""

from __future__ import annotations

import re
from collections import Counter

from playwright.sync_api import Locator, Page, expect

from serai.games.temple import GAME
from serai.games.temple.seen import Room
from tests.browser.devices import HandDesk, Language
from tests.browser.house import HandHouse
from tests.browser.strip import readiness
from tests.browser.temple import (
    COUNT_IN,
    NAMES,
    Script,
    act,
    begin,
    dice,
    drag,
    look_as,
    result,
    room,
    stage,
    way,
    words,
)

# Seeds whose dice let the scripts go on.
OPENING = 5  # three adventurers and a torch, for a discovery and the room to the east
GEM_ROOM = 37  # the first room laid asks for four torches
LOCKED = 2
ESCAPED = 48
REACTION = 1000  # ms, of the bot that gives hints
SILENCED = 46  # the first room that Ana discovers silences her

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


def open_handed() -> tuple[Script, Room]:
    """Ana has dice for a discovery and for the room to the east, which is told too."""
    script = Script(OPENING, 2)
    east = next(one for one in script.rooms.values() if one.x == 1)
    wanted = Counter(east.cost)
    wanted["adventurer"] += 2
    script.roll_for(0, wanted)
    return script, east


def test_a_room_is_discovered_and_another_entered(hand_house: HandHouse, hand_desk: HandDesk) -> None:
    script, east = open_handed()
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


def test_a_die_is_dragged_to_where_it_is_used(hand_house: HandHouse, hand_desk: HandDesk) -> None:
    script, east = open_handed()
    page = hand_desk.open(stage(hand_house, script)["link"], "phone")
    begin(hand_desk, page)
    look_as(page, "Ana")
    hand_desk.turn(1000)
    adventurer = dice(page).and_(page.get_by_role("button", name=words("en", "face-adventurer"), exact=True)).first
    expect(way(page, "north")).to_have_attribute("aria-disabled", "false")
    drag(adventurer, page.get_by_role("button", name=re.compile("^Roll")))  # takes no die: nothing happens
    expect(adventurer).to_be_visible()
    expect(room(page, 3)).to_have_count(0)
    drag(adventurer, way(page, "north"))
    expect(room(page, 3)).to_be_visible()
    hand_desk.turn(1000)
    expect(way(page, "east")).to_have_attribute("aria-disabled", "false")
    drag(adventurer, way(page, "east"))
    expect(room(page, script.seen.rooms.index(east))).to_have_accessible_name(re.compile("Here: Ana"))


def test_a_die_laid_aside_is_kept(hand_house: HandHouse, hand_desk: HandDesk) -> None:
    script = Script(OPENING, 1)
    script.roll(0, Counter())
    page = hand_desk.open(stage(hand_house, script)["link"], "phone")
    begin(hand_desk, page)
    hand_desk.turn(1000)
    shown = script.seen.players[0].dice
    place = next(place for place, face in enumerate(shown) if face != "black")
    face = words("en", f"face-{shown[place]}")
    die = dice(page).nth(place)
    expect(die).to_have_accessible_name(face)
    drag(die, die, rise=24)
    expect(die).to_have_accessible_name(words("en", "temple-die-kept", face=face))
    drag(die, die, rise=-24)
    expect(die).to_have_accessible_name(face)
    assert page.evaluate("scrollY") == 0


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
    gems = script.rooms[1]
    for seat in (0, 1):
        script.enter(seat, "east" if gems.x == 1 else "west")
    for seat in (0, 1):
        script.roll_for(seat, Counter({gems.prizes[0].symbols[0]: 2}))
    number = script.shows(0)[gems.prizes[0].symbols[0]]
    ana, bilal, screen = three(hand_house, hand_desk, script)
    hand_desk.turn(1000)
    expect(act(bilal, "activate", gems=1)).to_have_count(0)
    act(ana, "pledge", number=number).tap()
    expect(act(ana, "withdraw")).to_be_visible()
    expect(room(screen, 1)).to_have_accessible_name(re.compile("Gathered here: 4 of 4"))
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


def apart(house: HandHouse, desk: HandDesk) -> tuple[Page, Page, Page]:
    """Ana's phone and a table screen in French, Bilal's phone in English, when the count is over: three guests."""
    seats = [{"kind": "device", "name": "Ana"}, {"kind": "open"}]
    made = house.ask("/api/tables", {"game": "temple", "seats": seats, "name": "Ana"})
    joined = house.ask(f"/api/tables/{made['code']}/join", {"name": "Bilal", "seat": "any"})
    ana = desk.open(made["link"], "phone", "fr")
    bilal = desk.open(joined["link"], "phone")
    screen = desk.open(f"/t/{made['code']}?screen=table", "table", "fr")
    ana.get_by_role("button", name=words("fr", "waiting-start")).click()
    ana.get_by_role("button", name=words("fr", "ready-me")).click()
    bilal.get_by_role("button", name=words("en", "ready-me")).click()
    for page in (ana, bilal, screen):
        expect(readiness(page)).to_have_count(0)
    desk.turn(COUNT_IN)
    return ana, bilal, screen


def test_only_a_true_table_screen_leaves_phones_nothing_but_dice(hand_house: HandHouse, hand_desk: HandDesk) -> None:
    made = stage(hand_house, Script(OPENING, 1))
    joined = hand_house.ask(f"/api/tables/{made['code']}/join", {"name": "Écran de table", "seat": "watch"})
    phone = hand_desk.open(made["link"], "phone")
    watcher = hand_desk.open(joined["link"], "laptop")
    begin(hand_desk, phone)
    plan = phone.get_by_role("group", name=words("en", "temple-plan"), exact=True)
    expect(room(watcher, 0)).to_be_visible()
    expect(plan).to_be_visible()
    screen = hand_desk.open(f"/t/{made['code']}?screen=table", "table")
    expect(room(screen, 0)).to_be_visible()
    expect(plan).to_have_count(0)
    expect(dice(phone)).to_have_count(7)


def heard(page: Page, language: Language, call: str) -> Locator:
    return page.get_by_role("status").filter(has_text=words(language, f"phrase-{call}"))


def test_a_call_is_one_tap_and_reaches_each_in_their_own_language(hand_house: HandHouse, hand_desk: HandDesk) -> None:
    ana, bilal, screen = apart(hand_house, hand_desk)
    calls = bilal.get_by_role("list", name=words("en", "temple-calls"))
    expect(calls.get_by_role("button")).to_have_count(4)
    calls.get_by_role("button", name=words("en", "phrase-gold-mask")).tap()
    expect(heard(bilal, "en", "gold-mask")).to_be_visible()
    expect(heard(ana, "fr", "gold-mask")).to_be_visible()
    expect(heard(screen, "fr", "gold-mask")).to_be_visible()


def test_ESC_M1_SILENCE_1_who_is_cursed_to_silence_is_offered_no_call(
    hand_house: HandHouse, hand_desk: HandDesk
) -> None:
    script = Script(SILENCED, 2, curses=True)
    script.discover(0)
    assert [curse.name for curse in script.seen.players[0].curses] == ["silence"]
    ana, bilal, _ = three(hand_house, hand_desk, script)
    expect(ana.get_by_text(words("en", "temple-silence"))).to_be_visible()
    expect(ana.get_by_role("list", name=words("en", "temple-calls"))).to_have_count(0)
    expect(bilal.get_by_role("list", name=words("en", "temple-calls")).get_by_role("button")).to_have_count(4)


def test_ESC_FATE_5_a_proposed_boost_of_fate_is_counted_down_and_lapses(
    hand_house: HandHouse, hand_desk: HandDesk
) -> None:
    ana, bilal, screen = three(hand_house, hand_desk, Script(OPENING, 2))
    hand_desk.turn(1000)
    ana.locator("[data-act=agree]").tap()
    for page in (bilal, screen):
        expect(page.get_by_text(words("en", "temple-lapses", seconds=10))).to_be_attached()
    hand_desk.turn(4000)
    expect(bilal.get_by_text(words("en", "temple-lapses", seconds=6))).to_be_attached()
    hand_desk.turn(7000)
    expect(bilal.locator("[data-act=refuse]")).to_have_count(0)
    expect(bilal.locator("[data-act=agree]")).to_have_accessible_name(re.compile(words("en", "temple-propose")))


def test_ESC_FATE_1_where_everybody_is_locked_fate_is_under_the_thumb(
    hand_house: HandHouse, hand_desk: HandDesk
) -> None:
    script = Script(OPENING, 2)
    for seat in (0, 1):
        while script.shows(seat)["black"] < 5:
            script.roll(seat, Counter())
    ana, bilal, _ = three(hand_house, hand_desk, script)
    hand_desk.turn(1000)
    act(ana, "propose").tap()
    hand_desk.turn(1000)
    act(bilal, "agree").tap()
    for page in (ana, bilal):
        expect(page.locator("[data-act=roll]")).to_have_accessible_name(words("en", "temple-roll", number=5))


def test_a_hint_says_what_the_team_would_do_and_why(hand_house: HandHouse, hand_desk: HandDesk) -> None:
    script = Script(OPENING, 1)
    script.roll(0, Counter())
    page = hand_desk.open(stage(hand_house, script)["link"], "phone", "fr")
    begin(hand_desk, page, language="fr")
    hand_desk.turn(1000)
    script.match.until(script.now + 1000)
    state = script.match.state
    move = GAME.sense.advice(state, 0, REACTION)
    page.get_by_role("button", name=words("fr", "hint"), exact=True).tap()
    reason = words("fr", f"reason-{GAME.sense.reason(state, 0, move, REACTION)}")
    expect(page.get_by_role("status").filter(has_text=reason)).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".advised").first).to_be_visible()


def test_ESC_D_PAUSE_2_the_team_pauses_and_goes_on_after_three(hand_house: HandHouse, hand_desk: HandDesk) -> None:
    page = hand_desk.open(stage(hand_house, Script(OPENING, 1))["link"], "phone", "fr")
    begin(hand_desk, page, language="fr")
    until = words("fr", "temple-until", what=words("fr", "temple-cue-gong"), time="3:00")
    clock = page.get_by_role("timer", name=until)
    expect(clock).to_be_visible()
    page.get_by_role("button", name=words("fr", "menu"), exact=True).tap()
    page.get_by_role("radio", name=words("fr", "menu-table")).check()
    page.get_by_role("button", name=words("fr", "pause"), exact=True).tap()
    paused = page.locator("header").get_by_text(words("fr", "paused"), exact=True)
    expect(paused).to_be_visible()
    expect(page.get_by_role("timer", name=words("fr", "paused-left", time="2:00"))).to_be_visible()
    hand_desk.turn(60_000)
    expect(page.get_by_role("timer", name=words("fr", "paused-left", time="1:00"))).to_be_visible()
    page.get_by_role("button", name=words("fr", "paused-go"), exact=True).tap()
    expect(paused).to_have_count(0)
    hand_desk.turn(COUNT_IN)
    expect(clock).to_be_visible()


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
        expect(page.get_by_role("timer", name=words("en", "temple-hurry-slam", time="0:20"))).to_be_visible()
        expect(page.locator("[data-total]")).to_contain_text(words("en", "temple-total", time="6:50"))
    homeward = re.compile(words("en", "temple-homeward"))
    expect(way(ana, "west")).to_have_accessible_name(homeward)
    expect(bilal.get_by_role("button", name=homeward)).to_have_count(0)
    expect(screen.locator("[data-homeward]")).to_have_count(1)
    hand_desk.turn(SLAM - GONG - 10_000)
    choice = ana.get_by_role("region", name=words("en", "temple-demand-give-up"))
    choice.get_by_role("button").first.tap()
    expect(dice(ana)).to_have_count(4)
    expect(dice(bilal)).to_have_count(5)
    expect(ana.get_by_text(words("en", "temple-lost", number=1))).to_be_attached()


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
        expect(result(page).get_by_text(words("en", "won-team"))).to_have_class(re.compile(r"\bgood\b"))
        expect(result(page)).to_contain_text(words("en", "ESC-END-1"))


def test_the_temple_falls_on_whoever_is_inside(hand_house: HandHouse, hand_desk: HandDesk) -> None:
    ana, bilal, screen = three(hand_house, hand_desk, Script(OPENING, 2))
    hand_desk.turn(FALL - 1)
    expect(result(ana)).to_have_count(0)
    hand_desk.turn(1)
    for page in (ana, bilal, screen):
        expect(result(page).get_by_text(words("en", "lost-team"))).to_have_class(re.compile(r"\bbad\b"))
        expect(result(page)).to_contain_text(words("en", "ESC-END-2"))
    expect(result(ana).get_by_role("heading", name=words("en", "result"))).to_be_focused()
    for _ in range(3):
        ana.keyboard.press("Space")  # fingers that still roll close nothing
    expect(result(ana)).to_be_visible()
