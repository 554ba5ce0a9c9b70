"""Learn by playing: a real game, explained step by step above the table, left at any time."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from serai.core.words import typeset
from tests.browser.axe import axe
from tests.browser.deserto import PATIENCE, lay_or_give
from tests.browser.devices import Desk, Language
from tests.browser.house import ROOT

GUIDED = sorted(path.parent.name for path in ROOT.glob("web/src/games/*/guide.ts"))


# Keeps every sentence that the coach comes to say; one that the others' acts complete may stay for a moment only.
LISTEN = """() => {
  const say = () => document.querySelector('aside [role=status]')?.textContent.trim();
  window.told = [say()];
  new MutationObserver(() => say() && say() !== window.told.at(-1) && window.told.push(say()))
    .observe(document, { childList: true, subtree: true, characterData: true });
}"""
# Passes a step at every look, until there is no coach any more.
PASS = """() => {
  const next = [...document.querySelectorAll('aside button')].at(-1);
  next?.click();
  return !next;
}"""


def words_of(game: str, language: Language) -> dict[str, str]:
    source = (ROOT / f"web/src/games/{game}/words/{language}.ftl").read_text(encoding="utf-8")
    found = re.findall(r"^guide-([\w-]+) = (.*)$", source, re.MULTILINE)
    return {step: typeset(text, language) for step, text in found}


def steps_of(game: str) -> list[str]:
    return re.findall(r"name: '([\w-]+)'", (ROOT / f"web/src/games/{game}/guide.ts").read_text(encoding="utf-8"))


def coach(page: Page) -> Locator:
    return page.locator("aside [role=status]")


@pytest.mark.parametrize(("game", "language"), [(game, ("fr", "en")[i % 2]) for i, game in enumerate(GUIDED)])
def test_every_step_is_told_and_can_be_passed(desk: Desk, game: str, language: Language) -> None:
    page = desk.open(f"/learn/{game}", "phone", language)
    words, steps = words_of(game, language), steps_of(game)
    expect(coach(page)).to_have_text(words[steps[0]], timeout=PATIENCE)
    axe(page)
    page.evaluate(LISTEN)
    page.wait_for_function(PASS, timeout=PATIENCE)
    told: list[str] = page.evaluate("() => window.told")
    assert set(told) <= set(words.values())
    assert (told[0], told[-1]) == (words[steps[0]], words[steps[-1]])
    expect(page.locator("main")).to_be_visible()


def test_doing_what_the_step_says_leads_on(desk: Desk) -> None:
    page = desk.open("/", "phone")
    page.get_by_role("link", name="Learn by playing").first.click()
    words = words_of("deserto", "en")
    for step in ("aim", "piles", "hand"):
        expect(coach(page)).to_have_text(words[step], timeout=PATIENCE)
        page.get_by_role("button", name="Next").click()
    expect(coach(page)).to_have_text(words["lay"])
    lay_or_give(page, touch=True)
    expect(coach(page)).not_to_have_text(words["lay"], timeout=PATIENCE)
    page.get_by_role("button", name="Skip", exact=True).click()
    expect(page.locator("aside")).to_have_count(0)
    expect(page).not_to_have_url(re.compile("guide"))


def test_a_game_without_a_lesson_says_so(desk: Desk) -> None:
    page = desk.open("/learn/chess", "phone")
    expect(page.get_by_text("no guided first game yet")).to_be_visible()
