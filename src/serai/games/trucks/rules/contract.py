"""Les Camions du désert: the names by which bots, servers and laws call the rules."""

from __future__ import annotations

from serai.core.rng import Rng
from serai.core.state import Outcome
from serai.core.vecs import i64, vec
from serai.games.trucks.rules.acts import why_refused
from serai.games.trucks.rules.end import how_it_ended
from serai.games.trucks.rules.hidden import deal_anew
from serai.games.trucks.rules.legal import legal_moves, movers_now
from serai.games.trucks.rules.turn import take_turn
from serai.games.trucks.state import Race


class Trucks(Race):
    """Les Camions du désert, as bots, servers and laws see it."""

    __slots__ = ()

    def clone(self) -> Trucks:
        other = Trucks(
            self.seats, self.course, self.trucks, self.longest, self.deck, self.undrawn, self.hands[:],
            self.discards[:], self.top, self.at[:], self.gauge[:], self.place[:], self.arrived, self.turn, self.turns,
        )  # fmt: skip
        other.now = self.now
        return other

    def movers(self) -> i64:
        return movers_now(self)

    def expected(self) -> i64:
        return movers_now(self)

    def legal(self, seat: i64) -> vec[i64]:
        return legal_moves(self, seat)

    def why_not(self, seat: i64, move: i64) -> str:
        return why_refused(self, seat, move)

    def apply(self, seat: i64, move: i64, rng: Rng) -> None:
        take_turn(self, seat, move, rng)

    def outcome(self) -> Outcome | None:
        return how_it_ended(self)

    def imagine(self, seat: i64, rng: Rng) -> None:
        deal_anew(self, seat, rng)
