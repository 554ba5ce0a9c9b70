"""Deserto: the names by which bots call its sense."""

from __future__ import annotations

from serai.core.net import Net
from serai.core.sense import Sense
from serai.core.state import State
from serai.core.vecs import i64, vec
from serai.games.deserto.sense.aims import aim, aims, nature
from serai.games.deserto.sense.features import features_of
from serai.games.deserto.sense.odds import log_odds
from serai.games.deserto.sense.standing import lead
from serai.games.deserto.sense.value import outlook
from serai.games.deserto.state import Square


class DesertoSense(Sense):
    """What experience says about the square."""

    __slots__ = ("net",)

    def __init__(self, net: Net | None = None) -> None:
        self.net = net

    def standing(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Square)
        return lead(state, seat)

    def aims(self, state: State, seat: i64) -> vec[i64]:
        assert isinstance(state, Square)
        return aims(state, seat)

    def aim(self, state: State, seat: i64, move: i64, number: i64) -> str:
        assert isinstance(state, Square)
        return aim(state, seat, move, number)

    def reason(self, state: State, seat: i64, move: i64, reaction: i64) -> str:
        assert isinstance(state, Square)
        return nature(state, seat, move)

    def horizon(self, state: State) -> i64:
        return 1

    def is_deep(self) -> bool:
        return True

    def outlook(self, state: State, seat: i64) -> float:
        assert isinstance(state, Square)
        return outlook(state, seat, self.net)

    def features(self, state: State, seat: i64) -> vec[i64]:
        assert isinstance(state, Square)
        return features_of(state, seat)

    def judged(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Square)
        return log_odds(state, seat)

    def learnt(self, net: Net | None) -> Sense:
        return DesertoSense(net)
