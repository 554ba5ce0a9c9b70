"""Escape, The Labyrinth: the mirage, weak links and disinformation, time-out and genie."""

from __future__ import annotations

from typing import Final, cast

from serai.core.rng import Rng
from serai.core.sets import has
from serai.core.state import NEVER
from serai.core.vecs import append, copies, i64, vec
from serai.games.temple.module import WEAK_LINKS, Module
from serai.games.temple.modules.labyrinth.codes import (
    FALSE_ALARM,
    GENIE,
    LAMP_RUBBED,
    LINES,
    LINK_BROKE,
    MIDDLE,
    MIRAGE_ROSE,
    NUMBER,
    PICK,
    SHIFT,
    SHORTCUT,
    TIME_OUT,
    TIMED_OUT,
    WISH,
    WISHED,
)
from serai.games.temple.modules.labyrinth.rules.gears import GEARS, TURNING, has_rooms, shift_line, why_not_shift
from serai.games.temple.modules.labyrinth.rules.shortcut import (
    SHORT_CUT,
    draw_picked,
    is_pile_open,
    open_pile,
    pick,
    why_not_pick,
    why_not_shortcut,
)
from serai.games.temple.modules.treasures.rules import treasures_of, why_not_use
from serai.games.temple.pieces import BOX, CURSES, ROOMS, TREASURES
from serai.games.temple.rules import asking
from serai.games.temple.rules.choices import close_choice, open_choice, owes_choice
from serai.games.temple.rules.codes import AIDS, DISCOVER, aimed, plain
from serai.games.temple.rules.legal import with_aid
from serai.games.temple.rules.paying import can_pay, discard_treasure
from serai.games.temple.rules.plan import become
from serai.games.temple.rules.tables import START_ROOM
from serai.games.temple.rules.tiles import how_many, tiles
from serai.games.temple.rules.timeline import is_safe
from serai.games.temple.state import (
    DOOMED,
    EMPTY,
    NONE,
    OUT,
    SIDES,
    Site,
)

MIRAGE: Final[i64] = ROOMS.index("mirage")
WEAK_LINK: Final[i64] = CURSES.index("weak-link")
DISINFORMATION: Final[i64] = CURSES.index("disinformation")
PAUSE: Final[i64] = TREASURES.index("time-out")
LAMP: Final[i64] = TREASURES.index("genie")
OWN_ROOMS: Final = vec[i64](BOX.rooms_of("labyrinth"))
SHOUTING: Final = 2_000  # ms of a false alarm
SHOWN: Final = 3  # treasures by the genie


class Labyrinth(Module):
    """What genies show, and whether a weak link has broken."""

    __slots__ = ("broken", "lamp", "shouted")

    def __init__(self) -> None:
        super().__init__()
        self.lamp = EMPTY  # lamp[seat * SHOWN + n]: a treasure that the genie shows, or NONE; replaced, never written
        self.broken = False
        self.shouted: i64 = NEVER  # when the last false alarm began

    def clone(self) -> Labyrinth:
        other = Labyrinth()
        other.chosen = self.chosen
        other.lamp = self.lamp
        other.broken = self.broken
        other.shouted = self.shouted
        return other

    def prepare(self, game: Site, rng: Rng) -> None:
        self.lamp = copies(game.seats * SHOWN, NONE)

    def more_rooms(self, game: Site, pile: vec[i64], rng: Rng) -> vec[i64]:
        """ESC-Q-LAB-1: once the opening rooms lie."""
        i: i64
        for i in range(len(OWN_ROOMS)):
            pile = append(pile, OWN_ROOMS[i])
        return pile

    # Mirage

    def discovered(self, game: Site, seat: i64, place: i64) -> None:
        """ESC-Q-LAB-MIRAGE-1, ESC-R-53, ESC-R-54: the tiles change places; all that stands on them stays."""
        if game.plan.tile[place] == MIRAGE:
            before = game.start
            become(game, before, MIRAGE)
            become(game, place, START_ROOM)
            game.start = place  # ESC-Q-LAB-MIRAGE-2: only there one is safe
            game.tell(MIRAGE_ROSE, before, place)

    # Curses

    def drew(self, game: Site, seat: i64) -> None:
        """ESC-Q-LAB-DIS-1: a false alarm, and no hand is free meanwhile."""
        if has(game.curses[seat], DISINFORMATION):
            game.roll_at[seat] = max(game.roll_at[seat], game.now + SHOUTING)
            game.act_at[seat] = max(game.act_at[seat], game.now + SHOUTING)
            self.shouted = game.now
            game.tell(FALSE_ALARM, seat)

    def slam(self, game: Site, step: i64, number: i64) -> None:
        """ESC-Q-LAB-WEAK-1."""
        if step != WEAK_LINKS:
            return
        seat: i64
        for seat in range(game.seats):
            if game.room[seat] != OUT and has(game.curses[seat], WEAK_LINK) and not is_safe(game, seat):
                game.tell(LINK_BROKE, seat)
                self.broken = True
                game.end = DOOMED

    def doom(self, game: Site) -> str:
        return "ESC-Q-LAB-WEAK-1" if self.broken else ""

    # Moves

    def choices(self, game: Site, seat: i64, moves: vec[i64]) -> vec[i64]:
        at: i64
        if owes_choice(game, seat, PICK):
            for at in range(game.undrawn):
                moves = append(moves, aimed(PICK, game.pile[at]))
        if owes_choice(game, seat, WISH):
            for at in range(len(TREASURES)):
                if not self.why_not_wish(game, seat, at):
                    moves = append(moves, aimed(WISH, at))
        return moves

    def here(self, game: Site, seat: i64, moves: vec[i64]) -> vec[i64]:
        if game.plan.tile[game.room[seat]] != GEARS:
            return moves
        if game.loot[seat] == 0 and not can_pay(game, seat, TURNING):
            return moves
        side: i64
        line: i64
        for side in range(SIDES):
            for line in range(LINES):
                if has_rooms(game, side, line - MIDDLE):
                    moves = with_aid(game, seat, moves, SHIFT, side * LINES + line, TURNING)
        return moves

    def offers(self, game: Site, seat: i64, moves: vec[i64]) -> vec[i64]:
        if game.loot[seat] == 0:
            return moves
        if how_many(game.loot[seat], SHORT_CUT) and not why_not_shortcut(game, seat):
            moves = append(moves, plain(SHORTCUT))
        if how_many(game.loot[seat], PAUSE):
            moves = append(moves, plain(TIME_OUT))
        if how_many(game.loot[seat], LAMP) and not why_not_rub(game, seat):
            moves = append(moves, plain(GENIE))
        return moves

    def touches(self, kind: i64) -> bool:
        return kind == SHORTCUT

    def forbids(self, game: Site, seat: i64, kind: i64, detail: i64) -> str:
        """ESC-D-CHOICE-1: while somebody looks through the pile nobody draws from it."""
        return "ESC-D-CHOICE-1" if kind == DISCOVER and is_pile_open(game) else ""

    def why_not(self, game: Site, seat: i64, kind: i64, detail: i64) -> str:
        if kind == SHIFT:
            return why_not_shift(game, seat, detail // AIDS, detail % AIDS)
        if kind == PICK:
            return why_not_pick(game, seat, detail)
        if kind == WISH:
            return self.why_not_wish(game, seat, detail)
        if detail:
            return "SER-MOVE"
        if kind == SHORTCUT:
            return why_not_shortcut(game, seat)
        return why_not_rub(game, seat) if kind == GENIE else why_not_use(game, seat, PAUSE)

    def act(self, game: Site, seat: i64, kind: i64, detail: i64, rng: Rng) -> None:
        if kind == SHIFT:
            shift_line(game, seat, detail // AIDS, detail % AIDS)
        elif kind == SHORTCUT:
            open_pile(game, seat)
        elif kind == PICK:
            pick(game, seat, detail, rng)
        elif kind == GENIE:
            self.rub(game, seat)
        elif kind == WISH:
            self.grant(game, seat, detail)
        else:
            stop_time(game, seat)

    def decide(self, game: Site, seat: i64, kind: i64, what: i64, rng: Rng) -> None:
        """ESC-D-CHOICE-1: the top one."""
        if kind == WISH:
            self.grant(game, seat, self.lamp[seat * SHOWN])
        elif game.undrawn:
            draw_picked(game, seat, game.pile[game.undrawn - 1], what, rng)

    # Genie

    def rub(self, game: Site, seat: i64) -> None:
        """ESC-Q-LAB-GENIE-1, ESC-R-118: the top treasures, or what is there, are set aside and seen by all."""
        discard_treasure(game, seat, LAMP)
        treasures = treasures_of(game)
        lamp = self.lamp[:]
        i: i64
        for i in range(min(SHOWN, treasures.left)):
            treasures.left -= 1
            lamp[seat * SHOWN + i] = treasures.pile[treasures.left]
        self.lamp = lamp
        open_choice(game, seat, WISH)
        game.tell(LAMP_RUBBED, seat)

    def why_not_wish(self, game: Site, seat: i64, treasure: i64) -> str:
        """ESC-Q-LAB-GENIE-1: one of those shown."""
        if treasure < 0 or not owes_choice(game, seat, WISH):
            return "ESC-Q-LAB-GENIE-1"
        i: i64
        for i in range(SHOWN):
            if self.lamp[seat * SHOWN + i] == treasure:
                return ""
        return "ESC-Q-LAB-GENIE-1"

    def grant(self, game: Site, seat: i64, treasure: i64) -> None:
        """ESC-Q-LAB-GENIE-1: the others go under the pile, in their order."""
        close_choice(game, seat, WISH)
        game.loot[seat] += tiles(treasure, 1)
        game.tell(WISHED, seat, treasure)
        others = vec[i64]()
        taken = False
        lamp = self.lamp[:]
        i: i64
        for i in range(SHOWN):
            shown = lamp[seat * SHOWN + i]
            lamp[seat * SHOWN + i] = NONE
            if shown == treasure and not taken:
                taken = True
            elif shown != NONE:
                others = append(others, shown)
        self.lamp = lamp
        treasures_of(game).lay_under(others)


def labyrinth_of(game: Site) -> Labyrinth:
    """The module where it is in play."""
    at = asking.part_at(game, NUMBER)
    assert at >= 0, "no labyrinth in play"
    return cast("Labyrinth", game.parts[at])


# Time-out and genie


def stop_time(game: Site, seat: i64) -> None:
    """ESC-Q-LAB-TIME-1, ESC-R-119: whoever keeps the clock makes a pause of it."""
    discard_treasure(game, seat, PAUSE)
    game.tell(TIMED_OUT, seat)


def why_not_rub(game: Site, seat: i64) -> str:
    """ESC-Q-LAB-GENIE-1, ESC-R-118: a treasure must be left to look at, and one genie at a time."""
    rule = why_not_use(game, seat, LAMP)
    if rule:
        return rule
    return "" if treasures_of(game).left and not owes_choice(game, seat, WISH) else "ESC-R-118"
