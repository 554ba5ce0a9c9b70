"""What many matches add up to."""

from __future__ import annotations

from collections import Counter
from math import sqrt

import msgspec

from serai.core.build import is_game_compiled
from serai.core.record import End
from serai.sim.plan import Plan


class BotResult(msgspec.Struct, frozen=True):
    """How one of the named bots did, wherever it sat."""

    bot: str
    games: int
    wins: int  # alone
    shared: int  # victories shared with others
    decided_rate: float | None  # wins alone among the games that somebody won alone
    margin: float | None  # half the width of its 95 % interval


class Report(msgspec.Struct, frozen=True):
    """The figures of a simulation."""

    game: str
    seats: int
    games: int
    moves: int
    seconds: float
    moves_per_second: float
    compiled: bool
    outcomes: dict[str, int]
    scores: list[float]
    wins: list[int]
    bots: list[BotResult]
    digest: str


def report(plan: Plan, played: list[tuple[int, End]], seconds: float, digest: str) -> Report:
    """Adds up the ends of all matches."""
    ends = [end for _, end in played]
    moves = sum(count for count, _ in played)
    return Report(
        game=plan.game,
        seats=plan.seats,
        games=plan.games,
        moves=moves,
        seconds=round(seconds, 6),
        moves_per_second=round(moves / seconds, 1),
        compiled=is_game_compiled(plan.the_game().package),
        outcomes=dict(sorted(Counter(end.rule for end in ends).items())),
        scores=[round(sum(end.scores[seat] for end in ends) / len(ends), 4) for seat in range(plan.seats)],
        wins=[sum(seat in end.winners for end in ends) for seat in range(plan.seats)],
        bots=[result_of(place, plan, ends) for place in range(plan.seats)],
        digest=digest,
    )


def result_of(place: int, plan: Plan, ends: list[End]) -> BotResult:
    """One bot of the plan's list, followed from seat to seat."""
    seats = [(place + (number if plan.rotate else 0)) % plan.seats for number in range(len(ends))]
    wins = sum(end.winners == [seat] for seat, end in zip(seats, ends, strict=True))
    shared = sum(seat in end.winners and len(end.winners) > 1 for seat, end in zip(seats, ends, strict=True))
    decided = sum(len(end.winners) == 1 for end in ends)
    if not decided:
        return BotResult(plan.bots[place], len(ends), wins, shared, None, None)
    rate = wins / decided
    return BotResult(
        plan.bots[place], len(ends), wins, shared, round(rate, 4), round(1.96 * sqrt(rate * (1 - rate) / decided), 4)
    )
