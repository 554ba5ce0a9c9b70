"""Those who listen to a table, and how far they have been told."""

from __future__ import annotations

import msgspec

from serai.server.journal import Journal
from serai.server.listener import Listener
from serai.server.position import position
from serai.server.timing import Timing
from serai.wire import messages as wire

encode = msgspec.json.Encoder().encode
NOTHING = (-1, -1, (False, False))  # has been told yet


class Audience:
    """What is the same for several is written once."""

    def __init__(self) -> None:
        self.listeners: set[Listener] = set()
        self.told_of = NOTHING  # the last position that everybody was told: version, number, mark of the clock

    def tell_position(self, code: str, journal: Journal, timing: Timing) -> None:
        """The position to everybody, each as they may know it, where anything changed."""
        now = (journal.version, journal.number, timing.mark())
        if self.told_of == now:
            return
        self.told_of = now
        instant = timing.instant(journal)
        packed: dict[tuple[int | None, int], bytes] = {}
        for listener in list(self.listeners):
            reader = (listener.look, listener.told)
            if reader not in packed:
                packed[reader] = encode(position(code, journal, listener.look, listener.told, instant))
            listener.told = journal.version
            listener.send(packed[reader])

    def show_position(self, listener: Listener, code: str, journal: Journal, timing: Timing, since: int) -> None:
        """The same to one of them, with what happened since a version."""
        listener.told = journal.version
        listener.send(encode(position(code, journal, listener.look, since, timing.instant(journal))))

    def tell_all(self, message: wire.FromServer) -> None:
        """The same to everybody."""
        text = encode(message)
        for listener in list(self.listeners):
            listener.send(text)
