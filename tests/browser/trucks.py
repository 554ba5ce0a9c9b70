"""A person races trucks through the page: by what is read and heard there, never by how it is built."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from playwright.sync_api import Locator, Page

from serai.core.record import from_json, restart, steps
from serai.core.state import NOBODY
from serai.games import find_game
from serai.games.trucks.moves import Drive, encode
from serai.games.trucks.rules.contract import Trucks
from serai.games.trucks.seen import Choice, View
from serai.games.trucks.view import view
from tests.browser.deserto import lines, wait_for_more
from tests.browser.devices import Language
from tests.browser.house import ROOT
from tests.browser.words import say as say_at

PATIENCE = 20_000
RECORD = (ROOT / "tests/records/trucks-3-seats.json").read_bytes()
Found = TypeVar("Found")


def say(language: Language, word: str, **details: str | int) -> str:
    return say_at(language, word, "trucks", **details)


# Positions worth looking at, found in a kept record by asking the rules


@dataclass(frozen=True)
class Moment:
    """A step of the record, and whose turn it is then."""

    step: int
    seat: int

    @property
    def kinds(self) -> str:
        """A person in the seat on turn, bots in the others."""
        return "".join("p" if seat == self.seat else "b" for seat in range(3))


def moment(wanted: Callable[[Trucks, View], Found | None]) -> tuple[Moment, Found]:
    """The first step of the record at which something is found."""
    match = restart(from_json(RECORD), find_game)
    for step, _ in enumerate(steps(from_json(RECORD), match), 1):
        state = match.state
        assert isinstance(state, Trucks)
        if state.turn != NOBODY and (found := wanted(state, view(state, state.turn))):
            return Moment(step, int(state.turn)), found
    raise AssertionError("no such moment in the record")


def refused_jump(state: Trucks, seen: View) -> Drive | None:
    """A drive of a truck that can go elsewhere with the card, but not there: it would jump a truck with too few litres."""
    assert seen.hand
    for card in ("move13", "move24"):
        able = {choice.trucks[0] for choice in seen.choices if choice.card == card and choice.way}
        for truck in sorted(able) if card in seen.hand else ():
            for cell in seen.board.cells:
                asked = Drive(card, truck, cell.id, 0)
                if state.why_not(state.turn, encode(asked)) == "TRK-JUMP-1":
                    return asked
    return None


def way_home(state: Trucks, seen: View) -> Choice | None:
    """A card that cannot be followed, while a truck is on its way."""
    return next((one for one in seen.choices if one.home and one.card in seen.impossible), None)


def arrival(state: Trucks, seen: View) -> Choice | None:
    return next((one for one in seen.choices if one.arrives), None)


def two_ways(state: Trucks, seen: View) -> Choice | None:
    """A drive of a truck on its way to a cell that can be reached in two ways."""
    drives = [one for one in seen.choices if one.way and one.seat == state.turn and cell_of(seen, one) != "START"]
    by_cell = Counter((one.trucks[0], one.way[-1]) for one in drives)
    return next((one for one in drives if by_cell[one.trucks[0], one.way[-1]] == 2), None)


def cell_of(seen: View, choice: Choice) -> str:
    """Where the truck of a choice stands."""
    return seen.trucks[choice.seat][choice.trucks[0] - 1].cell


# What a person does


def hand(page: Page, language: Language = "en") -> Locator:
    """The buttons of the reader's own cards."""
    return page.get_by_role("list", name=say(language, "race-hand")).get_by_role("button")


def choose(page: Page, card: str, language: Language = "en") -> None:
    hand(page, language).filter(has_text=say(language, f"title-{card}")).first.click()


def offers(page: Page, language: Language = "en") -> Locator:
    """What the chosen card can do, as it is heard: for keys alone."""
    return page.get_by_role("group", name=say(language, "race-offers")).get_by_role("button")


def offer(page: Page, choice: Choice, language: Language = "en") -> Locator:
    """One move, by what it says it does."""
    deed = "restart" if choice.home else "drive"
    cell = say(language, "cell-OASIS") if choice.arrives else ""
    name = say(language, f"race-do-{deed}", truck=choice.trucks[0], cell=cell)
    return offers(page, language).and_(page.get_by_role("button", name=name))


def cell(page: Page, place: str) -> Locator:
    """A cell on the board."""
    return page.locator(f"[data-place='cell-{place}']")


def confirm(page: Page) -> Locator:
    return page.locator("[data-act=confirm]")


def take_turn(page: Page, language: Language = "en") -> None:
    """The first card that can be followed, as far along the race as it goes."""
    before = lines(page)
    cards = hand(page, language)
    possible = cards.filter(has_not_text=say(language, "race-impossible"))
    (possible if possible.count() else cards).first.click()
    offers(page, language).first.press("Enter")
    confirm(page).click()
    wait_for_more(page, before)
