"""RLCard has no board games: a small and a large card game, beside our Deserto."""

from __future__ import annotations

from random import random
from typing import Any

from slots import Play, peer, serve, version_of

rlcard = peer("rlcard")


def random_game(env: Any) -> Play:
    """A whole random game."""

    def play() -> int:
        state, _ = env.reset()
        moves = 0
        while not env.is_over():
            actions = list(state["legal_actions"])
            state, _ = env.step(actions[int(random() * len(actions))])
            moves += 1
        return moves

    return play


serve(
    "rlcard",
    {
        "leduc_python": random_game(rlcard.make("leduc-holdem")),
        "uno_python": random_game(rlcard.make("uno")),
    },
    version=version_of("rlcard"),
)
