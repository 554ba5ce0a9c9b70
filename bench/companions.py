"""Writes docs/companions.md: which share of acts and of the adventure bots leave to a slow person, and whether they win.

PYTHONPATH=build/compiled:. .venv/bin/python bench/companions.py --games 200
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from serai.bots import SHY, Bot, Companion, drive, find_bot
from serai.core.levels import Level
from serai.core.match import Match
from serai.core.story import WHAT, WIDTH, Story
from serai.games import find_game
from serai.games.quicksand.state import Track
from serai.games.temple.rules.codes import ACTIVATED, DISCOVERED
from serai.sim import share_of
from serai.sim.matches import thoughts

PAGE = Path(__file__).parent.parent / "docs" / "companions.md"
PERSON = 0  # sits at the first seat
SLOW = {"temple": "search@3000", "quicksand": "greedy@3000"}  # as people play who think about it
TEMPLE: list[dict[str, Any]] = [{}, {"curses": True, "treasures": True}]
LEVELS = (1, 5, 9)
TITLES = {"temple": "Escape", "quicksand": "Quicksand"}
ACTS: list[tuple[str, str, dict[str, Any]]] = [
    ("temple", "base game", {}),
    ("temple", "curses, treasures", {"curses": True, "treasures": True}),
    ("quicksand", "level 5", {"level": 5}),
    ("quicksand", "level 9", {"level": 9}),
]
BOTS = {"companion": "companion@2000", "hurried": "search:250ms@1500"}


class Cell(msgspec.Struct):
    """Some matches of one person with bots."""

    games: int
    won: int = 0
    persons: list[int] = msgspec.field(default_factory=lambda: [0, 0])  # what the person did, by kind
    all: list[int] = msgspec.field(default_factory=lambda: [0, 0])  # and what everybody did
    acts: float = 0.0  # the person's share of all acts, and the least of any match
    least: float = 1.0

    def share(self, kind: int) -> float:
        """Of the person, 0 to 1."""
        return self.persons[kind] / max(1, self.all[kind])


Deeds = list[tuple[int, int, int]]  # seat, kind of deed, how many


def company(seats: int, person: str, others: str, fair: bool = True) -> list[Bot]:
    """A slow one, and the bots of a table, who know where the person sits; else only those who go along know."""
    bots = [find_bot(others) for _ in range(1, seats)]
    for bot in bots:
        if fair or isinstance(bot, Companion):
            bot.people = 1 << PERSON
    return [find_bot(person), *bots]


def measure(name: str, seats: int, others: str, games: int, options: dict[str, Any], fair: bool = True) -> Cell:
    """All matches of a cell."""
    game, cell = find_game(name), Cell(games)
    for number in range(games):
        seed = number.to_bytes(16, "big")
        match = game.begin(seats, game.read_options(options), seed)
        match.state.story = Story()
        bots = company(seats, SLOW[name], others, fair)
        drive(match, bots, game.sense, thoughts(seed), game.manners.pace)
        end = match.outcome()
        cell.won += end is not None and end.winners != 0
        for seat, kind, count in DEEDS[name](match, game.begin(seats, game.read_options(options), seed)):
            cell.all[kind] += count
            cell.persons[kind] += count * (seat == PERSON)
        own = share_of_acts(match)
        cell.acts, cell.least = cell.acts + own / games, min(cell.least, own)
    return cell


def share_of_acts(match: Match) -> float:
    """Of all moves, the person's, 0 to 1."""
    seats = [match.log[i + 1] for i in range(0, len(match.log), 3) if match.log[i + 2] >= 0]
    return seats.count(PERSON) / max(1, len(seats))


def temple_deeds(match: Match, _again: Match) -> Deeds:
    """Rooms discovered, and gems activated."""
    assert match.state.story is not None
    told = match.state.story.events
    found: Deeds = []
    for i in range(0, len(told), WIDTH):
        if told[i + WHAT] == DISCOVERED:
            found.append((int(told[i + 2]), 0, 1))
        elif told[i + WHAT] == ACTIVATED:
            found.append((int(told[i + 2]), 1, int(told[i + 4])))
    return found


def quicksand_deeds(match: Match, again: Match) -> Deeds:
    """Tiles that timers were led on."""
    found: Deeds = []
    track = again.state
    assert isinstance(track, Track)
    for i in range(0, len(match.log), 3):
        before = sum(track.tile)
        again.play(match.log[i], match.log[i + 1], match.log[i + 2])
        found.append((int(match.log[i + 1]), 0, int(sum(track.tile) - before)))
    return found


DEEDS: dict[str, Callable[[Match, Match], Deeds]] = {"temple": temple_deeds, "quicksand": quicksand_deeds}


def row(name: str, seats: int, title: str, level: str, games: int, options: dict[str, Any]) -> str:
    """One line of a table."""
    cell = measure(name, seats, BOTS[level], games, options)
    won = share_of(cell.won, cell.games)
    kinds = range(2) if name == "temple" else range(1)
    shares = " | ".join(f"{100 * cell.share(kind):.0f}" for kind in kinds)
    return f"| {seats} | {title} | {level} | {shares} | {100 / seats:.0f} | {won.in_percent()} |"


def acts_row(name: str, title: str, level: Level, games: int, options: dict[str, Any]) -> str:
    """One line of acts: three bots who leave the person its share, and three who do not."""
    bot = find_game(name).bots[level]
    fair = measure(name, 4, bot, games, options)
    free = measure(name, 4, bot.removesuffix(SHY), games, options, fair=False)
    cells = " | ".join(
        f"{100 * cell.acts:.0f} | {100 * cell.least:.0f} | {share_of(cell.won, cell.games).in_percent()}"
        for cell in (fair, free)
    )
    return f"| {TITLES[name]} | {title} | {level} | `{bot}` | {cells} |"


def page(games: int) -> str:
    """The whole document."""
    temple = [
        row("temple", seats, "curses, treasures" if options else "base game", level, games, options)
        for options in TEMPLE
        for seats in (2, 3, 4, 6)
        for level in ("companion", "hurried")
    ]
    sand = [
        row("quicksand", seats, str(number), level, games, {"level": number})
        for number in LEVELS
        for seats in (2, 3, 4)
        for level in ("companion", "hurried")
    ]
    acts = [
        acts_row(name, title, level, games, options) for name, title, options in ACTS for level in find_game(name).bots
    ]
    return f"""# What companions leave to people

Bots that plan together need two minutes for a temple, and a person who thinks finds nothing left to do. A **companion**
(a level of bots in games that all play together against the clock) helps, and leaves people their share.

- *Escape*: it goes with the nearest person, frees black masks, comes to whoever is stuck, pledges to the gems of the room in
  which people are all but one symbol, votes, and runs home and out with all the others. Rooms, gems and treasures it leaves
  to people, as long as they keep ahead of a slow clock: by it all gems take 280 s, the exit 110 s and the way out 150 s of
  the ten minutes. Behind that clock, or where no person is inside, it plays the plan of the team.
  [`company.py`](../src/serai/games/temple/sense/company.py)
- *Quicksand*: it lets people play the first card for 10 s, and look for 4 s after a timer was turned over. While every
  timer has 12 s of sand it plays what leads timers on least; with less, the best card it sees.
  [`company.py`](../src/serai/games/quicksand/sense/company.py)

A slow person (`{SLOW["temple"]}`, `{SLOW["quicksand"]}`: three seconds from what happens to an act) sits at the first
seat, bots of one level (`{BOTS["companion"]}` or `{BOTS["hurried"]}`) at all the others; {games} matches a line.
The shares are those of the person, in percent; "fair" is what one of so many would have. Victories with Wilson's 95 %
interval.

Where a person plays, bots of every level leave it its share of the acts: of the last twenty it has at least nine tenths
of what a bot has on average, else a bot looks again later, unless the person has not acted for six seconds
([`share.py`](../src/serai/bots/share.py)). Shy ones (`+shy`) besides wait to be asked, as companions do. All follow
calls: "come here" brings the two nearest, "gold mask" the nearest, "gems here" all, "wait for me" and "not yet" make
them wait, and they say what they are about to do (`calls.py` of both games).

Made by `PYTHONPATH=build/compiled:. .venv/bin/python bench/companions.py --games {games}`.

## Acts: one person and three bots of a level

First as it is, then as it would be if bots took what they can: the person's share of all acts and the least of any
match, in percent, and how often they win.

| game | played | level | bots | acts, % | least, % | won, % | acts, % | least, % | won, % |
|---|---|---|---|---:|---:|---:|---:|---:|---:|
{chr(10).join(acts)}

## Escape

| seats | modules | bots | rooms discovered, % | gems activated, % | fair, % | won, % |
|---:|---|---|---:|---:|---:|---:|
{chr(10).join(temple)}

## Quicksand

| seats | level | bots | tiles led on, % | fair, % | won, % |
|---:|---:|---|---:|---:|---:|
{chr(10).join(sand)}
"""


def main() -> None:
    """Plays every line and writes the page."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--games", type=int, default=200, help="matches in each line")
    PAGE.write_text(page(reader.parse_args().games), encoding="utf-8")


if __name__ == "__main__":
    main()
