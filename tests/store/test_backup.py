"""A backup is whole, the host's alone, never in the way of anything, and a hall again wherever it is put."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
from pathlib import Path

import pytest

from serai.store import Entry, open_store
from serai.store.backup import back_up
from serai.store.check import check
from serai.store.folder import hold
from serai.store.trouble import StoreTrouble
from tests.store.halls import some_table
from tests.store.kept_games import check_sentences, fill
from tests.store.test_states import STATES, log_left, torn_middle


def refusal(folder: Path, target: Path, force: bool = False) -> str:
    with pytest.raises(StoreTrouble) as caught:
        back_up(folder, target, force)
    check_sentences(caught.value)
    return caught.value.word


def test_a_backup_is_one_file_of_the_hosts_alone(tmp_path: Path) -> None:
    fill(tmp_path / "data")
    log_left(tmp_path / "data")
    (place := tmp_path / "backups").mkdir()
    before = os.umask(0)
    try:
        assert back_up(tmp_path / "data", place / "one.db") == 3
    finally:
        os.umask(before)
    assert [one.name for one in place.iterdir()] == ["one.db"]
    assert stat.S_IMODE((place / "one.db").stat().st_mode) == 0o600
    assert check(place / "one.db").sound
    rows = sqlite3.connect(place / "one.db").execute("select created from tables").fetchall()
    assert rows == [(6,)] * 3  # as the newest moves have it, which are in the log


def test_nothing_is_overwritten_by_mistake(tmp_path: Path) -> None:
    fill(tmp_path / "data")
    taken = tmp_path / "taken.db"
    taken.write_text("dear to me")
    assert refusal(tmp_path / "data", taken) == "backup-exists"
    assert taken.read_text() == "dear to me"
    assert refusal(tmp_path / "data", tmp_path / "data" / "hall.db", force=True) == "backup-itself"
    (tmp_path / "link").symlink_to(tmp_path / "data" / "hall.db")
    assert refusal(tmp_path / "data", tmp_path / "link", force=True) == "backup-itself"
    assert refusal(tmp_path / "data", tmp_path, force=True) == "backup-not-file"
    assert refusal(tmp_path / "data", tmp_path / "no" / "x.db") == "backup-no-folder"
    assert refusal(tmp_path / "nothing", tmp_path / "x.db") == "store-missing"
    assert back_up(tmp_path / "data", taken, force=True) == 3
    assert back_up(taken, tmp_path / "copy of the copy.db") == 3


def test_a_damaged_hall_makes_no_backup(tmp_path: Path) -> None:
    file = fill(tmp_path / "data")
    file.write_bytes(torn_middle(file.read_bytes()))
    assert refusal(tmp_path / "data", tmp_path / "x.db") == "backup-damaged"
    assert [one.name for one in tmp_path.iterdir()] == ["data"]


@pytest.mark.parametrize("state", STATES)
def test_no_state_of_a_folder_is_too_much_for_it(tmp_path: Path, state: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    fill(tmp_path / "up" / "data", tables=1)
    STATES[state][0](tmp_path / "up" / "data")
    (place := tmp_path / "backups").mkdir()
    try:
        back_up(tmp_path / "up" / "data", place / "x.db")
    except StoreTrouble as error:
        check_sentences(error)
        assert list(place.iterdir()) == []
    else:
        assert check(place / "x.db").faults == [] or "older layout" in state  # which is changed at the next start only


def test_a_backup_of_an_open_hall_is_of_one_moment(tmp_path: Path) -> None:
    """Moves of two tables are kept in step, so a copy between them would show."""

    async def run() -> None:
        with hold(tmp_path / "data") as held:
            store = open_store(held.url)
            for code in ("DUNE", "OASIS"):
                await store.create(some_table(code))
            copying = None
            number, copies = 0, 0
            while copies < 5:
                number += 1
                for code in ("DUNE", "OASIS"):
                    assert await store.append(code, Entry(number=number, at=0, seat=0, move=0))
                if copying is None:
                    copying = asyncio.create_task(
                        asyncio.to_thread(back_up, tmp_path / "data", tmp_path / f"{copies}.db")
                    )
                elif copying.done():
                    assert await copying == 2
                    copying = None
                    copies += 1
            await store.close()

    asyncio.run(run())
    for copy in range(5):
        rows = sqlite3.connect(tmp_path / f"{copy}.db").execute("select code, max(number) from entries group by code")
        first, second = (number for _, number in sorted(rows))
        assert first - second in (0, 1)
