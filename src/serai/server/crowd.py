"""How many connections there are: in all, and from each address."""

from __future__ import annotations

import sys
from collections.abc import Container

SPARE = 128  # files that the house itself needs open


class Crowd:
    """Counts whoever comes until they have truly gone, also those who are only told that there is no room."""

    def __init__(self, each: int, everybody: int, proxies: Container[str] = frozenset()) -> None:
        self._each = each
        self._everybody = everybody
        self._proxies = proxies  # addresses that speak for many
        self._all = 0
        self._by_address: dict[str, int] = {}

    def come(self, address: str) -> str:
        """One more; says the word for why there is no room, if there is none."""
        self._all += 1
        here = self._by_address[address] = self._by_address.get(address, 0) + 1
        if here > self._each and address not in self._proxies:
            return "too-many-connections"
        return "house-full" if self._all > self._everybody else ""

    def go(self, address: str) -> None:
        """One less."""
        self._all -= 1
        self._by_address[address] -= 1
        if not self._by_address[address]:
            del self._by_address[address]

    def is_mob(self, address: str) -> bool:
        """Whether so many come that there is not even time to tell them."""
        if self._all > self._everybody + SPARE // 2:
            return True
        return self._by_address[address] > 2 * self._each and address not in self._proxies

    def __len__(self) -> int:
        return self._all


def room_for(everybody: int) -> int:
    """As many as we want, unless the system lets us open fewer files than that."""
    if sys.platform == "win32":
        return everybody
    import resource

    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return everybody if files == resource.RLIM_INFINITY else max(1, min(everybody, files - SPARE))
