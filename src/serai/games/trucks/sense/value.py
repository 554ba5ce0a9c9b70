"""Les Camions du désert: a seat's share of the victory, by hand-made judgement or by what was learnt."""

from __future__ import annotations

from serai.core.net import Net, chance
from serai.core.vecs import i64
from serai.games.trucks.sense.features import features_of
from serai.games.trucks.sense.standing import log_odds, share_by_lead
from serai.games.trucks.state import Race


def outlook(game: Race, seat: i64, net: Net | None) -> float:
    """By the lead over the best rival; with a net, by odds that it puts right."""
    if net is None:
        return share_by_lead(game, seat)
    return chance(log_odds(game, seat) + net.says(features_of(game, seat)))
