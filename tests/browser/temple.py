"""People play Escape through the page: by what is read there, never by how it is built.

Positions are staged by records: `Script` plays the first minutes for everybody, and a table goes on from there.
"""

from __future__ import annotations

import re
from collections import Counter
from itertools import count
from typing import Any

import msgspec
from playwright.sync_api import Locator, Page, expect

from serai.core.game import read_seed
from serai.core.record import Record, to_json, write_record
from serai.games.temple import GAME, TempleOptions
from serai.games.temple.moves import Activate, Discover, Enter, Help, Leave, Move, Pledge, Roll, encode
from serai.games.temple.pieces import Face, Side
from serai.games.temple.seen import Room, View
from serai.games.temple.view import view
from tests.browser.devices import HandDesk, Language
from tests.browser.house import House
from tests.browser.strip import readiness
from tests.browser.words import pattern, say

NAMES = ("Ana", "Bilal")
COUNT_IN = 3000  # three, two, one
STROKES = 6  # of a finger that drags
APART = 850  # ms between two acts of a script: no roll has to wait
STEPS: dict[Side, tuple[int, int]] = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}


def words(language: Language, word: str, **details: str | int) -> str:
    return say(language, word, "temple", **details)


class Stuck(AssertionError):
    """The dice of a seed did not let a script go on: choose another seed."""


class Script:
    """Plays for all seats, one act after the other, and writes it down."""

    def __init__(self, seed: int, seats: int, **options: Any) -> None:
        self.seats = seats
        self.options = TempleOptions(**options)
        self.match = GAME.begin(seats, self.options, read_seed(str(seed)))

    @property
    def seen(self) -> View:
        return view(self.match.state, 0)  # type: ignore[arg-type]

    @property
    def rooms(self) -> dict[int, Room]:
        """The rooms by their place."""
        return {place: room for place, room in enumerate(self.seen.rooms) if room is not None}

    @property
    def now(self) -> int:
        return int(self.match.state.now)

    def record(self) -> Record:
        return write_record(GAME, self.options, self.match, [f"seat {seat + 1}" for seat in range(self.seats)])

    def play(self, seat: int, move: Move, wait: int = APART) -> None:
        self.match.play(self.now + wait, seat, encode(move))

    def may(self, seat: int, move: Move) -> bool:
        return encode(move) in list(self.match.state.legal(seat))

    def shows(self, seat: int) -> Counter[Face]:
        return Counter(self.seen.players[seat].dice)

    def room(self, seat: int) -> Room:
        place = self.seen.players[seat].place
        assert place is not None
        return self.rooms[place]

    def roll(self, seat: int, keep: Counter[Face]) -> None:
        """Rolls all but what is to be kept."""
        free = self.shows(seat) - keep
        self.play(seat, Roll(free["adventurer"], free["key"], free["torch"], free["gold"]))

    def roll_for(self, seat: int, wanted: Counter[Face]) -> None:
        """Until the dice show it; gold masks free what is locked."""
        for tries in count():
            if self.shows(seat) >= wanted:
                return
            for other in range(self.seats):
                while self.may(other, Help(seat)):
                    self.play(other, Help(seat))
            free = self.shows(seat) - wanted
            if tries == 60 or free.total() == free["black"]:
                raise Stuck(f"seat {seat} cannot get {wanted}")
            self.roll(seat, wanted)

    def enter(self, seat: int, side: Side) -> None:
        room = self.room(seat)
        x, y = STEPS[side]
        beyond = next(one for one in self.rooms.values() if (one.x, one.y) == (room.x + x, room.y + y))
        self.roll_for(seat, Counter(beyond.cost))
        self.play(seat, Enter(side))

    def discover(self, seat: int) -> None:
        """A room on the first free side."""
        self.roll_for(seat, Counter({"adventurer": 2}))
        self.play(seat, Discover(self.room(seat).gaps[0]))

    def wake(self, option: int) -> None:
        """All together in a gem room."""
        symbol = self.room(0).prizes[option].symbols[0]
        for tries in count():
            if self.may(0, Activate(option)):
                self.play(0, Activate(option))
                return
            if tries == 30:
                raise Stuck("no gem")
            for seat in range(self.seats):
                number = self.shows(seat)[symbol]
                if seat and number and symbol in ("key", "torch"):
                    self.play(seat, Pledge(symbol, number))
                while self.may(seat, Help(seat)):
                    self.play(seat, Help(seat))
                if any(face not in (symbol, "black") for face in self.shows(seat).elements()):
                    self.roll(seat, Counter({symbol: 9}))

    def go(self, seat: int, place: int) -> None:
        """The shortest way to a room."""
        while (here := self.seen.players[seat].place) != place:
            assert here is not None
            self.enter(seat, first_step(self.rooms, here, place))

    def gather(self, place: int) -> None:
        """All go to a room."""
        for seat in range(self.seats):
            self.go(seat, place)

    def find_the_exit(self, depot: int) -> None:
        """All together: wake gems, explore, until the exit is known and no more gems than so many are left."""
        while not self.seen.exit_found or self.seen.depot > depot:
            rooms = self.rooms.items()
            gems = [place for place, room in rooms if room.prizes and not room.used and self.seen.depot]
            gaps = [place for place, room in rooms if room.gaps]
            if not gems + gaps:
                raise Stuck("nothing left to find")
            self.gather((gems + gaps)[0])
            if gems:
                self.wake(min(1, len(self.room(0).prizes) - 1))
            else:
                self.discover(0)
        self.gather(next(place for place, room in self.rooms.items() if room.special == "exit"))

    def leave(self, seat: int) -> None:
        self.roll_for(seat, Counter({"key": self.seen.keys_needed}))
        self.play(seat, Leave())


def first_step(rooms: dict[int, Room], start: int, goal: int) -> Side:
    """The side by which a shortest way begins."""
    at = {(room.x, room.y): place for place, room in rooms.items()}
    ways: list[tuple[int, Side | None]] = [(start, None)]
    for place, first in ways:
        if place == goal and first:
            return first
        for side in rooms[place].ways:
            x, y = STEPS[side]
            beyond = at[rooms[place].x + x, rooms[place].y + y]
            if all(beyond != known for known, _ in ways):
                ways.append((beyond, first or side))
    raise Stuck("no way")


# At the table


def stage(house: House, script: Script) -> dict[str, Any]:
    """A table that goes on after a script; its key opens every seat, so that a device chooses whose it is."""
    paper = script.record()
    plans = [{"kind": "device", "name": name} for name in NAMES[: script.seats]]
    wish = {"record": msgspec.json.decode(to_json(paper)), "step": len(paper.log), "seats": plans, "name": NAMES[0]}
    made: dict[str, Any] = house.ask("/api/replays/play-on", wish)
    return made


def begin(desk: HandDesk, *pages: Page, language: Language = "en") -> None:
    """All are ready, and the count is over."""
    pages[0].get_by_role("button", name=words(language, "ready-me")).click()
    for page in pages:
        expect(readiness(page)).to_have_count(0)
    desk.turn(COUNT_IN)


def look_as(page: Page, name: str, language: Language = "en") -> None:
    """Where one key opens several seats: this device is that player's."""
    seat = page.get_by_role("button", name=words(language, "temple-look", name=name))
    expect(page.get_by_role("list", name=words(language, "temple-dice"), exact=True)).to_be_visible()
    if seat.count():  # else it is theirs already
        seat.click()


def drag(what: Locator, to: Locator, rise: int = 0) -> None:
    """A finger takes something to the middle of something else, or so many pixels above it."""
    starts, ends = middle(what), middle(to)
    touch = what.page.context.new_cdp_session(what.page)
    for part in range(STROKES + 1):
        x, y = (a + (b - a) * part / STROKES for a, b in zip(starts, (ends[0], ends[1] - rise), strict=True))
        kind = "touchMove" if part else "touchStart"
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    touch.detach()


def middle(thing: Locator) -> tuple[float, float]:
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


# What people see


def dice(page: Page, language: Language = "en") -> Locator:
    """The buttons of the reader's own dice."""
    return page.get_by_role("list", name=words(language, "temple-dice"), exact=True).get_by_role("button")


def way(page: Page, side: Side, language: Language = "en") -> Locator:
    sides = page.get_by_role("list", name=words(language, "temple-sides"))
    return sides.get_by_role("button", name=re.compile(rf", {words(language, f'side-{side}')}\b"))


def act(page: Page, word: str, language: Language = "en", **details: str | int) -> Locator:
    acts = page.get_by_role("list", name=words(language, "temple-acts"))
    return acts.get_by_role("button", name=re.compile("^" + pattern(words(language, f"temple-{word}", **details))))


def room(page: Page, place: int, language: Language = "en") -> Locator:
    plan = page.get_by_role("group", name=words(language, "temple-plan"), exact=True)
    return plan.get_by_role("img").and_(page.locator(f"[data-place='{place}']"))


def steps(side: str, number: int = 1) -> str:
    """How far a room lies from the start, as the page says it."""
    return words("en", "temple-steps", number=number, side=side)


def result(page: Page, language: Language = "en") -> Locator:
    return page.get_by_role("dialog", name=words(language, "result"))
