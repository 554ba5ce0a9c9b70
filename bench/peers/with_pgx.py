"""pgx on the processor: one game step by step, and many side by side in one compiled loop."""

from __future__ import annotations

import os
from typing import Any

from slots import Play, peer, serve, version_of

os.environ["JAX_PLATFORMS"] = "cpu"

jax = peer("jax")
pgx = peer("pgx")
auto_reset = peer("pgx.experimental.wrappers").auto_reset

BATCH = 4096  # the best of 256, 1024 and 4096 on one core
STEPS = 16


def choose(state: Any, key: Any) -> Any:
    """A random legal action."""
    return jax.random.categorical(key, jax.numpy.log(state.legal_action_mask))


def single(name: str) -> Play:
    """A whole random game, one compiled call a move."""
    env = pgx.make(name)
    begin = jax.jit(env.init)

    def step(state: Any, key: Any) -> Any:
        key, now = jax.random.split(key)
        return env.step(state, choose(state, now)), key

    move = jax.jit(step)
    key = jax.random.PRNGKey(1)

    def play() -> int:
        nonlocal key
        state = begin(key)
        moves = 0
        while not state.terminated:
            state, key = move(state, key)
            moves += 1
        return moves

    return play


def batched(name: str) -> Play:
    """Many games side by side; a finished one starts again, so that no step is wasted."""
    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def move(state: Any, key: Any) -> Any:
        choosing, starting = jax.random.split(key)
        return step(state, choose(state, choosing), jax.random.split(starting, BATCH)), None

    def steps(state: Any, key: Any) -> Any:
        key, now = jax.random.split(key)
        state, _ = jax.lax.scan(move, state, jax.random.split(now, STEPS))
        return state, key

    moves = jax.jit(steps)
    key = jax.random.PRNGKey(1)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, BATCH))

    def play() -> int:
        nonlocal state, key
        state, key = jax.block_until_ready(moves(state, key))
        return BATCH * STEPS

    return play


serve(
    "pgx",
    {
        "connect_four_python": single("connect_four"),
        "connect_four_inside": batched("connect_four"),
        "tictactoe_python": single("tic_tac_toe"),
        "tictactoe_inside": batched("tic_tac_toe"),
    },
    version=version_of("pgx"),
)
