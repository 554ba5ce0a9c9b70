"""`python -m tests.browser.open_house FOLDER [--by-hand]`: the real server on a free loopback port, its games in a folder.

Only the limits are wider than at home: here all guests come from one address, and faster than people do.
With `--by-hand` its clock stands until somebody asks for `POST /turn?ms=1000`; the answer is the new server time.
"""

import sys
from dataclasses import replace
from pathlib import Path

import uvicorn
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from serai.server.app import make_app
from serai.server.house import House
from serai.server.limits import Limits
from serai.server.start import bind, serve, server_config
from serai.server.thinkers import Thinkers
from serai.store import open_store
from tests.server.hand_clock import HandClock

WIDE = Limits(
    messages=1000,
    burst=1000,
    requests=1000,
    request_burst=1000,
    tables=100,
    table_burst=1000,
    connections=1000,
    pages=10_000,
    page_burst=100_000,
)
NOON = 1_763_200_000_000  # where a clock turned by hand begins


def serve_by_hand(folder: Path) -> None:
    """The hall with a clock that only a test turns.

    Its guests are never cut for their silence, no bot sits down for them (it would play on while other tests turn the
    clock, thousands of moves for nobody), and no lag is believed: an echo that is on its way while the clock is turned
    would seem to have travelled all that time, and an alarm would be held back for it.
    """
    clock = HandClock(NOON)
    house = House(
        store=open_store(f"sqlite:///{folder / 'hall.db'}"),
        clock=clock,
        limits=replace(WIDE, silence=10**12, live_silence=10**12, idle=10**12, live_grace=0, lateness=0),
        thinkers=Thinkers(1),
    )
    place = bind("127.0.0.1", 0)
    config = server_config(house)
    config.app = turned_by_request(make_app(house), clock)
    print(f"http://localhost:{place.getsockname()[1]}", flush=True)
    uvicorn.Server(config).run(sockets=[place])


def turned_by_request(app: ASGIApp, clock: HandClock) -> ASGIApp:
    """The same application, and a way to let time pass."""

    async def turned(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["path"] != "/turn":
            await app(scope, receive, send)
            return
        await clock.turn(int(Request(scope).query_params["ms"]))
        await PlainTextResponse(str(clock.now()))(scope, receive, send)

    return turned


if __name__ == "__main__":
    if "--by-hand" in sys.argv:
        serve_by_hand(Path(sys.argv[1]))
    else:
        serve(host="127.0.0.1", port=0, data=Path(sys.argv[1]), open_browser=False, limits=WIDE, workers=1)
