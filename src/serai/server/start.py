"""Opening the hall: one call, and friends can come."""

from __future__ import annotations

import gc
import logging
import os
import socket
import sys
import webbrowser
from collections.abc import Sequence
from contextlib import ExitStack
from io import StringIO
from pathlib import Path
from typing import Any

import platformdirs
import segno
import uvicorn

from serai.core.errors import OutOfRange
from serai.core.words import words_of
from serai.server.app import make_app
from serai.server.house import House
from serai.server.leaving import LeavingServer
from serai.server.limits import Limits
from serai.server.logs import Kind, log_as
from serai.server.places import is_loopback, read_public
from serai.server.proxies import LOCAL, Proxies, read_proxy
from serai.server.refusal import read_language
from serai.server.shared import check_shared, is_shared, join_others, new_name
from serai.server.way import config
from serai.store import open_store
from serai.store.folder import hold

PORT = 8742
SENDING = 256 * 1024  # bytes that the system holds for one connection; else it takes megabytes for who reads nothing
TRIES = 20  # ports after the wanted one, when none was asked for


def data_folder() -> Path:
    """Where games are kept unless somebody says otherwise."""
    return Path(platformdirs.user_data_dir("serai", appauthor=False))


def lan_address() -> str:
    """This machine as its neighbours see it; nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return ""


def bind(host: str, port: int | None) -> socket.socket:
    """A socket at the wanted port; without a wish, at the first free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in [port] if port is not None else range(PORT, PORT + TRIES):
        place = socket.socket(
            family, socket.SOCK_STREAM, socket.IPPROTO_TCP
        )  # named: else asyncio holds small frames back
        place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        place.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SENDING)
        try:
            place.bind((host, candidate))
            return place
        except OSError as error:
            place.close()
            reason = error.strerror or str(error)
    raise OutOfRange("port-taken", package="serai.server", host=host, port=port or PORT, why=reason)


def server_config(house: House, **more: object) -> uvicorn.Config:
    """uvicorn as we run it: compression off (it triples the work per message), small frames, its own log quiet."""
    proxies = Proxies(house.proxies if house.proxied else ())
    return config(
        make_app(house),
        house,
        proxies,
        ws_per_message_deflate=False,
        ws_max_size=house.limits.frame * 2,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_keep_alive=5,
        proxy_headers=house.proxied,
        forwarded_allow_ips=proxies.named,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        access_log=False,
        log_level="warning",
        timeout_graceful_shutdown=3,
        server_header=False,
        **more,
    )


def qr_text(link: str) -> str:
    """A QR code for the terminal."""
    out = StringIO()
    segno.make(link, error="l").terminal(out, compact=True)
    return out.getvalue()


def greet(local: str, lan: str, folder: Path | None, language: str) -> str:
    """What stands in the terminal."""
    words = words_of(language, "serai.server")
    lines = [words.say("open-here", link=local)]
    if lan:
        lines += [words.say("open-there", link=lan), "", qr_text(lan)]
    kept = words.say("kept-by-all") if folder is None else words.say("kept-in", folder=str(folder))
    return "\n".join([*lines, kept, words.say("how-to-stop")])


class Announcer:
    """Says to the host what goes on: in the terminal and in their language, or as lines of the log."""

    def __init__(self, kind: Kind) -> None:
        self.logs = kind == "json"
        asked = "en" if self.logs else os.environ.get("LC_ALL") or os.environ.get("LANG", "").replace("_", "-")
        self._language = read_language(asked)

    def greet(self, local: str, lan: str, folder: Path | None) -> None:
        """The first lines; no program can open a QR code."""
        if self.logs:
            self.say("open-here", link=lan or local)
        else:
            print(greet(local, lan, folder, self._language), flush=True)

    def say(self, word: str, **details: str | int) -> None:
        """One sentence."""
        sentence = words_of(self._language, "serai.server").say(word, **details)
        if self.logs:
            logging.getLogger("serai.house").info(sentence)
        else:
            print(sentence, flush=True)


def can_open_browser() -> bool:
    """Whether there is a screen to open one on."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def addresses(host: str, port: int, public: str | None) -> tuple[str, str]:
    """The address for this machine, and the one for everybody else (empty where there is none)."""
    if public:
        return f"http://localhost:{port}", public
    anywhere = host in ("", "0.0.0.0", "::")
    lan = lan_address() if anywhere else host
    if not lan or (not anywhere and is_loopback(host)):
        return f"http://localhost:{port}", ""
    shown = f"[{lan}]" if ":" in lan else lan
    return f"http://localhost:{port}" if anywhere else f"http://{shown}:{port}", f"http://{shown}:{port}"


def peer_address(host: str, port: int) -> str:
    """How other servers reach this one: as neighbours do, never by the guests' address."""
    name = (lan_address() or "127.0.0.1") if host in ("", "0.0.0.0", "::") else host
    return f"http://[{name}]:{port}" if ":" in name else f"http://{name}:{port}"


def serve(
    host: str = "0.0.0.0",
    port: int | None = None,
    data: Path | None = None,
    public: str | None = None,
    open_browser: bool = True,
    limits: Limits | None = None,
    workers: int = 0,
    metrics_token: str = "",
    proxies: Sequence[str] = (),
    drain: int = 0,
    log: Kind = "text",
    store: str | None = None,
    bus: str | None = None,
) -> None:
    """Opens the hall and keeps it open until Ctrl-C; every game is kept at every moment.

    `public` is the address that guests use, where it is not this machine's own (behind a reverse proxy with TLS);
    `proxies` are the addresses and networks of such proxies, where they are not on this machine. With a `store` that
    several servers share, and a `bus` between them, this is one server of many.
    """
    from serai.server.thinkers import Thinkers

    public = read_public(public) if public is not None else None
    trusted = tuple(map(read_proxy, proxies)) or (LOCAL,)
    log_as(log)
    limits = limits or Limits()
    check_shared(store, bus, data_given=data is not None)
    with ExitStack() as stack:
        folder = None if is_shared(store) else stack.enter_context(hold(data or data_folder()))
        place = bind(host, port)
        local, lan = addresses(host, place.getsockname()[1], public)
        house = House(
            store=open_store(folder.url if folder else str(store)),
            limits=limits,
            thinkers=Thinkers(workers, limits.thinking, limits.share),
            address=lan,
            origins=frozenset({lan} if public else ()),
            proxied=public is not None or bool(proxies),
            proxies=trusted,
            metrics_token=metrics_token,
        )
        if folder is not None:
            folder.tell(lan or local)
        elif store is not None:
            name = new_name()
            log_as(log, name)
            join_others(house, name, store, bus, peer_address(host, place.getsockname()[1]))
        receive_guests(house, place, folder.path if folder else None, local, open_browser, drain, Announcer(log))


def receive_guests(
    house: House, place: socket.socket, folder: Path | None, local: str, open_browser: bool, drain: int, host: Announcer
) -> None:
    """Greets the host, opens the page where there is a screen, and answers until Ctrl-C and all are gone."""
    settings: dict[str, Any] = {"log_config": None} if host.logs else {}  # else uvicorn writes lines of its own kind
    server = LeavingServer(server_config(house, **settings), house, drain, lambda: host.say("draining", seconds=drain))
    host.greet(local, house.address, folder)
    gc.freeze()  # what is loaded now stays: no need to look through it again and again
    gc.set_threshold(20_000, 20, 50)
    if open_browser and can_open_browser():
        webbrowser.open(local)
    try:
        server.run(sockets=[place])
    except KeyboardInterrupt:
        pass
    host.say("closed")
