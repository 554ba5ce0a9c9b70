"""Quicksand in the browser, by a clock that the test turns: won, lost each way, saved in time, too late, and come back to."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from serai.core.match import Match
from serai.games.quicksand.moves import Joker, PlayPlace, decode
from serai.games.quicksand.seen import View
from tests.browser.axe import axe
from tests.browser.devices import Device, HandDesk, Language, Theme
from tests.browser.house import HandHouse
from tests.browser.quicksand import (
    begin,
    card,
    entries_until,
    hand,
    opening,
    result,
    stage,
    targets,
    timer,
    won_alone,
    words,
)
from tests.browser.strip import readiness

WON = 1  # seed of a level that a bot wins alone
ONLY_THIRD = 10  # seed: in the first hand a triangle, which turns the third timer and no other
NORMAL = 45_000  # ms of sand in the third timer
JOKER_IN_HAND = 8  # seed
GRACE = 300  # ms in which a card still saves it


def play(page: Page, code: int) -> None:
    """Plays what a record played."""
    move = decode(code)
    assert not isinstance(move, PlayPlace)
    if isinstance(move, Joker):
        card(page, "joker").tap()
        targets(page).nth(move.timer).tap()
    else:
        card(page, move.card).tap()


def test_the_last_card_wins_the_level(hand_house: HandHouse, hand_desk: HandDesk) -> None:
    record = won_alone(WON)
    (before, _, _), (at, _, move) = record.log[-2:]
    page = hand_desk.open(stage(hand_house, record, len(record.log) - 1)["link"], "phone")
    begin(hand_desk, page)
    hand_desk.turn(at - before)
    play(page, int(move))
    expect(result(page)).to_contain_text(words("en", "won-you"))
    expect(result(page)).to_contain_text(words("en", "QKS-END-3"))
    result(page).get_by_role("button", name=words("en", "sequel")).tap()
    expect(page.get_by_text(words("en", "quicksand-level", level=2), exact=True)).to_be_visible()
    expect(page.get_by_role("button", name=words("en", "ready-me"))).to_be_visible()


def test_a_lost_timer_stands_outside_and_loses_the_level_when_it_runs_out_again(
    hand_house: HandHouse, hand_desk: HandDesk
) -> None:
    page = hand_desk.open(stage(hand_house, opening(ONLY_THIRD), 0)["link"], "phone")
    begin(hand_desk, page)
    hand_desk.turn(NORMAL - 9_000)
    expect(timer(page, 3)).to_have_accessible_name(re.compile(words("en", "quicksand-timer-low")))
    expect(timer(page, 2)).not_to_have_accessible_name(re.compile(words("en", "quicksand-timer-low")))
    hand_desk.turn(9_000 + GRACE + 1)
    expect(timer(page, 3)).to_have_accessible_name(re.compile("lost beside tile 3.*45 seconds left"))
    hand_desk.turn(NORMAL)
    expect(result(page)).to_contain_text(words("en", "lost-you"))
    expect(result(page)).to_contain_text(words("en", "QKS-END-1"))
    result(page).get_by_role("button", name=words("en", "retry")).tap()
    expect(page.get_by_text(words("en", "quicksand-level", level=1), exact=True)).to_be_visible()
    expect(timer(page, 3)).to_have_accessible_name(re.compile("on tile 3.*45 seconds left"))


def test_a_timer_that_runs_out_in_the_danger_zone_loses_the_level(hand_house: HandHouse, hand_desk: HandDesk) -> None:
    def next_in_danger(seen: View, match: Match) -> bool:
        first = min(seen.timers, key=lambda one: one.since + one.left)
        return first.tile > seen.before

    record = won_alone(WON)
    entries, seen = entries_until(record, next_in_danger)
    wait = min(one.since + one.left for one in seen.timers) - seen.now
    page = hand_desk.open(stage(hand_house, record, entries)["link"], "laptop", "fr")
    begin(hand_desk, page, "fr")
    hand_desk.turn(wait + GRACE)
    expect(result(page, "fr")).to_have_count(0)
    hand_desk.turn(1)
    expect(result(page, "fr")).to_contain_text(words("fr", "lost-you"))
    expect(result(page, "fr")).to_contain_text(words("fr", "QKS-END-2"))


def test_a_card_saves_a_timer_inside_the_window_and_not_after_it(hand_house: HandHouse, hand_desk: HandDesk) -> None:
    page = hand_desk.open(stage(hand_house, opening(ONLY_THIRD), 0)["link"], "phone")
    begin(hand_desk, page)
    hand_desk.turn(NORMAL + GRACE)
    expect(timer(page, 3)).to_have_accessible_name(re.compile(words("en", "quicksand-timer-out")))
    card(page, "triangle").tap()
    expect(timer(page, 3)).to_have_accessible_name(re.compile("on tile 4.*45 seconds left"))
    hand_desk.turn(NORMAL + GRACE + 1)
    expect(timer(page, 3)).to_have_accessible_name(re.compile("lost beside tile 4"))


def test_a_joker_stays_in_the_fingers_while_sand_runs_out_and_recovers_what_is_lost(
    hand_house: HandHouse, hand_desk: HandDesk
) -> None:
    page = hand_desk.open(stage(hand_house, opening(JOKER_IN_HAND), 0)["link"], "phone")
    begin(hand_desk, page)
    hand_desk.turn(NORMAL - 1_000)
    card(page, "joker").tap()
    hand_desk.turn(1_000 + GRACE + 1)
    expect(targets(page).nth(2)).to_have_accessible_name(re.compile("timer 3, lost"))
    targets(page).nth(2).tap()
    expect(timer(page, 3)).to_have_accessible_name(re.compile("on tile 3.*One second left"))
    expect(targets(page)).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_hand_lies_face_down_until_the_sand_runs(
    hand_house: HandHouse, hand_desk: HandDesk, language: Language
) -> None:
    page = hand_desk.open(stage(hand_house, opening(ONLY_THIRD), 0)["link"], "phone", language)
    covered = words(language, "quicksand-covered")
    expect(hand(page, language)).to_have_text([re.compile(covered)] * 3)
    expect(page.get_by_text(words(language, "quicksand-soon"))).to_be_visible()
    begin(hand_desk, page, language)
    expect(card(page, "triangle", language)).to_be_visible()
    expect(hand(page, language).filter(has_text=covered)).to_have_count(0)


def test_who_comes_back_sees_the_sand_as_it_runs_and_plays_on(hand_house: HandHouse, hand_desk: HandDesk) -> None:
    made = stage(hand_house, opening(ONLY_THIRD), 0)
    page = hand_desk.open(made["link"], "phone")
    begin(hand_desk, page)
    hand_desk.turn(20_000)
    expect(timer(page, 3)).to_have_accessible_name(re.compile("25 seconds left"))
    page.context.close()
    hand_desk.contexts.remove(page.context)
    hand_desk.turn(4_000)
    again = hand_desk.open(made["link"], "laptop")
    expect(timer(again, 3)).to_have_accessible_name(re.compile("21 seconds left"))
    again.keyboard.press("2")
    expect(timer(again, 3)).to_have_accessible_name(re.compile("on tile 4.*24 seconds left"))


@pytest.mark.parametrize(
    ("device", "language", "theme"), [("phone", "fr", "light"), ("laptop", "en", "dark"), ("table", "en", "light")]
)
def test_it_can_be_read_by_everybody(
    hand_house: HandHouse, hand_desk: HandDesk, device: Device, language: Language, theme: Theme
) -> None:
    made = stage(hand_house, opening(JOKER_IN_HAND), 0)
    screen = device == "table"
    page = hand_desk.open(made["link"], "phone" if screen else device, language, theme)
    expect(page.get_by_role("button", name=words(language, "ready-me"))).to_be_visible()
    axe(page, "before the start")
    begin(hand_desk, page, language)
    hand_desk.turn(NORMAL - 9_000)
    if screen:
        page = hand_desk.open(f"/t/{made['code']}?screen=table", "table", language, theme)
        expect(timer(page, 3, language)).to_be_visible()
    else:
        page.keyboard.press("i")
        card(page, "joker", language).click()
        expect(targets(page, language).first).to_be_visible()
    axe(page, "nearly lost")


def heard_by(page: Page) -> list[dict[str, Any]]:
    """Fills with every position that a page is sent from now on."""
    heard: list[dict[str, Any]] = []

    def hear(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "position":
            heard.append(message)

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", hear)

    page.on("websocket", listen)
    return heard


NAMES = ("Zoé", "Malik")


class GameNight:
    """Two phones round a table screen, at a level, all ready; what each of them is sent."""

    def __init__(self, house: HandHouse, desk: HandDesk, level: int) -> None:
        wish = {"game": "quicksand", "seats": [{"kind": "open"}] * 2, "name": "Table", "options": {"level": level}}
        made = house.ask("/api/tables", wish)
        self.screen = desk.open("/", "table")
        self.phones = [desk.open("/", "phone") for _ in range(2)]
        self.seen, self.heard = heard_by(self.screen), [heard_by(phone) for phone in self.phones]
        self.screen.goto(made["link"].replace("#", "?screen=table#"))
        for phone, name in zip(self.phones, NAMES, strict=True):
            phone.goto(f"/t/{made['code']}")
            phone.get_by_label(words("en", "seat-name")).fill(name)
            phone.get_by_role("button", name=words("en", "join-sit")).click()
        self.screen.get_by_role("button", name=words("en", "waiting-start")).click()
        waiting = readiness(self.screen)
        expect(waiting).to_be_visible()
        for phone in self.phones:
            phone.get_by_role("button", name=words("en", "ready-me")).click()
        expect(waiting).to_have_count(0)
        desk.turn(23_000)


def secret_cards(view: dict[str, Any], seat: int) -> set[str | None]:
    """What a view says of a hand, but for a joker that its holder has just shown to everybody."""
    shown = {"joker"} if view["naming"] and view["turn"] == seat else set()
    return set(view["hands"][seat]) - shown


def test_hands_that_face_out_reach_every_phone_but_their_own(hand_house: HandHouse, hand_desk: HandDesk) -> None:
    night = GameNight(hand_house, hand_desk, level=13)
    night.phones[1].get_by_role("button", name=words("en", "phrase-play-left")).tap()
    expect(night.phones[0].get_by_role("list", name=words("en", "seats"))).to_contain_text("Play your left card.")
    for number, phone in enumerate(night.phones):
        seats = phone.get_by_role("list", name=words("en", "seats"))
        expect(seats.get_by_role("img", name=re.compile("^(left|middle|right): "))).to_have_count(3)
        hand(phone).nth(number).tap()
        status, passed = phone.locator("header .status"), words("en", "turn-of", name=NAMES[1 - number])
        expect(status).to_have_text(re.compile(f"^({passed}|{words('en', 'quicksand-name-now')})$"))
        if status.inner_text() != passed:  # it was a joker: nobody knows before it is played
            targets(phone).first.tap()
        expect(status).to_have_text(passed)
    for number, positions in enumerate(night.heard):
        assert len(positions) > 2
        for position in positions:
            assert secret_cards(position["view"], number) == {None}
            assert (None in position["view"]["hands"][1 - number]) != position["clock"]["running"]
            assert not any("card" in event["details"] for event in position["story"] if event["name"] == "drawn")
            assert not any(choice["foresee"] for choice in position["legal"] if choice["move"]["type"] == "play-place")
    assert len(night.seen) > 2
    assert all(secret_cards(position["view"], seat) == {None} for position in night.seen for seat in (0, 1))


def test_a_level_of_silence_offers_nothing_to_say(hand_house: HandHouse, hand_desk: HandDesk) -> None:
    phone, other = GameNight(hand_house, hand_desk, level=6).phones
    for page in (phone, other):
        expect(page.get_by_text(words("en", "quicksand-silence"))).to_be_visible()
        expect(page.get_by_role("list", name=words("en", "quicksand-calls"))).to_have_count(0)
    phone.get_by_role("button", name=words("en", "menu"), exact=True).tap()
    phone.get_by_role("radio", name=words("en", "menu-chat")).check()
    expect(phone.get_by_role("textbox").last).to_be_disabled()
