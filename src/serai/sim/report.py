"""What many matches add up to."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from serai.core.build import is_game_compiled
from serai.core.game import write_seed
from serai.core.record import End
from serai.sim.plan import Plan
from serai.sim.shares import Share, share_of


class BotResult(msgspec.Struct, frozen=True):
    """How one of the named bots did, wherever it sat, where each plays for itself."""

    bot: str
    games: int
    wins: int  # alone
    shared: int  # victories shared with others
    decided: Share | None  # won alone, of the games that somebody won alone; none where there were none


class Report(msgspec.Struct, frozen=True):
    """The figures of a simulation, with all that is needed to play it again."""

    game: str
    version: int  # of the rules
    seats: int
    options: dict[str, Any]
    seed: str
    players: list[str]  # a bot for each seat
    rotate: bool  # whether they moved on by a seat after every match
    games: int
    moves: int
    seconds: float
    moves_per_second: float
    compiled: bool
    outcomes: dict[str, int]
    scores: list[float]
    wins: list[int]
    team: Share | None  # co-operative games: won, of all that were played
    bots: list[BotResult]  # of the other games, as the plan lists them
    digest: str


def report(plan: Plan, played: list[tuple[int, End]], seconds: float, digest: str) -> Report:
    """Adds up the ends of all matches."""
    game = plan.the_game()
    ends = [end for _, end in played]
    moves = sum(count for count, _ in played)
    return Report(
        game=plan.game,
        version=game.version,
        seats=plan.seats,
        options=msgspec.to_builtins(plan.the_options()),
        seed=write_seed(plan.seed),
        players=plan.bots,
        rotate=plan.rotate,
        games=plan.games,
        moves=moves,
        seconds=round(seconds, 6),
        moves_per_second=round(moves / seconds, 1),
        compiled=is_game_compiled(game.package),
        outcomes=dict(sorted(Counter(end.rule for end in ends).items())),
        scores=[round(sum(end.scores[seat] for end in ends) / len(ends), 4) for seat in range(plan.seats)],
        wins=[sum(seat in end.winners for end in ends) for seat in range(plan.seats)],
        team=share_of(sum(bool(end.winners) for end in ends), len(ends)) if game.cooperative else None,
        bots=[] if game.cooperative else [result_of(place, plan, ends) for place in range(plan.seats)],
        digest=digest,
    )


def result_of(place: int, plan: Plan, ends: list[End]) -> BotResult:
    """One bot of the plan's list, followed from seat to seat."""
    seats = [(place + (number if plan.rotate else 0)) % plan.seats for number in range(len(ends))]
    wins = sum(end.winners == [seat] for seat, end in zip(seats, ends, strict=True))
    shared = sum(seat in end.winners and len(end.winners) > 1 for seat, end in zip(seats, ends, strict=True))
    decided = sum(len(end.winners) == 1 for end in ends)
    return BotResult(plan.bots[place], len(ends), wins, shared, share_of(wins, decided) if decided else None)
