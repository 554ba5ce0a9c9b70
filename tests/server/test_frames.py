"""The network at its worst: lost, doubled, reordered and malformed frames, slow readers, floods."""

from __future__ import annotations

import asyncio
import random
import socket
from dataclasses import replace

import msgspec
import pytest
import websockets

from serai.server.limits import Limits
from serai.wire import messages as wire
from tests.server.client import PATIENCE, WIDE, Guest, new_id, open_house, play_out, reached, whose_turn

pytestmark = pytest.mark.anyio


@pytest.mark.usefixtures("both_ways")
async def test_a_doubled_move_is_played_once_and_answered_twice() -> None:
    async with open_house() as house:
        guests = await house.full_table(2, options={"starter": 1})
        assert guests[0].position
        move = wire.Move(id="twice", move=guests[0].position.legal[0].code)
        for _ in range(5):
            await guests[0].send(move)
        await guests[0].until(lambda: len([a for a in guests[0].of(wire.Accepted) if a.id == "twice"]) == 5)
        assert {a.number for a in guests[0].of(wire.Accepted) if a.id == "twice"} == {1}
        other = await Guest(house.base, guests[0].code, guests[0].token).connect()
        assert await other.do(move) == 1  # from another device too
        assert other.position and other.position.number == 1


async def test_lost_doubled_and_reordered_frames_leave_one_sound_game() -> None:
    dice = random.Random(7)
    async with open_house() as house:
        guests = await house.full_table(2)
        unanswered: list[tuple[Guest, wire.Move]] = []
        while (mover := await whose_turn(guests)) is not None:
            assert mover.position
            number = mover.position.number
            move = wire.Move(id=new_id(), move=dice.choice(mover.position.legal).code)
            frames = [(mover, move)] * dice.choice((1, 1, 2, 3)) + dice.sample(unanswered, min(2, len(unanswered)))
            dice.shuffle(frames)
            if dice.random() < 0.2:  # lost on the way: the client will send it again
                frames = [frame for frame in frames if frame[1] is not move]
            for guest, message in frames:
                await guest.send(message)
            if dice.random() < 0.1:  # and sometimes the whole connection
                await mover.socket.close()
                fresh = await Guest(house.base, mover.code, mover.token).connect(version=mover.position.version)
                guests[guests.index(mover)] = fresh
                unanswered = [(fresh if guest is mover else guest, message) for guest, message in unanswered]
                mover = fresh
            await mover.do(move)
            unanswered.append((mover, move))
            await reached(guests, number + 1)
        log = (await house.http.get(f"/api/replays/{guests[0].code}/record")).json()["log"]
        assert len(log) == 50


def malformed(dice: random.Random, code: str, token: str) -> str | bytes:
    """Anything but a message that means something."""
    good = msgspec.json.encode(wire.Hello(id="x", code=code, token=token))
    match dice.randrange(9):
        case 0:
            return dice.randbytes(dice.randrange(200))
        case 1:
            return good[: dice.randrange(1, len(good))]
        case 2:
            cut = dice.randrange(len(good))
            return good[:cut] + dice.randbytes(1) + good[cut + 1 :]
        case 3:
            return "[" * dice.randrange(1, 4000)
        case 4:
            return msgspec.json.encode(
                {"type": dice.choice(["move", "nope", "hello", 7]), "id": dice.choice(["", 5, None])}
            )
        case 5:
            return '{"type":"move","id":"a","move":' + "9" * dice.randrange(20, 400) + "}"
        case 6:
            return '{"type":"say","id":"a","text":"\\ud800"}'
        case 7:
            return msgspec.json.encode({"type": "move", "id": "a", "move": {"type": "lay", "card": dice.random()}})
        case _:
            return "null" if dice.random() < 0.5 else ""


async def test_ten_thousand_malformed_frames_change_nothing() -> None:
    dice = random.Random(1)
    limits = replace(WIDE, strikes=1_000_000, outbox=20_000, outbox_bytes=100_000_000)
    async with open_house(limits=limits) as house:
        guests = await house.full_table(2)
        before = guests[0].raw[:]
        sent = 0
        while sent < 10_000:
            async with websockets.connect(house.base.replace("http", "ws") + "/ws", compression=None) as line:
                for _ in range(500):
                    await line.send(malformed(dice, guests[0].code, "nobody"))
                    sent += 1
                await line.send(msgspec.json.encode(wire.Ping(id="last")).decode())
                async with asyncio.timeout(20):
                    async for text in line:
                        answer = msgspec.json.decode(text)
                        assert answer["type"] in ("trouble", "refused") and answer["sentence"]
                        assert "Traceback" not in text
                        if answer.get("id") == "last":
                            break
        assert guests[0].raw == before
        await play_out(guests, 3)


@pytest.mark.usefixtures("both_ways")
async def test_bad_utf8_and_huge_frames_end_only_their_own_connection() -> None:
    async with open_house() as house:
        guests = await house.full_table(2)
        for payload in (b"\xff\xfe", b"x" * 100_000):
            line = await websockets.connect(house.base.replace("http", "ws") + "/ws", compression=None)
            await line.send(payload, text=True)
            with pytest.raises(websockets.ConnectionClosed):
                while True:
                    await asyncio.wait_for(line.recv(), 10)
        await play_out(guests, 3)


@pytest.mark.usefixtures("both_ways")
async def test_whoever_sends_nonsense_is_cut() -> None:
    async with open_house(limits=replace(WIDE, strikes=5)) as house:
        stranger = Guest(house.base, "X", "y")
        await stranger.open()
        for _ in range(8):
            await stranger.socket.send("nonsense")
        closed = await stranger.first(wire.Closed)
        assert closed.word == "too-strange" and not closed.again


@pytest.mark.usefixtures("both_ways")
async def test_two_devices_on_one_seat_see_the_same_and_may_both_act() -> None:
    async with open_house() as house:
        guests = await house.full_table(2, options={"starter": 1})
        twin = await Guest(house.base, guests[0].code, guests[0].token).connect()
        await twin.until(lambda: twin.position)
        assert twin.position and guests[0].position and twin.position.view == guests[0].position.view
        codes = [choice.code for choice in twin.position.legal]
        answers = await asyncio.gather(
            guests[0].ask(wire.Move(id="one", move=codes[0])), twin.ask(wire.Move(id="two", move=codes[-1]))
        )
        assert sorted(type(answer).__name__ for answer in answers) == ["Accepted", "Refused"]
        await reached([*guests, twin], 1)
        assert twin.position.view == guests[0].position.view
        await twin.close()
        assert guests[1].table and guests[1].table.seats[0].connected


@pytest.mark.usefixtures("both_ways")
async def test_a_slow_client_is_cut_without_hurting_the_others() -> None:
    async with open_house(limits=replace(WIDE, outbox=50), buffer=8192) as house:
        guests = await house.full_table(2)
        slow = await house.join(guests[0].code, "Slow", "watch")
        narrow = socket.socket()
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        narrow.connect(("127.0.0.1", int(house.base.rsplit(":", 1)[1])))
        narrow.setblocking(False)
        line = await websockets.connect(
            house.base.replace("http", "ws") + "/ws", sock=narrow, compression=None, max_queue=1, ping_interval=None
        )
        await line.send(msgspec.json.encode(wire.Hello(id="h", code=slow.code, token=slow.token)).decode())
        await guests[0].until(
            lambda: guests[0].table and guests[0].table.watchers and guests[0].table.watchers[0].connected
        )
        line.transport.pause_reading()  # reads nothing any more
        times = []
        loop = asyncio.get_running_loop()
        for n in range(1500):
            began = loop.time()
            await guests[0].do(wire.Say(id=f"s{n}", text="x" * 500))
            times.append(loop.time() - began)
            if 'serai_cut_total{word="slow"} 1.0' in house.house.counts.text({}).decode():
                break
        await guests[0].until(lambda: guests[0].table and not guests[0].table.watchers[0].connected)
        assert len(times) < 1500 and max(times) < 1 and sorted(times)[len(times) // 2] < 0.1
        await play_out(guests, 3)
        line.transport.abort()


@pytest.mark.usefixtures("both_ways")
async def test_limits_bite() -> None:
    limits = Limits(
        messages=0.2,  # so slow that a busy machine does not refill it meanwhile
        burst=10,
        strikes=50,
        requests=0.2,
        request_burst=16,
        tables=0.001,
        table_burst=2,
        connections=3,
        guests=3,
    )
    async with open_house(limits=limits) as house:
        host = await house.make("device", "open")
        await house.make("device", "open")
        answer = await house.http.post(
            "/api/tables", content=b'{"game":"deserto","name":"A","seats":[{"kind":"open"},{"kind":"bot"}]}'
        )
        assert (answer.status_code, answer.json()["word"]) == (429, "too-many-tables")
        answer = await house.http.post("/api/tables", content=b"x" * 20_000)
        assert answer.status_code == 413
        await house.join(host.code, "B")
        await house.join(host.code, "C", "watch")
        answer = await house.http.post(f"/api/tables/{host.code}/join", content=b'{"name":"D","seat":"watch"}')
        assert answer.json()["word"] == "table-crowded"
        guest = await house.guest(host)
        for n in range(20):
            await guest.send(wire.Ping(id=f"p{n}"))
        refusal = await guest.first(wire.Refused)
        assert refusal.word == "too-fast" and refusal.id.startswith("p")  # each by its own id
        assert (await guest.until(lambda: guest.of(wire.Pong)))[0]
        others = [await websockets.connect(house.base.replace("http", "ws") + "/ws") for _ in range(2)]
        with pytest.raises(websockets.WebSocketException):
            await websockets.connect(house.base.replace("http", "ws") + "/ws")
        for other in others:
            await other.close()
        answers = [await house.http.get("/api/games") for _ in range(30)]
        assert answers[-1].status_code == 429 and answers[-1].json()["word"] == "too-fast"


async def test_a_thousand_tables_that_nobody_watches_rest_in_the_store(tmp_path: object) -> None:
    limits = replace(WIDE, idle=0)
    async with open_house(f"sqlite:///{tmp_path}/hall.db", limits=limits) as house:
        for _ in range(20):
            await asyncio.gather(*(house.make("device", "bot", options={"starter": 1}, start=True) for _ in range(50)))
        async with asyncio.timeout(PATIENCE):
            while (await house.http.get("/health")).json()["tables"]:
                await asyncio.sleep(0.1)
