"""The two games of the bench play by the rules: a fast wrong game would be no measure."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from bench_games import connect_four, tictactoe
from serai.core.rng import Rng
from serai.core.state import State

# All 42 columns of a game without a line.
DRAWN_GAME = "041163306243115546255444620520566121332030"

NO_DICE = Rng(0)  # neither game rolls any

PEER_PYTHON = Path(__file__).parents[2] / "bench/peers/.venv/bin/python"

# Replays games in open_spiel: a line of JSON in (moves, what was legal before each, winners at the end), nothing out
# while both agree.
REPLAY = """
import json, pyspiel, sys
for line in sys.stdin:
    name, moves, legal, winners = json.loads(line)
    state = pyspiel.load_game(name).new_initial_state()
    for move, offered in zip(moves, legal, strict=True):
        if state.is_terminal() or state.legal_actions() != offered:
            print("legal", name, moves, move)
        state.apply_action(move)
    ends = {1: 1, -1: 2, 0: 3}[state.returns()[0]] if state.is_terminal() else 0
    if ends != winners:
        print("end", name, moves, ends)
"""


def play(state: State, moves: list[int]) -> State:
    """Alternating moves from seat 0 on."""
    for number, move in enumerate(moves):
        seat = number % 2
        assert state.movers() == 1 << seat
        assert state.outcome() is None
        assert move in state.legal(seat)
        state.apply(seat, move, NO_DICE)
    return state


def perft(state: State, depth: int) -> int:
    """Ways to play that many moves."""
    if depth == 0:
        return 1
    if state.outcome() is not None:
        return 0
    seat = 0 if state.movers() == 1 else 1
    legal = state.legal(seat)
    if depth == 1:
        return len(legal)
    ways = 0
    for move in legal:
        after = state.clone()
        after.apply(seat, move, NO_DICE)
        ways += perft(after, depth - 1)
    return ways


def whole_games(state: State) -> int:
    """Ways to play to the end."""
    if state.outcome() is not None:
        return 1
    seat = 0 if state.movers() == 1 else 1
    ways = 0
    for move in state.legal(seat):
        after = state.clone()
        after.apply(seat, move, NO_DICE)
        ways += whole_games(after)
    return ways


@pytest.mark.parametrize(("depth", "ways"), [(1, 7), (2, 49), (3, 343), (4, 2401), (5, 16807), (6, 117649)])
def test_connect_four_counts_of_positions(depth: int, ways: int) -> None:
    assert perft(connect_four.setup(), depth) == ways


def test_C4_MOVE_1_a_column_takes_six_stones() -> None:
    tower = play(connect_four.setup(), [3, 3, 3, 3, 3])
    assert [perft(tower, depth) for depth in (1, 2, 3)] == [7, 6 + 6 * 7, 6**3 + 3 * 6**2]
    full = play(connect_four.setup(), [3, 3, 3, 3, 3, 3])
    assert list(full.legal(0)) == [0, 1, 2, 4, 5, 6]


def test_tictactoe_has_255168_games() -> None:
    assert whole_games(tictactoe.setup()) == 255_168


@pytest.mark.parametrize(
    ("name", "moves", "winners"),
    [
        ("upright", [0, 1, 0, 1, 0, 1, 0], 0b01),
        ("level", [0, 0, 1, 1, 2, 2, 3], 0b01),
        ("level at the right edge", [0, 6, 0, 5, 1, 4, 1, 3], 0b10),
        ("rising", [0, 1, 1, 2, 2, 3, 2, 3, 3, 5, 3], 0b01),
        ("falling", [6, 5, 5, 4, 4, 3, 4, 3, 3, 1, 3], 0b01),
        ("in the last column", [6, 0, 6, 0, 6, 0, 6], 0b01),
    ],
)
def test_C4_END_1_four_in_a_line_win(name: str, moves: list[int], winners: int) -> None:
    end = play(connect_four.setup(), moves).outcome()
    assert end is not None, name
    assert (end.winners, end.rule) == (winners, "C4-END-1")
    assert list(end.scores) == [winners & 1, winners >> 1]


def test_C4_END_1_a_line_does_not_run_from_one_column_into_the_next() -> None:
    """Three on top of a column and one at the foot of its neighbour are neighbours only as bits."""
    end = play(connect_four.setup(), [0, 0, 1, 0, 6, 6, 0, 2, 0, 2, 0]).outcome()
    assert end is None


def test_C4_END_2_a_full_board_is_shared() -> None:
    end = play(connect_four.setup(), [int(column) for column in DRAWN_GAME]).outcome()
    assert end is not None
    assert (end.winners, end.rule, list(end.scores)) == (0b11, "C4-END-2", [0, 0])


@pytest.mark.parametrize("game", [connect_four, tictactoe])
def test_why_not_has_no_answer_for_exactly_the_legal_moves(game: Any) -> None:
    rng = Rng(5)
    for _ in range(50):
        state = game.setup()
        while state.outcome() is None:
            seat = state.turn
            legal = list(state.legal(seat))
            assert legal == [move for move in range(-1, 10) if not state.why_not(seat, move)]
            assert list(state.legal(1 - seat)) == []
            assert state.why_not(1 - seat, legal[0])
            state.apply(seat, legal[rng.below(len(legal))], rng)


@pytest.mark.parametrize("game", [connect_four, tictactoe])
def test_a_clone_goes_its_own_way(game: Any) -> None:
    state = game.setup()
    state.now = 7
    copy = state.clone()
    copy.apply(0, 4, NO_DICE)
    assert (state.taken, state.latest, state.turn) == (0, 0, 0)
    assert copy.taken != 0
    assert copy.now == 7


@pytest.mark.skipif(not PEER_PYTHON.exists(), reason="the peers are not installed (bench/peers/setup.sh)")
@pytest.mark.parametrize(("game", "name"), [(connect_four, "connect_four"), (tictactoe, "tic_tac_toe")])
def test_open_spiel_agrees_move_by_move(game: Any, name: str) -> None:
    rng = Rng(3)
    lines = [json.dumps([name, *random_game(game.setup(), rng)]) for _ in range(500)]
    asked = [str(PEER_PYTHON), "-c", REPLAY]
    answer = subprocess.run(asked, input="\n".join(lines), capture_output=True, text=True, check=True)
    assert answer.stdout == ""


def random_game(state: State, rng: Rng) -> tuple[list[int], list[list[int]], int]:
    """Its moves, what was legal before each, and who won (a bit mask)."""
    moves: list[int] = []
    offered: list[list[int]] = []
    while (end := state.outcome()) is None:
        seat = len(moves) % 2
        legal = [int(move) for move in state.legal(seat)]
        offered.append(legal)
        moves.append(legal[rng.below(len(legal))])
        state.apply(seat, moves[-1], rng)
    return moves, offered, int(end.winners)
