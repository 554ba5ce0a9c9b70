"""What a game is: a position that knows its rules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from serai.core.rng import Rng
from serai.core.sets import first
from serai.core.story import Story
from serai.core.vecs import i64, vec

NEVER: Final = 1 << 60
NOBODY: Final = -1  # a watcher: knows only what lies open


class Outcome:
    """The end: points per seat, the set of seats that won (bit mask), and the rule that ended the game."""

    __slots__ = ("rule", "scores", "winners")

    def __init__(self, scores: vec[i64], winners: i64, rule: str) -> None:
        self.scores = scores
        self.winners = winners
        self.rule = rule


@mypyc_attr(allow_interpreted_subclasses=True)
class Equipment:
    """What a match is played on and nothing ever changes, such as a map: clones share it, and no snapshot shows it."""

    __slots__ = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """A piece of a position that keeps its own fields, such as what one module of a game adds to it."""

    __slots__ = ()

    def clone(self) -> Part:
        """A copy that nothing done to the original reaches; what is never written in place may be shared."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position that knows its rules, and nothing else. They change it in place; who needs the old one clones first."""

    __slots__ = ("now", "seats", "story")

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.now: i64 = 0  # game time in ms, set by the driver
        self.story: Story | None = None

    def clone(self) -> State:
        """A copy that nothing done to the original reaches; nobody listens to it."""
        raise NotImplementedError

    def movers(self) -> i64:
        """The seats that may act now, as a bit mask."""
        raise NotImplementedError

    def expected(self) -> i64:
        """The seats that the game waits for; other movers may act too, but need not."""
        return self.movers()

    def legal(self, seat: i64) -> vec[i64]:
        """All legal moves of a seat, in a fixed order: the one place where legality is decided."""
        raise NotImplementedError

    def why_not(self, seat: i64, move: i64) -> str:
        """The id of the rule that forbids a move; empty for exactly the legal ones."""
        raise NotImplementedError

    def apply(self, seat: i64, move: i64, rng: Rng) -> None:
        """Carries out a legal move."""
        raise NotImplementedError

    def alarm(self) -> i64:
        """The next instant at which time itself changes something."""
        return NEVER

    def ring(self, rng: Rng) -> None:
        """What happens at that instant."""

    def outcome(self) -> Outcome | None:
        """None while the game goes on."""
        raise NotImplementedError

    def imagine(self, seat: i64, rng: Rng) -> None:
        """Replaces all that this seat (or NOBODY) cannot know by a fair sample."""

    def in_play(self) -> i64:
        """The seats whose game still goes on, as a bit mask: they say when a pause is over."""
        return first(self.seats)

    def hushed(self) -> i64:
        """The seats that a rule forbids to talk now, as a bit mask: their chat is refused."""
        return 0

    def tell(self, what: i64, a: i64 = -1, b: i64 = -1, c: i64 = -1, d: i64 = -1) -> None:
        """Tells a listener what happens; free when there is none."""
        story = self.story
        if story is not None:
            story.tell(self.now, what, a, b, c, d)
