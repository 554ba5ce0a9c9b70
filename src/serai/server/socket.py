"""uvicorn's WebSocket with a short way for the frames that nearly all traffic consists of: whole, small, of text.

Everything else (handshake, close, pieces of messages, whatever is wrong) goes the thorough way through the
`websockets` library, so that nothing about the protocol is decided here.
"""

from __future__ import annotations

from asyncio import AbstractEventLoop, BaseTransport, Future, TimerHandle
from collections import deque
from collections.abc import Callable
from typing import Any

from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from serai.server.line import LAST_SECONDS, OURS

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

TEXT, PING, PONG = 0x81, 0x89, 0x8A  # first bytes of whole frames
MASKED = 0x80  # whatever a client sends
TWO_BYTES, EIGHT_BYTES = 126, 127  # in place of a length that follows
SHORT, LONG, LONGEST = bytes((TEXT,)), bytes((TEXT, TWO_BYTES)), bytes((TEXT, EIGHT_BYTES))
READ_AHEAD = 16  # messages that may wait for us before we stop reading
PIECE = 1024  # bytes that the library gets at once: it makes messages of all that it gets
WRITE_AHEAD = 64 * 1024  # bytes that may wait for the other side before we stop writing


class Inbox:
    """What was heard and not asked for yet: uvicorn's queue, for the one who reads a connection, and nothing beyond that."""

    def __init__(self, loop: AbstractEventLoop) -> None:
        self._loop = loop
        self._events: deque[ASGIReceiveEvent] = deque()
        self._waiting: Future[None] | None = None

    def empty(self) -> bool:
        return not self._events

    def qsize(self) -> int:
        return len(self._events)

    def put_nowait(self, event: ASGIReceiveEvent) -> None:
        self._events.append(event)
        waiting, self._waiting = self._waiting, None
        if waiting is not None and not waiting.done():
            waiting.set_result(None)

    async def get(self) -> ASGIReceiveEvent:
        while not self._events:
            self._waiting = self._loop.create_future()
            await self._waiting
        return self._events.popleft()


class Socket(WebSocketsSansIOProtocol):
    """One connection, from the first byte to the last."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._inbox = Inbox(self.loop)
        self.queue = self._inbox  # type: ignore[assignment]  # which uvicorn fills too
        self._slow = False  # the other side does not take what we write
        self._unread = b""  # the beginning of a frame
        self._ordinary = True  # until something comes that is not; from then on the library reads
        self._unsent: list[bytes] = []
        self._unsent_bytes = 0
        self._deaf = False
        self._leaving: TimerHandle | None = None
        self._farewells: list[Callable[[], None]] = []
        self._may_knock: Callable[[], bool] = always

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(high=WRITE_AHEAD)

    def handle_connect(self, event: Request) -> None:
        """Lets the application reach us past ASGI."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][OURS] = {"carrier": self}

    # The end

    def when_gone(self, act: Callable[[], None]) -> None:
        """Does something once the connection is truly gone, with all that waited for it."""
        if self.disconnected:
            act()
        else:
            self._farewells.append(act)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._slow = False
        if self._leaving is not None:
            self._leaving.cancel()
        for act in self._farewells:
            act()
        self._farewells.clear()
        self._may_knock = always  # lets go of whoever listened

    def cut(self) -> None:
        """Ends the connection at once, whatever was still to be said."""
        self.transport.abort()

    def deafen(self) -> None:
        """Hears nothing any more: what still comes stays with whoever sends it."""
        self._deaf, self._unread = True, b""
        self.read_paused = False  # so that nobody reads on
        if not self.transport.is_closing():
            self.transport.pause_reading()

    async def run_asgi(self) -> None:
        """When the application has done with the connection, it is gone soon, whether the other side agrees or not."""
        await super().run_asgi()
        self.leave_soon()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.leave_soon()

    def leave_soon(self) -> None:
        """Nothing more will be said: whatever is not taken by then is thrown away."""
        if not self.disconnected and self._leaving is None:
            self._leaving = self.loop.call_later(LAST_SECONDS, self.cut)

    # In

    def data_received(self, data: bytes) -> None:
        """Takes apart what came, once we have answered that we listen."""
        if self._deaf:
            return
        if not self.handshake_initiated:
            super().data_received(data)
            return
        self._unread = self._unread + data if self._unread else data
        self._read_on()

    def _read_on(self) -> None:
        """Makes messages of what has come, but no more than wait to be heard: as bytes they need far less room."""
        data, at = self._unread, 0
        while at < len(data) and self._listens():
            if self._ordinary:
                end = self._take(data, at)
                if not end and self._ordinary:
                    break  # until the rest of it has come
                at = end or at
            else:
                super().data_received(data[at : at + PIECE])
                at += PIECE
        self._unread = b"" if self._deaf else data[at:]
        if self._unread and not self.read_paused and not self._listens():
            self.read_paused = True
            self.transport.pause_reading()

    def _listens(self) -> bool:
        if not self.handshake_complete or self._deaf:
            return False
        return self.close_sent or self._inbox.qsize() <= READ_AHEAD

    async def receive(self) -> ASGIReceiveEvent:
        """The next message; whoever sends faster than we read has to wait."""
        if self._inbox.empty():
            self._go_on()
        message = await self._inbox.get()
        if self._inbox.empty():
            self._go_on()
        return message

    def _go_on(self) -> None:
        """All that was heard has been dealt with: what else has come, and what more will?"""
        if self._unread:
            self._read_on()
        if self.read_paused and self._listens() and self._inbox.empty() and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def _take(self, data: bytes, at: int) -> int:
        """Deals with the frame that begins there and says where it ends; 0 when it is not whole, or not ordinary."""
        if len(data) < at + 2:
            return 0
        kind, size, mask = data[at], data[at + 1] - MASKED, at + 2
        if kind not in (TEXT, PING, PONG) or not 0 <= size < EIGHT_BYTES:
            self._ordinary = False
            return 0
        if size == TWO_BYTES:
            size, mask = int.from_bytes(data[mask : mask + 2], "big"), mask + 2
        start = mask + 4
        end = start + size
        if size > self.config.ws_max_size:
            self._ordinary = False
            return 0
        if len(data) < end:
            return 0
        if kind == TEXT:
            self._ordinary = self._hear(data[start:end], data[mask:start])
        else:
            super().data_received(data[at:end])
        return end if self._ordinary else 0

    def _hear(self, text: bytes, mask: bytes) -> bool:
        """Hands a message on. False when it is no text."""
        try:
            heard = apply_mask(text, mask).decode()
        except UnicodeDecodeError:
            return False
        if not self.close_sent:
            self._inbox.put_nowait({"type": "websocket.receive", "text": heard})
        return True

    def ask_at_knocks(self, may: Callable[[], bool]) -> None:
        """Has every frame that is no message asked for."""
        self._may_knock = may

    def handle_ping(self) -> None:
        """A pong that nobody takes is not sent: they would pile up."""
        pongs = b"".join(self.conn.data_to_send())
        if self._may_knock() and not self._slow and not self.transport.is_closing():
            self.transport.write(pongs)

    def handle_pong(self, event: Frame) -> None:
        if bytes(event.data) == self.pending_ping_payload or self._may_knock():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """A piece of a message; pieces of nothing cost as much as those of something."""
        if self._may_knock():
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """What claims to be text and is none ends the connection, and is nothing that a host should have to read about."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.send_close(1007)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    # Out

    def pause_writing(self) -> None:
        super().pause_writing()
        self._slow = True

    def resume_writing(self) -> None:
        super().resume_writing()
        self._slow = False

    def tell_at_once(self, text: bytes) -> bool:
        """Sends a frame, with all others of the same moment; False while the other side is slow, and then nothing is sent."""
        if self._slow:
            return False
        if not self._unsent:
            self.loop.call_soon(self._flush)
        self._unsent += (head(len(text)), text)
        self._unsent_bytes += len(text)
        if self._unsent_bytes > WRITE_AHEAD:
            self._flush()
        return True

    def _flush(self) -> None:
        """One trip through the kernel for all that was told."""
        if self._unsent and not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join(self._unsent))
        self._unsent.clear()
        self._unsent_bytes = 0

    async def send(self, message: Any) -> None:
        """The thorough way out; nothing overtakes what was told before."""
        self._flush()
        await super().send(message)

    def shutdown(self) -> None:
        self._flush()
        super().shutdown()


def always() -> bool:
    return True


def head(size: int) -> bytes:
    """What stands before a whole message of text."""
    if size < TWO_BYTES:
        return SHORT + size.to_bytes(1, "big")
    return LONG + size.to_bytes(2, "big") if size < 1 << 16 else LONGEST + size.to_bytes(8, "big")
