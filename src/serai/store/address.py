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
