"""Escape, la malédiction du temple: roll dice, find the exit, activate gems, and be out before it all falls down."""

from collections.abc import Sequence
from functools import cache
from typing import Annotated, ClassVar, Literal, cast, get_args, get_type_hints

import msgspec
from msgspec import Meta

from serai.core.daily import Daily
from serai.core.errors import OutOfRange
from serai.core.game import Game, Look, Manners, Options
from serai.core.rng import Rng
from serai.core.vecs import i64, vec
from serai.games.temple.brought import asked, decode, every_move, parts_of
from serai.games.temple.folders import folders
from serai.games.temple.highlights import highlights
from serai.games.temple.modules.curses.codes import OWN_PILE
from serai.games.temple.moves import encode
from serai.games.temple.picture import draw
from serai.games.temple.pieces import BOX, MODULES, TIMELINES, Difficulty, Timeline
from serai.games.temple.presets import CHOOSING, FULL_TABLE, PRESETS
from serai.games.temple.rules.contract import Temple
from serai.games.temple.rules.setup import setup
from serai.games.temple.seen import View
from serai.games.temple.sense.contract import TempleSense
from serai.games.temple.surprise import surprise
from serai.games.temple.turned import turned
from serai.games.temple.view import EVERY_EVENT, NAMES, is_open, own, view

LATER_MODULES = tuple(name for name in MODULES if name not in ("curses", "treasures", "extras"))


class TempleOptions(Options, frozen=True):
    """How hard, with which modules, and by which clock."""

    difficulty: Difficulty = "normal"
    curses: bool = False  # module 1
    treasures: bool = False  # module 2
    extras: bool = False  # the tiles that came with the sixth player: exchange of souls, big torch
    illusions: bool = False  # module 3
    chambers: bool = False  # module 4
    quests: Annotated[int, Meta(ge=0, le=3)] = 0  # module 5: so many quest rooms
    characters: Literal["none", "chosen", "dealt"] = "none"  # module 6
    traps: Literal[0, 2, 3, 4] = 0  # module 7: so many trap rooms
    chrono: Literal[0, 2, 3, 4] = 0  # module 8: so many rooms with an hourglass
    pit: bool = False  # a Queenie
    condemned: bool = False  # Queenie: Condemned
    fountain: bool = False  # a Queenie
    trials: bool = False  # Queenie: new quest rooms
    labyrinth: bool = False  # Queenie: The Labyrinth
    travellers: bool = False  # Queenie: new characters
    calendar: Literal["none", "eternal", "cursed"] = "none"  # Queenie: Maya calendar
    exchange: bool = False  # Queenie: Exchange and Teleport rooms
    totem: bool = False  # a Queenie
    jewels: bool = False  # Queenie: Cursed gems
    timeline: Timeline = "soundtrack"
    guard: bool = True  # ESC-R-69: no temple without a way on
    pile_cap: Annotated[int, Meta(ge=0, le=60)] = (
        0  # rooms in the pile, at most, as long as rooms without gems can be left out
    )

    LATER: ClassVar[Sequence[str]] = ("pile_cap", *LATER_MODULES)


def with_guests(options: type[TempleOptions]) -> type[TempleOptions]:
    """The same with a choice for every module that has come from outside, under its name."""
    guests = [name for name in MODULES if name not in options.__struct_fields__]
    if not guests:
        return options
    fields = [(name, bool, False) for name in guests]
    more = msgspec.defstruct(options.__name__, fields, bases=(options,), frozen=True, forbid_unknown_fields=True)
    return cast("type[TempleOptions]", more)


EveryOption = with_guests(TempleOptions)


def begin(seats: int, options: TempleOptions, rng: Rng) -> Temple:
    """ESC-SETUP-1 to -9 with the modules that were chosen."""
    check(seats, options)
    hardness = BOX.gems.difficulty[options.difficulty]
    chosen = chosen_modules(options)
    who, heeded = asked(tuple(chosen))
    timeline = vec[i64](BOX.timelines[TIMELINES.index(options.timeline)].numbers())
    return setup(
        seats,
        parts_of(chosen),
        who,
        heeded,
        hardness.more,
        hardness.spare,
        timeline,
        options.guard,
        options.pile_cap,
        rng,
    )


def chosen_modules(options: TempleOptions) -> dict[str, int]:
    """The modules of a choice, in their order, each with what was chosen: 1 for yes, or how many rooms."""
    numbers = {name: choice_of(options, name) for name in MODULES}
    chosen = {name: number for name, number in numbers.items() if number}
    if "curses" not in chosen and any(BOX.extras[name].own_curses for name in chosen):
        return {"curses": OWN_PILE, **chosen}
    return chosen


def choice_of(options: TempleOptions, name: str) -> int:
    """What was chosen of a module as a number; a word by its place, the first of which is none."""
    value = getattr(options, name)
    return words_of_option(type(options), name).index(value) if isinstance(value, str) else int(value)


@cache
def words_of_option(options: type[TempleOptions], name: str) -> tuple[str, ...]:
    """The words that an option has to choose from."""
    return get_args(get_type_hints(options)[name])


def check(seats: int, options: TempleOptions) -> None:
    """Which modules go together: ESC-R-71, ESC-R-90."""
    chosen = chosen_modules(options)
    for name in chosen:
        needs = BOX.extras[name].needs
        if needs and not chosen.keys() & set(needs):
            raise OutOfRange(f"bad-{name}", package=dict(folders())[name])
    can_be_won = any(BOX.extras[name].more_gems for name in chosen)
    if options.difficulty == "expert" and seats == FULL_TABLE and not can_be_won:
        raise OutOfRange("bad-expert", package=__name__)


GAME = Game(
    name="temple",
    version=2,  # boosts lapse, debts come off pledges, what waits comes before a slam
    package=__name__,
    packages=(*(dict(folders())[name] for name in MODULES), f"{__name__}.turned"),
    seats=range(1, 7),
    options=EveryOption,
    presets={name: EveryOption(**preset.options) for name, preset in PRESETS.items()},
    choosing=CHOOSING,
    surprise=surprise,
    cooperative=True,
    setup=begin,
    moves=every_move(),
    decode=decode,
    encode=encode,
    look=Look(
        shows=View,
        view=view,
        own=own,
        is_open=is_open,
        draw=draw,
        events=EVERY_EVENT,
        names=NAMES,
        highlights=highlights,
        turned=turned,
    ),
    manners=Manners(
        pace=4000,
        may_pause=True,  # ESC-D-PAUSE-2
        bots={"beginner": "greedy@3000+shy", "skilled": "search@3000", "expert": "search@1500", "master": "search@500"},
        indifferent=("guard",),
        daily=(
            Daily(preset="beginner", seats=3),
            Daily(preset="classic", seats=3),
            Daily(preset="jewels", seats=3),
            Daily(preset="shifting", seats=3),
            Daily(preset="trapped", seats=3),
        ),
        phrases=("gold-mask", "come-here", "gems-here", "exit-found", "go-home", "wait-for-me", "on-my-way"),
    ),
    sense=TempleSense(),
)
