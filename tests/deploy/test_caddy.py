"""Behind a real Caddy: TLS, sockets, who guests are, and a server that goes down without anybody being turned away."""

from __future__ import annotations

import asyncio
import signal
from collections import Counter
from pathlib import Path

import httpx
import msgspec
import pytest

from serai.wire import messages as wire
from tests.deploy.proxied import Friend, Server, Town, town, until
from tests.engines.postgres import PASSWORD
from tests.server.client import new_id

pytestmark = pytest.mark.anyio
TABLE = {
    "game": "deserto",
    "name": "Host",
    "seats": [{"kind": "device"}, {"kind": "bot", "level": "beginner"}],
    "start": True,
}


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def test_one_address_before_two_servers(tmp_path: Path) -> None:
    """One test: they take seconds to start."""
    async with town(tmp_path) as found:
        await plays_over_tls(found)
        await counts_guests_by_their_own_address(found)
        await figures_stay_inside(found)
        await nobody_notices_that_one_goes_down(found, found.servers[0])


async def plays_over_tls(found: Town) -> None:
    friend = await seated(found)
    await play(friend)
    await friend.close()


async def seated(found: Town) -> Friend:
    """Somebody at a table."""
    async with found.client() as http:
        made = (await http.post("/api/tables", json=TABLE)).json()
    friend = found.friend(made["code"], made["token"])
    await friend.connect()
    return friend


async def play(friend: Friend) -> int:
    await friend.until(lambda: friend.my_turn)  # perhaps the bot begins
    number = await friend.play()
    assert number
    return number


async def make_many(found: Town, address: str, **claims: str) -> Counter[int]:
    async with found.client(address, **claims) as http:
        return Counter([(await http.post("/api/tables", json=TABLE)).status_code for _ in range(44)])


async def counts_guests_by_their_own_address(found: Town) -> None:
    """Making tables is limited by address: else all who come by the proxy were one."""
    spent = await make_many(found, "127.0.0.2")
    assert set(spent) == {201, 429} and spent[201] <= 42
    async with found.client("127.0.0.3") as http:
        assert (await http.post("/api/tables", json=TABLE)).status_code == 201
    async with found.client("127.0.0.2", **{"x-forwarded-for": "203.0.113.7"}) as http:
        claims = {(await http.post("/api/tables", json=TABLE)).status_code for _ in range(4)}
    assert 429 in claims  # who they are is the proxy's word, not theirs


async def figures_stay_inside(found: Town) -> None:
    async with found.client() as http:
        assert (await http.get("/metrics")).status_code == 404


async def nobody_notices_that_one_goes_down(found: Town, going: Server) -> None:
    friends = [await seated(found) for _ in range(4)]
    numbers = [await play(friend) for friend in friends]
    answers: Counter[object] = Counter()
    enough = asyncio.Event()
    visiting = asyncio.create_task(visit_on_and_on(found, answers, enough))
    going.process.send_signal(signal.SIGTERM)
    await until(lambda: says(going, "going-down"), 2)
    await until(lambda: says(going, "gone"), 10)
    assert await asyncio.to_thread(going.process.wait, 5) == 0
    await asyncio.sleep(0.5)
    enough.set()  # not in the middle of a handshake, which would be left open
    await visiting
    assert set(answers) == {200, 201, "welcome"} and answers.total() > 50, answers
    sent_on = [friend.closed for friend in friends if friend.closed]
    # Usually two of the four; where a busy machine was late with a look at /ready, all may have come to one server.
    assert all(one.word == "house-closing" and one.again for one in sent_on)
    for friend, number in zip(friends, numbers, strict=True):
        await friend.close()
        assert await goes_on(found, friend) > number
    assert_logs_are_objects(going)


async def goes_on(found: Town, friend: Friend) -> int:
    """The same table by the same address, wherever that leads now."""
    again = found.friend(friend.code, friend.token)
    await again.connect()
    number = await play(again)
    await again.close()
    return number


def assert_logs_are_objects(server: Server) -> None:
    """Each line, with the name of the server, and the password of the database in none."""
    lines = [msgspec.json.decode(line) for line in server.log.read_text().splitlines()]
    assert lines and PASSWORD not in server.log.read_text()
    assert len({line["server"] for line in lines}) == 1


async def says(server: Server, word: str) -> bool:
    return await server.word() == word


async def visit_on_and_on(found: Town, answers: Counter[object], enough: asyncio.Event) -> None:
    """Somebody new, again and again: the page's requests, a table, a socket."""
    for number in range(4, 250):
        if enough.is_set():
            return
        async with found.client(f"127.0.0.{number}") as http:
            answers[(await http.get("/api/house")).status_code] += 1
            answers[(await http.post("/api/tables", json=TABLE)).status_code] += 1
        answers[await knock(found)] += 1


async def knock(found: Town) -> str:
    """A socket, as far as any server answers on it."""
    stranger = found.friend("AAAAAA", "x" * 32)
    try:
        await stranger.open()
        await stranger.refused(wire.Hello(id=new_id(), code="AAAAAA", token=stranger.token))
        await stranger.close()
    except (OSError, httpx.HTTPError, AssertionError) as error:
        return repr(error)
    return "welcome"
