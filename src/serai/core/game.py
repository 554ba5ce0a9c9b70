"""A game as its folder presents it: who it is, how it begins, its moves; its look, its manners, its sense."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from serai.core.choosing import PLAIN, Choosing, Surprise
from serai.core.daily import Daily
from serai.core.errors import OutOfRange, Unknown, place_in
from serai.core.happenings import Event, Happening
from serai.core.levels import COMPANY, USUAL, Level, Strength, measured_of, strength_of
from serai.core.match import Match
from serai.core.rng import Dice, Rng, derive
from serai.core.sense import NO_SENSE, Sense
from serai.core.state import Outcome, State
from serai.core.turned import Turned
from serai.core.vecs import i64, vec
from serai.core.words import Words, words_of

SEED_BYTES = 16


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What can be chosen before a match; a game derives its own, with defaults."""

    LATER: ClassVar[Sequence[str]] = ()  # options that older records do not have: written only where they are chosen

    def written(self) -> dict[str, Any]:
        """As a file has them: lists, no tuples."""
        plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(self))
        usual = msgspec.json.decode(msgspec.json.encode(type(self)()))
        return {name: value for name, value in plain.items() if name not in self.LATER or value != usual[name]}


S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True, kw_only=True)
class Look(Generic[S]):
    """How people see a game."""

    shows: type[msgspec.Struct]  # all that a view can hold: the page's types are made from it
    view: Callable[[S, int], msgspec.Struct]  # what a seat sees, or NOBODY
    own: Callable[[S, int, Any], msgspec.Struct] | None = None  # a seat's view out of a watcher's, made faster
    is_open: bool | Callable[[S], bool] = (
        False  # everybody sees the same, watchers too, always or in a match such as this
    )
    draw: Callable[[Any, Words, Sequence[str]], str]  # a view as text, with the players' names
    events: Sequence[Event]
    names: Mapping[str, Sequence[str]] = field(default_factory=dict)  # of details that are numbers: card 1 = vizier
    # What people will retell of a finished match, out of its story as everybody knows it, its last position and its end.
    highlights: Callable[[Sequence[Happening], S, Outcome], list[Happening]] | None = None
    # Why a seat's chances rose or fell: out of what happened, as everybody knows it, and the positions before and after.
    turned: Callable[[list[Happening], S, S, int, bool], Turned] | None = None

    def is_same_for_all(self, state: S) -> bool:
        """Whether everybody sees the same of a position: the server then makes the view once for all."""
        return self.is_open(state) if callable(self.is_open) else self.is_open


@dataclass(frozen=True, slots=True, kw_only=True)
class Manners:
    """How a game is played at a table."""

    pace: int = 0  # in real time: ms between two acts at a table of bots; 0: in turns
    may_pause: bool = False  # in real time at full pace: whether all who play may pause together
    deals_covered: bool = False  # in real time: until game time first runs, nobody sees more than a watcher
    phrases: Sequence[str] = ()  # calls of its own that a player makes with one tap; their words are phrase-NAME
    levels: int = 0  # where it is played level by level: how many there are; its options then have a `level`
    sequel: Callable[[Any], Any] | None = None  # the options of the next level after a victory; None after the last
    for_bots: Mapping[str, Any] = field(default_factory=dict)  # usual choices where no person plays
    bots: Mapping[Level, str] = field(default_factory=dict)  # what levels of bots are, where not as usual
    races: bool = False  # the fewer moves a winner has made, the better
    indifferent: Sequence[str] = ()  # options that make no difference to how well bots play
    daily: Sequence[Daily] = ()  # what the desert of the day is played with, in turn; empty: the presets


@dataclass(frozen=True, slots=True, kw_only=True)
class Game(Generic[S]):
    """All that the rest of the house needs to know about a game: who it is, how it begins, its moves."""

    name: str  # also its folder
    version: int  # of the rules: raised when an old record would replay differently
    package: str  # where its words and pieces are
    packages: Sequence[str] = ()  # of parts that bring words of their own
    seats: range  # how many can play
    cooperative: bool = False
    scoreless: Sequence[int] = ()  # numbers of seats at which nobody counts points, though not all win together
    options: type[Options]
    presets: Mapping[str, Options] = field(default_factory=dict)
    choosing: Choosing = PLAIN  # how options and presets are offered
    surprise: Callable[[int, str, Rng], Surprise] | None = None  # a choice by lot for so many seats, as hard as wished
    setup: Callable[[int, Any, Rng], S]
    moves: Any  # the union of its typed moves
    decode: Callable[[int], msgspec.Struct]  # move code -> typed move
    encode: Callable[[Any], int]  # and back
    look: Look[S]
    manners: Manners = Manners()
    sense: Sense = NO_SENSE

    @property
    def real_time(self) -> bool:
        """Whether the clock plays along."""
        return self.manners.pace > 0

    def among_bots(self, options: Options) -> Options:
        """Options as a match without people takes them: where people leave a choice as it is usual, bots have their own."""
        usual = self.options()
        own = {
            name: value
            for name, value in self.manners.for_bots.items()
            if getattr(options, name) == getattr(usual, name)
        }
        return msgspec.structs.replace(options, **own)

    @property
    def bots(self) -> dict[Level, str]:
        """Its levels of bots in their order, each by the name of a bot.

        Companions are only where people and bots act at the same time, on the same side.
        """
        company = COMPANY if self.real_time and self.cooperative else {}
        return {**USUAL, **company, **self.manners.bots}

    def strengths(self) -> list[Strength]:
        """How well its bots play, as far as it was measured."""
        measured, bots = measured_of(self.package), self.bots
        same = {level for level in bots if measured.bots.get(level) == bots[level]}
        return [strength_of(case, self.decisive(case.options), same, self.cooperative) for case in measured.cases]

    def decisive(self, chosen: Mapping[str, Any]) -> dict[str, Any]:
        """Options, all but those that make no difference to bots."""
        every: dict[str, Any] = msgspec.to_builtins(self.read_options(chosen))
        return {name: value for name, value in every.items() if name not in self.manners.indifferent}

    def level_of(self, options: Options) -> int:
        """Which level some options stand for; 0 where there are no levels."""
        return int(getattr(options, "level", 0)) if self.manners.levels else 0

    def next_level(self, options: Options) -> Options | None:
        """What those who have won these options may play next."""
        sequel = self.manners.sequel
        return None if sequel is None else sequel(options)

    def words(self, language: str) -> Words:
        """The words of this game, and those that all games share."""
        return words_of(language, "serai.core", *self.catalogues)

    @property
    def catalogues(self) -> tuple[str, ...]:
        """The packages that have words of this game, in the order in which its rules are read."""
        return (self.package, *self.packages)

    def begin(self, seats: int, options: Options, seed: bytes) -> Match:
        """A new match."""
        check_seats(self, seats)
        dice = Dice(seed)
        return Match(self.setup(seats, options, dice), dice, self.cooperative)

    def remember(self, match: Match) -> None:
        """Lets the moves of a match be undone, and its story be heard."""
        match.remember(vec[i64]([event.code for event in self.look.events if event.uncovers]))

    def read_options(self, chosen: Mapping[str, Any]) -> Options:
        """Options out of plain data."""
        try:
            return msgspec.convert(dict(chosen), self.options)
        except msgspec.ValidationError as error:
            raise OutOfRange("bad-option", game=self.name, option=place_in(error).removeprefix("$.")) from error

    def preset(self, name: str) -> Options:
        """Options by the name of a preset."""
        if name not in self.presets:
            raise Unknown("unknown-preset", game=self.name, name=name, known=", ".join(self.presets) or "-")
        return self.presets[name]

    def surprised(self, seats: int, level: str, seed: bytes) -> Surprise:
        """A legal choice by lot; all its options are named, as a preset names them."""
        check_seats(self, seats)
        if self.surprise is None or level not in self.choosing.surprises:
            known = ", ".join(self.choosing.surprises) or "-"
            raise Unknown("unknown-surprise", game=self.name, level=level, known=known)
        found = self.surprise(seats, level, Dice(derive(seed, 0, b"surprise")))
        return Surprise(msgspec.to_builtins(self.read_options(found.options)), found.odds)


def check_seats(game: Game[Any], seats: int) -> None:
    """Refuses a number of seats that the game has no rules for."""
    if seats not in game.seats:
        raise OutOfRange("bad-seats", game=game.name, seats=seats, least=game.seats[0], most=game.seats[-1])


def read_seed(text: str) -> bytes:
    """A seed as people type it: a whole number below 2**128, or 0x and hexadecimal digits."""
    found = re.fullmatch(r"(\d{1,39})|0x([0-9a-f]{1,32})", text, re.ASCII | re.IGNORECASE)
    number = -1 if found is None else int(found[1]) if found[1] else int(found[2], 16)
    if not 0 <= number < 1 << 8 * SEED_BYTES:
        raise OutOfRange("bad-seed", seed=text)
    return number.to_bytes(SEED_BYTES, "big")


def write_seed(seed: bytes) -> str:
    """A seed as it can be typed again: a number that is small, else hexadecimal digits."""
    number = int.from_bytes(seed, "big")
    return str(number) if number < 1 << 32 else f"0x{number:x}"
