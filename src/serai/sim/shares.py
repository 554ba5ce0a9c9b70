"""So many of so many, and how far chance may have moved it: the one place where an interval is computed."""

from __future__ import annotations

from math import sqrt

import msgspec

Z = 1.96  # of a 95 % interval


class Share(msgspec.Struct, frozen=True):
    """A part of a number of games, with Wilson's 95 % interval, which is honest near none and all too."""

    count: int
    of: int
    rate: float
    low: float
    high: float

    def in_percent(self) -> str:
        """Such as 93.3 (89.9 to 95.6)."""
        return f"{100 * self.rate:.1f} ({self.range_in_percent()})"

    def range_in_percent(self) -> str:
        """Such as 89.9 to 95.6."""
        return f"{100 * self.low:.1f} to {100 * self.high:.1f}"


def share_of(count: int, of: int) -> Share:
    """The share of at least one game."""
    rate, z2 = count / of, Z * Z
    middle = (rate + z2 / (2 * of)) / (1 + z2 / of)
    half = Z * sqrt(rate * (1 - rate) / of + z2 / (4 * of * of)) / (1 + z2 / of)
    return Share(count, of, round(rate, 6), round(max(0.0, middle - half), 6), round(min(1.0, middle + half), 6))
