"""boardgame.io under load, over the socket.io protocol by hand, so that both clients cost alike."""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
from pathlib import Path
from typing import Any

import httpx
import msgspec
import websockets

from load.peers import SEATS, News, Seat, answering, ids, until_closed

HERE = Path(__file__).parent


class PeerContext(msgspec.Struct):
    currentPlayer: str
    gameover: Any = None


class PeerHand(msgspec.Struct):
    hand: list[int] | int


class PeerBoard(msgspec.Struct):
    piles: list[list[int]]
    players: dict[str, PeerHand]


class PeerState(msgspec.Struct):
    G: PeerBoard
    ctx: PeerContext
    _stateID: int


class PeerSync(msgspec.Struct):
    state: PeerState


BEATEN_BY = (9, 9, 1, 2)


class PeerSeat:
    """One socket of boardgame.io."""

    def __init__(self, news: News, match: str, player: int) -> None:
        self.news, self.match, self.player = news, match, str(player)
        self.number = -1
        self.state: PeerState | None = None

    async def connect(self, port: int) -> None:
        url = f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket"
        self.socket = await websockets.connect(url, compression=None, ping_interval=None, max_size=None)
        await self.socket.recv()  # engine.io says hello
        await self.socket.send("40/deserto,")
        await self.socket.recv()
        await self._emit("sync", self.match, self.player, None, SEATS)
        self.reading = asyncio.create_task(until_closed(self._read()))

    async def _emit(self, *event: Any) -> None:
        await self.socket.send("42/deserto," + msgspec.json.encode(event).decode())

    async def _read(self) -> None:
        update = msgspec.json.Decoder(tuple[str, str, PeerState, Any])
        sync = msgspec.json.Decoder(tuple[str, str, PeerSync])
        async for text in self.socket:
            assert isinstance(text, str)
            if text == "2":
                await self.socket.send("3")
            elif text.startswith('42/deserto,["update"'):
                self._see(update.decode(text[11:])[2])
            elif text.startswith('42/deserto,["sync"'):
                self._see(sync.decode(text[11:])[2].state)

    def _see(self, state: PeerState) -> None:
        self.state, self.number = state, state._stateID
        self.news.tell()

    @property
    def to_move(self) -> bool:
        state = self.state
        return bool(state and state.ctx.currentPlayer == self.player and not state.ctx.gameover)

    async def move(self) -> None:
        state = self.state
        assert state
        self.state = None
        kind, args = self._choose(state.G)
        payload = {"type": kind, "args": args, "playerID": self.player}
        await self._emit("update", {"type": "MAKE_MOVE", "payload": payload}, state._stateID, self.match, self.player)

    def _choose(self, board: PeerBoard) -> tuple[str, list[int]]:
        hand = board.players[self.player].hand
        assert isinstance(hand, list)
        tops = [pile[-1] if pile else -1 for pile in board.piles]
        filled = [cell for cell in range(4) if tops[cell] >= 0]
        cells = [0, 1, 2, 3]
        if len(filled) not in (0, 4):
            cells = [c for c in cells if c not in filled and ((c + 1) & 3 in filled or (c + 3) & 3 in filled)]
        lays = [
            ("lay", [card, cell])
            for card in set(hand)
            for cell in cells
            if BEATEN_BY[card] not in (tops[(cell + 1) & 3], tops[(cell + 3) & 3])
        ]
        return random.choice(lays + [("give", [card]) for card in set(hand)])


class BoardgameIo:
    """The peer: matches kept in memory only, no credentials asked, which is its fastest way."""

    name = "boardgame.io 0.50.2 (in memory)"

    def __init__(self, port: int) -> None:
        self.port = port

    @staticmethod
    def is_installed() -> bool:
        """Whether npm has put it here."""
        return (HERE / "node_modules/boardgame.io").exists()

    async def start(self) -> None:
        self.process = subprocess.Popen(
            ["node", "server.cjs", str(self.port)], cwd=HERE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            env={**os.environ, "NODE_ENV": "production"},
        )  # fmt: skip
        await answering(httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}"), "/")

    async def table(self) -> list[Seat]:
        news = News()
        match = f"t{next(ids)}"
        seats = [PeerSeat(news, match, player) for player in range(SEATS)]
        for seat in seats:
            await seat.connect(self.port)
        return list(seats)

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()

    @property
    def pid(self) -> int:
        return self.process.pid
