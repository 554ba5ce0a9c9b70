"""Deserto: the names by which bots call its sense."""

from __future__ import annotations

from serai.core.sense import Sense
from serai.core.state import State
from serai.core.vecs import i64, vec
from serai.games.deserto.sense.aims import aim, aims, nature
from serai.games.deserto.sense.standing import lead
from serai.games.deserto.state import Square


class DesertoSense(Sense):
    """What experience says about the square."""

    __slots__ = ()

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
