"""The page is light: what arrives before anything can be done, what a game adds, and each of its modules that is in play."""

from __future__ import annotations

import gzip
from typing import Any

from playwright.sync_api import Page, Response

from serai.games.temple.pieces import MODULES
from tests.browser.devices import Desk
from tests.browser.games import table
from tests.browser.house import ROOT, House
from tests.browser.words import say

FIRST_PAGE = 120_000  # bytes of JavaScript, gzipped
A_GAME = 68_000  # 60 kB before its board is there (web/tools/sizes.ts), and what a board can stand without for a moment
A_MODULE = 11_000  # 5 kB of code, 6 of words: web/tools/sizes.ts weighs every module by itself
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
        sit_down(page, house, game)
        more = scale.weigh()
        print(f"a table of {game} {more} more")
        assert 0 < more <= A_GAME
    sit_down(page, house, "temple", every_module(house))
    more = scale.weigh()
    print(f"all {len(MODULES)} modules {more} more")
    assert 0 < more <= A_MODULE * len(MODULES)


def sit_down(page: Page, house: House, game: str, options: dict[str, Any] | None = None) -> None:
    page.goto(table(house, "pb", level="beginner", game=game, options=options)["link"])
    page.get_by_role("list", name=say("en", "seats")).wait_for()
    page.wait_for_load_state("networkidle")


def every_module(house: House) -> dict[str, Any]:
    """All modules of Escape at once, each as large as it can be."""
    schema = next(game for game in house.ask("/api/games") if game["name"] == "temple")["options"]
    fields = schema["$defs"][schema["$ref"].split("/")[-1]]["properties"]
    return {name: fields[name].get("enum", [fields[name].get("maximum", True)])[-1] for name in MODULES}
