"""Talking at a table: chat, quick phrases, the calls of a game, and silence where its rules want it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

from serai.server.chat import heard
from serai.server.cluster.catch_up import last_word
from serai.server.position import is_silent
from serai.server.refusal import Refusal
from serai.server.visit import Visit
from serai.store import Word
from serai.wire import messages as wire

PHRASES = frozenset(get_args(wire.PhraseName))  # of the house


async def say(visit: Visit, message: wire.Say) -> int:
    text = "".join(letter for letter in message.text if letter.isprintable()).strip()
    if not text:
        raise Refusal("nothing-said")
    return await speak(visit, message.id, text, "")


async def phrase(visit: Visit, message: wire.Phrase) -> int:
    if message.phrase not in PHRASES and message.phrase not in visit.table.game.manners.phrases:
        raise Refusal("no-such-phrase")
    return await speak(visit, message.id, "", message.phrase)


async def speak(visit: Visit, client_id: str, text: str, phrase: str) -> int:
    """Kept, then told; the same wish only once."""
    check_silence(visit)
    table = visit.table
    wish = visit.wish(client_id)
    async with table.lock:
        while True:
            done = next((word.number for word in table.words if word.wish == wish), None)
            if done is not None:
                return done
            last = last_word(table)
            word = Word(
                number=last + 1, time=table.house.clock.now(), guest=visit.number, text=text, phrase=phrase,
                wish=wish,
            )  # fmt: skip
            most = table.house.limits.words
            if await table.house.store.say(table.code, word, most):
                table.words.append(word)
                table.tell_all(heard(table, word))
                if table.house.cluster is not None:
                    table.house.cluster.said(table.code, word)
            else:
                await table.news.take_words()
            del table.words[:-most]
            if table.words[-1] is word:
                return word.number


def check_silence(visit: Visit) -> None:
    """Refuses a guest whose seats must all be silent by the rules; watchers, where everybody must."""
    journal = visit.table.journal
    if journal is None:
        return
    readers: Sequence[int | None] = visit.table.people.held_by(visit.number) or [None]
    if all(is_silent(journal.match, reader) for reader in readers):
        raise Refusal("silence")
