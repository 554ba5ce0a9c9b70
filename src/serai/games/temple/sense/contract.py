"""Escape: the names by which bots call its sense."""

from __future__ import annotations

from serai.core.sense import Sense
from serai.core.state import State
from serai.core.vecs import i64
from serai.games.temple.sense.advice import advice
from serai.games.temple.sense.calls import answer, says
from serai.games.temple.sense.company import company
from serai.games.temple.sense.final import is_final
from serai.games.temple.sense.reasons import reason
from serai.games.temple.state import Site


class TempleSense(Sense):
    """The plan of a team that has escaped before."""

    __slots__ = ()

    def advice(self, state: State, seat: i64, reaction: i64) -> i64:
        assert isinstance(state, Site)
        return advice(state, seat, reaction)

    def company(self, state: State, seat: i64, people: i64, reaction: i64) -> i64:
        assert isinstance(state, Site)
        return company(state, seat, people, reaction)

    def is_final(self, state: State, seat: i64, move: i64) -> bool:
        assert isinstance(state, Site)
        return is_final(state, move)

    def reason(self, state: State, seat: i64, move: i64, reaction: i64) -> str:
        assert isinstance(state, Site)
        return reason(state, seat, move, reaction)

    def answer(self, state: State, seat: i64, people: i64, caller: i64, call: str, ago: i64, reaction: i64) -> i64:
        assert isinstance(state, Site)
        return answer(state, seat, people, caller, call, ago, reaction)

    def says(self, state: State, seat: i64, people: i64, call: str, answer: i64, reaction: i64) -> str:
        assert isinstance(state, Site)
        return says(state, seat, people, call, reaction)
