"""The story for readers: typed, redacted for each seat, and told in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import msgspec

from serai.core.state import NOBODY
from serai.core.story import WIDTH
from serai.core.vecs import i64, vec
from serai.core.words import Words

SEATS = ("seat", "to", "by")  # details of these names are seats
TEAM = "team"  # in place of a detail: every seat may know, and a watcher may not


@dataclass(frozen=True, slots=True)
class Event:
    """A kind of event: its number, its name, and the names of its details in order."""

    code: int
    name: str
    details: tuple[str, ...] = ()
    secret: Mapping[str, str] = field(default_factory=dict)  # detail -> the detail naming who alone may know, or TEAM
    uncovers: bool = False  # makes chance or hidden things known: undo stops here
    pauses: bool = False  # the game itself calls for a pause: at a table it begins without a vote


class Happening(msgspec.Struct, frozen=True):
    """An event as one reader may know it."""

    at: int
    name: str
    details: dict[str, int | str]
    hidden: bool = False  # something was left out


def happenings(
    told: vec[i64], events: Sequence[Event], names: Mapping[str, Sequence[str]], reader: int
) -> list[Happening]:
    """All that was told, as a seat (or NOBODY) may know it."""
    kinds = {event.code: event for event in events}
    rows = [told[i : i + WIDTH] for i in range(0, len(told), WIDTH)]
    return [as_known(kinds[row[1]], row, names, reader) for row in rows]


def as_known(event: Event, row: vec[i64], names: Mapping[str, Sequence[str]], reader: int) -> Happening:
    """One event, without what the reader may not know."""
    values = {name: int(row[2 + place]) for place, name in enumerate(event.details)}
    known: dict[str, int | str] = {}
    for name, value in values.items():
        if name in event.secret and not may_know(event.secret[name], values, reader):
            continue
        known[name] = names[name][value] if name in names else value
    return Happening(int(row[0]), event.name, known, hidden=len(known) < len(values))


def may_know(owner: str, values: Mapping[str, int], reader: int) -> bool:
    """Whether a reader shares a secret."""
    return reader != NOBODY if owner == TEAM else values[owner] == reader


def narrate(happening: Happening, words: Words, players: Sequence[str], reader: int) -> str:
    """A happening in words, as `event-NAME` (or `event-NAME-hidden`) says it; $you names the reader's part in it."""
    word = f"event-{happening.name}" + ("-hidden" if happening.hidden else "")
    you = part_in(happening, reader)
    return words.say(word, **spoken(happening.details, words, players), you=you)


def part_in(happening: Happening, reader: int) -> str:
    """Whether it is the reader who did something, or to whom it was done; "none" where others are told of."""
    return next((part for part in SEATS if happening.details.get(part) == reader), "none")


def move_in_words(move: msgspec.Struct, words: Words, players: Sequence[str]) -> str:
    """A typed move as `move-TAG` says it."""
    fields = msgspec.to_builtins(move)
    return words.say(f"move-{fields.pop('type')}", **spoken(fields, words, players))


def spoken(details: Mapping[str, int | str], words: Words, players: Sequence[str]) -> dict[str, int | str]:
    """Details as people say them: seats by the player's name, others by their word `DETAIL-VALUE`."""
    said: dict[str, int | str] = {}
    for name, value in details.items():
        word = f"{name}-{value}"
        if name in SEATS:
            said[name] = players[int(value)]
        else:
            said[name] = words.say(word) if word in words else value
    return said
