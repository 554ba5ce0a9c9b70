"""From how often bots win on to how often players do: a fixed curve for each game, fitted by `bench/calibration.py`."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from math import exp, log

import msgspec

from serai.core.pieces import read_pieces

FILE = "chances.toml"


class Scale(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A straight line between log odds; as it stands it changes next to nothing."""

    slope: float = 1.0
    shift: float = 0.0  # of a team; where each plays for itself it would say nothing

    def chances(self, means: list[float], games: float, cooperative: bool) -> list[float]:
        """What each seat may hope for, by what so many continuations brought it on average; never quite 0 or 1."""
        seats = len(means)
        if cooperative:
            return [even(self.slope * odds((mean * games + 0.5) / (games + 1.0)) + self.shift) for mean in means]
        weights = [((mean * games + 1.0 / seats) / (games + 1.0)) ** self.slope for mean in means]
        return [weight / sum(weights) for weight in weights]


@cache
def scale_of(package: str) -> Scale:
    """That of a game; a game without one is believed as it is played on."""
    folder = f"{package}.sense"
    try:
        known = (files(folder) / FILE).is_file()
    except ModuleNotFoundError:  # a game from elsewhere may have its sense in one file, or none
        known = False
    return read_pieces(folder, Scale, FILE) if known else Scale()


def odds(chance: float) -> float:
    """Log odds."""
    return log(chance / (1.0 - chance))


def even(log_odds: float) -> float:
    """And back."""
    return 1.0 / (1.0 + exp(-log_odds))
