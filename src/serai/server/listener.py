"""A connection, as a table knows it."""

from __future__ import annotations

from typing import Protocol


class Listener(Protocol):
    """Somebody who is told what happens at a table."""

    guest: int
    address: str  # where it comes from
    look: int | None  # whose view it gets
    screen: bool  # everybody sees it
    told: int  # the version it has
    lag: int  # ms one way, as we measured it
    language: str  # of its reader

    def send(self, text: bytes) -> None:
        """Puts a message into its outbox."""
        ...

    def close(self, word: str, again: bool) -> None:
        """Ends it with a sentence."""
        ...

    def watch(self) -> None:
        """Looks anew how long it may be silent."""
        ...
