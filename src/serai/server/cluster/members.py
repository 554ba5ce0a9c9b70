"""Which servers are there: who is silent for too long has gone."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b


class Members:
    """The other servers of the hall, by what is heard of them."""

    def __init__(self, me: str, silent: float, now: Callable[[], float]) -> None:
        self.me = me
        self._silent = silent
        self._now = now
        self._heard: dict[str, float] = {}

    @property
    def others(self) -> set[str]:
        """Who is there beside us."""
        return set(self._heard)

    def hear(self, server: str) -> bool:
        """A sign of life. Whether we did not know of this one."""
        is_new = server not in self._heard
        self._heard[server] = self._now()
        return is_new

    def leave(self, server: str) -> bool:
        """One says goodbye. Whether we knew of it."""
        return self._heard.pop(server, None) is not None

    def lost(self) -> list[str]:
        """Those who have fallen silent: from now on they are not there."""
        gone = [server for server, heard in self._heard.items() if self._now() - heard > self._silent]
        for server in gone:
            del self._heard[server]
        return gone

    def forgive(self) -> None:
        """We were deaf ourselves: the silence of others means nothing, and begins anew."""
        self._heard = dict.fromkeys(self._heard, self._now())


def first_for(code: str, servers: set[str]) -> str:
    """Of several servers the one that sees to a table's bots. All agree on it without a word, and each has its share."""
    return max(servers, key=lambda server: blake2b(f"{code}:{server}".encode(), digest_size=8).digest())
