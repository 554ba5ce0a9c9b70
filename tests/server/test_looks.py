"""Where a curve looks, and what it believes."""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from random import Random

import pytest

from serai.server import looks
from serai.server.looks import Look, Looks, line, longer_looks, next_looks, seeming_turns, slopes, smoothed, turns


def seen(won: float, games: int = 100) -> Look:
    return Look(games, [won], [won])


def read(look: Look) -> list[float]:
    return look.means


def made_by(seat: int, position: int) -> int | None:
    return seat


first = partial(made_by, 0)


def test_the_net_grows_finer_everywhere_first() -> None:
    found: Looks = {}
    steps = []
    while wishes := next_looks(found, 16, read, 100):
        steps.append(sorted(wishes))
        found |= dict.fromkeys(wishes, seen(50))
    assert steps == [[0, 16], [8], [4, 12], [2, 6, 10, 14], [1, 3, 5, 7, 9, 11, 13, 15]]


def test_then_it_grows_where_the_chance_jumps_and_never_beyond_its_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(looks, "EVENLY", 8)
    found: Looks = {}
    while wishes := next_looks(found, 1000, read, 100):
        found |= {place: seen(20 if place < 700 else 80) for place in wishes}
    assert {699, 700} <= set(found) and len(found) < 25
    monkeypatch.setattr(looks, "LOOKS", 12)
    assert len(next_looks(dict.fromkeys(range(0, 100, 9), seen(1)) | {99: seen(99)}, 99, read, 100)) <= 1


def test_a_turn_is_sure_only_after_a_longer_look() -> None:
    found = {4: seen(50), 5: seen(80)}
    (turn,) = turns(found, read, first, 100)
    assert not turn.sure and turn.change == pytest.approx(0.3)
    wishes = longer_looks(found, [turn], 100)
    assert wishes == {4: 400, 5: 400}
    found = {4: seen(200, 400), 5: seen(300, 400)}
    assert [turn.sure for turn in turns(found, read, first, 100)] == [True]
    assert turns({4: seen(200, 400), 5: seen(240, 400)}, read, first, 100) == []  # it was luck


def test_a_step_that_only_the_line_shows_is_looked_at_longer() -> None:
    found = {1: seen(77), 2: seen(77), 3: seen(77), 4: seen(87), 5: seen(100)}
    assert turns(found, read, first, 100) == []
    seeming = seeming_turns(found, read, first, 100)
    assert [turn.position for turn in seeming] == [5]
    assert longer_looks(found, seeming, 100) == {4: 400, 5: 400}


def test_what_chance_explains_is_no_turn() -> None:
    few = {1: seen(20, 48), 2: seen(28, 48)}
    assert [turn.sure for turn in turns(few, read, first, 12)] == [False]


def test_what_time_did_is_a_turn_too_and_others_may_gain_more_than_the_mover() -> None:
    (turn,) = turns({1: seen(0), 2: seen(100)}, read, lambda _: None, 100)
    assert (turn.seat, turn.change) == (0, 1.0)
    before, after = Look(100, [50, 30, 20], [50, 30, 20]), Look(100, [40, 10, 50], [40, 10, 50])
    told = [turns({1: before, 2: after}, read, partial(made_by, by), 100)[0].seat for by in range(3)]
    assert told == [2, 1, 2]


def test_every_step_of_the_line_that_is_seen_is_named_and_so_is_what_took_a_few_looks() -> None:
    places = [0, 1, 2, 5, 8, 20, 25, 60]
    drawn = line(
        {place: seen(won) for place, won in zip(places, (40, 70, 72, 62, 51, 51, 10, 10), strict=True)}, 60, read
    )
    found = slopes(drawn, places, first, set())
    assert [(turn.since, turn.position, round(turn.change, 2)) for turn in found] == [
        (0, 1, 0.3),
        (20, 25, -0.41),
        (2, 8, -0.21),
    ]
    assert [turn.position for turn in slopes(drawn, places, first, {1, 4})] == [25]  # these have a name already


def test_only_so_many_are_looked_at_longer() -> None:
    found = {place: seen(90 if place % 2 else 10) for place in range(80)}
    for _ in range(10):
        wishes = longer_looks(found, turns(found, read, first, 100), 100)
        found |= {place: seen(4 * found[place].sums[0], games) for place, games in wishes.items()}
    assert sum(look.games == 400 for look in found.values()) <= 4 * looks.TURNS


def test_noise_is_averaged_and_a_jump_stays_where_it_is() -> None:
    rng = Random(1)
    truth = [0.3] * 30 + [0.8] * 30
    found = {place: seen(sum(rng.random() < chance for _ in range(96)), 96) for place, chance in enumerate(truth)}
    drawn = [chances[0] for chances in line(smoothed(found), 59, read)]
    rough = [found[place].means[0] for place in range(60)]
    error = [sum((a - b) ** 2 for a, b in zip(one, truth, strict=True)) for one in (drawn, rough)]
    assert error[0] < error[1] / 2
    assert drawn[30] - drawn[29] > 0.4
    assert max(abs(b - a) for a, b in pairwise(drawn[:30])) < 0.1


def test_the_end_is_the_truth_and_smooths_nothing() -> None:
    found = {0: seen(50), 1: seen(52), 2: Look(0, [1.0], [1.0])}
    drawn = line(smoothed(found), 2, read)
    assert drawn[2] == [1.0] and drawn[1][0] == pytest.approx(0.51)


def test_between_looks_the_line_is_straight() -> None:
    assert line({0: seen(0), 4: seen(100)}, 4, read) == [[0.0], [0.25], [0.5], [0.75], [1.0]]
