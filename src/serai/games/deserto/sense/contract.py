"""Deserto: the names by which bots call its sense."""

from __future__ import annotations

from serai.core.sense import Sense
from serai.core.state import State
from serai.core.vecs import i64
from serai.games.deserto.sense.standing import lead
from serai.games.deserto.state import Square


class DesertoSense(Sense):
    """What experience says about the square."""

    __slots__ = ()

    def standing(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Square)
        return lead(state, seat)
