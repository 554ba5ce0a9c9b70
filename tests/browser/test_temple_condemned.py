"""The Condemned in the browser: the exit is barred, and a counterspell opens it."""

from __future__ import annotations

from collections import Counter

from playwright.sync_api import expect
from scripts.lessons import file_of, lesson_of

from serai.core.record import from_json, replay
from serai.games import find_game
from tests.browser.devices import HandDesk
from tests.browser.house import HandHouse
from tests.browser.temple import Script, act, begin, result, stage, words


def sentenced() -> Script:
    """Alone, as the guided minute begins: condemned, with a counterspell. Then to the exit, with keys enough."""
    lesson = lesson_of("condemned")
    script = Script(0, lesson.seats, **lesson.options)
    script.match = replay(from_json(file_of("condemned").read_bytes()), find_game)
    script.go(0, next(place for place, room in script.rooms.items() if room.special == "exit"))
    script.roll_for(0, Counter({"key": script.seen.keys_needed}))
    return script


def test_who_is_condemned_stays_until_a_counterspell_breaks_it(hand_house: HandHouse, hand_desk: HandDesk) -> None:
    ana = hand_desk.open(stage(hand_house, sentenced())["link"], "phone")
    begin(hand_desk, ana)
    hand_desk.turn(1000)
    leave = act(ana, "leave")
    expect(leave).to_have_attribute("aria-disabled", "true")
    leave.tap(force=True)  # it says why
    expect(ana.get_by_text(words("en", "ESC-Q-DOOM-2")).first).to_be_attached()
    act(ana, "counter").tap()
    ana.get_by_role("button", name=words("en", "curse-condemned"), exact=True).tap()
    told = words("en", "event-curse-ended", you="seat", curse=words("en", "curse-condemned"))
    expect(ana.get_by_text(told).first).to_be_attached()
    hand_desk.turn(1000)
    expect(leave).not_to_have_attribute("aria-disabled", "true")
    leave.tap()
    expect(result(ana)).to_be_visible()
