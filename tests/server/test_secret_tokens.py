"""ESC-R-125: who has looked at a position token is sent what it shows, and nobody else is, whatever they ask."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest
from scripts.lessons import Lesson, me
from scripts.lessons.__main__ import play

from serai.core.game import read_seed
from serai.core.record import to_json, write_record
from serai.core.state import NOBODY
from serai.games.temple import GAME
from serai.games.temple.modules.jewels.moves import Peek, Tell
from serai.games.temple.modules.jewels.rules import jewels_of
from serai.games.temple.moves import encode
from serai.games.temple.rules.contract import Temple
from serai.games.temple.rules.entering import put_into
from serai.games.temple.rules.handful import dice
from serai.games.temple.seen import View
from serai.games.temple.state import KEY
from serai.server.house import House
from serai.server.table import Table
from serai.store import open_store
from serai.wire import messages as wire
from tests.server.client import Guest, Visitor, new_id, open_house, reached
from tests.server.hand_clock import HandClock
from tests.server.sandglass import counted_in
from tests.server.test_secrets import all_that_goes_out, other_story, table_of

pytestmark = pytest.mark.anyio
OPTIONS: dict[str, Any] = {"jewels": True}
NUMBER = 54
SEED = read_seed(str(NUMBER))
EAST = 1  # the room whose token belongs to seat 1
REACTION = 1000  # ms
CODES = list(range(40))


def site(table: Table) -> Temple:
    state = table.match_journal().match.state
    assert isinstance(state, Temple)
    return state


@contextmanager
def other_token(table: Table, reader: int) -> Iterator[None]:
    """For a while another token lies there, and was told of."""
    journal, jewels = table.match_journal(), jewels_of(site(table))
    token, told = jewels.at(EAST), journal.told
    jewels.put(EAST, (token + 1) % 6)
    journal.told = other_story(table, reader, random.Random(1))
    yield
    jewels.put(EAST, token)
    journal.told = told


async def looked() -> tuple[House, Table]:
    """Seat 0 of three has looked at the token of the eastern room."""
    house = House(store=open_store("sqlite://"), clock=HandClock())
    table = await table_of(house, GAME, 3, SEED, OPTIONS)
    put_into(site(table), 0, EAST)
    site(table).hand[0] = dice(KEY, 5)
    await table.enter(0, encode(Peek()))
    return house, table


async def test_ESC_R_125_what_lies_there_changes_no_byte_for_who_has_not_looked() -> None:
    house, table = await looked()
    for reader in (0, 1, 2, None):
        truth = all_that_goes_out(table, reader, CODES)
        with other_token(table, NOBODY if reader is None else reader):
            assert (all_that_goes_out(table, reader, CODES) == truth) == (reader != 0)
    table.match_journal().run(REACTION)
    await table.enter(0, encode(Tell(EAST)))
    truth = all_that_goes_out(table, None, CODES)
    with other_token(table, NOBODY):
        assert all_that_goes_out(table, None, CODES) != truth  # so that this test can fail
    await house.store.close()


# On the wire


def keys_at_the_token(seen: View) -> bool:
    return me(seen).place == EAST and me(seen).dice.count("key") > 1


def at_the_token() -> dict[str, Any]:
    """A table that goes on where seat 0 is in the eastern room and shows two keys."""
    match = play(Lesson(2, OPTIONS, keys_at_the_token), NUMBER)
    assert match
    record = write_record(GAME, GAME.options(**OPTIONS), match, ["Ana", "Bilal"])
    plans = [{"kind": "device", "name": name} for name in ("Ana", "Bilal")]
    return {"record": msgspec.json.decode(to_json(record)), "step": len(record.log), "seats": plans, "name": "Ana"}


def token_of(guest: Guest) -> str | None:
    assert guest.position
    positions = guest.position.view["parts"]["jewels"]["positions"]
    return next(one["jewel"] for one in positions if one["place"] == EAST)  # type: ignore[no-any-return]


def heard_of(guest: Guest, name: str) -> list[Any]:
    return [one.details.get("jewel") for told in guest.of(wire.Position) for one in told.story if one.name == name]


async def company(house: Visitor) -> list[Guest]:
    """Two phones that look as one seat each, a watcher, and the same key at a table screen."""
    both = await house.post("/api/replays/play-on", at_the_token(), wire.Seated)
    watcher = await house.guest(await house.join(both.code, "Wim", "watch"))
    phones = [await house.guest(both, look=seat) for seat in range(2)]
    return [*phones, watcher, await house.guest(both, screen=True)]


async def test_ESC_R_125_two_phones_a_watcher_and_a_table_screen() -> None:
    clock = HandClock()
    async with open_house(clock=clock) as house:
        guests = await company(house)
        await counted_in(clock, guests[0])
        ana, others = guests[0], guests[1:]
        await reached(guests, await ana.do(wire.Move(id=new_id(), seat=0, move=encode(Peek()))))
        jewel = token_of(ana)
        assert jewel is not None and heard_of(ana, "peeked") == [jewel]
        assert [token_of(guest) for guest in others] == [None] * 3
        assert [heard_of(guest, "peeked") for guest in others] == [[None]] * 3
        for path in ("", "/record", "/curve", "?seat=0", "?seat=watch"):
            answer = await house.http.get(f"/api/replays/{ana.code}{path}")
            assert (answer.status_code, answer.json()["word"]) == (409, "not-over")
        await clock.turn(REACTION)
        await reached(guests, await ana.do(wire.Move(id=new_id(), seat=0, move=encode(Tell(EAST)))))
        assert [token_of(guest) for guest in guests] == [jewel] * 4
