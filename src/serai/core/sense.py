"""What bots know about a game and its rules do not: which moves are worth a thought, how a position stands."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from serai.core.net import Net
from serai.core.rng import Rng
from serai.core.state import State
from serai.core.vecs import i64, vec

NO_ADVICE: Final = 1 << 60  # the game has no plan of its own for bots


@mypyc_attr(allow_interpreted_subclasses=True)
class Sense:
    """Asked about a position, which it never changes. As it stands it knows nothing, and every bot plays with it."""

    __slots__ = ()

    # Which moves

    def is_choosy(self) -> bool:
        """Whether `candidates` says less than `legal`."""
        return False

    def candidates(self, state: State, seat: i64) -> vec[i64]:
        """Legal moves worth a bot's thought, never none for an expected seat; bots and playouts keep to them."""
        return state.legal(seat)

    def advice(self, state: State, seat: i64, reaction: i64) -> i64:
        """What the game's own plan for bots says: a move now, or below 0 how many ms to wait; NO_ADVICE: it has none.

        `reaction` is how long the bot takes from what happens to its act, in ms on average: its pace depends on it.
        """
        return NO_ADVICE

    def company(self, state: State, seat: i64, people: i64, reaction: i64) -> i64:
        """The same for a companion, who leaves these seats, where people play, their share; NO_ADVICE: as others play."""
        return self.advice(state, seat, reaction)

    def reason(self, state: State, seat: i64, move: i64, reaction: i64) -> str:
        """What a move is for by its nature, for people: `reason-NAME` of the game, then details, as "thirst to=2"."""
        return ""

    def answer(self, state: State, seat: i64, people: i64, caller: i64, call: str, ago: i64, reaction: i64) -> i64:
        """What a bot does about a person's call, made so many ms ago: as `advice`; NO_ADVICE: it goes on as it was."""
        return NO_ADVICE

    def says(self, state: State, seat: i64, people: i64, call: str, answer: i64, reaction: i64) -> str:
        """What a bot is about to do, as the word `phrase-NAME`, if it may tell; `answer` is what it does now.

        `people` are those whom a companion goes with, `call` is what it follows; 0 and empty for others.
        """
        return ""

    def adviser(self, state: State, seat: i64) -> i64:
        """Whose knowledge a bot at this seat may use: its own, or another's where the rules let others advise."""
        return seat

    def is_final(self, state: State, seat: i64, move: i64) -> bool:
        """Whether a move decides for a seat what cannot be taken back: a bot that just sits in for somebody leaves it."""
        return False

    # How it stands

    def standing(self, state: State, seat: i64) -> i64:
        """How well a seat stands, for bots that look one move ahead."""
        return 0

    def moments(self, state: State, seat: i64) -> vec[i64]:
        """In real time: later moments at which acting may be better than now; none where waiting is idle."""
        return vec[i64]()

    def outlook(self, state: State, seat: i64) -> float:
        """The share of the victory that a seat can hope for, 0 to 1; -1 where there is no guess."""
        return -1.0

    def has_outlook(self, state: State, seat: i64) -> bool:
        """Whether there is a guess; worth saying where the guess itself takes long."""
        return self.outlook(state, seat) >= 0.0

    # What can be learnt

    def features(self, state: State, seat: i64) -> vec[i64]:
        """What a net may know of a position: numbers from 0 to 255, always as many; none where it is not asked.

        Only what the seat may know: the same in every world that it can imagine.
        """
        return vec[i64]()

    def judged(self, state: State, seat: i64) -> i64:
        """The log-odds of the share of victory by hand-made judgement alone, in thousandths: what a net puts right."""
        return 0

    def learnt(self, net: Net | None) -> Sense:
        """The same sense with another net, or by hand-made judgement alone."""
        return self

    def aims(self, state: State, seat: i64) -> vec[i64]:
        """What a position is worth to a seat, by what one strives for; all in one currency, none where nobody can say."""
        return vec[i64]()

    def aim(self, state: State, seat: i64, move: i64, number: i64) -> str:
        """What a move does for one of these, as `reason` says it."""
        return ""

    # How a search imagines what comes

    def hunch(self, state: State, seat: i64, rng: Rng) -> i64:
        """A move without much thought."""
        moves = self.candidates(state, seat)
        return moves[rng.below(len(moves))]

    def eager(self, state: State) -> i64:
        """The seats whose hunch comes next, as a bit mask: also somebody with a free act."""
        return state.expected()

    def horizon(self, state: State) -> i64:
        """How many positions with an outlook a search looks ahead; 0: it plays every imagined game to its end."""
        return 0

    def is_deep(self) -> bool:
        """Whether every position has an outlook good enough for a search to build a tree on it, without hunches."""
        return False

    def by_trials(self) -> bool:
        """Whether a search compares moves in the same imagined worlds, rather than in a tree; needs a horizon."""
        return False


NO_SENSE: Final = Sense()
