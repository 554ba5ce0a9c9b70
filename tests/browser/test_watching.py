"""Somebody comes to watch: the board and the log, no hand, no buttons."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.deserto import hand, lay_or_give, wait_for_turn
from tests.browser.devices import Desk
from tests.browser.games import table
from tests.browser.house import House


def test_a_watcher_follows_a_game_and_sees_no_hand(desk: Desk, house: House) -> None:
    made = table(house, "pb", level="beginner")
    player = desk.open(made["link"], "phone")
    watcher = desk.open(f"/t/{made['code']}", "laptop")
    expect(watcher.get_by_text("All seats are taken. You can watch.")).to_be_visible()
    watcher.get_by_role("textbox").first.fill("Ugo")
    watcher.get_by_role("button", name="Watch").click()
    log = watcher.get_by_role("region", name="Game log").get_by_role("listitem")
    for _ in range(3):
        assert wait_for_turn(player)
        lay_or_give(player, touch=True)
    assert wait_for_turn(player)
    told = player.locator(".log ol li").count()
    expect(log).to_have_count(told)
    expect(log.filter(has_text="Ana draws a card.")).to_have_count(3)
    expect(hand(watcher)).to_have_count(0)
    expect(watcher.locator("header .status")).to_have_text("Ana to play")
