"""Les Camions du désert, as bots, servers and laws see it."""

from __future__ import annotations

from typing import Final

from serai.core.rng import Rng
from serai.core.sets import only
from serai.core.state import Outcome
from serai.core.vecs import copies, i64, vec, zeros
from serai.games.trucks.pieces import BOX
from serai.games.trucks.rules.cards import legal_moves
from serai.games.trucks.rules.goal import result
from serai.games.trucks.rules.turn import BY_DICE, HANDS, NO_CARD, TRUCKS, roll_for_start, take_turn
from serai.games.trucks.rules.unseen import deal_anew
from serai.games.trucks.rules.why import why_refused
from serai.games.trucks.state import CARDS, FULL, Course, Race

FEW_CARDS: Final = vec[i64](BOX.deck(4))  # TRK-SETUP-4
ALL_CARDS: Final = vec[i64](BOX.deck(2))  # TRK-SETUP-5
MANY: Final = 4  # players


def setup(seats: i64, course: Course, starter: i64, longest: i64, rng: Rng) -> Trucks:
    """TRK-SETUP-1 to -8; `longest` is the limit of turns of each player, or 0 for none (TRK-LIMIT-1)."""
    deck = ALL_CARDS[:] if seats < MANY else FEW_CARDS[:]
    rng.shuffle(deck)
    trucks = seats * TRUCKS[seats]  # TRK-SETUP-1
    game = Trucks(
        seats, course, TRUCKS[seats], longest * seats, deck, len(deck), zeros(seats * CARDS), zeros(CARDS), NO_CARD,
        copies(trucks, course.start), copies(trucks, FULL), zeros(trucks), 0, 0, 0,
    )  # fmt: skip
    seat: i64
    for seat in range(seats):  # TRK-SETUP-6
        for _ in range(HANDS[seats]):
            game.undrawn -= 1
            game.hands[seat * CARDS + deck[game.undrawn]] += 1
    game.turn = roll_for_start(seats, rng) if starter == BY_DICE else starter
    return game


class Trucks(Race):
    """The race with its rules."""

    __slots__ = ()

    def clone(self) -> Trucks:
        other = Trucks(
            self.seats, self.course, self.trucks, self.longest, self.deck, self.undrawn, self.hands[:],
            self.discards[:], self.top, self.at[:], self.gauge[:], self.place[:], self.arrived, self.turn, self.turns,
        )  # fmt: skip
        other.now = self.now
        return other

    def movers(self) -> i64:
        if self.turn < 0:
            return 0
        return only(self.turn)

    def legal(self, seat: i64) -> vec[i64]:
        return legal_moves(self, seat) if seat == self.turn and seat >= 0 else vec[i64]()

    def why_not(self, seat: i64, move: i64) -> str:
        return why_refused(self, seat, move)

    def apply(self, seat: i64, move: i64, rng: Rng) -> None:
        take_turn(self, seat, move, rng)

    def outcome(self) -> Outcome | None:
        return None if self.turn >= 0 else result(self)

    def imagine(self, seat: i64, rng: Rng) -> None:
        deal_anew(self, seat, rng)
