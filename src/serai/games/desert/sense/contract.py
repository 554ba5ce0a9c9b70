"""Le Désert interdit: the names by which bots call its sense."""

from __future__ import annotations

from serai.core.net import Net
from serai.core.rng import Rng
from serai.core.sense import Sense
from serai.core.state import State
from serai.core.vecs import i64, vec
from serai.games.desert.sense.aims import aim, aims, nature
from serai.games.desert.sense.features import team_features
from serai.games.desert.sense.hunch import eager_seats, quick_move
from serai.games.desert.sense.moves import sensible_moves
from serai.games.desert.sense.outlook import log_odds, team_standing
from serai.games.desert.sense.value import ahead, is_judged, is_turn_start, share_of_chance
from serai.games.desert.state import Expedition


class DesertSense(Sense):
    """What experience says about an expedition."""

    __slots__ = ("ahead", "net")

    def __init__(self, net: Net | None = None, ahead: i64 = 0) -> None:
        self.net = net
        self.ahead = ahead  # turns or phases that a search looks ahead; 0: as many as did best

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
        return self.ahead if self.ahead else ahead(self.net)

    def outlook(self, state: State, seat: i64) -> float:
        assert isinstance(state, Expedition)
        return share_of_chance(state, self.net)

    def has_outlook(self, state: State, seat: i64) -> bool:
        assert isinstance(state, Expedition)
        return is_judged(state, self.net)

    def features(self, state: State, seat: i64) -> vec[i64]:
        assert isinstance(state, Expedition)
        return team_features(state) if is_turn_start(state) else vec[i64]()

    def judged(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Expedition)
        return log_odds(state)

    def learnt(self, net: Net | None) -> Sense:
        return DesertSense(net, self.ahead)

    def aims(self, state: State, seat: i64) -> vec[i64]:
        assert isinstance(state, Expedition)
        return aims(state)

    def aim(self, state: State, seat: i64, move: i64, number: i64) -> str:
        return aim(number)

    def reason(self, state: State, seat: i64, move: i64, reaction: i64) -> str:
        assert isinstance(state, Expedition)
        return nature(state, seat, move)
