"""What workers do: choose a move, give advice, judge the course of a game. Plain data in, plain data out."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from functools import wraps
from typing import Any, ParamSpec, TypeVar

import msgspec

from serai.bots import Bot, Companion, Greedy, Searching, ask, ask_in_time, find_bot
from serai.bots.search import WAIT
from serai.core.errors import SeraiError
from serai.core.game import Game
from serai.core.match import Match
from serai.core.play import pass_time, pick_seat, until
from serai.core.record import RING, Record, restart
from serai.core.rng import Rng
from serai.core.sense import NO_ADVICE, Sense
from serai.core.sets import has, size
from serai.core.state import NOBODY, State
from serai.games import find_game
from serai.server.followed import Followed
from serai.server.length import Most, bounded, read
from serai.server.news import News
from serai.wire import messages as wire

ADVICE = Searching("advice", 0, 600)
GREEDY = Greedy()
LATE = 500  # ms: a bot whose move is not there so long after it should have been makes a quick one
BRISK = 100  # the same for one who does not search
LONGEST = 1500  # ms: what a bot who counts its thoughts may take for them at most, on however slow a machine
WAIT_IS_LONG = -2000  # ms: somebody who waits that long has nothing to do
CURVE_GAMES = 160  # imagined games per position
CURVE_ALL = 8000  # and in all: a long game gets fewer per position
CURVE_SLICE = 0.5  # s that a worker gives to it at a time
STILL = ("pause", "resume", "to-bot", "to-person")  # entries that leave the game as it is
CURVE_POINTS = 600  # positions that are judged: in a longer game not every one
MOMENTS = 5
TURNING = 0.15  # a change of the chance that is worth a mark
FOLLOWED = Followed()  # of this process, which is a worker

P = ParamSpec("P")
R = TypeVar("R")
Words = tuple[int, int, int]  # dice for a worker, drawn by the server
Found = tuple[int, int, float, str]  # a move or WAIT, how often search tried it, its chance of winning, its reason


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
def choose(news: News, seat: int, level: str, people: int, dice: Words, within: int = 0) -> int:
    """A bot's move at a seat, as the match stands now; below 0 where it would rather wait, in real time for that many ms."""
    game, match = FOLLOWED.hear(news)
    state = match.ahead(news.at).state
    if match.outcome() is not None or not has(state.movers(), seat):
        return WAIT  # somebody acted while the question was on its way
    bot = bot_of(game, level, people)
    if within and isinstance(bot, Searching):
        bot.milliseconds = within
    return move_of(bot, game, state, seat, dice)


def bot_of(game: Game[Any], level: str, people: int = 0) -> Bot:
    """The bot of a level, who knows where people sit."""
    bot = find_bot(level, game.bots)
    if isinstance(bot, Companion):
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
def advise(news: News, seat: int, dice: Words, within: int = ADVICE.milliseconds) -> list[Found]:
    """What a bot would do at a seat, best first: as the game's own plan has it, and why, or as search found."""
    game, match = FOLLOWED.hear(news)
    world = match.ahead(news.at).state
    if match.outcome() is not None or not has(world.movers(), seat):
        return []
    rng = Rng(*dice)
    world.imagine(seat, rng)
    if game.sense.advice(world, seat, ADVICE.reaction) != NO_ADVICE:
        return [planned(game.sense, world, seat, rng)]
    found = Searching("advice", 0, within).think(world, seat, game.sense, rng, game.manners.pace).findings()
    return [(int(move), int(visits), float(chance), "") for move, visits, chance in found if move >= 0]


def planned(sense: Sense, world: State, seat: int, rng: Rng) -> Found:
    """What the game's own plan for bots says. A pause that only lets eyes and hands keep up is no advice to people."""
    move = sense.advice(world, seat, ADVICE.reaction)
    later = world
    if WAIT_IS_LONG < move < 0:
        later = world.clone()
        until(later, world.now - move, rng)
        move = sense.advice(later, seat, ADVICE.reaction) if later.outcome() is None else WAIT
    if move < 0 or move not in list(world.legal(seat)):
        return WAIT, 0, 0.0, ""
    return int(move), 0, 0.0, sense.reason(later, seat, move, ADVICE.reaction)


class Judged(msgspec.Struct, frozen=True):
    """As much of a Curve as there was time for; all of it, written out, at last."""

    chances: list[list[float]]
    curve: bytes | None


@task
def judge(source: bytes, dice: Words, most: Most, known: list[list[float]]) -> Judged:
    """Each seat's chance of winning in the course of a record, by games that greedy bots play out from there.

    Goes on from the points that are known, for a moment only: others wait for the same worker.
    """
    record = read(source, most)
    until = time.monotonic() + CURVE_SLICE
    every = len(record.log) // CURVE_POINTS + 1
    games = min(CURVE_GAMES, CURVE_ALL // (len(record.log) // every + 1) + 1)
    game, rng, chances = find_game(record.game), Rng(*dice), list(known)
    for point, (match, moved) in enumerate(points(record, most, every)):
        if point < len(known):
            continue
        if point > len(known) and time.monotonic() > until:
            return Judged(chances, None)
        chances.append(chances_now(match, rng, game, games) if moved or not chances else chances[-1])
    curve = wire.Curve(chances=chances, every=every, moments=moments(record, chances, every))
    return Judged(chances, msgspec.json.encode(curve))


def points(record: Record, most: Most, every: int) -> Iterator[tuple[Match, bool]]:
    """The positions of a record that are judged, each with whether the game has moved on since the one before."""
    match = restart(record, find_game)
    yield match, True
    moved = False
    for number in bounded(record, match, most):
        moved = moved or number == RING or record.log[number][2] not in STILL
        if number != RING and ((number + 1) % every == 0 or number + 1 == len(record.log)):
            yield match, moved
            moved = False


def chances_now(match: Match, rng: Rng, game: Game[Any], games: int) -> list[float]:
    """How often each seat wins from here, alone or its share, and together all of it; the truth once it is over."""
    seats = int(match.state.seats)
    wins = [0.0] * seats
    end = match.outcome()
    if end is not None:
        games = 1
    for _ in range(games):
        if end is None or games > 1:
            world = match.state.clone()
            world.imagine(NOBODY, rng)
            play_greedily(game, world, rng)
            end = world.outcome()
        assert end is not None
        for seat in range(seats):
            if has(end.winners, seat):
                wins[seat] += 1 if game.cooperative else 1 / int(size(end.winners))
    return [round(won / games, 3) for won in wins]


def play_greedily(game: Game[Any], world: State, rng: Rng) -> None:
    """To the end, one step ahead at a time, with a slip now and then."""
    while world.outcome() is None:
        movers = world.expected()
        if game.real_time or not movers:
            pass_time(world, movers, rng, game.manners.pace)
            movers = world.expected() if movers else 0
        if movers and world.outcome() is None:
            seat = pick_seat(movers, rng)
            world.apply(seat, likely_move(game.sense, world, seat, rng), rng)


def likely_move(sense: Sense, world: State, seat: int, rng: Rng) -> int:
    """What somebody might well do: a hunch where the game has its own, else mostly the best of the next moves."""
    if sense.is_choosy():
        return int(sense.hunch(world, seat, rng))
    moves = sense.candidates(world, seat)
    return int(moves[rng.below(len(moves))] if rng.below(4) == 0 else GREEDY.choose(world, seat, sense, rng))


def moments(record: Record, chances: list[list[float]], every: int) -> list[wire.Moment]:
    """The entries by which somebody's chance changed most, in the order of the game."""
    changes = []
    for point in range(1, len(chances)):
        number = min(point * every, len(record.log))
        turn = [after - before for before, after in zip(chances[point - 1], chances[point], strict=True)]
        # Of a single entry it is the change for whoever made it; of many at once the greatest one.
        seat = record.log[number - 1][1] if every == 1 else max(range(len(turn)), key=lambda at: abs(turn[at]))
        changes.append(wire.Moment(number=number, seat=seat, change=round(turn[seat], 3)))
    large = [moment for moment in changes if abs(moment.change) >= TURNING]
    return sorted(sorted(large, key=lambda m: -abs(m.change))[:MOMENTS], key=lambda m: m.number)
