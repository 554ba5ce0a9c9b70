"""The moment in which a clock begins to run is told of, however time passes while a table looks round."""

from __future__ import annotations

import msgspec
import pytest

from serai.core.game import SEED_BYTES
from serai.games import find_game
from serai.server.house import House
from serai.server.opening import open_journal
from serai.server.table import Table
from serai.store import GuestRow, Kept, SeatRow, TableRow, open_store
from tests.server.hand_clock import HandClock

pytestmark = pytest.mark.anyio
LOOKS = 12  # more often than a table looks at the clock while it settles


class Fidgety(HandClock):
    """Goes on by a millisecond after it was looked at some times."""

    def __init__(self) -> None:
        super().__init__()
        self.looks = -1  # until it goes on; below 0 it stands

    def now(self) -> int:
        if self.looks == 0:
            self._now += 1
        self.looks -= 1
        return self._now

    def wakes_by(self, moment: int) -> bool:
        return any(at <= moment and not timer.off for at, _, _, timer in self.due)


class Ear:
    """Somebody at the table, and what they last heard of the clock."""

    guest, address, screen, told, lag, language = 1, "", False, 0, 0, "en"
    look: int | None = 0

    def __init__(self) -> None:
        self.runs = False

    def send(self, text: bytes) -> None:
        message = msgspec.json.decode(text)
        if message["type"] == "position":
            self.runs = message["clock"]["running"]

    def close(self, word: str, again: bool) -> None: ...

    def watch(self) -> None: ...


async def counting_in(house: House) -> Table:
    """A table whose clock begins to run in a millisecond."""
    game = find_game("quicksand")
    row = TableRow(
        code="T", game=game.name, version=game.version, options={}, seed=bytes(SEED_BYTES), host=1, created=0, started=1
    )
    seat = SeatRow(seat=0, kind="open", name="Ana", guest=1)
    kept = Kept(table=row, guests=[GuestRow(number=1, name="Ana", token_hash=b"")], seats=[seat])
    table = Table(house, kept, await open_journal(row, 1, []))
    table.timing.time.start(house.clock.now() + 1)
    await table.settle()
    return table


@pytest.mark.parametrize("looks", range(LOOKS))
async def test_who_was_told_that_time_stands_is_told_when_it_runs(looks: int) -> None:
    clock = Fidgety()
    table = await counting_in(House(store=open_store("sqlite://"), clock=clock))
    ear, begins = Ear(), clock.now() + 1
    table.listeners.add(ear)
    clock.looks = looks
    await table.settle()
    assert ear.runs or clock.wakes_by(begins)
