"""Escape, module 6: what is told and seen of it."""

from __future__ import annotations

import msgspec

from serai.core.happenings import Event
from serai.core.sets import has
from serai.core.state import NEVER
from serai.games.temple.modules.characters import codes
from serai.games.temple.modules.characters.codes import ACTIVABLE, HEROES, POWERS, TILES
from serai.games.temple.modules.characters.moves import Hero, Power
from serai.games.temple.modules.characters.rules import powers
from serai.games.temple.modules.characters.rules.casting import is_offered, known_heroes
from serai.games.temple.modules.characters.rules.characters import characters_of
from serai.games.temple.pieces import FACES, Face
from serai.games.temple.rules.handful import count, dice
from serai.games.temple.state import ADVENTURER, BLACK, KEY, NONE, TORCH, Site

EVENTS = (
    Event(codes.CHOSE, "chose", ("seat", "hero", "power")),
    Event(codes.SIGNALLED, "signalled"),
    Event(codes.REDREW, "redrew", ("seat", "room"), uncovers=True),
    Event(codes.WALKED, "walked", ("seat", "place", "room")),
    Event(codes.RELIEVED, "relieved", ("by", "to", "number")),
    Event(codes.VISITED, "visited", ("seat", "place", "room")),
    Event(codes.BROKE_THROUGH, "broke-through", ("seat", "place", "room")),
    Event(codes.LENT, "lent", ("seat", "place", "face", "room")),
    Event(codes.REROLLED, "masks-back", ("seat",)),
    Event(codes.TURNED, "turned", ("seat", "place", "room")),
    Event(codes.TURNED_DOWN, "turned-down", ("seat",)),
    Event(codes.TURNED_UP, "turned-up"),
)

# What each activable tile costs, in the order of characters.
PRICES = (
    powers.WALKING, powers.RELIEF, powers.CALLING, powers.FORCE, dice(BLACK, powers.MASKS), powers.TURNING,
    dice(KEY, 1) + dice(TORCH, 1), dice(ADVENTURER, 2),
)  # fmt: skip


class Tile(msgspec.Struct, frozen=True):
    """A power of a character, and what it costs."""

    hero: Hero
    power: Power
    price: list[Face]  # of an activable one


class Character(msgspec.Struct, frozen=True):
    """What a player is."""

    hero: Hero
    power: Power
    down: bool  # turned down until the next slam
    lent: int | None  # the place to whose gems masks are lent


class CharactersSeen(msgspec.Struct, frozen=True):
    """Who is whom, all there is to choose from, and when it began."""

    players: list[Character | None]  # by seat
    tiles: list[Tile]
    began: int | None  # game time of the start signal


def see(game: Site, reader: int) -> CharactersSeen:  # noqa: ARG001
    """All of it lies open."""
    part = characters_of(game)
    known = range(int(known_heroes(game)) * TILES)
    return CharactersSeen(
        players=[character(game, seat) for seat in range(game.seats)],
        tiles=[tile(number // TILES, number % TILES) for number in known if is_offered(game, *divmod(number, TILES))],
        began=None if part.began == NEVER else int(part.began),
    )


def character(game: Site, seat: int) -> Character | None:
    """What a player is, once they know."""
    part = characters_of(game)
    if part.who[seat] == NONE:
        return None
    lent = int(powers.lent_to(game, seat))
    return Character(
        HEROES[part.who[seat]], POWERS[part.power[seat]], has(part.down, seat), None if lent == NONE else lent
    )


def tile(hero: int, power: int) -> Tile:
    """A power, and what it costs."""
    price = PRICES[hero] if power == ACTIVABLE else 0
    return Tile(HEROES[hero], POWERS[power], [face for n, face in enumerate(FACES) for _ in range(count(price, n))])
