"""PettingZoo's classic games, without the wrappers that check every call: its fastest way."""

from __future__ import annotations

from random import random
from typing import Any

from slots import Play, peer, serve, version_of

numpy = peer("numpy")


def random_game(env: Any) -> Play:
    """A whole random game, turn by turn as its documentation shows."""
    flatnonzero = numpy.flatnonzero

    def play() -> int:
        env.reset()
        moves = 0
        while True:
            seen, _, done, cut_off, _ = env.last()
            if done or cut_off:
                return moves
            actions = flatnonzero(seen["action_mask"])
            env.step(actions[int(random() * len(actions))])
            moves += 1

    return play


serve(
    "pettingzoo",
    {
        "connect_four_python": random_game(peer("pettingzoo.classic.connect_four_v3").raw_env()),
        "tictactoe_python": random_game(peer("pettingzoo.classic.tictactoe_v3").raw_env()),
    },
    version=version_of("pettingzoo"),
)
