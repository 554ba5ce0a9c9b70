"""Deserto: giving a card away."""

from __future__ import annotations

from serai.core.vecs import i64
from serai.games.deserto.rules.codes import GIVEN
from serai.games.deserto.state import Square


def give_away(game: Square, seat: i64, card: i64) -> None:
    """DST-GIVE-1, DST-GIVE-2: the previous player counts it as won. Any card can be given: DST-GIVE-3."""
    to = seat - 1 if seat else game.seats - 1
    game.won[to] += 1
    game.tell(GIVEN, seat, card, to)
