"""`check` finds what is wrong with a hall, names the tables, and changes nothing."""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from pathlib import Path

import pytest

from serai.games import all_games
from serai.store.check import Found, check
from serai.store.trouble import StoreTrouble
from tests.store.kept_games import check_sentences, fill
from tests.store.test_append import OLD
from tests.store.test_states import STATES, as_somebody, log_left, torn_middle


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("whole") / "data"
    fill(folder)
    return folder


@pytest.fixture
def hall(whole: Path, tmp_path: Path) -> Path:
    return shutil.copytree(whole, tmp_path / "data")


def change(folder: Path, statement: str) -> None:
    connection = sqlite3.connect(folder / "hall.db")
    connection.executescript(statement)
    connection.close()


def damage(found: Found) -> dict[str, str]:
    for finding in [*found.faults, *found.damaged, *found.unchecked]:
        check_sentences(finding.error)
    return {finding.code: finding.error.word for finding in found.damaged}


def test_a_sound_hall_is_counted(hall: Path) -> None:
    before = (hall / "hall.db").read_bytes()
    found = check(hall)
    assert found.sound and damage(found) == {} and found.unchecked == []
    assert (found.gathering, found.playing, found.finished, found.entries, found.words) == (0, 2, 1, 68, 3)
    assert (hall / "hall.db").read_bytes() == before


def test_what_a_killed_house_left_in_the_log_is_seen(hall: Path) -> None:
    log_left(hall)
    assert check(hall).sound


@pytest.mark.parametrize(
    ("statement", "word"),
    [
        ("delete from entries where code = 'DUNE1' and number = 4", "entry-missing"),
        ("update entries set move = 4000 where code = 'DUNE1' and number = 4", "entry-illegal"),
        ("update entries set seat = 1 - seat where code = 'DUNE1' and number = 4", "entry-illegal"),
        ("update entries set seat = 17 where code = 'DUNE1' and number = 4", "entry-illegal"),
        ("update entries set at = -1 where code = 'DUNE1' and number = 4", "entry-time"),
        ("update tables set started = null where code = 'DUNE1'", "entry-early"),
        ("update tables set finished = 12 where code = 'DUNE1'", "other-end"),
        (
            "insert into words select code, 3, time, guest, text, phrase, 'w3' from words where code = 'DUNE1'",
            "word-missing",
        ),
        ("delete from seats where code = 'DUNE1' and seat = 0", "people-missing"),
        ("delete from guests where code = 'DUNE1'", "people-missing"),
        ("update tables set options = '{' where code = 'DUNE1'", "row-garbled"),
        ("update tables set options = '{\"starter\": \"x\"}' where code = 'DUNE1'", "bad-option"),
        ("update tables set seed = x'00' where code = 'DUNE1'", "entry-illegal"),
        ("update seats set kind = 'throne' where code = 'DUNE1'", "row-garbled"),
    ],
)
def test_a_damaged_table_is_named(hall: Path, statement: str, word: str) -> None:
    change(hall, statement)
    found = check(hall)
    assert not found.sound and found.faults == [] and damage(found) == {"DUNE1": word}


def test_rows_without_a_table_and_games_we_do_not_know(hall: Path) -> None:
    change(
        hall,
        "update tables set game = 'chess' where code = 'DUNE1'; update tables set version = 9 where code = 'DUNE2'",
    )
    found = check(hall)
    assert found.sound and [one.code for one in found.unchecked] == ["DUNE1", "DUNE2"]
    change(hall, "delete from tables where code = 'DUNE1'")
    found = check(hall)
    assert {finding.error.word for finding in found.faults} == {"rows-lost"} and not found.sound


def test_pages_that_are_overwritten_are_found(hall: Path) -> None:
    file = hall / "hall.db"
    file.write_bytes(torn_middle(file.read_bytes()))
    found = check(hall)
    assert not found.sound and found.faults


def test_an_older_file_is_checked_and_left_as_it_is(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "hall.db")
    connection.executescript(OLD + "insert into seats values ('DUNE', 0, 'open', 'Ali', 'medium', 1)")
    connection.close()
    before = (tmp_path / "hall.db").read_bytes()
    found = check(tmp_path)
    assert (found.layout, found.gathering, found.sound) == (1, 1, True), found
    assert (tmp_path / "hall.db").read_bytes() == before


@pytest.mark.parametrize("state", STATES)
def test_no_state_of_a_folder_is_too_much_for_it(hall: Path, state: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(hall.parent)
    (folder := hall.parent / "up").mkdir()
    hall = hall.rename(folder / "data")
    STATES[state][0](hall)
    try:
        found = check(hall)
    except StoreTrouble as error:
        check_sentences(error)
    else:
        damage(found)


def test_a_folder_that_cannot_be_written_can_be_checked(hall: Path) -> None:
    all_games()
    with tempfile.TemporaryDirectory() as place:  # the test's own folder is closed to others
        shutil.copytree(hall, place, dirs_exist_ok=True)
        (Path(place) / "hall.db").chmod(0o444)
        Path(place).chmod(0o555)
        with as_somebody():
            assert check(Path(place)).sound
        Path(place).chmod(0o755)
