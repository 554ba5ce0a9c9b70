"""What the servers of one hall tell each other: short, best effort. Whatever is lost is made good from the store."""

from __future__ import annotations

import msgspec

from serai.store import Entry, Word


class Person(msgspec.Struct, frozen=True, array_like=True):
    """Somebody who is connected to a server."""

    guest: int
    screen: bool  # a table screen, which everybody sees
    lag: int  # ms one way


class Running(msgspec.Struct, frozen=True, array_like=True):
    """Game time that runs: from where, since which moment of server time, and after which entry that was begun."""

    base: int
    since: int
    after: int


class Vote(msgspec.Struct, frozen=True, array_like=True):
    """What somebody has proposed; one that is not open any more is over for everybody who still asks for it."""

    about: str
    by: int  # seat
    number: int  # entries there were when it was proposed
    agreed: list[int]  # guests
    is_open: bool = True

    @property
    def name(self) -> tuple[str, int, int]:
        """Which proposal it is."""
        return self.about, self.by, self.number


class State(msgspec.Struct, frozen=True, kw_only=True, tag="state"):
    """A table as one server has it: who is there, and what is in no log."""

    server: str
    code: str
    people: list[Person]
    number: int  # entries
    word: int  # of the chat
    revision: int  # of row, guests and seats
    running: Running | None = None
    stands: int = 0  # game time, where it does not run
    away: dict[int, int] = {}  # guests by when they were last heard
    pause_ends: int | None = None
    vote: Vote | None = None
    skips: int = 0  # how often somebody there had enough of looking at bots
    asks: bool = False  # the others say in return what they have


class Entered(msgspec.Struct, frozen=True, tag="entered"):
    """An entry that is kept."""

    server: str
    code: str
    entry: Entry


class Said(msgspec.Struct, frozen=True, tag="said"):
    """A word of the chat that is kept."""

    server: str
    code: str
    word: Word


class Spoke(msgspec.Struct, frozen=True, tag="spoke"):
    """What a bot is about to do, in its own word; nobody keeps it."""

    server: str
    code: str
    seat: int
    phrase: str
    time: int


class Sent(msgspec.Struct, frozen=True, tag="sent"):
    """A guest has gone for good: wherever they are still connected, they hear why."""

    server: str
    code: str
    guest: int
    why: str


class Beat(msgspec.Struct, frozen=True, tag="beat"):
    """A server is there. It hears its own, and so knows that its bus works both ways."""

    server: str
    sent: float  # by its own count of seconds
    leaving: bool = False


class Spent(msgspec.Struct, frozen=True, tag="spent"):
    """What guests have used up of their limits, by limit and address: limits hold for the whole hall."""

    server: str
    by: dict[str, dict[str, int]]


Message = State | Entered | Said | Spoke | Sent | Beat | Spent
decode = msgspec.msgpack.Decoder(Message).decode
encode = msgspec.msgpack.Encoder().encode
