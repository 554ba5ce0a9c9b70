"""The desert of the day over HTTP: what is set, one attempt of each device, and what came of it."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from serai.core.game import Game
from serai.games import all_games, find_game
from serai.server.attempts import Asked, mark_of, token_of
from serai.server.days import DAY, day_at, day_name, read_day
from serai.server.hall import HOST, seated
from serai.server.lobby import Lobby, address_of, json, read_body
from serai.server.refusal import Refusal
from serai.server.tokens import hash_of, new_token, read_name
from serai.store import GuestRow
from serai.wire import messages as wire

DEVICE = "serai-device"  # the header by which a device says who it is
LEAST, MOST = 22, 64  # letters of its secret


def device_of(request: Request) -> str:
    """Who asks; empty for somebody who only looks."""
    device = request.headers.get(DEVICE, "")
    if device and not (LEAST <= len(device) <= MOST and device.isascii()):
        raise Refusal("daily-no-device")
    return device


async def asked(lobby: Lobby, game: Game[Any], day: int, device: str) -> Asked:
    house = lobby.hall.house
    return Asked(game, day, house.clock.now(), device, await house.store.attempts(day))


async def show_day(lobby: Lobby, request: Request) -> Response:
    house, device = lobby.hall.house, device_of(request)
    now = house.clock.now()
    today = day_at(now)
    day = read_day(request.query_params.get("day", ""), today)
    rows = await house.store.attempts(day)
    games = [Asked(game, day, now, device, rows).shown() for game in all_games().values()]
    return json(wire.Day(day=day_name(day), today=day_name(today), ends=(day + 1) * DAY, games=games))


async def show_results(lobby: Lobby, request: Request) -> Response:
    game, today = find_game(request.path_params["game"]), day_at(lobby.hall.house.clock.now())
    day = read_day(request.query_params.get("day", ""), today)
    return json((await asked(lobby, game, day, device_of(request))).results(today, (day + 1) * DAY))


async def begin(lobby: Lobby, request: Request) -> Response:
    wish = await read_body(request, wire.Begin, lobby.hall.house.limits.body)
    game, device = find_game(request.path_params["game"]), device_of(request)
    today = day_at(lobby.hall.house.clock.now())
    day = read_day(wish.day, today)
    if not device:
        raise Refusal("daily-no-device")
    if wish.practice:
        return json(await practise(lobby, request, wish, game, day, device), 201)
    if day != today:
        raise Refusal("daily-over")
    return json(await try_it(lobby, request, wish, game, day, device), 201)


async def practise(
    lobby: Lobby, request: Request, wish: wire.Begin, game: Game[Any], day: int, device: str
) -> wire.Seated:
    """The same dice again; not before the own attempt, which they would spoil."""
    if not (await asked(lobby, game, day, device)).is_open:
        raise Refusal("daily-first")
    lobby.hall.spend_table(address_of(request))
    token = new_token()
    host = GuestRow(number=HOST, name=read_name(wish.name), token_hash=hash_of(token))
    table = await lobby.hall.make_of_day(day, game, host, None, wish.bot_pace)
    assert table is not None
    return seated(table, host, token)


async def try_it(
    lobby: Lobby, request: Request, wish: wire.Begin, game: Game[Any], day: int, device: str
) -> wire.Seated:
    """The one attempt; whoever has begun it is led back, whatever name is said this time."""
    hall, token = lobby.hall, token_of(device, day, game.name)
    if (await asked(lobby, game, day, device)).mine is None:
        host = GuestRow(number=HOST, name=read_name(wish.name), token_hash=hash_of(token))
        hall.spend_table(address_of(request))
        table = await hall.make_of_day(day, game, host, mark_of(device, day, game.name), wish.bot_pace)
        if table is not None:
            return seated(table, host, token)
    mine = (await asked(lobby, game, day, device)).mine
    assert mine is not None
    table = await hall.find(mine.code)
    guest = table.people.row_of(HOST)
    if guest.gone:
        raise Refusal("daily-left")
    return seated(table, guest, token)
