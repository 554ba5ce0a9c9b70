"""What a game is: a position that knows its rules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from serai.core.rng import Rng
from serai.core.story import Story
from serai.core.vecs import i64, vec

NEVER: Final = 1 << 60
NO_ADVICE: Final = 1 << 60  # the game has no plan of its own for bots
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
class State:
    """A position. Rules change it in place; whoever needs the old one clones first."""

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

    def standing(self, seat: i64) -> i64:
        """How well a seat stands, for bots that look one move ahead."""
        return 0

    def moments(self, seat: i64) -> vec[i64]:
        """In real time: later moments at which acting may be better than now, for bots; none where waiting is idle."""
        return vec[i64]()

    def adviser(self, seat: i64) -> i64:
        """Whose knowledge a bot at this seat may use: its own, or another's where the rules let others advise."""
        return seat

    def advice(self, seat: i64, reaction: i64) -> i64:
        """What the game's own plan for bots says: a move now, or below 0 how many ms to wait; NO_ADVICE: it has none.

        `reaction` is how long the bot takes from what happens to its act, in ms on average: its pace depends on it.
        """
        return NO_ADVICE

    def reason(self, seat: i64, move: i64, reaction: i64) -> str:
        """Why `advice` says this move, for people: the word `reason-NAME` of the game; empty where it says nothing."""
        return ""

    def hushed(self) -> i64:
        """The seats that a rule forbids to talk now, as a bit mask: their chat is refused."""
        return 0

    def is_choosy(self) -> bool:
        """Whether `expected` and `candidates` say less than `movers` and `legal`."""
        return False

    def expected(self) -> i64:
        """The seats that the game waits for; other movers may act too, but need not."""
        return self.movers()

    def candidates(self, seat: i64) -> vec[i64]:
        """Legal moves worth a bot's thought, never none for an expected seat; bots and playouts keep to them."""
        return self.legal(seat)

    def hunch(self, seat: i64, rng: Rng) -> i64:
        """A move without much thought, as a search imagines the turns to come."""
        moves = self.candidates(seat)
        return moves[rng.below(len(moves))]

    def eager(self) -> i64:
        """The seats whose hunch comes next when a search imagines turns, as a bit mask: also somebody with a free act."""
        return self.expected()

    def horizon(self) -> i64:
        """How many positions with an outlook a search looks ahead; 0: it plays every imagined game to its end."""
        return 0

    def by_trials(self) -> bool:
        """Whether a search compares moves in the same imagined worlds, rather than in a tree; needs a horizon."""
        return False

    def outlook(self, seat: i64) -> float:
        """The share of the victory that a seat can hope for, 0 to 1; -1 where the game has no guess."""
        return -1.0

    def tell(self, what: i64, a: i64 = -1, b: i64 = -1, c: i64 = -1, d: i64 = -1) -> None:
        """Tells a listener what happens; free when there is none."""
        story = self.story
        if story is not None:
            story.tell(self.now, what, a, b, c, d)
