"""One server and one browser per worker; fresh devices for every test; a picture of each when a test fails."""

from __future__ import annotations

import os
import re
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, expect, sync_playwright

from tests.browser.devices import MISSING, Desk, HandDesk, chromium, start_browser
from tests.browser.house import PAGE, ROOT, HandHouse, House

PICTURES = ROOT / "build/browser"
failed = pytest.StashKey[bool]()
expect.set_options(timeout=60_000)  # generous: a busy machine is no fault of the page


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[failed] = report.failed
    return report


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if chromium() is None:
        if os.environ.get("CI"):
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    with sync_playwright() as playwright:
        found = start_browser(playwright)
        yield found
        found.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    assert PAGE.exists(), "the page is not built: make setup"
    opened = House(tmp_path_factory.mktemp("house"))
    yield opened
    opened.close()


@pytest.fixture
def desk(browser: Browser, house: House, request: pytest.FixtureRequest) -> Iterator[Desk]:
    opened = Desk(browser, house.address)
    yield opened
    clear(opened, request)


@pytest.fixture(scope="session")
def hand_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HandHouse]:
    """A house whose clock the test turns; see `house.py`."""
    assert PAGE.exists(), "the page is not built: make setup"
    opened = HandHouse(tmp_path_factory.mktemp("hand-house"))
    yield opened
    opened.close()


@pytest.fixture
def hand_desk(browser: Browser, hand_house: HandHouse, request: pytest.FixtureRequest) -> Iterator[HandDesk]:
    opened = HandDesk(browser, hand_house)
    yield opened
    clear(opened, request)


def clear(opened: Desk, request: pytest.FixtureRequest) -> None:
    """After a test: pictures of what went wrong, or a look whether anything did unseen."""
    went_wrong = request.node.stash.get(failed, True)
    if went_wrong:
        picture_all(opened, re.sub(r"\W+", "-", request.node.name))
    opened.close()
    if not went_wrong:
        opened.check()


def picture_all(desk: Desk, name: str) -> None:
    """What every device showed when it went wrong."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    for number, page in enumerate(desk.pages(), 1):
        try:
            page.screenshot(path=Path(PICTURES, f"{name}-{number}.png"), timeout=5000)
        except Error as error:
            print(f"no picture of device {number}: {error.message}")
