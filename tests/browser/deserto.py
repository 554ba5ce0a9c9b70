"""A person plays Deserto through the page: by what is read and heard there, never by how it is built."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.devices import Language
from tests.browser.words import say

PATIENCE = 20_000


def status(page: Page) -> str:
    return page.locator("header .status").inner_text()


def hand(page: Page, language: Language = "en") -> Locator:
    """The buttons of the reader's own cards."""
    return page.get_by_role("list", name=say(language, "deserto-hand")).get_by_role("button")


def slots(page: Page, language: Language = "en") -> Locator:
    """The four places of the square that a card can be laid on now."""
    square = page.get_by_role("group", name=say(language, "deserto-board"))
    return square.get_by_role("button", disabled=False)


def result(page: Page, language: Language = "en") -> Locator:
    return page.get_by_role("dialog", name=say(language, "result"))


def lines(page: Page) -> int:
    """How long the log is; the phone keeps it in its drawer."""
    return page.locator(".log ol li:not(.empty)").count()


def wait_for_more(page: Page, before: int) -> None:
    """Until the log is longer than it was, or covered with all the rest: the house has answered."""
    page.wait_for_function(
        """(before) => !document.querySelector('.log')
             || document.querySelectorAll('.log ol li:not(.empty)').length > before""",
        arg=before,
        timeout=PATIENCE,
    )


def wait_for_turn(page: Page, language: Language = "en") -> bool:
    """True on one's turn, false when it is all over."""
    mine, over = say(language, "your-turn"), say(language, "game-over")
    page.wait_for_function(
        "([mine, over]) => [mine, over].includes(document.querySelector('header .status')?.textContent)",
        arg=[mine, over],
        timeout=PATIENCE,
    )
    return status(page) == mine


def lay_or_give(page: Page, language: Language = "en", touch: bool = False) -> None:
    """The first card that can be laid, at the first place that glows; a card that cannot be laid is given."""
    before = lines(page)
    cards = hand(page, language)
    for place in range(cards.count()):
        if cards.nth(place).get_attribute("aria-pressed") != "true":  # a hint may already have taken it up
            cards.nth(place).click()
        open_slots = slots(page, language)
        if open_slots.count() == 0:
            continue
        if touch:
            open_slots.first.tap()
            expect(page.locator(".actions .advice")).to_have_count(0)  # it is aimed at
            page.locator(".actions").get_by_role("button").first.tap()
        else:
            open_slots.first.click()
        break
    else:
        page.locator(".actions").get_by_role("button").last.click()
    wait_for_more(page, before)


def play_legal(page: Page, language: Language = "en", touch: bool = False) -> int:
    """Plays until the game is over; returns the number of turns taken."""
    turns = 0
    while wait_for_turn(page, language):
        lay_or_give(page, language, touch)
        turns += 1
    return turns
