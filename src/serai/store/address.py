"""The address of a database as people may see it: never with a password."""

from __future__ import annotations

import re

PLACE = re.compile(r"(\[[0-9a-fA-F:.]+\]|[\w.-]+)(:\d+)?")
SHOWN = re.compile(rf"(({PLACE.pattern})(,({PLACE.pattern}))*)?(/[\w.-]*)?")
SCHEMES = ("postgresql", "postgres")


def shown_address(url: str) -> str:
    """Hosts and database; of an address that somebody mistyped, only what cannot be a secret."""
    scheme, _, rest = url.partition("://")
    place = rest.rpartition("@")[2].partition("?")[0]
    if not scheme.isalnum() or len(scheme) > 20:
        return "…"
    return f"{scheme}://{place}" if SHOWN.fullmatch(place) else f"{scheme}://…"


def is_base(place: str) -> bool:
    """Whether a place is a database, and not a file or a folder."""
    scheme, found, _ = place.partition("://")
    return bool(found) and scheme in SCHEMES


def single_hosts(url: str) -> list[str]:
    """One address for every host that is named."""
    scheme, _, rest = url.partition("://")
    place = re.split("[/?]", rest, maxsplit=1)[0]
    who, at, hosts = place.rpartition("@")
    return [f"{scheme}://{who}{at}{host}{rest[len(place) :]}" for host in hosts.split(",")]
