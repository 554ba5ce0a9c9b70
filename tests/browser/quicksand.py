"""A person plays Quicksand through the page: by what is read and heard there, never by how it is built.

Positions are staged by records: a table goes on from an entry of one, so that a test knows the track and the hands.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import msgspec
from playwright.sync_api import Locator, Page, expect

from serai.core.game import read_seed
from serai.core.match import Match
from serai.core.record import Record, restart, steps, to_json, write_record
from serai.games import find_game
from serai.games.quicksand import GAME, QuicksandOptions
from serai.games.quicksand.seen import View
from serai.games.quicksand.view import view
from serai.sim import Plan, play_one
from tests.browser.devices import HandDesk, Language
from tests.browser.house import House
from tests.browser.strip import readiness
from tests.browser.words import say

COUNT_IN = 3000  # three, two, one


def words(language: Language, word: str, **details: str | int) -> str:
    return say(language, word, "quicksand", **details)


# Staging


def opening(seed: int, seats: int = 1, **options: Any) -> Record:
    """A game that nobody has played yet."""
    chosen = QuicksandOptions(**options)
    match = GAME.begin(seats, chosen, read_seed(str(seed)))
    return write_record(GAME, chosen, match, [f"seat {seat + 1}" for seat in range(seats)])


def won_alone(seed: int) -> Record:
    """Level 1, won by a bot on its own."""
    played = play_one(Plan(game="quicksand", seats=1, games=1, seed=read_seed(str(seed)), bots=["greedy"]), 0)
    assert played.end is not None and played.end.rule == "QKS-END-3", "choose another seed"
    return played


def entries_until(record: Record, wanted: Callable[[View, Match], bool]) -> tuple[int, View]:
    """How many entries lead to the first such position, and what the first seat sees there."""
    match = restart(record, find_game)
    for number in steps(record, match):
        if wanted(seen := view(match.state, 0), match):  # type: ignore[arg-type]
            return number + 1, seen
    raise AssertionError("no such position")


def stage(house: House, record: Record, entries: int, kinds: str = "p") -> dict[str, Any]:
    """A table that goes on after some entries of a record: p a person on this device, b a bot."""
    plans = [{"kind": {"p": "device", "b": "bot"}[letter], "level": "master"} for letter in kinds]
    paper = msgspec.json.decode(to_json(record))
    wish = {"record": paper, "step": entries, "seats": plans, "name": "Ana"}
    made: dict[str, Any] = house.ask("/api/replays/play-on", wish)
    return made


def begin(desk: HandDesk, page: Page, language: Language = "en") -> None:
    """Ready, and the count is over."""
    page.get_by_role("button", name=words(language, "ready-me")).click()
    expect(readiness(page)).to_have_count(0)
    desk.turn(COUNT_IN)


# What people see


def hand(page: Page, language: Language = "en") -> Locator:
    """The buttons of the reader's own cards."""
    return page.get_by_role("list", name=words(language, "quicksand-hand")).get_by_role("button")


def card(page: Page, kind: str, language: Language = "en") -> Locator:
    return hand(page, language).filter(has_text=words(language, f"title-{kind}")).first


def timer(page: Page, number: int, language: Language = "en") -> Locator:
    """A sand timer on the board, counted from 1."""
    track = page.get_by_role("group", name=words(language, "quicksand-track"))
    return track.get_by_role("button", name=re.compile("^" + words(language, f"timer-{number - 1}") + ","))


def targets(page: Page, language: Language = "en") -> Locator:
    """The timers that a joker in the fingers may be played on."""
    return page.get_by_role("group", name=words(language, "quicksand-targets")).get_by_role("button")


def result(page: Page, language: Language = "en") -> Locator:
    return page.get_by_role("dialog", name=words(language, "result"))
