"""Escape, what came with the sixth player: what bots know of it."""

from __future__ import annotations

from typing import Final

from serai.core.vecs import i64
from serai.games.temple.modules.extras.codes import LIGHT, NAME
from serai.games.temple.modules.extras.rules import BIG_TORCH, why_not_name
from serai.games.temple.rules.choices import owes_choice
from serai.games.temple.rules.codes import aimed, plain
from serai.games.temple.rules.tiles import how_many
from serai.games.temple.rules.timeline import is_safe, next_cue
from serai.games.temple.sense.craft import Craft
from serai.games.temple.state import CUE, NONE, SLAM, Site

LAST_SECONDS: Final = 4_000


class ExtraCraft(Craft):
    """Whom to exchange souls with, and when to light a torch."""

    __slots__ = ()

    def choice(self, game: Site, seat: i64) -> i64:
        """Souls are best exchanged in the same room."""
        if not owes_choice(game, seat, NAME):
            return NONE
        to: i64
        for to in range(game.seats):
            if game.room[to] == game.room[seat] and not why_not_name(game, seat, to):
                return aimed(NAME, to)
        return NONE

    def use(self, game: Site, seat: i64, wish: i64) -> i64:
        if how_many(game.loot[seat], BIG_TORCH) and doors_slam_soon(game) and not is_safe(game, seat):
            return plain(LIGHT)
        return NONE

    def is_final(self, kind: i64, detail: i64) -> bool:
        """A name that is not said in time is said by default, so that saying it spoils nothing."""
        return kind != NAME

    def reason(self, game: Site, seat: i64, kind: i64) -> str:
        if kind == NAME:
            return "souls"
        return "loot" if kind == LIGHT else ""


def doors_slam_soon(game: Site) -> bool:
    """In the last seconds before the doors slam."""
    return next_cue(game) - game.now <= LAST_SECONDS and game.timeline[game.stage * CUE + 1] == SLAM
