"""A WebSocket without frills: nothing stands between us and the server on the way of every message."""

from __future__ import annotations

from collections.abc import Callable

from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send

from serai.server.socket import AT_ONCE


class Line:
    """One WebSocket as ASGI hands it over."""

    __slots__ = ("_receive", "_scope", "_send", "tell_at_once")

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self._scope = scope
        self._receive = receive
        self._send = send
        # Sends a frame where that needs no waiting; says whether it did. Only our own socket can do that.
        self.tell_at_once: Callable[[bytes], bool] = scope.get("extensions", {}).get(AT_ONCE, {}).get("tell", never)

    @property
    def language(self) -> str:
        """What the browser would like to read."""
        return Headers(scope=self._scope).get("accept-language", "")

    @property
    def address(self) -> str:
        """Where it comes from."""
        client = self._scope.get("client")
        return client[0] if client else ""

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


def never(text: bytes) -> bool:
    return False
