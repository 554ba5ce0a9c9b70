"""Escape, module 1: the curses. What other modules add to the pile of curses is drawn, held and lifted here too."""

from __future__ import annotations

from typing import Final, cast

from serai.core.rng import Rng
from serai.core.sets import has, only
from serai.core.vecs import append, i64, vec
from serai.games.temple.module import Module
from serai.games.temple.modules.curses.codes import (
    CURSE_DISCARDED,
    CURSED,
    DIE_BACK,
    LIFT,
    LIFTED,
    NUMBER,
    OWN_PILE,
)
from serai.games.temple.pieces import BOX, CURSES
from serai.games.temple.rules import asking
from serai.games.temple.rules.codes import AIDS, DISCOVER, ENTER
from serai.games.temple.rules.debts import debt_of, dice_aside, dice_of, owe, take_back
from serai.games.temple.rules.legal import with_aid
from serai.games.temple.rules.paying import pay, why_not_pay
from serai.games.temple.rules.piles import counted, shuffled, with_marked_rooms
from serai.games.temple.rules.tables import (
    CURSE_MARK,
    FALLS,
    LIFTED_BY,
    MARKS_OF,
    SLOWER,
)
from serai.games.temple.rules.tables import CURSES as KINDS
from serai.games.temple.state import EMPTY, ON_CURSE, OUT, Site

TRAP: Final[i64] = CURSES.index("trap")
SILENCE: Final[i64] = CURSES.index("silence")
BROKEN: Final[i64] = CURSES.index("broken")
LOST_DICE: Final[i64] = CURSES.index("lost-dice")
MASK: Final[i64] = CURSES.index("mask")
WHOLE: Final = 100  # percent


class Curses(Module):
    """The pile of curses; those drawn lie before the players."""

    __slots__ = ("left", "pile")

    def __init__(self) -> None:
        super().__init__()
        self.pile = EMPTY  # replaced, never written
        self.left: i64 = 0

    def clone(self) -> Curses:
        other = Curses()
        other.chosen = self.chosen
        other.pile = self.pile
        other.left = self.left
        return other

    # Setup

    def prepare(self, game: Site, rng: Rng) -> None:
        """ESC-M1-SETUP-2, ESC-X1-SETUP-1."""
        self.pile = shuffled(every_curse(game, self.chosen == OWN_PILE), rng)
        self.left = len(self.pile)

    def rooms(self, game: Site, pile: vec[i64], rng: Rng) -> vec[i64]:
        """ESC-M1-SETUP-1."""
        return pile if self.chosen == OWN_PILE else with_marked_rooms(pile)

    def imagine(self, game: Site, seat: i64, rng: Rng) -> None:
        """Nobody knows the order of the pile."""
        self.pile = shuffled(counted(self.pile, self.left, KINDS), rng)

    # Drawing

    def discovered(self, game: Site, seat: i64, place: i64) -> None:
        """ESC-M1-DRAW-1: a purple mask; without module 1 it is ignored: ESC-M1-DRAW-4."""
        if self.chosen != OWN_PILE and has(MARKS_OF[game.plan.tile[place]], CURSE_MARK):
            draw_curses(game, seat)

    def harmless(self, game: Site, seat: i64, curse: i64) -> bool:
        """ESC-R-26: with one die left none is broken."""
        return curse == BROKEN and dice_of(game, seat) - debt_of(game, seat) <= 1

    def cursed(self, game: Site, seat: i64, curse: i64) -> None:
        """ESC-M1-BROKEN-1: a die of the holder's choice lies on the tile."""
        if curse == BROKEN:
            owe(game, seat, ON_CURSE)

    def uncursed(self, game: Site, seat: i64, curse: i64) -> None:
        """ESC-M1-BROKEN-1: it returns, and has no face."""
        held = dice_aside(game, seat, ON_CURSE)
        if curse == BROKEN and held:
            take_back(game, seat, ON_CURSE, held)
            game.tell(DIE_BACK, seat)

    # What curses do

    def forbids(self, game: Site, seat: i64, kind: i64, detail: i64) -> str:
        """ESC-M1-TRAP-1: neither enter nor discover."""
        return "ESC-M1-TRAP-1" if has(game.curses[seat], TRAP) and kind in (ENTER, DISCOVER) else ""

    def hushes(self, game: Site, seat: i64) -> bool:
        """ESC-M1-SILENCE-1: who may not talk."""
        return has(game.curses[seat], SILENCE)

    def falls(self, game: Site, seat: i64, one_in: i64) -> i64:
        """ESC-M1-LOST-1."""
        return FALLS[LOST_DICE] if has(game.curses[seat], LOST_DICE) else one_in

    def frees(self, game: Site, seat: i64, most: i64) -> i64:
        """ESC-M1-MASK-1, ESC-R-28: one die only."""
        return min(most, 1) if has(game.curses[seat], MASK) else most

    def pace(self, game: Site, seat: i64, percent: i64) -> i64:
        """ESC-M1-HAND-1, and every other curse that slows down."""
        if game.curses[seat]:
            curse: i64
            for curse in range(KINDS):
                if has(game.curses[seat], curse):
                    percent = percent * SLOWER[curse] // WHOLE
        return percent

    # Lifting

    def offers(self, game: Site, seat: i64, moves: vec[i64]) -> vec[i64]:
        if game.curses[seat]:
            curse: i64
            for curse in range(KINDS):
                if has(game.curses[seat], curse):
                    moves = with_aid(game, seat, moves, LIFT, curse, LIFTED_BY[curse])
        return moves

    def why_not(self, game: Site, seat: i64, kind: i64, detail: i64) -> str:
        return why_not_lift(game, seat, detail // AIDS, detail % AIDS)

    def act(self, game: Site, seat: i64, kind: i64, detail: i64, rng: Rng) -> None:
        lift(game, seat, detail // AIDS, detail % AIDS)


def curses_of(game: Site) -> Curses:
    """The module where it is in play."""
    at = asking.part_at(game, NUMBER)
    assert at >= 0, "no curses in play"
    return cast("Curses", game.parts[at])


def every_curse(game: Site, own: bool) -> vec[i64]:
    """The curses of the modules in play, or (ESC-R-71) of those with a pile of their own; alone without those for two."""
    pile = vec[i64]()
    for number, tile in BOX.curses.items():
        if own and not BOX.has_own_curses(number):
            continue
        if asking.is_in_play(game, BOX.curse_from(number)) and (tile.alone or game.seats > 1):
            for _ in range(tile.count):
                pile = append(pile, number)
    return pile


def draw_curses(game: Site, seat: i64) -> None:
    """ESC-M1-DRAW-1: one, or as many as a curse that is held makes of it."""
    for _ in range(asking.draws(game, seat)):
        draw_curse(game, seat)


def draw_curse(game: Site, seat: i64) -> None:
    """ESC-M1-DRAW-1; from an empty pile nothing is drawn: ESC-R-29."""
    curses = curses_of(game)
    if curses.left == 0:
        return
    curses.left -= 1
    curse = curses.pile[curses.left]
    if has(game.curses[seat], curse) or is_harmless(game, seat, curse):  # ESC-M1-DRAW-3
        game.tell(CURSE_DISCARDED, seat, curse)
        return
    game.curses[seat] |= only(curse)
    game.tell(CURSED, seat, curse)
    asking.cursed(game, seat, curse)


def is_harmless(game: Site, seat: i64, curse: i64) -> bool:
    """ESC-R-93: the drawer has escaped; or the curse has its own reason."""
    return game.room[seat] == OUT or asking.harmless(game, seat, curse)


def why_not_lift(game: Site, seat: i64, curse: i64, aid: i64) -> str:
    """ESC-M1-LIFT-1 to -3: the own symbols, in any room; there are curses that nothing lifts."""
    if game.room[seat] == OUT:
        return "ESC-ESC-4"
    if not 0 <= curse < KINDS or not has(game.curses[seat], curse) or LIFTED_BY[curse] == 0:
        return "ESC-M1-LIFT-1"
    return why_not_pay(game, seat, LIFTED_BY[curse], aid, "ESC-M1-LIFT-1")


def lift(game: Site, seat: i64, curse: i64, aid: i64) -> None:
    """ESC-M1-LIFT-1: the tile leaves the game."""
    pay(game, seat, LIFTED_BY[curse], aid)
    game.tell(LIFTED, seat, curse)
    drop(game, seat, curse)


def drop(game: Site, seat: i64, curse: i64) -> None:
    """ESC-R-91: a curse that goes, however it does, undoes what it did."""
    game.curses[seat] &= ~only(curse)
    asking.uncursed(game, seat, curse)
