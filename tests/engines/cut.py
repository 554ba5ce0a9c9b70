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
    speaks (or, with new=False, find another way), nothing arrives. `heal` drops what was held, with its connections, as
    a network does that was gone for long; `release` lets it all arrive late. `cut` breaks every connection and refuses
    new ones.
    """

    def __init__(self, port: int, host: str = "127.0.0.1") -> None:
        self.target = (host, port)
        self._gates: set[threading.Event] = set()  # of each connection: set while bytes flow
        self._holds_new = self._is_cut = self._is_closed = False
        self._age = 0  # what began in an earlier one is not passed on
        self._ends: set[socket.socket] = set()
        self._door = socket.create_server(("127.0.0.1", 0), backlog=64)
        self.port = int(self._door.getsockname()[1])
        self._in_thread(self._let_in, self._door)

    def hold(self, *, new: bool = True) -> None:
        self._holds_new = new
        for gate in list(self._gates):
            gate.clear()

    def release(self) -> None:
        self._holds_new = False
        for gate in list(self._gates):
            gate.set()

    def cut(self) -> None:
        self._is_cut = True
        self._break_all()

    def heal(self) -> None:
        self._is_cut = False
        if self._holds_new or not all(gate.is_set() for gate in self._gates):
            self._break_all()
            self.release()

    def close(self) -> None:
        self._is_closed = True
        with suppress(OSError):
            self._door.shutdown(socket.SHUT_RDWR)  # wakes who waits at it
        self._door.close()
        self._break_all()
        self.release()

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
            gate = threading.Event()
            self._gates.add(gate)
            if not self._holds_new:
                gate.set()
            self._in_thread(self._join, near, gate, self._age)

    def _join(self, near: socket.socket, gate: threading.Event, age: int) -> None:
        self._ends.add(near)
        gate.wait()
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
        self._in_thread(self._pass_on, near, far, gate)
        self._in_thread(self._pass_on, far, near, gate)

    def _pass_on(self, source: socket.socket, sink: socket.socket, gate: threading.Event) -> None:
        with suppress(OSError):
            while data := source.recv(CHUNK):
                gate.wait()
                sink.sendall(data)
        gate.wait()  # an end is not seen through a wire that holds
        self._gates.discard(gate)
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
