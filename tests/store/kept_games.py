"""A folder with games in it, for tests that damage, copy and check it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from serai.bots import ask, find_bot
from serai.core.errors import SeraiError
from serai.core.game import SEED_BYTES
from serai.core.rng import Rng
from serai.core.words import LANGUAGES
from serai.games import find_game
from serai.store import Entry, GuestRow, Kept, SeatRow, TableRow, Word, open_store
from serai.store.folder import hold


def kept_game(code: str, moves: int, finished: bool = False, **more: Any) -> Kept:
    """A table of Deserto at which two have made some moves, or all."""
    game = find_game("deserto")
    match = game.begin(2, game.read_options({"starter": 0}), bytes(SEED_BYTES))
    rng, bot = Rng(1), find_bot("random")
    entries: list[Entry] = []
    while match.outcome() is None and (finished or len(entries) < moves):
        seat = 0 if match.state.movers() & 1 else 1
        move = int(ask(bot, match.state, seat, game.sense, rng))
        entries.append(Entry(number=len(entries) + 1, at=0, seat=seat, move=move, wish=f"1/{len(entries)}", time=7))
        match.play(0, seat, move)
    row = TableRow(
        code=code, game="deserto", version=game.version, options={"starter": 0}, seed=bytes(SEED_BYTES), host=1,
        created=5, started=6, finished=9 if finished else None, **more,
    )  # fmt: skip
    return Kept(
        table=row,
        guests=[GuestRow(number=1, name="Ali", token_hash=b"x" * 32)],
        seats=[
            SeatRow(seat=0, kind="open", name="Ali", guest=1),
            SeatRow(seat=1, kind="bot", name="B", level="beginner"),
        ],
        entries=entries,
        words=[Word(number=1, time=8, guest=1, text="Salut")],
    )


def fill(folder: Path, tables: int = 3) -> Path:
    """Keeps some games in a folder as a house does; the file."""

    async def keep(url: str) -> None:
        store = open_store(url)
        for number in range(tables):
            assert await store.create(kept_game(f"DUNE{number}", 9, finished=number == 0))
        await store.close()

    with hold(folder) as held:
        asyncio.run(keep(held.url))
    return folder / "hall.db"


def check_sentences(error: SeraiError) -> None:
    """What is said to the host is one line, in every language."""
    for language in LANGUAGES:
        assert "\n" not in error.sentence(language)
