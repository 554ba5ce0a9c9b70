"""Escape, the team of bots: why an adventurer does it, in a word for people who ask."""

from __future__ import annotations

from typing import Final

from serai.core.vecs import i64
from serai.games.temple.rules import codes
from serai.games.temple.rules.tables import SYMBOL
from serai.games.temple.sense.craft import CRAFTS, craft_at
from serai.games.temple.sense.errands import (
    GATHER,
    OWN_ERRANDS,
    errand_of,
    kind_of_errand,
    place_of_errand,
    roll_time_of,
)
from serai.games.temple.state import OUT, Site

ERRANDS: Final = ["gather", "search", "go-out", "go-home", "rescue"]  # in the order of their kinds
# Acts that have a reason of their own, whatever the errand.
OWN: Final = {
    codes.PLACE: "small",
    codes.HELP: "free",
    codes.GIVE: "gift",
    codes.AGREE: "fate",
    codes.REFUSE: "no-fate",
    codes.STOP: "stop",
}


def reason(game: Site, seat: i64, move: i64, reaction: i64) -> str:
    """What the act is for: itself, or the errand that it serves."""
    kind = codes.kind_of(move)
    own = OWN.get(kind, "")
    i: i64
    for i in range(len(game.parts)):
        if not own:
            own = craft_at(game, i).reason(game, seat, kind)
    if own or game.room[seat] == OUT:
        return own
    wish = errand_of(game, seat, roll_time_of(reaction))
    errand = kind_of_errand(wish)
    if errand == GATHER and SYMBOL[game.plan.tile[place_of_errand(wish)]] == 0:
        return "task"
    return CRAFTS[errand // OWN_ERRANDS].reason_of_errand(errand) if errand >= OWN_ERRANDS else ERRANDS[errand]
