"""Le Désert interdit: what is free: sharing, and equipment."""

from __future__ import annotations

from serai.core.sets import only
from serai.core.vecs import i64
from serai.games.desert.rules.actions import fill, ride_along
from serai.games.desert.rules.board import set_sand
from serai.games.desert.rules.codes import (
    BLASTED,
    CARD_HANDED,
    FLOWN,
    RESERVE_SHARED,
    SCOUTED,
    SHIELD_RAISED,
    SPED_UP,
    WATER_GIVEN,
)
from serai.games.desert.state import BLASTER, JETPACK, KINDS, RESERVE, SHIELD, TERRASCOPE, THROTTLE, Expedition

# Sharing


def give_water(game: Expedition, seat: i64, to: i64, amount: i64) -> None:
    """DES-SHARE-1, DES-SHARE-2."""
    game.water[seat] -= amount
    game.water[to] += amount
    game.tell(WATER_GIVEN, seat, to, amount)


def hand_card(game: Expedition, seat: i64, to: i64, card: i64) -> None:
    """DES-SHARE-4."""
    game.kit[seat * KINDS + card] -= 1
    game.kit[to * KINDS + card] += 1
    game.tell(CARD_HANDED, seat, to, card)


# Equipment


def use_up(game: Expedition, seat: i64, card: i64) -> None:
    """DES-GEAR-6: a played card leaves the game; DES-GEAR-7: it costs no action."""
    game.kit[seat * KINDS + card] -= 1


def blast(game: Expedition, seat: i64, cell: i64) -> None:
    """DES-EQ-BLAST-1, DES-R-21."""
    use_up(game, seat, BLASTER)
    game.tell(BLASTED, seat, cell, game.sand[cell])
    set_sand(game, cell, 0)


def fly_to(game: Expedition, seat: i64, cell: i64, passenger: i64) -> None:
    """DES-EQ-JET-1, DES-EQ-JET-2."""
    use_up(game, seat, JETPACK)
    game.tell(FLOWN, seat, cell, game.pawn[seat])
    ride_along(game, seat, cell, passenger)
    game.pawn[seat] = cell


def scout(game: Expedition, seat: i64, cell: i64) -> None:
    """DES-EQ-SCOPE-1, DES-R-27."""
    use_up(game, seat, TERRASCOPE)
    game.scouted |= only(cell)
    game.tell(SCOUTED, seat, cell, game.face[cell])


def raise_shield(game: Expedition, seat: i64) -> None:
    """DES-EQ-SHIELD-1, DES-R-26."""
    use_up(game, seat, SHIELD)
    game.shielded |= only(seat)
    game.tell(SHIELD_RAISED, seat)


def share_reserve(game: Expedition, seat: i64) -> None:
    """DES-EQ-WATER-1, DES-R-29: two for each one there."""
    use_up(game, seat, RESERVE)
    game.tell(RESERVE_SHARED, seat)
    other: i64
    for other in range(game.seats):
        if game.pawn[other] == game.pawn[seat]:
            fill(game, other, 2)


def speed_up(game: Expedition, seat: i64) -> None:
    """DES-EQ-TIME-1, DES-R-28."""
    use_up(game, seat, THROTTLE)
    game.actions += 2
    game.tell(SPED_UP, seat)
