"""Escape, The Labyrinth: what bots know of it."""

from __future__ import annotations

from typing import Final

from serai.core.sets import has
from serai.core.vecs import i64, vec
from serai.games.temple.modules.labyrinth.codes import GENIE, PICK, SHIFT, SHORTCUT, WISH
from serai.games.temple.modules.labyrinth.rules.labyrinth import LAMP, SHOWN, WEAK_LINK, labyrinth_of, why_not_rub
from serai.games.temple.modules.labyrinth.rules.shortcut import SHORT_CUT, why_not_shortcut
from serai.games.temple.pieces import TREASURES
from serai.games.temple.rules.choices import owes_choice
from serai.games.temple.rules.codes import aimed, plain
from serai.games.temple.rules.tables import EXIT_ROOM, GEMS, PRIZES
from serai.games.temple.rules.tiles import how_many
from serai.games.temple.sense.craft import Craft
from serai.games.temple.sense.errands import GO_HOME, SEARCH, errand, has_enough_gems, kind_of_errand
from serai.games.temple.state import CUE, NONE, SLAM, Site

EARLY: Final = 75_000  # ms before the doors slam: a weak link goes home
# The treasure that a genie is asked for: the first of these that it shows.
WANTED: Final = vec[i64](
    [TREASURES.index(name) for name in ("gem", "keys", "torches", "healing", "shortcut", "teleport", "passage")]
)


class LabyrinthCraft(Craft):
    """Whoever is the weak link is home in time; treasures are used where they help."""

    __slots__ = ()

    def choice(self, game: Site, seat: i64) -> i64:
        if owes_choice(game, seat, PICK):
            return aimed(PICK, best_room(game))
        if owes_choice(game, seat, WISH):
            return aimed(WISH, best_treasure(game, seat))
        return NONE

    def use(self, game: Site, seat: i64, wish: i64) -> i64:
        if game.loot[seat] == 0:
            return NONE
        if how_many(game.loot[seat], LAMP) and not why_not_rub(game, seat):
            return plain(GENIE)
        looks = how_many(game.loot[seat], SHORT_CUT) and kind_of_errand(wish) == SEARCH
        return plain(SHORTCUT) if looks and not why_not_shortcut(game, seat) else NONE

    def errand(self, game: Site, seat: i64) -> i64:
        """ESC-Q-LAB-WEAK-1: nobody else can make good what a weak link costs."""
        if has(game.curses[seat], WEAK_LINK) and next_slam(game) - game.now <= EARLY:
            return errand(GO_HOME, game.start)
        return NONE

    def is_final(self, kind: i64, detail: i64) -> bool:
        """What a choice decides would be decided anyhow; turning gears can be turned back."""
        return kind not in (PICK, WISH, SHIFT)

    def reason(self, game: Site, seat: i64, kind: i64) -> str:
        if kind == PICK:
            return "pick"
        return "loot" if kind in (SHORTCUT, GENIE, WISH) else ""


def next_slam(game: Site) -> i64:
    """When the doors slam next, or long after the end."""
    at: i64
    for at in range(game.stage * CUE, len(game.timeline), CUE):
        if game.timeline[at + 1] == SLAM:
            return game.timeline[at]
    return game.now + EARLY + 1


def best_room(game: Site) -> i64:
    """The exit once there are gems enough, else the room with most gems."""
    best = game.pile[game.undrawn - 1]
    most: i64 = 0
    i: i64
    for i in range(game.undrawn):
        tile = game.pile[i]
        gems = GEMS[tile * PRIZES] + GEMS[tile * PRIZES + 1] + GEMS[tile * PRIZES + 2]
        if tile == EXIT_ROOM and has_enough_gems(game):
            return tile
        if gems > most:
            most = gems
            best = tile
    return best


def best_treasure(game: Site, seat: i64) -> i64:
    """The one that is wanted most of those shown."""
    lamp = labyrinth_of(game).lamp
    i: i64
    at: i64
    for i in range(len(WANTED)):
        for at in range(seat * SHOWN, (seat + 1) * SHOWN):
            if lamp[at] == WANTED[i]:
                return WANTED[i]
    return lamp[seat * SHOWN]
