"""Bots: the same dice, the same move; no peeking; and they do take what lies there."""

from __future__ import annotations

from time import monotonic

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from serai.bots import BOTS, ask, ask_in_time, find_bot
from serai.bots.search import Search
from serai.core.errors import OutOfRange, Unknown
from serai.core.rng import Rng
from serai.core.sense import NO_SENSE
from serai.core.state import State
from serai.games import all_games, find_game
from serai.games.deserto import GAME
from serai.games.deserto.rules.codes import lay
from tests.games.deserto.table import LETTERS, UPPER_LEFT, begun, table
from tests.toys import nim, sand
from tests.toys.nim import Nim

QUICK = ["random", "greedy", "search:30"]


def midgame(seats: int, seed: int, turns: int) -> State:
    game, chance = begun(seats, seed), Rng(seed)
    for _ in range(turns):
        moves = game.state.legal(game.turn)
        game.play(moves[chance.below(len(moves))])
    return game.state


def mover(state: State) -> int:
    return int(state.movers()).bit_length() - 1


@pytest.mark.parametrize("spec", QUICK)
@settings(max_examples=15)
@given(seats=st.integers(2, 4), seed=st.integers(0, 2**31), turns=st.integers(0, 49))
def test_bots_choose_the_same_from_all_worlds_with_the_same_view(spec: str, seats: int, seed: int, turns: int) -> None:
    """They are handed an imagined world, so the true cards cannot matter."""
    true, bot = midgame(seats, seed, turns), find_bot(spec)
    seat = mover(true)
    choice = ask(bot, true, seat, GAME.sense, Rng(seed))
    assert choice in true.legal(seat)
    assert ask(bot, true, seat, GAME.sense, Rng(seed)) == choice
    for dice in range(3):
        other = true.clone()
        other.imagine(seat, Rng(dice))
        assert ask(bot, other, seat, GAME.sense, Rng(seed)) == choice


@pytest.mark.parametrize("spec", QUICK)
def test_bots_leave_the_state_alone(spec: str) -> None:
    state = midgame(3, 5, 20)
    before = [int(card) for card in state.clone().legal(mover(state))]
    ask(find_bot(spec), state, mover(state), GAME.sense, Rng(1))
    assert list(state.legal(mover(state))) == before
    assert state.story is not None


def test_greedy_takes_the_biggest_gain() -> None:
    game = table("O1 T2 / T5 O1", hands=["VVT", "OOV"])
    for dice in range(10):
        choice = ask(find_bot("greedy"), game.state, 0, GAME.sense, Rng(dice))
        assert choice in {lay(LETTERS.index("V"), UPPER_LEFT), lay(LETTERS.index("V"), 2)}  # 7 cards either way
    one = table("O1 T1 / O1 T5", hands=["VVV", "OOV"])
    choices = {ask(find_bot("greedy"), one.state, 0, GAME.sense, Rng(dice)) for dice in range(20)}
    assert choices == {lay(LETTERS.index("V"), 1), lay(LETTERS.index("V"), 3)}  # beside the five, not beside the one


def test_random_tries_everything() -> None:
    state = midgame(2, 8, 10)
    seat = mover(state)
    assert {ask(find_bot("random"), state, seat, GAME.sense, Rng(dice)) for dice in range(200)} == set(
        state.legal(seat)
    )


@pytest.mark.parametrize("stones", [1, 2, 3])
def test_search_finds_a_win_in_one(stones: int) -> None:
    for dice in range(5):
        assert ask(find_bot("search:200"), Nim(2, stones, 0), 0, nim.GAME.sense, Rng(dice)) == stones


@pytest.mark.parametrize("stones", [5, 6, 7])
def test_search_leaves_four_stones(stones: int) -> None:
    """Whoever must move with four stones left has lost: two plies deep."""
    assert ask(find_bot("search:600"), Nim(2, stones, 1), 1, nim.GAME.sense, Rng(3)) == stones - 4


def test_search_clears_the_table_in_deserto() -> None:
    game = table("V9 V9 / O9 V9", hands=["VTO", "OOO"], won=[0, 20])
    assert ask(find_bot("search:300"), game.state, 0, GAME.sense, Rng(1)) == lay(LETTERS.index("V"), 3)


def test_search_can_be_asked_at_any_time() -> None:
    search = Search(Nim(2, 3, 0), 0, nim.GAME.sense, Rng(1))
    assert search.best() == -1
    search.think(50)
    search.think(50)
    findings = search.findings()
    assert search.best() == findings[0][0] == 3
    assert sum(visits for _, visits, _ in findings) == 100


def test_search_in_goes_is_search_in_one() -> None:
    state = midgame(2, 4, 12)
    one, goes = Search(state, mover(state), GAME.sense, Rng(9)), Search(state, mover(state), GAME.sense, Rng(9))
    one.think(60)
    for _ in range(6):
        goes.think(10)
    assert one.findings() == goes.findings()


def test_search_plays_in_real_time() -> None:
    state = sand.begin(3, sand.SandOptions(sand=3000, goal=4), Rng(1))
    state.now = 1600
    choice = ask(find_bot("search:60"), state, 1, sand.GAME.sense, Rng(2), sand.GAME.manners.pace)
    assert choice in state.legal(1)
    assert choice == ask(find_bot("search:60"), state, 1, sand.GAME.sense, Rng(2), sand.GAME.manners.pace)


def test_search_with_a_budget_of_milliseconds() -> None:
    state = midgame(2, 4, 12)
    began = monotonic()
    assert ask(find_bot("search:30ms"), state, mover(state), GAME.sense, Rng(1)) in state.legal(mover(state))
    assert monotonic() - began >= 0.03


def test_bots_by_name() -> None:
    assert [find_bot(name).name for name in BOTS] == list(BOTS)
    assert find_bot("search:7").name == "search:7"


@pytest.mark.parametrize("spec", ["", "Random", "alphago", ":5", "random "])
def test_unknown_bots(spec: str) -> None:
    with pytest.raises(Unknown, match="random, greedy, search"):
        find_bot(spec)


@pytest.mark.parametrize(
    "spec",
    [
        "search:",
        "search:0",
        "search:0ms",
        "search:-5",
        "search:1.5",
        "search:ms",
        "search:5s",
        "search:١",
        "random:5",
        "greedy:",
        "search:9999999999",
    ],
)
def test_bad_budgets(spec: str) -> None:
    with pytest.raises(OutOfRange, match="is no budget for the bot"):
        find_bot(spec)


@pytest.mark.parametrize("name", all_games())
@pytest.mark.parametrize("spec", ["random", "greedy", "search:2"])
def test_every_bot_plays_every_game_without_its_sense(name: str, spec: str) -> None:
    game = find_game(name)
    state = game.begin(game.seats[-1], game.among_bots(game.options()), bytes(16)).state
    seat = int(state.expected()).bit_length() - 1
    asked = ask_in_time if game.real_time else ask
    assert asked(find_bot(spec), state, seat, NO_SENSE, Rng(1), game.manners.pace) in state.legal(seat)
