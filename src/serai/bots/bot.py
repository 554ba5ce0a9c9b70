"""What a bot is, and the four that can play any game, in turns or in real time."""

from __future__ import annotations

from time import monotonic
from typing import Final

from mypy_extensions import mypyc_attr

from serai.bots.search import WAIT, Search, Thought
from serai.bots.trials import DOUBT, Trials
from serai.core.play import until
from serai.core.rng import Rng
from serai.core.sense import NO_ADVICE, Sense
from serai.core.sets import first, has, only
from serai.core.state import State
from serai.core.vecs import append, i64, vec

CHUNK: Final = 50  # search iterations between two looks at the clock
REACTION: Final = 1000  # ms, on average, from what happens to an act
SLIPS: Final = 10  # one act in so many of a greedy bot is not what the game advises
NO_STANDING: Final = -(1 << 60)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses moves in imagined worlds: it is never handed the true one."""

    __slots__ = ("name", "reaction")

    def __init__(self, name: str, reaction: i64 = 0) -> None:
        self.name = name
        self.reaction = reaction  # in real time, ms on average; 0: by the pace of the game

    def choose(self, world: State, seat: i64, sense: Sense, rng: Rng, pace: i64 = 0) -> i64:
        """A legal move of the seat; or WAIT, where the game does not wait for it."""
        raise NotImplementedError

    def look(self, world: State, seat: i64, sense: Sense, rng: Rng, pace: i64) -> i64:
        """In real time: a move to make now, or `wait(ms)`."""
        return self.choose(world, seat, sense, rng, pace)

    def delay(self, rng: Rng, pace: i64) -> i64:
        """In real time: how long the bot needs from what happens to its own act, in ms."""
        if self.reaction:
            return self.reaction // 2 + rng.below(self.reaction)
        return 1 + rng.below(pace)


def wait(milliseconds: i64) -> i64:
    """The answer of a bot that would rather act later; whatever happens before makes it look again."""
    return -milliseconds


def choices(world: State, seat: i64, sense: Sense) -> vec[i64]:
    """The moves worth a thought; a seat that the game does not wait for may also wait."""
    moves = sense.candidates(world, seat)
    return moves if has(world.expected(), seat) else append(moves, WAIT)


def ask(bot: Bot, state: State, seat: i64, sense: Sense, rng: Rng, pace: i64 = 0) -> i64:
    """What a bot would do at a seat, knowing only what the seat may know."""
    if isinstance(bot, Random):
        return bot.choose(state, seat, sense, rng, pace)  # looks at the legal moves alone, so there is nothing to hide
    return bot.choose(imagined(state, seat, sense, rng), seat, sense, rng, pace)


def ask_in_time(bot: Bot, state: State, seat: i64, sense: Sense, rng: Rng, pace: i64) -> i64:
    """The same in real time: a move to make now, or `wait(ms)`."""
    if isinstance(bot, Random):
        return bot.choose(state, seat, sense, rng, pace)
    return bot.look(imagined(state, seat, sense, rng), seat, sense, rng, pace)


def imagined(state: State, seat: i64, sense: Sense, rng: Rng) -> State:
    """A world as a seat knows it; where the rules let others advise, as its adviser does."""
    world = state.clone()
    world.imagine(sense.adviser(state, seat), rng)
    return world


class Random(Bot):
    """Any move that bots think about at all."""

    __slots__ = ()

    def __init__(self, name: str = "random", reaction: i64 = 0) -> None:
        super().__init__(name, reaction)

    def choose(self, world: State, seat: i64, sense: Sense, rng: Rng, pace: i64 = 0) -> i64:
        """One of them, by lot."""
        moves = choices(world, seat, sense)
        return moves[rng.below(len(moves))]


class Greedy(Bot):
    """One step ahead: the move after which the seat stands best, and in real time the moment for it."""

    __slots__ = ()

    def __init__(self, name: str = "greedy", reaction: i64 = REACTION) -> None:
        super().__init__(name, reaction)

    def choose(self, world: State, seat: i64, sense: Sense, rng: Rng, pace: i64 = 0) -> i64:
        """The move with the best standing; equal ones by lot."""
        advice = sense.advice(world, seat, self.reaction)
        return advice if 0 <= advice < NO_ADVICE else best_move(world, seat, sense, rng)[0]

    def look(self, world: State, seat: i64, sense: Sense, rng: Rng, pace: i64) -> i64:
        """The best move now, unless a later moment has a better one; where the game advises, that, with a slip at times."""
        advice = sense.advice(world, seat, self.reaction)
        if advice == NO_ADVICE:
            return best_moment(world, seat, sense, rng)
        return slip(world, seat, sense, rng) if advice >= 0 and rng.below(SLIPS) == 0 else advice


def slip(world: State, seat: i64, sense: Sense, rng: Rng) -> i64:
    """Any move at all."""
    moves = choices(world, seat, sense)
    return moves[rng.below(len(moves))]


def best_moment(world: State, seat: i64, sense: Sense, rng: Rng) -> i64:
    """The move with the best standing now, or `wait` for the moment that has a better one."""
    answer, best = best_move(world, seat, sense, rng)
    moments = sense.moments(world, seat)
    i: i64
    for i in range(len(moments)):
        later = world.clone()
        until(later, moments[i], rng)
        if has(later.movers(), seat) and later.outcome() is None:
            _, standing = best_move(later, seat, sense, rng)
            if standing > best:
                best = standing
                answer = wait(moments[i] - world.now)
    return answer


def best_move(world: State, seat: i64, sense: Sense, rng: Rng) -> tuple[i64, i64]:
    """The move with the best standing, equal ones by lot, and that standing."""
    moves = choices(world, seat, sense)
    found: i64 = moves[0]
    best: i64 = NO_STANDING
    equals: i64 = 0
    i: i64
    for i in range(len(moves)):
        after = world.clone()
        if moves[i] != WAIT:
            after.apply(seat, moves[i], rng)
        standing = sense.standing(after, seat)
        if standing > best:
            best = standing
            equals = 0
        if standing == best:
            equals += 1
            if rng.below(equals) == 0:
                found = moves[i]
    return found, best


class Companion(Greedy):
    """Helps, and leaves people their share: it does what the game says of companions, and never slips."""

    __slots__ = ("people",)

    def __init__(self, name: str = "companion", reaction: i64 = REACTION, people: i64 = 0) -> None:
        super().__init__(name, reaction)
        self.people = people  # the seats of people, as a bit mask; 0: all others

    def look(self, world: State, seat: i64, sense: Sense, rng: Rng, pace: i64) -> i64:
        """What helps people now; where the game has no word for that, the best move at its moment."""
        people = self.people if self.people else first(world.seats) & ~only(seat)
        advice = sense.company(world, seat, people, self.reaction)
        return best_moment(world, seat, sense, rng) if advice == NO_ADVICE else advice


class Searching(Bot):
    """Tree search, or trials, with a budget of iterations (the same move for the same dice), or of milliseconds."""

    __slots__ = ("by_hand", "doubt", "iterations", "milliseconds", "mind")

    def __init__(self, name: str, iterations: i64, milliseconds: i64 = 0, reaction: i64 = REACTION) -> None:
        super().__init__(name, reaction)
        self.iterations = iterations
        self.milliseconds = milliseconds
        self.by_hand = False  # whether it judges by what people wrote down, without what was learnt
        self.doubt = DOUBT  # of trials: standard errors by which a move must have done better than the hunch
        self.mind: Sense | None = None  # a sense of its own, in place of the game's

    def own(self, sense: Sense) -> Sense:
        """By which sense it judges."""
        if self.mind is not None:
            return self.mind
        return sense.learnt(None) if self.by_hand else sense

    def choose(self, world: State, seat: i64, sense: Sense, rng: Rng, pace: i64 = 0) -> i64:
        """The move that the search tried most; an only move is not thought about."""
        advice = sense.advice(world, seat, self.reaction)
        if 0 <= advice < NO_ADVICE:
            return advice
        moves = choices(world, seat, sense)
        return moves[0] if len(moves) == 1 else self.think(world, seat, sense, rng, pace).best()

    def look(self, world: State, seat: i64, sense: Sense, rng: Rng, pace: i64) -> i64:
        """By search where waiting is idle; where moments count, like the greedy bot, for the tree knows only now.

        Where the game advises, what it says.
        """
        advice = sense.advice(world, seat, self.reaction)
        if advice != NO_ADVICE:
            return advice
        return (
            best_moment(world, seat, sense, rng)
            if len(sense.moments(world, seat))
            else self.choose(world, seat, sense, rng, pace)
        )

    def think(self, world: State, seat: i64, sense: Sense, rng: Rng, pace: i64 = 0) -> Thought:
        """A decision with its budget spent, for whoever wants to see more than the best move."""
        sense = self.own(sense)
        if sense.by_trials():
            return self.try_out(world, seat, sense, rng)
        return self.search(world, seat, sense, rng, pace)

    def search(self, world: State, seat: i64, sense: Sense, rng: Rng, pace: i64) -> Search:
        """Grows a tree."""
        search = Search(world, seat, sense, rng, pace)
        if not self.milliseconds:
            search.think(self.iterations)
            return search
        deadline = monotonic() + float(self.milliseconds) / 1000.0
        search.think(CHUNK)
        while monotonic() < deadline:
            search.think(CHUNK)
        return search

    def try_out(self, world: State, seat: i64, sense: Sense, rng: Rng) -> Trials:
        """Tries moves out; how many trials fit into milliseconds is measured on the first two worlds."""
        trials = Trials(world, seat, sense, choices(world, seat, sense), rng, self.doubt)
        if not self.milliseconds:
            trials.think(self.iterations)
            return trials
        began = monotonic()
        trials.try_all()
        trials.try_all()
        seconds = monotonic() - began + 1e-6
        trials.think(i64(float(self.milliseconds) / 1000.0 / seconds * 2.0 * float(len(trials.moves))))
        return trials
