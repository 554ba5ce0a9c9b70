"""All end points together."""

from __future__ import annotations

import hmac
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route
from starlette.types import ASGIApp, Receive, Scope, Send

from serai.core.words import LANGUAGES, words_of
from serai.server.connection import serve_line
from serai.server.crowd import Crowd
from serai.server.hall import Hall
from serai.server.health import health_routes
from serai.server.house import House
from serai.server.leaving import take_leave
from serai.server.line import Line
from serai.server.lobby import Lobby, json
from serai.server.openapi import END_POINTS, openapi, openapi_page
from serai.server.page import Doorkeeper, show_page
from serai.server.places import is_loopback
from serai.server.refusal import Refusal

FORWARDED = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "via")


def make_app(house: House) -> ASGIApp:
    """The hall as a web application; closing it closes the house."""
    for language in LANGUAGES:  # now: a first refusal should not have to read them
        words_of(language, "serai.core"), words_of(language, "serai.server")
    hall = Hall(house)
    lobby = Lobby(hall)
    if house.cluster is not None:
        house.cluster.attach(hall, tables=hall.making, requests=lobby.requests)
    crowd = Crowd(house.limits.connections, house.limits.everybody)
    house.farewells.append(partial(take_leave, hall))

    async def socket(scope: Scope, receive: Receive, send: Send) -> None:
        line = Line(scope, receive, send)
        await (serve_line(hall, line, crowd) if scope["path"] == "/ws" else line.refuse(4004))

    async def metrics(lobby: Lobby, request: Request) -> Response:
        if not is_host(request, house):
            raise Refusal("host-only")
        return Response(house.counts.text(house.thinkers.waiting()), media_type="text/plain; version=0.0.4")

    async def description(request: Request) -> Response:
        return json(openapi())

    async def description_page(request: Request) -> Response:
        return HTMLResponse(openapi_page())

    @asynccontextmanager
    async def open_and_close(app: Starlette) -> AsyncIterator[None]:
        yield
        await hall.close()

    routes: list[BaseRoute] = [
        *health_routes(hall),
        Route("/metrics", lobby.answering(metrics)),
        Route("/api", description_page),
        Route("/api/openapi.json", description),
        *(Route(end.path, lobby.answering(end.answer), methods=[end.method]) for end in END_POINTS),
        Route("/api/{path:path}", lobby.answering(nothing_here), methods=["GET", "POST"]),
        Route("/", show_page),
        Route("/{path:path}", show_page),
    ]
    return Doorkeeper(Starlette(routes=routes, lifespan=open_and_close), socket, house)


def is_host(request: Request, house: House) -> bool:
    """Who has the host's token, or asks from this machine; behind a proxy everybody seems to do that."""
    if house.metrics_token:
        given = request.headers.get("authorization", "").encode()
        return hmac.compare_digest(given, f"Bearer {house.metrics_token}".encode())
    forwarded = any(name in request.headers for name in FORWARDED)
    return not (house.proxied or forwarded) and is_loopback(request.client.host if request.client else "")


async def nothing_here(lobby: Lobby, request: Request) -> Response:
    raise Refusal("no-such-page")
