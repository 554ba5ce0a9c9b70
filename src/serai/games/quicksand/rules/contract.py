"""Quicksand: the names by which bots, servers and laws call the rules."""

from __future__ import annotations

from serai.core.rng import Rng
from serai.core.state import Outcome
from serai.core.vecs import i64, vec
from serai.games.quicksand.rules.acts import take_turn, why_refused
from serai.games.quicksand.rules.end import how_it_ended
from serai.games.quicksand.rules.hidden import deal_anew
from serai.games.quicksand.rules.legal import legal_moves, movers_now
from serai.games.quicksand.rules.playing import silent_seats
from serai.games.quicksand.rules.sand import finish_expiries, next_final
from serai.games.quicksand.state import Track


class Quicksand(Track):
    """Quicksand, as bots, servers and laws see it."""

    __slots__ = ()

    def clone(self) -> Quicksand:
        other = Quicksand(
            self.seats, self.level, self.before, self.length, self.grace, self.silent, self.facing_out, self.removed,
            self.gears, self.turned_by, self.sorts, self.full, self.tile[:], self.ends[:], self.since[:], self.blocked,
            self.hands[:], self.cards[:],
        )  # fmt: skip
        other.now = self.now
        other.lost = self.lost
        other.head = self.head
        other.undrawn = self.undrawn
        other.discards = self.discards
        other.pile_known = self.pile_known
        other.turn = self.turn
        other.naming = self.naming
        other.end = self.end
        other.ended_at = self.ended_at
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

    def alarm(self) -> i64:
        return next_final(self)

    def ring(self, rng: Rng) -> None:
        finish_expiries(self)

    def outcome(self) -> Outcome | None:
        return how_it_ended(self)

    def imagine(self, seat: i64, rng: Rng) -> None:
        deal_anew(self, seat, rng)

    def hushed(self) -> i64:
        return silent_seats(self)
