"""The game night: the board on the big screen, the hands on two phones."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser.deserto import hand, lay_or_give, result, status, wait_for_turn
from tests.browser.devices import Desk
from tests.browser.words import say


def sit_down(desk: Desk, code: str, name: str) -> Page:
    page = desk.open(f"/t/{code}", "phone", "fr")
    page.get_by_label(say("fr", "seat-name")).fill(name)
    page.get_by_role("button", name=say("fr", "join-sit")).click()
    expect(page.get_by_role("heading", name=say("fr", "seated-as", name=name))).to_be_visible()
    return page


@pytest.mark.slow
def test_they_finish_a_game_and_the_table_screen_never_shows_a_hand(desk: Desk) -> None:
    heard: list[str] = []
    screen = desk.open("/new/deserto", "table", "en")

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(str(frame)))

    screen.on("websocket", listen)
    screen.get_by_role("radio", name="Table screen and phones").check()
    screen.get_by_role("button", name="Less: Number of players").click()
    screen.get_by_role("button", name="Open the table").click()
    screen.wait_for_url("**/t/*?screen=table")
    code = screen.url.split("/t/")[1].split("?")[0]
    phones = [sit_down(desk, code, name) for name in ("Zoé", "Malik")]
    screen.get_by_role("button", name="Start the game").click()
    turns = [0, 0]
    while status(phones[0]) != say("fr", "game-over"):
        for number, phone in enumerate(phones):
            if status(phone) == say("fr", "your-turn"):
                lay_or_give(phone, "fr", touch=True)
                turns[number] += 1
                expect(hand(screen)).to_have_count(0)
    assert not wait_for_turn(phones[1], "fr")
    assert turns == [25, 25]
    for phone in phones:
        expect(result(phone, "fr")).to_be_visible()
    expect(result(screen)).to_be_visible()
    positions = [message for message in map(json.loads, heard) if message["type"] == "position"]
    assert len(positions) > 50
    assert {json.dumps(position["view"]["hand"]) for position in positions} == {"null"}
    assert all(position["seat"] is None and not position["legal"] for position in positions)
