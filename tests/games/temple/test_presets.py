"""Ready sets of modules, and how modules are offered to those who choose for themselves."""

from __future__ import annotations

from typing import Any

import pytest

from serai.core.errors import OutOfRange
from serai.core.words import LANGUAGES, words_of
from serai.games.temple import GAME
from serai.games.temple.pieces import BOX, MODULES
from serai.games.temple.presets import FULL_TABLE, PRESETS, Preset, choosing, possible
from tests.games.temple.temple import begun

# The presets of the ledger; what is not named is not in play.
BOOK: dict[str, dict[str, Any]] = {
    "practice": {"timeline": "practice"},
    "beginner": {},
    "classic": {"curses": True, "treasures": True},
    "shifting": {"curses": True, "treasures": True, "extras": True, "illusions": True},
    "grand": {"curses": True, "treasures": True, "extras": True, "chambers": True, "pile_cap": 22},
    "quest": {"quests": 1, "characters": "chosen"},
    "heroes": {"curses": True, "treasures": True, "quests": 2, "characters": "chosen"},
    "trapped": {"treasures": True, "traps": 2, "chrono": 2},
    "maya": {"calendar": "eternal"},
    "doomed": {"treasures": True, "calendar": "cursed"},
    "jewels": {"jewels": True},
    "queenies": {
        "curses": True,
        "treasures": True,
        "characters": "chosen",
        "pit": True,
        "condemned": True,
        "fountain": True,
        "labyrinth": True,
        "travellers": True,
        "exchange": True,
        "totem": True,
        "jewels": True,
        "pile_cap": 24,
    },
    "veteran": {"curses": True, "treasures": True, "extras": True, "difficulty": "veteran"},
    "expert": {"curses": True, "treasures": True, "extras": True, "difficulty": "expert"},
    "everything": {
        **dict.fromkeys(MODULES, True),
        **dict.fromkeys(("quests", "traps", "chrono"), 2),
        "characters": "chosen",
        "calendar": "cursed",
        "pile_cap": 34,
    },
}


def test_the_presets_are_those_of_the_ledger() -> None:
    assert {name: GAME.preset(name) for name in GAME.presets} == {
        name: GAME.read_options(options) for name, options in BOOK.items()
    }


def test_everything_is_the_37_rooms_less_3_of_the_ledger() -> None:
    assert len(begun(4, **BOOK["everything"]).state.pile) == BOOK["everything"]["pile_cap"]
    assert len(begun(4, **{**BOOK["everything"], "pile_cap": 0}).state.pile) == 37


def test_a_preset_is_offered_where_all_its_modules_are_there() -> None:
    some = {"here": Preset({"curses": True}), "gone": Preset({"curses": True, "moles": 2})}
    assert possible(some).keys() == {"here"}
    assert GAME.presets.keys() == PRESETS.keys()


def test_the_first_preset_is_the_usual_game() -> None:
    assert next(iter(GAME.presets.values())) == GAME.options()


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_can_be_played_by_as_many_as_can_play(name: str) -> None:
    for seats in GAME.seats:
        GAME.begin(seats, GAME.preset(name), bytes(16))


def test_every_module_stands_on_one_shelf() -> None:
    shelves = {shelf.name: shelf.options for shelf in GAME.choosing.shelves}
    assert sorted(name for names in shelves.values() for name in names) == sorted(MODULES)
    assert {"curses", "treasures", "extras"} <= set(shelves["tiles"])


def test_what_needs_what_is_what_the_rules_refuse() -> None:
    assert GAME.choosing.needs == {name: list(BOX.extras[name].needs) for name in MODULES if BOX.extras[name].needs}
    with pytest.raises(OutOfRange):
        begun(2, extras=True)


def test_ESC_R_90_what_is_impossible_is_what_the_rules_refuse() -> None:
    [one] = choosing(BOX.extras, PRESETS).impossible
    assert (one.option, one.value, one.seats) == ("difficulty", "expert", FULL_TABLE)
    with pytest.raises(OutOfRange):
        begun(one.seats, difficulty="expert")
    for name in one.unless:
        begun(
            one.seats, difficulty="expert", **{name: True, **dict.fromkeys(GAME.choosing.needs.get(name, [])[:1], True)}
        )


@pytest.mark.parametrize("language", LANGUAGES)
def test_ESC_R_90_every_module_that_serves_six_experts_is_named(language: str) -> None:
    [one] = GAME.choosing.impossible
    say = words_of(language, GAME.package, *GAME.packages).say
    for name in one.unless:
        assert say(f"option-{name}-name").lower() in say(one.why).lower()
