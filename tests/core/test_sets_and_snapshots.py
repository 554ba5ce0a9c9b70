"""Bit masks, arrays, and states as plain data."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from serai.core.sets import first, has, listed, nth, only, size
from serai.core.snapshot import fields, restore, same, snapshot
from serai.core.vecs import copies, small_zeros, zeros
from tests.games.deserto.table import begun
from tests.toys.nim import Nim

MEMBERS = st.sets(st.integers(0, 60))


@given(MEMBERS)
def test_sets_are_sets(members: set[int]) -> None:
    mask = sum(1 << member for member in members)
    assert listed(mask) == sorted(members)
    assert size(mask) == len(members)
    assert {member for member in range(61) if has(mask, member)} == members
    assert [nth(mask, n) for n in range(len(members))] == sorted(members)


@given(st.integers(0, 60))
def test_sets_of_one_and_of_the_first(n: int) -> None:
    assert listed(only(n)) == [n]
    assert listed(first(n)) == list(range(n))


def test_arrays_of_one_value() -> None:
    assert list(zeros(3)) == [0, 0, 0]
    assert list(copies(2, 7)) == [7, 7]
    assert [int(value) for value in small_zeros(2)] == [0, 0]
    assert list(zeros(0)) == []


def test_a_snapshot_has_every_field_but_the_listener() -> None:
    state = begun(2).state
    assert fields(state) == [
        "deck", "hands", "height", "now", "piles", "seats", "top", "turn", "undrawn", "won",
    ]  # fmt: skip
    assert fields(Nim(2, 3, 0)) == ["now", "seats", "stones", "turn"]


def test_a_state_comes_back_out_of_json() -> None:
    game = begun(3)
    photograph = json.loads(json.dumps(snapshot(game.state)))
    before = game.state.clone()
    game.play(game.state.legal(game.turn)[0])
    assert not same(game.state, before)
    assert same(restore(game.state, photograph), before)
    assert [int(value) for value in getattr(restore(game.state, photograph), "piles")] == list(before.piles)  # noqa: B009


def test_games_of_two_kinds_are_never_the_same() -> None:
    assert not same(Nim(2, 3, 0), begun(2).state)


def test_what_a_state_does_not_have_cannot_be_restored() -> None:
    with pytest.raises(AttributeError):
        restore(begun(2).state, {"moon": 1})
