"""A whole hall from one store to another: all of it, checked row by row, or nothing."""

from __future__ import annotations

import asyncio
import hashlib
import os
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import ExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Protocol

import msgspec

from serai.store import AttemptRow, Change, FeatRow, Kept, PassedRow, Store, open_store
from serai.store.address import is_base, shown_address
from serai.store.backup import back_up
from serai.store.folder import HALL, hold
from serai.store.place import BESIDE, beside, real, sync_folder
from serai.store.reading import find_hall
from serai.store.trouble import StoreTrouble

TOGETHER = 100  # tables that are written at once
PAGE = 1_000  # codes that are asked for at once


class Shelf(Protocol):
    """A hall that is copied from, or to."""

    async def codes(self, after: str, limit: int) -> list[str]: ...
    async def load(self, code: str) -> Kept | None: ...
    async def all_passed(self) -> list[PassedRow]: ...
    async def all_feats(self) -> list[FeatRow]: ...
    async def all_attempts(self) -> list[AttemptRow]: ...
    async def put(self, tables: list[Kept]) -> bool: ...
    async def win(self, rows: list[PassedRow]) -> None: ...
    async def count(self, rows: list[FeatRow]) -> None: ...
    async def attempt(self, rows: list[AttemptRow]) -> None: ...


class Copied(msgspec.Struct, frozen=True):
    """What a copy has carried over."""

    tables: int
    entries: int
    digest: str  # of all rows, the same on both sides


Show = Callable[[int, int], None]  # how many tables are done, and of how many; reading again counts as well


async def copy_hall(source: str, target: str, show: Show = lambda done, whole: None) -> Copied:
    """Copies a hall into an empty place. Whatever happens before the end, the place stays empty."""
    if is_same(source, target):
        raise StoreTrouble("copy-itself", place=shown(target))
    async with read_from(source) as old, write_to(target) as new:
        if await new.codes("", 1) or await new.all_passed():
            raise StoreTrouble("copy-not-empty", place=shown(target))
        codes = await all_codes(old)
        there = Digest()
        for done in range(0, len(codes), TOGETHER):
            show(done, 2 * len(codes))
            tables = [there.table(await old.load(code)) for code in codes[done : done + TOGETHER]]
            if not await new.put(tables):
                raise StoreTrouble("copy-moving")
        await new.win(there.won(await old.all_passed()))
        await new.count(there.counted(await old.all_feats()))
        await new.attempt(there.tried(await old.all_attempts()))
        here = Digest()
        for done, code in enumerate(await all_codes(new), len(codes)):
            show(done, 2 * len(codes))
            here.table(await new.load(code))
        here.won(await new.all_passed())
        here.counted(await new.all_feats())
        here.tried(await new.all_attempts())
        if here.text() != there.text():
            raise StoreTrouble("copy-differs", place=shown(target))
    return Copied(len(codes), there.entries, there.text())


async def all_codes(shelf: Shelf) -> list[str]:
    codes: list[str] = []
    while page := await shelf.codes(codes[-1] if codes else "", PAGE):
        codes += page
    return codes


class Digest:
    """Over all rows in one order and one spelling, whatever database they stand in."""

    def __init__(self) -> None:
        self._hash = hashlib.sha256()
        self.entries = 0

    def table(self, kept: Kept | None) -> Kept:
        if kept is None:
            raise StoreTrouble("copy-moving")  # tables are never deleted: somebody has put another hall there
        self._add(kept)
        self.entries += len(kept.entries)
        return kept

    def won(self, rows: list[PassedRow]) -> list[PassedRow]:
        for row in rows:
            self._add(row)
        return rows

    def counted(self, rows: list[FeatRow]) -> list[FeatRow]:
        for row in rows:
            self._add(row)
        return rows

    def tried(self, rows: list[AttemptRow]) -> list[AttemptRow]:
        for row in rows:
            self._add(row)
        return rows

    def _add(self, row: msgspec.Struct) -> None:
        self._hash.update(msgspec.json.encode(row, order="deterministic") + b"\n")

    def text(self) -> str:
        return self._hash.hexdigest()


# Places


def shown(place: str) -> str:
    return shown_address(place) if is_base(place) else place


def file_of(place: str) -> Path:
    """The file of a hall: by its address, by itself, or by its folder."""
    scheme, found, rest = place.partition("://")
    if found and scheme != "sqlite":
        raise StoreTrouble("unknown-store", url=shown_address(place))
    path = Path(rest.removeprefix("/") if found else place)
    return path / HALL if path.is_dir() or not path.suffix else path


def is_same(source: str, target: str) -> bool:
    if is_base(source) or is_base(target):
        return source == target
    return real(file_of(source)) == real(file_of(target))


@asynccontextmanager
async def read_from(place: str) -> AsyncIterator[Shelf]:
    """A hall as of one moment, in which nobody plays; it is not changed."""
    if is_base(place):
        async with base(place, writing=False) as shelf:
            yield shelf
        return
    file = find_hall(file_of(place))
    with ExitStack() as held, tempfile.TemporaryDirectory(prefix="serai-copy-") as folder:
        if file.name == HALL:
            held.enter_context(hold(file.parent))
        part = Path(folder) / "hall.db"
        back_up(file, part)  # an older layout is brought up to date there, not in the house
        async with opened(part) as store:
            yield FileShelf(store)


@asynccontextmanager
async def write_to(place: str) -> AsyncIterator[Shelf]:
    """An empty place, that has the hall only when all of it is there."""
    if is_base(place):
        async with base(place, writing=True) as shelf:
            yield shelf
        return
    file = file_of(place)
    with ExitStack() as held:
        if file.name == HALL:
            held.enter_context(hold(file.parent))
        await check_empty(file, place)
        part = beside(file, ".copy")
        forget(part)
        try:
            async with opened(part) as store:
                yield FileShelf(store)
            part.replace(file)
            sync_folder(file.absolute().parent)
        finally:
            forget(part)


async def check_empty(file: Path, place: str) -> None:
    if not os.path.lexists(file):
        return
    async with opened(file) as store:
        if await store.codes("", 1) or await store.all_passed():
            raise StoreTrouble("copy-not-empty", place=place)


def forget(part: Path) -> None:
    for file in (part, *(beside(part, ending) for ending in BESIDE)):
        with suppress(OSError):
            file.unlink(missing_ok=True)


@asynccontextmanager
async def opened(file: Path) -> AsyncIterator[Store]:
    store = open_store(f"sqlite:///{file.absolute()}")
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def base(url: str, writing: bool) -> AsyncIterator[Shelf]:
    """The hall in a database, in one transaction."""
    open_store(url)  # says what is missing, where something is
    from serai.store.postgres_shelf import transaction

    async with transaction(url, writing) as shelf:
        yield shelf


class FileShelf:
    """A hall in a file."""

    def __init__(self, store: Store) -> None:
        self.codes = store.codes
        self.load = store.load
        self.all_passed = store.all_passed
        self.all_feats = store.all_feats
        self.all_attempts = store.all_attempts
        self._create = store.create
        self._keep = store.keep

    async def put(self, tables: list[Kept]) -> bool:
        return all(await asyncio.gather(*map(self._create, tables)))

    async def win(self, rows: list[PassedRow]) -> None:
        for row in rows:
            await self._keep("", Change(passed=row))

    async def count(self, rows: list[FeatRow]) -> None:
        for row in rows:
            await self._keep("", Change(feat=row))

    async def attempt(self, rows: list[AttemptRow]) -> None:
        for row in rows:
            await self._keep("", Change(attempt=row))
