"""What many matches add up to."""

from __future__ import annotations

from typing import Any

import msgspec

from serai.core.build import is_game_compiled
from serai.core.game import write_seed
from serai.sim.plan import Plan
from serai.sim.shares import Share, share_of
from serai.sim.tally import Tally


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
    planned: int  # matches of the whole plan
    games: int  # matches that were played
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
    part: Tally | None  # of less than the whole plan: what the rest can be added to


def report(plan: Plan, tally: Tally) -> Report:
    """The figures of at least one match."""
    game = plan.the_game()
    return Report(
        game=plan.game,
        version=game.version,
        seats=plan.seats,
        options=msgspec.to_builtins(plan.the_options()),
        seed=write_seed(plan.seed),
        players=plan.bots,
        rotate=plan.rotate,
        planned=plan.games,
        games=tally.games,
        moves=tally.moves,
        seconds=round(tally.seconds, 6),
        moves_per_second=round(tally.moves / tally.seconds, 1),
        compiled=is_game_compiled(game.package),
        outcomes=dict(sorted(tally.outcomes.items())),
        scores=[round(score / tally.games, 4) for score in tally.scores],
        wins=tally.wins,
        team=share_of(tally.won, tally.games) if game.cooperative else None,
        bots=[] if game.cooperative else [result_of(place, plan, tally) for place in range(plan.seats)],
        digest=tally.digest(),
        part=tally if tally.games < plan.games else None,
    )


def result_of(place: int, plan: Plan, tally: Tally) -> BotResult:
    """One bot of the plan's list, wherever it sat."""
    wins, shared = tally.alone[place], tally.shared[place]
    decided = share_of(wins, tally.decided) if tally.decided else None
    return BotResult(plan.bots[place], tally.games, wins, shared, decided)
