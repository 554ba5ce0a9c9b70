"""Nothing without the right token: not a word is told, not a thing is touched."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
import websockets

from serai.server.people import People
from serai.server.tokens import hash_of, new_token
from serai.store import GuestRow
from serai.wire import messages as wire
from tests.server.client import Guest, new_id, open_house

pytestmark = pytest.mark.anyio

SAMPLES: dict[str, dict[str, Any]] = {
    "look": {"seat": 0},
    "sit": {"seat": 0},
    "kick": {"guest": 1},
    "move": {"move": 0, "seat": 0},
    "why": {"move": 0, "seat": 0},
    "say": {"text": "psst"},
    "phrase": {"phrase": "hello"},
    "hand-over": {"seat": 0, "to": "bot"},
    "change": {"bot_pace": 1},
    "undo": {"seat": 0},
    "resign": {"seat": 0},
    "hint": {"seat": 0},
}
KINDS = [kind.__struct_config__.tag for kind in get_args(wire.FromClient) if kind is not wire.Hello]


def sample(kind: str) -> wire.FromClient:
    body = {"type": kind, "id": new_id(), **SAMPLES.get(kind, {})}
    return msgspec.convert(body, wire.FromClient)  # type: ignore[no-any-return]


@pytest.mark.parametrize("kind", KINDS)
async def test_without_a_token_no_message_does_or_tells_anything(kind: str) -> None:
    async with open_house() as house:
        guests = await house.full_table(2)
        before = guests[0].raw[:]
        stranger = Guest(house.base, guests[0].code, "")
        await stranger.open()
        assert (await stranger.refused(sample(kind))).word == "hello-first"
        for token in (
            "wrong",
            new_token(),
            guests[0].token[:-1],
            guests[0].token + "x",
            hash_of(guests[0].token).hex(),
        ):
            hello = wire.Hello(id=new_id(), code=guests[0].code, token=token)
            stranger = Guest(house.base, guests[0].code, token)
            await stranger.open()
            assert (await stranger.refused(hello)).word == "bad-token"
            assert (await stranger.refused(sample(kind))).word == "hello-first"
            assert all(isinstance(message, wire.Refused) for message in stranger.heard)
        assert guests[0].raw == before and not guests[0].of(wire.Said)


@pytest.mark.parametrize("kind", KINDS)
async def test_a_token_of_another_table_opens_nothing(kind: str) -> None:
    async with open_house() as house:
        guests = await house.full_table(2)
        elsewhere = await house.make("device", "open")
        thief = Guest(house.base, guests[0].code, elsewhere.token)
        await thief.open()
        assert (
            await thief.refused(wire.Hello(id=new_id(), code=guests[0].code, token=elsewhere.token))
        ).word == "bad-token"
        assert (await thief.refused(sample(kind))).word == "hello-first"


@pytest.mark.parametrize("kind", sorted(set(KINDS) - {"ping", "say", "phrase", "leave", "look"}))
async def test_a_watchers_token_moves_nothing(kind: str) -> None:
    async with open_house() as house:
        guests = await house.full_table(2)
        watcher = await house.guest(await house.join(guests[0].code, "Watcher", "watch"))
        answer = await watcher.refused(sample(kind))
        assert answer.word in {
            "not-playing",
            "not-your-seat",
            "not-host",
            "seat-taken",
            "already-started",
            "no-agreement",
            "not-over",
        }
        assert guests[0].position and guests[0].position.number == 0


async def test_a_guest_acts_for_no_other_seat() -> None:
    async with open_house() as house:
        guests = await house.full_table(2, options={"starter": 1})
        assert guests[0].position
        theft = wire.Move(id=new_id(), seat=0, move=guests[0].position.legal[0].code)
        assert (await guests[1].refused(theft)).word == "not-your-seat"
        assert (await guests[1].refused(wire.Look(id=new_id(), seat=0))).word == "not-your-seat"
        peek = await Guest(house.base, guests[1].code, guests[1].token).connect(look=0)
        assert (await peek.until(lambda: peek.position)).seat == 1


async def test_tokens_are_kept_only_as_hashes(tmp_path: Path) -> None:
    async with open_house(f"sqlite:///{tmp_path}/hall.db") as house:
        seated = await house.make("device", "open")
        await house.join(seated.code, "Zoé")
    for file in tmp_path.iterdir():
        assert seated.token.encode() not in file.read_bytes()
    rows = sqlite3.connect(tmp_path / "hall.db").execute("select token_hash from guests").fetchall()
    assert (hash_of(seated.token),) in rows


async def test_somebody_gone_is_nobody() -> None:
    gone = GuestRow(number=1, name="A", token_hash=hash_of("t"), gone=True)
    assert People([gone], []).by_token("t") is None
    here = msgspec.structs.replace(gone, gone=False)
    assert People([gone], []).with_guest(here).by_token("t") is here


async def test_pages_from_elsewhere_are_turned_away() -> None:
    async with open_house() as house:
        seated = await house.make("device", "open")
        with pytest.raises(websockets.InvalidStatus):
            await websockets.connect(
                house.base.replace("http", "ws") + "/ws", origin=websockets.Origin("http://evil.example")
            )
        answer = await house.http.post(
            f"/api/tables/{seated.code}/join", content=b'{"name":"A"}', headers={"origin": "http://evil.example"}
        )
        assert answer.status_code == 403 and answer.json()["word"] == "foreign-origin"
        socket = await websockets.connect(
            house.base.replace("http", "ws") + "/ws", origin=websockets.Origin(house.base)
        )
        await socket.close()


async def test_a_page_of_another_version_is_told_to_load_again() -> None:
    async with open_house() as house:
        guest = (await house.full_table(2))[0]
        old = Guest(house.base, guest.code, guest.token)
        await old.open()
        hello = wire.Hello(id=new_id(), code=guest.code, token=guest.token, protocol=wire.PROTOCOL + 1)
        assert (await old.refused(hello)).word == "other-protocol"
        await old.close()
