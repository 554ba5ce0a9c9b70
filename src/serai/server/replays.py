"""Finished games over HTTP: watched again, judged, taken along, played on from. A record may also be brought along."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from serai.server import retelling
from serai.server.lobby import Lobby, address_of, decoded, json, read_bytes
from serai.server.refusal import Refusal
from serai.server.tokens import read_code
from serai.wire import messages as wire


async def read_record(lobby: Lobby, request: Request) -> bytes:
    """A record that somebody brings along, unread: workers look into it."""
    return await read_bytes(request, lobby.hall.house.limits.record)


async def download_record(lobby: Lobby, request: Request) -> Response:
    code = read_code(request.path_params["code"])
    record = await lobby.record_of(request, code)
    name = f"serai-{decoded(record, Title).game}-{code}.json"
    return written(record, {"content-disposition": f'attachment; filename="{name}"'})


class Title(msgspec.Struct):
    """Of a record: all that its file's name needs."""

    game: str


def written(body: bytes, headers: dict[str, str] | None = None) -> Response:
    """An answer that a worker has already written out."""
    return Response(body, 200, {"cache-control": "no-store", **(headers or {})}, media_type="application/json")


def reader_of(request: Request) -> int | str:
    """Whose eyes a replay is seen through."""
    wanted = request.query_params.get("seat", "all")
    if wanted in ("all", "watch"):
        return wanted
    if not (wanted.isascii() and wanted.isdigit() and len(wanted) < 3):
        raise Refusal("no-such-reader")
    return int(wanted)


def start_of(request: Request) -> int:
    """From which step on a page is wanted."""
    wanted = request.query_params.get("from", "0")
    if not (wanted.isascii() and wanted.isdigit() and len(wanted) < 10):
        raise Refusal("no-such-start")
    return int(wanted)


async def show_replay(lobby: Lobby, request: Request) -> Response:
    code = read_code(request.path_params["code"])
    return await retold(lobby, request, await lobby.record_of(request, code), code)


async def watch_upload(lobby: Lobby, request: Request) -> Response:
    async with lobby.carrying():
        return await retold(lobby, request, await read_record(lobby, request), None)


async def retold(lobby: Lobby, request: Request, record: bytes, code: str | None) -> Response:
    eyes = reader_of(request)
    return written(await lobby.study(request, retelling.retell, record, code, eyes, lobby.most))


async def show_steps(lobby: Lobby, request: Request) -> Response:
    return await retold_on(lobby, request, await lobby.record_of(request, request.path_params["code"]))


async def upload_steps(lobby: Lobby, request: Request) -> Response:
    async with lobby.carrying():
        return await retold_on(lobby, request, await read_record(lobby, request))


async def retold_on(lobby: Lobby, request: Request, record: bytes) -> Response:
    eyes, start = reader_of(request), start_of(request)
    return written(await lobby.study(request, retelling.retell_on, record, eyes, start, lobby.most))


async def show_curve(lobby: Lobby, request: Request) -> Response:
    return written(await lobby.curve_of(request, await lobby.record_of(request, request.path_params["code"])))


async def upload_curve(lobby: Lobby, request: Request) -> Response:
    async with lobby.carrying():
        return written(await lobby.curve_of(request, await read_record(lobby, request)))


class Luggage(msgspec.Struct):
    """What comes with a wish, unread."""

    record: msgspec.Raw = wire.NOTHING


async def play_on(lobby: Lobby, request: Request) -> Response:
    async with lobby.carrying():
        wish, record = await read_play_on(lobby, request)
        if (wish.code is None) == (record is None):
            raise Refusal("code-or-record")
        who = address_of(request)
        lobby.hall.spend_table(who)
        if wish.code is not None:
            record = await lobby.record_of(request, wish.code)
        assert record is not None
        return json(await lobby.hall.play_on(wish, record, who), 201)


async def read_play_on(lobby: Lobby, request: Request) -> tuple[wire.PlayOn, bytes | None]:
    """The wish, and the record that may come with it: all but that one is as small as any other request."""
    body = await read_record(lobby, request)
    most = lobby.hall.house.limits.body
    record = bytes(decoded(body, Luggage).record)
    if len(body) - len(record) > most:
        raise Refusal("too-big", most=most)
    return decoded(body, wire.PlayOn), None if record == bytes(wire.NOTHING) else record
