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


class Scale:
    """Weighs every script that a page loads, once."""

    def __init__(self, page: Page) -> None:
        self._loaded: list[Response] = []
        self._weighed: set[str] = set()
        page.on("response", lambda response: self._loaded.append(response) if response.url.endswith(".js") else None)

    def weigh(self) -> int:
        """What came since the last time, gzipped."""
        new = {response.url: response for response in self._loaded if response.url not in self._weighed}
        self._weighed |= set(new)
        self._loaded.clear()
        return sum(len(gzip.compress(response.body(), 9)) for response in new.values())


def test_the_first_page_and_the_games_keep_to_their_sizes(desk: Desk, house: House) -> None:
    page = desk.open("/rules/nothing")
    scale = Scale(page)
    page.goto("/")
    page.wait_for_load_state("networkidle")
    first = scale.weigh()
    print(f"first page {first} bytes")
    assert 0 < first <= FIRST_PAGE
    for game in GAMES:  # deserto, the lightest, is the first: it brings what all tables share
        page.goto(table(house, "pb", level="random", game=game)["link"])
        page.get_by_role("list", name=say("en", "seats")).wait_for()
        page.wait_for_load_state("networkidle")
        more = scale.weigh()
        print(f"a table of {game} {more} more")
        assert 0 < more <= A_GAME
