"""Le Désert interdit: why the chances turned. Parts, water, the storm, and the sand that is left."""

from __future__ import annotations

from collections.abc import Iterator

from serai.core.happenings import Happening
from serai.core.turned import Fact, Turned, standing, tells, weightiest
from serai.games.desert.rules.end import is_won
from serai.games.desert.sense.ways import lowest
from serai.games.desert.state import NOT_LOST, PARTS, UNPLACED, Expedition

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
CHANCE = ("revealed", "excavated", "equipment-found")


def turned(story: list[Happening], before: Expedition, after: Expedition, _: int, rose: bool) -> Turned:
    """What the team gained or lost, and who is thirsty now."""
    what = weightiest(story, HEAVY, LIGHT, LOSSES if rose else GAINS)
    stands = standing(int(after.now), facts(story, before, after))
    return Turned(what, stands, "luck" if tells(story, CHANCE) else "choice")


def facts(story: list[Happening], before: Expedition, after: Expedition) -> Iterator[Fact]:
    """What changed comes first; what presses and has not changed comes last."""
    if is_won(after):
        yield "take-off", {}
        return
    drinkers = sum(one.name == "drunk" for one in story)
    dries = drinkers > 0 or least(after) != least(before)
    if drinkers:
        yield "sun", {"number": drinkers}
    if after.taken != before.taken:
        yield parts(after)
    if dries:
        yield thirst(after)
    yield from changed(story, before, after)
    if not dries and least(after) <= LITTLE:
        yield thirst(after)
    if after.taken == before.taken:
        yield parts(after)


def changed(story: list[Happening], before: Expedition, after: Expedition) -> Iterator[Fact]:
    """The storm, what is known of the city, and the sand on it."""
    if after.tick != before.tick and after.lost == NOT_LOST:
        yield "storm", {"cards": int(after.ladder[after.tick]), "left": len(after.ladder) - int(after.tick)}
    if located(after) != located(before):
        yield "located", {"number": located(after), "of": PARTS}
    if after.pad and sand_on_pad(after) != sand_on_pad(before):
        yield "pad-blocked" if sand_on_pad(after) >= BLOCKED else "pad-clear", {}
    fallen = sum(one.name == "sand-added" for one in story)
    if after.supply != before.supply and after.supply <= SCARCE:
        yield "sand", {"left": int(after.supply)}
    elif fallen:
        yield "fallen", {"number": fallen}


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
