"""Escape, module 6: characters. Who is whom: `casting.py`; what their powers do: `powers.py`."""

from __future__ import annotations

from typing import Final, cast

from serai.core.rng import Rng
from serai.core.sets import has, only
from serai.core.vecs import append, i64, vec
from serai.games.temple.module import TILES_TURN_UP
from serai.games.temple.modules.characters.codes import (
    ACTIVABLE,
    BREAK_THROUGH,
    CHOOSE,
    COLOSSUS,
    DOC,
    EXPLORER,
    FIRE,
    LADEN,
    LEND,
    MAGICIAN,
    MECHANIC,
    NUMBER,
    PERMANENT,
    PRIEST,
    REDRAW,
    RELIEVE,
    REROLL,
    REROLLED,
    STRIDE,
    TURN,
    TURNED_DOWN,
    TURNED_UP,
    VISIT,
    WALK,
)
from serai.games.temple.modules.characters.rules import powers
from serai.games.temple.modules.characters.rules.casting import Casting
from serai.games.temple.rules import asking
from serai.games.temple.rules.choices import owes_choice
from serai.games.temple.rules.codes import AIDS, PLACE, aimed, plain
from serai.games.temple.rules.debts import settle
from serai.games.temple.rules.dice import FREES
from serai.games.temple.rules.handful import count, dice, used
from serai.games.temple.rules.legal import with_aid
from serai.games.temple.rules.paying import can_pay, pay
from serai.games.temple.rules.plan import here
from serai.games.temple.rules.pledges import release
from serai.games.temple.state import BLACK, GOLD, KEY, NONE, OUT, SIDES, TORCH, Site

DOC_FREES: Final = 3
DOUBLE: Final = 2


class Characters(Casting):
    """Whose tile is turned down, and who may put a drawn room back."""

    __slots__ = ("down", "looks")

    def __init__(self) -> None:
        super().__init__()
        self.down: i64 = 0  # the set of players whose tile is turned down
        self.looks: i64 = 0  # the set of players who may have another room than the one they have drawn

    def clone(self) -> Characters:
        other = Characters()
        other.chosen = self.chosen
        other.who = self.who[:]
        other.power = self.power[:]
        other.began = self.began
        other.down = self.down
        other.looks = self.looks
        return other

    # Whose power it is

    def has_power(self, seat: i64, hero: i64, power: i64) -> bool:
        """Whether a player has this tile, turned up or down."""
        return self.who[seat] == hero and self.power[seat] == power

    def is_up(self, seat: i64, hero: i64) -> bool:
        """ESC-M6-ACT-1: whether a player has the activable tile of a character, and may use it now."""
        return self.has_power(seat, hero, ACTIVABLE) and not has(self.down, seat)

    def turn_down(self, game: Site, seat: i64) -> None:
        """ESC-M6-ACT-1; in practice no slam would turn it up again: ESC-R-105."""
        if len(game.timeline):
            self.down |= only(seat)
            game.tell(TURNED_DOWN, seat)

    def slam(self, game: Site, step: i64, number: i64) -> None:
        """ESC-M6-ACT-1, ESC-R-105, at the end of all that a slam does: ESC-D-ORDER-2."""
        if step == TILES_TURN_UP and self.down:
            self.down = 0
            game.tell(TURNED_UP)

    # Permanent powers that the rules ask for

    def twists(self, game: Site, seat: i64) -> bool:
        """Nobody's dice but the Magician's and the Mechanic's."""
        return self.power[seat] == PERMANENT and self.who[seat] in (MAGICIAN, MECHANIC)

    def worth(self, game: Site, seat: i64, face: i64, symbol: i64, times: i64) -> i64:
        """ESC-M6-MAGICIAN-P, ESC-M6-MECHANIC-P, ESC-R-99."""
        if face == GOLD and symbol == KEY and self.has_power(seat, MAGICIAN, PERMANENT):
            return 1
        if face == TORCH and symbol == TORCH and self.has_power(seat, MECHANIC, PERMANENT):
            return DOUBLE * times
        return times

    def frees(self, game: Site, seat: i64, most: i64) -> i64:
        """ESC-M6-DOC-P; a curse that leaves less is stronger: ESC-R-27."""
        return DOC_FREES if most == FREES and self.has_power(seat, DOC, PERMANENT) else most

    def peeks(self, game: Site, seat: i64) -> bool:
        """ESC-R-103: also where there is a single side."""
        return self.has_power(seat, EXPLORER, PERMANENT)

    def drew(self, game: Site, seat: i64) -> None:
        """What was found by a shortcut is not put back: ESC-R-103."""
        self.looks &= ~only(seat)

    def explored(self, game: Site, seat: i64) -> None:
        """ESC-M6-EXPLORER-P."""
        if self.has_power(seat, EXPLORER, PERMANENT):
            self.looks |= only(seat)

    def redeemed(self, game: Site, seat: i64, place: i64, face: i64) -> None:
        """ESC-R-100: the tile is turned down when the masks are used."""
        if face == BLACK:
            self.turn_down(game, seat)

    # Moves

    def choices(self, game: Site, seat: i64, moves: vec[i64]) -> vec[i64]:
        moves = self.tiles_to_choose(game, seat, moves)
        return moves if self.why_not_redraw(game, seat) else append(moves, plain(REDRAW))

    def why_not_redraw(self, game: Site, seat: i64) -> str:
        """ESC-M6-EXPLORER-P, ESC-R-103: once, and while there is another room."""
        if not has(self.looks, seat) or not owes_choice(game, seat, PLACE):
            return "ESC-M6-EXPLORER-P"
        return "" if game.undrawn else "ESC-R-103"

    def offers(self, game: Site, seat: i64, moves: vec[i64]) -> vec[i64]:
        hero = self.who[seat]
        if self.power[seat] == PERMANENT:
            if hero == COLOSSUS:
                return self.strides(game, seat, STRIDE, moves)
            return self.visits(game, seat, moves) if hero == PRIEST else moves
        if hero == PRIEST:
            moves = powers.shots(game, seat, moves)
        return self.activations(game, seat, hero, moves) if not has(self.down, seat) else moves

    def activations(self, game: Site, seat: i64, hero: i64, moves: vec[i64]) -> vec[i64]:
        """What an activable tile that is turned up can be used for."""
        if hero == EXPLORER:
            return powers.walks(game, seat, moves)
        if hero == DOC:
            return self.reliefs(game, seat, moves)
        if hero == MAGICIAN:
            return self.visits(game, seat, moves)
        if hero == COLOSSUS:
            return self.strides(game, seat, BREAK_THROUGH, moves)
        if hero == PRIEST:
            return self.masks(game, seat, moves)
        return powers.turns(game, seat, moves) if hero == MECHANIC else moves

    def reliefs(self, game: Site, seat: i64, moves: vec[i64]) -> vec[i64]:
        to: i64
        for to in range(game.seats):
            if not powers.why_not_relieve(game, seat, to):
                moves = append(moves, aimed(RELIEVE, to))
        return moves

    def visits(self, game: Site, seat: i64, moves: vec[i64]) -> vec[i64]:
        place: i64
        for place in range(len(game.plan.tile)):
            if here(game, place) & ~only(seat):
                moves = with_aid(game, seat, moves, VISIT, place, powers.CALLING)
        return moves

    def strides(self, game: Site, seat: i64, kind: i64, moves: vec[i64]) -> vec[i64]:
        side: i64
        laden: i64
        if not can_pay(game, seat, powers.FORCE):  # which is nearly always so, and quickly seen
            return moves
        for side in range(SIDES):
            for laden in range(LADEN):
                moves = with_aid(game, seat, moves, kind, side * LADEN + laden, powers.price_laden(laden))
        return moves

    def masks(self, game: Site, seat: i64, moves: vec[i64]) -> vec[i64]:
        if powers.why_not_masks(game, seat):
            return moves
        place: i64
        for place in range(len(game.plan.tile)):
            if not powers.why_not_lend(game, seat, place):
                moves = append(moves, aimed(LEND, place))
        return append(moves, plain(REROLL))

    def why_not(self, game: Site, seat: i64, kind: i64, detail: i64) -> str:
        if kind == CHOOSE:
            return self.why_not_choose(game, seat, detail)
        if kind == REDRAW:
            return "SER-MOVE" if detail else self.why_not_redraw(game, seat)
        if game.room[seat] == OUT:
            return "ESC-ESC-4"
        if kind == STRIDE:
            side, laden = detail // AIDS // LADEN, detail // AIDS % LADEN
            if not self.has_power(seat, COLOSSUS, PERMANENT):
                return "ESC-M6-COLOSSUS-P"
            return powers.why_not_stride(game, seat, side, laden, detail % AIDS)
        if kind == VISIT and self.has_power(seat, PRIEST, PERMANENT):
            return powers.why_not_flee(game, seat, detail // AIDS, detail % AIDS)
        if kind == FIRE:  # the tile is turned down by what is fired, not before
            return powers.why_not_fire(game, seat, detail)
        return self.why_not_activable(game, seat, kind, detail)

    def why_not_activable(self, game: Site, seat: i64, kind: i64, detail: i64) -> str:
        """ESC-M6-ACT-1: the tile of the character, turned up."""
        hero = owner_of(kind)
        if not self.has_power(seat, hero, ACTIVABLE):
            return RULES[hero]
        if has(self.down, seat):
            return "ESC-M6-ACT-1"
        if kind == WALK:
            return powers.why_not_walk(game, seat, detail)
        if kind == RELIEVE:
            return powers.why_not_relieve(game, seat, detail)
        if kind == VISIT:
            return powers.why_not_call_on(game, seat, detail // AIDS, detail % AIDS)
        if kind == BREAK_THROUGH:
            side, laden = detail // AIDS // LADEN, detail // AIDS % LADEN
            return powers.why_not_break(game, seat, side, laden, detail % AIDS)
        if kind == LEND:
            return powers.why_not_lend(game, seat, detail)
        if kind == REROLL:
            return "SER-MOVE" if detail else powers.why_not_masks(game, seat)
        return powers.why_not_turn(game, seat, detail // AIDS // SIDES, detail // AIDS % SIDES, detail % AIDS)

    def act(self, game: Site, seat: i64, kind: i64, detail: i64, rng: Rng) -> None:
        if kind == CHOOSE:
            self.choose(game, seat, detail)
        elif kind == REDRAW:
            self.looks &= ~only(seat)
            powers.redraw(game, seat)
        elif kind == STRIDE:
            what = detail // AIDS
            powers.stride(game, seat, what // LADEN, what % LADEN, detail % AIDS, breaks=False)
        elif kind == LEND:
            powers.lend(game, seat, detail)
        elif kind == FIRE:
            powers.fire(game, seat, detail)
        elif kind == VISIT and self.power[seat] == PERMANENT:
            powers.visit(game, seat, detail // AIDS)
        else:
            self.turn_down(game, seat)
            self.activate(game, seat, kind, detail)

    def activate(self, game: Site, seat: i64, kind: i64, detail: i64) -> None:
        """What turns the tile down."""
        what, aid = detail // AIDS, detail % AIDS
        if kind == WALK:
            powers.walk(game, seat, detail)
        elif kind == RELIEVE:
            powers.relieve(game, seat, detail)
        elif kind == VISIT:
            pay(game, seat, powers.CALLING, aid)
            powers.visit(game, seat, what)
        elif kind == BREAK_THROUGH:
            powers.stride(game, seat, what // LADEN, what % LADEN, aid, breaks=True)
        elif kind == REROLL:
            self.reroll(game, seat)
        elif kind == TURN:
            powers.turn_room(game, seat, what // SIDES, what % SIDES, aid)

    def reroll(self, game: Site, seat: i64) -> None:
        """ESC-M6-PRIEST-A: three masks have no face any more; what was lent before is taken back: ESC-R-100."""
        if powers.lent_to(game, seat) != NONE:
            release(game, seat)
        settle(game, seat, dice(BLACK, powers.MASKS))
        number = min(powers.MASKS, count(game.hand[seat], BLACK))
        game.hand[seat] = used(game.hand[seat], dice(BLACK, number))
        game.tell(REROLLED, seat)

    def touches(self, kind: i64) -> bool:
        return kind in (WALK, VISIT, STRIDE, BREAK_THROUGH, FIRE)

    def decide(self, game: Site, seat: i64, kind: i64, what: i64, rng: Rng) -> None:
        """ESC-M6-SETUP-2."""
        self.choose_by_default(game, seat)


def characters_of(game: Site) -> Characters:
    """The module where it is in play."""
    at = asking.part_at(game, NUMBER)
    assert at >= 0, "no characters in play"
    return cast("Characters", game.parts[at])


RULES: Final = [
    "ESC-M6-EXPLORER-A", "ESC-M6-DOC-A", "ESC-M6-MAGICIAN-A", "ESC-M6-COLOSSUS-A", "ESC-M6-PRIEST-A", "ESC-M6-MECHANIC-A",
]  # fmt: skip


def owner_of(kind: i64) -> i64:
    """The character whose activable tile lets one make a kind of move."""
    if kind == WALK:
        return EXPLORER
    if kind == RELIEVE:
        return DOC
    if kind == VISIT:
        return MAGICIAN
    if kind == BREAK_THROUGH:
        return COLOSSUS
    return MECHANIC if kind == TURN else PRIEST
