"""Game time: alarms, rings, and the exact millisecond of an end, shown with the toy Sand."""

from __future__ import annotations

import pytest

from serai.core.errors import Illegal
from serai.core.happenings import happenings
from serai.core.match import PAUSE, RESIGN, RESUME, RUN, UNDO, Match
from serai.core.play import playout, repeat, ring_next, until
from serai.core.record import end_of, from_json, pace_of, replay, to_json, write_record
from serai.core.rng import Dice, Loaded, Rng
from serai.core.snapshot import same
from serai.core.state import NEVER
from serai.core.vecs import i64, vec
from tests.toys import nim, sand
from tests.toys.sand import LONG, SHORT, STRETCH, Sand


def hourglasses(empty_at: tuple[int, int] = (2000, 6000), goal: int = 3, sand_in: int = 6000) -> Match:
    """Two timers that run out at given moments, three rested friends."""
    state = Sand(3, sand_in, goal, vec[i64](empty_at), vec[i64]([0, 0, 0]), 0)
    match = Match(state, Dice(bytes(16)), cooperative=True)
    sand.GAME.remember(match)
    return match


def names(match: Match) -> list[tuple[int, str]]:
    assert match.state.story is not None
    return [(news.at, news.name) for news in happenings(match.state.story.take(), sand.GAME.look.events, {}, 0)]


def test_nothing_rings_before_its_moment() -> None:
    match = hourglasses()
    match.until(1999)
    assert (match.state.now, match.step, match.outcome()) == (1999, 0, None)


def test_the_end_comes_at_the_exact_millisecond_and_the_clock_stays_there() -> None:
    match = hourglasses()
    match.until(9000)
    assert match.state.now == 2000
    end = end_of(match)
    assert end is not None
    assert (end.rule, end.winners) == ("SND-END-1", [])
    assert names(match) == [(2000, "ran-out")]


def test_a_move_at_the_last_millisecond_saves_the_timer_and_one_later_does_not() -> None:
    in_time = hourglasses()
    in_time.play(1999, 0, 0)
    in_time.until(2000)
    assert in_time.outcome() is None
    too_late = hourglasses()
    with pytest.raises(Illegal) as caught:
        too_late.play(2000, 0, 0)  # the ring of an instant comes before a move at that instant
    assert caught.value.rule == "SND-END-1"
    assert len(too_late.log) == 0


def test_whoever_acts_is_tired_and_rings_when_rested() -> None:
    match = hourglasses()
    match.play(100, 0, STRETCH)
    assert match.state.movers() == 0b110
    with pytest.raises(Illegal, match="SND-TIRED-1"):
        match.play(100 + SHORT - 1, 0, STRETCH)
    assert match.state.alarm() == 100 + SHORT
    match.play(100 + SHORT, 0, STRETCH)  # rested at this very instant
    assert names(match) == [(100, "stretched"), (600, "rested"), (600, "stretched")]


@pytest.mark.parametrize(("die", "rest"), [(0, SHORT), (1, LONG)])
def test_dice_decide_how_tired(die: int, rest: int) -> None:
    match = hourglasses()
    match.until(1500)
    state = match.state
    state.apply(0, 0, Loaded(vec[i64]([die])))
    assert state.alarm() == min(1500 + rest, 6000)


def test_seats_act_at_the_same_instant() -> None:
    match = hourglasses()
    for seat in range(3):
        match.play(50, seat, STRETCH)
    assert match.state.movers() == 0
    assert [int(match.log[i]) for i in range(0, 9, 3)] == [50, 50, 50]


def test_time_never_goes_back() -> None:
    match = hourglasses()
    match.until(1000)
    match.play(10, 1, STRETCH)
    assert int(match.log[0]) == 1000


def test_until_in_halves_is_until_in_one_go() -> None:
    once, halves = hourglasses(), hourglasses()
    for match in (once, halves):
        match.play(100, 0, STRETCH)
        match.play(200, 1, STRETCH)
    once.until(1500)
    for moment in (300, 600, 600, 650, 1500):
        halves.until(moment)
    assert same(once.state, halves.state)
    assert once.step == halves.step


def test_a_win_comes_with_the_move_and_the_clock_stays() -> None:
    match = hourglasses(goal=1)
    match.play(1500, 2, 0)
    match.until(99_000)
    end = end_of(match)
    assert end is not None
    assert (end.rule, end.winners, match.state.now) == ("SND-END-2", [0, 1, 2], 1500)


def test_a_pause_stops_the_sand() -> None:
    match = hourglasses()
    match.enter(1000, 0, PAUSE)
    match.until(50_000)
    assert (match.state.now, match.outcome()) == (1000, None)
    with pytest.raises(Illegal, match="SER-PAUSE"):
        match.play(1000, 1, STRETCH)
    match.enter(1000, 1, RESUME)
    match.until(50_000)
    assert match.state.now == 2000


def test_a_team_fights_on_to_its_last_and_then_time_stops() -> None:
    match = hourglasses()
    match.enter(100, 0, RESIGN)
    match.enter(100, 1, RESIGN)
    assert match.outcome() is None
    match.enter(200, 2, RESIGN)
    end = end_of(match)
    assert end is not None
    assert (end.rule, end.winners) == ("SER-RESIGN", [])
    match.until(5000)
    assert match.state.now == 200


def test_undo_does_not_cross_a_ring() -> None:
    match = hourglasses()
    match.play(100, 0, STRETCH)
    assert match.why_not(0, UNDO) == ""
    match.until(600)
    assert match.why_not(0, UNDO) == "SER-UNDO"


def test_undo_goes_back_in_time_where_nothing_rang() -> None:
    match = hourglasses()
    match.play(100, 0, STRETCH)
    match.enter(400, 0, UNDO)
    assert match.state.now == 100
    assert match.state.movers() == 0b111


def test_a_record_replays_rings_that_are_not_in_it() -> None:
    options = sand.SandOptions(sand=3000, goal=2)
    match = sand.GAME.begin(3, options, bytes(range(16)))
    match.play(1700, 0, 0)
    match.play(1800, 1, STRETCH)
    match.until(2400)
    record = write_record(sand.GAME, options, match, ["a", "b", "c"])
    again = replay(record, lambda name: sand.GAME)
    assert same(again.state, match.state)
    assert to_json(write_record(sand.GAME, options, again, ["a", "b", "c"])) == to_json(record)
    assert len(record.log) == 2


def test_somebody_lets_time_run_and_the_log_says_how_far() -> None:
    match = hourglasses()
    match.play(100, 0, STRETCH)
    match.enter(900, 2, RUN)
    assert match.state.now == 900 and list(match.log)[3:] == [900, 2, RUN]
    assert match.why_not(0, UNDO) == "SER-UNDO"
    match.enter(900, 1, PAUSE)
    assert match.why_not(0, RUN) == "SER-PAUSE"


def test_a_record_keeps_the_pace_and_says_nothing_of_the_usual_one() -> None:
    options = sand.SandOptions(sand=3000, goal=2)
    match = sand.GAME.begin(3, options, bytes(range(16)))
    match.enter(1200, 0, RUN)
    slow = write_record(sand.GAME, options, match, ["a", "b", "c"], "step")
    full = write_record(sand.GAME, options, match, ["a", "b", "c"])
    assert pace_of(from_json(to_json(slow))) == "step" and pace_of(from_json(to_json(full))) == "full"
    assert b"pace" not in to_json(full)  # as records were written before there was a choice
    assert slow.log == [(1200, 0, "run")]
    assert same(replay(slow, lambda name: sand.GAME).state, match.state)


def test_loops_of_play_run_a_guest_in_real_time() -> None:
    start = sand.begin(3, sand.SandOptions(), Rng(4))
    state = start.clone()
    steps = playout(state, Rng(5), 900)
    assert steps > 0
    assert state.outcome() is not None
    assert repeat(start, 3, Rng(5), 900) >= 3
    assert start.now == 0
    assert until(start, 100, Rng(1)) == 0
    assert start.now == 100


def test_a_game_that_hangs_is_told_so() -> None:
    idle = nim.Nim(2, 3, 0)
    assert idle.alarm() == NEVER
    with pytest.raises(RuntimeError, match="the game hangs"):
        ring_next(idle, Rng(1))
