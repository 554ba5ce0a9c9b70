"""How far apart the kinds of player are: hunch, greedy, search, search that sees what is hidden, learned search.

    python bench/anchors.py deserto --ms 10 --games 400 --into docs/deserto-bots.md

Every search has the same time for a decision. `learned` is the search that players meet; `search` is the one before
anything was learnt, and `clairvoyant` the same with open cards. The text of the document above its table stays, and so
do the rows that the table has; the others are played and written one by one, so that a run can be stopped and gone on
with.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from time import monotonic

from duel import Player, duel
from serai.bots import Bot, Greedy, Searching
from serai.bots.bot import CHUNK
from serai.bots.search import Search
from serai.core.rng import Rng
from serai.core.sense import NO_SENSE, Sense
from serai.core.state import State
from serai.games import find_game

HEAD = "| one | against | seats | ms | games | won by the one | moves a game |"
LINE = "|---|---|--:|--:|--:|--:|--:|"
PAIRS = "greedy/hunch,search/hunch,search/greedy,clairvoyant/search,learned/greedy,learned/search"


class ByHunch(Bot):
    """Does what it would do without thought."""

    def choose(self, world: State, seat: int, sense: Sense, rng: Rng, pace: int = 0) -> int:
        """The hunch."""
        return int(sense.hunch(world, seat, rng))


class OpenSearch(Search):
    """The same search with open hands and an open draw pile."""

    def world(self) -> State:
        """The true one."""
        return self.root.clone()


class Clairvoyant(Bot):
    """Searches with everything on view."""

    def __init__(self, milliseconds: int) -> None:
        super().__init__("clairvoyant", 0)
        self.seconds = milliseconds / 1000

    def choose(self, world: State, seat: int, sense: Sense, rng: Rng, pace: int = 0) -> int:
        """As `Searching` does."""
        moves = world.legal(seat)
        if len(moves) == 1:
            return int(moves[0])
        deadline, search = monotonic() + self.seconds, OpenSearch(world, seat, sense, rng)
        search.think(CHUNK)
        while monotonic() < deadline:
            search.think(CHUNK)
        return int(search.best())


def unlearned(game: str) -> Sense:
    """What bots knew before: in Deserto nothing, so that every imagined game is played to its end by chance."""
    return NO_SENSE if game == "deserto" else find_game(game).sense.learnt(None)


def player(name: str, game: str, milliseconds: int) -> Player:
    """A kind of player by its name."""
    sense = find_game(game).sense
    if name == "hunch":
        return Player(name, ByHunch(name, 0), sense)
    if name == "greedy":
        return Player(name, Greedy(), sense)
    if name == "clairvoyant":
        return Player(name, Clairvoyant(milliseconds), unlearned(game), clairvoyant=True)
    return Player(name, Searching(name, 0, milliseconds), sense if name == "learned" else unlearned(game))


def main() -> None:
    """Plays what the table lacks and writes the document after every row."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--pairs", default=PAIRS)
    parser.add_argument("--seats", default="2,4")
    parser.add_argument("--ms", type=int, default=10)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", default="17")
    parser.add_argument("--into", type=Path, required=True)
    asked = parser.parse_args()
    for pair in asked.pairs.split(","):
        for seats in map(int, asked.seats.split(",")):
            one, other = pair.split("/")
            start = f"| {one} | {other} | {seats} | {asked.ms} | {asked.games} |"
            text = asked.into.read_text() if asked.into.exists() else ""
            if start in text:
                continue
            players = [player(name, asked.game, asked.ms) for name in (one, other)]
            found = duel(asked.game, seats, asked.games, asked.seed, players[0], players[1])
            if HEAD not in text:
                text += f"{HEAD}\n{LINE}\n"
            row = f"{start} {found.share().in_percent()} | {found.moves / found.games:.0f} |"
            asked.into.write_text(f"{text}{row}\n")


if __name__ == "__main__":
    main()
