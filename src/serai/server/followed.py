"""The matches that a worker follows: each as it last heard of it, so that nothing is played twice."""

from __future__ import annotations

from typing import Any

import msgspec

from serai.core.game import Game
from serai.core.match import Match
from serai.games import find_game
from serai.server.news import Beginning, News

MOST = 64  # matches that a worker keeps: those it was asked about last


class Astray(msgspec.Struct, frozen=True):
    """The answer of a worker that does not know what it is told to know: it must be told everything."""


class Lost(Exception):
    """The same as long as it is in the worker."""


class Followed:
    """Matches by the name of their journal, the one that was asked about last at the end."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._matches: dict[int, tuple[Game[Any], Match]] = {}

    def __len__(self) -> int:
        return len(self._matches)

    def hear(self, news: News) -> tuple[Game[Any], Match]:
        """The match after what is told, exactly as the house has it; it is looked at, and played on only by news."""
        for name in news.gone:
            self._matches.pop(name, None)
        game, match = self._known(news)
        play_on(match, news)
        self._matches[news.name] = game, match
        while len(self._matches) > self._most:
            del self._matches[next(iter(self._matches))]
        return game, match

    def _known(self, news: News) -> tuple[Game[Any], Match]:
        """What it goes on from. It leaves its place until all went well: a match that broke is not gone on from."""
        known = self._matches.pop(news.name, None)
        if news.beginning is not None:
            return begin(news.beginning)
        if known is None or len(known[1].log) != 3 * news.since:
            raise Lost
        return known


def begin(beginning: Beginning) -> tuple[Game[Any], Match]:
    """A match at its first position, which remembers what an undo may go back to."""
    game = find_game(beginning.game)
    match = game.begin(beginning.seats, game.read_options(beginning.options), beginning.seed)
    game.remember(match)
    return game, match


def play_on(match: Match, news: News) -> None:
    """Enters what is new. What is told of it is forgotten at once: nobody reads it here."""
    for i in range(0, len(news.entries), 3):
        match.enter(news.entries[i], news.entries[i + 1], news.entries[i + 2])
        forget_story(match)
    match.until(news.now)
    forget_story(match)


def forget_story(match: Match) -> None:
    if match.state.story is not None:
        match.state.story.take()
