"""The weights of Le Désert interdit can be found again: every step of the tuning runs, and its file can be read."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import pytest

import tune_desert
from serai.games.desert.sense.weights import HUNCH, shipped
from tuning.evolution import Evolution, Habits, child, middle
from tuning.fit import Sample, chance, fit, surprise
from tuning.play import Players, Tables
from tuning.regret import decisions_of, noted, regret
from tuning.weights_file import labels, numbers, read, with_numbers, written

TABLES = Tables(2, ("novice", "normal"), "1", "random")


def test_the_shipped_file_is_written_again_as_it_is() -> None:
    text = written(shipped())
    assert text == (Path(tune_desert.__file__).parents[1] / "src/serai/games/desert/sense/weights.toml").read_text()


def test_numbers_go_into_a_file_and_come_back(tmp_path: Path) -> None:
    row = [number + 1 for number in numbers(shipped()["hunch"])]
    path = tmp_path / "weights.toml"
    path.write_text(written(with_numbers(shipped(), "hunch", row)))
    assert numbers(read(path)["hunch"]) == row
    assert read(path)["outlook"] == shipped()["outlook"]


def test_the_hunch_has_41_weights_that_can_change() -> None:
    row = numbers(shipped()["hunch"])
    assert len(row) == len(labels(shipped()["hunch"]))
    born = child(row, 0.5, Random(1))
    assert sum(old != new for old, new in zip(row, born)) == 41
    assert middle([row, row]) == pytest.approx(row)


def test_a_generation_moves_the_parent_and_leaves_bots_as_they_were() -> None:
    def generation() -> list[float]:
        evolution = Evolution(shipped(), Players(1), TABLES, Habits(children=4, games=2), Random(1))
        assert len(evolution.generation()) == 4
        return evolution.parent

    found = generation()
    assert found != numbers(shipped()["hunch"])
    assert found == generation()
    assert HUNCH.tile == shipped()["hunch"]["tile"]


def test_a_fit_learns_what_wins() -> None:
    weights = shipped()
    place = labels(weights["outlook"]).index("pad_found")
    parts = [
        [float(n == place) for n in range(len(labels(weights["outlook"])))],
        [0.0] * len(numbers(weights["outlook"])),
    ]
    samples = [Sample(0.0, parts[n % 2], float(n % 2 == 0), n) for n in range(40)]
    change = fit(weights, samples)
    assert change[place] > 0 and not any(change[:place])
    assert chance(change[place]) > 0.5
    assert surprise(samples, change) < surprise(samples, [0.0] * len(change))


def test_regret_counts_what_the_hunch_misses() -> None:
    record, notes = noted(Tables(2, ("novice",), "1", "search:8"), 0)
    decisions = decisions_of(record, notes, 0)
    assert len(decisions) == len(notes) > 10
    by_hunch = [max(note.merits.values()) for note in notes]  # the hunch itself brings nothing more
    assert regret(shipped(), decisions) == pytest.approx(sum(by_hunch) / len(notes))


@pytest.mark.parametrize("ask", ["hunch --games 2 --trials 2 --children 2 --compare 2", "outlook --games 6"])
def test_the_script_writes_weights_that_can_be_read(ask: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "weights.toml"
    usual = f"tune_desert {ask} --seats 2 --bot random --into {path}"
    monkeypatch.setattr(sys, "argv", usual.split())
    tune_desert.main()
    found, part = read(path), ask.split(maxsplit=1)[0]
    assert list(found[part]) == list(shipped()[part])
    assert len(numbers(found[part])) == len(numbers(shipped()[part]))
