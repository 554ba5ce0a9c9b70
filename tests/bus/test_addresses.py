"""An address that is wrong, or where nobody answers: one sentence in both languages, soon, and without the password."""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from pathlib import Path

import pytest

from serai.bus import BusTrouble, NoBus, open_bus
from serai.core.errors import SeraiError
from tests.bus.engines import Engine
from tests.engines.cut import Cut
from tests.engines.nats import Nats
from tests.engines.process import free_port
from tests.engines.valkey import Valkey

SECRET = "Zwiebel7"
REAL = ("redis", "nats", "postgresql")


def refused(url: str) -> SeraiError:
    """What is said when a bus is opened."""

    async def tried() -> None:
        bus = open_bus(url)
        await bus.open(lambda channel, news: None, lambda is_up: None)
        await bus.close()

    with pytest.raises(SeraiError) as caught:
        asyncio.run(tried())
    for language in ("en", "fr"):
        assert SECRET not in caught.value.sentence(language)
    return caught.value


@pytest.mark.parametrize("url", ["", "redis", "redis:/x", f"amqp://me:{SECRET}@here:1/x?key={SECRET}", f"://{SECRET}@"])
def test_an_address_of_no_bus_is_refused(url: str) -> None:
    with pytest.raises(NoBus) as caught:
        open_bus(url)
    assert SECRET not in caught.value.sentence("en") and SECRET not in caught.value.sentence("fr")


@pytest.mark.parametrize("scheme", REAL)
def test_where_nobody_answers_one_is_told_so(scheme: str) -> None:
    port = free_port()
    trouble = refused(f"{scheme}://me:{SECRET}@127.0.0.1:{port}/x")
    assert trouble.word == "bus-silent"
    assert f"{scheme}://127.0.0.1:{port}/x" in str(trouble)


@pytest.mark.parametrize("scheme", REAL)
def test_an_address_that_holds_its_tongue_is_given_up_soon(scheme: str) -> None:
    with Cut(free_port()) as way:
        way.hold()
        begun = time.monotonic()
        assert refused(f"{scheme}://me:{SECRET}@127.0.0.1:{way.port}/x").word == "bus-silent"
        assert time.monotonic() - begun < 2.5


@pytest.mark.parametrize("place", ["127.0.0.1:onions", "[::1"])
@pytest.mark.parametrize("scheme", REAL)
def test_an_address_that_cannot_be_read_is_told(scheme: str, place: str) -> None:
    assert refused(f"{scheme}://me:{SECRET}@{place}").word == "bus-address"


@pytest.mark.parametrize("who", ["", f":{SECRET}@"])
def test_valkey_lets_in_only_who_knows_its_password(who: str, tmp_path: Path) -> None:
    with Valkey(tmp_path, password="another") as engine:
        assert refused(engine.url.replace("//", f"//{who}")).word == "bus-shut"
        asyncio.run(opens(engine.url.replace("//", "//:another@")))
        asyncio.run(opens(engine.url.replace("redis://", "valkey://:another@")))


@pytest.mark.parametrize("who", ["", f"me:{SECRET}@"])
def test_nats_lets_in_only_who_knows_its_password(who: str, tmp_path: Path) -> None:
    with Nats(tmp_path, password="another") as engine:
        assert refused(engine.url.replace("//", f"//{who}")).word == "bus-shut"
        asyncio.run(opens(engine.url.replace("//", "//hall:another@")))


@pytest.mark.parametrize("engine", ["postgres"], indirect=True)
def test_postgres_lets_in_only_who_knows_its_password(engine: Engine) -> None:
    assert refused(f"postgresql://hall:{SECRET}@127.0.0.1:{engine.port}/postgres").word == "bus-shut"


async def opens(url: str) -> None:
    bus = open_bus(url)
    await bus.open(lambda channel, news: None, lambda is_up: None)
    assert bus.is_up
    await bus.close()


@pytest.mark.parametrize(("scheme", "library"), [("redis", "redis"), ("nats", "nats"), ("postgresql", "asyncpg")])
def test_what_is_not_installed_is_named(scheme: str, library: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.partition(".")[0] == library or name.startswith("serai.bus.")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(BusTrouble, match=r'pip install "serai\[cluster\]"') as caught:
        open_bus(f"{scheme}://me:{SECRET}@here")
    assert SECRET not in caught.value.sentence("fr")


def test_no_password_is_logged_while_a_bus_is_mended(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def lost() -> None:
        with Valkey(tmp_path, password=SECRET) as engine:
            bus = open_bus(engine.url.replace("//", f"//:{SECRET}@"))
            await bus.open(lambda channel, news: None, lambda is_up: None)
            engine.kill()
            await asyncio.sleep(0.3)
            await bus.close()

    with caplog.at_level(logging.DEBUG):
        asyncio.run(lost())
    assert "the bus is away" in caplog.text and "Nobody answers" in caplog.text
    assert SECRET not in caplog.text
