"""Escape: ready sets of modules, how hard each is, and how modules are offered to those who choose for themselves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from serai.core.choosing import Choosing, Impossible, Shelf
from serai.games.temple.pieces import BOX, MODULES, Extra

FULL_TABLE = 6


class Preset(NamedTuple):
    """How hard it is, from 1 to 5, the modules in play, and the other options."""

    marks: int
    modules: Mapping[str, Any] = {}
    others: Mapping[str, Any] = {}

    @property
    def options(self) -> dict[str, Any]:
        """All that it chooses."""
        return {**self.modules, **self.others}


TILES = {"curses": True, "treasures": True}
ALL_TILES = {**TILES, "extras": True}
# The first one is what a new table begins with.
EVERY_PRESET = {
    "beginner": Preset(2),
    "practice": Preset(1, others={"timeline": "practice"}),
    "classic": Preset(3, TILES),
    "shifting": Preset(3, {**ALL_TILES, "illusions": True}),
    "grand": Preset(3, {**ALL_TILES, "chambers": True}, {"pile_cap": 22}),
    "quest": Preset(4, {**TILES, "quests": 2}),
    "trapped": Preset(4, {"treasures": True, "traps": 2, "chrono": 2}),
    "queenies": Preset(4, {**TILES, "pit": True, "fountain": True, "labyrinth": True}, {"pile_cap": 24}),
    "veteran": Preset(4, ALL_TILES, {"difficulty": "veteran"}),
    "expert": Preset(5, ALL_TILES, {"difficulty": "expert"}),
}


def possible(presets: Mapping[str, Preset]) -> dict[str, Preset]:
    """Those whose modules are all there."""
    return {name: preset for name, preset in presets.items() if preset.modules.keys() <= set(MODULES)}


PRESETS = possible(EVERY_PRESET)


def shelf_of(extra: Extra) -> str:
    """Where a module stands: with the rooms where it brings any, else with the tiles."""
    if extra.rooms:
        return "rooms"
    return "tiles" if extra.curses or extra.treasures else "more"


def choosing(extras: Mapping[str, Extra], presets: Mapping[str, Preset]) -> Choosing:
    """ESC-R-71, ESC-R-90: from the pieces themselves."""
    return Choosing(
        shelves=[
            Shelf(shelf, [name for name, extra in extras.items() if shelf_of(extra) == shelf])
            for shelf in ("tiles", "rooms", "more")
        ],
        needs={name: list(extra.needs) for name, extra in extras.items() if extra.needs},
        impossible=[
            Impossible(
                "difficulty", "expert", FULL_TABLE, [name for name in extras if extras[name].more_gems], "bad-expert"
            )
        ],
        marks={name: preset.marks for name, preset in presets.items()},
    )


CHOOSING = choosing(BOX.extras, PRESETS)
