"""Escape, module 4: special rooms. Connected rooms have a file of their own, and so has the Chalice."""

from __future__ import annotations

from typing import Final, cast

from serai.core.rng import Rng
from serai.core.sets import only
from serai.core.vecs import append, i64, vec
from serai.games.temple.module import Module
from serai.games.temple.modules.chambers import codes
from serai.games.temple.modules.chambers.rules.chalice import arrives, carried_price, enter_with, why_not_carry
from serai.games.temple.modules.chambers.rules.connected import connect, is_connected, why_not_connect
from serai.games.temple.pieces import BOX, ROOMS
from serai.games.temple.rules import asking
from serai.games.temple.rules.codes import ACTIVATE, AIDS, PLEDGE, PLEDGE_TREASURE, plain
from serai.games.temple.rules.legal import with_aid
from serai.games.temple.rules.tables import PRIZES
from serai.games.temple.state import EMPTY, NONE, OUT, SIDES, Site

SPECIAL: Final = vec[i64](BOX.rooms_of("special"))
TREASURY: Final[i64] = ROOMS.index("treasury")
QUESTS: Final = 5  # the module whose rooms the treasure room joins


class Chambers(Module):
    """Where the Chalice is, and whether the connected rooms have been used."""

    __slots__ = ("chalice", "linked", "saved", "spent")

    def __init__(self) -> None:
        super().__init__()
        self.chalice: i64 = NONE  # its place in the temple
        self.saved = False  # it has reached the exit
        self.linked = EMPTY  # the places of connected rooms in the order laid; replaced, never written
        self.spent = False  # they have been activated

    def clone(self) -> Chambers:
        other = Chambers()
        other.chosen = self.chosen
        other.chalice = self.chalice
        other.saved = self.saved
        other.linked = self.linked
        other.spent = self.spent
        return other

    # Setup

    def rooms(self, game: Site, pile: vec[i64], rng: Rng) -> vec[i64]:
        """ESC-M4-SETUP-1: connected rooms need two players; among quests the treasure room is drawn: ESC-M5-SETUP-3."""
        i: i64
        for i in range(len(SPECIAL)):
            if game.seats > 1 or not is_connected(SPECIAL[i]):
                pile = append(pile, SPECIAL[i])
        return pile if asking.is_in_play(game, QUESTS) else append(pile, TREASURY)

    def opens(self, game: Site, tile: i64) -> bool:
        """ESC-M4-TREAS-6."""
        return tile != TREASURY

    # Rooms

    def laid(self, game: Site, place: i64) -> None:
        """ESC-M4-TREAS-1; ESC-R-102: a connected room that comes too late can never be activated."""
        tile = game.plan.tile[place]
        if tile == TREASURY:
            self.chalice = place
            game.tell(codes.CHALICE_FOUND, place)
        elif is_connected(tile):
            self.linked = append(self.linked[:], place)
            if self.spent:
                game.used |= only(place)

    def vanished(self, game: Site, place: i64) -> None:
        """ESC-R-23: the Chalice is put into the start."""
        if place == self.chalice:
            self.chalice = game.start
            game.tell(codes.CHALICE_MOVED, game.start)

    def doom(self, game: Site) -> str:
        """ESC-M4-TREAS-2, ESC-R-22: all are out, and the Chalice is not. One that was never found: ESC-M4-TREAS-7."""
        return "" if self.chalice == NONE else "ESC-M4-TREAS-2"

    # Moves

    def forbids(self, game: Site, seat: i64, kind: i64, detail: i64) -> str:
        """ESC-M4-CONN-2, ESC-M4-CONN-4: no connected room is activated alone, and none after they have been."""
        if kind not in (ACTIVATE, PLEDGE, PLEDGE_TREASURE) or game.room[seat] == OUT:
            return ""
        if not is_connected(game.plan.tile[game.room[seat]]):
            return ""
        if self.spent:
            return "ESC-M4-CONN-4"
        return "ESC-M4-CONN-2" if kind == ACTIVATE and detail < PRIZES else ""

    def here(self, game: Site, seat: i64, moves: vec[i64]) -> vec[i64]:
        if len(self.linked) > 1 and not why_not_connect(game, seat, self.linked, self.spent):
            moves = append(moves, plain(codes.CONNECT))
        return self.carries(game, seat, moves) if self.chalice == game.room[seat] else moves

    def carries(self, game: Site, seat: i64, moves: vec[i64]) -> vec[i64]:
        """Every way out with the Chalice, with every choice of treasures."""
        side: i64
        for side in range(SIDES):
            if game.plan.way[game.room[seat] * SIDES + side] != NONE:
                moves = with_aid(game, seat, moves, codes.CARRY, side, carried_price(game, seat, side))
        return moves

    def why_not(self, game: Site, seat: i64, kind: i64, detail: i64) -> str:
        if kind == codes.CARRY:
            return why_not_carry(game, seat, self.chalice, detail // AIDS, detail % AIDS)
        return "SER-MOVE" if detail else why_not_connect(game, seat, self.linked, self.spent)

    def act(self, game: Site, seat: i64, kind: i64, detail: i64, rng: Rng) -> None:
        if kind == codes.CARRY:
            self.carry(game, seat, detail // AIDS, detail % AIDS)
        else:
            self.spent = True
            connect(game, seat, self.linked)

    def carry(self, game: Site, seat: i64, side: i64, aid: i64) -> None:
        """ESC-M4-TREAS-3."""
        self.take_along(game, seat, enter_with(game, seat, side, aid))

    def take_along(self, game: Site, seat: i64, place: i64) -> None:
        """ESC-M4-TREAS-4: at the exit it leaves the game, and the quest of the treasure room is done."""
        self.chalice = place
        if arrives(game, self.chalice):
            self.chalice = NONE
            self.saved = True
            game.tell(codes.CHALICE_SAVED, seat)
            asking.fulfilled(game, seat, treasury_of(game))

    def touches(self, kind: i64) -> bool:
        return True


def chambers_of(game: Site) -> Chambers:
    """The module where it is in play."""
    at = asking.part_at(game, codes.NUMBER)
    assert at >= 0, "no special rooms in play"
    return cast("Chambers", game.parts[at])


def treasury_of(game: Site) -> i64:
    """Where the treasure room is, or NONE."""
    place: i64
    for place in range(len(game.plan.tile)):
        if game.plan.tile[place] == TREASURY:
            return place
    return NONE
