"""Quicksand: setup, and the extra rules that change it."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from serai.core.errors import OutOfRange
from serai.core.pieces import BadPieces
from serai.core.rng import Rng
from serai.games.quicksand.pieces import BOX, COLOURS, SHAPES, Box
from serai.games.quicksand.rules.setup import RANDOM, lay_out
from tests.games.quicksand.table import begun

# level: before, after, timers, extra rules, blocked tiles
LEVELS = {
    1: (10, 3, "SSN", "", []),
    2: (12, 3, "SSN", "", []),
    3: (10, 3, "SNN", "", []),
    4: (12, 3, "SNN", "", []),
    5: (12, 3, "SNF", "", []),
    6: (12, 3, "SSN", "silence", []),
    7: (12, 4, "SSNN", "", []),
    8: (12, 4, "SSNF", "", []),
    9: (14, 4, "SSNF", "", []),
    10: (14, 3, "SNN", "block", [6, 9, 12]),
    11: (14, 4, "SSNN", "block", [7, 10, 13]),
    12: (12, 4, "SSNN", "shape", []),
    13: (12, 4, "SSNN", "out", []),
    14: (14, 4, "SSNN", "silence block", [7, 10, 13]),
    15: (14, 5, "SSNNF", "", []),
    16: (14, 5, "FNNSS", "", []),
    17: (14, 5, "SSNNF", "block", [8, 11, 14]),
    18: (14, 5, "SSNNF", "colour", []),
    19: (14, 4, "SNNF", "shape silence block", [7, 10, 13]),
    20: (15, 4, "SNNF", "out block", [7, 10, 13]),
    21: (14, 5, "FNNSS", "colour block", [8, 11, 14]),
}
SORT_NAMES = {"S": "slow", "N": "normal", "F": "fast"}


@pytest.mark.parametrize("level", LEVELS)
def test_QKS_SETUP_1_the_level_fixes_track_timers_and_extra_rules(level: int) -> None:
    before, after, timers, extra, blocked = LEVELS[level]
    game = begun(level=level)
    seen = game.view(0)
    assert (seen.level, seen.before, len(seen.gears)) == (level, before, before + after)
    assert [timer.sort for timer in seen.timers] == [SORT_NAMES[letter] for letter in timers]
    assert game.blocked == blocked
    assert (seen.silent, seen.facing_out) == ("silence" in extra, "out" in extra)
    assert (seen.removed in SHAPES, seen.removed in COLOURS) == ("shape" in extra, "colour" in extra)


def test_QKS_SETUP_2_the_track_is_drawn_from_nineteen_shuffled_tiles() -> None:
    tracks = {tuple((gear.shape, gear.colour) for gear in begun(level=20, seed=seed).view().gears) for seed in range(9)}
    assert len(tracks) == 9
    assert all(len(track) == 19 for track in tracks)
    assert len({tuple(sorted(track)) for track in tracks}) == 1  # the same nineteen, in another order
    counts = Counter(next(iter(tracks)))
    assert (len(counts), sum(counts.values())) == (12, 19)
    assert sorted(counts.values()) == [1] * 5 + [2] * 7


def test_QKS_SETUP_3_unused_tiles_stay_out() -> None:
    in_box = Counter(BOX.tiles.all())
    for seed in range(5):
        on_track = Counter(int(gear) for gear in begun(level=1, seed=seed).state.gears)
        assert sum(on_track.values()) == 13
        assert on_track <= in_box


@pytest.mark.parametrize("level", LEVELS)
def test_QKS_SETUP_4_timers_stand_on_the_first_tiles_in_list_order(level: int) -> None:
    timers = LEVELS[level][2]
    full = {"S": 60_000, "N": 45_000, "F": 30_000}
    wanted = " ".join(f"{sort}{tile}:{full[sort]}" for tile, sort in enumerate(timers, 1))
    assert begun(level=level).timers == wanted


@pytest.mark.parametrize("seats", range(1, 8))
def test_QKS_SETUP_5_three_cards_each_and_the_rest_is_the_draw_pile(seats: int) -> None:
    game = begun(seats)
    hands = "".join(game.hand(seat) for seat in range(seats))
    assert len(hands) == 3 * seats
    assert Counter(hands + game.piles.replace("|", "")) == dict.fromkeys("TCSMGYO", 7) | {"J": 6}
    assert game.view().draw_pile == 55 - 3 * seats
    assert begun(seats, seed=2).hand() != begun(seats, seed=3).hand() or begun(seats, seed=4).hand() != game.hand()


def test_QKS_SETUP_6_before_the_start_all_sand_lies_below() -> None:
    resting = lay_out(3, 15, "standard", RANDOM, 300, Rng(1))
    assert [int(end) for end in resting.ends] == [0] * 5
    assert [int(moment) for moment in resting.since] == [0] * 5


@pytest.mark.parametrize("level", [10, 11, 14, 17, 19, 20, 21])
def test_QKS_SETUP_7_markers_leave_two_tiles_free(level: int) -> None:
    foremost = len(LEVELS[level][2])
    assert begun(level=level).blocked == [foremost + 3, foremost + 6, foremost + 9]


@pytest.mark.parametrize("level", [10, 11, 14, 17, 19, 20, 21])
def test_QKS_Q13_three_markers_none_in_the_danger_zone(level: int) -> None:
    game = begun(level=level)
    assert len(game.blocked) == 3
    assert max(game.blocked) <= game.state.before


@pytest.mark.parametrize("shape", ["triangle", "circle", "square", "moon"])
def test_QKS_DIS_1_the_seven_cards_of_a_shape_are_taken_out(shape: str) -> None:
    game = begun(2, level=12, discard=shape)
    cards = game.hand(0) + game.hand(1) + game.piles.replace("|", "")
    assert len(cards) == 48
    assert shape[0].upper() not in cards
    assert game.view().removed == shape


@pytest.mark.parametrize("colour", ["grey", "yellow", "orange"])
def test_QKS_DIS_2_the_seven_cards_of_a_colour_are_taken_out(colour: str) -> None:
    game = begun(2, level=18, discard=colour)
    cards = game.hand(0) + game.hand(1) + game.piles.replace("|", "")
    assert len(cards) == 48
    assert colour[0].upper() not in cards
    assert game.view().removed == colour


def test_QKS_DIS_3_tiles_stay() -> None:
    shapes = {gear.shape for seed in range(4) for gear in begun(level=12, seed=seed, discard="moon").view().gears}
    assert "moon" in shapes


def test_QKS_Q12_by_lot_unless_the_table_chooses() -> None:
    assert {begun(level=12, seed=seed).view().removed for seed in range(30)} == {"triangle", "circle", "square", "moon"}
    assert {begun(level=21, seed=seed).view().removed for seed in range(30)} == {"grey", "yellow", "orange"}
    assert {begun(level=12, seed=seed, discard="moon").view().removed for seed in range(5)} == {"moon"}


@pytest.mark.parametrize(("level", "discard"), [(1, "moon"), (12, "grey"), (18, "moon")])
def test_QKS_Q12_only_what_the_level_asks_for_can_be_chosen(level: int, discard: str) -> None:
    with pytest.raises(OutOfRange) as caught:
        begun(level=level, discard=discard)
    for language in ("en", "fr"):
        assert "random" in caught.value.sentence(language)


def test_QKS_CLK_1_all_timers_are_full_at_moment_zero() -> None:
    game = begun(level=15)
    assert game.now == 0
    assert [(timer.left, timer.full, timer.since) for timer in game.view().timers] == [
        (60_000, 60_000, 0),
        (60_000, 60_000, 0),
        (45_000, 45_000, 0),
        (45_000, 45_000, 0),
        (30_000, 30_000, 0),
    ]


def test_QKS_Q18_all_are_turned_at_the_same_instant() -> None:
    assert {timer.since for timer in begun(level=16).view().timers} == {0}


def test_the_measured_set_runs_as_a_box_was_measured() -> None:
    game = begun(level=15, timers="measured")
    assert [timer.full for timer in game.view().timers] == [60_000, 60_000, 42_000, 42_000, 27_000]


def box(**changes: object) -> Box:
    data = msgspec.to_builtins(BOX)
    return msgspec.convert({**data, **changes}, Box)


def test_a_box_that_does_not_add_up_is_refused() -> None:
    data = msgspec.to_builtins(BOX)
    levels = list(data["levels"])
    for wrong, where in (
        ({"before": 17, "after": 3, "timers": "SSN", "extra": []}, "tiles"),
        ({"before": 12, "after": 3, "timers": "SSNN", "extra": []}, "one timer"),
        ({"before": 12, "after": 5, "timers": "SSFF", "extra": []}, "one sort"),
        ({"before": 11, "after": 3, "timers": "SSN", "extra": ["block"]}, "disarm marker"),
    ):
        with pytest.raises((BadPieces, msgspec.ValidationError), match=where):
            box(levels=[wrong, *levels[1:]])
    with pytest.raises((BadPieces, msgspec.ValidationError), match="21"):
        box(levels=levels[:-1])
    with pytest.raises((BadPieces, msgspec.ValidationError), match="timers"):
        box(timers=data["timers"][::-1])
