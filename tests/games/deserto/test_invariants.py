"""Deserto: what always holds, tried on whole matches played by chance."""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st

from serai.core.laws import loses_nothing
from serai.core.rng import Rng
from serai.games.deserto import GAME
from serai.games.deserto.rules.codes import GIVE
from serai.games.deserto.rules.contract import Deserto
from serai.games.deserto.state import THIEF, TREASURE, VIZIER
from tests.games.deserto.table import EMPTY, Table, begun

SEATS = st.sampled_from(list(GAME.seats))
SEEDS = st.integers(0, 2**31)
BEATS = {(VIZIER, THIEF), (THIEF, TREASURE)}


def turns(seats: int, seed: int) -> Iterator[tuple[Table, int]]:
    """A match by chance; after each turn, the table and the move."""
    game, chance = begun(seats, seed), Rng(seed)
    while game.end() is None:
        moves = game.state.legal(game.turn)
        move = int(moves[chance.below(len(moves))])
        yield game.play(move), move


@settings(max_examples=40)
@given(seats=SEATS, seed=SEEDS)
def test_DST_INV_1_no_top_beats_its_neighbour(seats: int, seed: int) -> None:
    """Ruling D3 keeps this true."""
    for game, _ in turns(seats, seed):
        top = [int(card) for card in game.state.top]
        assert not {(top[cell], top[(cell + step) % 4]) for cell in range(4) for step in (1, 3)} & BEATS


@settings(max_examples=40)
@given(seats=SEATS, seed=SEEDS)
def test_DST_INV_2_the_placed_card_is_on_the_table(seats: int, seed: int) -> None:
    for game, move in turns(seats, seed):
        card, cell = divmod(move, 5)
        cleared = "four-viziers" in [news.name for news in game.news()]
        assert (game.picture() == EMPTY) == cleared or cell == GIVE
        if cell != GIVE and not cleared:
            assert game.state.top[cell] == card


@settings(max_examples=40)
@given(seats=SEATS, seed=SEEDS)
def test_DST_INV_3_there_are_always_51_cards(seats: int, seed: int) -> None:
    loses_nothing(GAME, seats, GAME.options(), seed, cards_of)


def cards_of(game: Deserto) -> int:
    return sum(game.hands) + sum(game.height) + sum(game.won) + game.undrawn


@settings(max_examples=40)
@given(seats=SEATS, seed=SEEDS)
def test_DST_INV_3_counted_by_kind_too(seats: int, seed: int) -> None:
    """Ruling D17: what was won is known to all, so what is unseen can be counted by kind."""
    for game, _ in turns(seats, seed):
        for seat in range(seats):
            seen = game.view(seat)
            assert sum(seen.unseen.values()) == seen.draw_pile + sum(seen.hand_sizes) - seen.hand_sizes[seat]


@settings(max_examples=40)
@given(seats=SEATS, seed=SEEDS)
def test_DST_INV_4_a_game_lasts_50_turns(seats: int, seed: int) -> None:
    assert sum(1 for _ in turns(seats, seed)) == 50


@settings(max_examples=40)
@given(seats=SEATS, seed=SEEDS)
def test_DST_INV_5_oasis_and_vizier_can_always_be_laid(seats: int, seed: int) -> None:
    for game, _ in turns(seats, seed):
        for card in set(game.hand(game.turn)) & set("OV"):
            assert game.open(card), game.picture()
