"""Les Camions du désert (Der Wüstentruck): trucks race from the pyramids to the oasis, and one tank is not enough."""

from typing import Annotated

from msgspec import Meta

from serai.core.daily import Daily
from serai.core.errors import OutOfRange
from serai.core.game import Game, Look, Manners, Options
from serai.core.rng import Rng
from serai.core.value import shipped_net
from serai.games.trucks.board import Board
from serai.games.trucks.course import course_of
from serai.games.trucks.highlights import highlights
from serai.games.trucks.moves import Move, decode, encode
from serai.games.trucks.picture import draw
from serai.games.trucks.pieces import BOX, SEATS
from serai.games.trucks.rules.contract import Trucks
from serai.games.trucks.rules.goal import SPRINT
from serai.games.trucks.rules.setup import BY_DICE, setup
from serai.games.trucks.seen import View
from serai.games.trucks.sense.contract import TrucksSense
from serai.games.trucks.sense.features import INPUTS
from serai.games.trucks.turned import turned
from serai.games.trucks.view import EVENTS, NAMES, view

HOUSE_COURSE = course_of(BOX.board)


class TrucksOptions(Options, frozen=True):
    """Who begins (0: by dice), after how many turns each the race is called off (None: never), and the board.

    A board of the host's own stands here whole, so that it is part of every record; none means the board of the house.
    """

    starter: Annotated[int, Meta(ge=0, le=6)] = 0
    limit: Annotated[int, Meta(ge=1, le=100)] | None = None
    board: Board | None = None


def begin(seats: int, options: TrucksOptions, rng: Rng) -> Trucks:
    """TRK-SETUP-1 to -8 on the chosen board."""
    if options.starter > seats:
        raise OutOfRange("bad-starter", package=__name__, starter=options.starter, seats=seats)
    course = HOUSE_COURSE if options.board is None else course_of(options.board)
    return setup(seats, course, options.starter - 1 if options.starter else BY_DICE, options.limit or 0, rng)


GAME = Game(
    name="trucks",
    version=1,
    package=__name__,
    packages=(f"{__name__}.turned",),
    seats=SEATS,
    options=TrucksOptions,
    scoreless=range(SPRINT, SEATS.stop),  # TRK-END-1
    presets={"standard": TrucksOptions(), "quick": TrucksOptions(limit=25)},
    setup=begin,
    moves=Move,
    decode=decode,
    encode=encode,
    look=Look(shows=View, view=view, draw=draw, events=EVENTS, names=NAMES, highlights=highlights, turned=turned),
    manners=Manners(
        for_bots={"limit": 100},  # TRK-LIMIT-1
        bots={"beginner": "search:50", "skilled": "search:75", "expert": "search:100", "master": "search:300"},
        races=True,
        indifferent=("starter",),
        daily=(
            Daily(preset="standard", seats=3),
            Daily(preset="quick", seats=4),
            Daily(preset="standard", seats=2),
            Daily(preset="quick", seats=3),
        ),
    ),
    sense=TrucksSense(shipped_net(f"{__name__}.sense", "trucks", INPUTS)),
)
