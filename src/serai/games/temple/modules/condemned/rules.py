"""Escape, the Condemned: Counterspell, and two curses: Condemned and Stand up."""

from __future__ import annotations

from typing import Final

from serai.core.rng import Rng
from serai.core.sets import has
from serai.core.vecs import append, i64, vec
from serai.games.temple.module import Module
from serai.games.temple.modules.condemned.codes import COUNTER
from serai.games.temple.modules.curses.codes import CURSE_ENDED
from serai.games.temple.modules.curses.rules import drop
from serai.games.temple.modules.treasures.rules import why_not_use
from serai.games.temple.pieces import CURSES, TREASURES
from serai.games.temple.rules.codes import LEAVE, aimed
from serai.games.temple.rules.paying import discard_treasure
from serai.games.temple.rules.tables import CURSES as KINDS
from serai.games.temple.rules.tiles import how_many
from serai.games.temple.state import Site

CONDEMNED: Final[i64] = CURSES.index("condemned")
COUNTERSPELL: Final[i64] = TREASURES.index("counterspell")


class Condemned(Module):
    """Its tiles lie before the players: the module itself has nothing to keep. Standing up is a pace among others."""

    __slots__ = ()

    def clone(self) -> Condemned:
        other = Condemned()
        other.chosen = self.chosen
        return other

    def forbids(self, game: Site, seat: i64, kind: i64, detail: i64) -> str:
        """ESC-Q-DOOM-2."""
        return "ESC-Q-DOOM-2" if kind == LEAVE and has(game.curses[seat], CONDEMNED) else ""

    def offers(self, game: Site, seat: i64, moves: vec[i64]) -> vec[i64]:
        if game.curses[seat] == 0 or how_many(game.loot[seat], COUNTERSPELL) == 0:
            return moves
        curse: i64
        for curse in range(KINDS):
            if has(game.curses[seat], curse):
                moves = append(moves, aimed(COUNTER, curse))
        return moves

    def why_not(self, game: Site, seat: i64, kind: i64, detail: i64) -> str:
        return why_not_counter(game, seat, detail)

    def act(self, game: Site, seat: i64, kind: i64, detail: i64, rng: Rng) -> None:
        counter(game, seat, detail)


def why_not_counter(game: Site, seat: i64, curse: i64) -> str:
    """ESC-Q-DOOM-1: one of the own curses, also one that nothing lifts: ESC-R-38."""
    rule = why_not_use(game, seat, COUNTERSPELL)
    if rule:
        return rule
    return "" if curse < KINDS and has(game.curses[seat], curse) else "ESC-Q-DOOM-1"


def counter(game: Site, seat: i64, curse: i64) -> None:
    """ESC-Q-DOOM-1: what the curse did ends with it: ESC-R-91."""
    discard_treasure(game, seat, COUNTERSPELL)
    game.tell(CURSE_ENDED, seat, curse)
    drop(game, seat, curse)
