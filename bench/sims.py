"""What a crew costs: one process, a pool of two and Ray with two, taking turns at the same plans in one run.

PYTHONPATH=build/compiled .venv/bin/python bench/sims.py            about a minute
PYTHONPATH=build/compiled .venv/bin/python bench/sims.py --rounds 3 a quick look
"""

from __future__ import annotations

import argparse
import sys
from statistics import median
from subprocess import Popen
from time import perf_counter
from typing import Any

from serai.core.game import read_seed
from serai.sim import Plan, on_ray
from serai.sim.crew import Crew, Here
from serai.sim.pool import Pool
from serai.sim.run import play
from serai.sim.tally import nothing

PLANS = {
    "deserto, random, 20,000 matches": ("random", 20_000),
    "deserto, search:20, 100 matches": ("search:20", 100),
}


def main() -> None:
    """Rounds in turns, every second one backwards; the first is for warming up."""
    parser = argparse.ArgumentParser(description="Measures one process, a pool and Ray.")
    parser.add_argument("--rounds", type=int, default=5, help="rounds that count (5)")
    wanted = parser.parse_args()
    began = perf_counter()
    on_ray.Popen = in_our_session  # type: ignore[attr-defined,assignment]
    ray = on_ray.OnRay("ray")
    print(f"Ray came up in {perf_counter() - began:.1f} s, {ray.hands} hands")
    crews: dict[str, Crew] = {"one process": Here(), "pool": Pool(ray.hands), "Ray": ray}
    try:
        for name, (bots, games) in PLANS.items():
            plan = Plan(game="deserto", seats=2, games=games, seed=read_seed("1"), bots=[bots] * 2)
            show(name, measure(plan, crews, wanted.rounds))
    finally:
        for crew in crews.values():
            crew.close()
    ray.wait(60)


def in_our_session(*call: Any, **wishes: Any) -> Popen[bytes]:
    """A busy Linux shares its cores out by session: one of its own would have Ray win by that alone."""
    return Popen(*call, **{**wishes, "start_new_session": False})


def measure(plan: Plan, crews: dict[str, Crew], rounds: int) -> dict[str, list[float]]:
    """Seconds by crew, round by round; the digests must be the same."""
    seconds: dict[str, list[float]] = {name: [] for name in crews}
    digests = set()
    for number in range(rounds + 1):
        print(f"\r  round {number} of {rounds}", end="", file=sys.stderr)
        for name in list(crews) if number % 2 else reversed(list(crews)):
            tally = nothing(plan)
            play(plan, crews[name], tally, plan.games)
            digests.add(tally.digest())
            if number:
                seconds[name].append(tally.seconds)
    print(file=sys.stderr)
    assert len(digests) == 1
    return seconds


def show(name: str, seconds: dict[str, list[float]]) -> None:
    """Medians, and medians of the ratios within rounds."""
    alone, pool, ray = seconds.values()
    print(f"{name}: " + ", ".join(f"{crew} {median(found):.2f} s" for crew, found in seconds.items()))
    for text, ours, theirs in (("pool faster than one process", alone, pool), ("Ray faster than the pool", pool, ray)):
        print(f"  {text}: {median(a / b for a, b in zip(ours, theirs, strict=True)):.2f} x")


if __name__ == "__main__":
    main()
