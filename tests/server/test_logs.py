"""The log for programs: one object a line, about which table, and nobody's secret in it."""

from __future__ import annotations

import asyncio
import io
import logging
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from serai.server import hints
from serai.server.acts import ACTS
from serai.server.hall import Hall
from serai.server.logs import about, log_as, without_secrets
from serai.server.thinkers import Thinkers
from serai.server.tokens import hash_of, new_token
from serai.wire import messages as wire
from tests.server.client import Guest, Visitor, new_id, open_house, play_out, whose_turn
from tests.server.process import free_port

pytestmark = pytest.mark.anyio


@pytest.fixture
def lines() -> Iterator[io.StringIO]:
    """All that is logged, as JSON; afterwards everything is as it was."""
    root, serai, stream = logging.getLogger(), logging.getLogger("serai"), io.StringIO()
    handlers, levels = root.handlers[:], (root.level, serai.level)
    root.handlers.clear()  # not closed: they are pytest's
    log_as("json", "one", stream)
    yield stream
    root.handlers[:] = handlers
    root.setLevel(levels[0])
    serai.setLevel(levels[1])
    logging.captureWarnings(capture=False)


def read(stream: io.StringIO) -> list[dict[str, Any]]:
    return [msgspec.json.decode(line) for line in stream.getvalue().splitlines()]


def test_one_object_a_line(lines: io.StringIO) -> None:
    log = logging.getLogger("serai.table")
    with about("ACDEFH"):
        try:
            raise ValueError("two\nlines")
        except ValueError:
            log.exception("it failed at %s", "noon")
    log.info("no table")
    first, second = read(lines)
    assert first["time"].endswith("+00:00")
    assert (first["level"], first["logger"], first["message"]) == ("error", "serai.table", "it failed at noon")
    assert (first["table"], first["server"]) == ("ACDEFH", "one")
    assert "Traceback" in first["exception"] and "two\nlines" in first["exception"]
    assert "table" not in second and "exception" not in second


@pytest.mark.parametrize("shown", ["{token}", "'{token}'", "/t/ACDEFH#{token}", "{hash}", "{raw!r}", "token={token}."])
def test_what_looks_like_a_secret_is_never_readable(shown: str) -> None:
    for _ in range(50):
        token = new_token()
        digest = hash_of(token)
        said = without_secrets(f"before {shown.format(token=token, hash=digest.hex(), raw=digest)} after")
        assert token not in said and digest.hex() not in said and repr(digest) not in said
        assert said.startswith("before ") and said.endswith(" after")


def test_a_password_in_an_address_is_never_readable() -> None:
    said = without_secrets("postgresql://serai:h-u_sh@db:5432/hall cannot be reached")
    assert said == "postgresql://…@db:5432/hall cannot be reached"


def test_what_is_no_secret_stays() -> None:
    text = 'File "src/serai/server/connection.py", line 12, in what_is_no_secret_stays_readable table ACDEFH'
    assert without_secrets(text) == text


async def test_a_typed_token_is_no_code(lines: io.StringIO) -> None:
    with about(new_token()):
        logging.getLogger("serai").warning("hm")
    assert "table" not in read(lines)[0]


async def fail(*_: Any, **more: Any) -> Any:
    raise RuntimeError("on purpose")


async def a_bad_evening(house: Visitor, wrong: pytest.MonkeyPatch) -> list[Guest]:
    """Joins, a kick, refusals, errors wherever something acts for a table, and the game goes on to its end."""
    host = await house.make("device", "open", "bot:beginner", name="Zenobia")
    guests = [await house.guest(seated) for seated in (host, await house.join(host.code, "Balthazar"))]
    nuisance = await house.guest(await house.join(host.code, "Nuisance", "watch"))
    assert nuisance.me
    await guests[0].do(wire.Kick(id=new_id(), guest=nuisance.me.guest))
    await nuisance.until(lambda: nuisance.closed)
    wrong.setitem(cast("dict[Any, Any]", ACTS), wire.Say, fail)
    assert (await guests[1].refused(wire.Say(id=new_id(), text="hush"))).word == "failed"
    wrong.setattr(hints, "check_silence", lambda visit: None)
    wrong.setattr(Thinkers, "study", fail)  # for hints in a task of the table, for bots in one of their own
    assert (await guests[0].refused(wire.Resume(id=new_id()))).word
    await guests[0].do(wire.Start(id=new_id()))
    mover = await whose_turn(guests)
    assert mover and mover.position
    await mover.do(wire.Hint(id=new_id(), seat=mover.position.seat or 0))
    await play_out(guests)
    wrong.setattr(Hall, "join", fail)
    late = await house.http.post(f"/api/tables/{host.code.lower()}/join", json={"name": "Melchior", "seat": "watch"})
    assert late.status_code == 500
    return [*guests, nuisance]


async def test_every_line_about_a_table_says_which_and_none_says_whose(
    lines: io.StringIO, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async with open_house(f"sqlite:///{tmp_path}/hall.db") as house:
        one, other = await asyncio.gather(a_bad_evening(house, monkeypatch), a_bad_evening(house, monkeypatch))
        for guest in (*one, *other):
            await guest.close()
    told = read(lines)
    assert {line["table"] for line in told} == {one[0].code, other[0].code}
    kinds = {line["logger"] for line in told}
    assert kinds >= {"serai.connection", "serai.lobby", "serai.bots", "serai.table"}
    assert_no_secret(lines.getvalue(), [*one, *other], tmp_path)


def assert_no_secret(text: str, guests: list[Guest], data: Path) -> None:
    connection = sqlite3.connect(data / "hall.db")
    seeds = [seed for (seed,) in connection.execute("select seed from tables")]
    connection.close()
    tokens = [guest.token for guest in guests]
    hashes = [hash_of(token) for token in tokens]
    assert len(seeds) == 2 and len(set(tokens)) == 6
    for secret in (*seeds, *hashes):
        assert secret.hex() not in text and repr(secret)[2:-1] not in text
    for seen in (*tokens, "Zenobia", "Balthazar", "Nuisance", "Melchior", "hush"):
        assert seen not in text


def test_uvicorn_and_the_house_log_in_the_same_way(tmp_path: Path) -> None:
    """From the first line to the last, on one stream; a program finds nothing else there."""
    port = free_port()
    call = [sys.executable, "-W", "default", "-c", PROGRAM, str(port), str(tmp_path)]
    done = subprocess.run(call, capture_output=True, text=True, timeout=30, check=False)
    assert done.returncode == 0 and done.stdout == "", done.stderr
    told = [msgspec.json.decode(line) for line in done.stderr.splitlines()]
    said = {line["logger"]: line["message"] for line in told}
    assert f"http://localhost:{port}" in told[0]["message"] and "closed" in told[-1]["message"]
    assert said["uvicorn.error"] == "as uvicorn would" and "as a library would" in said["py.warnings"]


PROGRAM = """
import logging, os, signal, sys, threading, warnings
from pathlib import Path
from serai.server.start import serve
def later():
    logging.getLogger("uvicorn.error").warning("as uvicorn would")
    warnings.warn("as a library would")
    os.kill(os.getpid(), signal.SIGTERM)
threading.Timer(1.5, later).start()
serve("127.0.0.1", int(sys.argv[1]), Path(sys.argv[2]), open_browser=False, log="json")
"""
