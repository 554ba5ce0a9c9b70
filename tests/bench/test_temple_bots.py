"""The table of Escape's bots: the same figures in however many pieces it is played, and a cell for all that can be chosen."""

from __future__ import annotations

from argparse import Namespace

from serai.games.temple import GAME
from temple_bots import BOTS, Wish, added_up, page, play, wanted

EVERYTHING = Namespace(games=4, presets=None, bots=None, seats=None)


def a_wish(preset: str = "classic") -> Wish:
    return Wish(preset, "search@500", 4, GAME.preset(preset).written(), 4)


def test_it_does_not_matter_in_how_many_pieces_a_cell_is_played() -> None:
    whole = added_up(a_wish(), [play(a_wish(), 0, 4)])
    assert whole == added_up(a_wish(), [play(a_wish(), 0, 1), play(a_wish(), 1, 4)])
    assert len(whole.times) + sum(whole.lost.values()) == 4


def test_every_preset_that_can_be_lost_has_its_cells() -> None:
    found = list(wanted(EVERYTHING))
    assert {wish.preset for wish in found} == GAME.presets.keys() - {"practice"}
    assert {(wish.seats, wish.bot) for wish in found if wish.preset == "beginner"} == {
        (seats, bot) for seats in GAME.seats for bot in BOTS
    }


def test_the_page_shows_shares_with_their_intervals() -> None:
    told = page([added_up(a_wish(), [play(a_wish(), 0, 4)])], 4)
    assert "| classic | 100.0 (51.0 to 100.0) | reached | - | - |" in told
    assert "| classic | - | - | - | 100.0 (51.0 to 100.0) | - | - |" in told
