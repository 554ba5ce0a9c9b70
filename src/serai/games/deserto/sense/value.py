"""Deserto: a seat's share of the victory, by hand-made judgement and by what was learnt."""

from __future__ import annotations

from serai.core.net import Net, chance
from serai.core.vecs import i64
from serai.games.deserto.sense.features import features_of
from serai.games.deserto.sense.odds import log_odds
from serai.games.deserto.state import Square


def outlook(game: Square, seat: i64, net: Net | None) -> float:
    """The hand-made odds, put right by a net where there is one."""
    odds = log_odds(game, seat)
    if net is not None:
        odds += net.says(features_of(game, seat))
    return chance(odds)
