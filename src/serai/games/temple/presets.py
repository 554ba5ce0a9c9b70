"""Escape: ready sets of modules, how hard each is, and how modules are offered to those who choose for themselves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from serai.core.choosing import Choosing, Impossible, Shelf
from serai.games.temple.measured import MEASURED
from serai.games.temple.pieces import BOX, MODULES, Extra
from serai.games.temple.surprise import LEVELS

FULL_TABLE = 6


class Preset(NamedTuple):
    """The modules in play, and the other options."""

    modules: Mapping[str, Any] = {}
    others: Mapping[str, Any] = {}

    @property
    def options(self) -> dict[str, Any]:
        """All that it chooses."""
        return {**self.modules, **self.others}


TILES = {"curses": True, "treasures": True}
ALL_TILES = {**TILES, "extras": True}
HEROES = {"characters": "chosen"}
PARTY = dict.fromkeys(("pit", "condemned", "fountain", "labyrinth", "travellers", "exchange", "totem", "jewels"), True)
# The first one is what a new table begins with.
EVERY_PRESET = {
    "beginner": Preset(),
    "practice": Preset(others={"timeline": "practice"}),
    "classic": Preset(TILES),
    "shifting": Preset({**ALL_TILES, "illusions": True}),
    "grand": Preset({**ALL_TILES, "chambers": True}, {"pile_cap": 22}),
    "quest": Preset({"quests": 1, **HEROES}),
    "heroes": Preset({**TILES, "quests": 2, **HEROES}),
    "trapped": Preset({"treasures": True, "traps": 2, "chrono": 2}),
    "maya": Preset({"calendar": "eternal"}),
    "doomed": Preset({"treasures": True, "calendar": "cursed"}),
    "jewels": Preset({"jewels": True}),
    "queenies": Preset({**TILES, **HEROES, **PARTY}, {"pile_cap": 24}),
    "veteran": Preset(ALL_TILES, {"difficulty": "veteran"}),
    "expert": Preset(ALL_TILES, {"difficulty": "expert"}),
    "everything": Preset(
        {
            **ALL_TILES,
            **HEROES,
            **PARTY,
            **dict.fromkeys(("illusions", "chambers", "trials"), True),
            **dict.fromkeys(("quests", "traps", "chrono"), 2),
            "calendar": "cursed",
        },
        {"pile_cap": 34},
    ),
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
    """ESC-R-71, ESC-R-90: from the pieces themselves; how hard presets are, from matches that were played."""
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
        odds={name: MEASURED.odds_of(name) for name in presets if name in MEASURED.presets},
        surprises=list(LEVELS),
    )


CHOOSING = choosing(BOX.extras, PRESETS)
