"""The doorstep: what a guest meets first, in the hall, in the lobby, and late."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import axe
from tests.browser.devices import Desk, Language
from tests.browser.games import guest_at, table
from tests.browser.house import House
from tests.browser.test_narrow import SMALL, keeps_its_width
from tests.browser.words import say

LONG = "Maximilienne-Aurore"


def small_phone(desk: Desk, path: str, language: Language = "fr") -> Page:
    """A page on a phone of 360 x 640, from its top."""
    page = desk.open("/join", "phone", language)
    page.set_viewport_size(SMALL)  # type: ignore[arg-type]
    page.goto(path)
    return page


def in_sight(*things: Locator) -> None:
    """Whole, without scrolling."""
    for thing in things:
        expect(thing).to_be_in_viewport(ratio=1)


def test_a_phone_shows_the_way_in_and_the_first_game_at_once(desk: Desk) -> None:
    page = small_phone(desk, "/")
    join = page.get_by_role("region", name=say("fr", "hall-join"))
    in_sight(join.get_by_label(say("fr", "hall-code")), join.get_by_role("button"))
    game = page.get_by_role("article").first
    in_sight(game.get_by_role("heading"), game.get_by_text(say("fr", "fact-minutes", minutes=15)))
    in_sight(game.get_by_text(say("fr", "fact-against")), game.get_by_text(say("fr", "fact-age", age=7)))
    keeps_its_width(page)
    join.get_by_label(say("fr", "hall-code")).fill("ab")
    join.get_by_role("button").click()
    expect(page.get_by_text(say("fr", "hall-code-short"))).to_be_visible()
    axe(page, "a code too short")


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_seated_guest_sees_the_seat_the_others_and_something_to_do(
    desk: Desk, house: House, language: Language
) -> None:
    made = table(house, "poob", game="desert")
    page = small_phone(desk, guest_at(house, made["code"], LONG)["link"], language)
    in_sight(page.get_by_role("heading", name=say(language, "seated-as", name=LONG)))
    in_sight(page.get_by_text(say(language, "waiting-free", free=1)))
    in_sight(page.get_by_text(say(language, "waiting-host", name="Ana")))
    in_sight(page.get_by_role("link", name=say(language, "learn")))
    in_sight(page.get_by_role("button", name=say(language, "chat")))
    keeps_its_width(page)
    axe(page, "seated")
    page.get_by_role("button", name=say(language, "rules")).click()
    axe(page, "rules while waiting")


def test_a_host_sees_the_seat_the_invitation_and_the_start(desk: Desk, house: House) -> None:
    page = small_phone(desk, table(house, "poo")["link"])
    in_sight(page.get_by_role("heading", name=say("fr", "seated-as", name="Ana")))
    in_sight(page.get_by_role("img", name=say("fr", "qr-table", code=page.url.rsplit("/", 1)[-1])))
    in_sight(page.get_by_role("button", name=say("fr", "waiting-start-bots")))
    keeps_its_width(page)


def test_what_the_host_changes_a_guest_sees_at_once(desk: Desk, house: House) -> None:
    made = table(house, "po", game="desert")
    host = desk.open(made["link"], "laptop", "en")
    guest = desk.open(guest_at(house, made["code"], "Zoé")["link"], "phone", "en")
    around = guest.get_by_role("list", name=say("en", "waiting-seats")).get_by_role("listitem")
    expect(around).to_have_count(2)
    host.get_by_role("button", name=say("en", "more", what=say("en", "new-players"))).click()
    expect(around).to_have_count(3)
    host.get_by_label(say("en", "seat-kind-of", seat=3)).select_option("bot")
    expect(around.last).to_contain_text(say("en", "bot"))
    climber = say("en", "adventurer-climber", "desert")
    host.get_by_label(say("en", "cast-for", who=climber)).select_option("Zoé")
    seated = guest.get_by_role("region", name=say("en", "seated"), exact=True)
    expect(seated).to_contain_text(say("en", "power-climber", "desert"))
    host.get_by_role("button", name=say("en", "less", what=say("en", "new-players"))).click()
    expect(around).to_have_count(2)
    host.get_by_label(say("en", "new-preset")).select_option("elite")
    expect(guest.get_by_text(say("en", "preset-elite", "desert"))).to_be_visible()


def test_who_has_a_key_is_not_asked_in_not_even_for_a_moment(desk: Desk, house: House) -> None:
    made = table(house, "po")
    asked: list[str] = []
    page = desk.open("/join", "phone")
    page.on("request", lambda request: asked.append(request.url))
    page.goto(made["link"])
    in_sight(page.get_by_role("heading", name=say("en", "seated-as", name="Ana")))
    assert not [url for url in asked if url.endswith(f"/api/tables/{made['code']}")]


def test_a_late_guest_takes_over_from_a_bot_where_the_host_allowed_it(desk: Desk, house: House) -> None:
    made = table(house, "pbb", game="desert")
    page = small_phone(desk, f"/t/{made['code']}", "en")
    page.get_by_label(say("en", "seat-name")).fill("Zoé")
    page.get_by_role("radio", name=say("en", "seat-of-bot", name="Chloé")).check(force=True)
    in_sight(page.get_by_role("button", name=say("en", "join-sit")))
    axe(page, "late")
    page.get_by_role("button", name=say("en", "join-sit")).click()
    expect(page.get_by_role("list", name=say("en", "seats")).get_by_role("listitem").nth(2)).to_contain_text("Zoé")


def test_the_hall_shows_two_tables_of_a_device_then_all_and_forgets_one(desk: Desk, house: House) -> None:
    made = [table(house, "po") for _ in range(3)]
    page = desk.open(made[0]["link"], "phone")
    for one in made:
        page.goto(one["link"])
        page.get_by_role("heading", name=say("en", "seated-as", name="Ana")).wait_for()
    page.goto("/")
    mine = page.get_by_role("region", name=say("en", "my-tables"))
    lines = mine.get_by_role("listitem")
    expect(lines).to_have_count(2)
    expect(lines.first).to_contain_text(made[2]["code"])  # the one sat at last
    mine.get_by_role("button", name=say("en", "tables-all", count=3)).click()
    expect(lines).to_have_count(3)
    mine.get_by_role("button", name=say("en", "my-table-forget", code=made[1]["code"])).click()
    expect(lines).to_have_count(2)
    expect(mine).not_to_contain_text(made[1]["code"])
