"""Dice: known words, streams of their own for every step, evenness."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from serai.core.rng import Dice, Loaded, Rng, derive
from serai.core.vecs import i64, vec

WORD = 1 << 32


def sfc32(a: int, b: int, c: int) -> Iterator[int]:
    """Chris Doty-Humphrey's generator once more, written from its definition and not from ours."""
    counter = 1
    while True:
        out = (a + b + counter) % WORD
        counter = (counter + 1) % WORD
        rotated = (c * 2**21) % WORD + c // 2**11
        a, b, c = b ^ b // 2**9, c * 9 % WORD, (rotated + out) % WORD
        yield out


@given(*[st.integers(0, WORD - 1)] * 3)
def test_words_are_those_of_sfc32_after_twelve_rounds(a: int, b: int, c: int) -> None:
    known = sfc32(a, b, c)
    for _ in range(12):
        next(known)
    rng = Rng(a, b, c)
    assert [rng._word() for _ in range(50)] == [next(known) for _ in range(50)]


def test_the_first_words_of_a_seed_never_change() -> None:
    rng = Rng(1, 2, 3)
    known = sfc32(1, 2, 3)
    assert list(islice(known, 12))[:2] == [4, 31]  # 1 + 2 + 1, then 2 + 27 + 2
    assert [rng._word() for _ in range(3)] == [next(known) for _ in range(3)]


@given(st.integers(1, 10_000), st.integers(0, WORD - 1))
def test_below_stays_below(n: int, seed: int) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.below(n) < n for _ in range(20))


@pytest.mark.parametrize("faces", [2, 3, 6, 20, 51])
@pytest.mark.parametrize("seed", [0, 1, 123456789])
def test_dice_are_even(faces: int, seed: int) -> None:
    rng, counts = Rng(seed), [0] * faces
    for _ in range(200 * faces):
        counts[rng.below(faces)] += 1
    assert chi_square(counts) < faces + 5 * (2 * faces) ** 0.5


def test_first_dice_of_steps_are_even_and_so_are_pairs() -> None:
    dice, counts, pairs = Dice(bytes(16)), [0] * 6, [0] * 36
    last = 0
    for step in range(7200):
        dice.turn_to(step)
        face = dice.below(6)
        counts[face] += 1
        pairs[last * 6 + face] += 1
        last = face
    assert chi_square(counts) < 25
    assert chi_square(pairs) < 80


def chi_square(counts: list[int]) -> float:
    mean = sum(counts) / len(counts)
    return sum((count - mean) ** 2 for count in counts) / mean


def test_shuffles_are_even() -> None:
    rng, counts = Rng(7), dict.fromkeys(("012", "021", "102", "120", "201", "210"), 0)
    for _ in range(6000):
        cards = vec[i64]([0, 1, 2])
        rng.shuffle(cards)
        counts["".join(map(str, cards))] += 1
    assert chi_square(list(counts.values())) < 25


def test_each_step_has_a_stream_of_its_own() -> None:
    """How often earlier steps rolled says nothing about later ones."""
    greedy, modest = Dice(b"k" * 16), Dice(b"k" * 16)
    for dice, rolls in ((greedy, 100), (modest, 1)):
        dice.turn_to(1)
        for _ in range(rolls):
            dice.below(6)
        dice.turn_to(2)
    assert [greedy.below(1000) for _ in range(20)] == [modest.below(1000) for _ in range(20)]


def test_a_step_that_rolls_nothing_is_known_as_such() -> None:
    dice = Dice(bytes(16))
    dice.turn_to(1)
    assert not dice.rolled
    dice.shuffle(vec[i64]([1, 2]))
    assert dice.rolled
    dice.turn_to(2)
    assert not dice.rolled


def test_the_stream_of_a_step_is_derived_by_a_keyed_hash() -> None:
    seed = bytes(range(16))
    digest = blake2b((5).to_bytes(8, "little"), digest_size=16, key=seed, person=b"step").digest()
    assert derive(seed, 5, b"step") == digest
    assert derive(seed, 5, b"other") != digest
    known = Rng(*(int.from_bytes(digest[i : i + 4], "little") for i in (0, 4, 8)))
    dice = Dice(seed)
    dice.turn_to(5)
    assert [dice.below(WORD - 1) for _ in range(5)] == [known.below(WORD - 1) for _ in range(5)]


def test_loaded_dice_show_what_they_are_told_and_then_chance() -> None:
    dice = Loaded(vec[i64]([5, 0]))
    assert [dice.below(6), dice.below(6)] == [5, 0]
    assert 0 <= dice.below(6) < 6
    with pytest.raises(ValueError, match="the die has 6 faces, so it cannot show 6"):
        Loaded(vec[i64]([6])).below(6)
