"""The page is light: what arrives before anything can be done, and what a game adds."""

from __future__ import annotations

import gzip

import pytest
from playwright.sync_api import Page, Response

from tests.browser.devices import Desk
from tests.browser.games import table
from tests.browser.house import ROOT, House
from tests.browser.words import say

FIRST_PAGE = 120_000  # bytes of JavaScript, gzipped
A_GAME = 60_000
GAMES = sorted(path.parent.name for path in ROOT.glob("web/src/games/*/index.ts"))


def scripts(page: Page) -> dict[str, int]:
    """Fills with every script that the page loads from now on, with its size when gzipped."""
    found: dict[str, int] = {}

    def weigh(response: Response) -> None:
        if response.url.endswith(".js"):
            found[response.url] = len(gzip.compress(response.body(), 9))

    page.on("response", weigh)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_first_page_and_a_game_keep_to_their_sizes(desk: Desk, house: House, game: str) -> None:
    page = desk.open("/rules/nothing")
    loaded = scripts(page)
    page.goto("/")
    page.wait_for_load_state("networkidle")
    first = dict(loaded)
    made = table(house, "pb", level="random", game=game)
    page.goto(made["link"])
    page.get_by_role("list", name=say("en", "seats")).wait_for()
    more = {url: size for url, size in loaded.items() if url not in first}
    print(f"first page {sum(first.values())} bytes, a table of {game} {sum(more.values())} more")
    assert 0 < sum(first.values()) <= FIRST_PAGE
    assert 0 < sum(more.values()) <= A_GAME
