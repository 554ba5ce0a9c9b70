"""A party of adventurers who know what they want, though not how best to get it: for whole matches in tests.

They leave when they can, wake gems, help each other, take treasures and use them, and else roll on. Every one of them
acts about once a second, so a match has some thousands of acts.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from serai.core.match import Match
from serai.core.rng import Rng
from serai.core.sets import listed
from serai.games.temple.moves import (
    Activate,
    Agree,
    Discover,
    Enter,
    Give,
    GiveUp,
    Heal,
    Help,
    Leave,
    Lift,
    Light,
    Move,
    Name,
    OpenPassage,
    PlaceRoom,
    Pledge,
    PledgeTreasure,
    Refuse,
    Roll,
    RollCarefully,
    Stop,
    Take,
    TakeGem,
    Teleport,
    Withdraw,
    decode,
)

EAGER: dict[type[Any], int] = {
    Leave: 1000, Give: 900, TakeGem: 800, Activate: 700, Help: 600, Take: 500, Lift: 400, Heal: 300, Name: 300,
    PlaceRoom: 300, Enter: 60, Discover: 80, Pledge: 30, PledgeTreasure: 5, Withdraw: 2, Agree: 20, Refuse: 1,
    OpenPassage: 2, Teleport: 5, Light: 5, GiveUp: 30, Stop: 1,
}  # fmt: skip


def brisk(moves: list[int], chance: Rng) -> int:
    """One of the moves, by lot, and the more likely the more it is worth; rolls keep some of what is shown."""
    weights = [weight(decode(code)) for code in moves]
    lot = int(chance.below(sum(weights)))
    for code, share in zip(moves, weights, strict=True):
        lot -= share
        if lot < 0:
            return code
    raise AssertionError("the lot was larger than all shares")


def weight(move: Move) -> int:
    if isinstance(move, (Roll, RollCarefully)):
        return 40 if move.golds == 0 else 5
    return EAGER.get(type(move), 10)


def play_on(match: Match, until: int, chance: Rng, pace: int, act: Callable[[int, int], None] | None = None) -> None:
    """Lets the party play to a moment, or to the end; somebody acts about every `pace` / 2 ms."""
    while match.outcome() is None and match.state.now < until:
        match.until(match.state.now + chance.below(pace) + 1)
        movers = listed(match.state.movers())
        if match.outcome() is not None or not movers:
            continue
        seat = movers[chance.below(len(movers))]
        moves = [int(move) for move in match.state.legal(seat)]
        if len(moves) == 1 and isinstance(decode(moves[0]), Refuse):
            continue  # all dice are locked, and fate has been asked: wait
        code = brisk(moves, chance)
        match.play(match.state.now, seat, code)
        if act:
            act(seat, code)
