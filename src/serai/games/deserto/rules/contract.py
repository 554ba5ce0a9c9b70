"""Deserto: the names by which bots, servers and laws call the rules."""

from __future__ import annotations

from serai.core.rng import Rng
from serai.core.state import Outcome
from serai.core.vecs import i64, vec
from serai.games.deserto.rules.acts import take_turn, why_refused
from serai.games.deserto.rules.end import how_it_ended
from serai.games.deserto.rules.hidden import deal_anew
from serai.games.deserto.rules.legal import legal_moves, movers_now
from serai.games.deserto.state import Square


class Deserto(Square):
    """Deserto, as bots, servers and laws see it."""

    __slots__ = ()

    def clone(self) -> Deserto:
        other = Deserto(
            self.seats, self.deck, self.undrawn, self.hands[:], self.top[:], self.height[:], self.piles[:],
            self.won[:], self.turn,
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
        take_turn(self, seat, move)

    def outcome(self) -> Outcome | None:
        return how_it_ended(self)

    def imagine(self, seat: i64, rng: Rng) -> None:
        deal_anew(self, seat, rng)
