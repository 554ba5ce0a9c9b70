"""A refused entry leaves no trace, not even in time: what it came too late for has not happened yet."""

from __future__ import annotations

import msgspec
import pytest

from serai.core.errors import Illegal
from serai.core.match import UNDO, Match
from serai.core.snapshot import snapshot
from serai.games import find_game
from serai.server.house import House
from serai.server.opening import open_journal
from serai.server.table import Table
from serai.store import GuestRow, Kept, SeatRow, TableRow, open_store
from tests.server.hand_clock import HandClock
from tests.server.sandglass import at_hand

pytestmark = pytest.mark.anyio
LAG = 200
END = 45_301  # of the normal timer: past the window in which a card still saves it
SAVES, NOT_HELD = 9, 5  # the joker of the first seat on that timer; a card that the second does not hold


class Player:
    """A connection that only listens."""

    def __init__(self, guest: int) -> None:
        self.guest, self.address, self.screen, self.told, self.lag = guest, "", False, 0, LAG
        self.look: int | None = guest - 1
        self.language = "en"

    def send(self, text: bytes) -> None: ...

    def close(self, word: str, again: bool) -> None: ...

    def watch(self) -> None: ...


async def two_at(clock: HandClock, name: str = "quicksand") -> Table:
    """Two people against the clock, which has just begun to run."""
    game = find_game(name)
    house = House(store=open_store("sqlite://"), clock=clock)
    row = TableRow(
        code="SAND", game=game.name, version=game.version, options={}, seed=bytes(16), host=1, created=0, started=1
    )
    kept = Kept(
        table=row,
        guests=[GuestRow(number=n, name=f"P{n}", token_hash=b"", ready=True) for n in (1, 2)],
        seats=[SeatRow(seat=n, kind="open", name=f"P{n + 1}", guest=n + 1) for n in range(2)],
    )
    await house.store.create(kept)
    table = Table(house, kept, await open_journal(row, 2, []))
    table.listeners.update(Player(n) for n in (1, 2))
    table.timing.time.start(clock.now())
    await table.settle()
    return table


async def test_a_mates_refused_card_does_not_end_a_timer_that_is_being_saved() -> None:
    clock = HandClock()
    table = await two_at(clock)
    began = clock.now()
    journal = table.match_journal()
    await clock.turn(END + 100)
    with pytest.raises(Illegal):
        await table.enter(1, NOT_HELD)  # counts from after the end of the timer
    assert journal.version == 0 and int(journal.match.state.now) == 0
    await clock.turn(50)
    assert await table.enter(0, SAVES, sent=began + END - 20, lag=LAG) == 1  # sent in time, came later
    assert journal.match.log[0] == END - 20
    await clock.turn(1000)
    assert journal.retold(journal.told[0], 0).name != "ran-out" and not any(
        timer["lost"] for timer in msgspec.to_builtins(journal.view(0))["timers"]
    )
    await table.house.store.close()


async def test_a_refused_card_takes_no_time_from_the_next() -> None:
    clock = HandClock()
    table = await two_at(clock)
    began = clock.now()
    await clock.turn(1000)
    with pytest.raises(Illegal):
        await table.enter(1, NOT_HELD)
    await table.enter(0, SAVES, sent=began + 950, lag=LAG)
    assert table.match_journal().match.log[0] == 950
    await table.house.store.close()


def test_what_will_be_is_asked_without_doing_it() -> None:
    game = find_game("quicksand")
    match: Match = game.begin(2, game.options(), bytes(16))
    before = snapshot(match.state)
    for at in (0, END - 1, END, 70_000):
        assert match.why_not_at(at, 1, NOT_HELD) and not match.why_not_at(at, 0, SAVES)
        assert snapshot(match.state) == before and int(match.step) == 0
    later = match.ahead(END)
    assert int(later.step) == 1
    match.until(END)
    assert snapshot(match.state) == snapshot(later.state)


@pytest.mark.usefixtures(at_hand.__name__)
async def test_game_times_never_go_back_not_even_after_an_undo() -> None:
    clock = HandClock()
    table = await two_at(clock, "sandglass")
    began = clock.now()
    await clock.turn(1000)
    await table.enter(0, 0)
    await clock.turn(1000)
    await table.enter(0, UNDO)  # the position goes back to 1000
    await clock.turn(40)
    await table.enter(1, 0, sent=began + 1900, lag=LAG)
    entries = await table.house.store.entries(table.code, 0)
    assert [entry.at for entry in entries] == [1000, 2000, 2000]
    assert int(table.match_journal().match.state.now) == 2000
    await table.house.store.close()
