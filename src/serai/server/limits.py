"""How much anybody may ask for."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Limits:
    """Generous for people, tight for floods."""

    frame: int = 8 * 1024  # bytes of one message
    body: int = 16 * 1024  # bytes of a request
    record: int = 512 * 1024  # bytes of an uploaded record
    entries: int = 16_000  # of a record or a table's log; six bots at Escape make 1,500 to 4,600, hasty ones 13,000
    steps: int = 32_000  # of a replay: entries, and changes that time alone makes
    uploads: int = 16  # records that are read or studied at the same time
    url: int = 4 * 1024  # bytes of the address in a request
    head: int = 16 * 1024  # bytes of a request before its body
    fields: int = 100  # headers of a request
    head_time: int = 10_000  # ms until the head of a request has arrived
    body_time: int = 30_000  # ms more for its body
    untaken: int = 20_000  # ms in which somebody may take nothing of what we have for them
    messages: float = 20.0  # a second, per connection
    burst: int = 60
    strikes: int = 20  # unreadable or too fast messages until a connection is cut
    hello: int = 10_000  # ms until a connection has said who it is
    outbox: int = 200  # messages waiting for a slow client
    outbox_bytes: int = 256 * 1024
    connections: int = 250  # of any kind, per address
    everybody: int = 5_000  # connections in all
    requests: float = 10.0  # to the lobby, a second, per address
    request_burst: int = 60
    pages: float = 100.0  # files of the page and new connections, a second, per address: a class may load it at once
    page_burst: int = 2_000
    tables: float = 0.2  # new ones a second, rematches too, per address
    table_burst: int = 20
    guests: int = 40  # at one table
    unseen: int = 300_000  # ms without a sign of life until a guest without a seat gives way at a crowded table
    words: int = 2_000  # chat of one table; older ones are forgotten
    retold: int = 64 * 1024  # bytes of chat that somebody who comes is told, the newest words first
    heartbeat: int = 15_000
    silence: int = 45_000  # ms without a sign of life until a connection is cut
    live_heartbeat: int = 2_000  # the same two at a table in real time: others soon see who is away
    live_silence: int = 3_000
    shared_heartbeat: int = 1_600  # where there are other servers: who is with a frozen one is with the next in 3 s
    live_grace: int = 5_000  # ms from the last sign of life until a bot sits there (ESC-D-LEAVE-1); 0: never
    live_pause: int = 120_000  # ms until a pause there ends by itself (ESC-D-PAUSE-1)
    lateness: int = 250  # ms: a move counts from when it was sent, but never more than this before it came
    sleep: int = 5_000  # ms until a table that nobody watches sleeps: bots and game time stand
    idle: int = 120_000  # and until it leaves memory
    thinking: int = 64  # hints, and studies, that may wait for a worker
    share: int = 8  # and of those from one address


class Bucket:
    """Fills with time, empties with use."""

    __slots__ = ("_level", "_rate", "_size", "_then")

    def __init__(self, rate: float, size: int, now: int) -> None:
        self._rate = rate / 1000
        self._size = float(size)
        self._level = float(size)
        self._then = now

    def take(self, now: int) -> bool:
        """Whether there is one left."""
        self._level = min(self._size, self._level + (now - self._then) * self._rate)
        self._then = now
        if self._level < 1:
            return False
        self._level -= 1
        return True

    def spend(self, number: int, now: int) -> None:
        """Some were used elsewhere."""
        self._level = max(0.0, min(self._size, self._level + (now - self._then) * self._rate) - number)
        self._then = now


@dataclass(slots=True)
class Buckets:
    """One bucket per address; the addresses longest unheard are forgotten."""

    rate: float
    size: int
    most: int = 10_000
    spent: dict[str, int] | None = None  # by address, for other servers of the hall; none where there are none
    _buckets: OrderedDict[str, Bucket] = field(default_factory=OrderedDict)

    def take(self, address: str, now: int) -> bool:
        """Whether this address may once more."""
        taken = self._bucket(address, now).take(now)
        if taken and self.spent is not None:
            self.spent[address] = self.spent.get(address, 0) + 1
        return taken

    def _bucket(self, address: str, now: int) -> Bucket:
        bucket = self._buckets.pop(address, None) or Bucket(self.rate, self.size, now)
        self._buckets[address] = bucket
        if len(self._buckets) > self.most:
            self._buckets.popitem(last=False)
        return bucket

    def take_spent(self) -> dict[str, int]:
        """What was used here since the last time we said so."""
        spent, self.spent = self.spent or {}, {}
        return spent

    def spend(self, by: dict[str, int], now: int) -> None:
        """What was used at other servers."""
        for address, number in by.items():
            self._bucket(address, now).spend(number, now)
