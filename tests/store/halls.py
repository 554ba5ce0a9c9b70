"""Small halls for tests that hold for every store."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from serai.store import Entry, GuestRow, Kept, SeatRow, Store, TableRow, open_store


def some_table(code: str = "DUNE", **more: Any) -> Kept:
    usual = {"game": "deserto", "version": 1, "options": {"starter": 1}, "seed": bytes(16), "host": 1, "created": 5}
    return Kept(
        table=TableRow(code=code, **{**usual, **more}),
        guests=[GuestRow(number=1, name="Ali", token_hash=b"x" * 32)],
        seats=[SeatRow(seat=0, kind="open", name="Ali", guest=1), SeatRow(seat=1, kind="open")],
    )


def entry(number: int, move: int = 0, wish: str = "") -> Entry:
    return Entry(number=number, at=number * 10, seat=0, move=move, wish=wish, time=1)


def on(urls: list[str], run: Callable[..., Awaitable[None]]) -> None:
    """Runs something on a store for each address."""

    async def opened() -> None:
        stores: list[Store] = []
        try:
            for url in urls:
                stores.append(open_store(url))
                await stores[-1].open()
            await run(*stores)
        finally:
            for store in stores:
                await store.close()

    asyncio.run(opened())
