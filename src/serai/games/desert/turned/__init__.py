"""Le Désert interdit: why the chances turned. Parts, water, the storm, and the sand that is left."""

from __future__ import annotations

from collections.abc import Iterator

from serai.core.happenings import Happening
from serai.core.sets import has
from serai.core.turned import Fact, Turned, standing, tells, weightiest
from serai.games.desert.pieces import PARTS as NAMES
from serai.games.desert.rules.board import is_buried
from serai.games.desert.rules.end import is_won
from serai.games.desert.sense.ways import lowest
from serai.games.desert.state import BY_THIRST, NOT_LOST, PARTS, TAKEN, UNPLACED, Expedition

LITTLE = 2  # water that is worth a word
SCARCE = 8  # markers of sand
BLOCKED = 2  # markers on a tile

HEAVY = [
    "all-lost", "part-taken", "part-located", "storm-rose", "reserve-shared", "water-found", "water-given", "excavated",
    "equipment-found", "sped-up", "spared", "shield-raised", "blasted", "flown",
]  # fmt: skip
LIGHT = [
    "revealed", "dug", "guided", "walked", "ridden", "scouted", "card-handed", "looked", "sorted", "sunk", "storm-called",
    "slid", "sand-added", "drunk", "sheltered", "shuffled", "turn-began",
]  # fmt: skip
GAINS = ("part-taken", "part-located", "reserve-shared", "water-found", "sped-up", "spared", "shield-raised")
LOSSES = ("all-lost", "storm-rose", "revealed")
WAYS = ("walked", "ridden", "guided", "flown")
CHANCE = ("revealed", "excavated", "equipment-found")


def turned(story: list[Happening], before: Expedition, after: Expedition, _: int, rose: bool) -> Turned:
    """What the team gained or lost, and who is thirsty now."""
    what = weightiest(story, HEAVY, LIGHT, LOSSES if rose else GAINS)
    told = gained(story, before, after) if rose else lost(story, before, after)
    return Turned(what, standing(int(after.now), told), "luck" if tells(story, CHANCE) else "choice")


def gained(story: list[Happening], before: Expedition, after: Expedition) -> Iterator[Fact]:
    """What is better than it was comes first; what presses all the same comes last."""
    if is_won(after):
        yield "take-off", {}
        return
    drinkers = count(story, "drunk")
    if drinkers:
        yield "sun-past", {"number": drinkers}
    if after.taken != before.taken:
        yield parts(after)
    if least(after) > least(before):
        yield thirst(after)
    yield from reached(story, after)
    if located(after) != located(before):
        yield "located", {"number": located(after), "of": PARTS}
    if sand_on_pad(after) < BLOCKED <= sand_on_pad(before):
        yield "pad-clear", {}
    if count(story, "dug") > 1:  # a single one is told by itself
        yield "cleared", {"number": sum(int(one.details["markers"]) for one in story if one.name == "dug")}
    if after.taken == before.taken:
        yield parts(after)
    if least(before) >= least(after) <= LITTLE:
        yield thirst(after)


def reached(story: list[Happening], after: Expedition) -> Iterator[Fact]:
    """What those who moved have come to, or who excavated have before them."""
    for seat in sorted({int(one.details["seat"]) for one in story if one.name in WAYS or one.name == "excavated"}):
        cell = after.pawn[seat]
        for part in range(PARTS):
            if after.part_at[part] == cell:
                yield "reached", {"seat": seat, "part": NAMES[part]}
        if has(after.oases & ~after.excavated, cell):
            yield "oasis", {"seat": seat}
        elif has(after.tunnels, cell):
            yield "shade", {"seat": seat}


def lost(story: list[Happening], before: Expedition, after: Expedition) -> Iterator[Fact]:
    """What changed comes first; what presses and has not changed comes last."""
    if after.lost not in (NOT_LOST, BY_THIRST):
        yield parts(after)
        return
    drinkers = count(story, "drunk")
    dries = drinkers > 0 or least(after) < least(before)
    if drinkers:
        yield "sun", {"number": drinkers}
    if dries:
        yield thirst(after)
    if after.tick != before.tick:
        yield "storm", {"cards": int(after.ladder[after.tick]), "left": len(after.ladder) - int(after.tick)}
    yield from buried(before, after)
    unknown = PARTS - located(after)
    if tells(story, ["excavated"]) and unknown and located(after) == located(before):
        yield "unknown", {"number": unknown}
    fallen = count(story, "sand-added")
    if after.supply < before.supply and after.supply <= SCARCE:
        yield "sand", {"left": int(after.supply)}
    elif fallen:
        yield "fallen", {"number": fallen}
    if not dries and least(after) <= LITTLE:
        yield thirst(after)
    yield parts(after)


def buried(before: Expedition, after: Expedition) -> Iterator[Fact]:
    """Who cannot leave since, and what cannot be entered."""
    for seat in range(int(after.seats)):
        if is_buried(after, seat) and not is_buried(before, seat):
            yield "buried", {"seat": seat}
    if sand_on_pad(after) >= BLOCKED and sand_on_pad(after) > sand_on_pad(before):
        yield "pad-blocked", {}
    for part in range(PARTS):
        if is_under_sand(after, part) and not is_under_sand(before, part):
            yield "part-blocked", {"part": NAMES[part]}


def is_under_sand(game: Expedition, part: int) -> bool:
    place = game.part_at[part]
    return place not in (UNPLACED, TAKEN) and has(game.blocked, place)


def count(story: list[Happening], name: str) -> int:
    return sum(one.name == name for one in story)


def least(game: Expedition) -> int:
    return min(int(game.water[seat]) for seat in range(int(game.seats)))


def thirst(game: Expedition) -> Fact:
    """Who has the least to drink; several are counted."""
    left = least(game)
    dry = [seat for seat in range(int(game.seats)) if game.water[seat] == left]
    if len(dry) > 1:
        return "thirsty", {"number": len(dry), "left": left}
    return "thirst", {"seat": dry[0], "left": left}


def parts(game: Expedition) -> Fact:
    """How many the team has; once it has all, how many still have to come to the launch pad."""
    if game.taken == PARTS and game.pad:
        pad = lowest(game.pad)
        return "gather", {"number": sum(game.pawn[seat] != pad for seat in range(int(game.seats)))}
    return "parts", {"number": int(game.taken), "of": PARTS}


def located(game: Expedition) -> int:
    """Parts whose place is known, taken ones included."""
    return sum(game.part_at[part] != UNPLACED for part in range(PARTS))


def sand_on_pad(game: Expedition) -> int:
    return int(game.sand[lowest(game.pad)]) if game.pad else -1
