"""Le Désert interdit: what is free: sharing, and equipment."""

from __future__ import annotations

from serai.core.sets import has, only
from serai.core.vecs import i64
from serai.games.desert.rules.board import beside, close_by, set_sand, tiles
from serai.games.desert.rules.codes import (
    BLASTED,
    CARD_HANDED,
    FLOWN,
    NO_PASSENGER,
    RESERVE_SHARED,
    SCOUTED,
    SHIELD_RAISED,
    SPED_UP,
    WATER_GIVEN,
)
from serai.games.desert.rules.turn import in_action_phase
from serai.games.desert.rules.walking import companions, ride_along
from serai.games.desert.rules.water import fill, room
from serai.games.desert.state import BLASTER, CARRIER, JETPACK, KINDS, RESERVE, SHIELD, TERRASCOPE, THROTTLE, Expedition

# Water


def can_pour(game: Expedition, seat: i64, other: i64) -> bool:
    """On one tile; DES-ADV-WAT-2, DES-R-23: the Water Carrier also to a neighbouring one."""
    cell = game.pawn[seat]
    target = game.pawn[other]
    if cell == target:
        return True
    return game.role[seat] == CARRIER and has(beside(only(cell)), target)


def most_to_give(game: Expedition, seat: i64, to: i64) -> i64:
    """DES-SHARE-2, DES-SHARE-3, DES-R-3, DES-R-49: down to 0, up to what the other can carry."""
    return min(room(game, to), game.water[seat])


def why_not_give(game: Expedition, seat: i64, to: i64, amount: i64) -> str:
    """DES-SHARE-1, DES-SHARE-3, DES-R-3, DES-R-23."""
    if amount > game.water[seat]:
        return "DES-R-3"
    if to != seat and can_pour(game, seat, to):
        return "" if amount <= most_to_give(game, seat, to) else "DES-SHARE-3"
    return "DES-R-23" if to != seat and game.role[seat] == CARRIER else "DES-SHARE-1"


def give_water(game: Expedition, seat: i64, to: i64, amount: i64) -> None:
    """DES-SHARE-1, DES-SHARE-2."""
    game.water[seat] -= amount
    game.water[to] += amount
    game.tell(WATER_GIVEN, seat, to, amount)


# Equipment changes hands


def has_cards(game: Expedition, seat: i64) -> bool:
    kit = game.kit
    base = seat * KINDS
    return kit[base] + kit[base + 1] + kit[base + 2] + kit[base + 3] + kit[base + 4] + kit[base + 5] > 0


def why_not_hand(game: Expedition, seat: i64, to: i64, card: i64) -> str:
    """DES-SHARE-4: to somebody on the same tile."""
    return why_not_use(game, seat, card) or ("" if has(companions(game, seat), to) else "DES-SHARE-4")


def hand_card(game: Expedition, seat: i64, to: i64, card: i64) -> None:
    """DES-SHARE-4."""
    game.kit[seat * KINDS + card] -= 1
    game.kit[to * KINDS + card] += 1
    game.tell(CARD_HANDED, seat, to, card)


# Equipment is played


def why_not_use(game: Expedition, seat: i64, card: i64) -> str:
    """DES-GEAR-3; all that a Solar Shield and a Secret Water Reserve ask for."""
    return "" if game.kit[seat * KINDS + card] else "DES-GEAR-3"


def use_up(game: Expedition, seat: i64, card: i64) -> None:
    """DES-GEAR-6: a played card leaves the game; DES-GEAR-7: it costs no action."""
    game.kit[seat * KINDS + card] -= 1


def blastable(game: Expedition, seat: i64) -> i64:
    """DES-EQ-BLAST-1, DES-EQ-BLAST-2; DES-R-21: only where there is sand."""
    return close_by(game, seat) & game.sandy


def why_not_blast(game: Expedition, seat: i64, cell: i64) -> str:
    """DES-EQ-BLAST-1, DES-R-21."""
    rule = why_not_use(game, seat, BLASTER)
    if rule or has(blastable(game, seat), cell):
        return rule
    return "DES-R-21" if has(close_by(game, seat), cell) else "DES-EQ-BLAST-1"


def blast(game: Expedition, seat: i64, cell: i64) -> None:
    """DES-EQ-BLAST-1, DES-R-21."""
    use_up(game, seat, BLASTER)
    game.tell(BLASTED, seat, cell, game.sand[cell])
    set_sand(game, cell, 0)


def landing(game: Expedition, seat: i64) -> i64:
    """DES-R-12: tiles with no more than one marker, for the Climber too."""
    return tiles(game) & ~game.blocked & ~only(game.pawn[seat])


def why_not_fly(game: Expedition, seat: i64, cell: i64, passenger: i64) -> str:
    """DES-EQ-JET-1, DES-EQ-JET-2, DES-R-11 to -13: to any other unblocked tile, alone or with one companion."""
    rule = why_not_use(game, seat, JETPACK)
    if rule:
        return rule
    if passenger != NO_PASSENGER and not has(companions(game, seat), passenger):
        return "DES-EQ-JET-2"
    return "" if has(landing(game, seat), cell) else "DES-R-12"


def fly_to(game: Expedition, seat: i64, cell: i64, passenger: i64) -> None:
    """DES-EQ-JET-1, DES-EQ-JET-2."""
    use_up(game, seat, JETPACK)
    game.tell(FLOWN, seat, cell, game.pawn[seat])
    ride_along(game, seat, cell, passenger)
    game.pawn[seat] = cell


def scoutable(game: Expedition) -> i64:
    """DES-EQ-SCOPE-1, DES-R-27."""
    return tiles(game) & ~game.excavated


def why_not_scout(game: Expedition, seat: i64, cell: i64) -> str:
    """DES-EQ-SCOPE-1."""
    return why_not_use(game, seat, TERRASCOPE) or ("" if has(scoutable(game), cell) else "DES-EQ-SCOPE-1")


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


def why_not_speed_up(game: Expedition, seat: i64) -> str:
    """DES-EQ-TIME-1, DES-R-28: in the user's own action phase."""
    return why_not_use(game, seat, THROTTLE) or ("" if in_action_phase(game, seat) else "DES-EQ-TIME-1")


def speed_up(game: Expedition, seat: i64) -> None:
    """DES-EQ-TIME-1, DES-R-28."""
    use_up(game, seat, THROTTLE)
    game.actions += 2
    game.tell(SPED_UP, seat)
