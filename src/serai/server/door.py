"""uvicorn's HTTP with limits: on how many come, how much they say before they are heard, and how long they take.

Whatever is wrong with a request is answered with a sentence before anything of it is kept or told to the house.
"""

from __future__ import annotations

from asyncio import BaseTransport, TimerHandle, Transport
from functools import partial
from typing import Any, cast

import httptools
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from serai.server.crowd import Crowd
from serai.server.house import House
from serai.server.places import neighbourhood
from serai.server.refusal import read_language
from serai.server.socket import Socket
from serai.server.turned_away import LINE, LINGER, answer

AHEAD = 16  # requests that may come before the first of them is answered; browsers send none
WRITE_AHEAD = 16 * 1024  # bytes that may wait for the other side before we stop writing


class DoorConfig(uvicorn.Config):
    """uvicorn's settings for the short way, and the house whose connections it makes."""

    def __init__(self, app: Any, house: House, crowd: Crowd, **more: Any) -> None:
        super().__init__(app, http=Door, ws=Socket, **more)
        self.house, self.crowd = house, crowd


class Door(HttpToolsProtocol):
    """One connection, until it ends or becomes a WebSocket."""

    def __init__(self, config: uvicorn.Config, *args: Any, **more: Any) -> None:
        super().__init__(config, *args, **more)
        ours = cast("DoorConfig", config)
        self._house, self._crowd, self._limits = ours.house, ours.crowd, ours.house.limits
        self._word = ""  # why a request is refused
        self._deaf = False  # it was turned away: whatever else it says is not heard
        self._in_head = self._begun = False  # a request, or its head, is arriving
        self._head = self._taken = 0  # bytes so far of a head that still arrives, and of the whole request
        self._fields = 0  # bytes of the headers that have arrived
        self._due: TimerHandle | None = None  # for what has to arrive
        self._minding: TimerHandle | None = None  # whether what we said is taken
        self._untaken = 0
        self._leaving: TimerHandle | None = None

    @property
    def address(self) -> str:
        """Where it comes from."""
        return neighbourhood(self.client[0]) if self.client else ""

    @property
    def has_begun(self) -> bool:
        """Whether a request is arriving."""
        return self._begun

    # Coming and going

    def connection_made(self, transport: BaseTransport) -> None:
        """Lets it in where there is room."""
        super().connection_made(cast("Transport", transport))
        self.transport.set_write_buffer_limits(high=WRITE_AHEAD)
        word = self._crowd.come(self.address)
        if not word:
            self._expect(self._limits.head_time)
        elif self._crowd.is_mob(self.address):
            self.transport.abort()
        else:
            self.turn_away(word)

    def connection_lost(self, exc: Exception | None) -> None:
        """Only now it counts no more."""
        self._expect(0)
        for timer in (self._minding, self._leaving):
            if timer is not None:
                timer.cancel()
        self._crowd.go(self.address)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a socket's, which counts it off in the end."""
        if self.cycle is not None and not self.cycle.response_complete:
            self.turn_away("not-http")  # in the middle of another request
            return
        self._expect(0)
        if self._minding is not None:
            self._minding.cancel()
        super().handle_websocket_upgrade()
        socket = cast("Socket", self.transport.get_protocol())
        socket.when_gone(partial(self._crowd.go, self.address))
        if not socket.handshake_initiated:
            socket.cut()  # the library could not read what it was asked

    # In

    def data_received(self, data: bytes) -> None:
        """Reads on, as far as the limits go."""
        if self._deaf:
            return
        self._unset_keepalive_if_required()
        new = self._in_head or not self._begun
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
                return
            self.cycle.keep_alive = False  # the parser hears no more
        except httptools.HttpParserError:
            self.turn_away(self._word or "not-http")
            return
        self._weigh(len(data), new)
        if self._due is None and not self._deaf and self.cycle is not None and self.cycle.response_complete:
            self._expect(self._limits.head_time)  # a stray line break before the next request, perhaps for ever

    def _weigh(self, size: int, new: bool) -> None:
        """Refuses what grows too large while it is still arriving; `new`: no piece of a body."""
        self._taken += size
        if new and self._in_head:
            self._head += size
            if self._head > self._limits.head:
                self.turn_away("head-big")
        elif self._taken > 2 * self._limits.record + self._limits.head:  # no body that we read is longer, in any pieces
            self.turn_away("too-big")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head = self._begun = True
        self._head = self._taken = self._fields = 0
        self._expect(self._limits.head_time)

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > self._limits.url:
            self._refuse("address-long")

    def on_header(self, name: bytes, value: bytes) -> None:
        """One more, before a body or after it."""
        size = len(name) + len(value) + 4
        self._fields += size
        if size > LINE or self._fields > self._limits.head or len(self.headers) >= self._limits.fields:
            self._refuse("head-big")
        super().on_header(name, value)

    def _refuse(self, word: str) -> None:
        """Stops the parser, which hands any error on as one of its own."""
        self._word = word
        raise ValueError(word)

    def on_headers_complete(self) -> None:
        self._in_head = False
        self._expect(self._limits.body_time)
        super().on_headers_complete()
        if len(self.pipeline) > AHEAD:
            self._refuse("too-fast")

    def on_message_complete(self) -> None:
        self._begun = False
        self._expect(0)
        super().on_message_complete()

    def _expect(self, duration: int) -> None:
        """What follows must have arrived within some ms; 0: nothing is awaited."""
        if self._due is not None:
            self._due.cancel()
        self._due = self.loop.call_later(duration / 1000, self.too_late) if duration else None

    def too_late(self) -> None:
        """What was awaited has not come."""
        if self._begun:
            self.turn_away("too-slow")
        else:
            self.transport.close()  # opened by a browser in case it should need it, perhaps

    # Out

    def turn_away(self, word: str) -> None:
        """Says why, and ends the connection; who is in the middle of an answer can be told nothing."""
        self._house.counts.cut.labels(word).inc()
        self._deaf = True
        self._expect(0)
        cycle = self.cycle
        if cycle is not None and not cycle.response_complete:
            cycle.disconnected = True
            cycle.message_event.set()
            if cycle.response_started or self.pipeline:
                self.transport.abort()
                return
        answered = cycle is not None and cycle.response_complete and self._begun and not self._in_head
        if not answered:
            self.transport.write(answer(word, self._language(), self._limits.record))
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self._leaving = self.loop.call_later(LINGER, self.transport.abort)

    def _language(self) -> str:
        headers = dict(self.headers or ())
        return read_language(headers.get(b"accept-language", b"").decode("latin-1"))

    def pause_writing(self) -> None:
        super().pause_writing()
        self._mind()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._untaken = -1  # something was taken, however much there is now

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._mind()

    def _mind(self) -> None:
        """Looks after a while whether any of what we said was taken."""
        size = self.transport.get_write_buffer_size()
        if self._minding is not None:
            self._untaken = -1  # there is more now: look again
        elif size:
            self._untaken = size
            self._minding = self.loop.call_later(self._limits.untaken / 1000, self._look_after)

    def _look_after(self) -> None:
        self._minding = None
        if 0 < self._untaken <= self.transport.get_write_buffer_size():
            self._house.counts.cut.labels("slow").inc()
            self.transport.abort()
        else:
            self._mind()
