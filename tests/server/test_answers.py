"""Whatever is asked, there is an answer: never a 500, never a traceback."""

from __future__ import annotations

import asyncio
import logging

import pytest
from starlette.requests import Request
from websockets.frames import Frame, Opcode

from serai.core.errors import OutOfRange
from serai.server.app import is_host
from serai.server.house import House
from serai.server.people import unused_name
from serai.server.places import is_loopback, neighbourhood, read_public
from serai.server.tokens import TRAVELLERS
from serai.store import open_store
from serai.wire import messages as wire
from tests.server.client import new_id, open_house
from tests.server.raw import UPGRADE, raw

anyio = pytest.mark.anyio
STRANGE = ["/%00", "/a%00b.js", "/" + "n" * 300, "/" + "n" * 300 + ".js", "/assets/%ff%fe", "/api/tables/%00",
           "/api/tables/%E2%80%83", "/api/progress/%00?name=%00", "/..%2f..%2fetc", "/%2e%2e/%2e%2e", "/api/%00"]  # fmt: skip


@anyio
@pytest.mark.parametrize("path", STRANGE)
async def test_strange_paths_are_answered(path: str, caplog: pytest.LogCaptureFixture) -> None:
    async with open_house() as house:
        answer = await house.http.get(path)
        assert answer.status_code in (200, 400, 404, 503)
    assert "Traceback" not in caplog.text and not caplog.records


@anyio
@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "//", "https://[x]:y", "\xff"])
async def test_a_broken_origin_is_a_foreign_one(origin: str, caplog: pytest.LogCaptureFixture) -> None:
    async with open_house() as house:
        answer = await house.http.post("/api/tables", content=b"{}", headers=[(b"origin", origin.encode("latin-1"))])
        assert (answer.status_code, answer.json()["word"]) == (403, "foreign-origin")
        async with raw(house) as line:
            line.say(UPGRADE.replace(b"Host: h", b"Host: h\r\nOrigin: " + origin.encode("latin-1")))
            assert (await line.ended()).startswith(b"HTTP/1.1 403")
    assert not caplog.records


@anyio
async def test_a_code_may_have_any_kind_of_space_in_it() -> None:
    async with open_house() as house:
        host = await house.guest(await house.make("device", "bot", start=True))
        await host.do(wire.Resign(id=new_id()))
        await host.first(wire.Over)
        for space in ("%E2%80%83", "%20", "%C2%A0", "%E3%80%80"):
            path = f"/api/replays/{host.code[:3].lower()}{space}{host.code[3:]}{space}"
            answer = await house.http.get(f"{path}/record")
            assert answer.status_code == 200
            assert answer.headers["content-disposition"] == f'attachment; filename="serai-deserto-{host.code}.json"'
            assert (await house.http.get(path)).json()["code"] == host.code


@anyio
async def test_whoever_hangs_up_in_the_middle_leaves_no_trace_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    async with open_house() as house:
        for body in (b"{", b"\xff\xfe"):
            async with raw(house) as line:
                line.say(b"POST /api/tables HTTP/1.1\r\nHost: h\r\nContent-Length: 900\r\n\r\n" + body)
                await asyncio.sleep(0.05)
        for pieces in ([b"\xff\xfe"], [b"\xff", b"\xfe"]):
            async with raw(house) as line:
                await line.upgraded()
                kinds = [Opcode.TEXT, *[Opcode.CONT] * (len(pieces) - 1)]
                for n, (kind, piece) in enumerate(zip(kinds, pieces, strict=True), 1):
                    line.say(Frame(kind, piece, fin=n == len(pieces)).serialize(mask=True))
                assert (1007).to_bytes(2, "big") in await line.ended()
        answer = await house.http.post("/api/tables", content=b'{"game":"\xff"}')
        assert (answer.status_code, answer.json()["word"]) == (400, "unreadable")
        answer = await house.http.post("/api/replays", content=b"\xff\xfe")
        assert answer.status_code == 400
        await house.http.get("/health")
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


@anyio
async def test_a_table_can_be_asked_for_any_number_of_seats(caplog: pytest.LogCaptureFixture) -> None:
    async with open_house() as house:
        host = await house.guest(await house.make("device", "open"))
        for seats in (0, 1, 47, 100):
            change = wire.Change(id=new_id(), seats=[wire.SeatPlan(kind="bot")] * seats)
            assert (await host.refused(change)).word == "bad-seats"
    assert not caplog.records


def test_there_is_always_another_name() -> None:
    taken = {name.casefold() for name in TRAVELLERS}
    for _ in range(100):
        taken.add(unused_name("", taken).casefold())
    assert len(taken) == len(TRAVELLERS) + 100


def asking(address: str, **headers: str) -> Request:
    raw_headers = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return Request({"type": "http", "client": (address, 1), "headers": raw_headers})


@anyio
async def test_the_figures_are_for_the_host() -> None:
    house = House(store=open_store("sqlite://"))
    assert is_host(asking("127.0.0.1"), house) and is_host(asking("::1"), house)
    assert is_host(asking("::ffff:127.0.0.1"), house)
    assert not is_host(asking("192.168.7.5"), house)
    for name in ("x_forwarded_for", "forwarded", "x_real_ip", "via"):
        assert not is_host(asking("127.0.0.1", **{name: "127.0.0.1"}), house)
    house.proxied = True  # whatever comes through the proxy seems to come from here
    assert not is_host(asking("127.0.0.1"), house)
    house.metrics_token = "sesame"
    assert not is_host(asking("127.0.0.1"), house) and not is_host(asking("127.0.0.1", authorization="Bearer x"), house)
    assert is_host(asking("192.168.7.5", authorization="Bearer sesame"), house)
    await house.store.close()
    async with open_house() as open_one:
        assert (await open_one.http.get("/metrics")).status_code == 200
        answer = await open_one.http.get("/metrics", headers={"x-forwarded-for": "10.0.0.1"})
        assert (answer.status_code, answer.json()["word"]) == (403, "host-only")


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("https://games.example.org", "https://games.example.org"),
        ("https://games.example.org/", "https://games.example.org"),
        ("HTTPS://Games.Example.org:443", "https://games.example.org"),
        ("http://games.example.org:8080", "http://games.example.org:8080"),
        ("http://[::1]:80", "http://[::1]"),
    ],
)
def test_the_public_address_is_read_as_browsers_write_it(text: str, read: str) -> None:
    assert read_public(text) == read


@pytest.mark.parametrize(
    "text",
    ["", "games.example.org", "ftp://games.example.org", "javascript:alert(1)", "https://", "https://a b", "https://a/b",
     "https://a?b", "https://a#b", "https://u:p@a", "https://[", "https://a:99999", "https://a:b", "https://<x>"],
)  # fmt: skip
def test_what_is_no_address_for_guests_is_refused(text: str) -> None:
    with pytest.raises(OutOfRange, match="--public"):
        read_public(text)


def test_a_household_counts_as_one_address() -> None:
    assert neighbourhood("10.0.0.9") == "10.0.0.9" and neighbourhood("") == "" and neighbourhood("a:b") == "a:b"
    assert neighbourhood("2001:db8:1:2::3") == neighbourhood("2001:db8:1:2:ffff::4%eth0") == "2001:db8:1:2::/64"
    assert neighbourhood("2001:db8:1:3::3") != neighbourhood("2001:db8:1:2::3")
    assert neighbourhood("::ffff:10.0.0.9") == "10.0.0.9"


def test_this_machine_knows_itself() -> None:
    assert is_loopback("127.0.0.2") and is_loopback("localhost") and not is_loopback("10.0.0.1") and not is_loopback("")
