"""Escape, the Pit: a room whose gems wake for black masks, and two curses: Lost treasure and Ultimate curse."""

from __future__ import annotations

from typing import Final, cast

from serai.core.rng import Rng
from serai.core.sets import has
from serai.core.vecs import append, i64, vec, zeros
from serai.games.temple.module import Module
from serai.games.temple.modules.curses.codes import CURSE_ENDED
from serai.games.temple.modules.curses.rules import drop
from serai.games.temple.modules.pit.codes import FORGO, NUMBER, TREASURE_LOST, WAKE
from serai.games.temple.pieces import CURSES, ROOMS
from serai.games.temple.rules import asking, asking_of_rooms
from serai.games.temple.rules.choices import close_choice, open_choice, owes_choice
from serai.games.temple.rules.codes import ACTIVATE, aimed, plain
from serai.games.temple.rules.debts import settle
from serai.games.temple.rules.handful import dice
from serai.games.temple.rules.paying import why_not_pay
from serai.games.temple.rules.pledges import give_back, pledged_loot
from serai.games.temple.rules.tables import NEEDED, PRIZES
from serai.games.temple.rules.tables import TREASURES as KINDS
from serai.games.temple.rules.tasks import wake_gems, why_no_gems
from serai.games.temple.rules.tiles import how_many, tiles
from serai.games.temple.state import BLACK, EMPTY, FACES, NONE, OUT, PLEDGE, PLEDGED_FACE, PLEDGER, Site

PIT: Final[i64] = ROOMS.index("pit")
LOST_TREASURE: Final[i64] = CURSES.index("lost-treasure")
ULTIMATE: Final[i64] = CURSES.index("ultimate")
PRICE: Final = dice(BLACK, NEEDED[PIT * PRIZES])
TWICE: Final = 2  # as many curses


class Pit(Module):
    """The treasures of which players have to say which one is lost."""

    __slots__ = ("at_stake",)

    def __init__(self) -> None:
        super().__init__()
        self.at_stake = EMPTY  # by seat, as in `loot`: nobody can use them

    def clone(self) -> Pit:
        other = Pit()
        other.chosen = self.chosen
        other.at_stake = self.at_stake[:]
        return other

    def prepare(self, game: Site, rng: Rng) -> None:
        self.at_stake = zeros(game.seats)

    def rooms(self, game: Site, pile: vec[i64], rng: Rng) -> vec[i64]:
        """ESC-Q-PIT-1, ESC-R-17."""
        return append(pile, PIT)

    # Moves

    def here(self, game: Site, seat: i64, moves: vec[i64]) -> vec[i64]:
        return moves if why_not_wake(game, seat) else append(moves, plain(WAKE))

    def choices(self, game: Site, seat: i64, moves: vec[i64]) -> vec[i64]:
        treasure: i64
        for treasure in range(KINDS):
            if not self.why_not_forgo(game, seat, treasure):
                moves = append(moves, aimed(FORGO, treasure))
        return moves

    def why_not(self, game: Site, seat: i64, kind: i64, detail: i64) -> str:
        if kind == FORGO:
            return self.why_not_forgo(game, seat, detail)
        return "SER-MOVE" if detail else why_not_wake(game, seat)

    def act(self, game: Site, seat: i64, kind: i64, detail: i64, rng: Rng) -> None:
        if kind == FORGO:
            self.forgo(game, seat, detail)
        else:
            wake(game, seat)

    def touches(self, kind: i64) -> bool:
        return kind == WAKE

    # Lost treasure

    def harmless(self, game: Site, seat: i64, curse: i64) -> bool:
        """ESC-Q-PIT-4: without a treasure only the curse is discarded."""
        return curse == LOST_TREASURE and game.loot[seat] == 0 and pledged_loot(game, seat) == 0

    def cursed(self, game: Site, seat: i64, curse: i64) -> None:
        """ESC-Q-PIT-4, ESC-R-117: pledged ones come back first; until the choice is made none of them can be used."""
        if curse != LOST_TREASURE:
            return
        release_treasures(game, seat)
        self.at_stake[seat] = game.loot[seat]
        game.loot[seat] = 0
        if kinds_in(self.at_stake[seat]) == 1:
            self.forgo(game, seat, first_in(self.at_stake[seat]))
        else:
            open_choice(game, seat, FORGO)

    def uncursed(self, game: Site, seat: i64, curse: i64) -> None:
        """The choice is made, or the curse has gone in another way: what is left can be used again."""
        if curse == LOST_TREASURE:
            close_choice(game, seat, FORGO)
            game.loot[seat] += self.at_stake[seat]
            self.at_stake[seat] = 0

    def why_not_forgo(self, game: Site, seat: i64, treasure: i64) -> str:
        """ESC-Q-PIT-4: one of the own treasures."""
        known = owes_choice(game, seat, FORGO) and 0 <= treasure < KINDS
        return "" if known and how_many(self.at_stake[seat], treasure) else "ESC-Q-PIT-4"

    def forgo(self, game: Site, seat: i64, treasure: i64) -> None:
        """ESC-Q-PIT-4: unused, and then the curse goes."""
        self.at_stake[seat] -= tiles(treasure, 1)
        game.tell(TREASURE_LOST, seat, treasure)
        drop(game, seat, LOST_TREASURE)
        game.tell(CURSE_ENDED, seat, LOST_TREASURE)

    def decide(self, game: Site, seat: i64, kind: i64, what: i64, rng: Rng) -> None:
        """ESC-D-CHOICE-1: the first in the order of treasures."""
        self.forgo(game, seat, first_in(self.at_stake[seat]))

    # Ultimate curse

    def draws(self, game: Site, seat: i64, number: i64) -> i64:
        """ESC-Q-PIT-5, ESC-R-39, ESC-R-72."""
        return max(number, TWICE) if has(game.curses[seat], ULTIMATE) else number


def pit_of(game: Site) -> Pit:
    """The module where it is in play."""
    at = asking.part_at(game, NUMBER)
    assert at >= 0, "no Pit in play"
    return cast("Pit", game.parts[at])


# The Pit


def why_not_wake(game: Site, seat: i64) -> str:
    """ESC-Q-PIT-2: five black masks of one player, locked as they are: ESC-R-34."""
    place = game.room[seat]
    if place == OUT:
        return "ESC-ESC-4"
    if game.plan.tile[place] != PIT:
        return "ESC-Q-PIT-2"
    rule = why_no_gems(game, place)
    if not rule:
        rule = asking_of_rooms.seals(game, place)
    if rule:
        return rule
    refusal = why_not_pay(game, seat, PRICE, 0, "ESC-Q-PIT-2")
    return refusal if refusal else asking.forbids(game, seat, ACTIVATE, 0)


def wake(game: Site, seat: i64) -> None:
    """ESC-Q-PIT-2, ESC-Q-PIT-3: the dice stay locked: ESC-R-35."""
    settle(game, seat, PRICE)
    wake_gems(game, seat, game.room[seat], 0)


# Treasures


def release_treasures(game: Site, seat: i64) -> None:
    """ESC-R-117: pledged dice stay pledged."""
    at: i64 = 0
    while at < len(game.pledges):
        if game.pledges[at + PLEDGER] == seat and game.pledges[at + PLEDGED_FACE] >= FACES:
            give_back(game, at)
        else:
            at += PLEDGE


def kinds_in(loot: i64) -> i64:
    """How many different treasures there are: of two alike none need be chosen."""
    kinds: i64 = 0
    treasure: i64
    for treasure in range(KINDS):
        if how_many(loot, treasure):
            kinds += 1
    return kinds


def first_in(loot: i64) -> i64:
    """The first treasure in their order."""
    treasure: i64
    for treasure in range(KINDS):
        if how_many(loot, treasure):
            return treasure
    return NONE
