"""The desert of the day: its dice and its setup follow from the day and the game alone, so every house has the same."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import TYPE_CHECKING, Any

import msgspec

from serai.core.levels import Level
from serai.core.rng import derive

if TYPE_CHECKING:
    from serai.core.game import Game, Options

EDITION = "serai daily 1"  # another one gives other dice: houses agree as long as they have the same


class Daily(msgspec.Struct, frozen=True, kw_only=True):
    """A setup whose turn comes on some days: one person plays, bots of one level have all other seats."""

    preset: str = ""
    level: int = 0  # instead of a preset, where the game has levels
    seats: int
    bots: Level = "skilled"

    def options(self, game: Game[Any]) -> Options:
        """What is chosen."""
        return (
            game.preset(self.preset) if self.preset else game.read_options({"level": self.level} if self.level else {})
        )


def setups_of(game: Game[Any]) -> Sequence[Daily]:
    """In the order in which days have them: as the game says, else its presets, with as few seats as make company."""
    few = next((seats for seats in game.seats if seats > 1), game.seats[-1])
    return game.manners.daily or [Daily(preset=name, seats=few) for name in game.presets] or [Daily(seats=few)]


def daily_of(day: int, game: Game[Any]) -> Daily:
    """What is played on a day, counted from 1970-01-01 UTC."""
    setups = setups_of(game)
    return setups[day % len(setups)]


def daily_seed(day: int, game: str) -> bytes:
    """The dice of that day."""
    return derive(sha256(f"{EDITION} {game}".encode()).digest(), day, b"daily")


def bot_words(seed: bytes, moment: int, seat: int) -> tuple[int, int, int]:
    """Dice for a bot's decision at a moment of such a match: everybody who plays alike meets the same bots."""
    words = derive(derive(seed, seat, b"daily bot"), moment, b"daily bot")
    return (
        int.from_bytes(words[:4], "little"),
        int.from_bytes(words[4:8], "little"),
        int.from_bytes(words[8:12], "little"),
    )
