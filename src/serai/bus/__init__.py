"""Short news between the servers of one hall: told at once, never waited for, and made good from the store where lost."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Protocol

from serai.bus.errors import BusTrouble, NoBus
from serai.bus.place import place_of

__all__ = ["Bus", "BusTrouble", "Changed", "Hear", "NoBus", "open_bus"]

Hear = Callable[[str, bytes], None]  # a channel and what was told on it
Changed = Callable[[bool], None]
ENGINES = {  # by scheme: the file that knows the engine
    "redis": "valkey",
    "rediss": "valkey",
    "valkey": "valkey",
    "valkeys": "valkey",
    "nats": "nats",
    "tls": "nats",
    "postgres": "postgres",
    "postgresql": "postgres",
}


class Bus(Protocol):
    """What one server tells all: best effort, but in each sender's order, never twice, and heard by the sender too.

    A channel is named by at most 50 letters, digits and `:-_`; news are small (PostgreSQL carries about 5,800 bytes).
    Order is that on one channel: of two channels either may be heard first.
    """

    dropped: int  # news that were told here and that nobody will hear: too many, too large, or the bus was away

    @property
    def is_up(self) -> bool:
        """Whether what is told is heard, as far as we know."""
        ...

    async def open(self, hear: Hear, changed: Changed) -> None:
        """Connects, or raises BusTrouble. Later losses are mended by the bus itself.

        `changed` is called once when the bus goes away and once when it is back. When it says True, all that is
        followed is heard again: what was missed meanwhile can be read from the store then. What was told here in the
        last two seconds before False may be lost to the others, who know nothing of it: tell it anew.
        """
        ...

    def tell(self, channel: str, news: bytes) -> None:
        """Tells all who follow a channel. Never waits, never raises; dropped while the bus is away."""
        ...

    def follow(self, channel: str) -> None:
        """Hears a channel, from soon on."""
        ...

    def leave(self, channel: str) -> None:
        """Hears nothing more of a channel, from now on."""
        ...

    async def followed(self) -> None:
        """Waits until all that was asked to be followed is really heard; not long, and not while the bus is away."""
        ...

    async def close(self) -> None:
        """Tells what is still to be told, and ends; nothing is heard any more."""
        ...


def open_bus(url: str) -> Bus:
    """The bus at an address: redis:// rediss:// valkey:// valkeys://, nats:// tls://, postgresql://, memory://NAME."""
    scheme, found, name = url.partition("://")
    if found and scheme == "memory":
        from serai.bus.memory import MemoryBus

        return MemoryBus(name)
    engine = ENGINES.get(scheme) if found else None
    if engine is None:
        raise NoBus("unknown-bus", package="serai.bus", place=place_of(url))
    try:
        return import_module(f"serai.bus.{engine}").bus_at(url)  # type: ignore[no-any-return]  # each has a bus_at
    except ModuleNotFoundError:
        raise BusTrouble("bus-not-installed", place=place_of(url)) from None
