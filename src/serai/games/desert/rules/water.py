"""Le Désert interdit: canteens, wells, and the Water Carrier."""

from __future__ import annotations

from typing import Final

from serai.core.sets import has
from serai.core.vecs import i64, vec
from serai.games.desert.pieces import BOX
from serai.games.desert.rules.codes import WATER_FOUND
from serai.games.desert.rules.turn import spend, why_no_action
from serai.games.desert.state import CARRIER, WELL, Expedition

CANTEENS: Final = vec[i64](BOX.canteens())  # what each adventurer can carry


def room(game: Expedition, seat: i64) -> i64:
    """How much more water a canteen holds."""
    return CANTEENS[game.role[seat]] - game.water[seat]


def fill(game: Expedition, seat: i64, water: i64) -> None:
    """Up to what the canteen holds."""
    gained = min(water, room(game, seat))
    if gained:
        game.water[seat] += gained
        game.tell(WATER_FOUND, seat, gained)


def fill_from_well(game: Expedition, cell: i64) -> None:
    """DES-WELL-1, DES-R-4: two each, for all who stand there."""
    seat: i64
    for seat in range(game.seats):
        if game.pawn[seat] == cell:
            fill(game, seat, 2)


# The Water Carrier


def can_draw_water(game: Expedition, seat: i64) -> bool:
    """DES-ADV-WAT-1, DES-R-24: on an excavated well, with room in the canteen."""
    cell = game.pawn[seat]
    return game.face[cell] == WELL and has(game.excavated, cell) and room(game, seat) > 0


def why_not_draw(game: Expedition, seat: i64) -> str:
    """DES-ADV-WAT-1, DES-R-24; DES-R-49: not into a full canteen."""
    rule = why_no_action(game, seat)
    if rule:
        return rule
    if game.role[seat] != CARRIER:
        return "DES-ADV-WAT-1"
    return "" if can_draw_water(game, seat) else "DES-R-24" if room(game, seat) else "DES-R-49"


def draw_water(game: Expedition, seat: i64) -> None:
    """DES-ADV-WAT-1, DES-R-24."""
    fill(game, seat, 2)
    spend(game)
