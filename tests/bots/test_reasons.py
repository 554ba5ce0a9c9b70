"""Reasons: what a hint says a move is for comes from where the move leads, and has its words in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from serai.bots import Searching
from serai.bots.reasons import why
from serai.core.game import Game
from serai.core.rng import Rng
from serai.core.state import State
from serai.core.words import LANGUAGES
from serai.games import desert as expedition
from serai.games import deserto, find_game, quicksand, trucks
from serai.games.desert.sense.aims import PLAIN
from serai.games.trucks.sense.aims import NATURE
from serai.server.counsel import Found, found, told
from tests.games.desert.desert import board, desert
from tests.games.deserto.table import table as square
from tests.games.quicksand.table import LETTERS
from tests.games.quicksand.table import table as track
from tests.games.trucks.race import race

BY_NATURE = {
    "desert": [*PLAIN, "calm-sky", "lend"],
    "trucks": [*NATURE, "aside"],
    "deserto": ["catch", "give", "safe"],
    "quicksand": ["spare"],
}


def choice(game: Game[Any], state: State, seat: int = 0, trials: int = 300) -> tuple[Any, str]:
    """What search does at a seat, and what for."""
    world = state.clone()
    world.imagine(seat, Rng(1))
    thought = Searching("test", trials).think(world, seat, game.sense, Rng(2), game.manners.pace)
    move = thought.best()
    return game.decode(int(move)), why(thought, world, seat, game.sense, move, 5_000)


def advice(state: State, within: int = 100) -> Found:
    """A hint in Quicksand."""
    return found(quicksand.GAME, state, 0, Rng(1), within)[0]


@pytest.mark.parametrize("name", sorted(BY_NATURE))
def test_every_reason_has_its_words_in_both_languages(name: str) -> None:
    game = find_game(name)
    state = game.begin(max(game.seats), game.options(), bytes(16)).state
    move = state.legal(0)[0] if len(state.legal(0)) else 0
    aims = [told(game.sense.aim(state, 0, move, number))[0] for number in range(len(game.sense.aims(state, 0)))]
    for language in LANGUAGES:
        words = game.words(language)
        assert not [word for word in (*aims, *BY_NATURE[name]) if f"reason-{word}" not in words]


def test_the_last_part_is_taken_before_anything_else() -> None:
    table = desert(board(A1="L@01!3"), taken=(0, 1, 2), actions=2)
    move, reason = choice(expedition.GAME, table.state)
    assert move == expedition.moves.TakePart("compass")
    assert reason.split()[0] in ("win", "take")


def test_water_goes_to_whoever_would_die() -> None:
    table = desert(board(A1=".@01"), water=[4, 0], actions=0, storm=["sun"] * 4)
    move, reason = choice(expedition.GAME, table.state)
    assert isinstance(move, expedition.moves.Give)
    assert reason in ("dying to=1", "water to=1")


def test_a_truck_that_can_arrive_does() -> None:
    position = race("a1:R2/5", ["13 24", "13 24"])
    move, reason = choice(trucks.GAME, position.state)
    assert move.cell == "OASIS" and reason == "arrive truck=1"


def test_a_high_pile_is_won_and_that_is_why() -> None:
    position = square("T9 V1 / O1 O1", hands=["VOO", "GGG"])
    _, reason = choice(deserto.GAME, position.state)
    assert reason.split()[0] == "catch"


def test_in_quicksand_the_hint_names_the_card_its_moment_and_its_timer() -> None:
    now = advice(track("TG CY SO | MG TY", "S1:3000 S3:60000", ("TSC", "TGC")).state)
    assert (now.move, now.reason, now.about) == (LETTERS.index("T"), "sand", {"timer": 0})
    later = advice(track("TG CY SO | MG TY", "S1:50000", ("TGC", "TGC")).state)
    assert later.after > 0 and later.reason in ("sand", "on")
