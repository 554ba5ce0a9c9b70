"""Exchange and teleport in the browser: a curse goes for a treasure, and a token that is put down is a short way."""

from __future__ import annotations

import re
from collections import Counter

from playwright.sync_api import Page, expect

from serai.games.temple.modules.treasures.rules import treasures_of
from serai.games.temple.pieces import TREASURES
from tests.browser.devices import HandDesk
from tests.browser.house import HandHouse
from tests.browser.temple import Script, act, room, way, words
from tests.browser.test_temple import three

SCALE = 130  # seeds: Ana's first room curses her and the next is the exchange room
GATE = 29  # her first room is the teleport room, and the dice lead into it and out again
FIRST, SECOND = 3, 4  # places of the rooms that are discovered
START = 0


def here(page: Page, place: int, name: str) -> None:
    expect(room(page, place)).to_have_accessible_name(re.compile(f"Here: {name}"))


def top_treasure(script: Script) -> str:
    treasures = treasures_of(script.match.state)  # type: ignore[arg-type]
    return TREASURES[treasures.pile[treasures.left - 1]]


def test_a_curse_is_given_for_a_treasure_once_a_visit(hand_house: HandHouse, hand_desk: HandDesk) -> None:
    script = Script(SCALE, 2, curses=True, treasures=True, exchange=True)
    script.discover(0)
    script.discover(0)
    script.go(0, SECOND)
    [curse] = script.seen.players[0].curses
    ana, bilal, screen = three(hand_house, hand_desk, script)
    hand_desk.turn(1000)
    expect(room(screen, SECOND)).to_have_accessible_name(re.compile(re.escape(words("en", "temple-room-exchange"))))
    expect(act(bilal, "barter")).to_have_count(0)
    act(ana, "barter").tap()
    told = words("en", "event-bartered", you="seat", curse=words("en", f"curse-{curse.name}"))
    expect(ana.get_by_text(told).first).to_be_attached()
    carried = [words("en", "temple-held-tiles"), words("en", f"treasure-{top_treasure(script)}")]
    expect(ana.get_by_role("button", name=": ".join(carried), exact=True)).to_be_visible()  # and no curse


def test_the_token_is_carried_off_put_down_and_leapt_over(hand_house: HandHouse, hand_desk: HandDesk) -> None:
    script = Script(GATE, 2, exchange=True)
    script.discover(0)
    script.go(0, FIRST)
    script.roll_for(0, Counter(script.rooms[START].cost))
    ana, bilal, screen = three(hand_house, hand_desk, script)
    hand_desk.turn(1000)
    token = re.compile(re.escape(words("en", "temple-room-token")))
    expect(room(screen, FIRST)).to_have_accessible_name(token)
    act(ana, "take-token").tap()
    expect(room(screen, FIRST)).not_to_have_accessible_name(token)
    hand_desk.turn(1000)
    way(ana, "south").tap()
    here(screen, START, "Ana, Bilal")
    hand_desk.turn(1000)
    act(ana, "drop-token").tap()
    expect(room(screen, START)).to_have_accessible_name(token)
    hand_desk.turn(1000)
    act(bilal, "leap", room=words("en", "room-teleport")).tap()  # everybody may
    here(screen, FIRST, "Bilal")
    here(screen, START, "Ana")
