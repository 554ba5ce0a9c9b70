"""While a page comes, what is already there keeps its place: nobody taps beside what moved away."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.devices import Desk, Device
from tests.browser.games import bots_only
from tests.browser.house import House

# All that moved since the page was opened: how much of the screen, times how far across it, added up.
MOVED = """() => new Promise((done) => {
  new PerformanceObserver((list) => done(list.getEntries().reduce((sum, one) => sum + one.value, 0)))
    .observe({ type: 'layout-shift', buffered: true });
  setTimeout(() => done(0), 1000);
})"""
MOST = 0.1  # what Web Vitals calls good


def moved(page: Page) -> float:
    found = page.evaluate(MOVED)
    assert isinstance(found, int | float)
    return found


@pytest.mark.parametrize("device", ["phone", "laptop"])
def test_the_rules_stand_still(desk: Desk, device: Device) -> None:
    page = desk.open("/rules/deserto", device, still=False)
    expect(page.get_by_role("heading", name="All rules by number")).to_be_visible()
    expect(page.get_by_role("heading", name="The aim")).to_be_visible()
    assert moved(page) < MOST


@pytest.mark.parametrize("device", ["phone", "laptop"])
def test_whoever_explains_appears_where_it_is_needed(desk: Desk, device: Device) -> None:
    page = desk.open("/learn/deserto", device, still=False)
    expect(page.get_by_role("complementary", name="Learn by playing")).to_be_visible()
    page.wait_for_timeout(1000)  # it would glide in
    assert moved(page) < MOST


def test_a_replay_keeps_room_for_its_key_moments(desk: Desk, house: House) -> None:
    page = desk.open(f"/r/{bots_only(house)}", "laptop", still=False)
    page.locator(".curve polyline").first.wait_for(state="attached")
    expect(page.get_by_text("All chances in a table")).to_be_attached()
    assert moved(page) < MOST
