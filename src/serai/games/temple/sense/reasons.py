"""Escape, the team of bots: why an adventurer does it, in a word for people who ask."""

from __future__ import annotations

from typing import Final

from serai.core.vecs import i64
from serai.games.temple.rules import codes
from serai.games.temple.sense.errands import errand_of, kind_of_errand, roll_time_of
from serai.games.temple.state import OUT, Site

ERRANDS: Final = ["gather", "search", "go-out", "go-home", "rescue", "fetch"]  # in the order of their kinds
# Acts that have a reason of their own, whatever the errand.
OWN: Final = {
    codes.PLACE: "small",
    codes.HELP: "free",
    codes.GIVE: "gift",
    codes.AGREE: "fate",
    codes.REFUSE: "no-fate",
    codes.LIFT: "lift",
    codes.NAME: "souls",
    codes.HEAL: "loot",
    codes.OPEN: "loot",
    codes.JUMP: "loot",
    codes.TAKE_GEM: "loot",
    codes.LIGHT: "loot",
    codes.STOP: "stop",
}


def reason(game: Site, seat: i64, move: i64, reaction: i64) -> str:
    """What the act is for: itself, or the errand that it serves."""
    own = OWN.get(codes.kind_of(move), "")
    if own or game.room[seat] == OUT:
        return own
    return ERRANDS[kind_of_errand(errand_of(game, seat, roll_time_of(reaction)))]
