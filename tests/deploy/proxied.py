"""A real Caddy with our Caddyfile before two real servers, on a real PostgreSQL and a real Valkey: all on loopback."""

from __future__ import annotations

import asyncio
import os
import ssl
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import httpx
import websockets

from tests.deploy import DEPLOY, tool
from tests.engines.postgres import PASSWORD, USER, Postgres
from tests.engines.valkey import Valkey
from tests.server.client import Guest, Visitor
from tests.server.process import free_port

CADDY = """{{
	admin off
	skip_install_trust
	http_port {http}
	https_port {https}
	storage file_system {folder}/caddy
}}
import {caddyfile}
"""
PATIENCE = 20


class Friend(Guest):
    """A guest who comes by the proxy, which has a certificate."""

    trust: ssl.SSLContext

    async def open(self) -> None:
        address = self.base.replace("http", "ws") + "/ws"
        self.socket = await websockets.connect(
            address, ssl=self.trust, compression=None, ping_interval=None, proxy=None
        )
        self._reading = asyncio.create_task(self._read())


@dataclass
class Town:
    """One address, and what is behind it."""

    base: str
    trust: ssl.SSLContext
    servers: list[Server]

    def client(self, address: str = "127.0.0.1", **more: str) -> httpx.AsyncClient:
        """A browser at some address of this machine, with a new connection for each request."""
        way = httpx.AsyncHTTPTransport(
            verify=self.trust, local_address=address, limits=httpx.Limits(max_keepalive_connections=0)
        )
        return httpx.AsyncClient(base_url=self.base, transport=way, timeout=PATIENCE, headers=more)

    def friend(self, code: str, token: str) -> Friend:
        found = Friend(self.base, code, token)
        found.trust = self.trust
        return found


@dataclass
class Server:
    """One of them, as who is on this machine reaches it."""

    process: subprocess.Popen[bytes]
    inside: Visitor
    log: Path

    async def word(self) -> str:
        """What it says at /ready; nothing when it can take people."""
        try:
            answer = await self.inside.http.get("/ready")
        except httpx.TransportError:
            return "gone"
        return str(answer.json().get("word", ""))


def start(port: int, public: str, log: Path, shared: dict[str, str]) -> Server:
    """`serai serve` as in our unit."""
    words = ["serve", "--host", "127.0.0.1", "--port", str(port), "--public", public]
    call = [sys.executable, "-m", "serai", *words, "--no-browser", "--log", "json", "--drain", "3"]
    with log.open("wb") as out:
        process = subprocess.Popen(call, stderr=out, env={**os.environ, **shared})
    return Server(process, Visitor(f"http://127.0.0.1:{port}"), log)


@asynccontextmanager
async def engines(folder: Path) -> AsyncIterator[dict[str, str]]:
    """What servers share, as their environment has it; the password stands in no address."""
    with Postgres() as base, Valkey(folder / "valkey") as bus:
        store = f"postgresql://{USER}@127.0.0.1:{base.port}/{base.new_database()}"
        yield {"SERAI_STORE": store, "SERAI_BUS": bus.url, "PGPASSWORD": PASSWORD}


async def until(true: Callable[[], Awaitable[bool]], patience: float = PATIENCE) -> None:
    """Waits until something that is asked again and again is so."""
    async with asyncio.timeout(patience):
        while not await true():
            await asyncio.sleep(0.05)


@asynccontextmanager
async def town(folder: Path) -> AsyncIterator[Town]:
    async with engines(folder) as shared, opened(folder, shared) as found:
        yield found


@asynccontextmanager
async def opened(folder: Path, shared: dict[str, str]) -> AsyncIterator[Town]:
    http, https, *ports = [free_port() for _ in range(4)]
    public = f"https://localhost:{https}"
    servers = [start(port, public, folder / f"{port}.log", shared) for port in ports]
    config = folder / "Caddyfile"
    config.write_text(CADDY.format(http=http, https=https, folder=folder, caddyfile=DEPLOY / "Caddyfile"))
    told = {"SERAI_DOMAIN": "localhost", "SERAI_SERVERS": " ".join(f"127.0.0.1:{port}" for port in ports)}
    call = [tool("caddy"), "run", "--adapter", "caddyfile", "--config", str(config)]
    with (folder / "caddy.log").open("wb") as out:
        caddy = subprocess.Popen(call, env={**os.environ, **told, "HOME": str(folder)}, stderr=out)
    try:
        root = folder / "caddy/pki/authorities/local/root.crt"
        for server in servers:
            await until(partial(is_ready, server))
        await until(lambda: exists(root))
        found = Town(public, ssl.create_default_context(cafile=str(root)), servers)
        await until(lambda: is_open(found))
        yield found
    finally:
        for process in (caddy, *(server.process for server in servers)):
            process.kill()
            process.wait()
        for server in servers:
            await server.inside.http.aclose()


async def is_ready(server: Server) -> bool:
    assert server.process.poll() is None
    return await server.word() == ""


async def exists(path: Path) -> bool:
    return path.exists()


async def is_open(found: Town) -> bool:
    try:
        async with found.client() as http:
            return (await http.get("/api/house")).status_code == 200
    except httpx.TransportError:
        return False
