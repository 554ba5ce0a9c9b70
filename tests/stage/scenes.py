"""What people see at a table: real tables of a real house whose clock stands still, each brought to a fullest position."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from itertools import count
from typing import Any

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as TooLate
from websockets.sync.client import connect

from serai.games.desert.view import view as desert_view
from serai.games.quicksand.view import view as quicksand_view
from serai.games.temple.view import view as temple_view
from tests.browser.devices import Device, HandDesk, Language
from tests.browser.house import HandHouse
from tests.browser.words import say
from tests.stage.moments import GAMES, RECORDS, Moment, acts, best, other_turn, own_turn, stage

REAL_TIME = ("quicksand", "temple")
COUNT_IN = 3000  # three, two, one
REACTION = 1100  # ms, of the bot that gives hints
WATCHER = "Konstantin Wassermann II"
WORDS = (
    "Whoever reads this to its end knows how long a sentence may become when somebody explains a plan, "
    "with its reasons, to six friends who all talk at once ({number})"
)


@dataclass
class Visit:
    """Devices that come to one table, one after the other."""

    house: HandHouse
    game: str
    desk: HandDesk | None = None  # the device that is there now
    made: dict[str, Any] | None = None
    begun: bool = False
    watcher: dict[str, Any] | None = None
    sentences: count[int] = field(default_factory=count)

    def say_something(self, page: Page) -> None:
        """Somebody who watches has much to say."""
        assert self.made
        join = f"/api/tables/{self.made['code']}/join"
        self.watcher = self.watcher or self.house.ask(join, {"name": WATCHER, "seat": "watch"})
        text = WORDS.format(number=next(self.sentences))
        with connect(self.house.address.replace("http", "ws") + "/ws", compression=None, max_size=None) as line:
            for message in (
                {"type": "hello", "id": "1", "code": self.watcher["code"], "token": self.watcher["token"]},
                {"type": "say", "id": f"say-{text[-4:]}", "text": text},
            ):
                line.send(json.dumps(message))
            while '"said"' not in (heard := str(line.recv(10))) or text not in heard:
                pass
        page.wait_for_timeout(100)


def choose(visit: Visit, page: Page, language: Language) -> None:
    """Takes up a thing, so that its targets are lit."""
    thing = CHOOSE[visit.game](page, language)
    thing.click()


def ask_for_a_hint(visit: Visit, page: Page, language: Language) -> None:
    page.get_by_role("button", name=say(language, "hint", visit.game), exact=True).first.click()
    page.wait_for_timeout(300)
    if visit.game in REAL_TIME and visit.desk:
        visit.desk.turn(REACTION)
    page.get_by_text(say(language, "hint-thinking", visit.game)).first.wait_for(state="hidden")


def next_step(page: Page, language: Language, game: str, times: int) -> None:
    for _ in range(times):  # by word and not by finger: whether a finger reaches it is for the look to say
        page.get_by_role("button", name=say(language, "learn-next", game), exact=True).first.dispatch_event("click")


def half_way(visit: Visit, page: Page, language: Language) -> None:
    """The guide in the middle of what it has to say."""
    next_step(page, language, visit.game, 5)


def nothing(visit: Visit, page: Page, language: Language) -> None:
    """It is looked at as it is."""


def first_card(page: Page, language: Language) -> Locator:
    return page.locator("[data-place^=hand-]").first


def first_kit(page: Page, language: Language) -> Locator:
    """A piece of equipment, or a tile where there is none."""
    return page.locator("[data-place=hand] button").or_(page.locator("[data-place^=tile-]")).first


def a_joker(page: Page, language: Language) -> Locator:
    return page.locator("[data-place^=hand-]").filter(has_text=say(language, "title-joker", "quicksand")).first


def first_die(page: Page, language: Language) -> Locator:
    dice = page.get_by_role("list", name=say(language, "temple-dice", "temple"), exact=True).get_by_role("button")
    locked = say(language, "face-black", "temple")
    return dice.filter(has_not=page.get_by_role("button", name=locked)).first


CHOOSE: dict[str, Callable[[Page, Language], Locator]] = {
    "desert": first_kit,
    "deserto": first_card,
    "quicksand": a_joker,
    "temple": first_die,
    "trucks": first_card,
}


def holds_a_joker(match: Any, seat: int) -> int:
    seen = quicksand_view(match.state, seat)
    return acts(match, seat) if seen.turn == seat and "joker" in seen.hands[seat] else -1


def holds_equipment(match: Any, seat: int) -> int:
    seen = desert_view(match.state, seat)
    return acts(match, seat) + 1000 * len(set(seen.travellers[seat].equipment)) if seen.turn == seat else -1


CHOICES: dict[str, Callable[[Any, int], int]] = {"quicksand": holds_a_joker, "desert": holds_equipment}


@cache
def with_a_choice(game: str) -> Moment:
    """Where something can be taken up that then asks where to: a joker, the fullest kit."""
    return best(RECORDS[game], CHOICES[game]) if game in CHOICES else own_turn(game)


def modules_at_once(match: Any, seat: int) -> int:
    """How many hourglasses run, whether fate is asked for, and then how many acts there are."""
    seen = temple_view(match.state, seat)
    glasses = [seen.parts.chrono.green, seen.parts.chrono.blue] if seen.parts.chrono else []
    running = sum(glass is not None for glass in glasses)
    return 1000 * (running + (seen.fate_until is not None)) + acts(match, seat)


@cache
def crowded(game: str) -> Moment:
    """Where most modules have something to say: beside the calendar and the character what runs against everybody."""
    return best(f"{game}-everything", modules_at_once)


@dataclass(frozen=True)
class Scene:
    """A position of a game, and what is done on the page before one looks."""

    name: str
    moment: Callable[[str], Moment] | None  # None: the guided first game
    pose: Callable[[Visit, Page, Language], None] = nothing
    again: Callable[[Visit, Page], None] = lambda visit, page: None  # before each look, for what does not stay
    form: str = "personal"
    waits: bool = False  # the clock has not begun: everybody is asked whether they are ready
    games: tuple[str, ...] = GAMES


SCENES = (
    Scene("own turn", own_turn),
    Scene("another's turn", other_turn),
    Scene("chosen", with_a_choice, choose),
    Scene("message", own_turn, again=lambda visit, page: visit.say_something(page)),
    Scene("hint", own_turn, ask_for_a_hint),
    Scene("every module", crowded, games=("temple",)),
    Scene("before the start", own_turn, waits=True, games=REAL_TIME),
    Scene("guide, first step", None, waits=True),
    Scene("guide, half way", None, half_way),
    Scene("table screen", own_turn, form="table"),
)


def come(visit: Visit, desk: HandDesk, scene: Scene, device: Device, language: Language) -> Page:
    """A device at the scene's table, everybody ready, the clock standing."""
    visit.desk = desk
    if scene.moment and not visit.made:
        visit.made = stage(visit.house, scene.moment(visit.game))
    path = str(visit.made["link"]) if visit.made else f"/learn/{visit.game}"
    if scene.form == "table" and visit.made:
        begin_elsewhere(visit, desk, path)
        path = f"/t/{visit.made['code']}?screen=table"
    page = desk.open(path, device, language)
    page.get_by_role("list", name=say(language, "seats", visit.game)).first.wait_for()
    if not scene.waits:
        begin(visit, desk, page, language)
    scene.pose(visit, page, language)
    return page


def begin(visit: Visit, desk: HandDesk, page: Page, language: Language) -> None:
    """Ready, three, two, one: where the game has a clock and nobody has said so yet."""
    if visit.game not in REAL_TIME or visit.begun:
        return
    ready = page.get_by_role("button", name=say(language, "ready-me", visit.game))
    if not asked_whether_ready(ready):
        return
    ready.click()
    ready.wait_for(state="hidden")
    desk.turn(COUNT_IN)  # and no further: bots would begin to act, each time otherwise
    page.wait_for_timeout(1000)  # the last word of the count stays for a moment
    visit.begun = visit.made is not None  # every device has a guided game of its own


def asked_whether_ready(ready: Locator) -> bool:
    """A guided game may stand still of itself, and asks nobody."""
    try:
        ready.wait_for(timeout=3000)
    except TooLate:
        return False
    return True


def begin_elsewhere(visit: Visit, desk: HandDesk, link: str) -> None:
    """A table screen cannot say that it is ready: a phone does, and goes."""
    phone = desk.open(link, "phone", "en")
    phone.get_by_role("list", name=say("en", "seats", visit.game)).first.wait_for()
    begin(visit, desk, phone, "en")
    phone.context.close()
