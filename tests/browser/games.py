"""Games for tests to look at: bots finish one in a moment."""

from __future__ import annotations

import json
from time import monotonic
from typing import Any

import msgspec
from playwright.sync_api import Page, Route
from websockets.sync.client import connect

from serai.wire.difference import Difference, changed
from tests.browser.house import PATIENCE, House

NAMES = ("Ana", "Bilal", "Chloé", "Driss", "Élise")


def bots_only(house: House, seats: int = 3, level: str = "beginner", game: str = "deserto") -> str:
    """The code of a finished game of bots, who play while somebody watches."""
    plans = [{"kind": "bot", "name": name, "level": level} for name in NAMES[:seats]]
    made = house.ask("/api/tables", {"game": game, "seats": plans, "name": "Host", "bot_pace": 0, "start": True})
    watch_to_the_end(house, made)
    return str(made["code"])


def watch_to_the_end(house: House, seated: dict[str, Any]) -> None:
    hello = {"type": "hello", "id": "1", "code": seated["code"], "token": seated["token"]}
    with connect(house.address.replace("http", "ws") + "/ws", compression=None, max_size=None) as line:
        line.send(json.dumps(hello))
        deadline = monotonic() + PATIENCE * 2
        while '"type":"over"' not in str(line.recv(max(0, deadline - monotonic()))):
            pass


def replay_of(house: House, code: str, eyes: str = "all") -> dict[str, Any]:
    """A replay with all its `steps`, which come in pages."""
    found: dict[str, Any] = house.ask(f"/api/replays/{code}?seat={eyes}")
    steps, page = [], found["page"]
    while True:
        steps += whole_steps(page)
        if page["next"] is None:
            return {**found, "steps": steps}
        page = house.ask(f"/api/replays/{code}/steps?seat={eyes}&from={page['next']}")


def whole_steps(page: dict[str, Any]) -> list[dict[str, Any]]:
    """The steps of a page, each out of the one before."""
    steps = [page["first"]]
    for step in page["then"]:
        told = step.get("views", [])
        by = [msgspec.convert(told[one] if isinstance(one, int) else one, Difference) for one in told]
        views = [changed(view, by[at]) if by else view for at, view in enumerate(steps[-1]["views"])]
        told_anew: dict[str, Any] = {"seat": None, "act": None, "story": []}
        steps.append({**steps[-1], **told_anew, **step, "views": views})
    return steps


def table(
    house: House,
    kinds: str,
    pace: int = 0,
    level: str = "beginner",
    start: bool = True,
    game: str = "deserto",
    options: dict[str, Any] | None = None,
) -> dict[str, Any]:
    """A table by letters: p a person on this device, b a bot, o an open seat. The answer is the host's seat."""
    wish = {
        "game": game,
        "seats": plans_of(kinds, level),
        "name": "Ana",
        "options": options or {},
        "bot_pace": pace,
        "start": start and "o" not in kinds,
    }
    made: dict[str, Any] = house.ask("/api/tables", wish)
    return made


def plans_of(kinds: str, level: str = "beginner") -> list[dict[str, str]]:
    """Seats by letters, as `table` has them."""
    words = {"p": "device", "b": "bot", "o": "open"}
    return [
        {"kind": words[letter], "level": level, **({} if letter == "o" else {"name": NAMES[seat]})}
        for seat, letter in enumerate(kinds)
    ]


def play_on(house: House, record: bytes, step: int, kinds: str, pace: int = 0) -> dict[str, Any]:
    """A table that goes on from a step of a record: the same deal and the same draws at every run."""
    wish = {"record": json.loads(record), "step": step, "seats": plans_of(kinds), "name": "Ana", "bot_pace": pace}
    made: dict[str, Any] = house.ask("/api/replays/play-on", wish)
    return made


def at_once(page: Page) -> None:
    """Bots at the tables that a page opens from now on move at once: what people follow, a test need not wait for."""

    def hurry(route: Route) -> None:
        wish = route.request.post_data  # there is none where the page asks which tables there are
        route.continue_(post_data=json.dumps({**json.loads(wish), "bot_pace": 0}) if wish else None)

    page.route("**/api/tables", hurry)


def guest_at(house: House, code: str, name: str, seat: int | str = "any") -> dict[str, Any]:
    """Somebody comes to a table. The answer is the guest's seat."""
    seated: dict[str, Any] = house.ask(f"/api/tables/{code}/join", {"name": name, "seat": seat})
    return seated
