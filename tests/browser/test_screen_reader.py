"""What a screen reader hears: every step of a game in words, in order, and whose turn it is."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.deserto import play_legal, result
from tests.browser.devices import Desk
from tests.browser.games import NAMES, replay_of, table
from tests.browser.house import House
from tests.browser.words import say

# Keeps every text that a live region comes to hold, as a screen reader would read it.
LISTEN = """
window.heard = [];
const regions = '[aria-live]:not([aria-live=off]), [role=status], [role=alert]';
const hear = (region) => {
  const text = region.textContent.trim().replace(/\\s+/g, ' ');
  if (text && region.dataset.heard !== text) window.heard.push(region.dataset.heard = text);
};
new MutationObserver((changes) => {
  for (const change of changes) {
    const at = change.target.nodeType === 1 ? change.target : change.target.parentElement;
    const region = at?.closest(regions);
    if (region) hear(region);
    for (const node of change.addedNodes) if (node.nodeType === 1) node.querySelectorAll(regions).forEach(hear);
  }
}).observe(document, { childList: true, subtree: true, characterData: true });
"""


def sentences(step: dict[str, Any], reader: int) -> list[str]:
    """A step in words, as the reader at a seat hears it; that somebody drew a card unseen is no news.

    Four viziers win four piles, which are told as one number.
    """
    story: list[dict[str, Any]] = [one for one in step["story"] if not one["hidden"]]
    sweeper = next((one["details"]["seat"] for one in story if one["name"] == "four-viziers"), None)
    if sweeper is None:
        return [sentence(one["name"], one["details"], reader) for one in story]
    told = [sentence(one["name"], one["details"], reader) for one in story if one["name"] != "taken"]
    cards = sum(one["details"]["cards"] for one in story if one["name"] == "taken")
    you = "seat" if sweeper == reader else "none"
    return [*told, say("en", "deserto-tale-swept", "deserto", you=you, name=NAMES[sweeper], cards=cards)]


def sentence(event: str, details: dict[str, int | str], reader: int) -> str:
    part = next((part for part in ("seat", "to", "by") if details.get(part) == reader), "none")
    said: dict[str, int | str] = {"you": part}
    for name, value in details.items():
        if name in ("seat", "to", "by"):
            said[name] = NAMES[int(value)]
        elif name in ("card", "cell"):
            said[name] = say("en", f"{name}-{value}")
        else:
            said[name] = value
    return say("en", f"event-{event}", "deserto", **said)


@pytest.mark.slow
def test_every_step_is_spoken_in_order(desk: Desk, house: House) -> None:
    made = table(house, "pb", pace=250)
    page = desk.open("/")
    page.add_init_script(LISTEN)
    page.goto(made["link"])
    play_legal(page)
    expect(result(page)).to_be_visible()
    heard: list[str] = page.evaluate("() => window.heard")
    place = -1
    for number, step in enumerate(replay_of(house, made["code"], "0")["steps"][1:], 1):
        told = " ".join(sentences(step, 0))
        later = [at for at in range(place + 1, len(heard)) if heard[at] == told]
        assert later, f"step {number} was not spoken: {told!r} after {heard[place : place + 4]}"
        place = later[0]
    assert heard.count("Your turn") >= 20
    assert "Game over" in heard


def test_the_board_and_the_hand_are_told_in_words(desk: Desk, house: House) -> None:
    made = table(house, "pb", level="beginner")
    page = desk.open(made["link"], "phone")
    page.get_by_text("Your turn").first.wait_for()
    square = page.get_by_role("group", name="The square of cards").get_by_role("button")
    expect(square).to_have_count(4)
    places = [label.get_attribute("aria-label") or "" for label in square.all()]
    assert [place.split(":")[0] for place in places] == ["Upper left", "Upper right", "Lower left", "Lower right"]
    page.get_by_role("list", name="Your hand").get_by_role("button").first.click()
    told = [label.get_attribute("aria-label") or "" for label in square.all()]
    assert all("Lay here" in place or "Not here for this card" in place for place in told)
    expect(page.get_by_role("list", name="Players").get_by_role("listitem").first).to_contain_text("cards in hand")
