"""What was said at a table, as others hear it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from serai.store import Word
from serai.wire import messages as wire

if TYPE_CHECKING:
    from serai.server.table import Table


def retold(table: Table, after: int) -> list[wire.Said | wire.Phrased]:
    """What was said after a number, for somebody who comes: the newest words, as far as they are not too many."""
    words: list[wire.Said | wire.Phrased] = []
    room = table.house.limits.retold
    for word in reversed(table.words):
        if word.number <= after:
            break
        told = heard(table, word)
        room -= len(msgspec.json.encode(told))
        if room < 0:
            break
        words.append(told)
    return words[::-1]


def heard(table: Table, word: Word) -> wire.Said | wire.Phrased:
    """A word as everybody hears it."""
    name = next((guest.name for guest in table.people.guests if guest.number == word.guest), "")
    if word.phrase:
        return wire.Phrased(number=word.number, time=word.time, guest=word.guest, name=name, phrase=word.phrase)
    return wire.Said(number=word.number, time=word.time, guest=word.guest, name=name, text=word.text)
