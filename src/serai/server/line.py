"""A WebSocket without frills: nothing stands between us and the server on the way of every message."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any, cast

from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send


class Line:
    """One WebSocket as ASGI hands it over."""

    __slots__ = ("_receive", "_scope", "_send")

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self._scope = scope
        self._receive = receive
        self._send = send

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

    async def tell(self, text: str) -> None:
        """Sends a frame; waits while the other side is slow."""
        await self._send({"type": "websocket.send", "text": text})

    def tell_at_once(self, text: str) -> bool:
        """Sends a frame where that needs no waiting; False when the other side is slow, and then nothing was sent.

        Our server waits before it writes and never after, so a first step either does all or nothing, and
        most messages need no change of tasks.
        """
        sending = cast("Coroutine[Any, Any, None]", self._send({"type": "websocket.send", "text": text}))
        try:
            sending.send(None)
        except StopIteration:
            return True
        except Exception:
            return True  # the other side has gone: whoever listens there finds out by itself
        sending.close()
        return False

    async def close(self, code: int, reason: str) -> None:
        """Hangs up."""
        await self._send({"type": "websocket.close", "code": code, "reason": reason})
