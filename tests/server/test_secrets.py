"""A secret never changes a byte of what another seat, or a watcher, receives."""

from __future__ import annotations

import asyncio
import logging
import random
from typing import Any

import msgspec
import pytest

from serai.core.errors import Illegal
from serai.core.game import Game
from serai.core.happenings import may_know
from serai.core.rng import Rng
from serai.core.sets import listed
from serai.core.snapshot import same
from serai.core.state import NOBODY, State
from serai.core.vecs import i64, vec
from serai.games import all_games
from serai.server.house import House
from serai.server.opening import open_journal
from serai.server.position import position
from serai.server.refusal import refused
from serai.server.table import Table
from serai.store import GuestRow, Kept, SeatRow, TableRow, open_store
from serai.wire import messages as wire
from tests.server.client import open_house, play_out
from tests.server.hand_clock import HandClock

PLAYED: list[tuple[str, dict[str, Any], int]] = [
    *((name, {}, seed) for name in all_games() for seed in range(3)),
    ("temple", {"jewels": True, "calendar": "cursed", "treasures": True}, 3),
]


async def table_of(
    house: House, game: Game[Any], seats: int, seed: bytes, options: dict[str, Any] | None = None
) -> Table:
    row = TableRow(
        code="SECRET", game=game.name, version=game.version, options=options or {}, seed=seed, host=1, created=0, started=1,
        pace="step" if game.real_time else "full",
    )  # fmt: skip
    kept = Kept(
        table=row,
        guests=[GuestRow(number=1, name="A", token_hash=b"")],
        seats=[SeatRow(seat=seat, kind="open", name=f"S{seat}", guest=1) for seat in range(seats)],
    )
    assert await house.store.create(kept)
    return Table(house, kept, await open_journal(row, seats, []))


def all_that_goes_out(table: Table, reader: int | None, codes: list[int]) -> list[str]:
    """Every byte that depends on the position: the position, the table, and every refusal."""
    journal = table.match_journal()
    journal._seen, journal._shared = None, ((-1, -1), [])  # what was kept of another position is no proof
    told = position(table.code, journal, reader, 0, table.timing.instant(journal))
    out = [msgspec.json.encode(told).decode(), msgspec.json.encode(table.shown()).decode()]
    if reader is not None:
        match = journal.match
        for code in codes:
            rule = match.why_not(reader, code)
            if rule:
                for language in ("en", "fr"):
                    error = refused("x", Illegal(rule, reader, code), language, table.game)
                    out.append(msgspec.json.encode(error).decode())
    return out


def other_story(table: Table, reader: int, dice: random.Random) -> list[vec[i64]]:
    """The same story with every detail changed that this reader may not know."""
    kinds = {event.code: event for event in table.game.look.events}
    told = []
    for row in table.match_journal().told:
        changed = [int(number) for number in row]
        event = kinds.get(changed[1])
        values = dict(zip(event.details, changed[2:], strict=False)) if event else {}
        for detail, owner in event.secret.items() if event else ():
            place = 2 + event.details.index(detail) if event else 0
            if not may_know(owner, values, reader):
                most = len(table.game.look.names.get(detail, ())) or 100
                changed[place] = (changed[place] + 1 + dice.randrange(most - 1)) % most
        told.append(vec[i64](changed))
    return told


@pytest.mark.parametrize(("name", "options", "seed"), PLAYED)
def test_what_a_reader_cannot_know_changes_no_byte(name: str, options: dict[str, Any], seed: int) -> None:
    async def run() -> int:
        dice, game = random.Random(seed), all_games()[name]
        house = House(store=open_store("sqlite://"), clock=HandClock())
        table = await table_of(house, game, game.seats[-1], dice.randbytes(16), options)
        journal = table.match_journal()
        match = journal.match
        different = 0
        codes = list(range(40))
        while match.outcome() is None and journal.number < 120:
            for reader in (*range(int(match.state.seats)), None):
                truth = all_that_goes_out(table, reader, codes)
                real_state, real_story = match.state, journal.told
                world: State = real_state.clone()
                world.story = real_state.story
                who = NOBODY if reader is None else reader
                world.imagine(who, Rng(dice.getrandbits(32), journal.number, seed))
                different += not same(world, real_state)
                match.state, journal.told = world, other_story(table, who, dice)
                match.dice.seed, real_seed = dice.randbytes(16), match.dice.seed
                assert all_that_goes_out(table, reader, codes) == truth
                match.state, journal.told, match.dice.seed = real_state, real_story, real_seed
            seats = listed(match.state.movers())
            if seats:
                seat = dice.choice(seats)
                await table.enter(seat, int(dice.choice(list(match.state.legal(seat)))))
            else:
                journal.run(int(match.state.alarm()))
        await house.store.close()
        return different

    assert asyncio.run(run()) > 50  # there was something to hide


@pytest.mark.anyio
async def test_neither_seed_nor_token_nor_card_is_in_messages_or_log_lines(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, "serai")
    async with open_house() as house:
        guests = await house.full_table(2, options={"starter": 1})
        watcher = await house.guest(await house.join(guests[0].code, "Watcher", "watch"))
        await guests[1].refused(wire.Move(id="bad", move=5))
        await play_out(guests)
        over = await guests[0].first(wire.Over)
        before = [text for guest in (*guests, watcher) for text in guest.raw if '"type":"over"' not in text]
        record = (await house.http.get(f"/api/replays/{guests[0].code}/record")).json()
        assert record["seed"] == over.seed
        spoken = "\n".join(before) + caplog.text
        for secret in (over.seed, *(guest.token for guest in (*guests, watcher))):
            assert secret not in spoken
        for position in watcher.of(wire.Position):
            assert position.view["hand"] is None and not position.legal
            assert all("card" not in happening.details for happening in position.story if happening.name == "drawn")


@pytest.mark.anyio
async def test_of_a_running_game_nothing_leaves_the_house() -> None:
    async with open_house() as house:
        guests = await house.full_table(2)
        for path in ("", "/record", "/curve", "?seat=0"):
            answer = await house.http.get(f"/api/replays/{guests[0].code}{path}")
            assert (answer.status_code, answer.json()["word"]) == (409, "not-over")
        answer = await house.http.post(
            "/api/replays/play-on",
            content=msgspec.json.encode(
                {"code": guests[0].code, "step": 0, "seats": [{"kind": "bot"}] * 2, "name": "A"}
            ),
        )
        assert answer.json()["word"] == "not-over"
