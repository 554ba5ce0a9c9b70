"""The page is light: what arrives before anything can be done, and what a game adds."""

from __future__ import annotations

import gzip
import re

from playwright.sync_api import Page, Response

from tests.browser.devices import Desk, HandDesk
from tests.browser.games import table
from tests.browser.house import HandHouse, House
from tests.browser.temple import Script, stage

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


def weigh_table(page: Page, link: str, before: str = "/") -> tuple[int, int]:
    """What the first page loads (or another one), and how much more a table does."""
    loaded = scripts(page)
    page.goto(before)
    page.wait_for_load_state("networkidle")
    first = dict(loaded)
    page.goto(link)
    page.get_by_role("list", name=re.compile("hand|dice")).wait_for()
    more = sum(size for url, size in loaded.items() if url not in first)
    print(f"before {sum(first.values())} bytes, a table {more} more")
    return sum(first.values()), more


def test_the_first_page_and_a_game_keep_to_their_sizes(desk: Desk, house: House) -> None:
    made = table(house, "pb", level="random")
    first, more = weigh_table(desk.open("/rules/nothing"), made["link"])
    assert 0 < first <= FIRST_PAGE
    assert 0 < more <= A_GAME


def test_a_temple_keeps_to_its_size(hand_desk: HandDesk, hand_house: HandHouse) -> None:
    other = table(hand_house, "pb", level="random")["link"]
    _, more = weigh_table(hand_desk.open("/rules/nothing"), stage(hand_house, Script(1, 1))["link"], before=other)
    assert 0 < more <= A_GAME
