"""What workers do for a match that goes on: choose a move, give advice. Plain data in, plain data out."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, ParamSpec, TypeVar

import msgspec

from serai.bots import Bot, Greedy, Searching, ask, ask_in_time, find_bot
from serai.bots.bot import imagined
from serai.bots.search import WAIT
from serai.core.errors import SeraiError
from serai.core.game import Game
from serai.core.rng import Rng
from serai.core.sense import NO_ADVICE
from serai.core.sets import has
from serai.core.state import State
from serai.server import counsel
from serai.server.followed import Followed
from serai.server.news import News

LATE = 500  # ms: a bot whose move is not there so long after it should have been makes a quick one
BRISK = 100  # the same for one who does not search
LONGEST = 1500  # ms: what a bot who counts its thoughts may take for them at most, on however slow a machine
FOLLOWED = Followed()  # of this process, which is a worker

P = ParamSpec("P")
R = TypeVar("R")
Call = tuple[int, str, int]  # a person's: the seat, the call, and how many ms ago
Words = tuple[int, int, int]  # dice for a worker, drawn by the server


class Failure(msgspec.Struct, frozen=True):
    """An error on its way home: exceptions with a form of their own do not survive the journey."""

    word: str
    package: str
    details: dict[str, str | int]


def task(work: Callable[P, R]) -> Callable[P, R | Failure]:
    """Work whose errors come back as data."""

    @wraps(work)
    def done(*args: P.args, **kwargs: P.kwargs) -> R | Failure:
        try:
            return work(*args, **kwargs)
        except SeraiError as error:
            return Failure(error.word, error.package, dict(error.details))

    return done


@task
def choose(
    news: News, seat: int, level: str, people: int, dice: Words, call: Call | None = None, within: int = 0
) -> int:
    """A bot's move at a seat, as the match stands now; below 0 where it would rather wait, in real time for that many ms."""
    game, match = FOLLOWED.hear(news)
    state = match.ahead(news.at).state
    if match.outcome() is not None or not has(state.movers(), seat):
        return WAIT  # somebody acted while the question was on its way
    bot = bot_of(game, level, people)
    if within and isinstance(bot, Searching):
        bot.milliseconds = within
    followed = follow(bot, game, state, seat, people, call, dice) if call else NO_ADVICE
    return move_of(bot, game, state, seat, dice) if followed == NO_ADVICE else followed


def follow(bot: Bot, game: Game[Any], state: State, seat: int, people: int, call: Call, dice: Words) -> int:
    """What a bot does about a person's call; NO_ADVICE: as if there were none."""
    world = imagined(state, seat, game.sense, Rng(*dice))
    return int(game.sense.answer(world, seat, people, *call, bot.reaction))


def bot_of(game: Game[Any], level: str, people: int = 0) -> Bot:
    """The bot of a level, who knows where people sit."""
    bot = find_bot(level, game.bots)
    bot.people = people
    return bot


def move_of(bot: Bot, game: Game[Any], state: State, seat: int, dice: Words) -> int:
    asked = ask_in_time if game.real_time else ask
    return int(asked(bot, state, seat, game.sense, Rng(*dice), game.manners.pace))


def time_of(game: Game[Any], level: str) -> tuple[int, int]:
    """How many ms a bot of this level may think, 0 where it does not search; and how much later its move may come.

    Whoever only ever looks one step ahead misses nothing by a quick move.
    """
    bot = bot_of(game, level)
    return (int(bot.milliseconds) or LONGEST, LATE) if isinstance(bot, Searching) else (0, BRISK)


def quick_move(game: Game[Any], state: State, seat: int, level: str, people: int, dice: Words) -> int:
    """What a bot does without time to think: it looks one step ahead, which is cheap enough for anywhere."""
    bot = bot_of(game, level, people)
    return move_of(Greedy("quick", bot.reaction) if isinstance(bot, Searching) else bot, game, state, seat, dice)


@task
def advise(news: News, seat: int, dice: Words, within: int = counsel.ADVICE.milliseconds) -> list[counsel.Found]:
    """What a bot would do at a seat, best first: as the game's own plan has it, and why, or as search found."""
    game, match = FOLLOWED.hear(news)
    world = match.ahead(news.at).state
    if match.outcome() is not None or not has(world.movers(), seat):
        return []
    rng = Rng(*dice)
    world.imagine(seat, rng)
    return counsel.found(game, world, seat, rng, within)
