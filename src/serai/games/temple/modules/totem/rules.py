"""Escape, the totem: a stack of dice that show masks. It is what all have laid aside there, so nothing else is kept."""

from __future__ import annotations

from typing import Final

from serai.core.rng import Rng
from serai.core.sets import has
from serai.core.vecs import append, i64, vec
from serai.games.temple.module import Module
from serai.games.temple.modules.totem.codes import CALL, DIE_SLIPPED, DIE_STACKED, STACK, TOTEM_CALLED, TOTEM_FELL
from serai.games.temple.pieces import ROOMS
from serai.games.temple.rules import asking, asking_of_rooms
from serai.games.temple.rules.codes import ACTIVATE, aimed, plain
from serai.games.temple.rules.debts import dice_aside, hand_for, lay_aside, settle, take_back
from serai.games.temple.rules.handful import count, dice, used
from serai.games.temple.rules.tables import NEEDED, PRIZES
from serai.games.temple.rules.tasks import wake_gems, why_no_gems
from serai.games.temple.state import BLACK, GOLD, OUT, STACKED, Site

TOTEM: Final[i64] = ROOMS.index("totem")
LEAST: Final[i64] = NEEDED[TOTEM * PRIZES]  # dice that wake a gem
MOST: Final[i64] = NEEDED[TOTEM * PRIZES + 1]  # and two
# How many in a hundred stay, by how many lie there already.
STAYS: Final = vec[i64]([100, 100, 97, 94, 91, 87, 83, 79, 75, 70])
HUNDRED: Final = 100
ALL_FALL: Final = 5  # one failure in so many brings the whole stack down


class Totem(Module):
    """The stack is in the dice of the players: see STACKED."""

    __slots__ = ()

    def clone(self) -> Totem:
        other = Totem()
        other.chosen = self.chosen
        return other

    def more_rooms(self, game: Site, pile: vec[i64], rng: Rng) -> vec[i64]:
        """ESC-Q-TOTEM-1."""
        return append(pile, TOTEM)

    def here(self, game: Site, seat: i64, moves: vec[i64]) -> vec[i64]:
        if game.plan.tile[game.room[seat]] != TOTEM:
            return moves
        if not why_not_stack(game, seat, BLACK):
            moves = append(moves, aimed(STACK, BLACK))
        if not why_not_stack(game, seat, GOLD):
            moves = append(moves, aimed(STACK, GOLD))
        return moves if why_not_call(game, seat) else append(moves, plain(CALL))

    def why_not(self, game: Site, seat: i64, kind: i64, detail: i64) -> str:
        if kind == STACK:
            return why_not_stack(game, seat, detail)
        return "SER-MOVE" if detail else why_not_call(game, seat)

    def act(self, game: Site, seat: i64, kind: i64, detail: i64, rng: Rng) -> None:
        if kind == STACK:
            stack(game, seat, detail, rng)
        else:
            call(game, seat)

    def touches(self, kind: i64) -> bool:
        return kind == CALL


def height(game: Site) -> i64:
    """How many dice lie on the stack."""
    total: i64 = 0
    seat: i64
    for seat in range(game.seats):
        total += dice_aside(game, seat, STACKED)
    return total


def why_not_there(game: Site, seat: i64) -> str:
    """ESC-Q-TOTEM-4: in the totem room, whose gems sleep still, while the depot has any: ESC-R-06."""
    if game.room[seat] == OUT:
        return "ESC-ESC-4"
    if game.plan.tile[game.room[seat]] != TOTEM:
        return "ESC-Q-TOTEM-2"
    if has(game.used, game.room[seat]):
        return "ESC-Q-TOTEM-4"
    return why_no_gems(game, game.room[seat])


# Stacking


def why_not_stack(game: Site, seat: i64, face: i64) -> str:
    """ESC-Q-TOTEM-2, ESC-R-124: a mask, gold or locked (ESC-R-34); no more than ten lie there."""
    rule = why_not_there(game, seat)
    if rule:
        return rule
    if face not in (BLACK, GOLD) or count(hand_for(game, seat, dice(face, 1)), face) == 0:
        return "ESC-Q-TOTEM-2"
    return "" if height(game) < MOST else "ESC-R-124"


def stack(game: Site, seat: i64, face: i64, rng: Rng) -> None:
    """ESC-Q-TOTEM-2: it stays, or it falls."""
    settle(game, seat, dice(face, 1))
    before = height(game)
    if rng.below(HUNDRED) < STAYS[before]:
        game.hand[seat] -= dice(face, 1)
        lay_aside(game, seat, STACKED, 1)
        game.tell(DIE_STACKED, seat, face, before + 1)
    else:
        fall(game, seat, face, before, rng)


def fall(game: Site, seat: i64, face: i64, before: i64, rng: Rng) -> None:
    """ESC-Q-TOTEM-3: the die must be rolled again, a black mask too; at times all the others come down with it."""
    game.hand[seat] = used(game.hand[seat], dice(face, 1))
    if rng.below(ALL_FALL) == 0:
        game.tell(TOTEM_FELL, seat, face, before)
        take_down(game)
    else:
        game.tell(DIE_SLIPPED, seat, face, before + 1)


def take_down(game: Site) -> None:
    """Everybody has their dice back, wherever they are, and rolls them again."""
    seat: i64
    for seat in range(game.seats):
        take_back(game, seat, STACKED, dice_aside(game, seat, STACKED))


# Waking the gems


def why_not_call(game: Site, seat: i64) -> str:
    """ESC-Q-TOTEM-2, ESC-R-81: anybody who is there, where five dice lie."""
    rule = why_not_there(game, seat)
    if not rule:
        rule = asking_of_rooms.seals(game, game.room[seat])
    if rule:
        return rule
    return asking.forbids(game, seat, ACTIVATE, option_of(game)) if height(game) >= LEAST else "ESC-Q-TOTEM-2"


def option_of(game: Site) -> i64:
    """ESC-R-68: from five dice on one gem, with ten two."""
    if height(game) < MOST:
        return 0
    return 1


def call(game: Site, seat: i64) -> None:
    """ESC-Q-TOTEM-2, ESC-Q-TOTEM-5: black masks need no gold one then."""
    game.tell(TOTEM_CALLED, seat, height(game))
    wake_gems(game, seat, game.room[seat], option_of(game))
    take_down(game)
