"""What keeps news in order and single: each carries who tells it and its number among all that was told there."""

from __future__ import annotations

import secrets
from struct import Struct

STAMP = Struct(">8sQ")


class Stamps:
    """The numbers of what one server tells, and the last number that it heard of each other on each channel.

    A line that broke may still deliver what was told on it while its successor already carries newer news: what is not
    newer than the last is thrown away. The listener makes good from the store what it misses.
    """

    def __init__(self) -> None:
        self.me = secrets.token_bytes(8)
        self.channels: dict[str, dict[bytes, int]] = {}  # those that are followed: the last number by sender
        self._told = 0

    def stamp(self, news: bytes) -> bytes:
        self._told += 1
        return STAMP.pack(self.me, self._told) + news

    def is_mine(self, told: bytes) -> bool:
        return told.startswith(self.me)

    def news(self, channel: str, told: bytes) -> bytes | None:
        """What is new in what was heard; nothing where it is old, not ours to hear, or told by some other program."""
        last = self.channels.get(channel)
        if last is None or len(told) < STAMP.size:
            return None
        sender, number = STAMP.unpack_from(told)
        if number <= last.get(sender, 0):
            return None
        last[sender] = number
        return told[STAMP.size :]
