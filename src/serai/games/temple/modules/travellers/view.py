"""Escape, the new characters: what is told and seen of them."""

from __future__ import annotations

import msgspec

from serai.core.happenings import Event
from serai.core.sets import listed
from serai.games.temple.modules.characters.codes import TRICKSTER
from serai.games.temple.modules.travellers import codes
from serai.games.temple.modules.travellers.codes import ACCEPT, HOP, MATES
from serai.games.temple.modules.travellers.rules.travellers import is_hero, travellers_of
from serai.games.temple.pieces import FACES, Face
from serai.games.temple.rules.codes import detail_of, kind_of
from serai.games.temple.rules.handful import count
from serai.games.temple.rules.offers import asked_for, asked_until, asked_whom, has_offer
from serai.games.temple.state import NONE, Site

EVENTS = (
    Event(codes.OFFERED, "swap-offered", ("seat", "to")),
    Event(codes.SWAPPED, "swapped", ("seat", "to")),
    Event(codes.INVITED, "invited", ("seat", "to", "place", "room")),
    Event(codes.HOPPED, "hopped", ("seat", "place", "room")),
    Event(codes.DECLINED, "declined", ("seat", "to")),
    Event(codes.LAPSED, "offer-lapsed", ("seat",)),
    Event(codes.TAKEN_BACK, "taken-back", ("seat",)),
    Event(codes.STEPPED_OVER, "stepped-over", ("seat", "place", "room")),
)


class Swap(msgspec.Struct, frozen=True):
    """Dice that the trickster has laid out with somebody."""

    seat: int
    to: int
    give: list[Face]
    take: list[Face]


class Offer(msgspec.Struct, frozen=True):
    """What somebody is asked, and until when: to swap the dice that are laid out, or to come along."""

    seat: int
    to: int
    place: int | None  # where to; None: it is a swap
    until: int  # game time


class TravellersSeen(msgspec.Struct, frozen=True):
    """What is laid out and offered, and whose clone is ready."""

    swap: Swap | None
    offers: list[Offer]
    ready: list[int]


def see(game: Site, reader: int) -> TravellersSeen:  # noqa: ARG001
    """All of it lies open."""
    offers = [offer(game, seat) for seat in range(game.seats) if has_offer(game, seat, ACCEPT)]
    return TravellersSeen(swap(game), offers, listed(travellers_of(game).ready))


def swap(game: Site) -> Swap | None:
    """What is laid out."""
    part = travellers_of(game)
    if part.partner == NONE:
        return None
    seat = next(seat for seat in range(game.seats) if is_hero(game, seat, TRICKSTER))
    return Swap(seat, int(part.partner), faces(int(part.given)), faces(int(part.taken)))


def faces(handful: int) -> list[Face]:
    return [face for number, face in enumerate(FACES) for _ in range(count(handful, number))]


def offer(game: Site, seat: int) -> Offer:
    """What a player asks another."""
    move = int(asked_for(game, seat, ACCEPT))
    place = int(detail_of(move)) // MATES if kind_of(move) == HOP else None
    return Offer(seat, int(asked_whom(game, seat, ACCEPT)), place, int(asked_until(game, seat, ACCEPT)))
