"""Escape, the Fountain: a room that gives back a lost die, and two curses: Poison and Paralysing vines."""

from __future__ import annotations

from typing import Final, cast

from serai.core.rng import Rng
from serai.core.sets import has, only
from serai.core.vecs import append, i64, vec
from serai.games.temple.module import DICE_ARE_LOST, Module
from serai.games.temple.modules.fountain.codes import DRANK, DRINK, NUMBER, POISONED
from serai.games.temple.pieces import CURSES, ROOMS
from serai.games.temple.rules import asking
from serai.games.temple.rules.codes import plain
from serai.games.temple.rules.debts import can_lose, dice_aside, owe, take_back
from serai.games.temple.rules.handful import count, dice
from serai.games.temple.rules.paying import pay, why_not_pay
from serai.games.temple.rules.pledges import give_back
from serai.games.temple.state import ADVENTURER, GOLD, LOST, OUT, PLEDGE, PLEDGED_FACE, PLEDGER, Site

FOUNTAIN: Final[i64] = ROOMS.index("fountain")
POISON: Final[i64] = CURSES.index("poison")
VINES: Final[i64] = CURSES.index("vines")
PRICE: Final = dice(GOLD, 2)


class Fountain(Module):
    """Who has drunk of it."""

    __slots__ = ("drunk",)

    def __init__(self) -> None:
        super().__init__()
        self.drunk: i64 = 0  # the set of seats

    def clone(self) -> Fountain:
        other = Fountain()
        other.chosen = self.chosen
        other.drunk = self.drunk
        return other

    def rooms(self, game: Site, pile: vec[i64], rng: Rng) -> vec[i64]:
        """ESC-Q-FOUNT-1, ESC-R-17."""
        return append(pile, FOUNTAIN)

    # Drinking

    def here(self, game: Site, seat: i64, moves: vec[i64]) -> vec[i64]:
        return moves if self.why_not_drink(game, seat) else append(moves, plain(DRINK))

    def why_not(self, game: Site, seat: i64, kind: i64, detail: i64) -> str:
        return "SER-MOVE" if detail else self.why_not_drink(game, seat)

    def why_not_drink(self, game: Site, seat: i64) -> str:
        """ESC-Q-FOUNT-2: two gold masks of one player, once; ESC-R-36, ESC-R-37: a die that is lost, not laid aside."""
        if game.room[seat] == OUT:
            return "ESC-ESC-4"
        if game.plan.tile[game.room[seat]] != FOUNTAIN or has(self.drunk, seat):
            return "ESC-Q-FOUNT-2"
        if dice_aside(game, seat, LOST) == 0:
            return "ESC-R-37"
        return why_not_pay(game, seat, PRICE, 0, "ESC-Q-FOUNT-2")

    def act(self, game: Site, seat: i64, kind: i64, detail: i64, rng: Rng) -> None:
        """ESC-Q-FOUNT-2."""
        pay(game, seat, PRICE, 0)
        self.drunk |= only(seat)
        take_back(game, seat, LOST, 1)
        game.tell(DRANK, seat)

    # Poison

    def slam(self, game: Site, step: i64, number: i64) -> None:
        """ESC-Q-FOUNT-3: one die more, in the start or not."""
        if step != DICE_ARE_LOST:
            return
        seat: i64
        for seat in range(game.seats):
            if has(game.curses[seat], POISON) and can_lose(game, seat):
                game.tell(POISONED, seat)
                owe(game, seat, LOST)

    # Vines

    def twists(self, game: Site, seat: i64) -> bool:
        return has(game.curses[seat], VINES)

    def worth(self, game: Site, seat: i64, face: i64, symbol: i64, times: i64) -> i64:
        """ESC-Q-FOUNT-4, ESC-R-87: of no use at all."""
        if face == ADVENTURER and has(game.curses[seat], VINES):
            return 0
        return times

    def compels(self, game: Site, seat: i64, hand: i64) -> i64:
        """ESC-Q-FOUNT-4, ESC-R-132: rolled like dice without a face."""
        return dice(ADVENTURER, count(hand, ADVENTURER)) if has(game.curses[seat], VINES) else i64(0)

    def cursed(self, game: Site, seat: i64, curse: i64) -> None:
        """ESC-R-132: what was pledged is not any more."""
        if curse != VINES:
            return
        at: i64 = 0
        while at < len(game.pledges):
            if game.pledges[at + PLEDGER] == seat and game.pledges[at + PLEDGED_FACE] == ADVENTURER:
                give_back(game, at)
            else:
                at += PLEDGE


def fountain_of(game: Site) -> Fountain:
    """The module where it is in play."""
    at = asking.part_at(game, NUMBER)
    assert at >= 0, "no Fountain in play"
    return cast("Fountain", game.parts[at])
