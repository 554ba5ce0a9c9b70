"""Away and back: the same link opens the same seat on another device."""

from __future__ import annotations

from tests.browser.deserto import hand, lay_or_give, wait_for_turn
from tests.browser.devices import Desk
from tests.browser.games import table
from tests.browser.house import House


def test_the_same_link_opens_the_same_seat_on_another_device(desk: Desk, house: House) -> None:
    made = table(house, "pb", level="beginner")
    phone = desk.open(made["link"], "phone")
    for _ in range(2):
        assert wait_for_turn(phone)
        lay_or_give(phone, touch=True)
    assert wait_for_turn(phone)
    cards = hand(phone).all_inner_texts()
    assert made["token"] not in phone.url, "the key must not stay in the address bar"
    phone.context.close()
    desk.contexts.remove(phone.context)
    laptop = desk.open(made["link"], "laptop")
    assert wait_for_turn(laptop)
    assert hand(laptop).all_inner_texts() == cards
    lay_or_give(laptop)
    assert wait_for_turn(laptop)


def test_a_reload_and_the_hall_lead_back_to_the_table(desk: Desk, house: House) -> None:
    made = table(house, "pb", level="beginner")
    page = desk.open(made["link"], "laptop")
    assert wait_for_turn(page)
    page.reload()
    assert wait_for_turn(page)
    page.goto("/")
    page.get_by_role("region", name="Your tables").get_by_role("link", name="Resume").click()
    assert wait_for_turn(page)
    lay_or_give(page)
