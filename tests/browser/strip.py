"""The one strip that speaks, as tests look at it."""

from __future__ import annotations

from playwright.sync_api import Locator, Page


def readiness(page: Page) -> Locator:
    """What it says while people are awaited, until the count begins."""
    return page.locator("[data-said=ready]")
