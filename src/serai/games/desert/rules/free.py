"""Le Désert interdit: what is free: sharing, and equipment."""

from __future__ import annotations

from serai.core.sets import has, only
from serai.core.vecs import i64
from serai.games.desert.rules.board import beside, set_sand, tiles
from serai.games.desert.rules.codes import (
    BLASTED,
    CARD_HANDED,
    FLOWN,
    RESERVE_SHARED,
    SCOUTED,
    SHIELD_RAISED,
    SPED_UP,
    TABLE,
    WATER_GIVEN,
)
from serai.games.desert.rules.walking import ride_along
from serai.games.desert.rules.water import fill
from serai.games.desert.state import BLASTER, CARRIER, JETPACK, KINDS, RESERVE, SHIELD, TERRASCOPE, THROTTLE, Expedition

# Sharing


def give_water(game: Expedition, seat: i64, to: i64, amount: i64) -> None:
    """DES-SHARE-1, DES-SHARE-2."""
    game.water[seat] -= amount
    game.water[to] += amount
    game.passed |= way(seat, to)
    game.tell(WATER_GIVEN, seat, to, amount)


def hand_card(game: Expedition, seat: i64, to: i64, card: i64) -> None:
    """DES-SHARE-4."""
    game.kit[seat * KINDS + card] -= 1
    game.kit[to * KINDS + card] += 1
    game.passed |= way(TABLE + seat, to)
    game.tell(CARD_HANDED, seat, to, card)


def way(giver: i64, to: i64) -> i64:
    """DES-R-50: the bit of a direction in which something was passed; cards count from TABLE up."""
    return only(giver * TABLE + to)


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


def can_pour(game: Expedition, seat: i64, other: i64) -> bool:
    """On one tile; DES-ADV-WAT-2, DES-R-23: the Water Carrier also to a neighbouring one."""
    cell = game.pawn[seat]
    target = game.pawn[other]
    if cell == target:
        return True
    return game.role[seat] == CARRIER and has(beside(only(cell)), target)


def landing(game: Expedition, seat: i64) -> i64:
    """DES-R-12: tiles with no more than one marker, for the Climber too."""
    return tiles(game) & ~game.blocked & ~only(game.pawn[seat])


def has_cards(game: Expedition, seat: i64) -> bool:
    kit = game.kit
    base = seat * KINDS
    return kit[base] + kit[base + 1] + kit[base + 2] + kit[base + 3] + kit[base + 4] + kit[base + 5] > 0
