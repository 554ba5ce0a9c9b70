"""Every scene of every game on every screen, in both languages, by day and by night."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page

from tests.browser.devices import Device, HandDesk, Language, Theme
from tests.browser.house import HandHouse
from tests.stage.moments import GAMES
from tests.stage.promises import Look, Sight, Size, look_at
from tests.stage.scenes import SCENES, Scene, Visit, come

TOUCHED: tuple[Size, ...] = ((360, 640), (390, 664), (390, 844), (844, 390), (768, 1024))
POINTED: tuple[Size, ...] = ((1366, 768), (1920, 1080))
SIZES = TOUCHED + POINTED
TABLE: Size = (1920, 1080)
LANGUAGES: tuple[Language, ...] = ("fr", "en")
THEMES: tuple[Theme, ...] = ("light", "dark")


@dataclass(frozen=True)
class Wish:
    """Which part of the matrix, and where its pictures go."""

    games: tuple[str, ...] = GAMES
    sizes: tuple[Size, ...] = SIZES
    languages: tuple[Language, ...] = LANGUAGES
    themes: tuple[Theme, ...] = THEMES
    scenes: tuple[str, ...] = ()  # names or beginnings of names; none: all
    axe: str = "some"  # once for each scene and size, in turn by languages and themes; or all, or none
    pictures: Path | None = None

    def scenes_of(self) -> list[Scene]:
        return [one for one in SCENES if not self.scenes or any(one.name.startswith(name) for name in self.scenes)]

    def jobs(self) -> list[tuple[str, Scene]]:
        return [(game, scene) for scene in self.scenes_of() for game in self.games]


def screens(scene: Scene, wish: Wish) -> Iterator[tuple[Device, tuple[Size, ...]]]:
    """Devices and the sizes that each is looked at in: phones and tablets are touched, laptops pointed at."""
    if scene.form == "table":
        yield "table", tuple(size for size in wish.sizes if size == TABLE)
        return
    yield "phone", tuple(size for size in wish.sizes if size in TOUCHED)
    yield "laptop", tuple(size for size in wish.sizes if size in POINTED)


def walk(browser: Browser, house: HandHouse, game: str, scene: Scene, wish: Wish) -> Iterator[Look]:
    """Looks at one scene of a game on all screens: one page for each device and language, resized and darkened."""
    visit = Visit(house, game)
    for language in wish.languages:
        for device, sizes in screens(scene, wish):
            if not sizes:
                continue
            desk = HandDesk(browser, house)
            try:
                page = come(visit, desk, scene, device, language)
                yield from looks(page, visit, scene, language, sizes, wish)
            finally:
                desk.close()


def looks(
    page: Page, visit: Visit, scene: Scene, language: Language, sizes: tuple[Size, ...], wish: Wish
) -> Iterator[Look]:
    for size in sizes:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        scene.again(visit, page)
        for theme in wish.themes:
            page.emulate_media(color_scheme=theme)
            sight = Sight(visit.game, size, language, theme, scene.name, scene.form)
            look = look_at(page, sight, with_axe=axed(sight, wish))
            if wish.pictures:
                page.screenshot(path=wish.pictures / picture_of(sight), scale="css")
            yield look


def axed(sight: Sight, wish: Wish) -> bool:
    """Axe takes longer than all the rest: by default it judges each scene in each size once, the looks taking turns."""
    if wish.axe != "some" or len(wish.languages) * len(wish.themes) < 4:
        return wish.axe != "none"
    turn = [scene.name for scene in SCENES].index(sight.position) + SIZES.index(sight.size) + GAMES.index(sight.game)
    mine = LANGUAGES.index(sight.language) * 2 + THEMES.index(sight.theme)
    return turn % 4 == mine


def picture_of(sight: Sight) -> Path:
    words = [sight.position.replace("'", "").replace(",", "").replace(" ", "-"), "x".join(map(str, sight.size))]
    return Path(sight.game, "-".join([*words, sight.language, {"light": "day", "dark": "night"}[sight.theme]]) + ".png")
