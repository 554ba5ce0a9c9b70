"""A person plays Le Désert interdit through the page: by what is read and heard there, never by how it is built."""

from __future__ import annotations

import json
import re
from contextlib import suppress
from typing import Any

import msgspec
import websockets.sync.client
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate
from websockets.exceptions import ConnectionClosed

from serai.games import find_game
from serai.games.desert.rules import codes
from tests.browser import games
from tests.browser.devices import Language
from tests.browser.house import ROOT, House
from tests.browser.words import pattern
from tests.browser.words import say as say_at

NAMES = games.NAMES
GAME = find_game("desert")
TRIES = 5
A_MOMENT = 3_000  # ms
CARDS = {
    "blast": "blaster", "scout": "terrascope", "fly": "jetpack", "fly-with": "jetpack",
    "raise-shield": "shield", "share-reserve": "reserve", "speed-up": "throttle",
}  # fmt: skip


def say(language: Language, word: str, **details: str | int) -> str:
    return say_at(language, word, "desert", **details)


# Tables that go on from a prepared game


def record(name: str) -> dict[str, Any]:
    """A prepared game, made by tests/desert_records.py."""
    found: dict[str, Any] = json.loads((ROOT / f"tests/records/desert-{name}.json").read_bytes())
    return found


def last_turn(kept: dict[str, Any]) -> int:
    """The step at which the last whole turn of a prepared game begins: two free acts, four actions, the storm."""
    moves = [move for _, _, move in kept["log"]]
    return len(moves) - 1 - moves[::-1].index(codes.CALL_STORM) - 6


def play_on(house: House, kept: dict[str, Any], step: int) -> dict[str, Any]:
    """A table of two on one device that goes on from a step of a prepared game. The answer is its host's seat."""
    return games.play_on(house, json.dumps(kept).encode(), step, "pp")


def play_on_apart(house: House, kept: dict[str, Any], step: int) -> tuple[str, list[str]]:
    """The same for two people with a device each: the code of the table, which is paused, and their links."""
    made = play_on(house, kept, step)
    with websockets.sync.client.connect(house.address.replace("http", "ws") + "/ws") as socket:
        hello = {"type": "hello", "id": "1", "code": made["code"], "token": made["token"]}
        for message in (hello, {"type": "pause", "id": "2"}, {"type": "leave", "id": "3"}):
            socket.send(json.dumps(message))
        try:
            for _ in socket:  # until the house says goodbye
                pass
        except ConnectionClosed:
            pass
    join = f"/api/tables/{made['code']}/join"
    seats = [house.ask(join, {"name": name, "seat": seat}) for seat, name in enumerate(NAMES[:2])]
    return str(made["code"]), [str(seat["link"]) for seat in seats]


# What a person sees and presses


def tile(page: Page, cell: int, language: Language = "en") -> Locator:
    board = page.get_by_role("group", name=say(language, "desert-board"))
    return board.get_by_role("button", name=re.compile(f"^{say(language, f'cell-{cell}')}\\s?:"))


def seat(page: Page, name: str, language: Language = "en") -> Locator:
    return page.get_by_role("list", name=say(language, "seats")).get_by_role("button", name=re.compile(name))


def card(page: Page, kind: str, language: Language = "en") -> Locator:
    kit = page.get_by_role("list", name=say(language, "desert-equipment"))
    return kit.get_by_role("button", name=say(language, f"title-{kind}"))


def words_of(move: dict[str, Any], language: Language) -> str:
    """A move as its button says it."""
    details = {
        name: NAMES[value]
        if name in ("to", "seat")
        else value
        if name == "amount"
        else say(language, f"{name}-{value}")
        for name, value in move.items()
        if name != "type"
    }
    return say(language, f"move-{move['type']}", **details)


def button(page: Page, move: dict[str, Any], language: Language) -> Locator:
    """The button of a move; digging adds how much."""
    return page.get_by_role("button", name=re.compile(f"^{pattern(words_of(move, language))}( \\(.*)?$"))


def do(page: Page, code: int, language: Language = "en") -> None:
    """Points at what a move is about, and presses its button."""
    move = msgspec.to_builtins(GAME.decode(code))
    kind = move["type"]
    if kind in CARDS:
        bring_out(card(page, CARDS[kind], language), page.locator("[data-act=cards]"))
        page.get_by_role("button", name=say(language, f"title-{CARDS[kind]}")).last.click()
    elif kind in ("give", "hand-over", "guide", "guide-with"):
        seat(page, NAMES[move["seat" if kind.startswith("guide") else "to"]], language).click()
    if "cell" in move:
        tile(page, move["cell"], language).click()
    bring_out(button(page, move, language), page.get_by_role("button", name=say(language, "desert-more")))
    button(page, move, language).last.click()


def bring_out(what: Locator, sheet: Locator) -> None:
    """Four acts, and four kinds of cards, have a place in sight; the rest is in a sheet, which is opened for it.

    The page may just be drawing anew: what has come into sight meanwhile needs no sheet, and there may be none.
    """
    what.or_(sheet).first.wait_for()
    if what.count() == 0:
        with suppress(TooLate):
            sheet.click(timeout=A_MOMENT)


def act_for(page: Page, name: str, language: Language = "en") -> None:
    """On a shared device: take the part of another adventurer, unless it has it already.

    When a turn begins, the device passes to whoever's it is and lets go of what was pointed at: then once more.
    """
    act = page.get_by_role("button", name=say(language, "desert-look", name=name), exact=True)
    for _ in range(TRIES):
        if page.locator(".kit .you").inner_text() == name:
            return
        if seat(page, name, language).get_attribute("aria-pressed") == "false":
            seat(page, name, language).click()
        with suppress(TooLate):
            act.click(timeout=A_MOMENT)
    expect(page.locator(".kit .you")).to_have_text(name)
