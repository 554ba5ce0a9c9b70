"""The lantern: what bots know of it."""

from __future__ import annotations

from lantern import codes
from lantern.rules import lantern_of
from serai.core.vecs import i64
from serai.games.temple.rules.choices import owes_choice
from serai.games.temple.rules.codes import aimed, plain
from serai.games.temple.sense.craft import Craft
from serai.games.temple.state import NONE, Site


class LanternCraft(Craft):
    """Light is lit at once, locked dice go to the shrine, suns are shown, and of tokens the own one comes first."""

    __slots__ = ()

    def choice(self, game: Site, seat: i64) -> i64:
        if not owes_choice(game, seat, codes.LOOK):
            return NONE
        lantern = lantern_of(game)
        seats = (seat, *range(game.seats))
        return next((aimed(codes.LOOK, to) for to in seats if not lantern.why_not_look(game, seat, to)), NONE)

    def use(self, game: Site, seat: i64, wish: i64) -> i64:
        lantern = lantern_of(game)
        for kind in (codes.POUR, codes.LAY_DIE):
            if not lantern.why_not(game, seat, kind, 0):
                return plain(kind)
        suns = (to for to in range(game.seats) if not lantern.why_not_show(game, seat, to))
        return next((aimed(codes.SHOW, to) for to in suns), NONE)

    def reason(self, game: Site, seat: i64, kind: i64) -> str:
        return "lantern" if kind in (codes.POUR, codes.LAY_DIE, codes.SHOW, codes.LOOK) else ""
