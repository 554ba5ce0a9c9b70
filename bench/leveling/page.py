"""docs/levels.md: what levels are and how they order themselves, as it was measured."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from leveling.toml import COMMAND
from serai.core.game import Game
from serai.core.levels import LEVELS, Case, Level, Measured, below
from serai.sim import Share, share_of

GOAL = 0.65  # of the games that somebody wins alone, in a duel with the level below
HEAD = f"""# Levels of bots

Every game has the same four levels: {", ".join(level.capitalize() for level in LEVELS)}. What a level is stands in the
game's folder (`Manners.bots`), as a bot that `serai sim --bots` takes; the names themselves are taken there too. A level
counts its thoughts, not its time, so that it is as strong on a slow machine; whoever needs longer than 1.5 s makes do
with what it has found. A companion stands beside them: a [way of helping](companions.md), no strength.

The figures stand in `levels.toml` in each game's folder. The page says them in a sentence where a table is made, for the
same options and as many players only, and says nothing where nothing was measured.

- *Against each other*: one of a level against others of the level below, moving on by a seat after every game. Counted are
  the games that somebody won alone. The goal is {100 * GOAL:.0f} : {100 - 100 * GOAL:.0f} in a duel.
- *Together*: the same level at every seat. The goal is to win clearly more often than the level below: over all tables that
  were measured of both, intervals that do not touch.

Shares are percent with Wilson's 95 % interval. Made by `{COMMAND}`,
which plays what is missing (`--games` says how many in each cell, `--anew` plays all again)."""


def page(games: Mapping[str, Game[Any]], measured: Mapping[str, Measured]) -> str:
    """The document."""
    lines = [HEAD]
    for name, game in games.items():
        lines += ["", f"## {game.words('en').say('title')}", ""]
        found = measured.get(name)
        if found is None:
            lines.append(f"{named_bots(game.bots)}. **Not measured yet.**")
        else:
            lines += [f"Measured: {named_bots(found.bots)}.", ""]
            lines += together(game, found) if game.cooperative else against(game, found)
    return "\n".join(lines) + "\n"


def named_bots(bots: Mapping[Level, str]) -> str:
    """Which bots the levels are."""
    return ", ".join(f"{level.capitalize()} `{bots[level]}`" for level in LEVELS)


def named(case: Case) -> str:
    """How people know a case."""
    return case.preset or ", ".join(f"{name} {value}" for name, value in case.options.items())


def cells_of(game: Game[Any], case: Case, level: Level) -> Iterator[tuple[int, list[int]]]:
    """What was measured of a level, with its number of seats."""
    yield from ((seats, cell) for seats, cell in zip(game.seats, case.won[level], strict=True) if cell and cell[1])


def against(game: Game[Any], found: Measured) -> list[str]:
    """Each level against the one below."""
    rows = ["| choices | one | against | seats | fair, % | games | won alone, % | goal |"]
    rows.append("|---|---|---|---:|---:|---:|---:|---|")
    for case in found.cases:
        for level in case.won:
            for seats, (won, of, played) in cells_of(game, case, level):
                share = share_of(won, of)
                goal = verdict(share) if seats == 2 else ""
                rows.append(
                    f"| {named(case)} | {level} | {below(level)} | {seats} | {100 / seats:.0f} | {played} |"
                    f" {share.in_percent()} | {goal} |"
                )
    return rows


def verdict(share: Share) -> str:
    """Whether a duel is won often enough, and whether that may be chance."""
    if share.rate < GOAL:
        return "**not reached**"
    return "reached" if share.low >= GOAL else "reached, may be chance"


def together(game: Game[Any], found: Measured) -> list[str]:
    """What teams win, and whether that grows."""
    rows = ["| choices | seats | games | " + " | ".join(f"{level}, %" for level in LEVELS) + " |"]
    rows.append("|---|---:|---:|" + "---:|" * len(LEVELS))
    for case in found.cases:
        for place, seats in enumerate(game.seats):
            cells = [case.won[level][place] for level in LEVELS]
            if any(cells):
                games = max(cell[2] for cell in cells if cell)
                shares = [share_of(*cell[:2]).in_percent() if cell else "" for cell in cells]
                rows.append(f"| {named(case)} | {seats} | {games} | {' | '.join(shares)} |")
    return [*rows, "", *(step(found, level) for level in LEVELS[1:])]


def step(found: Measured, level: Level) -> str:
    """A level beside the one below, over all tables that were measured of both."""
    both = [
        (mine, theirs)
        for case in found.cases
        for mine, theirs in zip(case.won[level], case.won[below(level)], strict=True)
        if mine and theirs
    ]
    if not both:
        return f"- {level.capitalize()} beside {below(level)}: not measured."
    mine, theirs = (share_of(sum(p[i][0] for p in both), sum(p[i][1] for p in both)) for i in (0, 1))
    clearly = "clearly more often" if mine.low > theirs.high else "**not clearly more often**"
    return (
        f"- {level.capitalize()} wins {mine.in_percent()} %, {below(level)} {theirs.in_percent()} %, over {len(both)} tables:"
        f" {clearly}."
    )
