"""Deserto: lay cards on a square of four piles, and win what your card beats."""

from typing import Annotated

from msgspec import Meta

from serai.core.daily import Daily
from serai.core.errors import OutOfRange
from serai.core.game import Game, Look, Manners, Options
from serai.core.rng import Rng
from serai.core.value import shipped_net
from serai.games.deserto.highlights import highlights
from serai.games.deserto.moves import Move, decode, encode
from serai.games.deserto.picture import draw
from serai.games.deserto.pieces import CARDS
from serai.games.deserto.rules.contract import Deserto
from serai.games.deserto.rules.setup import RANDOM, setup
from serai.games.deserto.seen import View
from serai.games.deserto.sense.contract import DesertoSense
from serai.games.deserto.sense.features import INPUTS
from serai.games.deserto.turned import turned
from serai.games.deserto.view import EVENTS, own, view


class DesertoOptions(Options, frozen=True):
    """Who begins (0: drawn by lot), and whether the table shows a count of the cards seen."""

    starter: Annotated[int, Meta(ge=0, le=4)] = 0
    counting: bool = True  # an aid of the page for all seats alike; the rules do not know it


def begin(seats: int, options: DesertoOptions, rng: Rng) -> Deserto:
    """DST-SETUP-1 to -4 with the chosen starting player."""
    if options.starter > seats:
        raise OutOfRange("bad-starter", package=__name__, starter=options.starter, seats=seats)
    return setup(seats, options.starter - 1 if options.starter else RANDOM, rng)


GAME = Game(
    name="deserto",
    version=1,
    package=__name__,
    packages=(f"{__name__}.turned",),
    seats=range(2, 5),
    options=DesertoOptions,
    presets={"standard": DesertoOptions(), "memory": DesertoOptions(counting=False)},
    setup=begin,
    moves=Move,
    decode=decode,
    encode=encode,
    look=Look(
        shows=View,
        view=view,
        own=own,
        draw=draw,
        events=EVENTS,
        names={"card": CARDS},
        highlights=highlights,
        turned=turned,
    ),
    manners=Manners(
        bots={"beginner": "search:10", "skilled": "search:30", "expert": "search:250", "master": "search:2500"},
        indifferent=("starter", "counting"),
        daily=(
            Daily(preset="standard", seats=3),
            Daily(preset="memory", seats=2),
            Daily(preset="standard", seats=4),
            Daily(preset="standard", seats=2),
            Daily(preset="memory", seats=3),
        ),
    ),
    sense=DesertoSense(shipped_net(f"{__name__}.sense", "deserto", INPUTS)),
)
