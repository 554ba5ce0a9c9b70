"""A table with rules that only another server knows, as during an upgrade: guests stay where they are, and are passed on."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from http.client import HTTPConnection, HTTPException
from urllib.parse import urlsplit

import websockets
from starlette.requests import Request
from starlette.responses import Response
from websockets.asyncio.client import ClientConnection, connect

from serai.server.cluster.cluster import Cluster
from serai.server.refusal import OtherRules, Refusal

log = logging.getLogger("serai.relay")
PATIENCE = 10.0  # seconds for another server to answer
FRAME = 1 << 20  # bytes of one frame from there
CLOSED = b'{"type":"closed"'  # how the last frame begins
PASSED_ON = ("accept-language", "content-type")
FORWARDED = "x-forwarded-for"


def who_knows(cluster: Cluster | None, unknown: OtherRules) -> str:
    """The address of a server that knows these rules; where there is none, the refusal stands."""
    for server in cluster.roll.servers if cluster is not None else ():
        if server.rules.get(unknown.game) == unknown.version and not server.leaving:
            return server.address
    raise unknown


class Relay:
    """A connection passed on: frames go both ways as they are."""

    def __init__(self, tell: Callable[[bytes], None], end: Callable[[str], None]) -> None:
        self._tell = tell
        self._end = end
        self._line: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None

    async def open(self, address: str, guest: str) -> None:
        """Reaches the other server."""
        place = address.replace("http", "ws", 1) + "/ws"
        try:
            self._line = await connect(
                place,
                compression=None,
                max_size=FRAME,
                ping_interval=None,
                open_timeout=PATIENCE,
                additional_headers={FORWARDED: guest},
                proxy=None,
            )
        except (OSError, TimeoutError, websockets.WebSocketException):
            raise Refusal("house-closing") from None
        self._reading = asyncio.create_task(self._read(self._line))

    async def say(self, data: str | bytes) -> None:
        """A frame of the guest's."""
        assert self._line is not None
        with contextlib.suppress(websockets.ConnectionClosed):  # whoever reads hears of it
            await self._line.send(data if isinstance(data, str) else data.decode("utf-8", "replace"))

    async def _read(self, line: ClientConnection) -> None:
        with contextlib.suppress(websockets.ConnectionClosed):
            async for text in line:
                frame = text.encode() if isinstance(text, str) else text
                if not frame.startswith(CLOSED):  # it is told in our own words
                    self._tell(frame)
        self._end(line.close_reason or "house-closing")

    async def close(self) -> None:
        """The guest has gone."""
        if self._reading is not None:
            self._reading.cancel()
        if self._line is not None:
            await self._line.close()


async def pass_on(request: Request, address: str, body: bytes) -> Response:
    """A request, answered by another server."""
    return await asyncio.to_thread(ask_there, request, address, body)


def ask_there(request: Request, address: str, body: bytes) -> Response:
    """In a thread: the question as it came, and the answer as it is."""
    place = urlsplit(address)
    line = HTTPConnection(place.hostname or "", place.port, timeout=PATIENCE)
    headers = {name: request.headers[name] for name in PASSED_ON if name in request.headers}
    if request.client is not None:
        headers[FORWARDED] = request.client.host
    path = request.url.path + (f"?{request.url.query}" if request.url.query else "")
    try:
        line.request(request.method, path, body or None, headers)
        answer = line.getresponse()
        return Response(
            answer.read(),
            answer.status,
            {"cache-control": "no-store"},
            media_type=answer.getheader("content-type", "application/json"),
        )
    except (OSError, HTTPException):
        raise Refusal("house-closing") from None
    finally:
        line.close()
