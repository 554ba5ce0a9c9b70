"""The page is light: what arrives before anything can be done, and what a game adds."""

from __future__ import annotations

import gzip

import pytest
from playwright.sync_api import Page, Response

from tests.browser.deserto import wait_for_turn
from tests.browser.devices import Desk
from tests.browser.games import table
from tests.browser.house import House

FIRST_PAGE = 120_000  # bytes of JavaScript, gzipped
A_GAME = 60_000


def scripts(page: Page) -> dict[str, int]:
    """Fills with every script that the page loads from now on, with its size when gzipped."""
    found: dict[str, int] = {}

    def weigh(response: Response) -> None:
        if response.url.endswith(".js"):
            found[response.url] = len(gzip.compress(response.body(), 9))

    page.on("response", weigh)
    return found


@pytest.mark.parametrize("game", ["deserto", "trucks"])
def test_the_first_page_and_a_game_keep_to_their_sizes(desk: Desk, house: House, game: str) -> None:
    page = desk.open("/rules/nothing")
    loaded = scripts(page)
    page.goto("/")
    page.wait_for_load_state("networkidle")
    first = dict(loaded)
    made = table(house, "pb", level="random", game=game)
    page.goto(made["link"])
    wait_for_turn(page)
    more = {url: size for url, size in loaded.items() if url not in first}
    print(f"first page {sum(first.values())} bytes, a table of {game} {sum(more.values())} more")
    assert 0 < sum(first.values()) <= FIRST_PAGE
    assert 0 < sum(more.values()) <= A_GAME
