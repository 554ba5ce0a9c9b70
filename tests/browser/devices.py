"""The devices people come with, and a Chromium that talks to nobody but our server."""

from __future__ import annotations

import os
import shutil
from dataclasses import dataclass, field
from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, Page, Playwright, Request

from tests.browser.house import HandHouse

Device = Literal["phone", "laptop", "table"]
Language = Literal["fr", "en"]
Theme = Literal["light", "dark"]
Tempo = Literal["slower", "normal", "faster", "once"]

DEVICES: dict[Device, dict[str, Any]] = {
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "has_touch": True,
        "is_mobile": True,
        "device_scale_factor": 2,
    },
    "laptop": {"viewport": {"width": 1280, "height": 800}},
    "table": {"viewport": {"width": 1920, "height": 1080}},
}
# Of two such lists Chromium heeds the last, so those names that Playwright would give come first here.
WITHOUT = [
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
    # Nobody sees an address bar; its two pages took as long as ours, for every device anew.
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
]
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(WITHOUT)}",
]
# What was chosen since stays; a page that is not ours yet keeps nothing.
KEEP_TEMPO = "try { localStorage['serai.tempo'] ??= 'TEMPO' } catch {}"
MISSING = (
    "Chromium is not installed, so no browser test runs: "
    "apt-get install chromium, or set SERAI_CHROMIUM to the path of one."
)


def chromium() -> str | None:
    """The browser's path, if it is there."""
    return shutil.which(os.environ.get("SERAI_CHROMIUM") or "chromium")


def start_browser(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=chromium(), headless=True, args=FLAGS)


@dataclass
class Desk:
    """All the devices of one test; what went wrong on any of them, and what tried to leave the house."""

    browser: Browser
    address: str
    contexts: list[BrowserContext] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    strays: list[str] = field(default_factory=list)
    expected: tuple[str, ...] = ()  # faults that the test provokes

    def open(
        self,
        path: str = "/",
        device: Device = "laptop",
        language: Language = "en",
        theme: Theme = "light",
        still: bool = True,
        worker: bool = False,
        tempo: Tempo = "once",
    ) -> Page:
        """A page on a device of its own, where nothing was kept before but how fast it tells: a test need not read."""
        context = self.browser.new_context(
            base_url=self.address,
            locale={"fr": "fr-FR", "en": "en-GB"}[language],
            color_scheme=theme,
            reduced_motion="reduce" if still else "no-preference",
            service_workers="allow" if worker else "block",
            accept_downloads=True,
            **DEVICES[device],
        )
        context.set_default_timeout(60_000)  # generous: a busy machine is no fault of the page
        context.on("request", self._see)
        context.on("weberror", lambda fault: self.faults.append(str(fault.error)))
        context.on("console", lambda line: self.faults.append(line.text) if line.type == "error" else None)
        self.contexts.append(context)
        self.prepare(context)
        context.add_init_script(KEEP_TEMPO.replace("TEMPO", tempo))
        page = context.new_page()
        page.goto(path)
        page.locator("main").first.wait_for()
        return page

    def prepare(self, context: BrowserContext) -> None:
        """What a device needs before its first page."""

    def _see(self, request: Request) -> None:
        if not request.url.startswith((self.address, "data:", "blob:")):
            self.strays.append(request.url)

    def pages(self) -> list[Page]:
        return [page for context in self.contexts for page in context.pages]

    def close(self) -> None:
        for context in self.contexts:
            context.close()

    def check(self) -> None:
        """Whatever a test is about: no page may fail, and no request may leave the house."""
        left = [fault for fault in self.faults if not any(known in fault for known in self.expected)]
        assert not left, f"a page complained: {left}"
        assert not self.strays, f"a request left the house: {self.strays}"


class HandDesk(Desk):
    """The same in a house whose clock is turned by hand: the clocks of all devices go with it."""

    def __init__(self, browser: Browser, house: HandHouse) -> None:
        super().__init__(browser, house.address)
        self.house = house

    def prepare(self, context: BrowserContext) -> None:
        context.clock.set_fixed_time(self.house.turn(0) / 1000)

    def turn(self, duration: int) -> None:
        """Lets milliseconds pass for the server, then for every device."""
        now = self.house.turn(duration)
        for context in self.contexts:
            context.clock.set_fixed_time(now / 1000)
