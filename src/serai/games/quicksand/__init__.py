"""Quicksand: turn the sand timers and lead them along the gears before the sand runs out. In real time, together."""

from typing import Annotated, Literal

from msgspec import Meta, structs

from serai.core.daily import Daily
from serai.core.errors import OutOfRange
from serai.core.game import Game, Look, Manners, Options
from serai.core.rng import Rng
from serai.games.quicksand.highlights import highlights
from serai.games.quicksand.moves import PLAIN, Move, decode, encode
from serai.games.quicksand.picture import draw
from serai.games.quicksand.pieces import BOX, CARDS, COLOURS, LAST_LEVEL, SHAPES, SORTS, TimerSet
from serai.games.quicksand.rules.contract import Quicksand
from serai.games.quicksand.rules.setup import RANDOM, setup
from serai.games.quicksand.seen import View
from serai.games.quicksand.sense.contract import QuicksandSense
from serai.games.quicksand.turned import turned
from serai.games.quicksand.view import EVENTS, view

Discard = Literal["random", "triangle", "circle", "square", "moon", "grey", "yellow", "orange"]


class QuicksandOptions(Options, frozen=True):
    """The level, and how the table plays it."""

    level: Annotated[int, Meta(ge=1, le=LAST_LEVEL)] = 1
    timers: TimerSet = "standard"
    discard: Discard = "random"  # the shape or colour taken out, at levels that ask for one
    announce_grace_ms: Annotated[int, Meta(ge=0, le=2000)] = 300
    aids: Literal["auto", "on", "off"] = "auto"  # what a card would do, shown by the page; auto: up to level 5


def begin(seats: int, options: QuicksandOptions, rng: Rng) -> Quicksand:
    """QKS-SETUP-1 to -7 at the chosen level."""
    check_discard(options)
    take_out = RANDOM if options.discard == "random" else PLAIN.index(options.discard)
    return setup(seats, options.level, options.timers, take_out, options.announce_grace_ms, rng)


def check_discard(options: QuicksandOptions) -> None:
    """QKS-DIS-1, QKS-DIS-2: only what the level takes out can be chosen."""
    extra = BOX.levels[options.level - 1].extra
    choices = ["random", *(SHAPES if "discard-shape" in extra else COLOURS if "discard-colour" in extra else ())]
    if options.discard not in choices:
        raise OutOfRange("bad-discard", package=__name__, level=options.level, choices=", ".join(choices))


def next_level(options: QuicksandOptions) -> QuicksandOptions | None:
    """The rulebook's list of levels, one after the other; what one level takes out says nothing about the next."""
    if options.level == LAST_LEVEL:
        return None
    return structs.replace(options, level=options.level + 1, discard="random")


GAME = Game(
    name="quicksand",
    version=1,
    package=__name__,
    packages=(f"{__name__}.turned",),
    seats=range(1, 8),
    options=QuicksandOptions,
    presets={
        "standard": QuicksandOptions(),
        "measured": QuicksandOptions(timers="measured"),
        "strict": QuicksandOptions(announce_grace_ms=0, aids="off"),
    },
    cooperative=True,
    setup=begin,
    moves=Move,
    decode=decode,
    encode=encode,
    look=Look(
        shows=View,
        view=view,
        draw=draw,
        events=EVENTS,
        names={"card": CARDS, "shape": SHAPES, "colour": COLOURS, "sort": SORTS},
        highlights=highlights,
        turned=turned,
    ),
    manners=Manners(
        pace=5000,
        deals_covered=True,  # QKS-CLK-6
        levels=LAST_LEVEL,
        sequel=next_level,
        bots={
            "beginner": "greedy@6000+shy",
            "skilled": "greedy@4000",
            "expert": "greedy@2500",
            "master": "greedy@1000",
        },
        indifferent=("discard", "aids"),
        daily=tuple(Daily(level=level, seats=3) for level in (1, 4, 2, 6, 3, 8, 5, 10, 7, 12, 9)),
        phrases=(*(f"have-{card}" for card in CARDS), "play-left", "play-middle", "play-right", "not-yet", "i-begin"),
    ),
    sense=QuicksandSense(),
)
