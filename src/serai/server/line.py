"""A WebSocket without frills: nothing stands between us and the server on the way of every message."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send

from serai.server.places import neighbourhood

OURS = "serai.socket"  # our name among the extensions of ASGI
LAST_SECONDS = 2.0  # for the last words to somebody who is cut, and for theirs


class Carrier(Protocol):
    """What carries a line past ASGI: our socket, or the gate before uvicorn's own."""

    def tell_at_once(self, text: bytes) -> bool:
        """Sends a frame where that needs no waiting; says whether it did."""
        ...

    def cut(self) -> None:
        """Ends it at once: what was not taken yet is thrown away."""
        ...

    def deafen(self) -> None:
        """Hears nothing any more."""
        ...

    def leave_soon(self) -> None:
        """Ends it even if the other side takes nothing."""
        ...

    def when_gone(self, act: Callable[[], None]) -> None:
        """Does something once it is truly gone."""
        ...

    def ask_at_knocks(self, may: Callable[[], bool]) -> None:
        """Has every frame that is no message (pings, pongs, pieces) asked for; where the answer is no, it is passed over."""
        ...


class Line:
    """One WebSocket as ASGI hands it over."""

    __slots__ = ("_receive", "_scope", "_send", "carrier")

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self._scope = scope
        self._receive = receive
        self._send = send
        self.carrier: Carrier = scope["extensions"][OURS]["carrier"]

    @property
    def language(self) -> str:
        """What the browser would like to read."""
        return Headers(scope=self._scope).get("accept-language", "")

    @property
    def address(self) -> str:
        """Where it comes from."""
        client = self._scope.get("client")
        return neighbourhood(client[0]) if client else ""

    async def accept(self) -> None:
        """Lets it in."""
        await self._receive()
        await self._send({"type": "websocket.accept"})

    async def refuse(self, code: int) -> None:
        """Turns it away before it is let in."""
        await self._receive()
        await self._send({"type": "websocket.close", "code": code})

    async def hear(self) -> str | bytes | None:
        """The next frame; None when the other side has gone."""
        event = await self._receive()
        if event["type"] != "websocket.receive":
            return None
        text: str | None = event.get("text")
        return text if text is not None else bytes(event["bytes"])

    async def tell(self, text: bytes) -> None:
        """Sends a frame; waits while the other side is slow."""
        await self._send({"type": "websocket.send", "text": text.decode()})

    async def close(self, code: int, reason: str) -> None:
        """Hangs up."""
        await self._send({"type": "websocket.close", "code": code, "reason": reason})
