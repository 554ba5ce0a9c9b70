"""Disks that fill up, houses killed as they open, files damaged anywhere, large halls looked over."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest

from serai.store import open_store
from serai.store.backup import back_up
from serai.store.check import check
from serai.store.folder import hold
from serai.wire import messages as wire
from tests.server.client import Guest, Visitor, new_id
from tests.server.process import free_port, house_process
from tests.store.kept_games import kept_game
from tests.store.test_damage import sweep
from tests.store.test_states import FINE, state_of


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@contextmanager
def small_disk(place: Path, kilobytes: int) -> Iterator[Path]:
    """A disk of its own; only root can have one."""
    place.mkdir()
    call = ["mount", "-t", "tmpfs", "-o", f"size={kilobytes}k", "tmpfs", str(place)]
    if (
        sys.platform != "linux"
        or os.geteuid() != 0
        or subprocess.run(call, capture_output=True, check=False).returncode
    ):
        pytest.skip("no disk can be mounted here")
    try:
        yield place
    finally:
        subprocess.run(["umount", "-l", str(place)], check=True)


def health(base: str) -> int:
    try:
        with urllib.request.urlopen(f"{base}/health", timeout=20) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        error.close()
        return error.code


async def play_until_refused(guest: Guest, accepted: list[int]) -> wire.Refused | None:
    """Talks on and on; what was refused, or nothing where all was said."""
    for _ in range(2000):
        answer = await guest.ask(wire.Say(id=new_id(), text="x" * 400))
        if isinstance(answer, wire.Refused):
            return answer
        accepted.append(answer.number or 0)
    return None


@pytest.mark.anyio
async def test_a_disk_that_fills_up_while_people_play(tmp_path: Path) -> None:
    port = free_port()
    base = f"http://127.0.0.1:{port}"
    with small_disk(tmp_path / "disk", 600) as disk:
        (filler := disk / "filler").write_bytes(bytes(200_000))
        with house_process(port, disk):
            visitor = Visitor(base)
            seated = await visitor.make("device", "device", start=True)
            guest = await visitor.guest(seated)
            assert health(base) == 200
            accepted: list[int] = []
            refused = await play_until_refused(guest, accepted)
            assert refused is not None and refused.word == "not-kept"
            time.sleep(1.1)
            assert health(base) == 503
            filler.unlink()
            freed = time.monotonic()
            while health(base) != 200:
                time.sleep(0.05)
            recovered = time.monotonic() - freed
            print(f"\nfull after {len(accepted)} messages; healthy {recovered:.2f} s after there was room")
            assert recovered < 3
            await guest.do(wire.Say(id=new_id(), text="again"))
            await guest.close()
            await visitor.http.aclose()
        found = check(disk)
        assert found.sound and found.words == len(accepted) + 1


def test_a_disk_that_is_full_at_the_start(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk", 64) as disk:
        (filler := disk / "filler").write_bytes(bytes(65_536 - 4096))
        words = set()
        for room in range(15):
            words.add(state_of(disk))
            filler.write_bytes(bytes(max(0, 65_536 - 4096 * (room + 1))))
        print("\nfull at the start:", sorted(words))
        assert words <= {"store-full", "store-faulty", "data-shut", FINE} and "store-full" in words
    with small_disk(tmp_path / "other", 600) as disk:
        assert state_of(disk) == FINE


OPENER = """
import asyncio, sys
from pathlib import Path
from serai.store import open_store
from serai.store.folder import hold
print("ready", flush=True)
sys.stdin.readline()
with hold(Path(sys.argv[1])) as held:
    asyncio.run(open_store(held.url).close())
"""


def test_a_house_killed_as_it_opens_opens_again(tmp_path: Path) -> None:
    dice, states = random.Random(3), set()
    for number in range(40):
        folder = tmp_path / str(number)
        call = [sys.executable, "-c", OPENER, str(folder)]
        with subprocess.Popen(call, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as house:
            assert house.stdin and house.stdout and house.stdout.readline()
            house.stdin.write("\n")
            house.stdin.flush()
            time.sleep(dice.uniform(0, 0.025))
            house.send_signal(signal.SIGKILL)
        states.add(tuple(sorted(one.name for one in folder.iterdir())) if folder.exists() else ())
        assert state_of(folder) == FINE
    print(f"\nkilled in {len(states)} different states of the folder")


def test_damage_anywhere(tmp_path: Path) -> None:
    seen = sweep(tmp_path, rounds=300, seed=9)
    print("\nopening and checking 300 damaged halls:", dict(seen))
    found = sum(count for (_, checked), count in seen.items() if checked != "sound")
    assert found > 100  # SQLite drops a damaged end of its log without a word, and much of a small file is unused


def test_a_large_hall(tmp_path: Path) -> None:
    async def keep(url: str) -> None:
        store = open_store(url)
        kept = kept_game("", 0, finished=True)
        for number in range(2000):
            row = msgspec.structs.replace(kept.table, code=f"T{number}")
            await store.create(msgspec.structs.replace(kept, table=row))
        await store.close()

    with hold(tmp_path / "data") as held:
        asyncio.run(keep(held.url))
    began = time.monotonic()
    found = check(tmp_path / "data")
    checked = time.monotonic() - began
    began = time.monotonic()
    back_up(tmp_path / "data", tmp_path / "b.db")
    copied = time.monotonic() - began
    size = (tmp_path / "b.db").stat().st_size / 1e6
    print(
        f"\n{found.entries} entries of 2000 tables, {size:.0f} MB: checked in {checked:.1f} s, copied in {copied:.2f} s"
    )
    assert found.sound and checked < 60 and copied < 10
