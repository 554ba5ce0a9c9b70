"""open_spiel: Connect Four and tic-tac-toe from Python, rollouts and tree search inside its C++."""

from __future__ import annotations

from random import random
from typing import Any

from slots import Play, peer, serve, version_of

pyspiel = peer("pyspiel")

ROLLOUTS = 500  # at each of the two positions of a batch
SIMULATIONS = 1000  # as many as our own search is given

connect_four = pyspiel.load_game("connect_four")
tic_tac_toe = pyspiel.load_game("tic_tac_toe")


def through_python(game: Any) -> Play:
    """A whole random game driven from Python."""
    begin = game.new_initial_state

    def play() -> int:
        state = begin()
        moves = 0
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(random() * len(actions))])
            moves += 1
        return moves

    return play


def mean_length(game: Any, games: int = 5000) -> float:
    """Moves in a random game."""
    play = through_python(game)
    return sum(play() for _ in range(games)) / games


def rollouts(game: Any) -> Play:
    """Random games inside C++, counted in moves.

    The evaluator cannot be called from Python, so a search of two simulations calls it: once at the initial position
    and once a move later.
    """
    moves = round(ROLLOUTS * (2 * mean_length(game) - 1))
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 1.4, 2, 1000, False, 1, False)
    state = game.new_initial_state()

    def play() -> int:
        bot.step(state)
        return moves

    return play


def search(game: Any) -> Play:
    """Tree search inside C++ from the initial position, one rollout a simulation, counted in simulations."""
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 1.4, SIMULATIONS, 1000, False, 1, False)
    state = game.new_initial_state()

    def play() -> int:
        bot.step(state)
        return SIMULATIONS

    return play


serve(
    "open_spiel",
    {
        "connect_four_python": through_python(connect_four),
        "connect_four_inside": rollouts(connect_four),
        "connect_four_search": search(connect_four),
        "tictactoe_python": through_python(tic_tac_toe),
    },
    version=version_of("open_spiel"),
)
