"""uvicorn's own protocols, whatever its version, behind a gate of ours."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any, cast

import uvicorn
from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from serai.server.crowd import SPARE, Crowd
from serai.server.gate import Gate, Gates
from serai.server.house import House
from serai.server.line import OURS
from serai.server.proxies import Proxies


class GateConfig(uvicorn.Config):
    """uvicorn's settings, with a gate before the protocol that it chose."""

    def __init__(self, app: ASGIApp, house: House, crowd: Crowd, proxies: Proxies, **more: Any) -> None:
        self._house, self._crowd = house, crowd
        self._gates: Gates = {}
        if more.pop("proxy_headers"):  # by our own hand: a gate is found by the true address
            app = cast("ASGIApp", ProxyHeadersMiddleware(cast("Any", app), trusted_hosts=proxies.named))
        wall = house.limits.everybody + SPARE  # the gate says no before, and with a sentence
        super().__init__(Porch(app, self._gates), proxy_headers=False, limit_concurrency=wall, **more)

    def load(self) -> None:
        """Puts the gate where the server looks for its protocol."""
        super().load()
        self.http_protocol_class = cast("type[asyncio.Protocol]", partial(self._gated, self.http_protocol_class))

    def _gated(self, protocol: Callable[..., asyncio.Protocol], **what: Any) -> Gate:
        return Gate(partial(protocol, **what), self._house, self._crowd, self._gates)


class Porch:
    """Between uvicorn and the house: says who came by which gate, and that a connection is for one request."""

    def __init__(self, app: ASGIApp, gates: Gates) -> None:
        self._app, self._gates = app, gates

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            gate = self._gates[tuple(scope["client"])]
            scope.setdefault("extensions", {})[OURS] = {"carrier": gate}
        await self._app(scope, receive, once(send) if scope["type"] == "http" else send)


def once(send: Send) -> Send:
    """No second request by the same connection: what follows the first one is not read."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            MutableHeaders(scope=message)["connection"] = "close"
        await send(message)

    return sending
