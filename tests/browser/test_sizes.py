"""The page is light: what arrives before anything can be done, and what a game adds."""

from __future__ import annotations

import gzip

from playwright.sync_api import Page, Response

from tests.browser.devices import Desk
from tests.browser.games import table
from tests.browser.house import ROOT, House
from tests.browser.words import say

FIRST_PAGE = 120_000  # bytes of JavaScript, gzipped
A_GAME = 60_000
GAMES = sorted(
    (path.parent.name for path in ROOT.glob("web/src/games/*/index.ts")), key=lambda name: (name != "deserto", name)
)


def scripts(page: Page) -> dict[str, int]:
    """Fills with every script that the page loads from now on, with its size when gzipped."""
    found: dict[str, int] = {}

    def weigh(response: Response) -> None:
        if response.url.endswith(".js"):
            found[response.url] = len(gzip.compress(response.body(), 9))

    page.on("response", weigh)
    return found


def test_the_first_page_and_the_games_keep_to_their_sizes(desk: Desk, house: House) -> None:
    page = desk.open("/rules/nothing")
    loaded = scripts(page)
    page.goto("/")
    page.wait_for_load_state("networkidle")
    first = sum(loaded.values())
    print(f"first page {first} bytes")
    assert 0 < first <= FIRST_PAGE
    for game in GAMES:  # deserto, the lightest, is the first: it brings what all tables share
        before = set(loaded)
        page.goto(table(house, "pb", level="random", game=game)["link"])
        page.get_by_role("list", name=say("en", "seats")).wait_for()
        page.wait_for_load_state("networkidle")
        more = sum(size for url, size in loaded.items() if url not in before)
        print(f"a table of {game} {more} more")
        assert 0 < more <= A_GAME
