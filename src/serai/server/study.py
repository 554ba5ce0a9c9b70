"""What workers do: choose a move, give advice, retell a game, judge its course. Plain data in, plain data out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import wraps
from hashlib import sha256
from typing import Any, ParamSpec, TypeVar

import msgspec

from serai.bots import Bot, Greedy, Searching, ask, ask_in_time, find_bot
from serai.bots.search import WAIT
from serai.core.errors import SeraiError
from serai.core.game import Game
from serai.core.match import Match
from serai.core.play import pick_seat, ring_next, until
from serai.core.record import CODES, Record, end_of, pace_of, replay, restart, seed_of
from serai.core.rng import Rng
from serai.core.sets import has, listed, size
from serai.core.state import NO_ADVICE, NOBODY, State
from serai.games import find_game
from serai.server.journal import Journal
from serai.server.position import plain
from serai.server.refusal import Refusal
from serai.store import Entry
from serai.wire import messages as wire

BUDGETS = {  # what stands behind the @ is the reaction, which counts in real time only
    "random": "random",
    "greedy": "greedy",
    "easy": "search:40@3000",
    "medium": "search:250ms@1500",
    "strong": "search:1200ms@500",
}
ADVICE = Searching("advice", 0, 600)
GREEDY = Greedy()
LATE = 500  # ms: a bot whose move is not there so long after it should have been makes a quick one
BRISK = 100  # the same for one who does not search
WAIT_IS_LONG = -2000  # ms: somebody who waits that long has nothing to do
CURVE_GAMES = 160  # imagined games per position
CURVE_ALL = 8000  # and in all: a long game gets fewer per position
MOMENTS = 5
TURNING = 0.15  # a change of the chance that is worth a mark
LONGEST = 7 * 24 * 3_600_000  # game time of a record that is worth watching

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


def played(source: bytes) -> tuple[Record, Match]:
    record = msgspec.json.decode(source, type=Record)
    return record, replay(record, find_game)


@task
def choose(source: bytes, seat: int, level: str, dice: Words, at: int = 0, within: int = 0) -> int:
    """A bot's move at a seat and a game time; below 0 where it would rather wait, in real time for that many ms."""
    record, match = played(source)
    match.until(at)
    bot = find_bot(BUDGETS[level])
    if within and isinstance(bot, Searching):
        bot.milliseconds = within
    return move_of(bot, match.state, seat, dice, find_game(record.game).pace)


def move_of(bot: Bot, state: State, seat: int, dice: Words, pace: int) -> int:
    asked = ask_in_time if pace else ask
    return int(asked(bot, state, seat, Rng(*dice), pace))


def time_of(level: str) -> tuple[int, int]:
    """How many ms a bot of this level thinks, 0 where it does not count them; and how much later its move may come.

    Whoever only ever looks one step ahead misses nothing by a quick move.
    """
    bot = find_bot(BUDGETS[level])
    return (int(bot.milliseconds), LATE) if isinstance(bot, Searching) else (0, BRISK)


def quick_move(state: State, seat: int, level: str, dice: Words, pace: int) -> int:
    """What a bot does without time to think: it looks one step ahead, which is cheap enough for anywhere."""
    bot = find_bot(BUDGETS[level])
    return move_of(Greedy("quick", bot.reaction) if isinstance(bot, Searching) else bot, state, seat, dice, pace)


@task
def advise(source: bytes, seat: int, dice: Words, at: int = 0, within: int = ADVICE.milliseconds) -> list[Found]:
    """What a bot would do at a seat, best first: as the game's own plan has it, and why, or as search found."""
    record, match = played(source)
    match.until(at)
    rng = Rng(*dice)
    world = match.state.clone()
    world.imagine(seat, rng)
    if world.advice(seat, ADVICE.reaction) != NO_ADVICE:
        return [planned(world, seat, rng)]
    found = Searching("advice", 0, within).think(world, seat, rng, find_game(record.game).pace).findings()
    return [(int(move), int(visits), float(chance), "") for move, visits, chance in found if move >= 0]


def planned(world: State, seat: int, rng: Rng) -> Found:
    """What the game's own plan for bots says. A pause that only lets eyes and hands keep up is no advice to people."""
    move = world.advice(seat, ADVICE.reaction)
    later = world
    if WAIT_IS_LONG < move < 0:
        later = world.clone()
        until(later, world.now - move, rng)
        move = later.advice(seat, ADVICE.reaction) if later.outcome() is None else WAIT
    if move < 0 or move not in list(world.legal(seat)):
        return WAIT, 0, 0.0, ""
    return int(move), 0, 0.0, later.reason(seat, move, ADVICE.reaction)


@task
def retell(source: bytes, code: str | None, whose: int | str) -> bytes:
    """A replay: every position as a seat, a watcher or everybody saw it. For finished games and records from outside."""
    record = msgspec.json.decode(source, type=Record)
    check(record, whose)
    game = find_game(record.game)
    restart(record, find_game)  # says what is wrong with it
    journal = Journal(game, game.read_options(record.options), record.seats, seed_of(record))
    readers = [*range(record.seats), NOBODY] if whose == "all" else [NOBODY if whose == "watch" else int(whose)]
    steps = [step(journal, readers, 0, None, None)]
    replay(record, find_game)
    for entry, act in entries_of(record):
        steps += rings(journal, readers, entry.at)
        told = journal.version
        journal.enter(entry)
        shown = act if isinstance(act, str) else plain(game.decode(act))
        steps.append(step(journal, readers, told, entry.seat, shown))
    steps += rings(journal, readers, record.until)
    seed = seed_of(record)
    return msgspec.json.encode(
        wire.Replay(
            code=code,
            game=record.game,
            options=record.options,
            pace=pace_of(record),
            names=record.names,
            seat=whose,  # type: ignore[arg-type]
            seed=record.seed,
            seed_hash=sha256(seed).hexdigest(),
            end=end_of(journal.match),
            statistics=journal.statistics(),
            steps=steps,
        )
    )


def rings(journal: Journal, readers: list[int], until: int) -> Iterator[wire.ReplayStep]:
    """What time itself changes up to a moment, each change as a step of its own."""
    while journal.match.outcome() is None and journal.match.state.alarm() <= until and not journal.match.paused:
        told = journal.version
        journal.run(int(journal.match.state.alarm()))
        yield step(journal, readers, told, None, None)


def check(record: Record, whose: int | str) -> None:
    """Refuses readers that the game did not have, and games longer than anybody lives for."""
    if isinstance(whose, int) and not 0 <= whose < record.seats:
        raise Refusal("no-such-seat", seats=record.seats)
    if record.until > LONGEST or any(at > LONGEST for at, _, _ in record.log):
        raise Refusal("record-long")


def entries_of(record: Record) -> list[tuple[Entry, int | str]]:
    """The log as the store keeps it, beside what it says."""
    return [
        (Entry(number=n, at=at, seat=seat, move=CODES[act] if isinstance(act, str) else act), act)
        for n, (at, seat, act) in enumerate(record.log, 1)
    ]


def step(
    journal: Journal, readers: list[int], told: int, seat: int | None, act: dict[str, Any] | str | None
) -> wire.ReplayStep:
    state = journal.match.state
    over = journal.match.outcome() is not None
    one = readers[0] if len(readers) == 1 else None
    story = journal.story(told, one) if one is not None else everything(journal, told)
    return wire.ReplayStep(
        number=journal.number,
        at=int(state.now),
        seat=seat,
        act=act,
        story=story,
        views=[plain(journal.game.view(state, reader)) for reader in readers],
        movers=[] if over else listed(state.movers()),
    )


def everything(journal: Journal, told: int) -> list[Any]:
    """The story with nothing left out: each event as the one who knows most of it."""
    readers = range(int(journal.match.state.seats))
    return [
        min((journal.retold(row, reader) for reader in readers), key=lambda known: known.hidden)
        for row in journal.told[told:]
    ]


@task
def judge(source: bytes, dice: Words) -> wire.Curve:
    """Each seat's chance of winning after each step, by games that greedy bots play out from what everybody can see."""
    record = msgspec.json.decode(source, type=Record)
    check(record, "watch")
    replay(record, find_game)
    game = find_game(record.game)
    journal = Journal(game, game.read_options(record.options), record.seats, seed_of(record))
    rng = Rng(*dice)
    games = min(CURVE_GAMES, CURVE_ALL // (len(record.log) + 1) + 1)
    chances = [chances_now(journal.match, rng, game, games)]
    for entry, _ in entries_of(record):
        journal.enter(entry)
        chances.append(chances_now(journal.match, rng, game, games))
    return wire.Curve(chances=chances, moments=moments(record, chances))


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
            play_greedily(world, rng, game.pace)
            end = world.outcome()
        assert end is not None
        for seat in range(seats):
            if has(end.winners, seat):
                wins[seat] += 1 if game.cooperative else 1 / int(size(end.winners))
    return [round(won / games, 3) for won in wins]


def play_greedily(world: State, rng: Rng, pace: int) -> None:
    """To the end, one step ahead at a time, with a slip now and then."""
    while world.outcome() is None:
        movers = world.expected()
        if movers and pace:
            until(world, world.now + rng.below(pace), rng)
            movers = world.expected() if world.outcome() is None else 0
        if world.outcome() is not None:
            return
        if not movers:
            ring_next(world, rng)
            continue
        seat = pick_seat(movers, rng)
        world.apply(seat, likely_move(world, seat, rng), rng)


def likely_move(world: State, seat: int, rng: Rng) -> int:
    """What somebody might well do: a hunch where the game has its own, else mostly the best of the next moves."""
    if world.is_choosy():
        return int(world.hunch(seat, rng))
    moves = world.candidates(seat)
    return int(moves[rng.below(len(moves))] if rng.below(4) == 0 else GREEDY.choose(world, seat, rng))


def moments(record: Record, chances: list[list[float]]) -> list[wire.Moment]:
    """The moves after which somebody's chance changed most, in the order of the game."""
    changes = [
        wire.Moment(number=n, seat=record.log[n - 1][1], change=round(chances[n][seat] - chances[n - 1][seat], 3))
        for n in range(1, len(chances))
        for seat in [record.log[n - 1][1]]
    ]
    large = [moment for moment in changes if abs(moment.change) >= TURNING]
    return sorted(sorted(large, key=lambda m: -abs(m.change))[:MOMENTS], key=lambda m: m.number)
