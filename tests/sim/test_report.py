"""Rates are true: lost games count, and an interval is Wilson's."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from serai.core.game import read_seed, write_seed
from serai.core.record import End
from serai.sim import Plan, Report, run, share_of
from serai.sim.report import report
from serai.sim.tally import count_end, nothing

ROOT = Path(__file__).parents[2]


def ended(plan: Plan, *winners: list[int]) -> Report:
    """A report of matches that ended so."""
    tally = nothing(plan)
    for won in winners:
        count_end(tally, plan, End(scores=[0] * plan.seats, winners=won, rule="R"))
    tally.seconds = 1.0
    return report(plan, tally)


def plan_of(game: str, seats: int, games: int, *, rotate: bool = False) -> Plan:
    return Plan(game=game, seats=seats, games=games, seed=bytes(16), bots=["greedy"] * seats, rotate=rotate)


@pytest.mark.parametrize("seats", [1, 3])
def test_lost_games_of_a_team_count(seats: int) -> None:
    won = [list(range(seats))] * 280
    found = ended(plan_of("quicksand", seats, 300), *won, *[[]] * 20)
    assert found.team == share_of(280, 300)
    assert found.bots == []
    assert found.wins == [280] * seats


def test_a_bot_is_measured_by_the_games_that_one_seat_won_alone() -> None:
    found = ended(plan_of("deserto", 2, 4), [0], [0], [1], [0, 1])
    assert found.team is None
    first, second = found.bots
    assert (first.wins, first.shared, first.decided) == (2, 1, share_of(2, 3))
    assert (second.wins, second.shared, second.decided) == (1, 1, share_of(1, 3))
    assert ended(plan_of("deserto", 2, 1), [0, 1]).bots[0].decided is None


def test_a_bot_is_followed_from_seat_to_seat() -> None:
    found = ended(plan_of("deserto", 2, 4, rotate=True), [0], [1], [0], [1])
    assert [bot.wins for bot in found.bots] == [4, 0]
    assert found.wins == [2, 2]


@pytest.mark.parametrize(
    ("count", "of", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (5, 10, 0.2366, 0.7634), (280, 300, 0.8992, 0.9564)],
)
def test_intervals_are_wilsons(count: int, of: int, low: float, high: float) -> None:
    found = share_of(count, of)
    assert found.rate == pytest.approx(count / of, abs=1e-6)
    assert found.low == pytest.approx(low, abs=1e-4)
    assert found.high == pytest.approx(high, abs=1e-4)


def test_a_share_in_percent() -> None:
    assert share_of(280, 300).in_percent() == "93.3 (89.9 to 95.6)"


def test_intervals_are_computed_in_one_place_only() -> None:
    files = [path for folder in ("src", "bench", "scripts") for path in (ROOT / folder).rglob("*.py")]
    files = [path for path in files if "node_modules" not in path.parts and ".venv" not in path.parts]
    assert [path.name for path in files if re.search(r"\b1\.96\b|\b196 ?\*", path.read_text())] == ["shares.py"]


def test_a_report_says_what_is_needed_to_play_it_again() -> None:
    plan = Plan(
        game="quicksand",
        seats=2,
        games=2,
        seed=read_seed("7"),
        bots=["greedy", "random"],
        options={"level": 2},
        rotate=True,
    )
    first = run(plan)
    again = run(
        Plan(
            game=first.game,
            seats=first.seats,
            games=first.games,
            seed=read_seed(first.seed),
            bots=first.players,
            options=first.options,
            rotate=first.rotate,
        )
    )
    assert again.digest == first.digest
    assert (first.seed, first.version, first.options["level"]) == ("7", 1, 2)


@pytest.mark.parametrize("seed", [bytes(16), b"\xff" * 16, (1 << 32).to_bytes(16, "big"), read_seed("2026")])
def test_a_seed_that_is_written_can_be_typed(seed: bytes) -> None:
    assert read_seed(write_seed(seed)) == seed
