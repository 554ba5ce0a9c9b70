"""What the house says about itself when it cannot keep games, or not read them again."""

from __future__ import annotations

import asyncio
import errno
import logging
import shutil
import sqlite3
import threading
from pathlib import Path
from typing import Any

import pytest

from serai.store import health
from serai.store.sqlite import SqliteStore
from serai.wire import messages as wire
from tests.server.client import Visitor, new_id, open_house, play_out

pytestmark = pytest.mark.anyio


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every question is answered by a write of its own."""
    monkeypatch.setattr(health, "FRESH", 0.0)


async def asked(house: Visitor, language: str = "en") -> tuple[int, dict[str, Any]]:
    answer = await house.http.get("/health", headers={"accept-language": language})
    return answer.status_code, answer.json()


def store_of(house: Visitor) -> SqliteStore:
    store = house.house.store
    assert isinstance(store, SqliteStore)
    return store


def one_liners(caplog: pytest.LogCaptureFixture) -> list[str]:
    """The log, which has no tracebacks."""
    assert not any(record.exc_info or "\n" in record.getMessage() for record in caplog.records)
    return [record.getMessage() for record in caplog.records]


@pytest.mark.usefixtures("at_once")
async def test_a_file_that_was_taken_away_is_noticed_and_so_is_its_return(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with open_house(f"sqlite:///{tmp_path}/data/hall.db") as house:
        assert await asked(house) == (200, {"ok": True, "tables": 0})
        guests = await house.full_table()
        shutil.move(tmp_path / "data", tmp_path / "away")
        status, said = await asked(house)
        assert (status, said["ok"], said["word"], said["tables"]) == (503, False, "store-gone", 1)
        assert "hall.db was taken away" in said["sentence"] and str(tmp_path) not in said["sentence"]
        assert "hall.db" in (await asked(house, "fr"))[1]["sentence"]
        wish = {"game": "deserto", "name": "A", "seats": [{"kind": "device"}] * 2}
        refused = await house.http.post("/api/tables", json=wish)
        assert refused.status_code == 503 and refused.json()["word"] == "not-kept"
        mover = next(guest for guest in guests if guest.my_turn)
        assert mover.position
        move = wire.Move(id=new_id(), move=mover.position.legal[0].code)
        assert (await mover.refused(move)).word == "not-kept"
        shutil.move(tmp_path / "away", tmp_path / "data")
        assert await asked(house) == (200, {"ok": True, "tables": 1})
        await mover.do(move)
        for guest in guests:
            await guest.close()
    assert len(one_liners(caplog)) == 2  # when it went, and when it came back


@pytest.mark.usefixtures("at_once")
async def test_a_full_disk_is_said(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full() -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    async with open_house(f"sqlite:///{tmp_path}/hall.db") as house:
        with monkeypatch.context() as patch:
            patch.setattr(store_of(house)._writer, "_check", full)
            for _ in range(3):
                status, said = await asked(house)
                assert (status, said["word"]) == (503, "store-full") and "Make room" in said["sentence"]
        assert (await asked(house))[0] == 200
    assert len(one_liners(caplog)) == 2


@pytest.mark.usefixtures("at_once")
async def test_a_disk_that_is_about_to_be_full_is_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_house(f"sqlite:///{tmp_path}/hall.db") as house:
        with monkeypatch.context() as patch:
            patch.setattr(health, "ROOM", 1 << 60)
            status, said = await asked(house)
            assert (status, said["word"]) == (503, "store-full")
        assert (await asked(house))[0] == 200


async def test_asking_often_writes_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "FRESH", 3600.0)
    async with open_house(f"sqlite:///{tmp_path}/hall.db") as house:
        before = log_size(tmp_path)
        store_of(house)._health._known = -3600.0
        await asyncio.gather(*(asked(house) for _ in range(30)))
        assert 0 < log_size(tmp_path) - before < 2 * 4200  # one page


def log_size(folder: Path) -> int:
    return (folder / "hall.db-wal").stat().st_size


@pytest.mark.usefixtures("at_once")
async def test_a_disk_that_does_not_answer_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    go_on = threading.Event()
    async with open_house(f"sqlite:///{tmp_path}/hall.db") as house:
        waiting = asyncio.ensure_future(store_of(house)._write(lambda connection: go_on.wait()))
        with monkeypatch.context() as patch:
            patch.setattr(health, "PATIENCE", 0.05)
            status, said = await asked(house)
            assert (status, said["word"]) == (503, "store-slow")
        go_on.set()
        await waiting
        assert (await asked(house))[0] == 200


def change(path: Path, statement: str) -> None:
    connection = sqlite3.connect(path)
    connection.execute(statement)
    connection.commit()
    connection.close()


@pytest.mark.parametrize(
    ("statement", "word", "line"),
    [
        ("update tables set options = '{'", "not-read", "hall.db is damaged"),
        ("update seats set kind = 'throne'", "not-read", "hall.db is damaged"),
        ("update entries set move = 99 where number = 1", "table-damaged", "cannot be played again"),
        ("delete from entries where number = 1", "table-damaged", "cannot be played again"),
        ("delete from seats", "table-damaged", "cannot be played again"),
        ("drop table words", "not-read", "hall.db is damaged"),
    ],
)
async def test_damage_found_while_playing_is_a_sentence_and_a_line(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, statement: str, word: str, line: str
) -> None:
    url = f"sqlite:///{tmp_path}/hall.db"
    async with open_house(url) as house:
        guests = await house.full_table()
        await play_out(guests, 2)
        for guest in guests:
            await guest.close()
    async with open_house(url) as house:
        change(tmp_path / "hall.db", statement)
        caplog.clear()
        caplog.set_level(logging.WARNING)
        for _ in range(2):
            answer = await house.http.get(f"/api/tables/{guests[0].code}")
            assert answer.status_code in (500, 503) and answer.json()["word"] == word
            assert answer.json()["sentence"].endswith(".")
        assert line in one_liners(caplog)[0]
        assert (await house.make("device", "device", start=True)).code  # all others go on
