"""Escape, exchange and teleport rooms: what is told and seen of them."""

from __future__ import annotations

import msgspec

from serai.core.happenings import Event
from serai.games.temple.modules.exchange import codes
from serai.games.temple.modules.exchange.rules import exchange_of
from serai.games.temple.state import NONE, Site

EVENTS = (
    Event(codes.BARTERED, "bartered", ("seat", "curse")),
    Event(codes.TOKEN_LAID, "token-laid", ("place", "room")),
    Event(codes.TOKEN_TAKEN, "token-taken", ("seat", "place")),
    Event(codes.TOKEN_DROPPED, "token-dropped", ("seat", "place", "room")),
    Event(codes.LEAPT, "leapt", ("seat", "place", "room")),
)


class ExchangeSeen(msgspec.Struct, frozen=True):
    """The token, and who may still give a curse where they are."""

    token: int | None  # the place where it lies
    bearer: int | None  # the seat that carries it
    across: list[int | None]  # by seat: the place to which a leap leads
    may_give: list[bool]  # by seat: came to the exchange room, and has given no curse yet


def see(game: Site, reader: int) -> ExchangeSeen:  # noqa: ARG001
    """All of it lies open."""
    part = exchange_of(game)
    return ExchangeSeen(
        token=seen(part.token),
        bearer=seen(part.bearer),
        across=[seen(part.across(game, seat)) for seat in range(game.seats)],
        may_give=[part.visits[seat] == game.pawn[seat] for seat in range(game.seats)],
    )


def seen(number: int) -> int | None:
    return None if number == NONE else int(number)


def things(game: Site, place: int) -> list[str]:
    """What lies in a room."""
    return ["token"] if exchange_of(game).token == place else []
