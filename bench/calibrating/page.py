"""The page on chances: tables, plots, and for whom they are meant."""

from __future__ import annotations

from calibrating.reliability import BINS, Verdict
from calibrating.samples import GAMES, POSITIONS, TABLES
from serai.bots.chance import REACTIONS
from serai.core.scale import Scale
from serai.games import find_game

Told = dict[str, tuple[Scale, Verdict]]


def title(game: str) -> str:
    return find_game(game).words("en").say("title")


def page(told: Told, games: int) -> str:
    """The whole document."""
    reactions = ", ".join(f"{reaction / 1000:g}" for reaction in REACTIONS)
    return f"""# Are the chances in replays true?

The curve of a replay says how likely each seat, or the team, is to win **as middling players go on from there**: bots that
can play go on from a position again and again ([chance.py](../src/serai/bots/chance.py)), knowing only what lies open. In
Escape and Quicksand they play as the greedy bot does, slips included, at the tempo of those who played: the reaction with
which bots act as often as they did in the whole record, a little quicker and slower in turn ({reactions} s before eight acts);
in Le Désert interdit they go some turns on by hunch, and the game's own value judges the position there; in Desert Trucks and
Deserto they look one move ahead, with any move at all one time in four. What they find goes through the scale of the game, a
straight line between log odds with two numbers (`sense/chances.toml`), which was fitted to the games of those in the table
below. At the end of a game the curve is the truth. Who plays much better or worse than they do wins more or less often than
the curve says.

Where the chance turns from one entry to the next and longer looks confirm it, that is a key moment; where the line rises or
falls by 20 points or more within a few looks, that is a smaller mark. Both are told in words: what happened and how it stands
since (`Look.turned` of each game). Key moments are also called well played, or not, and lucky or unlucky: "well played" is what
leads to more than these players would have reached on average.

Below, half of the games are judged by a scale fitted to the other half, and the other way round. A chance is true when of
all positions with 30 % three in ten are won. The Brier score is the mean squared distance between the chance shown and what
came (it cannot be 0 where dice fall); skill is how much of the base rate's score it saves: who always says the share of
victories has a skill of 0. "Won" counts all seats of a game in which each plays for itself, so that it is one by the number
of seats.

{overview(told)}

{plots(told)}

## Reliability, by what was shown

Positions, the chance shown on average → the share of victories that came. Positions of one game end alike, so that a bin of
few games may well be off.

{bins(told)}

## Who played

{players()}

Made by `PYTHONPATH=build/compiled .venv/bin/python bench/calibration.py --games {games}`: {games} games of
each; {POSITIONS} positions of each before its end, {GAMES} continuations of each position. The command writes
scales, plots and this page; a value or a bot that has changed asks for it.

## What a curve does beside

[looks.py](../src/serai/server/looks.py): a net of positions that becomes finer where the chance changes, straight lines
between them; neighbours that differ by no more than chance explains are averaged. Continuations of all positions share their
luck. A **key moment** is an entry by which the chance of who made it changed by 15 points or more, in four times as many
continuations from both sides, and by more than two standard errors; what does not stand that is no key moment.
"""


def overview(told: Told) -> str:
    head = f"| game | games | won | Brier score | of the base rate | skill | slope | shift |\n|---|{'---:|' * 7}"
    rows = [
        f"| {title(game)} | {found.games} | {100 * found.base:.0f} % | {found.brier:.3f} | {found.brier_of_base:.3f} | "
        f"{100 * found.skill:.0f} % | {scale.slope} | {scale.shift if find_game(game).cooperative else '-'} |"
        for game, (scale, found) in told.items()
    ]
    return "\n".join([head, *rows])


def plots(told: Told) -> str:
    return "\n".join(f"![{title(game)}: chances shown and games won](pictures/chances-{game}.svg)" for game in told)


def bins(told: Told) -> str:
    head = f"| shown | {' | '.join(title(game) for game in told)} |\n|---|{'---|' * len(told)}"
    rows = [
        f"| {100 * number // BINS} to {100 * (number + 1) // BINS} % | "
        + " | ".join(cell(found, number) for _, found in told.values())
        + " |"
        for number in range(BINS)
    ]
    return "\n".join([head, *rows])


def cell(found: Verdict, number: int) -> str:
    one = found.bins[number]
    return "-" if one is None else f"{one.count}: {100 * one.said:.0f} → {100 * one.came:.0f} %"


def players() -> str:
    """The tables, in words."""
    head = "| game | seats | who | options |\n|---|---|---|---|"
    rows = [
        f"| {title(game)} | {', '.join(map(str, tables.seats))} | "
        f"{', '.join(f'`{level}`' for level in tables.levels)}, {sitting(game)} | {options(tables.names)} |"
        for game, tables in TABLES.items()
    ]
    return "\n".join([head, *rows])


def sitting(game: str) -> str:
    return "one for all seats" if find_game(game).cooperative else "by lot for each seat"


def options(names: list[str]) -> str:
    return ", ".join(names) or "as usual"
