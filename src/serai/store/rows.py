"""What is kept of a table: enough to make all else again. Rows are values: what changes is a new row."""

from __future__ import annotations

from typing import Any, Literal

import msgspec


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """A table: what is played, by which dice, and where it stands."""

    code: str
    game: str
    version: int  # of the rules
    options: dict[str, Any]
    seed: bytes
    host: int  # guest
    created: int
    open: bool = False
    welcoming: bool = False  # whoever comes may take the seat of a bot
    pace: str = "full"  # of game time
    bot_pace: int = 1400
    grace: int = 0
    started: int | None = None
    finished: int | None = None
    until: int = 0  # game time as far as it has come: at the end, or where the clock last stood
    rematch: str | None = None
    played_on: bool = False
    revision: int = 0  # how often row, guests or seats have changed; the store counts
    rung: int = 0  # game time up to which changes by time have happened for good
    daily: int | None = None  # the day whose dice these are, counted from 1970

    @property
    def is_attempt(self) -> bool:
        """Whether a device tries the desert of a day here, so that all stays as everybody has it."""
        return self.daily is not None and not self.played_on


class GuestRow(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody at the table; the token itself is never kept."""

    number: int
    name: str
    token_hash: bytes
    gone: bool = False
    ready: bool = False  # has said so, in a game in real time


class SeatRow(msgspec.Struct, frozen=True, kw_only=True):
    """A seat and who plays it; an open one without a guest is free."""

    seat: int
    kind: Literal["open", "bot"]
    name: str = ""
    level: str = "expert"
    guest: int | None = None


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """One line of the log. `wish` names the guest and the client id it came from: the same wish is never kept twice."""

    number: int  # from 1
    at: int
    seat: int
    move: int
    wish: str = ""
    time: int = 0  # server time


class Word(msgspec.Struct, frozen=True, kw_only=True):
    """Something said at the table: a text or a quick phrase."""

    number: int  # from 1
    time: int
    guest: int
    text: str = ""
    phrase: str = ""
    wish: str = ""


class Kept(msgspec.Struct, kw_only=True):
    """All that is kept of one table."""

    table: TableRow
    guests: list[GuestRow]
    seats: list[SeatRow]
    entries: list[Entry] = []
    words: list[Word] = []


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """What one request changes at a table: kept as a whole, or not at all."""

    table: TableRow | None = None
    guests: list[GuestRow] = []  # those who are new, or changed
    seats: list[SeatRow] | None = None  # all of them: others are forgotten
    entries: list[Entry] = []
    passed: PassedRow | None = None
    feat: FeatRow | None = None  # counted on top of what is kept of the same kind
    made: Kept | None = None  # another table, made along with it
    attempt: AttemptRow | None = None  # a new one; taken where the device has already begun one
    result: ResultRow | None = None  # of the attempt at this table; the first one stays
    known: int | None = None  # the revision it is based on: where another is kept, somebody else has changed something


class Head(msgspec.Struct, frozen=True):
    """How far a table has come: enough to see whether something was missed."""

    number: int  # of the last entry
    word: int  # number of the last word of the chat
    revision: int
    rung: int


class PassedRow(msgspec.Struct, frozen=True, kw_only=True):
    """A level won by some people together."""

    game: str
    people: str  # their names, as one key
    level: int
    pace: str
    time: int  # server time


class FeatRow(msgspec.Struct, frozen=True, kw_only=True):
    """What was played and won in this house under the same conditions, and the best of it."""

    game: str
    chosen: str  # the name of what was chosen: a preset, a level, or own choices by their fingerprint
    seats: int
    people: int  # how many of the seats were no bots
    options: dict[str, Any]  # what was chosen, in full
    played: int = 1
    won: int = 0
    mark: int | None = None  # the best one, lower is better; null while none counts
    names: list[str] = []  # who made it
    time: int = 0  # and when, in server time


class AttemptRow(msgspec.Struct, frozen=True, kw_only=True):
    """What one device has tried on a day in a game; without an end it was not finished."""

    day: int  # counted from 1970
    game: str
    device: bytes  # by its hash, which is another one for every day and game
    code: str  # of the table
    name: str
    begun: int  # server time
    ended: int | None = None
    won: bool = False
    value: int | None = None  # ms, moves or points, by the measure of the game
    why: str | None = None  # it does not count, and this is why


class ResultRow(msgspec.Struct, frozen=True, kw_only=True):
    """How an attempt has ended."""

    ended: int
    won: bool
    value: int | None
    why: str | None


class OpenTable(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the open list."""

    table: TableRow
    host: str
    seats: int
    free: int
    bots: int  # seats that bots play for good


class ServerRow(msgspec.Struct, frozen=True, kw_only=True):
    """A server that has said it is there."""

    id: str
    time: int = 0  # of the database, at its last beat
    bus: bool  # whether it hears the bus
    leaving: bool  # takes nobody in any more
    address: str
    rules: dict[str, int]  # games it knows, with the version of their rules


class Roll(msgspec.Struct, frozen=True, kw_only=True):
    """Who is there, by the clock that all servers share."""

    now: int  # ms, of the database
    servers: list[ServerRow]
