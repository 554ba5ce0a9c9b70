"""Modules of Escape are chosen by cards and switches, with the keyboard alone, and never to what is not legal."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.devices import Desk
from tests.browser.games import table
from tests.browser.house import House
from tests.browser.words import say


def option(name: str) -> str:
    return say("en", f"option-{name}-name", "temple")


def test_whoever_chooses_keeps_to_what_is_legal(desk: Desk) -> None:
    page = desk.open("/new/temple", "phone")
    beginner = page.get_by_role("radio", name=say("en", "preset-beginner", "temple"))
    expect(beginner).to_be_checked()
    beginner.focus()
    page.keyboard.press("ArrowUp")  # round to the last card
    expect(page.get_by_role("radio", name=say("en", "new-preset-own"))).to_be_checked()
    extras, curses = (page.get_by_role("switch", name=option(name), exact=True) for name in ("extras", "curses"))
    extras.focus()
    page.keyboard.press("Space")
    expect(curses).to_be_checked()
    expect(page.get_by_text(say("en", "choose-came", names=option("curses")))).to_be_visible()
    curses.focus()
    page.keyboard.press("Space")
    expect(extras).not_to_be_checked()
    expect(page.get_by_text(say("en", "choose-went", names=option("extras")))).to_be_visible()


def test_six_experts_learn_why_not(desk: Desk) -> None:
    page = desk.open("/new/temple")
    page.get_by_role("radio", name=say("en", "new-preset-own")).check()
    difficulty = page.get_by_label(say("en", "option-difficulty", "temple"), exact=True)
    difficulty.select_option("expert")
    for _ in range(3):
        page.get_by_role("button", name=say("en", "more", what=say("en", "new-players"))).click()
    expect(page.get_by_text("ESC-R-90").first).to_be_visible()
    expect(difficulty).to_have_value("normal")
    page.get_by_role("switch", name=option("treasures"), exact=True).check()
    expect(page.get_by_text("ESC-R-90")).to_have_count(0)
    difficulty.select_option("expert")
    expect(difficulty).to_have_value("expert")


def test_a_host_chooses_among_those_who_wait(desk: Desk, house: House) -> None:
    page = desk.open(table(house, "po", game="temple")["link"], "phone")
    page.get_by_label(say("en", "new-preset"), exact=True).select_option("classic")
    expect(page.get_by_text(say("en", "preset-classic-about", "temple"))).to_be_visible()
    page.locator("summary", has_text=say("en", "new-preset-own")).click()
    extras, curses, treasures = (
        page.get_by_role("switch", name=option(name), exact=True) for name in ("extras", "curses", "treasures")
    )
    expect(curses).to_be_checked()
    extras.check()
    curses.uncheck()
    expect(extras).to_be_checked()
    treasures.uncheck()
    expect(extras).not_to_be_checked()


def test_a_surprise_is_shown_before_it_is_played(desk: Desk) -> None:
    page = desk.open("/new/temple", "phone")
    lots = page.get_by_role("group", name=say("en", "surprise"))
    hard = say("en", "surprise-hard", "temple")
    lots.get_by_role("button", name=hard).click()
    card = page.get_by_role("radio", name=say("en", "surprise-card", level=hard))
    expect(card).to_be_checked()
    expect(card).to_be_in_viewport()
    about = page.locator("label", has=card)
    first = about.inner_text()
    assert "Beginners would" in first
    for _ in range(5):  # of hundreds of sets the same one may come twice
        lots.get_by_role("button", name=hard).click()
        expect(lots.get_by_role("button", name=hard)).to_have_attribute("aria-busy", "false")
        if about.inner_text() != first:
            break
    assert about.inner_text() != first
    page.get_by_role("button", name=say("en", "new-start")).click()
    expect(page.get_by_role("radio")).to_have_count(0)


def test_how_hard_it_is_depends_on_how_many_play(desk: Desk) -> None:
    page = desk.open("/new/temple")
    card = page.locator("label", has=page.get_by_role("radio", name=say("en", "preset-beginner", "temple")))
    expect(card).to_contain_text("Beginners win about")
    with_three = card.inner_text()
    for _ in range(2):
        page.get_by_role("button", name=say("en", "less", what=say("en", "new-players"))).click()
    expect(card).not_to_have_text(with_three)
