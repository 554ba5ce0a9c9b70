"""Parts that were written down give the same report as one run."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.test_commands import Serai, serai

__all__ = ["serai"]

SIM = ("sim", "deserto", "--seats", "2", "--games", "12", "--seed", "7", "--bots", "greedy,random", "--rotate")


def part(serai: Serai, path: Path, *span: str, sim: tuple[str, ...] = SIM) -> Path:
    path.write_text(json.dumps(serai.json(*sim, *span)))
    return path


def without_time(found: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in found.items() if key not in ("seconds", "moves_per_second")}


def test_parts_join_to_the_report_of_one_run(serai: Serai, tmp_path: Path) -> None:
    first, last = part(serai, tmp_path / "a", "--to", "5"), part(serai, tmp_path / "c", "--from", "9")
    middle = part(serai, tmp_path / "b", "--from", "5", "--to", "9", "--jobs", "2")
    joined = serai.json("sim", "--join", last, first, middle)
    assert without_time(joined) == without_time(serai.json(*SIM))
    assert joined["part"] is None
    two = part(serai, tmp_path / "two", sim=("sim", "--join", str(first), str(middle)))
    assert serai.json("sim", "--join", two, last)["digest"] == joined["digest"]
    assert serai("sim", "--join", first, middle, "--lang", "fr") == 0
    assert "parties 0 à 8 sur 0 à 11" in serai.out


def test_what_is_kept_is_gone_on_with(serai: Serai, tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    assert serai(*SIM, "--to", "5", "--keep", file) == 0
    assert serai.json(*SIM, "--to", "8", "--keep", file)["games"] == 8
    whole = serai.json(*SIM[:6], *SIM[8:], "--games", "12", "--keep", file)  # the file knows the seed
    assert without_time(whole) == without_time(serai.json(*SIM))
    assert serai.json(*SIM, "--keep", file) == whole


@pytest.mark.parametrize(
    ("spans", "named"),
    [
        ((("--to", "5"), ("--from", "6")), "match 5"),
        ((("--to", "5"), ("--from", "4")), "do not meet"),
        ((("--to", "5"), ()), "whole plan already"),
        ((("--to", "5"), ("--from", "5", "--seed", "8")), "not of one plan"),
        ((("--to", "5"), ("--from", "5", "--games", "13")), "not of one plan"),
        ((("--to", "5"), ("--from", "5", "-O", "starter=1")), "not of one plan"),
    ],
)
def test_parts_that_do_not_fit_are_refused(
    serai: Serai, tmp_path: Path, spans: tuple[tuple[str, ...], ...], named: str
) -> None:
    files = [part(serai, tmp_path / str(number), *span) for number, span in enumerate(spans)]
    assert serai("sim", "--join", *files) == 2
    assert named in serai.err


def test_a_damaged_part_is_refused(serai: Serai, tmp_path: Path) -> None:
    found = serai.json(*SIM, "--to", "5")
    for key, value in (("digests", "AAAA"), ("wins", [1]), ("moves", "many")):
        file = tmp_path / key
        file.write_text(json.dumps({**found, "part": {**found["part"], key: value}}))
        assert serai("sim", "--join", file) == 2
        assert str(file) in serai.err
    assert serai(*SIM, "--keep", file) == 2
    assert serai(*SIM, "--from", "3", "--keep", part(serai, tmp_path / "kept", "--to", "5")) == 2
    assert "match 0" in serai.err


WRONG = {
    ("--on", "dask"): "dask",
    ("--on", "ray", "--jobs", "2"): "--jobs",
    ("--jobs", "0"): "--jobs",
    ("--from", "10", "--to", "5"): "--from 10 --to 5",
    ("--from", "12"): "--from 12",
    ("--from", "-1"): "--from -1",
    ("--to", "13"): "--to 13",
    ("--keep", "/nowhere/kept.json"): "/nowhere/kept.json",
    ("deserto",): "--join",
    ("--join",): "deserto",
}


@pytest.mark.parametrize(("words", "named"), WRONG.items(), ids=" ".join)
def test_wrong_crews_and_spans_get_a_sentence(serai: Serai, words: tuple[str, ...], named: str) -> None:
    for language in ("en_US.UTF-8", "fr_FR.UTF-8"):
        serai.patch.setenv("LC_ALL", language)
        assert serai(*SIM, *words) == 2
        assert named in serai.err
        assert len(serai.err.splitlines()) == 1
