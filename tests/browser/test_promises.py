"""The promises of the stage can be broken: a small page for each, and one that keeps them all."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.stage.promises import Look, Sight, look_at

SIZE = (390, 844)
STAGE = """<!doctype html><html lang="en"><title>A stage</title><meta name="viewport" content="width=device-width">
<style>
  * {{ box-sizing: border-box; margin: 0 }}
  main {{ display: grid; grid-template: 48px 60px 1fr 60px 160px / 100%; height: 100vh; font: 16px/1.4 sans-serif }}
  main > div {{ min-height: 0; min-width: 0 }}
  button {{ width: 48px; height: 48px }}
  [data-tile] {{ width: 60px; height: 60px }}
  .spoken {{ position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }}
  {style}
</style>
<main>
  <div data-stage="bar"><h1 class="spoken">A stage</h1><button>Menu</button></div>
  <div data-stage="seats">{seats}</div>
  <div data-stage="board"><div data-tile="1"></div>{board}</div>
  <div data-stage="voice">{voice}</div>
  <div data-stage="thumb">{thumb}</div>
</main></html>"""
KEPT = {"style": "", "seats": "Ana", "board": "", "voice": "Your turn", "thumb": "<button>Roll</button>"}
BALLOON = "<p data-may-cover style='margin-top: -48px; height: 48px; position: relative'>See</p>"
BROKEN = {
    "a small board": ("share", {"style": "main { grid-template-rows: 48px 60px 1fr 60px 400px }"}),
    "a small tile": ("tile", {"board": "<div data-tile='2' style='width: 30px'></div>"}),
    "a page that scrolls sideways": ("sideways", {"voice": "<div style='width: 500px; height: 2px'></div>"}),
    "an act in a part that scrolls": (
        "scroller",
        {"thumb": "<div style='height: 60px; overflow: auto'><button>Roll</button><p style='height: 90px'></p></div>"},
    ),
    "a name with dots at its end": (
        "clipped",
        {
            "seats": "<p style='width: 40px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap'>Elisabeth</p>"
        },
    ),
    "lines that are not shown": (
        "clipped",
        {
            "voice": "<p style='width: 90px; overflow: hidden; display: -webkit-box; -webkit-line-clamp: 1; "
            "-webkit-box-orient: vertical'>One two three four five six</p>"
        },
    ),
    "a text behind the edge of what holds it": (
        "clipped",
        {"voice": "<div style='height: 30px; overflow: clip'><p>One</p><p>Two</p></div>"},
    ),
    "a word over two lines": ("clipped", {"voice": "<p style='width: 50px; overflow-wrap: anywhere'>Elisabeth</p>"}),
    "a text below the screen": ("clipped", {"thumb": "<p style='margin-top: 150px'>Far below</p>"}),
    "two buttons on each other": (
        "overlap",
        {"thumb": "<button>One</button><button style='margin-left: -20px'>Two</button>"},
    ),
    "a text over another region": ("overlap", {"voice": "<p style='margin-top: -60px'>On the board</p>"}),
    "a banner over the board": (
        "overlap",
        {"thumb": "</div><p style='position: fixed; top: 200px'>A bot plays</p><div><button>Roll</button>"},
    ),
    "an act below the screen": ("reach", {"thumb": "<button style='margin-top: 200px'>Roll</button>"}),
    "an act under something else": (
        "reach",
        {"thumb": "<button>Roll</button><div style='height: 60px; margin-top: -50px; position: relative'></div>"},
    ),
    "a balloon on what it points to": ("reach", {"board": f"<button data-pointed>Here</button>{BALLOON}"}),
    "a small button": ("target", {"thumb": "<button style='height: 20px'>Roll</button>"}),
    "a picture without words": ("axe", {"board": "<button style='width: 60px'></button>"}),
}
ALLOWED = {
    "a marked text may be cut": {
        "seats": "<p data-may-clip style='width: 40px; overflow: hidden; text-overflow: ellipsis'>Elisabeth</p>"
    },
    "marked acts may touch": {
        "board": "<button data-may-overlap>1</button><button data-may-overlap style='margin-left: -20px'>2</button>"
    },
    "a balloon may cover": {
        "thumb": "</div><p data-may-cover style='position: fixed; top: 200px'>Here</p><div><button>Roll</button>"
    },
    "a balloon may hide something else for a moment": {"board": f"<button>Here</button>{BALLOON}"},
    "a small button with a large area": {
        "style": ".small { position: relative; height: 24px; margin: 20px }"
        ".small::after { content: ''; position: absolute; inset: -14px }",
        "thumb": "<button class='small'>Roll</button>",
    },
    "tiles beyond the frame of a zoomed board": {
        "board": "<div data-near style='position: absolute; left: -200px; width: 90px'>"
        "<div data-tile='2' style='width: 20px'></div><button>Far</button></div>",
        "style": "[data-stage=board] { overflow: clip; position: relative }",
    },
    "a name may break at its hyphen": {"voice": "<p style='width: 60px'>Marie-Claire</p>"},
    "words for those who listen": {"voice": "<p class='spoken'>A long sentence that nobody sees but everybody can hear</p>"},
}  # fmt: skip


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    opened = browser.new_page(viewport={"width": SIZE[0], "height": SIZE[1]})
    yield opened
    opened.close()


def look(page: Page, changed: dict[str, str]) -> Look:
    page.set_content(STAGE.format(**{**KEPT, **changed}))
    return look_at(page, Sight("toy", SIZE, "en", "light", "a small page"))


def test_a_page_that_keeps_every_promise(page: Page) -> None:
    found = look(page, {})
    assert found.broken == []
    assert found.tile == 60
    assert 0.55 < found.share < 0.65


@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_promise_is_told(page: Page, case: str) -> None:
    promise, changed = BROKEN[case]
    found = look(page, changed)
    assert promise in {name for name, _ in found.faults}, found.broken


@pytest.mark.parametrize("case", ALLOWED)
def test_what_is_allowed_is_no_fault(page: Page, case: str) -> None:
    assert look(page, ALLOWED[case]).broken == []


def test_small_letters_on_a_table_screen_are_told(browser: Browser) -> None:
    screen = browser.new_page(viewport={"width": 1920, "height": 1080})
    screen.route("**/*", lambda route: route.fulfill(body=STAGE.format(**KEPT), content_type="text/html"))
    screen.goto("http://127.0.0.1:9/t/TOY?screen=table")
    found = look_at(screen, Sight("toy", (1920, 1080), "en", "light", "a small page", "table"))
    screen.close()
    assert ("sofa", "the text “Ana” [data-stage=seats] has letters of 16 px, less than 23.8 px") in found.faults


def test_a_look_waits_until_the_screen_has_its_size(browser: Browser) -> None:
    """A new size may come late: what lies as the old one wanted it is no fault."""
    turned = browser.new_page(viewport={"width": SIZE[1], "height": SIZE[0]})
    turned.expose_function("turn", lambda: turned.set_viewport_size({"width": SIZE[0], "height": SIZE[1]}))
    turned.set_content(STAGE.format(**KEPT) + "<script>setTimeout(turn, 300)</script>")
    found = look_at(turned, Sight("toy", SIZE, "en", "light", "a small page"))
    turned.close()
    assert found.broken == []
    assert found.share > 0.55


def test_a_fault_is_a_sentence_with_all_that_one_needs_to_see_it(page: Page) -> None:
    told = look(page, BROKEN["a small button"][1]).broken
    assert told == [
        "toy, 390x844, en, day, a small page: “Roll” is a target of 48x20 px, less than 44x44 px (target)",
    ]
