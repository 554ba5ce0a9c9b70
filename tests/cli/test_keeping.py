"""`serai check` and `serai backup`, and a house that goes on from a backup."""

from __future__ import annotations

import json
import shutil
import sqlite3
from pathlib import Path

import pytest

from serai.wire import messages as wire
from tests.cli.test_commands import Serai, serai
from tests.server.client import Guest, Visitor, play_out
from tests.server.process import free_port, house_process
from tests.store.kept_games import fill

__all__ = ["serai"]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def test_a_sound_hall(serai: Serai, tmp_path: Path) -> None:
    fill(tmp_path / "data")
    assert serai("check", tmp_path / "data") == 0
    assert "2 being played, 1 finished, 0 gathering" in serai.out and serai.out.endswith("All is sound.\n")
    assert serai("check", tmp_path / "data", "--lang", "fr") == 0
    assert "2 en cours" in serai.out
    found = serai.json("check", tmp_path / "data")
    assert found["ok"] and found["entries"] == 68 and found["damaged"] == found["faults"] == []


def test_a_damaged_table_is_named_and_the_exit_code_says_so(serai: Serai, tmp_path: Path) -> None:
    file = fill(tmp_path / "data")
    connection = sqlite3.connect(file)
    connection.execute("delete from entries where code = 'DUNE2' and number = 2")
    connection.commit()
    connection.close()
    assert serai("check", tmp_path / "data") == 1
    assert "Table DUNE2 is damaged: entry 2 of the log is missing" in serai.out and serai.err == ""
    assert serai("check", tmp_path / "data", "--json") == 1
    (damaged,) = json.loads(serai.out)["damaged"]
    assert (damaged["code"], damaged["word"]) == ("DUNE2", "entry-missing")
    file.write_bytes(b"gone" * 999)
    assert serai("check", tmp_path / "data") == 1
    assert "hall.db is damaged" in serai.out


def test_mistakes_are_sentences(serai: Serai, tmp_path: Path) -> None:
    fill(tmp_path / "data")
    assert serai("check", tmp_path / "nothing") == 2
    assert serai.err.count("\n") == 1 and "There is no hall" in serai.err
    assert serai("backup", tmp_path / "data", tmp_path / "no" / "b.db") == 2
    assert serai.err.count("\n") == 1 and "There is no folder" in serai.err
    assert serai("backup", tmp_path / "data", tmp_path / "b.db") == 0
    assert "3 tables" in serai.out
    assert serai("backup", tmp_path / "data", tmp_path / "b.db") == 2
    assert serai("backup", tmp_path / "data", tmp_path / "b.db", "--force", "--lang", "fr") == 0
    assert "a été relu" in serai.out


@pytest.mark.anyio
async def test_a_backup_of_an_open_house_goes_on_in_a_new_folder(serai: Serai, tmp_path: Path) -> None:
    port = free_port()
    base = f"http://127.0.0.1:{port}"
    (old := tmp_path / "old").mkdir()
    (new := tmp_path / "new").mkdir()
    with house_process(port, old):
        visitor = Visitor(base)
        guests = await visitor.full_table()
        await play_out(guests, 3)
        assert serai("check", old) == 0, serai.out
        assert serai("backup", old, tmp_path / "b.db") == 0, serai.err
        await play_out(guests, 1)
        for guest in guests:
            await guest.close()
        await visitor.http.aclose()
    assert serai("check", old) == 0, serai.out  # of a killed house
    shutil.copy(tmp_path / "b.db", new / "hall.db")
    with house_process(port, new):
        again = [await Guest(base, guest.code, guest.token).connect() for guest in guests]
        for guest in again:
            position = await guest.first(wire.Position)
            assert position.number == 3
        await play_out(again, 4)
        for guest in again:
            await guest.close()
    assert serai.json("check", new)["entries"] == 7
