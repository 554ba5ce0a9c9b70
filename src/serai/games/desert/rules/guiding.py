"""Le Désert interdit: the Navigator leads others."""

from __future__ import annotations

from serai.core.vecs import i64
from serai.games.desert.rules.codes import GUIDED
from serai.games.desert.rules.turn import spend
from serai.games.desert.rules.walking import ride_along
from serai.games.desert.state import CLIMBER, NO_SEAT, Expedition


def lead(game: Expedition, other: i64, cell: i64, passenger: i64) -> None:
    """DES-ADV-NAV-1, DES-R-45; the Climber goes step by step, for she may change passengers: DES-R-46."""
    game.tell(GUIDED, other, game.turn, cell, game.pawn[other])
    ride_along(game, other, cell, passenger)
    game.pawn[other] = cell
    if game.role[other] != CLIMBER:
        spend(game)
        return
    if game.guided == NO_SEAT:
        spend(game)
        game.guided = other
        game.steps = 3
    game.steps -= 1
    if game.steps == 0:
        halt(game)


def halt(game: Expedition) -> None:
    """DES-ADV-NAV-1: fewer than three steps are enough."""
    game.guided = NO_SEAT
    game.steps = 0
