"""Levels of bots: four names that order themselves, the same in every game. What they are and can do, a game says."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal

import msgspec

from serai.core.pieces import read_pieces

Level = Literal["beginner", "skilled", "expert", "master", "companion"]
LEVELS: Final[tuple[Level, ...]] = ("beginner", "skilled", "expert", "master")  # each stronger than the one before
COMPANION: Final[Level] = "companion"  # beside them: a way of helping people, no strength
FILE: Final = "levels.toml"

# What stands behind the @ is the reaction in ms, which counts in real time only.
USUAL: Mapping[Level, str] = {
    "beginner": "search:30@4000",
    "skilled": "search:120@2500",
    "expert": "search:500@1500",
    "master": "search:2000@500",
}
COMPANY: Mapping[Level, str] = {COMPANION: "companion@2000"}  # where people and bots act at the same time, together

# As levels were called before; tables that were kept then still name them.
ONCE: Mapping[str, Level] = {
    "random": "beginner",
    "greedy": "beginner",
    "easy": "skilled",
    "medium": "expert",
    "strong": "master",
}


def level_named(word: str) -> str:
    """A level by its name, or by the one it once had."""
    return ONCE.get(word, word)


class Strength(msgspec.Struct, frozen=True):
    """How well levels play where these options are chosen, as it was measured.

    Together: how often a team of a level wins. Otherwise: how often one of a level wins alone against others of the level
    below, of the games that somebody won alone; the lowest has no figure of its own.
    """

    preset: str  # by which people know these options; empty: by their level
    options: dict[str, Any]  # options that make no difference are left out
    won: dict[Level, list[int | None]]  # percent, by the number of seats, the least first; null: not measured


class Case(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The same as it stands in the file, by the number of seats: won, of how many that count, of how many played."""

    options: dict[str, Any]  # that are not as usual
    won: dict[Level, list[list[int]]]
    preset: str = ""


class Measured(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game's `levels.toml`: what `bench/levels.py` found out, and of which bots."""

    bots: dict[Level, str]
    cases: list[Case]


UNMEASURED: Final = Measured({}, [])


@cache
def measured_of(package: str) -> Measured:
    """What was measured of a game's levels."""
    there = (files(package) / FILE).is_file()
    return read_pieces(package, Measured, FILE) if there else UNMEASURED


def strength_of(case: Case, options: dict[str, Any], same: Collection[Level], cooperative: bool) -> Strength:
    """A case in percent, as far as it is about bots that are still the same; against others, these too."""
    won: dict[Level, list[int | None]] = {
        level: [percent(cell[0], cell[1]) if cell and cell[1] else None for cell in cells]
        for level, cells in case.won.items()
        if level in same and (cooperative or below(level) in same)
    }
    return Strength(case.preset, options, won)


def below(level: Level) -> Level:
    """The level below; of the lowest, itself."""
    return LEVELS[max(0, LEVELS.index(level) - 1)]


def percent(won: int, of: int) -> int:
    """The share of games, rounded."""
    return round(100 * won / of)
