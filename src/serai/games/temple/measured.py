"""Escape: how often beginners win, as it was measured: every preset, and what each module costs them.

The figures stand in `measured.toml`, which `bench/temple_measures.py` writes and nobody else.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from typing import Annotated, Any

from msgspec import Meta

from serai.core.choosing import Odds, odds
from serai.core.pieces import read_pieces
from serai.games.temple.pieces import Closed

FILE = "measured.toml"
BASE = "base"  # what it costs before any module comes
COUNTED = ("quests", "traps", "chrono")  # modules that are dearer the more rooms they bring

Share = Annotated[float, Meta(ge=0, le=1)]
BySeats = Annotated[list[float], Meta(min_length=6, max_length=6)]


class Fresh(Closed, frozen=True):
    """A set that had no part in the fit, as it was played."""

    seats: Annotated[int, Meta(ge=1, le=6)]
    won: Share
    options: dict[str, Any]


class Measured(Closed, frozen=True):
    """What was measured; lists have a figure for each number of seats from one to six."""

    digest: str  # of all that follows, so that nobody mends a figure by hand
    bot: str  # who sat at every seat
    games: int  # in each cell of a preset
    presets: dict[str, BySeats]  # the share of matches won
    costs: dict[str, BySeats]  # what is added to the logarithm of the odds
    fresh: list[Fresh]

    def odds_of(self, preset: str) -> list[Odds]:
        """How hard a preset is for one player, two, and so on."""
        return [odds(won) for won in self.presets[preset]]

    def guess(self, options: Mapping[str, Any], seats: int) -> float:
        """How often beginners may win a set that nobody has played: its parts, added up."""
        sum_ = sum(number * self.costs[part][seats - 1] for part, number in parts_of(options).items())
        return 1 / (1 + exp(-sum_))


def parts_of(options: Mapping[str, Any]) -> dict[str, int]:
    """What a set consists of, each part so many times."""
    return {BASE: 1, **dict(part_of(name, value) for name, value in options.items() if value not in (0, False, "none"))}


def part_of(name: str, value: Any) -> tuple[str, int]:
    """A part of a set; of the calendar each side is one."""
    if name in COUNTED:
        return name, int(value)
    return (f"{name}-{value}", 1) if name == "calendar" else (name, 1)


MEASURED = read_pieces("serai.games.temple", Measured, FILE)
