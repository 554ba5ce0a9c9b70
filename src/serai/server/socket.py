"""uvicorn's WebSocket with a short way for the frames that nearly all traffic consists of: whole, small, of text.

Everything else (handshake, close, pieces of messages, whatever is wrong) goes the thorough way through the
`websockets` library, so that nothing about the protocol is decided here.
"""

from __future__ import annotations

from struct import Struct
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

AT_ONCE = "serai.at_once"  # our name among the extensions of ASGI
TEXT, PING, PONG = 0x81, 0x89, 0x8A  # first bytes of whole frames
MASKED = 0x80  # whatever a client sends
TWO_BYTES, EIGHT_BYTES = 126, 127  # in place of a length that follows
SHORT, LONG, LONGEST = Struct("!BB").pack, Struct("!BBH").pack, Struct("!BBQ").pack
READ_AHEAD = 16  # messages that may wait for us before we stop reading


class Socket(WebSocketsSansIOProtocol):
    """One connection, from the first byte to the last."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._unread = b""  # the beginning of a frame
        self._ordinary = True  # until something comes that is not; from then on the library reads
        self._unsent: list[bytes] = []

    def handle_connect(self, event: Request) -> None:
        """Lets the application write without waiting."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][AT_ONCE] = {"tell": self.tell_at_once}

    # In

    def data_received(self, data: bytes) -> None:
        """Takes apart what came."""
        if not self.handshake_complete:
            self._ordinary = not self.handshake_initiated  # nobody may talk before we have answered
        if not self.handshake_complete or not self._ordinary:
            super().data_received(data)
            return
        data = self._unread + data
        at = 0
        while at < len(data) and (end := self._take(data, at)):
            at = end
        self._unread = data[at:]
        if not self._ordinary:
            super().data_received(self._unread)

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
        """Hands a message on; whoever sends faster than we read has to wait. False when it is no text."""
        size = len(text)
        key = (mask * (size // 4 + 1))[:size]
        clear = int.from_bytes(text, "big") ^ int.from_bytes(key, "big")
        try:
            heard = clear.to_bytes(size, "big").decode()
        except UnicodeDecodeError:
            return False
        if not self.close_sent:
            self.queue.put_nowait({"type": "websocket.receive", "text": heard})
        if self.queue.qsize() > READ_AHEAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        return True

    # Out

    def tell_at_once(self, text: bytes) -> bool:
        """Sends a frame, with all others of the same moment; False while the other side is slow, and then nothing is sent."""
        if not self.writable.is_set():
            return False
        if not self._unsent:
            self.loop.call_soon(self._flush)
        self._unsent += (head(len(text)), text)
        return True

    def _flush(self) -> None:
        """One trip through the kernel for all that was told."""
        if self._unsent and not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join(self._unsent))
        self._unsent.clear()

    async def send(self, message: Any) -> None:
        """The thorough way out; nothing overtakes what was told before."""
        self._flush()
        await super().send(message)

    def shutdown(self) -> None:
        self._flush()
        super().shutdown()


def head(size: int) -> bytes:
    """What stands before a whole message of text."""
    if size < TWO_BYTES:
        return SHORT(TEXT, size)
    return LONG(TEXT, TWO_BYTES, size) if size < 1 << 16 else LONGEST(TEXT, EIGHT_BYTES, size)
