"""A gate before uvicorn's own protocols: limits on how many come, how much they say, and how long they take.

It knows only what asyncio promises about protocols and transports. A request is handed on once its head is whole and
small enough, and a connection is for one request; what is inside a WebSocket is left to uvicorn, as long as it is not much.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from typing import Any, cast

from serai.server.crowd import Crowd
from serai.server.house import House
from serai.server.line import LAST_SECONDS
from serai.server.places import neighbourhood
from serai.server.refusal import read_language
from serai.server.turned_away import LINE, LINGER, answer

FIRST = re.compile(rb"[A-Z]+ /[!-~]* HTTP/1\.[01]")  # what a request begins with
LENGTH = re.compile(rb"\r\ncontent-length: *([0-9]{1,12}) *\r\n", re.IGNORECASE)
PIECES = re.compile(rb"\r\ntransfer-encoding:", re.IGNORECASE)
TONGUES = re.compile(rb"\r\naccept-language: *([^\r]*)", re.IGNORECASE)
END = b"\r\n\r\n"  # of a head
ENDLESS = 1 << 60  # bytes of a body that comes in pieces: nobody has said how many
MESSAGE = 1024  # bytes that each of the messages may have which a socket may send; hardly any has
WRITE_AHEAD = 64 * 1024  # bytes that may wait for the other side before uvicorn is told to wait

Gates = dict[tuple[str, int], "Gate"]


class Gate(asyncio.Protocol):
    """One connection, from the first byte to the last."""

    def __init__(self, make: Callable[[], asyncio.Protocol], house: House, crowd: Crowd, gates: Gates) -> None:
        self._make = make
        self._house, self._limits, self._crowd, self._gates = house, house.limits, crowd, gates
        self._loop = asyncio.get_running_loop()
        self.inner: asyncio.Protocol | None = None  # uvicorn's, if it was let in
        self._is_socket = False
        self._head = b""  # as far as it has arrived
        self._owed = -1  # bytes of the body that are still to come; -1: the head is
        self._body = 0  # bytes of it that have come
        self._deaf = self.is_gone = False
        self._due: asyncio.TimerHandle | None = None  # for what has to arrive
        self._minding: asyncio.TimerHandle | None = None  # whether what we said is taken
        self._leaving: asyncio.TimerHandle | None = None
        self._said = 0  # bytes
        self._holding: set[str] = set()  # who wants nothing to be read
        self._credit, self._then = float(self._limits.burst * MESSAGE), self._loop.time()
        self._farewells: list[Callable[[], None]] = []

    @property
    def has_begun(self) -> bool:
        """Whether a request is arriving."""
        return bool(self._head)

    # Coming and going

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Lets it in where there is room."""
        self.transport = cast("asyncio.Transport", transport)
        self.transport.set_write_buffer_limits(high=WRITE_AHEAD)
        peer = transport.get_extra_info("peername")
        self._peer = (str(peer[0]), int(peer[1]))
        self._address = neighbourhood(self._peer[0])
        word = self._crowd.come(self._address)
        if not word:
            self._let_in()
        elif self._crowd.is_mob(self._address):
            self.transport.abort()
        else:
            self.turn_away(word)

    def _let_in(self) -> None:
        self._gates[self._peer] = self
        self._expect(self._limits.head_time)
        self.inner = self._make()
        self.inner.connection_made(cast("asyncio.Transport", Outside(self)))

    def connection_lost(self, exc: Exception | None) -> None:
        """Only now it counts no more."""
        self.is_gone = True
        for timer in (self._due, self._minding, self._leaving):
            if timer is not None:
                timer.cancel()
        self._crowd.go(self._address)
        if self.inner is not None:
            del self._gates[self._peer]
            self.inner.connection_lost(exc)
        for act in self._farewells:
            act()
        self._farewells.clear()

    def upgrade(self, inner: asyncio.Protocol) -> None:
        """From here on it is a WebSocket, as uvicorn says."""
        self.inner, self._is_socket = inner, True
        self._expect(0)

    # In

    def data_received(self, data: bytes) -> None:
        """Hands on what may come."""
        if self._deaf or self.inner is None:
            return
        if self._is_socket:
            self._slow_down(len(data))
        elif self._owed < 0:
            data = self._take_head(data)
        else:
            data = self._take_body(data)
        if data:
            self.inner.data_received(data)

    def eof_received(self) -> bool | None:
        return self.inner.eof_received() if self.inner is not None else None

    def _take_head(self, data: bytes) -> bytes:
        """Keeps a head until it is whole, and hands nothing of a bad one on; what follows it."""
        self._head = (self._head + data).lstrip(b"\r\n")
        head, end, rest = self._head.partition(END)
        word = wrong_with(head, self._limits.url, self._limits.head, self._limits.fields)
        if word:
            self.turn_away(word)
        if word or not end or self.inner is None:
            return b""
        self._expect_body(head + END)
        self.inner.data_received(head + END)
        return rest if self._is_socket else self._take_body(rest)

    def _expect_body(self, head: bytes) -> None:
        length = LENGTH.search(head)
        self._owed = ENDLESS if PIECES.search(head) else int(length[1]) if length else 0
        self._expect(self._limits.body_time if self._owed else 0)

    def _take_body(self, data: bytes) -> bytes:
        """As much as was announced, unless it is too much; whatever follows is not heard."""
        data = data[: self._owed]
        self._owed -= len(data)
        self._body += len(data)
        if not self._owed:
            self._expect(0)
        if self._body > 2 * self._limits.record:  # no body that we read is longer, in any pieces
            self.turn_away("too-big")
            return b""
        return data

    def _expect(self, duration: int) -> None:
        """What follows must have arrived within some ms; 0: nothing is awaited."""
        if self._due is not None:
            self._due.cancel()
        self._due = self._loop.call_later(duration / 1000, self.too_late) if duration else None

    def too_late(self) -> None:
        """What was awaited has not come."""
        if self._head:
            self.turn_away("too-slow")
        else:
            self.transport.close()  # opened by a browser in case it should need it, perhaps

    def _slow_down(self, size: int) -> None:
        """Reads no more than a connection may say; what is too much waits with whoever sends it."""
        rate, now = self._limits.messages * MESSAGE, self._loop.time()
        self._credit = min(self._limits.burst * MESSAGE, self._credit + (now - self._then) * rate) - size
        self._then = now
        if self._credit < 0 and "fast" not in self._holding:
            self.hold("fast")
            self._loop.call_later(-self._credit / rate, self.free, "fast")

    def hold(self, who: str) -> None:
        """Somebody, we or uvicorn, wants nothing to be read."""
        self._holding.add(who)
        if not self.transport.is_closing():
            self.transport.pause_reading()

    def free(self, who: str) -> None:
        """And now they want it again."""
        self._holding.discard(who)
        if not self._holding and not self.transport.is_closing():
            self.transport.resume_reading()

    # Out

    def say(self, data: bytes) -> None:
        """What uvicorn writes; who asks for more and more and takes nothing is cut."""
        if self._deaf and not self._is_socket:
            return  # has been told why
        self._said += len(data)
        self.transport.write(data)
        if self._owed == ENDLESS:
            self._expect(0)  # it was answered, whether all of it has come or not
        if not self._is_socket:
            self._mind()
        elif self.transport.get_write_buffer_size() > 2 * self._limits.outbox_bytes:
            self._cut_slow()

    def _mind(self) -> None:
        """Looks after a while whether any of what we said was taken."""
        waiting = self.transport.get_write_buffer_size()
        if waiting and self._minding is None:
            taken = self._said - waiting
            self._minding = self._loop.call_later(self._limits.untaken / 1000, self._look_after, taken)

    def _look_after(self, taken: int) -> None:
        self._minding = None
        waiting = self.transport.get_write_buffer_size()
        if waiting and self._said - waiting == taken:
            self._cut_slow()
        else:
            self._mind()

    def _cut_slow(self) -> None:
        self._house.counts.cut.labels("slow").inc()
        self.transport.abort()

    def turn_away(self, word: str) -> None:
        """Says why, unless an answer has begun, and ends the connection."""
        self._house.counts.cut.labels(word).inc()
        self._deaf = True
        self._expect(0)
        if not self._said:
            tongues = TONGUES.search(self._head)
            language = read_language(tongues[1].decode("latin-1") if tongues else "")
            self.transport.write(answer(word, language, self._limits.record))
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self._leaving = self._loop.call_later(LINGER, self.transport.abort)

    def pause_writing(self) -> None:
        if self.inner is not None:
            self.inner.pause_writing()

    def resume_writing(self) -> None:
        if self.inner is not None:
            self.inner.resume_writing()

    # As the carrier of a line

    def tell_at_once(self, text: bytes) -> bool:
        """Never: only uvicorn knows how."""
        return False

    def cut(self) -> None:
        """Ends it at once, whatever was still to be said."""
        self.transport.abort()

    def deafen(self) -> None:
        """Hears nothing any more: what still comes stays with whoever sends it."""
        self._deaf = True
        self.hold("deaf")

    def leave_soon(self) -> None:
        """Nothing more will be said: whatever is not taken by then is thrown away."""
        if not self.is_gone and self._leaving is None:
            self._leaving = self._loop.call_later(LAST_SECONDS, self.cut)

    def when_gone(self, act: Callable[[], None]) -> None:
        """Does something once the connection is truly gone, with all that waited for it."""
        if self.is_gone:
            act()
        else:
            self._farewells.append(act)

    def ask_at_knocks(self, may: Callable[[], bool]) -> None:
        """Cannot be: uvicorn deals with such frames. They are bytes, though, and those are counted."""


class Outside:
    """The transport as uvicorn sees it: the gate stands before it."""

    def __init__(self, gate: Gate) -> None:
        self._gate = gate

    def __getattr__(self, name: str) -> Any:
        return getattr(self._gate.transport, name)

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self._gate.upgrade(cast("asyncio.Protocol", protocol))

    def get_protocol(self) -> asyncio.BaseProtocol | None:
        return self._gate.inner

    def write(self, data: bytes) -> None:
        self._gate.say(data)

    def writelines(self, pieces: list[bytes]) -> None:
        self._gate.say(b"".join(pieces))

    def pause_reading(self) -> None:
        self._gate.hold("uvicorn")

    def resume_reading(self) -> None:
        self._gate.free("uvicorn")


def wrong_with(head: bytes, most_url: int, most: int, fields: int) -> str:
    """What is wrong with a head, as far as it has come."""
    lines = head.split(b"\r\n")
    if len(lines[0]) > most_url:
        return "address-long"
    unlike = len(lines) > 1 and not FIRST.fullmatch(lines[0])
    if unlike or (head and not head[:1].isupper()):
        return "not-http"
    long = max(map(len, lines[1:]), default=0) > LINE
    return "head-big" if long or len(head) > most or len(lines) - 1 > fields else ""
