"""kill -9 in mid-game with moves in flight: what was acknowledged is there, and the game goes on."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sqlite3
from pathlib import Path

import pytest

from serai.wire import messages as wire
from tests.server.client import Guest, Visitor, new_id
from tests.server.process import free_port, house_process

pytestmark = pytest.mark.anyio


class Player:
    """Plays one table alone and remembers what was acknowledged, by its client id."""

    def __init__(self, seated: wire.Seated) -> None:
        self.seated = seated
        self.acknowledged: dict[str, int] = {}
        self.open: wire.Move | None = None  # sent, not yet answered

    async def play(self, base: str, moves: int) -> None:
        guest = await Guest(base, self.seated.code, self.seated.token).connect(look=0)
        try:
            await guest.until(lambda: guest.position)
            if self.open is not None:
                await self._send(guest, self.open)  # once more with the same id
            for _ in range(moves):
                assert guest.position
                if not guest.position.movers:
                    return
                seat = guest.position.movers[0]
                if guest.position.seat != seat:
                    await guest.do(wire.Look(id=new_id(), seat=seat))
                    await guest.until(lambda seat=seat: guest.position and guest.position.seat == seat)  # type: ignore[misc]
                choice = random.choice(guest.position.legal)
                await self._send(guest, wire.Move(id=f"m{self.seated.code}{new_id()}", seat=seat, move=choice.code))
        finally:
            await guest.close()

    async def _send(self, guest: Guest, move: wire.Move) -> None:
        self.open = move
        answer = await guest.ask(move)
        assert isinstance(answer, wire.Accepted) and answer.number, answer
        self.acknowledged[move.id] = answer.number
        self.open = None
        await guest.until(lambda: guest.position and guest.position.number >= (answer.number or 0))


def in_flight(players: list[Player]) -> int:
    """How many moves were sent and not yet answered."""
    return sum(player.open is not None for player in players)


async def test_every_acknowledged_move_survives_and_the_game_goes_on(tmp_path: Path) -> None:
    port = free_port()
    base = f"http://127.0.0.1:{port}"
    players: list[Player] = []
    lost = 0
    for round_ in range(3):
        with house_process(port, tmp_path) as process:
            visitor = Visitor(base)
            if not players:
                players = [Player(await visitor.make("device", "device", start=True)) for _ in range(8)]
            playing = [asyncio.create_task(player.play(base, 40)) for player in players]
            while sum(len(player.acknowledged) for player in players) < 37 * (round_ + 1) or not in_flight(players):
                await asyncio.sleep(0)
            os.kill(process.pid, signal.SIGKILL)
            await asyncio.gather(*playing, return_exceptions=True)
            await visitor.http.aclose()
        lost += in_flight(players)
    assert lost  # moves were in flight at least once when the server died
    with house_process(port, tmp_path) as process:
        await asyncio.gather(*(player.play(base, 100) for player in players))
        process.send_signal(signal.SIGINT)
        assert process.wait(10) == 0  # Ctrl-C is a clean end
    kept = sqlite3.connect(tmp_path / "hall.db").execute("select code, number, wish from entries").fetchall()
    for player in players:
        mine = {wish.partition("/")[2]: number for code, number, wish in kept if code == player.seated.code}
        assert mine == player.acknowledged and sorted(mine.values()) == list(range(1, 51))


def workers_of(pid: int) -> list[int]:
    """The processes in which bots of a server think."""
    children = [threads / "children" for threads in Path(f"/proc/{pid}/task").glob("*")]
    if not children:
        pytest.skip("no /proc here")
    found = [int(child) for file in children if file.exists() for child in file.read_text().split()]
    return [child for child in found if "spawn_main" in Path(f"/proc/{child}/cmdline").read_text()]


async def test_workers_leave_with_a_killed_server(tmp_path: Path) -> None:
    port = free_port()
    with house_process(port, tmp_path) as process:
        visitor = Visitor(f"http://127.0.0.1:{port}")
        seated = await visitor.make("device", "bot:beginner", start=True, options={"starter": 2})
        guest = await visitor.guest(seated)
        await guest.until(lambda: guest.my_turn)
        workers = workers_of(process.pid)
        assert workers
        process.kill()
        for _ in range(200):
            if not any(Path(f"/proc/{worker}").exists() for worker in workers):
                break
            await asyncio.sleep(0.05)
        assert not [worker for worker in workers if Path(f"/proc/{worker}").exists()]
        await guest.close()
        await visitor.http.aclose()


async def test_a_killed_worker_does_not_stop_a_game(tmp_path: Path) -> None:
    port = free_port()
    with house_process(port, tmp_path) as process:
        visitor = Visitor(f"http://127.0.0.1:{port}")
        seated = await visitor.make("device", "bot:beginner", start=True, options={"starter": 1})
        guest = await visitor.guest(seated)
        for _ in range(2):
            await guest.until(lambda: guest.my_turn)
            await guest.play()
        await guest.until(lambda: guest.my_turn)
        for worker in workers_of(process.pid):
            os.kill(worker, signal.SIGKILL)
        await guest.play()
        await guest.until(lambda: guest.my_turn)
        await guest.close()
        await visitor.http.aclose()
