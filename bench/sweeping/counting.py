"""What never changes in a match of Escape: every piece is somewhere, whatever modules are in play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from serai.core.happenings import Happening
from serai.core.sets import listed
from serai.games.temple.brought import Held, found
from serai.games.temple.pieces import BOX, CURSES, ROOMS, TREASURES
from serai.games.temple.rules import asking
from serai.games.temple.rules.contract import Temple
from serai.games.temple.rules.debts import dice_of
from serai.games.temple.rules.discovering import drawn_by
from serai.games.temple.rules.pledges import pledged_loot
from serai.games.temple.rules.tables import REAR
from serai.games.temple.rules.tiles import how_many
from serai.games.temple.state import NONE

REARS = {int(rear) for rear in REAR if rear != NONE}  # they come and go with their fronts


class Pieces(msgspec.Struct, frozen=True):
    """All pieces of a position, wherever they are."""

    dice: int  # ESC-D-DIE-2: in hand, pledged, aside, also of those who are out
    gems: int  # in the depot, beside it, in rooms, in the box, with modules
    rooms: Counter[int]  # in the temple, in the pile, drawn but not laid, with modules
    curses: Counter[int]  # before players, with modules
    treasures: Counter[int]  # the same, and pledged


def pieces_of(state: Temple) -> Pieces:
    """Counts everything."""
    parts = held_by_modules(state)
    seats = range(state.seats)
    return Pieces(
        dice=int(sum(dice_of(state, seat) for seat in seats) + sum(state.aside)),
        gems=int(state.depot + state.spare + state.boxed + sum(state.gems)) + sum(part.gems for part in parts),
        rooms=Counter(rooms_of(state) + together(part.rooms for part in parts)),
        curses=Counter(
            [curse for seat in seats for curse in listed(state.curses[seat])] + together(part.curses for part in parts)
        ),
        treasures=Counter(
            [tile for seat in seats for tile in loot_of(state, seat)] + together(part.treasures for part in parts)
        ),
    )


def held_by_modules(state: Temple) -> list[Held]:
    """What lies in the parts of the modules in play."""
    telling = ((BOX.extras[name].number, one.holds) for name, one in found().items() if one.holds)
    return [holds(state) for number, holds in telling if asking.is_in_play(state, number)]


def together(heaps: Iterable[Sequence[int]]) -> list[int]:
    return [int(piece) for heap in heaps for piece in heap]


def rooms_of(state: Temple) -> list[int]:
    """Laid, undrawn, or drawn and waiting for a place."""
    drawn = [drawn_by(state, seat) for seat in range(state.seats)]
    tiles = [int(tile) for tile in (*state.plan.tile, *state.pile[: state.undrawn], *drawn)]
    return [tile for tile in tiles if tile != NONE and tile not in REARS]


def loot_of(state: Temple, seat: int) -> list[int]:
    """The treasures before a player, pledged ones included."""
    everything = (int(state.loot[seat]), int(pledged_loot(state, seat)))
    return [tile for loot in everything if loot for tile in range(len(TREASURES)) for _ in range(how_many(loot, tile))]


# From one position to another


def changed(before: Pieces, after: Pieces, told: Sequence[Happening], vanished: bool) -> str:
    """What has come out of nothing or gone without a word, in a sentence; empty: nothing."""
    brought = gems_brought(told)
    if after.dice != before.dice:
        return f"there were {before.dice} dice, now there are {after.dice}"
    if after.gems != before.gems + brought:
        return f"there were {before.gems} gems, {brought} were told to come, now there are {after.gems}"
    if after.rooms != before.rooms:
        return f"rooms: {difference(before.rooms, after.rooms, ROOMS)}"
    if not_told(before.curses, after.curses, named(told, "curse", CURSES), left(told)):
        return f"curses: {difference(before.curses, after.curses, CURSES)}"
    if not_told(before.treasures, after.treasures, named(told, "treasure", TREASURES), vanished or left(told)):
        return f"treasures: {difference(before.treasures, after.treasures, TREASURES)}"
    return ""


def gems_brought(told: Sequence[Happening]) -> int:
    """Gems that came from the box since, as the story says."""
    events = {event: detail for one in found().values() for event, detail in one.more_gems.items()}
    return sum(int(one.details[events[one.name]]) for one in told if one.name in events)


def not_told(before: Counter[int], after: Counter[int], told: Counter[int], excused: bool) -> bool:
    """A tile that leaves the game is named as it goes, unless it goes with a player or a room; none ever comes."""
    gone = before - after
    return bool(after - before) or not (excused or gone <= told)


def named(told: Sequence[Happening], detail: str, names: Sequence[str]) -> Counter[int]:
    """How often the story has named a tile since."""
    return Counter(names.index(str(one.details[detail])) for one in told if detail in one.details)


def left(told: Sequence[Happening]) -> bool:
    """Whether somebody has escaped since."""
    return any(one.name == "left-temple" for one in told)


def difference(before: Counter[int], after: Counter[int], names: Sequence[str]) -> str:
    """What is missing and what is too many, by name."""
    fewer = [names[piece] for piece in (before - after).elements()]
    more = [names[piece] for piece in (after - before).elements()]
    return f"missing {fewer}, too many {more}"
