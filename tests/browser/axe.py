"""Accessibility as axe-core judges it."""

from __future__ import annotations

from functools import cache

from playwright.sync_api import Page

from tests.browser.house import ROOT


@cache
def source() -> str:
    return (ROOT / "web/node_modules/axe-core/axe.min.js").read_text()


def violations(page: Page) -> list[str]:
    """Every violation that axe-core finds on the page as it stands."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(source())
    found = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] }).then((r) => r.violations)")
    return [f"{fault['id']}: {fault['help']}: {fault['nodes'][0]['target']}" for fault in found]


def axe(page: Page, state: str = "") -> None:
    """Fails with every violation that axe-core finds on the page as it stands."""
    told = violations(page)
    assert not told, f"{state or page.url}: {told}"
