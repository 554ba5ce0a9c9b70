"""A small part of the matrix that meets everything at least once: chosen anew when a game, a size or a scene is added."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product

from tests.browser.devices import Language, Theme
from tests.stage.matrix import LANGUAGES, SIZES, TABLE, THEMES
from tests.stage.moments import GAMES
from tests.stage.promises import Size
from tests.stage.scenes import SCENES, Scene


@dataclass(frozen=True)
class Case:
    """One look."""

    game: str
    scene: Scene
    size: Size
    language: Language
    theme: Theme

    def __str__(self) -> str:
        wide, high = self.size
        return f"{self.game} {wide}x{high} {self.language} {self.theme} {self.scene.name}"

    @property
    def way(self) -> str:
        """How the screen is held."""
        if self.scene.form == "table":
            return "table screen"
        return "upright" if self.size[0] < self.size[1] else "sideways"

    def meets(self) -> set[tuple[object, ...]]:
        """What this look shows: every value, and every game held both ways, in both languages, by day and by night."""
        values = {(self.game,), (self.scene.name,), (self.size, self.scene.form), (self.language,), (self.theme,)}
        return values | {
            (self.game, self.way),
            (self.game, self.language),
            (self.game, self.theme),
            (self.way, self.theme),
        }


def everything() -> list[Case]:
    """The whole matrix, case by case."""
    return [
        Case(game, scene, size, language, theme)
        for game, scene, size, language, theme in product(GAMES, SCENES, SIZES, LANGUAGES, THEMES)
        if game in scene.games and (scene.form != "table" or size == TABLE)
    ]


def design() -> list[Case]:
    """Greedily the case that shows most of what was not seen yet, the first of equals, until all was seen."""
    cases = everything()
    unseen = set[tuple[object, ...]]().union(*(case.meets() for case in cases))
    chosen: list[Case] = []
    while unseen:
        best = max(cases, key=lambda case: len(case.meets() & unseen))
        chosen.append(best)
        unseen -= best.meets()
    return chosen
