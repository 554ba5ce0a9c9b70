"""The house keeps to itself: no page asks anybody else for anything, and works without a network once it was open."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.deserto import wait_for_turn
from tests.browser.devices import Desk
from tests.browser.games import bots_only, table
from tests.browser.house import House
from tests.browser.words import say


def test_no_request_leaves_the_origin_on_any_page(desk: Desk, house: House) -> None:
    """Every test checks this when it ends; here with animations, the worker and every kind of page."""
    made = table(house, "pb", level="beginner")
    page = desk.open("/", still=False, worker=True)
    for path in ("/new/deserto", "/join", made["link"], f"/r/{bots_only(house)}", "/r", "/rules/deserto", "/nowhere"):
        page.goto(path)
        page.wait_for_load_state("networkidle" if "/t/" not in path else "load")
    page.goto(made["link"])
    wait_for_turn(page)
    assert desk.strays == []


def test_the_shell_opens_offline_with_a_useful_sentence(desk: Desk) -> None:
    desk.expected = ("ERR_INTERNET_DISCONNECTED", "Failed to fetch")
    for language in ("fr", "en"):
        page = desk.open("/", language=language, worker=True)
        page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")
        page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        page.context.set_offline(True)
        page.goto("/")
        expect(page.get_by_text(say(language, "offline"))).to_be_visible()
        expect(page.get_by_role("heading", level=1)).to_have_text("Serai")
        page.context.set_offline(False)
