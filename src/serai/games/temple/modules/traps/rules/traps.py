"""Escape, module 7: trap rooms. Whoever discovers one is put into it; what follows is the trap's own business."""

from __future__ import annotations

from typing import Final, cast

from serai.core.rng import Rng
from serai.core.sets import has, only
from serai.core.vecs import append, i64, vec
from serai.games.temple.module import Module
from serai.games.temple.modules.traps.codes import BOARDED, CLIMB, CLIMBED, HANGS, NUMBER, SLID, SUMMON, SUMMONED
from serai.games.temple.modules.traps.rules.carrying import PLATFORM, set_out, settle, waiting
from serai.games.temple.pieces import BOX
from serai.games.temple.rules import asking
from serai.games.temple.rules.codes import AIDS, DISCOVER, ENTER, TRAVEL
from serai.games.temple.rules.discovering import follow_up
from serai.games.temple.rules.entering import put_into
from serai.games.temple.rules.handful import dice, in_common
from serai.games.temple.rules.hidden import choose_anew
from serai.games.temple.rules.legal import with_aid
from serai.games.temple.rules.paying import pay, why_not_pay
from serai.games.temple.rules.plan import lies
from serai.games.temple.rules.tables import COST
from serai.games.temple.state import KEY, NONE, OUT, TORCH, Site

ALL: Final = vec[i64](BOX.rooms_of("trap"))
ABYSS_TORCHES: Final[i64] = BOX.room_names["abyss-torches"]
ABYSS_KEYS: Final[i64] = BOX.room_names["abyss-keys"]
SLIDE: Final[i64] = BOX.room_names["slide"]
SUMMONING: Final[i64] = BOX.room_names["summoning"]

BY_TORCHES: Final = dice(TORCH, 3)  # out of the abyss
BY_KEYS: Final = dice(KEY, 3)
CALL: Final = dice(KEY, 3)  # to summon everybody again


class Traps(Module):
    """Which pawns hang in an abyss, how often all were summoned, and where the moving platform was found."""

    __slots__ = ("calls", "hanging", "home_x", "home_y")

    def __init__(self) -> None:
        super().__init__()
        self.calls: i64 = 0
        self.hanging: i64 = 0  # a set of pawns, since hanging goes with the pawn: ESC-R-95
        self.home_x: i64 = 0
        self.home_y: i64 = 0

    def clone(self) -> Traps:
        other = Traps()
        other.chosen = self.chosen
        other.calls = self.calls
        other.hanging = self.hanging
        other.home_x = self.home_x
        other.home_y = self.home_y
        return other

    # Setup

    def more_rooms(self, game: Site, pile: vec[i64], rng: Rng) -> vec[i64]:
        """ESC-M7-SETUP-1; once the opening rooms lie: ESC-R-16."""
        traps = ALL[:]
        rng.shuffle(traps)
        i: i64
        for i in range(self.chosen):
            pile = append(pile, traps[i])
        return pile

    def imagine(self, game: Site, seat: i64, rng: Rng) -> None:
        """ESC-R-127: how many traps there are is known, and which ones only when they are drawn."""
        choose_anew(game, ALL, rng)

    # Discovering one

    def discovered(self, game: Site, seat: i64, place: i64) -> None:
        """ESC-M7-ENTER-1; one who has escaped is not fetched, and all else happens: ESC-R-93."""
        tile = game.plan.tile[place]
        if tile == SUMMONING:
            summon_all(game, seat, place)
        elif tile == PLATFORM:
            self.board(game, seat, place)
        elif game.room[seat] == OUT:
            return
        elif is_abyss(tile):
            self.fall(game, seat, place)
        elif tile == SLIDE:
            put_into(game, seat, place)
            game.tell(SLID, seat, place)

    def fall(self, game: Site, seat: i64, place: i64) -> None:
        """ESC-M7-ABYSS-1."""
        put_into(game, seat, place)
        self.hanging |= only(game.pawn[seat])
        game.tell(HANGS, seat, place)

    def board(self, game: Site, seat: i64, place: i64) -> None:
        """ESC-M7-PLATFORM-1: with whoever has discovered it."""
        if game.room[seat] != OUT:
            put_into(game, seat, place)
            game.tell(BOARDED, seat, place)
        self.home_x, self.home_y = game.plan.x[place], game.plan.y[place]
        set_out(game, place, self.home_x, self.home_y)

    # Held

    def hangs(self, game: Site, seat: i64) -> bool:
        """Whether the pawn that a player moves hangs in an abyss."""
        return has(self.hanging, game.pawn[seat]) and game.room[seat] != OUT

    def someone_hangs(self, game: Site, place: i64) -> bool:
        seat: i64
        for seat in range(game.seats):
            if game.room[seat] == place and has(self.hanging, game.pawn[seat]):
                return True
        return False

    def forbids(self, game: Site, seat: i64, kind: i64, detail: i64) -> str:
        """ESC-M7-ABYSS-1, ESC-M7-PLATFORM-2: neither walk nor discover, and no other way off: ESC-R-75, ESC-R-107."""
        if kind not in (ENTER, DISCOVER, TRAVEL) or game.room[seat] == OUT:
            return ""
        if has(self.hanging, game.pawn[seat]):
            return "ESC-R-75" if kind == TRAVEL else "ESC-M7-ABYSS-1"
        if not lies(game.plan, game.room[seat]):
            return "ESC-R-75" if kind == TRAVEL else "ESC-M7-PLATFORM-2"
        return ""

    def price(self, game: Site, seat: i64, place: i64, side: i64, cost: i64) -> i64:
        """ESC-M7-ABYSS-2: the room itself is free while somebody hangs there; later it costs what is printed: ESC-R-47."""
        tile = game.plan.tile[place]
        if is_abyss(tile) and self.someone_hangs(game, place):
            return cost - in_common(cost, COST[tile])
        return cost

    def arrived(self, game: Site, seat: i64) -> None:
        """ESC-R-46, ESC-R-75: who is put elsewhere hangs no more."""
        self.hanging &= ~only(game.pawn[seat])

    # The plan changes

    def replanned(self, game: Site) -> None:
        """ESC-R-92 (5)."""
        self.try_platform(game, NONE)

    def escaped(self, game: Site, seat: i64) -> None:
        """ESC-R-108: nobody may be left who could help."""
        before = game.plan
        self.try_platform(game, seat)
        if game.plan is not before:
            follow_up(game)

    def try_platform(self, game: Site, gone: i64) -> None:
        place = waiting(game)
        if place != NONE:
            settle(game, place, self.home_x, self.home_y, gone)

    # Moves

    def here(self, game: Site, seat: i64, moves: vec[i64]) -> vec[i64]:
        tile = game.plan.tile[game.room[seat]]
        if tile == SUMMONING:
            return with_aid(game, seat, moves, SUMMON, 0, CALL)
        if is_abyss(tile) and has(self.hanging, game.pawn[seat]):
            return with_aid(game, seat, moves, CLIMB, 0, price_of_climb(tile))
        return moves

    def why_not(self, game: Site, seat: i64, kind: i64, detail: i64) -> str:
        if game.room[seat] == OUT:
            return "ESC-ESC-4"
        if detail >= AIDS:
            return "SER-MOVE"
        return self.why_not_climb(game, seat, detail) if kind == CLIMB else why_not_summon(game, seat, detail)

    def act(self, game: Site, seat: i64, kind: i64, detail: i64, rng: Rng) -> None:
        if kind == CLIMB:
            self.climb(game, seat, detail)
        else:
            summon(game, seat, detail)

    def touches(self, kind: i64) -> bool:
        """Who climbs moves the own pawn; who summons is there already."""
        return kind == CLIMB

    # Climbing

    def why_not_climb(self, game: Site, seat: i64, aid: i64) -> str:
        """ESC-M7-ABYSS-1: the symbols of the tile, alone: ESC-R-13."""
        if not self.hangs(game, seat):
            return "ESC-M7-ABYSS-1"
        return why_not_pay(game, seat, price_of_climb(game.plan.tile[game.room[seat]]), aid, "ESC-M7-ABYSS-1")

    def climb(self, game: Site, seat: i64, aid: i64) -> None:
        """ESC-M7-ABYSS-1: onto the bricks, and free to go."""
        pay(game, seat, price_of_climb(game.plan.tile[game.room[seat]]), aid)
        self.hanging &= ~only(game.pawn[seat])
        game.tell(CLIMBED, seat, game.room[seat])


def traps_of(game: Site) -> Traps:
    """The module where it is in play."""
    at = asking.part_at(game, NUMBER)
    assert at >= 0, "no traps in play"
    return cast("Traps", game.parts[at])


def is_abyss(tile: i64) -> bool:
    return tile in (ABYSS_TORCHES, ABYSS_KEYS)


def price_of_climb(tile: i64) -> i64:
    """ESC-M7-ABYSS-1: what is printed."""
    return BY_TORCHES if tile == ABYSS_TORCHES else BY_KEYS


# Summoning


def why_not_summon(game: Site, seat: i64, aid: i64) -> str:
    """ESC-M7-SUMMON-2, alone: ESC-R-13."""
    if game.plan.tile[game.room[seat]] != SUMMONING:
        return "ESC-M7-SUMMON-2"
    return why_not_pay(game, seat, CALL, aid, "ESC-M7-SUMMON-2")


def summon(game: Site, seat: i64, aid: i64) -> None:
    """ESC-M7-SUMMON-2: any number of times."""
    pay(game, seat, CALL, aid)
    summon_all(game, seat, game.room[seat])


def summon_all(game: Site, seat: i64, place: i64) -> None:
    """ESC-M7-SUMMON-1: wherever they are, who hangs or waits too: ESC-R-46; the one who summons comes first."""
    step: i64
    for step in range(game.seats):
        other = (seat + step) % game.seats
        if game.room[other] not in (OUT, place):
            put_into(game, other, place)
    traps_of(game).calls += 1
    game.tell(SUMMONED, seat, place)
