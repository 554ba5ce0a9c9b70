"""Quicksand: the names by which bots call its sense."""

from __future__ import annotations

from serai.core.sense import Sense
from serai.core.state import State
from serai.core.vecs import i64, vec
from serai.games.quicksand.sense.aims import aim, aims, nature
from serai.games.quicksand.sense.calls import answer, says
from serai.games.quicksand.sense.company import company
from serai.games.quicksand.sense.eyes import whose_eyes
from serai.games.quicksand.sense.prospects import good_moments, prospects
from serai.games.quicksand.state import Track


class QuicksandSense(Sense):
    """What experience says about sand."""

    __slots__ = ()

    def company(self, state: State, seat: i64, people: i64, reaction: i64) -> i64:
        assert isinstance(state, Track)
        return company(state, seat)

    def standing(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Track)
        return prospects(state, seat)

    def moments(self, state: State, seat: i64) -> vec[i64]:
        assert isinstance(state, Track)
        return good_moments(state)

    def adviser(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Track)
        return whose_eyes(state, seat)

    def aims(self, state: State, seat: i64) -> vec[i64]:
        assert isinstance(state, Track)
        return aims(state, seat)

    def aim(self, state: State, seat: i64, move: i64, number: i64) -> str:
        return aim(number)

    def reason(self, state: State, seat: i64, move: i64, reaction: i64) -> str:
        return nature(move)

    def answer(self, state: State, seat: i64, people: i64, caller: i64, call: str, ago: i64, reaction: i64) -> i64:
        assert isinstance(state, Track)
        return answer(state, seat, call, ago)

    def says(self, state: State, seat: i64, people: i64, call: str, answer: i64, reaction: i64) -> str:
        assert isinstance(state, Track)
        return says(state, seat, answer)
