"""A hall that several servers share: a database, a bus, and our place among them."""

from __future__ import annotations

import secrets
from hashlib import blake2b
from typing import cast
from urllib.parse import urlsplit

from serai.bus import open_bus
from serai.core.errors import OutOfRange
from serai.games import all_games
from serai.server.cluster import Cluster
from serai.server.cluster.roll import RollCall
from serai.server.counts import ClusterCounts
from serai.server.house import House
from serai.store import SharedStore
from serai.store.address import SCHEMES, shown_address


def is_shared(store: str | None) -> bool:
    """Whether several servers can share what is at this address."""
    return store is not None and store.partition("://")[0] in SCHEMES


def new_name() -> str:
    """What a server is called among others, as long as it runs."""
    return secrets.token_hex(4)


def join_others(house: House, name: str, store: str, bus: str | None, address: str) -> None:
    """Makes a house one of several; without a bus of its own the database carries the news."""
    shared = cast("SharedStore", house.store)
    rules = {game.name: game.version for game in all_games().values()}
    roll = RollCall(shared, house.clock, ClusterCounts(house.counts), address, rules, house.unready)
    house.cluster = Cluster(name, hall_of(store), open_bus(bus or store), shared, roll)


def hall_of(store: str) -> str:
    """A name for the hall, so that several may share one bus: that of its database, wherever that is served from."""
    return blake2b(urlsplit(store).path.encode(), digest_size=4).hexdigest()


def check_shared(store: str | None, bus: str | None, data_given: bool) -> None:
    """Refuses addresses that are none, or do not go together."""
    if store is not None and not is_shared(store):
        raise OutOfRange("not-shared", package="serai.server", place=shown_address(store))
    if bus is not None and store is None:
        raise OutOfRange("bus-alone", package="serai.server")
    if store is not None and data_given:
        raise OutOfRange("store-or-data", package="serai.server")
