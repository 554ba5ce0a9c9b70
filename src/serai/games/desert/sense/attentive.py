"""Le Désert interdit: a position that keeps track of what the rules forget and bots mind.

The rules play on either kind of position. On a plain one bots take it that nobody has poured since the last action, and
that no phase has just begun.
"""

from __future__ import annotations

from serai.core.rng import Rng
from serai.core.sets import only
from serai.core.vecs import i64
from serai.games.desert.rules.codes import GIVE, HAND, PORTIONS, TABLE, WALK
from serai.games.desert.rules.contract import Desert
from serai.games.desert.state import KINDS, Expedition


class Attentive(Desert):
    """An expedition that notes which way water and equipment went, and whether a phase has just begun."""

    __slots__ = ("fresh", "handed", "poured")

    def __init__(self, like: Expedition) -> None:
        super().__init__(
            like.seats, like.role, like.ladder, like.face[:], like.sand[:], like.part_at[:], like.pawn[:],
            like.water[:], like.kit[:], like.storm, like.gear,
        )  # fmt: skip
        self.take_over(like)
        self.poured: i64 = 0  # gifts of water since the last action, one bit each way
        self.handed: i64 = 0  # and of equipment
        self.fresh: i64 = 1  # while nothing was done in this phase

    def clone(self) -> Attentive:
        other = Attentive(self)
        other.poured = self.poured
        other.handed = self.handed
        other.fresh = self.fresh
        return other

    def apply(self, seat: i64, move: i64, rng: Rng) -> None:
        """As the rules say; an action, a storm card and a new phase make all gifts forgotten."""
        turn = self.turn
        actions = self.actions
        due = self.due
        super().apply(seat, move, rng)
        self.fresh = 0
        if self.turn != turn or (due == 0 and self.due > 0):
            self.fresh = 1
        if self.fresh or self.actions < actions or self.due != due:
            self.poured = 0
            self.handed = 0
        elif GIVE <= move < HAND:
            self.poured |= way(seat, (move - GIVE) // PORTIONS)  # as `give` puts it
        elif HAND <= move < WALK:
            self.handed |= way(seat, (move - HAND) // KINDS)  # as `hand_over` puts it


def way(giver: i64, to: i64) -> i64:
    """The bit of a direction in which something goes."""
    return only(giver * TABLE + to)


def has_poured(game: Expedition, seat: i64, other: i64) -> bool:
    """DES-R-50: whether a seat has given another water since the last action; bots do it only once."""
    return isinstance(game, Attentive) and game.poured & way(seat, other) != 0


def has_handed(game: Expedition, seat: i64, other: i64) -> bool:
    """Whether one of two has handed the other equipment since the last action; bots do it only once, either way."""
    return isinstance(game, Attentive) and game.handed & (way(seat, other) | way(other, seat)) != 0


def is_fresh(game: Expedition) -> bool:
    """Whether a turn or a storm has just begun."""
    return isinstance(game, Attentive) and game.fresh == 1
