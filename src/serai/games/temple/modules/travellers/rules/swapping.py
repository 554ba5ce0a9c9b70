"""Escape, the new characters: the trickster's swap. Pairs of dice are laid out, then offered as a whole: ESC-R-120."""

from __future__ import annotations

from typing import Final

from serai.core.sets import has, only
from serai.core.vecs import append, i64, vec
from serai.games.temple.module import Module
from serai.games.temple.modules.characters.codes import ACTIVABLE, TRICKSTER
from serai.games.temple.modules.characters.rules.characters import Characters
from serai.games.temple.modules.travellers.codes import ACCEPT, PAIR, SWAPPED
from serai.games.temple.rules.codes import aimed
from serai.games.temple.rules.debts import hand_for, settle
from serai.games.temple.rules.handful import count, covers, dice
from serai.games.temple.rules.offers import has_offer
from serai.games.temple.rules.paying import dice_for, left_to_pay, pay, why_not_aid
from serai.games.temple.state import FACES, KEY, NONE, OUT, TORCH, Site

TRICK: Final = dice(KEY, 1) + dice(TORCH, 1)


class Swapping(Module):
    """What the trickster has laid out; there is only one."""

    __slots__ = ("given", "partner", "taken")

    def __init__(self) -> None:
        super().__init__()
        self.partner: i64 = NONE  # with whom
        self.given: i64 = 0  # the dice of the trickster, as a handful
        self.taken: i64 = 0  # those of the partner

    def forget_swap(self) -> None:
        """Nothing is laid out any more."""
        self.partner = NONE
        self.given = 0
        self.taken = 0

    def why_no_swap(self, game: Site, cast: Characters, seat: i64, to: i64) -> str:
        """ESC-Q-CHAR-TRICK-P, -A: with a player of the same room, or with anybody."""
        if cast.who[seat] != TRICKSTER or game.room[seat] == OUT:
            return "ESC-Q-CHAR-TRICK-P"
        rule = "ESC-Q-CHAR-TRICK-A" if cast.power[seat] == ACTIVABLE else "ESC-Q-CHAR-TRICK-P"
        if not 0 <= to < game.seats or to == seat or game.room[to] == OUT:
            return rule
        if cast.power[seat] == ACTIVABLE:
            return "" if cast.is_up(seat, TRICKSTER) else "ESC-M6-ACT-1"
        return "" if game.room[to] == game.room[seat] else rule

    def why_not_pair(self, game: Site, cast: Characters, seat: i64, to: i64, give: i64, take: i64) -> str:
        """ESC-R-120: a die of one's own for another of the partner's; one offer at a time."""
        rule = self.why_no_swap(game, cast, seat, to)
        if rule:
            return rule
        if give == take or has_offer(game, seat, ACCEPT):
            return "ESC-R-120"
        given, taken = self.laid_out(game, seat, to)
        is_there = can_lay(game, seat, given, taken, give) and can_lay(game, to, taken, given, take)
        return "" if is_there else "ESC-R-120"

    def pairs(self, game: Site, seat: i64, to: i64, moves: vec[i64]) -> vec[i64]:
        """ESC-R-120: every pair with a partner; what each of the two can lay does not depend on the other's die."""
        given, taken = self.laid_out(game, seat, to)
        takes = faces_to_lay(game, to, taken, given)
        give: i64
        take: i64
        for give in range(FACES):
            if takes and can_lay(game, seat, given, taken, give):
                for take in range(FACES):
                    if has(takes, take) and take != give:
                        moves = append(moves, aimed(PAIR, pair_of(to, give, take)))
        return moves

    def laid_out(self, game: Site, seat: i64, to: i64) -> tuple[i64, i64]:
        """What is laid out with a partner already, unless somebody has rolled it away."""
        if to != self.partner or not self.holds(game, seat):
            return 0, 0
        return self.given, self.taken

    def holds(self, game: Site, seat: i64) -> bool:
        """Whether all dice that are laid out still show these faces."""
        if self.partner == NONE or not covers(hand_for(game, seat, self.given), self.given):
            return False
        return covers(hand_for(game, self.partner, self.taken), self.taken)

    def lay_pair(self, game: Site, seat: i64, to: i64, give: i64, take: i64) -> None:
        """ESC-R-120."""
        given, taken = self.laid_out(game, seat, to)
        self.partner = to
        self.given = given + dice(give, 1)
        self.taken = taken + dice(take, 1)

    def why_not_swap(self, game: Site, cast: Characters, seat: i64, aid: i64) -> str:
        """ESC-R-120: the dice are there, and so is what the activable tile costs beside them."""
        if self.partner == NONE:
            return "ESC-R-120"
        rule = self.why_no_swap(game, cast, seat, self.partner)
        if rule:
            return rule
        if has_offer(game, seat, ACCEPT) or not self.holds(game, seat):
            return "ESC-R-120"
        if cast.power[seat] != ACTIVABLE:
            return "SER-MOVE" if aid else ""
        rule = why_not_aid(game, seat, TRICK, aid)
        if rule:
            return rule
        cost = left_to_pay(TRICK, aid)
        rest = hand_for(game, seat, self.given + cost) - self.given
        return "" if dice_for(game, seat, rest, cost) != NONE else "ESC-Q-CHAR-TRICK-A"

    def swap(self, game: Site, cast: Characters, seat: i64, aid: i64) -> None:
        """ESC-Q-CHAR-TRICK-P, -A, ESC-R-59: faces stay, and locked dice stay locked."""
        to, given, taken = self.partner, self.given, self.taken
        self.forget_swap()
        settle(game, seat, given + TRICK)
        settle(game, to, taken)
        game.hand[seat] -= given
        game.hand[to] -= taken
        if cast.power[seat] == ACTIVABLE:
            pay(game, seat, TRICK, aid)
            cast.turn_down(game, seat)
        game.hand[seat] += taken
        game.hand[to] += given
        game.tell(SWAPPED, seat, to)


def can_lay(game: Site, seat: i64, laid: i64, others: i64, face: i64) -> bool:
    """ESC-R-120: whether a player has another die of a face; what the other side has laid (to and fro) is no swap."""
    laid += dice(face, 1)
    return count(others, face) == 0 and covers(hand_for(game, seat, laid), laid)


def faces_to_lay(game: Site, seat: i64, laid: i64, others: i64) -> i64:
    """The set of such faces."""
    faces: i64 = 0
    face: i64
    for face in range(FACES):
        if can_lay(game, seat, laid, others, face):
            faces |= only(face)
    return faces


def pair_of(to: i64, give: i64, take: i64) -> i64:
    """A pair as the detail of a move."""
    return (to * FACES + give) * FACES + take
