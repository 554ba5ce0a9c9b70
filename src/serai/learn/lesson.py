"""What is to be learnt: enough to do it again."""

from __future__ import annotations

from typing import Any

import msgspec

from serai.core.errors import OutOfRange, Unknown
from serai.core.game import Game, check_seats, write_seed
from serai.core.rng import derive
from serai.games import find_game
from serai.sim import Plan

UNITS = (32, 16)  # of the net, unless said otherwise
LEAST = 10  # matches, so that some can be held out


class Lesson(msgspec.Struct, frozen=True, kw_only=True):
    """So many generations of so many matches of a game; everything follows from the seed."""

    game: str
    games: int  # a generation
    generations: int
    seed: bytes
    bot: str  # who plays, at every seat
    seats: list[int]  # tables in turn, and for each of them
    presets: list[str]  # the sets of choices in turn; none: the usual ones
    units: tuple[int, ...] = UNITS  # of the net, layer by layer

    def check(self) -> None:
        """Refuses what cannot be learnt, before anything is played."""
        game = self.the_game()
        for name, number, least in (("--games", self.games, LEAST), ("--generations", self.generations, 1)):
            if number < least:
                raise OutOfRange("bad-number", name=name, least=least, number=number)
        if len(self.units) != len(UNITS) or min(self.units) < 1:
            raise OutOfRange("bad-units", units=",".join(map(str, self.units)))
        for seats in self.seats:
            check_seats(game, seats)
        for number in range(len(self.seats) * max(1, len(self.presets))):
            self.plan(0, number).check()
        if inputs_of(game) == 0:
            raise Unknown("nothing-to-learn", game=self.game)

    def the_game(self) -> Game[Any]:
        """The game itself."""
        return find_game(self.game)

    def plan(self, generation: int, number: int) -> Plan:
        """The table of one match, and its dice."""
        seats = self.seats[number % len(self.seats)]
        preset = self.presets[number // len(self.seats) % len(self.presets)] if self.presets else None
        return Plan(
            game=self.game,
            seats=seats,
            games=self.games,
            seed=derive(self.seed, generation, b"generation"),
            bots=[self.bot] * seats,
            options=msgspec.to_builtins(self.the_game().preset(preset)) if preset else {},
        )

    def command(self) -> str:
        """How to learn the same again."""
        presets = f" --presets {','.join(self.presets)}" if self.presets else ""
        units = "" if self.units == UNITS else f" --units {','.join(map(str, self.units))}"
        return (
            f"serai train {self.game} --games {self.games} --generations {self.generations}"
            f" --bot {self.bot} --seats {','.join(map(str, self.seats))}{presets}{units} --seed {write_seed(self.seed)}"
        )


def inputs_of(game: Game[Any]) -> int:
    """How many features the game's sense has; 0 where there is nothing to learn."""
    match = game.begin(game.seats[0], game.among_bots(game.read_options({})), bytes(16))
    return len(game.sense.features(match.state, 0))
