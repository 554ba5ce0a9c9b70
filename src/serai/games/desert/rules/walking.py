"""Le Désert interdit: a pawn walks, and who goes along."""

from __future__ import annotations

from serai.core.sets import only
from serai.core.vecs import i64
from serai.games.desert.rules.board import pawns_on
from serai.games.desert.rules.codes import NO_PASSENGER, RIDDEN, WALKED
from serai.games.desert.rules.turn import spend
from serai.games.desert.state import Expedition


def walk_to(game: Expedition, seat: i64, cell: i64, passenger: i64) -> None:
    """DES-MOVE-1; DES-ADV-CLI-2: the Climber may take somebody along."""
    game.tell(WALKED, seat, cell, game.pawn[seat])
    ride_along(game, seat, cell, passenger)
    game.pawn[seat] = cell
    spend(game)


def ride_along(game: Expedition, by: i64, cell: i64, passenger: i64) -> None:
    if passenger != NO_PASSENGER:
        game.tell(RIDDEN, passenger, by, cell, game.pawn[passenger])
        game.pawn[passenger] = cell


def companions(game: Expedition, seat: i64) -> i64:
    """The others on a seat's tile."""
    return pawns_on(game, game.pawn[seat]) & ~only(seat)
