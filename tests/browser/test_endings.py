"""The end: the last move, the game's own moment, one page; later the page alone, and the moment again for who asks."""

from __future__ import annotations

import json

from playwright.sync_api import Locator, Page, expect
from websockets.sync.client import connect

from tests.browser import games
from tests.browser.axe import axe
from tests.browser.desert import NAMES, act_for, do, play_on, record, say
from tests.browser.deserto import result
from tests.browser.devices import Desk, Language
from tests.browser.house import ROOT, House
from tests.browser.words import say as say_in

# It passes by itself, and a busy machine may look too late: so the page itself notes what was shown, and said.
NOTE = """() => {
  window.shown = [];
  const look = () => document.querySelectorAll('dialog[data-ending]').forEach((one) => {
    const seen = [one.dataset.ending, one.querySelector('h2').textContent, !!document.querySelector('dialog.page[open]')];
    if (!window.shown.some((other) => other[0] === seen[0])) window.shown.push(seen);
  });
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""


def moment(page: Page) -> Locator:
    """What fills the screen before the page of the result."""
    return page.locator("dialog[data-ending]")


def last_board(page: Page, language: Language) -> None:
    """The result is put away, and the flag brings it back."""
    result(page, language).get_by_role("button", name=say_in(language, "close"), exact=True).click()
    expect(result(page, language)).to_be_hidden()
    page.get_by_role("button", name=say_in(language, "result"), exact=True).click()
    expect(result(page, language)).to_be_visible()


def test_a_lost_desert_ends_with_its_cause_by_name(desk: Desk, house: House) -> None:
    kept = record("thirst")
    _, who, move = kept["log"][-1]
    page = desk.open(play_on(house, kept, len(kept["log"]) - 1)["link"], "phone", "fr")
    page.evaluate(NOTE)
    act_for(page, NAMES[who], "fr")
    do(page, move, "fr")
    for _ in range(3):
        page.keyboard.press("Space")  # fingers that were busy put nothing away
    expect(result(page, "fr")).to_contain_text(say("fr", "DES-END-2"))
    ((rule, title, covered),) = page.evaluate("() => window.shown")
    assert rule == "DES-END-2" and not covered
    assert title in {say("fr", "desert-ending-thirst", names=name) for name in NAMES}
    expect(moment(page)).to_have_count(0)
    axe(page, "result")
    page.reload()
    page.evaluate(NOTE)
    expect(result(page, "fr")).to_contain_text(say("fr", "lost-team"))
    assert page.evaluate("() => window.shown") == []
    page.get_by_role("button", name=say("fr", "ending-again")).click()
    page.keyboard.press("Escape")
    expect(result(page, "fr")).to_be_visible()
    assert [rule for rule, _, _ in page.evaluate("() => window.shown")] == ["DES-END-2"]
    last_board(page, "fr")


def test_a_won_deserto_ends_on_the_phone_and_on_the_table_screen(desk: Desk, house: House) -> None:
    kept = json.loads((ROOT / "tests/records/deserto-2-seats.json").read_bytes())
    made = games.play_on(house, json.dumps(kept).encode(), len(kept["log"]) - 1, "pp")
    phone = desk.open(made["link"], "phone", "en")
    screen = desk.open(f"/t/{made['code']}?screen=table", "table", "en")
    for page in (phone, screen):
        expect(page.locator("header .status")).to_be_visible()
        page.evaluate(NOTE)
    _, seat, move = kept["log"][-1]
    hello = {"type": "hello", "id": "1", "code": made["code"], "token": made["token"]}
    with connect(house.address.replace("http", "ws") + "/ws") as line:
        for message in (hello, {"type": "move", "id": "2", "move": move, "seat": seat}):
            line.send(json.dumps(message))
        while '"type":"over"' not in str(line.recv(20)):
            pass
    for page in (phone, screen):
        expect(result(page)).to_contain_text("points")
        expect(result(page).get_by_role("list", name=say_in("en", "places")).get_by_role("listitem")).to_have_count(2)
        assert [(rule, covered) for rule, _, covered in page.evaluate("() => window.shown")] == [("DST-END-3", False)]
    expect(result(phone).get_by_role("button", name=say_in("en", "share"))).to_be_visible()
    axe(screen, "result on the table screen")
