"""A hall moves from SQLite to PostgreSQL and back: all of it, or nothing."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from click.testing import CliRunner

from serai.cli.keeping import check_hall
from serai.cli.store import copy_store
from serai.store import AttemptRow, Change, FeatRow, Kept, PassedRow, ServerRow, SharedStore, Store, Word
from serai.store.check import check
from serai.store.copying import FileShelf, copy_hall
from serai.store.folder import hold
from serai.store.trouble import StoreTrouble
from tests.engines.postgres import Postgres
from tests.store.halls import entry, on, some_table
from tests.store.kept_games import check_sentences, fill


@pytest.fixture
def hall(tmp_path: Path) -> Path:
    """A folder with games, a chat, levels won, and a table that has changed and whose time has passed."""
    folder = tmp_path / "here"
    fill(folder)

    async def more(store: Store) -> None:
        table = some_table("oase", open=True)
        await store.create(table)
        await store.keep("oase", Change(guests=table.guests, entries=[entry(1, wish="1/\0\x1a0")]))
        await store.pass_time("oase", 500, 1)
        await store.say("oase", Word(number=7, time=1, guest=1, text="Ça va ?", wish="1/b"), 5)
        for people in ("Zoé", "Ali"):
            await store.keep("", Change(passed=PassedRow(game="g", people=people, level=1, pace="full", time=3)))
        for mark in (None, 7):
            feat = FeatRow(game="g", chosen="x", seats=2, people=1, options={"a": 1}, mark=mark, names=["Zoé"], time=3)
            await store.keep("", Change(feat=feat))
        for day in (7, 8):
            tried = AttemptRow(
                day=day, game="g", device=b"\0x", code="oase", name="Zoé", begun=1, ended=day, why="lost"
            )
            await store.keep("", Change(attempt=tried))

    on([f"sqlite:///{folder}/hall.db"], more)
    return folder


Everything = tuple[list[Kept | None], list[PassedRow], list[FeatRow], list[AttemptRow]]


def everything(url: str) -> Everything:
    found: list[Everything] = []

    async def read(store: Store) -> None:
        codes = await store.codes("", 99)
        tables = [await store.load(code) for code in codes]
        found.append((tables, await store.all_passed(), await store.all_feats(), await store.all_attempts()))

    on([url], read)
    return found[0]


def refused(source: str, target: str) -> str:
    with pytest.raises(StoreTrouble) as info:
        asyncio.run(copy_hall(source, target))
    check_sentences(info.value)
    return info.value.word


def test_a_hall_goes_to_a_database_and_back_without_loss(hall: Path, address: str, tmp_path: Path) -> None:
    before = everything(f"sqlite:///{hall}/hall.db")
    there = asyncio.run(copy_hall(str(hall), address))
    assert everything(address) == before and there.tables == 4 and there.entries == 69
    back = asyncio.run(copy_hall(address, str(tmp_path / "back")))
    assert sorted(path.name for path in (tmp_path / "back").iterdir()) == ["hall.db", "hall.db-lock"]
    assert everything(f"sqlite:///{tmp_path}/back/hall.db") == before and back == there
    assert check(tmp_path / "back").entries == 69
    assert refused(str(hall), address) == refused(address, str(hall)) == "copy-not-empty"
    assert refused(address, address) == refused(str(hall), f"sqlite:///{hall}/hall.db") == "copy-itself"


def test_the_commands_say_what_they_did_without_a_password(hall: Path, address: str) -> None:
    said = CliRunner().invoke(copy_store, [str(hall), address, "--lang", "en"], catch_exceptions=False).output
    assert "4 tables" in said and "69 entries" in said and "Digest" in said and "s3cret" not in said
    looked = CliRunner().invoke(check_hall, [address, "--lang", "en"], catch_exceptions=False, standalone_mode=False)
    assert "69" in looked.output and "s3cret" not in looked.output
    assert looked.return_value == 1  # the small one was never a game


def test_a_hall_that_is_open_is_not_copied(hall: Path, address: str, tmp_path: Path) -> None:
    with hold(hall):
        assert refused(str(hall), address) == "folder-taken"
    server = ServerRow(id="a", bus=True, leaving=False, address="http://a", rules={})

    async def open_server(store: SharedStore) -> None:
        await store.beat(server)

    on([address], open_server)
    assert refused(address, str(tmp_path / "back")) == refused(str(hall), address) == "copy-open"
    assert not (tmp_path / "back" / "hall.db").exists()


@pytest.mark.parametrize("to", ["file", "base"])
def test_a_copy_that_fails_or_is_stopped_leaves_nothing(
    hall: Path, postgres: Postgres, tmp_path: Path, to: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = str(tmp_path / "back") if to == "file" else postgres.new_address()

    def stop(done: int, whole: int) -> None:
        if done == whole - 1:  # all is written, and is being read again
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        asyncio.run(copy_hall(str(hall), target, stop))
    if to == "file":
        assert [path.name for path in (tmp_path / "back").iterdir()] == ["hall.db-lock"]
    assert asyncio.run(copy_hall(str(hall), target)).tables == 4


def test_a_copy_that_is_not_the_same_is_refused(hall: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def forget(shelf: FileShelf, rows: list[PassedRow]) -> None:
        pass

    monkeypatch.setattr(FileShelf, "win", forget)
    assert refused(str(hall), str(tmp_path / "back")) == "copy-differs"
    assert not (tmp_path / "back" / "hall.db").exists()
