"""A finished game, watched again."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from serai.core.match import PAUSE, RESUME
from serai.core.record import to_json, write_record
from serai.core.sets import listed
from serai.games import find_game
from tests.browser.axe import axe
from tests.browser.deserto import hand, lay_or_give, wait_for_turn
from tests.browser.devices import Desk, Device, Language, Theme
from tests.browser.games import bots_only, replay_of
from tests.browser.house import ROOT, House
from tests.browser.words import say

# Whether each of these is shown whole, now.
IN_SIGHT = """(parts) => parts.map((part) => document.querySelector(part).getBoundingClientRect()).every(
  (box) => box.width > 0 && box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1
)"""


@pytest.fixture(scope="module")
def code(house: House) -> str:
    return bots_only(house)


def status(page: Page) -> str:
    return page.locator("header .status").inner_text()


def watch(desk: Desk, code: str) -> Page:
    """The replay of a game, once it is there."""
    page = desk.open(f"/r/{code}")
    page.get_by_role("slider", name="Moment in the game").wait_for()
    return page


def expect_status(page: Page, text: str) -> None:
    expect(page.locator("header .status")).to_have_text(text)


def test_it_plays_pauses_steps_and_scrubs(desk: Desk, code: str) -> None:
    page = watch(desk, code)
    expect_status(page, "Step 0 of 50")
    page.get_by_role("button", name="One step forward").click()
    expect_status(page, "Step 1 of 50")
    page.get_by_role("slider", name="Moment in the game").fill("30")
    expect_status(page, "Step 30 of 50")
    page.get_by_role("button", name="One step back").click()
    expect_status(page, "Step 29 of 50")
    page.get_by_role("slider", name="Moment in the game").fill("2")
    page.get_by_role("radio", name="4×").check()
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function(
        "() => /Step ([4-9]|[1-4][0-9]) of/.test(document.querySelector('header .status').textContent)"
    )
    page.get_by_role("button", name="Pause").click()
    rest = status(page)
    page.wait_for_timeout(600)
    assert status(page) == rest
    page.get_by_role("button", name="Go to the end").click()
    expect_status(page, "Step 50 of 50")
    expect(page.get_by_role("button", name="One step forward")).to_be_disabled()


def test_every_control_works_by_keyboard(desk: Desk, code: str) -> None:
    page = watch(desk, code)
    page.locator("body").press("ArrowRight")
    page.locator("body").press("ArrowRight")
    page.locator("body").press("ArrowLeft")
    expect_status(page, "Step 1 of 50")
    page.locator("body").press("End")
    expect_status(page, "Step 50 of 50")
    page.locator("body").press("Home")
    page.locator("body").press(" ")
    page.wait_for_function("() => /Step [1-9]/.test(document.querySelector('header .status').textContent)")
    page.locator("body").press("k")
    page.get_by_role("slider", name="Moment in the game").focus()
    page.keyboard.press("End")
    expect_status(page, "Step 50 of 50")
    page.get_by_role("radio", name="Everybody").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="A spectator")).to_be_checked()
    expect(page.get_by_role("heading", name="All hands")).to_have_count(0)


def test_the_log_goes_in_step_and_each_reader_sees_what_they_saw(desk: Desk, house: House, code: str) -> None:
    page = watch(desk, code)
    page.get_by_role("slider").fill("1")
    lines = page.get_by_role("region", name="Game log").get_by_role("listitem")
    first = replay_of(house, code)["steps"][1]
    expect(lines).to_have_count(len(first["story"]))
    mover = replay_of(house, code)["names"][first["seat"]]
    drawn = re.compile(rf"{mover} draws (an oasis|a vizier|a thief|a treasure)\.")
    expect(lines.last).to_have_text(drawn)
    page.get_by_role("radio", name="A spectator").check()
    expect(lines.last).to_have_text(f"{mover} draws a card.")
    page.get_by_role("radio", name=mover).check()
    expect(lines.last).to_have_text(re.compile("You draw (an oasis|a vizier|a thief|a treasure)"))


def test_the_chances_are_told_in_a_drawing_in_words_and_in_a_table(desk: Desk, house: House, code: str) -> None:
    page = watch(desk, code)
    page.get_by_role("heading", name="Chances of winning").wait_for()
    curve = house.ask(f"/api/replays/{code}/curve")
    page.get_by_role("slider").fill("50")
    winner = replay_of(house, code)["end"]["winners"][0]
    share = round(100 * curve["chances"][50][winner])
    expect(page.get_by_role("img", name=re.compile("Chances of winning after step 50"))).to_be_visible()
    expect(page.get_by_role("list", name="Chances after step 50").get_by_role("listitem").nth(winner)).to_contain_text(
        f"{share}%"
    )
    page.get_by_text("All chances in a table").click()
    expect(page.get_by_role("row")).to_have_count(52)
    moments = page.get_by_role("region", name="Key moments").get_by_role("button")
    expect(moments).to_have_count(len(curve["moments"]))
    for number, moment in enumerate(curve["moments"]):
        moments.nth(number).click()
        expect_status(page, f"Step {moment['number']} of 50")
        expect(page.get_by_role("region", name="What turned the game").locator("[aria-current=step]")).to_be_visible()
    page.goto(f"/r/{code}?entry=12")
    expect_status(page, "Step 12 of 50")


def test_board_curve_and_key_moments_are_in_sight_together(desk: Desk) -> None:
    page = desk.open("/r", "phone")
    page.locator("input[type=file]").set_input_files(ROOT / "tests/records/deserto-4-seats.json")
    strip = page.get_by_role("region", name="What turned the game")
    later = strip.get_by_role("button", name="Next key moment")
    for width, height in ((390, 844), (360, 640), (844, 390), (1366, 768)):
        page.set_viewport_size({"width": width, "height": height})
        page.get_by_role("slider", name="Moment in the game").fill("0")
        expect_status(page, "Step 0 of 50")
        expect(later).to_be_enabled()  # whoever tries before scrolls about
        later.click()
        expect(strip.locator("[aria-current=step]")).to_be_visible()
        page.wait_for_function(IN_SIGHT, arg=["[data-stage=board]", ".plot", ".dock [aria-current=step]"])
        box = later.bounding_box()
        assert box and min(box["width"], box["height"]) >= 44
        assert page.evaluate("scrollY") == 0


def test_what_is_told_at_length_is_read_from_its_beginning(desk: Desk) -> None:
    page = desk.open("/r", "phone")
    page.set_viewport_size({"width": 360, "height": 640})
    page.locator("input[type=file]").set_input_files(ROOT / "tests/records/desert-busy-turn.json")
    page.get_by_role("slider", name="Moment in the game").fill("42")
    news = page.locator(".news")
    expect(news).to_contain_text("Storm card: three tiles south.")
    hidden = "(box) => box.scrollHeight - box.clientHeight"
    above = "(box) => box.getBoundingClientRect().top - box.querySelector('span').getBoundingClientRect().top"
    assert news.evaluate(hidden) > 0, "it fits: another step is needed to see anything here"
    assert news.evaluate(above) <= 0
    news.focus()  # so that it can be scrolled by keys
    expect(news).to_be_focused()
    axe(page, "a long telling")


def test_a_click_on_the_curve_goes_there(desk: Desk, code: str) -> None:
    page = watch(desk, code)
    box = page.locator(".plot").bounding_box()
    assert box
    page.locator(".plot").click(position={"x": box["width"] - 1, "y": 20})
    page.wait_for_function("() => /Step (4[5-9]|50) of/.test(document.querySelector('header .status').textContent)")


def test_the_download_is_what_serai_replay_reads(desk: Desk, code: str, tmp_path: Path) -> None:
    page = watch(desk, code)
    page.get_by_text("The record of this game").click()
    with page.expect_download() as waiting:
        page.get_by_role("link", name="Download the record").click()
    file = tmp_path / waiting.value.suggested_filename
    waiting.value.save_as(file)
    call = [sys.executable, "-m", "serai", "replay", "--lang", "en", str(file)]
    told = subprocess.run(call, capture_output=True, text=True, timeout=60, check=True).stdout
    assert "Ana" in told
    upload = desk.open("/r")
    upload.locator("input[type=file]").set_input_files(file)
    expect(upload.locator("header .status")).to_have_text("Step 0 of 50")
    expect(upload.get_by_role("heading", name="Chances of winning")).to_be_visible()


def long_record() -> bytes:
    """A game that was paused and resumed for a thousand steps and then played on, so that it comes in several pages."""
    game = find_game("trucks")
    match = game.begin(4, game.options(), bytes(16))
    for number in range(1000):
        match.enter(0, 0, RESUME if number % 2 else PAUSE)
    for _ in range(20):
        seat = listed(match.state.movers())[0]
        match.play(0, seat, match.state.legal(seat)[0])
    return to_json(write_record(game, game.options(), match, ["Ana", "Bilal", "Chloé", "Driss"]))


def test_a_long_game_comes_in_pages_and_can_be_jumped_through(desk: Desk) -> None:
    page = desk.open("/r")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/steps?" in request.url else None)
    page.locator("input[type=file]").set_input_files(
        {"name": "game.json", "mimeType": "application/json", "buffer": long_record()}
    )
    expect_status(page, "Step 0 of 1,020")
    slider = page.get_by_role("slider", name="Moment in the game")
    slider.fill("1010")
    expect_status(page, "Step 1,010 of 1,020")
    lines = page.get_by_role("region", name="Game log").get_by_role("listitem")
    expect(lines.last).not_to_contain_text("pause")
    slider.fill("700")
    expect_status(page, "Step 700 of 1,020")
    page.get_by_role("button", name="One step back").click()
    expect_status(page, "Step 699 of 1,020")
    page.get_by_role("radio", name="Chloé").check()
    page.get_by_role("button", name="Go to the end").click()
    expect_status(page, "Step 1,020 of 1,020")
    expect(lines.last).to_be_visible()
    assert any("seat=all" in url for url in asked) and any("seat=2" in url for url in asked)


def test_what_happened_is_marked_on_the_bar_and_in_a_list(desk: Desk) -> None:
    page = desk.open("/r", "phone")
    page.locator("input[type=file]").set_input_files(ROOT / "tests/records/quicksand-danger.json")
    slider = page.get_by_role("slider", name="Moment in the game")
    marks = page.get_by_role("region", name="Marks on the bar").get_by_role("button")
    expect(marks).to_have_count(3)
    expect(page.locator("[data-mark=loss]")).to_have_count(2)
    marks.last.tap()
    expect(slider).to_have_attribute("aria-valuetext", re.compile("All is lost"))
    expect(marks.last).to_have_attribute("aria-current", "step")
    axe(page)


def test_play_on_from_here_makes_a_new_table_with_bots(desk: Desk, house: House, code: str) -> None:
    page = watch(desk, code)
    page.get_by_role("slider").fill("12")
    turn = replay_of(house, code)["steps"][12]["movers"][0]
    mover = replay_of(house, code)["names"][turn]
    cards = replay_of(house, code)["steps"][12]["views"][turn]["hand"]
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog", name="Play on from here")
    expect(dialog.get_by_role("radio", name=mover)).to_be_checked()
    dialog.get_by_role("radio", name="Beginner").check()
    dialog.get_by_role("button", name="Play on").click()
    page.wait_for_url("**/t/*")
    assert wait_for_turn(page)
    assert hand(page).all_inner_texts() == cards
    lay_or_give(page)
    page.get_by_role("slider").wait_for(state="detached")
    assert wait_for_turn(page)


def test_a_record_can_be_dropped_on_the_page(desk: Desk, house: House, code: str) -> None:
    page = desk.open("/r")
    record = json.dumps(house.ask(f"/api/replays/{code}/record"))
    page.evaluate(
        """(text) => {
          const carried = new DataTransfer();
          carried.items.add(new File([text], 'game.json', { type: 'application/json' }));
          window.dispatchEvent(new DragEvent('drop', { dataTransfer: carried, bubbles: true, cancelable: true }));
        }""",
        record,
    )
    expect_status(page, "Step 0 of 50")


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_damaged_record_gets_a_sentence(desk: Desk, house: House, code: str, language: Language) -> None:
    desk.expected = ("400 (Bad Request)",)
    page = desk.open("/r", language=language)
    record = house.ask(f"/api/replays/{code}/record")
    record["log"][3][2] = 4 if record["log"][3][2] != 4 else 9
    damages = {
        say(language, "record-altered"): json.dumps(record).encode(),
        say(language, "record-foreign"): b'{"some": "file"}',
        "": b"\x00\xff not a record",
    }
    for sentence, damaged in damages.items():
        page.locator("input[type=file]").set_input_files(
            {"name": "game.json", "mimeType": "application/json", "buffer": damaged}
        )
        told = page.get_by_role("alert").or_(page.get_by_role("status"))
        expect(told.first).to_contain_text(sentence or ".")
        axe(page)


def test_an_unknown_game_gets_a_sentence_and_a_way_on(desk: Desk) -> None:
    desk.expected = ("404 (Not Found)",)
    page = desk.open("/r/NOBODY")
    expect(page.get_by_text(say("en", "unknown-table", code="NOBODY"))).to_be_visible()
    expect(page.get_by_role("link", name="To the hall")).to_be_visible()


@pytest.mark.parametrize(("device", "language", "theme"), [("phone", "fr", "light"), ("laptop", "en", "dark")])
def test_axe_finds_nothing(desk: Desk, code: str, device: Device, language: Language, theme: Theme) -> None:
    page = desk.open("/r", device, language, theme)
    axe(page, "bring a record")
    page.goto(f"/r/{code}")
    page.get_by_role("heading", name=say(language, "replay-moments")).wait_for()
    page.get_by_role("slider").fill("25")
    page.get_by_text(say(language, "replay-table")).click()
    axe(page, "everybody's eyes")
    page.get_by_role("radio", name="Ana").check()
    expect(page.get_by_role("heading", name=say(language, "replay-hands"))).to_have_count(0)
    axe(page, "one seat's eyes")
    page.get_by_role("button", name=say(language, "replay-play-on")).click()
    axe(page, "playing on")
