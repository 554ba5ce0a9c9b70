"""Le Désert interdit: the team's chance, by hand-made judgement and by what was learnt."""

from __future__ import annotations

from typing import Final

from serai.core.net import Net, chance
from serai.core.vecs import i64
from serai.games.desert.sense.attentive import is_fresh
from serai.games.desert.sense.features import team_features
from serai.games.desert.sense.outlook import log_odds
from serai.games.desert.state import Expedition

PHASES: Final = 6  # that a search looks ahead by hand-made judgement
TURNS: Final = 4  # and with what was learnt


def ahead(net: Net | None) -> i64:
    """How far a search looks ahead, in positions that are judged."""
    return PHASES if net is None else TURNS


def share_of_chance(game: Expedition, net: Net | None) -> float:
    """A seat's share in the chance to win, guessed where a phase begins, or with a net a turn; else -1: no guess."""
    if not is_judged(game, net):
        return -1.0
    odds = log_odds(game)
    if net is not None:
        odds += net.says(team_features(game))
    return chance(odds) / float(game.seats)


def is_judged(game: Expedition, net: Net | None) -> bool:
    """Whether there is a guess here."""
    return is_fresh(game) if net is None else is_turn_start(game)


def is_turn_start(game: Expedition) -> bool:
    """Whether a turn has just begun: what was learnt judges only there."""
    return is_fresh(game) and game.due == 0
