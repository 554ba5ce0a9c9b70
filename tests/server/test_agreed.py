"""What `docs/wire.md` promises about answers, table screens, rematches, watchers and chat."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

from serai.server.limits import Limits
from serai.store import Word
from serai.wire import messages as wire
from tests.server.client import WIDE, Guest, Visitor, new_id, open_house
from tests.server.hand_clock import HandClock

pytestmark = pytest.mark.anyio


async def test_who_is_too_fast_is_answered_by_id_and_then_cut() -> None:
    limits = replace(WIDE, messages=0.001, burst=3, strikes=4)
    async with open_house(limits=limits) as house:
        host = await house.guest(await house.make("device", "open"))  # one of three
        for n in range(8):
            await host.send(wire.Say(id=f"s{n}", text="x"))
        assert not (await host.first(wire.Closed)).again
        assert [answer.id for answer in host.of(wire.Accepted)[1:]] == ["s0", "s1"]
        assert [(answer.id, answer.word) for answer in host.of(wire.Refused)] == [
            (f"s{n}", "too-fast") for n in (2, 3, 4, 5)
        ]
        assert host.closed and host.closed.word == "too-fast" and not host.of(wire.Trouble)


async def test_leaving_is_answered_before_the_connection_ends() -> None:
    async with open_house() as house:
        host, other = await house.full_table(2)
        twin = await Guest(house.base, other.code, other.token).connect()
        await other.do(wire.Leave(id="bye"))
        assert (await other.first(wire.Closed)).word == "left"
        assert (await twin.first(wire.Closed)).word == "left"
        assert isinstance(other.heard[-1], wire.Closed)
        await host.until(lambda: host.table and host.table.seats[1].kind == "free")


async def test_a_table_screen_is_sent_no_hand_whatever_it_asks_for() -> None:
    async with open_house() as house:
        host, other = await house.full_table(2, options={"starter": 1})
        screen = await Guest(house.base, host.code, host.token).connect(screen=True, look=0)
        position = await screen.until(lambda: screen.position)
        assert position.seat is None and not position.legal
        assert (await screen.refused(wire.Look(id=new_id(), seat=0))).word == "screen-for-all"
        assert (await screen.refused(wire.Hint(id=new_id()))).word == "screen-for-all"
        await screen.do(wire.Look(id=new_id(), seat=None))
        await host.play()
        await other.until(lambda: other.my_turn)
        await screen.until(lambda: screen.position and screen.position.number == 1)
        assert {seen.seat for seen in screen.of(wire.Position)} == {None}


async def test_a_rematch_counts_as_making_a_table() -> None:
    limits = replace(WIDE, tables=0.0001, table_burst=2)
    async with open_house(limits=limits) as house:
        seated = await house.make("device", "bot", start=True)
        host = await house.guest(seated)
        await host.do(wire.Resign(id=new_id()))
        await host.first(wire.Over)
        await host.do(wire.Rematch(id=new_id(), start=True))
        code = (await host.first(wire.Moved)).code
        await host.do(wire.Rematch(id=new_id(), start=True))  # to the same table: that makes none
        again = await Guest(house.base, code, host.token).connect()
        await again.do(wire.Resign(id=new_id()))
        await again.first(wire.Over)
        assert (await again.refused(wire.Rematch(id=new_id(), start=True))).word == "too-many-tables"
        refused = await house.http.post(
            "/api/tables", content=b'{"game":"deserto","name":"A","seats":[{"kind":"open"},{"kind":"bot"}]}'
        )
        assert refused.json()["word"] == "too-many-tables"


async def refused_to_watch(house: Visitor, code: str) -> str:
    answer = await house.http.post(f"/api/tables/{code}/join", content=b'{"name":"One more","seat":"watch"}')
    return str(answer.json()["word"])


async def test_watchers_who_are_not_there_give_way_after_a_while() -> None:
    clock = HandClock()
    async with open_house(clock=clock, limits=replace(WIDE, guests=4, silence=10**9)) as house:
        host = await house.guest(await house.make("device", "open", "open"))
        never, here, left = [await house.join(host.code, name, "watch") for name in ("Never", "Here", "Left")]
        await house.guest(here)
        gone = await house.guest(left)
        assert await refused_to_watch(house, host.code) == "table-crowded"
        await clock.turn(Limits().unseen - 1000)
        await gone.close()
        await host.until(lambda: host.table and not host.table.watchers[2].connected)
        assert await refused_to_watch(house, host.code) == "table-crowded"
        await clock.turn(2000)
        await house.join(host.code, "Another", "watch")
        table = await host.until(lambda: host.table if host.table and len(host.table.watchers) == 3 else None)
        await host.until(
            lambda: host.table and [row.name for row in host.table.watchers] == ["Here", "Left", "Another"]
        )
        assert table and never.guest not in {row.guest for row in table.watchers}
        assert await refused_to_watch(house, host.code) == "table-crowded"


async def test_whoever_takes_a_seat_gets_in_however_many_watch() -> None:
    async with open_house(limits=replace(WIDE, guests=4)) as house:
        host = await house.guest(await house.make("device", "open", "open"))
        seats = [await house.join(host.code, f"W{n}", "watch") for n in range(3)]
        first = await house.guest(seats[0])
        third = await house.guest(seats[2])
        body = {"name": "W0", "seat": "any"}
        taken = await house.http.post(f"/api/tables/{host.code}/join", content=msgspec.json.encode(body))
        assert taken.json()["word"] == "name-taken"
        await host.until(lambda: host.table and len(host.table.watchers) == 3)  # for nothing nobody gives way
        await house.join(host.code, "Ana")  # instead of the one who is not there
        await host.until(lambda: host.table and [row.name for row in host.table.watchers] == ["W0", "W2"])
        await house.join(host.code, "Ben", 2)  # instead of the first of those who are
        closed = await first.first(wire.Closed)
        assert closed.word == "place-needed" and not closed.again
        assert not third.closed and host.table and host.table.seats[2].kind != "free"
        assert await refused_to_watch(house, host.code) == "table-crowded"


async def test_a_full_chat_forgets_its_oldest_words() -> None:
    limits = replace(WIDE, words=5)
    async with open_house(limits=limits) as house:
        host = await house.guest(await house.make("device", "open"))
        other = await house.guest(await house.join(host.code, "Zoé"))
        numbers = [await host.do(wire.Say(id=f"w{n}", text=f"word {n}")) for n in range(1, 9)]
        assert numbers == [1, 2, 3, 4, 5, 6, 7, 8]
        await other.until(lambda: len(other.of(wire.Said)) == 8)
        assert await host.do(wire.Say(id="w8", text="word 8")) == 8  # sent again, it counts once
        kept = await house.house.store.load(host.code)
        assert kept and [word.number for word in kept.words] == [4, 5, 6, 7, 8]
        for heard, told in ((0, [4, 5, 6, 7, 8]), (2, [4, 5, 6, 7, 8]), (6, [7, 8]), (8, []), (99, [])):
            back = await Guest(house.base, other.code, other.token).connect(chat=heard)
            assert [word.number for word in back.of(wire.Welcome)[0].chat] == told
            await back.close()


async def test_somebody_who_comes_is_told_the_newest_words_and_not_all_that_was_ever_said() -> None:
    async with open_house(limits=replace(WIDE, retold=1200)) as house:
        host = await house.guest(await house.make("device", "open"))
        for n in range(1, 8):
            await host.do(wire.Say(id=f"w{n}", text="x" * 400))
        back = await Guest(house.base, host.code, host.token).connect()
        assert [word.number for word in back.of(wire.Welcome)[0].chat] == [6, 7]


async def test_the_store_keeps_only_so_many_words(tmp_path: object) -> None:
    async with open_house(f"sqlite:///{tmp_path}/hall.db") as house:
        host = await house.make("device", "open")
        store = house.house.store
        for n in range(1, 6):
            assert await store.say(host.code, Word(number=n, time=0, guest=1, text="x", wish=f"1/{n}"), 3)
        assert not await store.say(host.code, Word(number=5, time=0, guest=1, text="y", wish="1/9"), 3)
        assert [word.number for word in await store.words(host.code, 0)] == [3, 4, 5]
