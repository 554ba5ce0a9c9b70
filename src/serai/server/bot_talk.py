"""What bots hear and say at a table in real time: calls that they follow, and what they are about to do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from serai.bots import Bot, Companion
from serai.bots.bot import imagined
from serai.core.rng import Rng
from serai.core.sense import NO_ADVICE
from serai.server.house import fresh_dice
from serai.server.position import is_silent
from serai.server.study import Call
from serai.wire import messages as wire

if TYPE_CHECKING:
    from serai.server.table import Table

HEARD = 20_000  # ms that a call is in the air
AGAIN = 15_000  # ms until a bot says something again
APART = 5_000  # ms between the words of any two bots: people are to hear themselves


class BotTalk:
    """Who of the bots said what and when; nothing of it is kept, and nothing fills the chat."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._said: dict[int, tuple[str, int]] = {}  # of each bot: its last word, and when
        self._last = 0  # when any of them spoke

    def call(self) -> Call | None:
        """The last call of the game that a person made at its seat, while it is in the air."""
        table, now = self._table, self._table.house.clock.now()
        for word in reversed(table.words):
            if now - word.time > HEARD:
                return None
            seats = table.people.held_by(word.guest)
            if word.phrase in table.game.manners.phrases and seats:
                return seats[0], word.phrase, now - word.time
        return None

    def tell(self, seat: int, bot: Bot, people: int, answer: int) -> None:
        """A bot says what it is about to do: something new, seldom, and only what the rules let its seat say."""
        table, now = self._table, self._table.house.clock.now()
        last, when = self._said.get(seat, ("", -AGAIN))
        match = table.match_journal().match
        if not people or now - self._last < APART or now - when < AGAIN or is_silent(match, seat):
            return
        word = self._word(seat, bot, people, answer)
        if not word or word == last:
            return
        self.pass_on(seat, word, now)
        if table.house.cluster is not None:
            table.house.cluster.spoke(table.code, seat, word, now)

    def pass_on(self, seat: int, word: str, when: int) -> None:
        """Everybody here hears a bot, wherever it plays; should it play here next, it does not repeat itself."""
        table = self._table
        self._said[seat] = word, when
        self._last = when
        name = table.people.seats[seat].name
        table.tell_all(wire.Phrased(number=when, time=when, guest=-1 - seat, name=name, phrase=word))

    def _word(self, seat: int, bot: Bot, people: int, answer: int) -> str:
        """By what the seat knows, never by the true position."""
        game = self._table.game
        world = imagined(self._table.match_journal().match.state, seat, game.sense, Rng(*fresh_dice()))
        call = self.call()
        followed = ""
        if call is not None and game.sense.answer(world, seat, people, *call, bot.reaction) != NO_ADVICE:
            followed = call[1]
        gone_with = people if bot.shy or isinstance(bot, Companion) else 0
        return game.sense.says(world, seat, gone_with, followed, answer, bot.reaction)
