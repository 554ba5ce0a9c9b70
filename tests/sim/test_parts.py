"""Parts: small ones first, never many at once, added up in order whatever order they come in."""

from __future__ import annotations

import pytest

from serai.core.errors import SeraiError
from serai.sim import run
from serai.sim.crew import IN_HAND, Here
from serai.sim.run import AHEAD, PART_SECONDS, next_size, play
from serai.sim.tally import Tally, nothing, play_part
from tests.sim.plans import LastFirst, plan_of


@pytest.mark.parametrize("cut", [0, 1, 4, 7])
def test_two_parts_that_meet_are_as_one(cut: int) -> None:
    plan = plan_of(7)
    whole, tally = play_part(plan, 0, 7), play_part(plan, 0, cut)
    tally.add(play_part(plan, cut, 7))
    tally.seconds = whole.seconds
    assert tally == whole
    assert tally.digest() == run(plan).digest


def test_the_digest_does_not_depend_on_who_is_done_first() -> None:
    plan, crew = plan_of(300), LastFirst(3)
    tally = nothing(plan)
    play(plan, crew, tally, plan.games)
    assert tally.digest() == run(plan).digest
    assert crew.most <= IN_HAND * crew.hands


class FirstFirst(LastFirst):
    def take(self, patience: float) -> Tally | None:
        return play_part(*self.given.popleft()) if self.given else None


def test_the_first_progress_comes_after_the_first_match_and_parts_grow() -> None:
    plan, crew, told = plan_of(200), FirstFirst(1), list[int]()
    play(plan, crew, nothing(plan), plan.games, told.append)
    assert crew.sizes[0] == 1
    assert max(crew.sizes) > 4
    assert told[0] == 1
    assert told[-1] == plan.games


def test_a_part_is_as_long_as_its_time_allows_and_never_more_than_doubles() -> None:
    def part(games: int, seconds: float) -> Tally:
        tally = nothing(plan_of(games))
        tally.stop, tally.seconds = games, seconds
        return tally

    assert next_size(part(4, 0.0)) == 8
    assert next_size(part(1, 100 * PART_SECONDS)) == 1
    assert next_size(part(10, PART_SECONDS)) == 10
    assert next_size(part(10, 2 * PART_SECONDS)) == 5


class FirstNeverComes(LastFirst):
    """Plays everything but what comes first."""

    def take(self, patience: float) -> Tally | None:
        found = [part for part in self.given if part[1] > 0]
        if not found:
            return None
        self.given.remove(found[0])
        return play_part(*found[0])


def test_what_waits_for_a_slow_match_is_bounded() -> None:
    plan, crew, rounds = plan_of(10_000), FirstNeverComes(1), iter(range(200))
    tally = nothing(plan)
    play(plan, crew, tally, plan.games, stopped=lambda: next(rounds, None) is None)
    assert tally.games == 0
    assert len(crew.sizes) <= (AHEAD + IN_HAND) * crew.hands


def test_what_was_played_counts_when_it_is_stopped_or_its_crew_fails() -> None:
    plan, told = plan_of(50), list[int]()
    tally = nothing(plan)
    play(plan, Here(), tally, plan.games, told.append, lambda: len(told) >= 2)
    assert 0 < tally.games < plan.games
    assert tally.digest() == play_part(plan, 0, tally.games).digest()
    before = tally.games

    class Failing(Here):
        def take(self, patience: float) -> Tally | None:
            if tally.games > before:
                raise SeraiError("ray-gone")
            return super().take(patience)

    with pytest.raises(SeraiError, match="Ray"):
        play(plan, Failing(), tally, plan.games)
    assert tally.games > before
    assert tally.digest() == play_part(plan, 0, tally.games).digest()
