"""What one reader gets to know of a match: the only place where a Position is made."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from serai.core.game import Game
from serai.core.happenings import Happening
from serai.core.match import UNDO, Match
from serai.core.record import end_of
from serai.core.rng import Rng
from serai.core.sets import first, has, listed
from serai.core.state import NOBODY, State
from serai.core.story import WHAT, WIDTH, Story
from serai.core.vecs import i64, vec
from serai.games import find_game
from serai.server.barred import barred_moves
from serai.server.clock import Instant
from serai.server.journal import Journal, events_of, happening_at
from serai.server.writing import written
from serai.wire import messages as wire

FORESEEN = 60  # moves; with more to choose from, nobody looks at each


def foresight() -> Rng:
    """Dice that are always the same, and never those of a match."""
    return Rng(0x5E7A1, 0xD0E, 0x0A515)


UNROLLED = foresight()


def position(code: str, journal: Journal, seat: int | None, since: int, instant: Instant) -> wire.Position:
    """The whole position for a seat, or for a watcher; without moves while none would count.

    Until it has begun, a game that deals its cards covered shows everybody what lies open, and no more.
    """
    match = journal.match
    state = match.state
    end = end_of(match)
    playing = end is None and not match.paused and instant.is_open
    movers = state.movers() if playing else 0
    reader = NOBODY if seat is None else seat
    legal: list[wire.Choice] = []
    barred: list[wire.Barred] = []
    if seat is not None and has(movers, seat) and not has(match.resigned | match.by_bots, seat):
        moves = state.legal(seat)
        legal = choices(journal.game, state, seat, moves)
        barred = barred_moves(journal.game, state, seat, moves)
    return wire.Position(
        code=code,
        version=journal.version,
        number=journal.number,
        seat=seat,
        view=journal.view(NOBODY if journal.game.manners.deals_covered and not instant.has_begun else reader),
        movers=listed(movers),
        expected=listed(movers & state.expected()),
        legal=legal,
        barred=barred,
        since=min(since, journal.version),
        story=journal.fresh_story(since, reader),
        clock=instant.clock,
        outcome=end,
        can_undo=seat is not None and not journal.final and not match.why_not_enter(seat, UNDO),
        paused=match.paused,
        silent=is_silent(match, seat),
    )


def is_silent(match: Match, seat: int | None) -> bool:
    """Whether the rules forbid this seat to talk, while they hold; a watcher, where they forbid everybody."""
    if match.outcome() is not None:
        return False
    hushed = match.state.hushed()
    return hushed == first(match.state.seats) if seat is None else has(hushed, seat)


def plain(value: msgspec.Struct) -> Any:
    """A struct as a message holds it: it is written out as it is, without a copy."""
    return value


def choices(game: Game[Any], state: State, seat: int, moves: vec[i64]) -> list[wire.Choice]:
    """The legal moves, each with what it surely brings; in real time that would be old before it is read."""
    if game.real_time or len(moves) > FORESEEN:
        return [wire.Choice(code=int(move), move=named(game.name, int(move)), foresee=None) for move in moves]
    world = state.clone()
    world.imagine(seat, foresight())  # so that nothing hidden can shine through, whatever a game forgets to mark
    return [
        wire.Choice(code=int(move), move=named(game.name, int(move)), foresee=foresee(game, world, seat, int(move)))
        for move in moves
    ]


@lru_cache(20_000)
def named(name: str, code: int) -> Any:
    """A move as people name it; written once for all tables."""
    return written(find_game(name).decode(code))


def foresee(game: Game[Any], world: State, seat: int, move: int) -> list[Happening]:
    """What a move does in an imagined world, up to the first thing that chance or a hidden card decides."""
    after = world.clone()
    after.story = story = Story()
    rng = foresight()
    after.apply(seat, move, rng)
    rolled = rng.a != UNROLLED.a or rng.b != UNROLLED.b or rng.c != UNROLLED.c or rng.d != UNROLLED.d
    kinds = events_of(game.name)
    told = story.events
    sure: list[Happening] = []
    i: i64
    for i in range(0, len(told), WIDTH):
        if kinds[int(told[i + WHAT])].uncovers:
            return sure
        sure.append(happening_at(game.name, seat, told, i))
    return [] if rolled else sure  # dice that no event owns up to: rather say nothing
