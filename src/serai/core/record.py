"""A match on paper: game, version, options, seats, seed, log. Everything else is made again from it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from hashlib import sha256
from typing import Any, Literal

import msgspec

from serai.core.errors import Illegal, Unreadable, place_in
from serai.core.game import SEED_BYTES, Game, Options
from serai.core.match import PAUSE, RESIGN, RESUME, RUN, TO_BOT, TO_PERSON, UNDO, Match
from serai.core.sets import listed
from serai.core.state import NEVER
from serai.core.vecs import i64, vec

FORMAT = 1  # raised when this file changes what is written
BESIDE = 64 * 1024  # bytes of a record that are not its log: options, names and the like never need as many
RING = -1  # a change by time alone, among the steps of a record
WORDS = {
    UNDO: "undo", PAUSE: "pause", RESUME: "resume", TO_BOT: "to-bot", TO_PERSON: "to-person", RESIGN: "resign", RUN: "run",
}  # fmt: skip
CODES = {word: code for code, word in WORDS.items()}

Entry = tuple[int, int, int | str]  # at, seat, a move of the game or one of WORDS
Pace = Literal["full", "three-quarters", "half", "step"]  # of game time; step: it stands until somebody lets it run


class End(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How it ended: by which rule, the points, and who won."""

    rule: str
    scores: list[int]
    winners: list[int]


class Cover(msgspec.Struct, frozen=True):
    """What tells a record from other files, and its longest part unread: nothing is made of what nobody may want."""

    serai: msgspec.Raw = msgspec.Raw(b"")
    log: msgspec.Raw = msgspec.Raw(b"")


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One match, finished or not."""

    serai: int  # the format; its name is also the mark by which a record is known
    game: str
    version: int
    seats: int
    options: dict[str, Any]
    seed: str
    log: list[Entry]
    until: int  # game time when it was written
    end: End | None
    names: list[str]
    pace: Pace | msgspec.UnsetType = msgspec.UNSET  # left out where the clock ran as the rules say
    check: str = ""  # SHA-256 of all the above

    def sealed(self) -> Record:
        """The same record with its check sum."""
        return msgspec.structs.replace(self, check=check_sum(self))


def check_sum(record: Record) -> str:
    """The fingerprint of everything but the fingerprint."""
    bare = msgspec.structs.replace(record, check="")
    return sha256(msgspec.json.encode(bare, order="sorted")).hexdigest()


def end_of(match: Match) -> End | None:
    """The outcome as plain data."""
    outcome = match.outcome()
    if outcome is None:
        return None
    return End(outcome.rule, [int(score) for score in outcome.scores], listed(outcome.winners))


def write_record(game: Game[Any], options: Options, match: Match, names: list[str], pace: Pace = "full") -> Record:
    """A match as it stands."""
    return draft(game, options, match, names, pace, entries(match.log)).sealed()


def draft(game: Game[Any], options: Options, match: Match, names: list[str], pace: Pace, log: list[Entry]) -> Record:
    """The same without its check sum, for those who know where it comes from."""
    return Record(
        serai=FORMAT,
        game=game.name,
        version=game.version,
        seats=int(match.state.seats),
        options=options.written(),
        seed=bytes(match.dice.seed).hex(),
        log=log,
        until=int(match.state.now),
        end=end_of(match),
        names=names,
        pace=msgspec.UNSET if pace == "full" else pace,
    )


def pace_of(record: Record) -> Pace:
    """How fast its game time ran."""
    return "full" if record.pace is msgspec.UNSET else record.pace


def entries(log: vec[i64]) -> list[Entry]:
    """A log as people read it: acts that are no moves by their word."""
    rows = [(int(log[i]), int(log[i + 1]), int(log[i + 2])) for i in range(0, len(log), 3)]
    return [(at, seat, WORDS.get(move, move)) for at, seat, move in rows]


def to_json(record: Record) -> bytes:
    """A record as a file holds it."""
    return msgspec.json.encode(record, order="sorted") + b"\n"


def from_json(source: bytes, most: int = NEVER) -> Record:
    """A record out of a file, of at most so many entries; says what is wrong with a foreign, damaged or later one."""
    check_cover(cover_of(source), source, most)
    try:
        record = msgspec.json.decode(source, type=Record)
    except msgspec.ValidationError as error:
        raise Unreadable("record-damaged", where=place_in(error)) from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Unreadable("record-garbled", byte=byte_of(error, source)) from error
    if record.serai < 1:
        raise Unreadable("record-damaged", where="$.serai")
    if record.check != check_sum(record):
        raise Unreadable("record-altered")
    return record


def cover_of(source: bytes) -> Cover:
    """The outside of a record; refuses any other kind of JSON, what is none, and what is later."""
    kind: Any = Cover if source.lstrip()[:1] == b"{" else Any
    try:
        cover = msgspec.json.decode(source, type=kind)
        marked = isinstance(cover, Cover) and bytes(cover.serai).lstrip(b"-").isdigit()
        serai = msgspec.json.decode(cover.serai, type=int) if marked else None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Unreadable("record-garbled", byte=byte_of(error, source)) from error
    if serai is None:
        raise Unreadable("record-foreign")
    if serai > FORMAT:
        raise Unreadable("record-newer", format=serai, known=FORMAT)
    assert isinstance(cover, Cover)
    return cover


def check_cover(cover: Cover, source: bytes, most: int) -> None:
    """Refuses what is longer than can be read, before anything is made of it."""
    log = bytes(cover.log)
    if log.count(b"[") - 1 > most:
        raise Unreadable("record-entries", entries=log.count(b"[") - 1, most=most)
    if len(source) - len(log) > BESIDE:
        raise Unreadable("record-swollen", most=BESIDE)


def byte_of(error: Exception, source: bytes) -> str:
    """The byte at which JSON ends to make sense; the last one where the text breaks off or nests without end."""
    if isinstance(error, UnicodeDecodeError):
        valid = source.decode(errors="ignore").encode()
        return str(next((i for i, (a, b) in enumerate(zip(source, valid, strict=False)) if a != b), len(valid)))
    place = place_in(error)
    return place if place.isdigit() else str(len(source))


def replay(record: Record, find_game: Callable[[str], Game[Any]]) -> Match:
    """Plays a record again, to the same end or not at all."""
    match = restart(record, find_game)
    for _ in steps(record, match):
        pass
    return match


def restart(record: Record, find_game: Callable[[str], Game[Any]]) -> Match:
    """The match of a record at its first position, remembering, with a listener."""
    game = find_game(record.game)
    if record.version != game.version:
        raise Unreadable("record-other-rules", game=game.name, version=record.version, known=game.version)
    if len(record.names) != record.seats:
        raise Unreadable("record-damaged", where="$.names")
    match = game.begin(record.seats, game.read_options(record.options), seed_of(record))
    game.remember(match)
    return match


def seed_of(record: Record) -> bytes:
    """The seed in bytes."""
    try:
        seed = bytes.fromhex(record.seed)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise Unreadable("record-damaged", where="$.seed")
    return seed


def steps(record: Record, match: Match) -> Iterator[int]:
    """Plays the log entry by entry; yields after each, then checks that the end is the one on paper."""
    return (number for number in walk(record, match) if number != RING)


def walk(record: Record, match: Match) -> Iterator[int]:
    """The same by every change: yields the number of each entry, and RING where time itself has changed something."""
    for number, (at, seat, act) in enumerate(record.log):
        move = CODES.get(act) if isinstance(act, str) else act if 0 <= act < NEVER else None
        if move is None or not 0 <= at < NEVER or not 0 <= seat < record.seats:
            raise Unreadable("record-damaged", where=f"$.log[{number}]")
        yield from rings(match, at)
        try:
            match.enter(at, seat, move)
        except Illegal as error:
            raise Unreadable("record-illegal", number=number + 1, rule=error.rule) from error
        if match.log[len(match.log) - 3] != at:  # a moment that the match never wrote down
            raise Unreadable("record-damaged", where=f"$.log[{number}]")
        yield number
    if not 0 <= record.until < NEVER:
        raise Unreadable("record-damaged", where="$.until")
    yield from rings(match, record.until)
    match.until(record.until)
    if end_of(match) != record.end or match.state.now != record.until:
        raise Unreadable("record-other-end", game=record.game)


def rings(match: Match, until: int) -> Iterator[int]:
    """Lets time change what it does up to a moment, a change at a time: a record of few bytes may hold many."""
    while not match.paused and match.state.alarm() <= until and match.outcome() is None:
        match.until(match.state.alarm())
        yield RING
