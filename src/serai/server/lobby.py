"""The lobby over HTTP: games, tables, replays. Bodies and answers are those of `wire/messages.py`."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from hashlib import sha256
from io import BytesIO
from typing import Any, TypeVar, get_args

import msgspec
import segno
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

import serai
from serai.core.choosing import schema_of
from serai.core.errors import SeraiError, place_in
from serai.core.game import SEED_BYTES
from serai.core.levels import LEVELS
from serai.core.words import LANGUAGES
from serai.games import all_games, find_game
from serai.server import judging
from serai.server.cluster.relay import pass_on, who_knows
from serai.server.feats import records_of
from serai.server.hall import Hall
from serai.server.length import Most, most_of
from serai.server.limits import Buckets
from serai.server.logs import from_now_on_about
from serai.server.once import Once
from serai.server.places import neighbourhood
from serai.server.progress import progress_of
from serai.server.refusal import OtherRules, Refusal, problem, read_language
from serai.server.shelf import Shelf
from serai.server.study import Failure
from serai.server.tokens import read_code
from serai.wire import messages as wire

log = logging.getLogger("serai.lobby")
Body = TypeVar("Body")
Found = TypeVar("Found")
STATUS = {
    "unknown-table": 404, "no-such-page": 404, "too-fast": 429, "too-many-tables": 429, "thinkers-busy": 503,
    "thinkers-share": 429, "thinkers-failed": 503, "house-closing": 503, "uploads-busy": 503,
    "too-big": 413, "foreign-origin": 403, "not-over": 409, "table-full": 409, "seat-taken": 409, "name-taken": 409,
    "bot-stays": 409, "game-over": 409, "table-crowded": 409, "host-only": 403, "not-kept": 503, "not-read": 503,
    "table-damaged": 500, "daily-first": 403, "daily-left": 409, "daily-over": 409, "daily-forgotten": 404,
}  # fmt: skip
LISTED = 50  # tables on the open list
CURVES = 200  # kept in memory
Answer = Callable[["Lobby", Request], Awaitable[Response]]


def json(value: Any, status: int = 200) -> Response:
    """An answer; nothing here is ever kept by a cache."""
    return Response(msgspec.json.encode(value), status, {"cache-control": "no-store"}, media_type="application/json")


class Lobby:
    """All requests but those for the page itself."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        limits = hall.house.limits
        self.requests = Buckets(limits.requests, limits.request_burst)
        self._curves: dict[str, bytes] = {}
        self._judging: Once[bytes] = Once()
        self._uploads = 0
        self._shelf = Shelf(hall.house)

    def answering(self, answer: Answer) -> Callable[[Request], Awaitable[Response]]:
        """An end point: limits first, errors as sentences."""

        async def end_point(request: Request) -> Response:
            language = read_language(request.query_params.get("lang") or request.headers.get("accept-language", ""))
            from_now_on_about(read_code(request.path_params.get("code", "")))
            try:
                if not self.requests.take(address_of(request), self.hall.house.clock.now()):
                    raise Refusal("too-fast")
                return await self._answer(answer, request)
            except SeraiError as error:
                self.hall.house.counts.refused.labels(error.word).inc()
                return json(problem(error, language), STATUS.get(error.word, 400))
            except ClientDisconnect:
                return Response(status_code=400)  # to nobody
            except Exception:
                log.exception("a request failed")
                return json(problem(Refusal("failed"), language), 500)

        return end_point

    async def _answer(self, answer: Answer, request: Request) -> Response:
        """By us; or by a server that knows the rules of the table it is about."""
        try:
            return await answer(self, request)
        except OtherRules as unknown:
            address = who_knows(self.hall.house.cluster, unknown)
            return await pass_on(request, address, getattr(request.state, "body", b""))

    @property
    def most(self) -> Most:
        """How long a record may be for a worker to look at it."""
        return most_of(self.hall.house.limits)

    async def record_of(self, request: Request, code: str) -> bytes:
        """The record of a finished game."""
        return await while_waited_for(request, self._shelf.record(code, address_of(request)))

    async def study(self, request: Request, task: Callable[..., Found | Failure], *material: Any) -> Found:
        """What a worker finds out for a request, as long as somebody waits for it."""
        return await while_waited_for(request, self._studied(request, task, *material))

    async def _studied(self, request: Request, task: Callable[..., Found | Failure], *material: Any) -> Found:
        return await self.hall.house.thinkers.study(task, *material, who=address_of(request))

    async def curve_of(self, request: Request, record: bytes) -> bytes:
        """Made once by a worker for all who ask for it, then kept for a while."""
        code = sha256(record).hexdigest()
        if code not in self._curves:
            made = await while_waited_for(request, self._judging.get(code, lambda: self._judged(request, record)))
            while len(self._curves) >= CURVES:
                del self._curves[next(iter(self._curves))]
            self._curves[code] = made
        return self._curves[code]

    async def _judged(self, request: Request, record: bytes) -> bytes:
        """A curve, a little at a time: nobody else's page waits for the whole of it."""
        found = judging.Judged()
        while found.curve is None:
            found = await self._studied(request, judging.judge, record, self.most, found)
        return found.curve

    @asynccontextmanager
    async def carrying(self) -> AsyncIterator[None]:
        """While somebody brings a record: only so many at once, so that they never fill the house."""
        if self._uploads >= self.hall.house.limits.uploads:
            raise Refusal("uploads-busy")
        self._uploads += 1
        try:
            yield
        finally:
            self._uploads -= 1


def address_of(request: Request) -> str:
    """Who is counted for it."""
    return neighbourhood(request.client.host) if request.client else ""


async def while_waited_for(request: Request, work: Coroutine[Any, Any, Found]) -> Found:
    """What a request asks for, unless whoever asked hangs up first: then nobody needs it any more."""
    working = asyncio.ensure_future(work)
    hung_up = asyncio.ensure_future(hang_up(request))
    try:
        await asyncio.wait((working, hung_up), return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise Refusal("left")
        return working.result()
    finally:
        working.cancel()
        hung_up.cancel()
        await asyncio.gather(working, hung_up, return_exceptions=True)
        del working  # an error in it holds this frame; if the frame held it too, both would stay, and all that was sent


async def hang_up(request: Request) -> None:
    """Waits until the other side has gone."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


async def read_bytes(request: Request, most: int) -> bytes:
    """A body, as long as it is not too long."""
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise Refusal("too-big", most=most)
    request.state.body = bytes(body)  # perhaps another server has to read it too
    return bytes(body)


async def read_body(request: Request, kind: type[Body], most: int) -> Body:
    """A typed body."""
    return decoded(await read_bytes(request, most), kind)


def decoded(body: bytes, kind: type[Body]) -> Body:
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refusal("unreadable", where=place_in(error)[:60]) from error


async def show_house(lobby: Lobby, request: Request) -> Response:
    info = wire.HouseInfo(
        address=lobby.hall.house.address,
        languages=list(LANGUAGES),
        levels=list(LEVELS),  # those that every game has
        phrases=list(get_args(wire.PhraseName)),
        version=getattr(serai, "__version__", ""),
    )
    return json(info)


async def list_games(lobby: Lobby, request: Request) -> Response:
    return json(
        [
            wire.GameInfo(
                name=game.name,
                version=game.version,
                least=game.seats[0],
                most=game.seats[-1],
                cooperative=game.cooperative,
                real_time=game.real_time,
                options=schema_of(game.options),
                levels=game.manners.levels,
                bots=list(game.bots),
                strengths=game.strengths(),
                presets={name: msgspec.to_builtins(options) for name, options in game.presets.items()},
                choosing=game.choosing,
            )
            for game in all_games().values()
        ]
    )


async def show_surprise(lobby: Lobby, request: Request) -> Response:
    game, asked = find_game(request.path_params["game"]), request.query_params
    seats = asked.get("seats", "")
    number = int(seats) if seats.isascii() and seats.isdigit() else 0
    return json(game.surprised(number, asked.get("level", ""), secrets.token_bytes(SEED_BYTES)))


async def show_progress(lobby: Lobby, request: Request) -> Response:
    names = request.query_params.getlist("name")
    game = find_game(request.path_params["game"])
    if not names or len(names) > game.seats[-1]:
        raise Refusal("whose-progress", most=game.seats[-1])
    return json(await progress_of(lobby.hall.house.store, game, names))


async def show_records(lobby: Lobby, request: Request) -> Response:
    return json(await records_of(lobby.hall.house.store, find_game(request.path_params["game"])))


async def list_tables(lobby: Lobby, request: Request) -> Response:
    found = await lobby.hall.house.store.open_tables(LISTED)
    return json(
        [
            wire.TableLine(
                code=line.table.code,
                game=line.table.game,
                host=line.host,
                seats=line.seats,
                free=line.free,
                takeable=line.free + (line.bots if line.table.welcoming else 0),
                phase="gathering" if line.table.started is None else "playing",
                created=line.table.created,
            )
            for line in found
        ]
    )


async def make_table(lobby: Lobby, request: Request) -> Response:
    wish = await read_body(request, wire.NewTable, lobby.hall.house.limits.body)
    lobby.hall.spend_table(address_of(request))
    _, seated = await lobby.hall.make(wish)
    return json(seated, 201)


async def show_table(lobby: Lobby, request: Request) -> Response:
    return json((await lobby.hall.find(request.path_params["code"])).shown())


async def join_table(lobby: Lobby, request: Request) -> Response:
    wish = await read_body(request, wire.Join, lobby.hall.house.limits.body)
    table = await lobby.hall.find(request.path_params["code"])
    return json(await lobby.hall.join(table, wish), 201)


def qr_svg(link: str) -> bytes:
    """A link as a picture that takes the colours of its surroundings."""
    picture = BytesIO()
    segno.make(link, error="m").save(picture, kind="svg", xmldecl=False, svgclass="qr", lineclass=None, omitsize=True)
    return picture.getvalue()


def base_of(lobby: Lobby, request: Request) -> str:
    """How others reach us."""
    return lobby.hall.house.address or f"{request.url.scheme}://{request.url.netloc}"


def svg(link: str) -> Response:
    return Response(qr_svg(link), media_type="image/svg+xml", headers={"cache-control": "no-store"})


async def table_qr(lobby: Lobby, request: Request) -> Response:
    table = await lobby.hall.find(request.path_params["code"])
    return svg(f"{base_of(lobby, request)}/t/{table.code}")


async def any_qr(lobby: Lobby, request: Request) -> Response:
    wish = await read_body(request, wire.Picture, lobby.hall.house.limits.body)
    return svg(base_of(lobby, request) + wish.path)
