"""How hard Escape is was measured: every preset, and what each module costs, so that a lot is as hard as wished."""

from __future__ import annotations

from hashlib import sha256
from importlib.resources import files
from statistics import mean

import pytest

from serai.core.choosing import odds
from serai.core.errors import OutOfRange, Unknown
from serai.core.words import LANGUAGES
from serai.games.temple import GAME, check
from serai.games.temple.measured import FILE, MEASURED, parts_of
from serai.games.temple.pieces import MODULES
from serai.games.temple.surprise import LEVELS, PILE_CAP, modules_in, offered, values_of

ENDLESS = {"practice"}  # cannot be lost, so there is nothing to measure
OFF = 0.1  # by so much a guess may be off, on average


def test_every_preset_that_can_be_lost_was_measured() -> None:
    assert MEASURED.presets.keys() == GAME.presets.keys() - ENDLESS
    assert all(len(shares) == len(GAME.seats) for shares in MEASURED.presets.values())


def test_nobody_has_mended_a_figure_by_hand() -> None:
    made, digest, body = (files(GAME.package) / FILE).read_text().split("\n", 2)
    assert "bench/temple_measures.py" in made
    assert digest == f'digest = "{sha256(body.encode()).hexdigest()[:16]}"'


def test_marks_come_from_what_was_measured() -> None:
    assert GAME.choosing.odds == {name: [odds(won) for won in some] for name, some in MEASURED.presets.items()}
    assert [odds(won).marks for won in (0.9, 0.6, 0.59, 0.4, 0.3, 0.1, 0.09, 0)] == [1, 1, 2, 2, 3, 4, 5, 5]
    assert len({some[3].marks for some in GAME.choosing.odds.values()}) == 5  # for four players all of them occur


def test_what_is_harder_in_the_ledger_is_harder_for_beginners() -> None:
    for seats in range(1, 6):
        won = {name: shares[seats] for name, shares in MEASURED.presets.items()}
        assert won["beginner"] > won["veteran"] > won["expert"]


def test_every_module_has_its_cost() -> None:
    wanted = {part for name in MODULES for value in values_of(name) for part in parts_of({name: value})}
    assert MEASURED.costs.keys() == wanted
    assert offered() == list(MODULES)


def test_guesses_are_near_what_fresh_sets_gave() -> None:
    assert {one.seats for one in MEASURED.fresh} == set(GAME.seats)
    assert mean(abs(MEASURED.guess(one.options, one.seats) - one.won) for one in MEASURED.fresh) < OFF


@pytest.mark.parametrize("level", LEVELS)
def test_a_surprise_is_legal_and_as_hard_as_wished(level: str) -> None:
    least, most = LEVELS[level]
    for number in range(60):
        seats = 2 + number % 5
        found = GAME.surprised(seats, level, number.to_bytes(16, "big"))
        check(seats, GAME.read_options(found.options))  # type: ignore[arg-type]
        assert found.options["pile_cap"] == PILE_CAP
        assert least <= MEASURED.guess(modules_in(found.options), seats) <= most
        assert found.odds[seats - 1].guessed


def test_whoever_plays_alone_gets_what_comes_nearest() -> None:
    easy, hard = (GAME.surprised(1, level, bytes(16)).odds[0].won for level in ("easy", "hard"))
    assert easy > hard


def test_the_lot_is_the_same_for_the_same_seed_and_another_for_another() -> None:
    lots = [GAME.surprised(4, "easy", seed) for seed in (bytes(16), bytes(16), b"another seed....")]
    assert lots[0] == lots[1] != lots[2]


def test_a_surprise_that_is_not_offered_is_refused() -> None:
    with pytest.raises(Unknown, match="easy, middle, hard"):
        GAME.surprised(4, "silly", bytes(16))
    with pytest.raises(OutOfRange):
        GAME.surprised(7, "easy", bytes(16))


@pytest.mark.parametrize("language", LANGUAGES)
def test_levels_have_words(language: str) -> None:
    words = GAME.words(language)
    assert len({words.say(f"surprise-{level}") for level in LEVELS}) == len(LEVELS)
