"""The built page, with the headers that keep it to itself."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from serai.server.house import CLOSING, House
from serai.server.limits import Buckets
from serai.server.places import neighbourhood
from serai.server.refusal import Refusal, problem, read_language

STATIC = Path(__file__).parent / "static"
HOST = re.compile(r"[A-Za-z0-9.\-\[\]:]+")
HASHED = re.compile(r"[-.][A-Za-z0-9_-]{8,}\.(js|css|woff2|svg|png)$")  # a file whose name changes with its content
SAFE = {"GET", "HEAD", "OPTIONS"}


def policy(host: str) -> str:
    """Everything from here, nothing from elsewhere. Safari does not count sockets as `self`, so they are named."""
    sockets = f" ws://{host} wss://{host}" if HOST.fullmatch(host) else ""
    return (
        f"default-src 'self'; connect-src 'self'{sockets}; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )


def is_foreign(headers: Headers, welcome: frozenset[str]) -> bool:
    """Whether a request was made by a page from elsewhere. Clients that are no browsers send no origin."""
    origin = headers.get("origin")
    if origin is None or origin in welcome:
        return False
    try:
        return urlsplit(origin).netloc.lower() != headers.get("host", "").lower()
    except ValueError:
        return True


class Doorkeeper:
    """Turns foreign pages and floods away before anything is touched, and puts the safety headers on every answer."""

    def __init__(self, app: ASGIApp, socket: ASGIApp, house: House) -> None:
        self.app = app
        self.socket = socket
        self.house = house
        self._visits = Buckets(house.limits.pages, house.limits.page_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        unsafe = scope["type"] == "websocket" or scope["method"] not in SAFE
        address = neighbourhood(scope["client"][0]) if scope.get("client") else ""
        if not self._visits.take(address, self.house.clock.now()):
            await self.turn_away(scope, receive, send, Refusal("too-fast"))
        elif unsafe and is_foreign(headers, self.house.origins):
            await self.turn_away(scope, receive, send, Refusal("foreign-origin"))
        elif scope["type"] == "websocket":
            await self.socket(scope, receive, send)
        else:
            last = CLOSING in self.house.unready
            await self.app(scope, receive, with_headers(send, headers.get("host", ""), last))

    async def turn_away(self, scope: Scope, receive: Receive, send: Send, error: Refusal) -> None:
        self.house.counts.refused.labels(error.word).inc()
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 4003})
            return
        from serai.server.lobby import STATUS, json

        language = read_language(Headers(scope=scope).get("accept-language", ""))
        await json(problem(error, language), STATUS[error.word])(scope, receive, send)


def with_headers(send: Send, host: str, last: bool) -> Send:
    """Puts them on; a house that goes down asks for no second request, which might come when it has gone."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            headers["content-security-policy"] = policy(host)
            headers["x-content-type-options"] = "nosniff"
            headers["referrer-policy"] = "no-referrer"
            headers["cross-origin-opener-policy"] = "same-origin"
            headers["permissions-policy"] = "camera=(), geolocation=(), microphone=()"
            if last:
                headers["connection"] = "close"
        await send(message)

    return sending


async def show_page(request: Request) -> Response:
    """A file of the built page; any other path is the page itself, which knows its own ways."""
    wanted = request.path_params.get("path", "")
    try:
        file = (STATIC / wanted).resolve()
        found = file.is_file() and file.is_relative_to(STATIC.resolve())
    except (OSError, ValueError):  # no name that a file could have
        return Response(status_code=404)
    if wanted and found:
        lasting = "public, max-age=31536000, immutable" if HASHED.search(wanted) else "no-cache"
        return FileResponse(file, headers={"cache-control": lasting})
    index = STATIC / "index.html"
    if "." in wanted.rsplit("/", 1)[-1]:
        return Response(status_code=404)
    if index.is_file():
        return FileResponse(index, headers={"cache-control": "no-cache"})
    return HTMLResponse(
        "<!doctype html><title>Serai</title><p>The page was not built into this copy. "
        'The lobby is at <a href="/api">/api</a>; build the page with <code>npm ci &amp;&amp; npm run build</code> in web/.',
        503,
    )
