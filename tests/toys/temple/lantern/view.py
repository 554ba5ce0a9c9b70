"""The lantern: what is told and seen of it, by whom."""

from __future__ import annotations

from typing import Literal

import msgspec

from lantern import codes
from lantern.rules import SHRINE, TOKENS, lantern_of
from serai.core.happenings import Event
from serai.core.sets import has, listed
from serai.core.state import NEVER
from serai.games.temple.state import Site

Token = Literal["sun", "moon", "star"]

EVENTS = (
    Event(codes.LIT, "lantern-lit", ("seat",)),
    Event(codes.BURNT_DOWN, "lantern-burnt-down"),
    Event(codes.LOOKED, "looked", ("seat", "to", "token"), secret={"token": "seat"}, uncovers=True),
    Event(codes.SHOWN, "shown", ("seat", "to", "token"), uncovers=True),
    Event(codes.DIE_ON_SHRINE, "die-on-shrine", ("seat",)),
    Event(codes.DIE_OFF_SHRINE, "die-off-shrine", ("seat", "number")),
    Event(codes.TURNED, "room-turned", ("seat", "place", "room")),
    Event(codes.PUSHED, "room-pushed", ("seat", "side")),
    Event(codes.MIST_ROSE, "mist-rose", ("place",)),
    Event(codes.SHRINE_LIT, "shrine-lit", ("seat",)),
)


class LanternSeen(msgspec.Struct, frozen=True):
    """What a reader knows of it."""

    lit: list[int]  # seats
    tokens: list[Token | None]  # by seat; None: this reader does not know it
    knows: list[list[int]]  # by seat: at whose tokens it has looked, which all have seen
    back_at: list[int | None]  # by seat: game time at which the die on the shrine comes back


def see(game: Site, reader: int) -> LanternSeen:
    """Tokens only for who has looked at them."""
    lantern = lantern_of(game)
    seen = lantern.seen_by(reader)
    return LanternSeen(
        lit=listed(lantern.lit),
        tokens=[TOKENS[lantern.token[seat]] if has(seen, seat) else None for seat in range(game.seats)],
        knows=[listed(known) for known in lantern.known],
        back_at=[None if at == NEVER else int(at) for at in lantern.back_at],
    )


def things(game: Site, place: int) -> list[str]:
    """What lies in a room."""
    return ["fire"] if game.plan.tile[place] == SHRINE and lantern_of(game).burns else []
