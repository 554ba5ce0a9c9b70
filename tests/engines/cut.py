"""A wire between a program and an engine that can be cut, held and healed, as networks are."""

from __future__ import annotations

import socket
import threading
from collections.abc import Callable
from contextlib import suppress
from types import TracebackType
from typing import Self

CHUNK = 1 << 16


class Cut:
    """Passes bytes on from its own port to that of an engine, in threads: whoever blocks a loop does not block it.

    `hold` makes packets vanish as far as both ends can see: connections stay open, new ones are accepted by nobody who
    speaks, nothing arrives. `heal` drops what was held, with its connections, as a network does that was gone for long;
    `release` lets it all arrive late. `cut` breaks every connection and refuses new ones.
    """

    def __init__(self, port: int, host: str = "127.0.0.1") -> None:
        self.target = (host, port)
        self._flows = threading.Event()
        self._flows.set()
        self._is_cut = self._is_closed = False
        self._age = 0  # what began in an earlier one is not passed on
        self._ends: set[socket.socket] = set()
        self._door = socket.create_server(("127.0.0.1", 0), backlog=64)
        self.port = int(self._door.getsockname()[1])
        self._in_thread(self._let_in, self._door)

    def hold(self) -> None:
        self._flows.clear()

    def release(self) -> None:
        self._flows.set()

    def cut(self) -> None:
        self._is_cut = True
        self._break_all()

    def heal(self) -> None:
        self._is_cut = False
        if not self._flows.is_set():
            self._break_all()
            self._flows.set()

    def close(self) -> None:
        self._is_closed = True
        with suppress(OSError):
            self._door.shutdown(socket.SHUT_RDWR)  # wakes who waits at it
        self._door.close()
        self._break_all()
        self._flows.set()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _in_thread(self, work: Callable[..., None], *words: object) -> None:
        threading.Thread(target=work, args=words, daemon=True).start()

    def _let_in(self, door: socket.socket) -> None:
        while not self._is_closed:
            try:
                near, _ = door.accept()
            except OSError:
                return
            self._in_thread(self._join, near, self._age)

    def _join(self, near: socket.socket, age: int) -> None:
        self._ends.add(near)
        self._flows.wait()
        try:
            if self._is_cut or age != self._age:
                raise ConnectionRefusedError
            far = socket.create_connection(self.target, 5)
        except OSError:
            self._break(near)
            return
        for end in (near, far):
            end.settimeout(None)
            end.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._ends.add(far)
        self._in_thread(self._pass_on, near, far)
        self._in_thread(self._pass_on, far, near)

    def _pass_on(self, source: socket.socket, sink: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(CHUNK):
                self._flows.wait()
                sink.sendall(data)
        self._flows.wait()  # an end is not seen through a wire that holds
        self._break(source)
        self._break(sink)

    def _break_all(self) -> None:
        self._age += 1
        for end in list(self._ends):
            self._break(end)

    def _break(self, end: socket.socket) -> None:
        self._ends.discard(end)
        with suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
        end.close()
