"""A match that chance plays, on which laws are tried."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from serai.core.game import Game, Options
from serai.core.happenings import Happening, happenings, part_in
from serai.core.match import Match
from serai.core.record import Record, to_json, write_record
from serai.core.rng import Dice, Rng
from serai.core.sets import listed
from serai.core.snapshot import snapshot
from serai.core.state import NEVER, NOBODY, State
from serai.core.vecs import i64, vec

LONGEST = 20_000  # acts and waits; no game of the house comes near
RINGS_AT_ONCE = 100
EVERY = 6  # positions between two that are looked at


class LawBroken(AssertionError):
    """A law that a game does not keep, and the record that shows it."""

    def __init__(self, law: str, sentence: str, record: Record) -> None:
        self.law = law
        self.record = record
        super().__init__(f"{law}: {sentence}\n{to_json(record).decode()}")


@dataclass
class Trial:
    """A match that chance plays; which moves are made has nothing to do with the dice of the match."""

    law: str
    game: Game[Any]
    options: Options
    match: Match
    chance: Rng

    @property
    def state(self) -> State:
        """The position."""
        return self.match.state

    def pass_time(self) -> None:
        """In real time somebody hesitates."""
        if self.game.manners.pace and self.match.outcome() is None:
            self.wait(self.state.now + self.chance.below(self.game.manners.pace))

    def wait(self, at: int) -> None:
        """Lets time pass, after a trial on a copy whether it does: alarms lie ahead, and come to an end."""
        world, rings = self.state.clone(), 0
        while world.alarm() <= at and world.outcome() is None:
            self.hold(world.alarm() >= world.now, f"at {world.now} an alarm is set for {world.alarm()}")
            rings = rings + 1 if world.alarm() == world.now else 0
            self.hold(rings < RINGS_AT_ONCE, f"alarms at {world.now} never end")
            world.now = world.alarm()
            world.ring(Dice(bytes(16)))
        self.match.until(at)

    def step(self) -> bool:
        """Somebody who may acts now, or all wait for the next alarm; False when it is over."""
        match = self.match
        if match.outcome() is not None:
            return False
        movers = listed(self.state.movers())
        if movers:
            seat = movers[self.chance.below(len(movers))]
            moves = self.state.legal(seat)
            self.hold(len(moves) > 0, f"seat {seat} may act, but has no legal move")
            match.play(self.state.now, seat, moves[self.chance.below(len(moves))])
        else:
            self.hold(self.state.alarm() < NEVER, "nobody may act and no alarm is set, so the game hangs")
            self.wait(self.state.alarm())
        return True

    def act(self) -> bool:
        """A step after some time; False when it is over."""
        self.pass_time()
        return self.step()

    def positions(self, every: int = EVERY) -> Iterator[State]:
        """The first position, some on the way, and the last."""
        yield self.state
        for number in range(1, LONGEST):
            if not self.act():
                yield self.state
                return
            if number % every == 0:
                yield self.state
        self.hold(False, f"after {LONGEST} acts the game has not ended")  # noqa: FBT003

    def record(self) -> Record:
        """The match as it stands."""
        return write_record(self.game, self.options, self.match, players(self.state.seats))

    def hold(self, kept: bool, sentence: str) -> None:
        """Raises where the law is not kept."""
        if not kept:
            raise LawBroken(self.law, sentence, self.record())

    def readers(self) -> list[int]:
        """Every seat, and a watcher."""
        return [NOBODY, *range(self.state.seats)]


def players(seats: int) -> list[str]:
    """Names for people who do not matter."""
    return [f"P{seat + 1}" for seat in range(seats)]


def loose_dice(seed: int, number: int) -> Rng:
    """Dice of a trial that are no part of the match."""
    return Rng(seed & 0xFFFFFFFF, (seed >> 32) & 0xFFFFFFFF, number)


def begin_trial(law: str, game: Game[Any], seats: int, options: Options, seed: int) -> Trial:
    """A new match with a listener; chance plays all seats, so it ends as matches of bots do."""
    options = game.among_bots(options)
    match = game.begin(seats, options, seed.to_bytes(16, "little"))
    game.remember(match)
    return Trial(law, game, options, match, loose_dice(seed, 7))


def told(state: State, since: int = 0) -> list[int]:
    """All that was told so far, or since the story had a length."""
    return [int(number) for number in state.story.events[since:]] if state.story is not None else []


def length(state: State) -> int:
    """How many numbers the story has."""
    return len(state.story.events) if state.story is not None else 0


def heard_by(game: Game[Any], news: vec[i64], reader: int) -> list[Happening]:
    """What was told, as a reader knows it."""
    return happenings(news, game.look.events, game.look.names, reader)


def told_as(happening: Happening, reader: int) -> tuple[object, ...]:
    """All that a sentence about a happening depends on."""
    return happening.name, happening.hidden, part_in(happening, reader), *happening.details.items()


def differing(a: State, b: State) -> list[str]:
    """The fields in which two positions differ."""
    one, two = snapshot(a), snapshot(b)
    return [name for name in one if name not in two or one[name] != two[name]]
