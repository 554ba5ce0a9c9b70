"""Les Camions du désert in the browser: a race to its end, a refused jump, a truck sent home, an arrival."""

from __future__ import annotations

import re
import tomllib

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import axe
from tests.browser.deserto import lines, result, wait_for_more, wait_for_turn
from tests.browser.devices import Desk, Device, Language, Theme
from tests.browser.games import NAMES, bots_only, plans_of, play_on
from tests.browser.house import ROOT, House
from tests.browser.trucks import (
    PATIENCE,
    RECORD,
    Moment,
    arrival,
    cell,
    choose,
    confirm,
    hand,
    moment,
    offer,
    offers,
    refused_jump,
    say,
    take_turn,
    two_ways,
    way_home,
)


def sit_down(desk: Desk, house: House, at: Moment, device: Device = "laptop", language: Language = "en") -> Page:
    page = desk.open(play_on(house, RECORD, at.step, at.kinds)["link"], device, language)
    assert wait_for_turn(page, language)
    return page


@pytest.mark.slow
def test_two_people_and_a_bot_race_to_the_end(desk: Desk, house: House) -> None:
    page = desk.open("/")
    page.clock.install()  # the page looks round for a moment after each turn; the test need not
    page.goto(play_on(house, RECORD, 12, "ppb")["link"])  # of some thirty turns
    show = page.get_by_role("button", name="show my hand")
    mine = page.locator("header .status", has_text=say("en", "your-turn"))
    drivers: set[str] = set()
    while True:
        # Nothing is covered for whoever goes on alone against the bot: the other has no truck left to drive.
        show.or_(result(page)).or_(mine).first.wait_for(timeout=PATIENCE)
        if result(page).is_visible():
            break
        if show.is_visible():
            drivers.add(show.inner_text())
            show.click()
        expect(mine).to_be_visible()
        take_turn(page)
        page.clock.run_for(1500)
    assert len(drivers) == 2
    expect(result(page)).to_contain_text("point")
    expect(page.get_by_text(say("en", "game-over")).first).to_be_attached()


def test_a_refused_jump_says_why(desk: Desk, house: House) -> None:
    at, asked = moment(refused_jump)
    page = sit_down(desk, house, at)
    choose(page, asked.card)
    which = page.get_by_role("group", name=say("en", "race-which"))
    if which.count():
        which.get_by_role("button", name=f"Truck {asked.truck} of {NAMES[at.seat]}").click()
    cell(page, asked.cell).click(force=True)  # it says that it is disabled, and answers
    expect(page.get_by_text(say("en", "TRK-JUMP-1"))).to_be_visible()
    expect(page.get_by_role("link", name="TRK-JUMP-1")).to_be_visible()
    expect(page.locator("header .status")).to_have_text(say("en", "your-turn"))
    expect(offers(page).first).to_be_attached()


def test_a_truck_and_a_cell_are_enough_to_drive(desk: Desk, house: House) -> None:
    at, choice = moment(two_ways)
    page = sit_down(desk, house, at, "phone", "fr")
    stand = page.locator(f"[data-place='truck-{choice.seat}-{choice.trucks[0]}']").bounding_box()
    assert stand
    page.touchscreen.tap(stand["x"] + stand["width"] / 2, stand["y"] + stand["height"] / 2)
    goal = cell(page, choice.way[-1])
    expect(goal).to_have_attribute("data-lit", "")
    goal.tap()
    told = confirm(page).inner_text()
    other = page.locator("[data-act=other-way]")
    expect(other).to_contain_text(say("fr", "race-other-way"))
    other.tap()
    expect(confirm(page)).not_to_have_text(told)
    before = lines(page)
    confirm(page).tap()
    wait_for_more(page, before)


def test_a_card_that_cannot_be_followed_sends_a_truck_home(desk: Desk, house: House) -> None:
    at, choice = moment(way_home)
    page = sit_down(desk, house, at, "phone", "fr")
    card = hand(page, "fr").filter(has_text=say("fr", f"title-{choice.card}")).first
    expect(card).to_contain_text(say("fr", "race-impossible"))
    card.tap()
    expect(page.get_by_text(say("fr", "race-choose-home"))).to_be_visible()
    offer(page, choice, "fr").press("Enter")
    expect(confirm(page)).to_contain_text(say("fr", "race-note-home"))
    confirm(page).tap()
    start = cell(page, "START")
    standing = say("fr", "race-standing", truck=choice.trucks[0], name=NAMES[at.seat], litres=12)
    expect(start).to_have_attribute("aria-label", re.compile(re.escape(standing)))


def test_an_arrival_takes_the_next_place(desk: Desk, house: House) -> None:
    at, choice = moment(arrival)
    page = sit_down(desk, house, at)
    choose(page, choice.card)
    cell(page, "OASIS").click()
    expect(confirm(page)).to_be_visible()
    confirm(page).click()
    oasis = cell(page, "OASIS")
    expect(oasis).to_have_attribute("aria-label", re.compile(re.escape(NAMES[at.seat])))


def test_a_board_of_the_hosts_own_is_drawn_and_driven_on(desk: Desk, house: House) -> None:
    example = re.search(r"```toml\n(.*?)```", (ROOT / "docs/trucks-boards.md").read_text(encoding="utf-8"), re.DOTALL)
    assert example
    wish = {
        "game": "trucks",
        "seats": plans_of("pb"),
        "name": "Ana",
        "options": {"starter": 1, "board": tomllib.loads(example[1])},
        "start": True,
    }
    page = desk.open(house.ask("/api/tables", wish)["link"], "phone")
    assert wait_for_turn(page)
    expect(page.get_by_role("group", name=say("en", "race-board")).get_by_role("button")).to_have_count(8)
    expect(page.get_by_role("button", name=say("en", "race-kind-fuel", cell="B2"))).to_be_visible()
    take_turn(page)


LOOKS: list[tuple[Device, Language, Theme]] = [("phone", "fr", "dark"), ("laptop", "en", "light")]


@pytest.mark.parametrize(("device", "language", "theme"), LOOKS, ids=["-".join(look) for look in LOOKS])
def test_axe_finds_nothing(desk: Desk, house: House, device: Device, language: Language, theme: Theme) -> None:
    at, choice = moment(way_home)
    made = play_on(house, RECORD, at.step, at.kinds)
    page = desk.open(made["link"], device, language, theme)
    assert wait_for_turn(page, language)
    axe(page, "my turn")
    for place in range(3):
        hand(page, language).nth(place).click()
        axe(page, f"card {place}")
        hand(page, language).nth(place).click()  # and back into the hand
    choose(page, choice.card, language)
    offer(page, choice, language).press("Enter")
    axe(page, "a truck is going home")
    screen = desk.open(f"/t/{made['code']}?screen=table", "table", language, theme)
    screen.get_by_role("list", name=say(language, "seats")).wait_for()
    axe(screen, "table screen")
    page.goto(f"/r/{bots_only(house, 5, game='trucks')}")
    page.get_by_role("slider").first.wait_for()
    axe(page, "replay")
