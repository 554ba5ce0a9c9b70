"""uvicorn's own protocols behind our gate: what the short way would count frame by frame is counted in bytes."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from websockets.frames import Frame, Opcode

from serai.server.gate import Gate, wrong_with
from serai.server.way import FORCED
from tests.server.client import WIDE, open_house
from tests.server.raw import raw
from tests.server.test_door import comes_true, cut

pytestmark = pytest.mark.anyio
PING = Frame(Opcode.PING, b"p" * 100).serialize(mask=True)


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> list[Gate]:
    """The gates that are made."""
    made: list[Gate] = []
    begin = Gate.connection_made

    def keep(self: Gate, transport: asyncio.BaseTransport) -> None:
        made.append(self)
        begin(self, transport)

    monkeypatch.setenv(FORCED, "plain")
    monkeypatch.setattr(Gate, "connection_made", keep)
    return made


async def test_a_flood_of_pings_is_read_no_faster_than_messages_may_come(plain: list[Gate]) -> None:
    async with open_house(limits=replace(WIDE, messages=0.01, burst=4)) as house, raw(house) as line:
        await line.upgraded()
        for _ in range(100):
            line.say(PING * 100)
        await comes_true(lambda: not plain[0].transport.is_reading())
        await asyncio.sleep(0.05)
        assert not plain[0].transport.is_reading()


async def test_who_pings_and_takes_no_pongs_is_cut(plain: list[Gate]) -> None:
    limits = replace(WIDE, outbox_bytes=5_000)
    async with open_house(limits=limits, buffer=4096) as house, raw(house, narrow=True) as line:
        await line.upgraded()
        for _ in range(20):
            line.say(PING * 100)
        await comes_true(lambda: plain[0].is_gone)
        assert cut(house, "slow") == 1


async def test_what_follows_a_request_is_not_read() -> None:
    get = b"GET /api/house HTTP/1.1\r\nHost: h\r\n\r\n"
    async with open_house() as house, raw(house) as line:
        line.say(get + b"x" * 100_000 + get)
        assert (await line.ended()).count(b"200 OK") == 1


async def test_a_body_in_pieces_is_heard_and_weighed() -> None:
    chunked = b"POST /api/qr HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n"
    async with open_house() as house:
        async with raw(house) as line:
            line.say(chunked + b'14\r\n{"path":"/t/PALM42"}\r\n0\r\n\r\n')
            assert (await line.answer())[0] == 200
        async with raw(house) as line:  # one header after the body, without an end
            line.say(chunked + b"0\r\nA: ")
            for _ in range(24):
                line.say(b"x" * 50_000)
            assert await line.refusal() == (413, "too-big")


@pytest.mark.parametrize(
    ("head", "word"),
    [
        (b"", ""), (b"GE", ""), (b"GET / HTTP/1.1\r\nHost: h", ""), (b"get / HTTP/1.1", "not-http"),
        (b"GET / HTTP/1.1\r\n" + b"A: b\r\n" * 100, "head-big"), (b"GET /" + b"x" * 96, "address-long"),
        (b"GET / HTTP/3\r\n", "not-http"), (b"GET / HTTP/1.1\r\nA: " + b"x" * 8000, "head-big"),
    ],
)  # fmt: skip
def test_a_head_is_looked_at_as_far_as_it_has_come(head: bytes, word: str) -> None:
    assert wrong_with(head, most_url=100, most=16_000, fields=99) == word
