"""A match told in the terminal: positions drawn, happenings and moves in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from serai.core.game import Game
from serai.core.happenings import happenings, move_in_words, narrate
from serai.core.match import Match
from serai.core.record import WORDS as ACTS
from serai.core.sets import listed
from serai.core.state import NOBODY
from serai.core.words import Words, words_of


class Teller:
    """Tells a match to one reader: a seat, or NOBODY."""

    def __init__(self, game: Game[Any], language: str, players: Sequence[str], reader: int) -> None:
        self.game = game
        self.players = players
        self.reader = reader
        self.words: Words = game.words(language)
        self.common: Words = words_of(language, "serai.cli")

    def position(self, match: Match) -> str:
        """The table as the reader sees it."""
        return self.game.look.draw(self.game.look.view(match.state, self.reader), self.words, self.players)

    def news(self, match: Match) -> list[str]:
        """What has happened since the last time."""
        if match.state.story is None:
            return []
        told = happenings(match.state.story.take(), self.game.look.events, self.game.look.names, self.reader)
        return [narrate(happening, self.words, self.players, self.reader) for happening in told]

    def move(self, code: int) -> str:
        """A move in words."""
        if code < 0:
            return self.common.say(f"act-{ACTS[code]}")
        return move_in_words(self.game.decode(code), self.words, self.players)

    def end(self, match: Match) -> str:
        """Who won, and by which rule."""
        outcome = match.outcome()
        if outcome is None:
            return ""
        winners = [self.players[seat] for seat in listed(outcome.winners)]
        if self.game.cooperative:
            result = self.words.say("won-team" if winners else "lost-team")
        else:
            result = self.words.say("won-alone" if len(winners) == 1 else "won-shared", names=", ".join(winners))
        return f"{self.words.say(outcome.rule)} ({outcome.rule})\n{result}"


def watcher(game: Game[Any], language: str, players: Sequence[str]) -> Teller:
    """Tells what lies open."""
    return Teller(game, language, players, NOBODY)
