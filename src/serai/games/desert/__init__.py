"""Le Désert interdit: four parts of a flying machine lie under the sand; find them and fly before thirst wins."""

from typing import Annotated, Literal

from msgspec import Meta, field

from serai.core.daily import Daily
from serai.core.errors import OutOfRange
from serai.core.game import Game, Look, Manners, Options
from serai.core.rng import Rng
from serai.core.value import shipped_net
from serai.core.vecs import i64, vec
from serai.games.desert.highlights import highlights
from serai.games.desert.moves import Move, decode, encode
from serai.games.desert.picture import draw
from serai.games.desert.pieces import ADVENTURERS, BOX, Adventurer, Difficulty
from serai.games.desert.rules.setup import RANDOM, setup
from serai.games.desert.seen import View
from serai.games.desert.sense.attentive import Attentive
from serai.games.desert.sense.contract import DesertSense
from serai.games.desert.sense.features import INPUTS
from serai.games.desert.turned import turned
from serai.games.desert.view import EVENTS, NAMES, view

Choice = Adventurer | Literal["random"]


class DesertOptions(Options, frozen=True):
    """How hard, who begins (0: drawn by lot), who plays whom, and one point that the rulebook leaves open."""

    difficulty: Difficulty = "novice"
    starter: Annotated[int, Meta(ge=0, le=5)] = 0
    adventurers: list[Choice] = field(default_factory=list)  # one a seat, or none at all: dealt at random
    aside: bool = False  # DES-R-33: the storm cards of this turn stay out of a shuffle


def begin(seats: int, options: DesertOptions, rng: Rng) -> Attentive:
    """DES-SETUP-1 to -11 with the table's choices."""
    if options.starter > seats:
        raise OutOfRange("bad-starter", package=__name__, starter=options.starter, seats=seats)
    choices: list[Choice] = options.adventurers or ["random"] * seats
    chosen = [ADVENTURERS.index(choice) for choice in choices if choice != "random"]
    if len(choices) != seats or len(set(chosen)) != len(chosen):
        raise OutOfRange("bad-adventurers", package=__name__, seats=seats)
    roles = [RANDOM if choice == "random" else ADVENTURERS.index(choice) for choice in choices]
    position = setup(
        vec[i64](roles),
        vec[i64](BOX.ladder(seats)),
        BOX.difficulties[options.difficulty],
        options.starter - 1 if options.starter else RANDOM,
        options.aside,
        rng,
    )
    return Attentive(position)  # so that bots at the table keep track


GAME = Game(
    name="desert",
    version=1,
    package=__name__,
    packages=(f"{__name__}.turned",),
    seats=range(2, 6),
    options=DesertOptions,
    presets={name: DesertOptions(difficulty=name) for name in BOX.difficulties},
    cooperative=True,
    setup=begin,
    moves=Move,
    decode=decode,
    encode=encode,
    look=Look(shows=View, view=view, draw=draw, events=EVENTS, names=NAMES, highlights=highlights, turned=turned),
    manners=Manners(
        bots={"beginner": "search:10", "skilled": "search:20", "expert": "search:45", "master": "search:1500"},
        indifferent=("starter",),
        daily=(
            Daily(preset="novice", seats=3),
            Daily(preset="normal", seats=3),
            Daily(preset="novice", seats=4),
            Daily(preset="normal", seats=2),
            Daily(preset="elite", seats=3),
        ),
    ),
    sense=DesertSense(shipped_net(f"{__name__}.sense", "desert", INPUTS)),
)
