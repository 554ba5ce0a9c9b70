"""Two kinds of player against each other at one table: every deal is played once for every way of seating them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import permutations

from serai.bots import Bot
from serai.core.game import read_seed
from serai.core.rng import Rng, derive
from serai.core.sense import Sense
from serai.core.sets import has, size
from serai.core.state import State
from serai.games import find_game
from serai.sim import Share, share_of


@dataclass(frozen=True)
class Player:
    """A bot with the sense it plays by; a clairvoyant one is shown the true position."""

    name: str
    bot: Bot
    sense: Sense
    clairvoyant: bool = False

    def move(self, state: State, seat: int, rng: Rng) -> int:
        """What it does at a seat."""
        world = state.clone()
        if not self.clairvoyant:
            world.imagine(seat, rng)
        return int(self.bot.choose(world, seat, self.sense, rng))


def seatings(seats: int) -> list[tuple[bool, ...]]:
    """Every way of seating as many of the one as of the other; True is the one."""
    half = [True] * (seats // 2) + [False] * (seats // 2)
    return sorted(set(permutations(half)))


def race(state: State, players: list[Player], rng: Rng) -> tuple[int, int]:
    """Plays to the end: who has won, as a bit mask, and after how many moves."""
    moves = 0
    while (end := state.outcome()) is None:
        seat = next(seat for seat in range(state.seats) if has(state.expected(), seat))
        state.apply(seat, players[seat].move(state, seat, rng), rng)
        moves += 1
    return int(end.winners), moves


@dataclass
class Duel:
    """How the one did against the other."""

    games: int = 0
    won: float = 0.0  # a shared victory counts in shares
    moves: int = 0

    def share(self) -> Share:
        """Of all victories."""
        return share_of(round(self.won), self.games)


def duel(
    game: str, seats: int, games: int, seed: str, one: Player, other: Player,
    tell: Callable[[Duel], None] = lambda found: None,
) -> Duel:  # fmt: skip
    """So many games; each deal as often as there are ways of seating, so that luck in the deal cancels out."""
    played, found, ways = find_game(game), Duel(), seatings(seats)
    options = played.among_bots(played.read_options({}))
    for number in range(games):
        dealt = derive(read_seed(seed), number // len(ways), b"duel")
        seating = ways[number % len(ways)]
        state = played.begin(seats, options, dealt).state
        dice = Rng(*(int.from_bytes(derive(dealt, number, b"dice")[i : i + 4], "little") for i in (0, 4, 8)))
        winners, moves = race(state, [one if seat else other for seat in seating], dice)
        found.won += sum(seat for place, seat in enumerate(seating) if has(winners, place)) / max(size(winners), 1)
        found.games += 1
        found.moves += moves
        tell(found)
    return found
