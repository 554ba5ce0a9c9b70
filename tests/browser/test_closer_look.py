"""Two fingers enlarge the board, it goes back by itself, and no tap gets lost or made up on the way."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.deserto import hand, slots, wait_for_turn
from tests.browser.devices import Desk
from tests.browser.games import table
from tests.browser.house import House


def pinch(page: Page, apart: int) -> None:
    """Two fingers on the middle of the board draw apart."""
    box = page.locator(".board").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fingers = page.context.new_cdp_session(page)

    def touch(kind: str, *shifts: int) -> None:
        points = [{"x": x + shift, "y": y, "id": number} for number, shift in enumerate(shifts)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", -20, 20)
    for step in range(1, 6):
        touch("touchMove", -20 - apart * step // 5, 20 + apart * step // 5)
    touch("touchEnd")


def test_two_fingers_enlarge_the_board_and_it_goes_back_by_itself(desk: Desk, house: House) -> None:
    page = desk.open("/", "phone")
    page.clock.install()
    page.goto(table(house, "pb")["link"])
    board = page.locator(".board")
    board.wait_for()
    pinch(page, 60)
    expect(board).to_have_attribute("data-closer", "")
    page.clock.run_for(7000)
    expect(board).not_to_have_attribute("data-closer", "")


def test_a_tap_on_the_enlarged_board_is_a_tap(desk: Desk, house: House) -> None:
    page = desk.open(table(house, "pb")["link"], "phone")
    assert wait_for_turn(page)
    pinch(page, 10)
    expect(page.locator(".board")).to_have_attribute("data-closer", "")
    for card in hand(page).all():
        card.tap()
        expect(card).to_have_attribute("aria-pressed", "true")
        if slots(page).count():
            break
    slots(page).first.tap()
    expect(page.locator(".actions").get_by_role("button", name="Lay the")).to_be_visible()
