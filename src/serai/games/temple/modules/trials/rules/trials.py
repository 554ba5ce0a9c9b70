"""Escape, the new quest rooms: chaos, constellation and snakes; magic bonds and being sent back. Mind control: `mind.py`."""

from __future__ import annotations

from typing import Final, cast

from serai.core.rng import Rng
from serai.core.sets import has, nth, only, size
from serai.core.vecs import append, copies, i64, vec
from serai.games.temple.modules.curses.codes import CURSE_ENDED
from serai.games.temple.modules.curses.rules import draw_curses, drop
from serai.games.temple.modules.trials.codes import (
    ALIGN,
    BIND,
    BOUND,
    CANCEL,
    CHAOS_BROKE,
    CONFIRM,
    NUMBER,
    SENT_BACK,
    SNAKE_CAME,
    SNAKE_STRUCK,
    STARS_ALIGNED,
    STRIKE,
)
from serai.games.temple.modules.trials.rules.mind import MIND, Mind
from serai.games.temple.pieces import BOX, CURSES, ROOMS
from serai.games.temple.rules import asking
from serai.games.temple.rules.choices import close_choice, open_choice, owes_choice
from serai.games.temple.rules.codes import AIDS, aimed
from serai.games.temple.rules.entering import put_into
from serai.games.temple.rules.handful import dice
from serai.games.temple.rules.legal import with_aid
from serai.games.temple.rules.offers import withdraw_offer
from serai.games.temple.rules.paying import pay, why_not_pay
from serai.games.temple.rules.plan import here, inside, next_inside
from serai.games.temple.rules.tables import EXIT_ROOM, GEMS, PRIZES
from serai.games.temple.state import EMPTY, KEY, NONE, OUT, TORCH, Site

CHAOS: Final[i64] = ROOMS.index("chaos")
CONSTELLATION: Final[i64] = ROOMS.index("constellation")
SNAKES: Final[i64] = ROOMS.index("snakes")
BACK: Final[i64] = CURSES.index("sent-back")
BONDS: Final[i64] = CURSES.index("bonds")
STRIKING: Final = dice(TORCH, 2)
CHIEF: Final = dice(TORCH, 5)
STARS: Final = dice(KEY, 2)
WHOLE: Final = 100  # percent
TIED: Final = 115  # percent of the time between two rolls, for who is bound to the holder of the bonds

# The rooms that a constellation asks for, in the order in which more players need more of them.
IN_CONSTELLATION: Final = 0
IN_START: Final = 1
IN_THREE_GEMS: Final = 2
IN_ONE_GEM: Final = 3
IN_EXIT: Final = 4
STATIONS: Final = 5
ONE_GEM: Final = vec[i64](
    [number for number, room in BOX.rooms.items() if [prize[0] for prize in room.prizes()] == [1]]
)


class Trials(Mind):
    """Which quests are done, where snakes lie, and who is bound to whom."""

    __slots__ = ("done", "partner", "snakes")

    def __init__(self) -> None:
        super().__init__()
        self.done: i64 = 0  # the set of places whose quest of this module is done
        self.snakes = EMPTY  # the place of each snake; replaced, never written
        self.partner = EMPTY  # by seat: whom the holder of magic bonds is bound to, or NONE

    def clone(self) -> Trials:
        other = Trials()
        other.chosen = self.chosen
        other.stood = self.stood[:]
        other.done = self.done
        other.snakes = self.snakes
        other.partner = self.partner[:]
        return other

    def prepare(self, game: Site, rng: Rng) -> None:
        super().prepare(game, rng)
        self.partner = copies(game.seats, NONE)

    # Rooms

    def discovered(self, game: Site, seat: i64, place: i64) -> None:
        """ESC-Q-QUEST-SNAKE-1, ESC-R-114: a snake in the room of each other adventurer."""
        if game.plan.tile[place] != SNAKES:
            return
        other: i64
        for other in range(game.seats):
            if other != seat and game.room[other] != OUT:
                self.snakes = append(self.snakes[:], game.room[other])
                game.tell(SNAKE_CAME, game.room[other], game.plan.tile[game.room[other]])

    def vanished(self, game: Site, place: i64) -> None:
        """ESC-R-23: snakes of a room that goes are in the starting room then."""
        snakes = self.snakes[:]
        i: i64
        for i in range(len(snakes)):
            if snakes[i] == place:
                snakes[i] = game.start
                game.tell(SNAKE_CAME, game.start, game.plan.tile[game.start])
        self.snakes = snakes

    def arrived(self, game: Site, seat: i64) -> None:
        self.forget_waiting(game, seat)
        self.break_chaos(game, seat)

    def break_chaos(self, game: Site, seat: i64) -> None:
        """ESC-Q-QUEST-CHAOS, ESC-R-113: the last one has come; each draws a curse, in the order of seats."""
        place = game.room[seat]
        if game.plan.tile[place] != CHAOS or has(self.done, place) or here(game, place) != inside(game):
            return
        self.done |= only(place)
        game.tell(CHAOS_BROKE, place)
        other: i64
        for other in range(game.seats):
            if game.room[other] != OUT:
                draw_curses(game, other)
        asking.fulfilled(game, seat, place)

    def task(self, game: Site, place: i64, wanted: i64) -> i64:
        """ESC-Q-QUEST-SNAKE-3: when all snakes are gone, their chief."""
        if game.plan.tile[place] == SNAKES and len(self.snakes) == 0 and not has(self.done, place):
            return CHIEF
        return wanted

    def fulfilled(self, game: Site, seat: i64, place: i64) -> None:
        if game.plan.tile[place] == SNAKES:
            self.done |= only(place)

    # Moves

    def choices(self, game: Site, seat: i64, moves: vec[i64]) -> vec[i64]:
        to: i64
        if owes_choice(game, seat, BIND):
            for to in range(game.seats):
                if not why_not_bind(game, seat, to):
                    moves = append(moves, aimed(BIND, to))
        return moves

    def here(self, game: Site, seat: i64, moves: vec[i64]) -> vec[i64]:
        place = game.room[seat]
        if len(self.snakes) and self.snake_at(place) != NONE:
            moves = with_aid(game, seat, moves, STRIKE, 0, STRIKING)
        if game.plan.tile[place] == CONSTELLATION:
            moves = with_aid(game, seat, moves, ALIGN, 0, STARS)
        return moves

    def offers(self, game: Site, seat: i64, moves: vec[i64]) -> vec[i64]:
        return self.agreements(game, seat, moves)

    def why_not(self, game: Site, seat: i64, kind: i64, detail: i64) -> str:
        if kind == BIND:
            return why_not_bind(game, seat, detail)
        if kind == CONFIRM:
            return self.why_not_confirm(game, seat, detail)
        if kind == CANCEL:
            return "SER-MOVE" if detail else self.why_not_cancel(game, seat)
        if detail >= AIDS:
            return "SER-MOVE"
        if game.room[seat] == OUT:
            return "ESC-ESC-4"
        return self.why_not_strike(game, seat, detail) if kind == STRIKE else self.why_not_align(game, seat, detail)

    def act(self, game: Site, seat: i64, kind: i64, detail: i64, rng: Rng) -> None:
        if kind == BIND:
            self.bind(game, seat, detail)
        elif kind == CONFIRM:
            self.confirm(game, seat, detail, rng)
        elif kind == CANCEL:
            self.cancel(game, seat)
        elif kind == STRIKE:
            self.strike(game, seat, detail)
        else:
            self.align(game, seat, detail)

    # Snakes

    def snake_at(self, place: i64) -> i64:
        """One of the snakes in a room, or NONE."""
        i: i64
        for i in range(len(self.snakes)):
            if self.snakes[i] == place:
                return i
        return NONE

    def why_not_strike(self, game: Site, seat: i64, aid: i64) -> str:
        """ESC-Q-QUEST-SNAKE-2; one player alone pays: ESC-R-13."""
        if self.snake_at(game.room[seat]) == NONE:
            return "ESC-Q-QUEST-SNAKE-2"
        return why_not_pay(game, seat, STRIKING, aid, "ESC-Q-QUEST-SNAKE-2")

    def strike(self, game: Site, seat: i64, aid: i64) -> None:
        """ESC-Q-QUEST-SNAKE-2, ESC-R-114: one of them, where several are."""
        pay(game, seat, STRIKING, aid)
        gone = self.snake_at(game.room[seat])
        left = vec[i64]()
        i: i64
        for i in range(len(self.snakes)):
            if i != gone:
                left = append(left, self.snakes[i])
        self.snakes = left
        game.tell(SNAKE_STRUCK, seat, game.room[seat])

    # Constellation

    def why_not_align(self, game: Site, seat: i64, aid: i64) -> str:
        """ESC-Q-QUEST-CONST-1, ESC-R-115: every room that is asked for has somebody in it; one player alone pays."""
        place = game.room[seat]
        if game.plan.tile[place] != CONSTELLATION or has(self.done, place):
            return "ESC-Q-QUEST-CONST-1"
        station: i64
        for station in range(stations(game)):
            if not is_manned(game, station):
                return "ESC-Q-QUEST-CONST-1"
        return why_not_pay(game, seat, STARS, aid, "ESC-Q-QUEST-CONST-1")

    def align(self, game: Site, seat: i64, aid: i64) -> None:
        """ESC-Q-QUEST-CONST-1."""
        pay(game, seat, STARS, aid)
        self.done |= only(game.room[seat])
        game.tell(STARS_ALIGNED, seat)
        asking.fulfilled(game, seat, game.room[seat])

    # Curses

    def harmless(self, game: Site, seat: i64, curse: i64) -> bool:
        """ESC-Q-QUEST-BONDS: nobody else is inside."""
        return curse == BONDS and next_inside(game, seat) == NONE

    def cursed(self, game: Site, seat: i64, curse: i64) -> None:
        """ESC-Q-QUEST-BACK: at once, and the tile is discarded; bonds ask for a partner where there is a choice."""
        if curse == BACK:
            game.curses[seat] &= ~only(BACK)
            game.tell(SENT_BACK, seat)
            put_into(game, seat, game.start)
        elif curse == BONDS:
            self.bind_anew(game, seat, inside(game) & ~only(seat))

    def uncursed(self, game: Site, seat: i64, curse: i64) -> None:
        """ESC-R-91; ESC-R-116: what waits is dropped with mind control."""
        if curse == BONDS:
            close_choice(game, seat, BIND)
            self.partner[seat] = NONE
        elif curse == MIND:
            withdraw_offer(game, seat, CONFIRM)

    def bind_anew(self, game: Site, seat: i64, others: i64) -> None:
        """To one of some others: where there is only one, nobody is asked; where there is none, the curse is discarded."""
        if others == 0:
            drop(game, seat, BONDS)
            game.tell(CURSE_ENDED, seat, BONDS)
        elif size(others) == 1:
            self.bind(game, seat, nth(others, 0))
        else:
            open_choice(game, seat, BIND)

    def bind(self, game: Site, seat: i64, to: i64) -> None:
        """ESC-Q-QUEST-BONDS: from now on both are slower."""
        close_choice(game, seat, BIND)
        self.partner[seat] = to
        game.tell(BOUND, seat, to)

    def decide(self, game: Site, seat: i64, kind: i64, what: i64, rng: Rng) -> None:
        """ESC-D-CHOICE-1: the next seat inside. What waits for leave where nobody else is inside is done: ESC-R-116."""
        if kind == CONFIRM:
            self.do_waiting(game, seat, what, rng)
            return
        other = next_inside(game, seat)
        if other == NONE:
            self.bind_anew(game, seat, 0)
        else:
            self.bind(game, seat, other)

    def escaped(self, game: Site, seat: i64) -> None:
        """ESC-Q-QUEST-BONDS: who is bound to one who leaves names another. Who is alone then needs nobody's leave."""
        close_choice(game, seat, BIND)
        self.partner[seat] = NONE
        withdraw_offer(game, seat, CONFIRM)
        other: i64
        for other in range(game.seats):
            rest = inside(game) & ~only(seat) & ~only(other)
            if self.partner[other] == seat:
                self.partner[other] = NONE
                self.bind_anew(game, other, rest)
            if rest == 0:
                self.wait_alone(game, other)

    def pace(self, game: Site, seat: i64, percent: i64) -> i64:
        """ESC-Q-QUEST-BONDS: the partner; the holder is slowed by the curse itself."""
        other: i64
        for other in range(game.seats):
            if self.partner[other] == seat:
                percent = percent * TIED // WHOLE
        return percent


def trials_of(game: Site) -> Trials:
    """The module where it is in play."""
    at = asking.part_at(game, NUMBER)
    assert at >= 0, "no trials in play"
    return cast("Trials", game.parts[at])


def why_not_bind(game: Site, seat: i64, to: i64) -> str:
    """ESC-Q-QUEST-BONDS: somebody else who is inside."""
    if not owes_choice(game, seat, BIND) or not 0 <= to < game.seats or to == seat or game.room[to] == OUT:
        return "ESC-Q-QUEST-BONDS"
    return ""


# Constellation


def stations(game: Site) -> i64:
    """ESC-Q-QUEST-CONST-2: as many rooms as players, but five for six."""
    return min(game.seats, STATIONS)


def is_manned(game: Site, station: i64) -> bool:
    """Whether an adventurer is where the constellation asks for one."""
    seat: i64
    for seat in range(game.seats):
        if game.room[seat] != OUT and is_station(game, game.room[seat], station):
            return True
    return False


def is_station(game: Site, place: i64, station: i64) -> bool:
    """ESC-R-85: gem rooms by what is printed on them, used or not."""
    tile = game.plan.tile[place]
    if station == IN_CONSTELLATION:
        return tile == CONSTELLATION
    if station == IN_START:
        return place == game.start
    if station == IN_EXIT:
        return tile == EXIT_ROOM
    if station == IN_ONE_GEM:
        return has_one_gem(tile)
    return GEMS[tile * PRIZES + PRIZES - 1] == PRIZES


def has_one_gem(tile: i64) -> bool:
    i: i64
    for i in range(len(ONE_GEM)):
        if ONE_GEM[i] == tile:
            return True
    return False
