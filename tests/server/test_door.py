"""Who comes in: how many, with how much to say, in how much time; and that who is cut has gone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import replace

import msgspec
import pytest
from websockets.frames import Frame, Opcode

from serai.server.crowd import Crowd, room_for
from serai.server.door import Door
from serai.server.gate import Gate
from serai.server.limits import Limits
from serai.server.proxies import LOCAL
from serai.server.socket import WRITE_AHEAD, Socket
from serai.wire import messages as wire
from tests.server.client import PATIENCE, WIDE, Guest, Visitor, new_id, open_house
from tests.server.hand_clock import HandClock
from tests.server.raw import UPGRADE, Raw, raw

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("both_ways")]
only_short = pytest.mark.parametrize("both_ways", ["short"], indirect=True)  # a gate does not look so far in
GET = b"GET /api/house HTTP/1.1\r\nHost: h\r\n"


async def comes_true(found: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not found():
            await asyncio.sleep(0.005)


def cut(house: Visitor, word: str) -> float:
    """How many connections were cut for this."""
    value = house.house.counts.registry.get_sample_value("serai_cut_total", {"word": word})
    return value or 0.0


def open_lines(house: Visitor) -> float:
    return house.house.counts.registry.get_sample_value("serai_connections") or 0.0


@pytest.fixture
def sockets(both_ways: str, monkeypatch: pytest.MonkeyPatch) -> list[Socket | Gate]:
    """All that become WebSockets, to look into them; and last words are short."""
    made: list[Socket | Gate] = []
    kind, first = (Socket, "connection_made") if both_ways == "short" else (Gate, "upgrade")
    begin = getattr(kind, first)

    def keep(self: Socket | Gate, what: object) -> None:
        made.append(self)
        begin(self, what)

    monkeypatch.setattr(kind, first, keep)
    for module in ("socket", "gate", "connection"):
        monkeypatch.setattr(f"serai.server.{module}.LAST_SECONDS", 0.05)
    return made


def is_gone(line: Socket | Gate) -> bool:
    return line.disconnected if isinstance(line, Socket) else line.is_gone


def is_full(line: Socket | Gate) -> bool:
    """So much waits for the other side that nothing more is written, or it was cut for that."""
    if isinstance(line, Socket):
        return not line.writable.is_set()
    return line.is_gone or line.transport.get_write_buffer_size() > WRITE_AHEAD


TOO_MUCH = {
    "a long address": (b"GET /" + b"x" * 5000 + b" HTTP/1.1\r\n", (414, "address-long")),
    "an endless address": (b"GET /" + b"x" * 100_000, (414, "address-long")),
    "one long header": (GET + b"Cookie: " + b"x" * 9000 + b"\r\n\r\n", (431, "head-big")),
    "an endless header": (GET + b"Cookie: " + b"x" * 100_000, (431, "head-big")),
    "many headers": (GET + b"A: b\r\n" * 200, (431, "head-big")),
    "large headers": (GET + b"".join(b"A%d: %s\r\n" % (n, b"x" * 1000) for n in range(20)), (431, "head-big")),
    "no request at all": (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03 tls", (400, "not-http")),
    "no path": (b"CONNECT h:1 HTTP/1.1\r\nHost: h\r\n\r\n", (400, "not-http")),
    "a path that is no text": (b"GET /\xff\xfe HTTP/1.1\r\nHost: h\r\n\r\n", (400, "not-http")),
}


@pytest.mark.parametrize("what", TOO_MUCH)
async def test_too_much_before_a_request_begins_is_answered_and_ends(what: str) -> None:
    said, answer = TOO_MUCH[what]
    async with open_house() as house, raw(house) as line:
        line.say(said)
        assert await line.refusal() == answer
        assert await line.ended() == b""


async def test_a_head_that_comes_in_small_pieces_is_weighed_all_the_same() -> None:
    async with open_house() as house, raw(house) as line:
        line.say(GET + b"Cookie: ")
        for _ in range(40):
            line.say(b"x" * 1000)
            await asyncio.sleep(0)
        assert await line.refusal() == (431, "head-big")


@only_short
async def test_headers_after_a_body_are_weighed_too() -> None:
    chunked = b"POST /api/qr HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n"
    async with open_house() as house:
        async with raw(house) as line:
            line.say(chunked + b"2\r\n{}\r\n0\r\n" + b"A: b\r\n" * 200)
            assert await line.refusal() == (431, "head-big")
        async with raw(house) as line:  # in one header without an end: nobody may send that much at all
            line.say(chunked + b"0\r\nA: ")
            for _ in range(24):
                line.say(b"x" * 50_000)
            assert await line.refusal() == (413, "too-big")


@pytest.fixture
def doors(both_ways: str, monkeypatch: pytest.MonkeyPatch) -> list[Door | Gate]:
    """All that are made, the newest last."""
    made: list[Door | Gate] = []
    kind = Door if both_ways == "short" else Gate
    begin = kind.connection_made

    def keep(self: Door | Gate, transport: asyncio.BaseTransport) -> None:
        made.append(self)
        begin(self, transport)  # type: ignore[arg-type]

    monkeypatch.setattr(kind, "connection_made", keep)
    return made


def due_in(doors: list[Door | Gate]) -> float:
    """Within how many ms the newest connection has to say more."""
    due = doors[-1]._due
    return (due.when() - asyncio.get_running_loop().time()) * 1000 if due else 0


async def time_is_up(doors: list[Door | Gate], limit: int) -> None:
    """What is awaited of the newest connection has not come within its time."""
    await comes_true(lambda: doors[-1]._due is not None)
    assert limit - 5000 < due_in(doors) <= limit
    doors[-1].too_late()


async def test_half_requests_do_not_stay(doors: list[Door | Gate], both_ways: str) -> None:
    limits = replace(WIDE, head_time=100_000, body_time=200_000)
    async with open_house(limits=limits) as house:
        async with raw(house) as line:
            line.say(GET)
            await comes_true(lambda: bool(doors and doors[-1].has_begun))
            await time_is_up(doors, limits.head_time)
            assert await line.refusal() == (408, "too-slow")
            assert await line.ended() == b""
        async with raw(house) as line:
            line.say(b"POST /api/tables HTTP/1.1\r\nHost: h\r\nContent-Length: 9\r\n\r\n{")
            await comes_true(lambda: due_in(doors) > limits.head_time)
            await time_is_up(doors, limits.body_time)
            assert await line.refusal() == (408, "too-slow")
        async with raw(house) as line:  # says nothing at all: perhaps a browser that might have needed it
            await comes_true(lambda: len(doors) == 3)
            await time_is_up(doors, limits.head_time)
            assert await line.ended() == b""
        async with raw(house) as line:
            line.say(GET + b"\r\n")
            assert (await line.answer())[0] == 200
            line.say(b"\r\n")  # is no request, and keeps nothing open
            if both_ways == "short":
                await time_is_up(doors, limits.head_time)
            assert await line.ended() == b""
        assert cut(house, "too-slow") == 2


@only_short
async def test_whoever_keeps_to_the_limits_is_served_one_request_after_the_other() -> None:
    async with open_house() as house, raw(house) as line:
        for _ in range(3):
            line.say(GET + b"Cookie: " + b"x" * 7000 + b"\r\n\r\n")
            assert (await line.answer())[0] == 200
        body = b'{"path":"/t/PALM42"}'
        line.say(b"POST /api/qr HTTP/1.1\r\nHost: h\r\nContent-Length: %d\r\n\r\n%s" % (len(body), body))
        assert (await line.answer())[0] == 200


async def test_who_goes_on_after_the_answer_is_heard_no_more(both_ways: str) -> None:
    async with open_house() as house, raw(house) as line:
        line.say(b"POST /api/nothing HTTP/1.1\r\nHost: h\r\nContent-Length: 100000000\r\n\r\n")
        assert await line.refusal() == (404, "no-such-page")
        for _ in range(24):
            line.say(b"x" * 50_000)
        assert await line.ended() == b""  # no second answer
        assert cut(house, "too-big") == (both_ways == "short")  # the gate has closed after the answer


async def test_an_upgrade_that_cannot_be_read_does_not_stay() -> None:
    async with open_house() as house:
        async with raw(house) as line:
            line.say(b"GET /ws HTTP/1.1\r\nHost: h\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n")
            assert (await line.ended()).startswith(b"HTTP/1.1 4")
        async with raw(house) as line:
            line.say(UPGRADE.replace(b"GET", b"POST"))
            await line.ended()
        async with raw(house) as line:  # to something that we do not speak
            line.say(GET + b"Connection: Upgrade\r\nUpgrade: h2c\r\n\r\n")
            assert (await line.answer())[0] == 200
            await line.ended()


def test_a_crowd_is_counted_by_address_and_in_all() -> None:
    crowd = Crowd(each=2, everybody=5, proxies=frozenset({"proxy"}))
    assert [crowd.come("a") for _ in range(4)] == ["", "", "too-many-connections", "too-many-connections"]
    assert not crowd.is_mob("a")
    assert crowd.come("a") == "too-many-connections" and crowd.is_mob("a")
    assert crowd.come("b") == "house-full" and not crowd.is_mob("b")
    for _ in range(5):
        crowd.go("a")
    assert [crowd.come("proxy") for _ in range(4)] == [""] * 4  # speaks for many
    assert not crowd.is_mob("proxy") and crowd.come("proxy") == "house-full"
    assert room_for(7) == 7


async def test_connections_of_all_kinds_count_until_they_are_gone(both_ways: str) -> None:
    async with open_house(limits=replace(WIDE, connections=3)) as house, AsyncExitStack() as stack:
        lines = [await stack.enter_async_context(raw(house)) for _ in range(3)]
        await lines[0].upgraded()
        lines[1].say(GET)
        if both_ways == "short":
            lines[2].say(GET + b"\r\n")
            await lines[2].answer()
        async with raw(house) as more:
            assert await more.refusal() == (503, "too-many-connections")
            assert await more.ended() == b""
        lines[0].writer.transport.abort()
        await comes_true(lambda: not open_lines(house))
        async with raw(house) as more:
            await more.upgraded()


async def test_behind_a_proxy_each_guest_counts_by_their_own_address() -> None:
    limits = replace(WIDE, connections=1)
    async with open_house(limits=limits, proxies=(LOCAL,)) as house, AsyncExitStack() as stack:
        lines = [await stack.enter_async_context(raw(house)) for _ in range(3)]
        for line, (address, answer) in zip(lines, (("1", 101), ("2", 101), ("2", 403)), strict=True):
            line.say(UPGRADE.replace(b"Host: h", b"Host: h\r\nX-Forwarded-For: 192.0.2." + address.encode()))
            assert await line.status() == answer


async def test_a_full_house_says_so() -> None:
    async with open_house(limits=replace(WIDE, everybody=1)) as house, raw(house) as line:
        await line.upgraded()
        async with raw(house) as more:
            assert await more.refusal() == (503, "house-full")


async def test_the_page_too_is_not_for_floods() -> None:
    limits = replace(WIDE, pages=0.001, page_burst=3)
    async with open_house(limits=limits) as house:
        answers = [await house.http.get("/health") for _ in range(4)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
        assert answers[-1].json()["word"] == "too-fast"
        async with raw(house) as line:
            line.say(UPGRADE)
            assert (await line.ended()).startswith(b"HTTP/1.1 403")


async def test_hello_must_come_soon() -> None:
    clock = HandClock()
    async with open_house(clock=clock) as house:
        stranger = Guest(house.base, "X", "y")
        await stranger.open()
        for _ in range(3):
            await clock.turn(Limits().hello // 3 - 10)
            await stranger.send(wire.Ping(id=new_id()))  # signs of life do not help
        assert not stranger.closed
        await clock.turn(1000)
        assert (await stranger.first(wire.Closed)).word == "silent"
        host = await house.guest(await house.make("device", "open"))
        await clock.turn(2 * Limits().hello)
        assert not host.closed


def framed(payload: bytes, kind: Opcode, last: bool = True) -> bytes:
    return Frame(kind, payload, fin=last).serialize(mask=True)


FLOODS = {
    "pings": framed(b"p" * 100, Opcode.PING),
    "pongs": framed(b"p" * 100, Opcode.PONG),
    "pieces of nothing": framed(b"", Opcode.CONT, last=False),
}


@only_short
@pytest.mark.parametrize("what", FLOODS)
async def test_frames_that_are_no_messages_count_like_messages(what: str, sockets: list[Socket | Gate]) -> None:
    limits = replace(WIDE, messages=0.001, burst=10, strikes=5)
    async with open_house(limits=limits) as house, raw(house) as line:
        await line.upgraded()
        line.say(framed(b"x", Opcode.TEXT, last=False) if what == "pieces of nothing" else b"")
        line.say(FLOODS[what] * 50)
        said = await line.ended()
        assert said.count(b"p" * 100) <= 10
        assert said.count(b'"trouble"') == 5 and said.count(b'"closed"') == 1 and b"too-fast" in said
        assert cut(house, "too-fast") == 1 and len(sockets) == 1


@only_short
async def test_pongs_that_nobody_takes_are_not_sent(sockets: list[Socket | Gate]) -> None:
    async with open_house(buffer=4096) as house, raw(house, narrow=True) as line:
        await line.upgraded()
        for _ in range(50):
            line.say(FLOODS["pings"] * 100)
            await line.writer.drain()
        await comes_true(lambda: is_full(sockets[0]))
        assert sockets[0].transport.get_write_buffer_size() < 2 * WRITE_AHEAD


async def silent_watcher(house: Visitor, line: Raw) -> Guest:
    """A table whose watcher takes nothing of what is said; the host."""
    host = await house.guest(await house.make("device", "open"))
    watcher = await house.join(host.code, "Wim", "watch")
    await line.upgraded()
    hello = wire.Hello(id="h", code=watcher.code, token=watcher.token)
    line.say(framed(msgspec.json.encode(hello), Opcode.TEXT))
    await comes_true(lambda: open_lines(house) == 2)
    return host


async def test_who_is_cut_has_gone_with_all_that_waited_for_them(sockets: list[Socket | Gate]) -> None:
    limits = replace(WIDE, outbox_bytes=10_000)
    async with open_house(limits=limits, buffer=4096) as house, raw(house, narrow=True) as line:
        host = await silent_watcher(house, line)
        for n in range(1000):
            await host.do(wire.Say(id=f"s{n}", text="x" * 500))
            if cut(house, "slow"):
                break
        assert cut(house, "slow") == 1
        await comes_true(lambda: is_gone(sockets[1]) and open_lines(house) == 1)
        assert not is_gone(sockets[0]) and not host.closed


async def test_who_takes_nothing_for_long_is_cut_even_if_little_waits(sockets: list[Socket | Gate]) -> None:
    async with open_house(limits=replace(WIDE, untaken=50), buffer=4096) as house, raw(house, narrow=True) as line:
        host = await silent_watcher(house, line)
        for n in range(1000):
            await host.do(wire.Say(id=f"s{n}", text="x" * 500))
            if is_full(sockets[1]):
                break
        await host.do(wire.Say(id="one more", text="x"))
        await comes_true(lambda: is_gone(sockets[1]))
        assert cut(house, "slow") == 1


async def test_who_says_goodbye_and_takes_nothing_is_gone_too(sockets: list[Socket | Gate]) -> None:
    async with open_house(buffer=4096) as house, raw(house, narrow=True) as line:
        host = await silent_watcher(house, line)
        for n in range(1000):
            await host.do(wire.Say(id=f"s{n}", text="x" * 500))
            if is_full(sockets[1]):
                break
        line.say(framed((1000).to_bytes(2, "big"), Opcode.CLOSE))
        await comes_true(lambda: is_gone(sockets[1]))


async def test_nobody_asks_for_a_hundred_things_before_the_first_is_answered(both_ways: str) -> None:
    async with open_house() as house, raw(house) as line:
        line.say((GET + b"\r\n") * 100)
        assert (await line.ended()).count(b" 200 OK") <= 1
        assert cut(house, "too-fast") == (both_ways == "short")  # what follows the first is not read at all


async def test_who_asks_and_takes_no_answers_is_cut() -> None:
    limits = replace(WIDE, untaken=100)
    async with open_house(limits=limits, buffer=4096) as house, raw(house, narrow=True) as line:
        line.writer.transport.pause_reading()  # type: ignore[attr-defined]
        line.say((b"GET /api/openapi.json HTTP/1.1\r\nHost: h\r\n\r\n") * 10)
        await comes_true(lambda: cut(house, "slow") == 1)
        line.writer.transport.resume_reading()  # type: ignore[attr-defined]
        await line.ended()
