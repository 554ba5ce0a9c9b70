"""What is to be played: enough for any process to play its part."""

from __future__ import annotations

from typing import Any

import msgspec

from serai.bots import Bot, find_bot
from serai.core.errors import OutOfRange
from serai.core.game import Game, Options, check_seats
from serai.core.rng import derive
from serai.games import find_game


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """So many matches of a game by these bots; everything follows from the seed."""

    game: str
    seats: int
    games: int
    seed: bytes
    bots: list[str]  # one per seat
    options: dict[str, Any] = {}
    rotate: bool = False  # whether the bots move on by a seat from match to match

    def check(self) -> None:
        """Refuses what cannot be played, before anything is."""
        check_seats(self.the_game(), self.seats)
        if self.games < 1:
            raise OutOfRange("bad-number", name="--games", least=1, number=self.games)
        if len(self.bots) != self.seats:
            raise OutOfRange("bad-bots", bots=len(self.bots), seats=self.seats)
        self.bots_at(0)
        self.the_game().begin(self.seats, self.the_options(), self.seed)  # the setup may refuse an option too

    def the_game(self) -> Game[Any]:
        """The game itself."""
        return find_game(self.game)

    def the_options(self) -> Options:
        """The options, checked, as bots play."""
        return self.the_game().among_bots(self.the_game().read_options(self.options))

    def seed_of(self, number: int) -> bytes:
        """The seed of one match."""
        return derive(self.seed, number, b"match")

    def names_at(self, number: int) -> list[str]:
        """Who sits where in one match."""
        shift = number % self.seats if self.rotate else 0
        return [self.bots[(seat - shift) % self.seats] for seat in range(self.seats)]

    def bots_at(self, number: int) -> list[Bot]:
        """The bots of one match, by seat."""
        levels = self.the_game().bots
        return [find_bot(name, levels) for name in self.names_at(number)]


def for_every_seat(names: list[str], seats: int) -> list[str]:
    """One bot name stands for all seats."""
    return names * seats if len(names) == 1 else names
