"""Le Désert interdit: the names by which bots call its sense."""

from __future__ import annotations

from serai.core.rng import Rng
from serai.core.sense import Sense
from serai.core.state import State
from serai.core.vecs import i64, vec
from serai.games.desert.sense.aims import aim, aims, nature
from serai.games.desert.sense.hunch import eager_seats, quick_move
from serai.games.desert.sense.moves import sensible_moves
from serai.games.desert.sense.outlook import AHEAD, team_outlook, team_standing
from serai.games.desert.state import Expedition


class DesertSense(Sense):
    """What experience says about an expedition."""

    __slots__ = ()

    def is_choosy(self) -> bool:
        return True

    def by_trials(self) -> bool:
        return True

    def candidates(self, state: State, seat: i64) -> vec[i64]:
        assert isinstance(state, Expedition)
        return sensible_moves(state, seat)

    def hunch(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, Expedition)
        return quick_move(state, seat)

    def eager(self, state: State) -> i64:
        assert isinstance(state, Expedition)
        return eager_seats(state)

    def standing(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Expedition)
        return team_standing(state)

    def horizon(self, state: State) -> i64:
        return AHEAD

    def outlook(self, state: State, seat: i64) -> float:
        assert isinstance(state, Expedition)
        return team_outlook(state)

    def aims(self, state: State, seat: i64) -> vec[i64]:
        assert isinstance(state, Expedition)
        return aims(state)

    def aim(self, state: State, seat: i64, move: i64, number: i64) -> str:
        return aim(number)

    def reason(self, state: State, seat: i64, move: i64, reaction: i64) -> str:
        assert isinstance(state, Expedition)
        return nature(state, seat, move)
