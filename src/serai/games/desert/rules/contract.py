"""Le Désert interdit: the game, as bots, servers and laws see it."""

from __future__ import annotations

from serai.core.rng import Rng
from serai.core.sets import only
from serai.core.state import Outcome
from serai.core.vecs import i64, vec
from serai.games.desert.rules.acts import carry_out, why_refused
from serai.games.desert.rules.end import how_it_ended
from serai.games.desert.rules.hidden import imagine_anew
from serai.games.desert.rules.legal import legal_moves, movers_now
from serai.games.desert.state import Expedition


class Desert(Expedition):
    """Le Désert interdit."""

    __slots__ = ()

    def clone(self) -> Desert:
        other = Desert(
            self.seats, self.role, self.ladder, self.face[:], self.sand[:], self.part_at[:], self.pawn[:],
            self.water[:], self.kit[:], self.storm, self.gear,
        )  # fmt: skip
        other.take_over(self)
        return other

    def movers(self) -> i64:
        return movers_now(self)

    def legal(self, seat: i64) -> vec[i64]:
        return legal_moves(self, seat)

    def why_not(self, seat: i64, move: i64) -> str:
        return why_refused(self, seat, move)

    def apply(self, seat: i64, move: i64, rng: Rng) -> None:
        carry_out(self, seat, move, rng)

    def outcome(self) -> Outcome | None:
        return how_it_ended(self)

    def imagine(self, seat: i64, rng: Rng) -> None:
        imagine_anew(self, seat, rng)

    def expected(self) -> i64:
        return only(self.turn)
