"""Les Camions du désert: the names by which bots call its sense."""

from __future__ import annotations

from serai.core.net import Net
from serai.core.rng import Rng
from serai.core.sense import Sense
from serai.core.state import State
from serai.core.vecs import i64, vec
from serai.games.trucks.rules.contract import Trucks
from serai.games.trucks.sense.aims import aim, aims, nature
from serai.games.trucks.sense.features import features_of
from serai.games.trucks.sense.hunch import best_of_a_few
from serai.games.trucks.sense.standing import lead, log_odds
from serai.games.trucks.sense.value import outlook


class TrucksSense(Sense):
    """What experience says about a race."""

    __slots__ = ("net",)

    def __init__(self, net: Net | None = None) -> None:
        self.net = net

    def standing(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Trucks)
        return lead(state, seat)

    def hunch(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, Trucks)
        return best_of_a_few(state, seat, rng)

    def horizon(self, state: State) -> i64:
        return 1 + state.seats  # this turn, and every seat once more by hunch

    def has_outlook(self, state: State, seat: i64) -> bool:
        return True

    def outlook(self, state: State, seat: i64) -> float:
        assert isinstance(state, Trucks)
        return outlook(state, seat, self.net)

    def features(self, state: State, seat: i64) -> vec[i64]:
        assert isinstance(state, Trucks)
        return features_of(state, seat)

    def judged(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Trucks)
        return log_odds(state, seat)

    def learnt(self, net: Net | None) -> Sense:
        return TrucksSense(net)

    def aims(self, state: State, seat: i64) -> vec[i64]:
        assert isinstance(state, Trucks)
        return aims(state, seat)

    def aim(self, state: State, seat: i64, move: i64, number: i64) -> str:
        assert isinstance(state, Trucks)
        return aim(state, number)

    def reason(self, state: State, seat: i64, move: i64, reaction: i64) -> str:
        assert isinstance(state, Trucks)
        return nature(state, seat, move)
