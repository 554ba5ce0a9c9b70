"""Ready sets of modules, and how modules are offered to those who choose for themselves."""

from __future__ import annotations

import msgspec
import pytest

from serai.core.choosing import Choosing
from serai.core.errors import OutOfRange
from serai.core.words import LANGUAGES, words_of
from serai.games.temple import GAME
from serai.games.temple.pieces import BOX, MODULES
from serai.games.temple.presets import EVERY_PRESET, FULL_TABLE, PRESETS, Preset, choosing, possible
from tests.games.temple.temple import begun


def test_a_preset_is_offered_where_all_its_modules_are_there() -> None:
    some = {"here": Preset(1, {"curses": True}), "gone": Preset(1, {"curses": True, "moles": 2})}
    assert possible(some).keys() == {"here"}
    assert GAME.presets.keys() == PRESETS.keys()


def test_the_first_preset_is_the_usual_game() -> None:
    assert next(iter(GAME.presets.values())) == GAME.options()


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_can_be_played_by_as_many_as_can_play(name: str) -> None:
    for seats in GAME.seats:
        GAME.begin(seats, GAME.preset(name), bytes(16))


def test_every_preset_says_how_hard_it_is() -> None:
    assert msgspec.convert(msgspec.to_builtins(GAME.choosing), Choosing).marks.keys() == PRESETS.keys()
    assert all(1 <= preset.marks <= 5 for preset in EVERY_PRESET.values())


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
