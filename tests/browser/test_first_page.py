"""The first page, before anybody sits down."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.axe import axe
from tests.browser.devices import Desk


def test_the_hall_opens_and_names_five_games(desk: Desk) -> None:
    page = desk.open("/")
    expect(page.get_by_role("heading", level=1)).to_have_text("Serai")
    axe(page)
