"""Escape, the new quest rooms: what is told and seen of them."""

from __future__ import annotations

from typing import Any

import msgspec

from serai.core.happenings import Event
from serai.core.state import NEVER
from serai.games.temple.brought import decode
from serai.games.temple.modules.trials import codes
from serai.games.temple.modules.trials.rules.trials import is_manned, stations, trials_of
from serai.games.temple.rules.offers import asked_for, asked_until, has_offer
from serai.games.temple.state import NONE, Site

EVENTS = (
    Event(codes.CHAOS_BROKE, "chaos-broke", ("place",)),
    Event(codes.SNAKE_CAME, "snake-came", ("place", "room")),
    Event(codes.SNAKE_STRUCK, "snake-struck", ("seat", "place")),
    Event(codes.STARS_ALIGNED, "stars-aligned", ("seat",)),
    Event(codes.SENT_BACK, "sent-back", ("seat",)),
    Event(codes.BOUND, "bound", ("seat", "to")),
    Event(codes.ASKS, "asks-leave", ("seat",)),
    Event(codes.CONFIRMED, "confirmed", ("by", "to")),
    Event(codes.CANCELLED, "cancelled", ("seat",)),
)


class Waiting(msgspec.Struct, frozen=True):
    """What somebody under mind control asks for."""

    seat: int
    move: dict[str, Any]  # as messages have it
    until: int | None  # game time at which it is done all the same, where nobody else is inside


class TrialsSeen(msgspec.Struct, frozen=True):
    """Who is bound to whom, what waits for leave, and which rooms of the constellation have somebody."""

    partner: list[int | None]  # by seat: whom the holder of magic bonds is bound to
    waiting: list[Waiting]
    stations: list[
        bool
    ]  # constellation, start, a room with three gems, one with one gem, exit: as many as are asked for
    snakes: int  # still about


def see(game: Site, reader: int) -> TrialsSeen:  # noqa: ARG001
    """All of it lies open."""
    trials = trials_of(game)
    return TrialsSeen(
        [None if other == NONE else int(other) for other in trials.partner],
        [waiting(game, seat) for seat in range(game.seats) if has_offer(game, seat, codes.CONFIRM)],
        [is_manned(game, station) for station in range(stations(game))],
        len(trials.snakes),
    )


def waiting(game: Site, seat: int) -> Waiting:
    """An act that waits for somebody's leave."""
    move = msgspec.to_builtins(decode(int(asked_for(game, seat, codes.CONFIRM))))
    due = int(asked_until(game, seat, codes.CONFIRM))
    return Waiting(seat, move, None if due == NEVER else due)


def things(game: Site, place: int) -> list[str]:
    """What lies in a room."""
    return ["snake" for snake in trials_of(game).snakes if snake == place]
