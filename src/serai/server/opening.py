"""A table's journal made again from what is kept, a little at a time: other tables play meanwhile."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable

import msgspec

from serai.games import all_games, find_game
from serai.server.journal import Journal
from serai.server.refusal import OtherRules
from serai.store import Entry, TableRow

BREATH = 0.001  # s of work until others may act
decode_log = msgspec.json.Decoder(list[tuple[int, int, int]]).decode


class Breath:
    """Counts how long work has gone on without a break."""

    def __init__(self) -> None:
        self._since = time.perf_counter()

    async def take(self) -> None:
        """Lets others act, where it is time."""
        if time.perf_counter() - self._since > BREATH:
            await asyncio.sleep(0)
            self._since = time.perf_counter()


def check_rules(row: TableRow) -> None:
    """Refuses a table that is played by other rules than ours."""
    known = all_games().get(row.game)
    if known is None or known.version != row.version:
        raise OtherRules(row.game, row.version, known.version if known else 0)


async def open_journal(row: TableRow, seats: int, entries: Iterable[Entry]) -> Journal:
    """The journal of a table that has begun, as it stands after its entries, at the time to which it had come."""
    game = find_game(row.game)
    journal = Journal(game, game.read_options(row.options), seats, row.seed)
    journal.final = row.is_attempt
    breath = Breath()
    for entry in entries:
        journal.enter(entry)
        await breath.take()
    journal.run(row.until)
    return journal


async def read_log(log: bytes) -> list[Entry]:
    """The entries of a log that the store or a worker has written out."""
    entries = []
    breath = Breath()
    for number, (at, seat, move) in enumerate(decode_log(log), 1):
        entries.append(Entry(number=number, at=at, seat=seat, move=move))
        await breath.take()
    return entries
