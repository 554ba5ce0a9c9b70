"""Escape, module 2: the treasures. What other modules add to the pile of treasures is laid and taken here too."""

from __future__ import annotations

from typing import Final, cast

from serai.core.rng import Rng
from serai.core.sets import has
from serai.core.vecs import append, i64, listed_by_kind, vec, zeros
from serai.games.temple.module import Module
from serai.games.temple.modules.treasures.codes import (
    GEM_TAKEN,
    HEAL,
    JUMP,
    JUMPED,
    NUMBER,
    OPEN,
    PASSAGE_OPENED,
    TAKE,
    TAKE_GEM,
    TREASURE_LAID,
    TREASURE_TAKEN,
)
from serai.games.temple.pieces import BOX, TREASURES
from serai.games.temple.rules import asking
from serai.games.temple.rules.codes import AIDS, TRAVEL, aimed, plain
from serai.games.temple.rules.dice import free_all
from serai.games.temple.rules.entering import put_into
from serai.games.temple.rules.handful import dice
from serai.games.temple.rules.legal import with_aid
from serai.games.temple.rules.paying import discard_treasure, pay, why_not_pay
from serai.games.temple.rules.piles import shuffled, with_marked_rooms
from serai.games.temple.rules.plan import here, lies, may_be_entered, open_wall
from serai.games.temple.rules.tables import MARKS_OF, TREASURE_MARK
from serai.games.temple.rules.tables import TREASURES as KINDS
from serai.games.temple.rules.tiles import how_many, tiles
from serai.games.temple.state import EAST, EMPTY, KEY, NONE, OUT, SIDES, SOUTH, Site

HEALING: Final[i64] = TREASURES.index("healing")
PASSAGE: Final[i64] = TREASURES.index("passage")
TELEPORT: Final[i64] = TREASURES.index("teleport")
EXTRA_GEM: Final[i64] = TREASURES.index("gem")
PRICE: Final = dice(KEY, 2)  # of taking a treasure


class Treasures(Module):
    """The pile of treasures, those that lie face down in rooms, and extra gems that players keep."""

    __slots__ = ("hoard", "kept", "known", "left", "pile")

    def __init__(self) -> None:
        super().__init__()
        self.pile = EMPTY  # replaced, never written
        self.left: i64 = 0
        self.known: i64 = 0  # the lowest tiles of the pile that everybody has seen
        self.hoard = EMPTY  # by place, as far as any was laid: the treasure, or NONE; replaced too
        self.kept = EMPTY  # by seat

    def clone(self) -> Treasures:
        other = Treasures()
        other.chosen = self.chosen
        other.pile = self.pile
        other.left = self.left
        other.known = self.known
        other.hoard = self.hoard
        other.kept = self.kept[:]
        return other

    # Setup

    def prepare(self, game: Site, rng: Rng) -> None:
        """ESC-M2-SETUP-1, ESC-X1-SETUP-1."""
        self.kept = zeros(game.seats)
        self.pile = shuffled(every_treasure(game), rng)
        self.left = len(self.pile)

    def rooms(self, game: Site, pile: vec[i64], rng: Rng) -> vec[i64]:
        """ESC-M1-SETUP-1."""
        return with_marked_rooms(pile)

    def imagine(self, game: Site, seat: i64, rng: Rng) -> None:
        """The pile and what lies face down in rooms are one heap to everybody, but for tiles that went under it openly."""
        counts = zeros(KINDS)
        known = min(self.known, self.left)
        i: i64
        for i in range(known, self.left):
            counts[self.pile[i]] += 1
        for i in range(len(self.hoard)):
            if self.hoard[i] != NONE:
                counts[self.hoard[i]] += 1
        heap = shuffled(listed_by_kind(counts), rng)
        laid: i64 = self.left - known
        hoard = self.hoard[:]
        for i in range(len(hoard)):
            if hoard[i] != NONE:
                hoard[i] = heap[laid]
                laid += 1
        self.hoard = hoard
        pile = self.pile[: self.left]
        for i in range(known, self.left):
            pile[i] = heap[i - known]
        self.pile = pile

    def lay_under(self, others: vec[i64]) -> None:
        """Tiles that everybody has seen go under the pile, the first of them uppermost."""
        pile = vec[i64]()
        i: i64
        for i in range(len(others)):
            pile = append(pile, others[len(others) - 1 - i])
        for i in range(self.left):
            pile = append(pile, self.pile[i])
        self.known = min(self.known, self.left) + len(others)
        self.pile = pile
        self.left = len(pile)

    # In rooms

    def laid(self, game: Site, place: i64) -> None:
        """ESC-M2-DRAW-1, ESC-R-15; without module 2 the symbol is ignored: ESC-M2-DRAW-2."""
        if has(MARKS_OF[game.plan.tile[place]], TREASURE_MARK) and self.left:  # ESC-R-29
            self.left -= 1
            self.put(place, self.pile[self.left])
            game.tell(TREASURE_LAID, place, game.plan.tile[place])

    def vanished(self, game: Site, place: i64) -> None:
        """What lies face down in a room goes with it."""
        if self.at(place) != NONE:
            self.put(place, NONE)

    def put(self, place: i64, treasure: i64) -> None:
        """What lies face down in a room."""
        hoard = self.hoard[:]
        while len(hoard) <= place:
            hoard = append(hoard, NONE)
        hoard[place] = treasure
        self.hoard = hoard

    def at(self, place: i64) -> i64:
        """The treasure that lies in a room, or NONE."""
        if place < len(self.hoard):
            return self.hoard[place]
        return NONE

    # Moves

    def here(self, game: Site, seat: i64, moves: vec[i64]) -> vec[i64]:
        return with_aid(game, seat, moves, TAKE, 0, PRICE) if self.at(game.room[seat]) != NONE else moves

    def offers(self, game: Site, seat: i64, moves: vec[i64]) -> vec[i64]:
        loot = game.loot[seat]
        if loot == 0:
            return moves
        at: i64
        if how_many(loot, HEALING):
            moves = append(moves, plain(HEAL))
        if how_many(loot, PASSAGE):
            walls = closed_walls(game)
            for at in range(len(walls)):
                moves = append(moves, aimed(OPEN, walls[at]))
        if how_many(loot, TELEPORT):
            for at in range(len(game.plan.tile)):
                if not why_not_jump(game, seat, at):
                    moves = append(moves, aimed(JUMP, at))
        if how_many(loot, EXTRA_GEM) and not why_not_take_gem(game, seat):
            moves = append(moves, plain(TAKE_GEM))
        return moves

    def why_not(self, game: Site, seat: i64, kind: i64, detail: i64) -> str:
        if kind == TAKE:
            return self.why_not_take(game, seat, detail) if detail < AIDS else "SER-MOVE"
        if kind == OPEN:
            return why_not_open(game, seat, detail // SIDES, detail % SIDES)
        if kind == JUMP:
            return why_not_jump(game, seat, detail)
        if detail:
            return "SER-MOVE"
        return why_not_use(game, seat, HEALING) if kind == HEAL else why_not_take_gem(game, seat)

    def act(self, game: Site, seat: i64, kind: i64, detail: i64, rng: Rng) -> None:
        if kind == TAKE:
            self.take(game, seat, detail)
        elif kind == OPEN:
            open_passage(game, seat, detail // SIDES, detail % SIDES)
        elif kind == JUMP:
            jump(game, seat, detail)
        elif kind == HEAL:
            heal(game, seat)
        else:
            self.take_gem(game, seat)

    def touches(self, kind: i64) -> bool:
        return kind in (JUMP, TAKE_GEM)

    # Taking one

    def why_not_take(self, game: Site, seat: i64, aid: i64) -> str:
        """ESC-M2-TAKE-1; one player alone pays: ESC-R-13."""
        if game.room[seat] == OUT:
            return "ESC-ESC-4"
        if self.at(game.room[seat]) == NONE:
            return "ESC-M2-TAKE-1"
        return why_not_pay(game, seat, PRICE, aid, "ESC-M2-TAKE-1")

    def take(self, game: Site, seat: i64, aid: i64) -> None:
        """ESC-M2-TAKE-1: it lies open before the player until it is used."""
        pay(game, seat, PRICE, aid)
        place = game.room[seat]
        treasure = self.at(place)
        self.put(place, NONE)
        game.loot[seat] += tiles(treasure, 1)
        game.tell(TREASURE_TAKEN, seat, treasure)

    # Extra gem

    def take_gem(self, game: Site, seat: i64) -> None:
        """ESC-M2-GEM-1: the tile stays with its owner, and the gem on it."""
        game.loot[seat] -= tiles(EXTRA_GEM, 1)
        self.kept[seat] += 1
        game.depot -= 1
        game.tell(GEM_TAKEN, seat, game.depot)


def treasures_of(game: Site) -> Treasures:
    """The module where it is in play."""
    at = asking.part_at(game, NUMBER)
    assert at >= 0, "no treasures in play"
    return cast("Treasures", game.parts[at])


def every_treasure(game: Site) -> vec[i64]:
    """The treasures of the modules in play."""
    pile = vec[i64]()
    for number, tile in BOX.treasures.items():
        if asking.is_in_play(game, BOX.treasure_from(number)):
            for _ in range(tile.count):
                pile = append(pile, number)
    return pile


def why_not_use(game: Site, seat: i64, treasure: i64) -> str:
    """ESC-M2-USE-1: a treasure of one's own, inside."""
    if game.room[seat] == OUT:
        return "ESC-ESC-4"
    return "" if how_many(game.loot[seat], treasure) else "ESC-M2-USE-1"


# Healing mask


def heal(game: Site, seat: i64) -> None:
    """ESC-M2-HEAL-1."""
    discard_treasure(game, seat, HEALING)
    free_all(game)


# Secret passage


def why_not_open(game: Site, seat: i64, place: i64, side: i64) -> str:
    """ESC-M2-PASS-1, ESC-R-18: between any two rooms that lie side by side without a passage."""
    rule = why_not_use(game, seat, PASSAGE)
    if rule:
        return rule
    if not 0 <= place < len(game.plan.tile) or side not in (EAST, SOUTH):  # each wall has one name
        return "ESC-M2-PASS-1"
    return "" if is_wall(game, place, side) else "ESC-M2-PASS-1"


def is_wall(game: Site, place: i64, side: i64) -> bool:
    """ESC-R-18: no way leads through in either direction, and both rooms may be entered."""
    beyond = game.plan.beside[place * SIDES + side]
    if beyond == NONE or not may_be_entered(game.plan, place) or not may_be_entered(game.plan, beyond):
        return False
    return game.plan.way[place * SIDES + side] == NONE and game.plan.way[beyond * SIDES + (side + 2) % SIDES] == NONE


def open_passage(game: Site, seat: i64, place: i64, side: i64) -> None:
    """ESC-M2-PASS-1: anyone may use it until the end; entering costs what it costs: ESC-M2-PASS-2."""
    discard_treasure(game, seat, PASSAGE)
    open_wall(game, place, side)
    game.tell(PASSAGE_OPENED, seat, place, side, game.plan.tile[place])


def closed_walls(game: Site) -> vec[i64]:
    """Every wall that a secret passage could open, as place * SIDES + side."""
    walls = vec[i64]()
    place: i64
    for place in range(len(game.plan.tile)):
        if is_wall(game, place, EAST):
            walls = append(walls, place * SIDES + EAST)
        if is_wall(game, place, SOUTH):
            walls = append(walls, place * SIDES + SOUTH)
    return walls


# Teleportation


def why_not_jump(game: Site, seat: i64, place: i64) -> str:
    """ESC-M2-TELE-1: to any other room with an adventurer in it."""
    rule = why_not_use(game, seat, TELEPORT)
    if rule:
        return rule
    if not 0 <= place < len(game.plan.tile) or place == game.room[seat] or here(game, place) == 0:
        return "ESC-M2-TELE-1"
    return asking.forbids(game, seat, TRAVEL, place) if lies(game.plan, place) else "ESC-M2-TELE-1"


def jump(game: Site, seat: i64, place: i64) -> None:
    """ESC-M2-TELE-1; no curse holds who jumps: ESC-R-14."""
    discard_treasure(game, seat, TELEPORT)
    game.tell(JUMPED, seat, place, game.plan.tile[place])
    put_into(game, seat, place)


# Extra gem


def why_not_take_gem(game: Site, seat: i64) -> str:
    """ESC-M2-GEM-1; ESC-R-31: the depot has one."""
    rule = why_not_use(game, seat, EXTRA_GEM)
    if rule:
        return rule
    return "" if game.depot else "ESC-R-31"
