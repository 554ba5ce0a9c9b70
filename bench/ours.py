"""Our own contenders: the one file here that knows the names of the core."""

from __future__ import annotations

import sys
from collections.abc import Callable

import serai.core.state
from bench_games import connect_four, tictactoe
from serai.bots import Bot, Random, drive
from serai.bots.search import Search
from serai.core.match import Match
from serai.core.play import playout, repeat
from serai.core.rng import Dice, Rng
from serai.core.sense import NO_SENSE, Sense
from serai.core.state import State
from serai.core.story import Story
from serai.games.desert import GAME as DESERT
from serai.games.desert.rules import contract as desert
from serai.games.deserto.rules import setup as deserto
from serai.games.quicksand import GAME as QUICKSAND
from serai.games.quicksand.rules import legal as quicksand
from serai.games.quicksand.rules import setup
from serai.games.temple import GAME as TEMPLE
from serai.games.temple.rules import legal as temple
from serai.games.trucks import GAME as TRUCKS
from slots import Play, serve, version_of
from sweeping.sets import everything

SEATS = 3  # at Deserto and at the trucks
TIMER_SEATS = 4  # at Quicksand
LEVEL = 7  # four timers, no extra rule
ITERATIONS = 1000  # of a search: as many as the peers' searches are given

PLAYERS: list[Bot] = [Random()] * SEATS

rng = Rng(1)


def deal() -> State:
    """A fresh game of Deserto."""
    return deserto.setup(SEATS, deserto.RANDOM, rng)


def line_up() -> State:
    """A fresh race of trucks."""
    return TRUCKS.setup(SEATS, TRUCKS.among_bots(TRUCKS.options()), rng)


def expedition() -> State:
    """A fresh game of Le Désert interdit, four adventurers by lot."""
    state: State = DESERT.setup(4, DESERT.options(), rng)
    return state


def through_python(setup: Callable[[], State]) -> Play:
    """A whole random game driven from interpreted Python."""
    below = rng.below

    def play() -> int:
        state = setup()
        moves = 0
        while state.outcome() is None:
            movers: int = state.movers()
            seat = movers.bit_length() - 1
            legal = state.legal(seat)
            state.apply(seat, legal[below(len(legal))], rng)
            moves += 1
        return moves

    return play


def sand() -> State:
    """A fresh game of Quicksand."""
    return setup.setup(TIMER_SEATS, LEVEL, "standard", setup.RANDOM, 300, rng)


def adventure() -> State:
    """A fresh game of Escape, four adventurers, with curses and treasures."""
    state: State = TEMPLE.setup(4, TEMPLE.preset("classic"), rng)
    return state


def whole_box() -> State:
    """The same with every module there is, each with all that can be chosen of it."""
    state: State = TEMPLE.setup(4, TEMPLE.read_options(everything()), rng)
    return state


def inside(start: State, games: int, pace: int = 0, sense: Sense = NO_SENSE) -> Play:
    """Random games in the core's own loop; in real time its steps are moves and rings."""

    def play() -> int:
        return repeat(start, games, rng, pace, sense)

    return play


def searching(start: State, sense: Sense = NO_SENSE) -> Play:
    """Tree search from the first position, counted in iterations."""

    def play() -> int:
        Search(start, 0, sense, rng).think(ITERATIONS)
        return ITERATIONS

    return play


def match() -> int:
    """A whole match of Deserto: legality checked, dice derived, every move logged."""
    played = Match(deal(), Dice(bytes(16)))
    drive(played, PLAYERS, NO_SENSE, rng)
    return int(played.step)


def told() -> int:
    """A game of Deserto with somebody listening to its story."""
    state = deal()
    state.story = Story()
    return playout(state, rng)


def is_compiled() -> bool:
    """Whether the core and the games of the bench run as binaries."""
    modules = (serai.core.state, connect_four, deserto, quicksand, desert, temple, sys.modules[Search.__module__])
    return not any((module.__file__ or ".py").endswith(".py") for module in modules)


def main() -> None:
    """Plays what is worth a slot: plain Python is compared only where the rules themselves are measured."""
    batch = 100 if is_compiled() else 1
    plays: dict[str, Play] = {
        "connect_four_inside": inside(connect_four.setup(), batch),
        "deserto_inside": inside(deal(), batch),
        "quicksand_inside": inside(sand(), batch, QUICKSAND.manners.pace),
        "desert_inside": inside(expedition(), batch, 0, DESERT.sense),
        "temple_inside": inside(adventure(), batch, TEMPLE.manners.pace),
    }
    if is_compiled() or "--all" in sys.argv:
        plays |= {
            "connect_four_python": through_python(connect_four.setup),
            "connect_four_search": searching(connect_four.setup()),
            "tictactoe_python": through_python(tictactoe.setup),
            "tictactoe_inside": inside(tictactoe.setup(), batch),
            "deserto_python": through_python(deal),
            "trucks_inside": inside(line_up(), 5),
            "trucks_python": through_python(line_up),
            "temple_all_inside": inside(whole_box(), batch, TEMPLE.manners.pace),
            "desert_search": searching(expedition(), DESERT.sense),
            "deserto_match": match,
            "deserto_story": told,
        }
    serve("serai" if is_compiled() else "serai, plain", plays, version=version_of("serai"), compiled=is_compiled())


main()
