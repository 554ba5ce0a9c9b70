"""Quicksand: what a companion does beside people."""

from __future__ import annotations

from serai.bots import Bot, Companion, Greedy, ask_in_time
from serai.core.rng import Rng
from serai.games.quicksand import GAME
from serai.games.quicksand.sense.company import FIRST, LOOK, LOW
from serai.games.quicksand.state import NOT_YET
from tests.games.quicksand.table import LETTERS, Table, table

COMPANION = Companion("companion", 1000, 0b10)


def answer(game: Table, bot: Bot = COMPANION) -> int:
    """A card, or below 0 how long it waits."""
    return int(ask_in_time(bot, game.state, 0, GAME.sense, Rng(1), GAME.manners.pace))


def test_people_may_play_the_first_card() -> None:
    game = table(turn=NOT_YET)
    assert answer(game) == -FIRST
    assert answer(game.until(FIRST)) >= 0


def test_people_have_a_moment_to_look_after_a_timer_was_turned_over() -> None:
    game = table(turn=1, hands=("TCY", "TCY")).play("T", at=40_000)
    assert answer(game) == -LOOK
    assert answer(game.until(40_000 + LOOK)) >= 0


def test_while_there_is_sand_it_leads_no_timer_on() -> None:
    game = table("TG CY SO | MG TY", "S1:60000", ("TGC", "TGC")).until(LOOK)
    assert answer(game) == LETTERS.index("C")


def test_it_saves_what_runs_low_as_any_bot_does() -> None:
    game = table("TG CY SO | MG TY", f"S1:{LOW - 8_000} S3:60000", ("TSC", "TGC"))
    assert answer(game) == answer(game, Greedy()) == LETTERS.index("T")
