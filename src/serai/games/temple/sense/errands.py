"""Escape, the team of bots: what each adventurer is up to, and where."""

from __future__ import annotations

from typing import Final

from serai.core.sets import has
from serai.core.state import NEVER
from serai.core.vecs import i64, vec
from serai.games.temple.module import TASK
from serai.games.temple.rules import asking, asking_of_rooms
from serai.games.temple.rules.handful import count
from serai.games.temple.rules.plan import DX, DY, here
from serai.games.temple.rules.tables import GEMS, NEEDED, PRIZES, ROLL_MS, SYMBOL
from serai.games.temple.rules.timeline import is_safe, next_cue
from serai.games.temple.sense.craft import CRAFTS, craft_at
from serai.games.temple.sense.mates import dice_inside, fewest_dice, is_alone, whom_to_rescue
from serai.games.temple.sense.walking import FAR, can_get, rolls_from
from serai.games.temple.sense.ways import exit_place, is_reached, ways_of_all
from serai.games.temple.state import COLLAPSE, CUE, GOLD, NONE, OUT, SIDES, SLAM, Site

# An errand is a kind and a place: place * KINDS + kind.
GATHER: Final = 0  # meet the task there together: mostly gems
SEARCH: Final = 1  # discover a room from there
GO_OUT: Final = 2  # leave the temple there
GO_HOME: Final = 3  # be in the starting room when the doors slam
RESCUE: Final = 4  # free somebody who is stuck there
OWN_ERRANDS: Final = 8  # of a module: its number * OWN_ERRANDS and up
KINDS: Final = 256

COUNTDOWN: Final = 30_000  # ms before the doors slam in which one runs home
WALK: Final = 12  # tenths: how much longer a way home may take than on average
NEW_ROOM: Final = 60  # tenths of a roll: what discovering costs until there is a gem, beside the way
WELCOME_ROOM: Final = 25  # the same where any room is as good as a gem
# Tenths of a roll until so many tenths of all dice show one symbol.
WORK: Final = vec[i64]([10, 15, 20, 26, 34, 46, 66, 93, 120, 300, 600])
ENOUGH: Final = 7  # tenths of all dice: more symbols than that are not waited for

# How many keys, in tenths of the dice of the weakest, the team would leave with; later it is content with less.
PATIENT: Final = 4
HURRIED: Final = 6
DESPERATE: Final = 8
HURRY: Final = 200_000  # ms before the collapse
DESPAIR: Final = 110_000


def errand(kind: i64, place: i64) -> i64:
    return place * KINDS + kind


def kind_of_errand(wish: i64) -> i64:
    return wish % KINDS


def place_of_errand(wish: i64) -> i64:
    return wish // KINDS


def errand_of(game: Site, seat: i64, roll_ms: i64) -> i64:
    """What an adventurer inside is up to."""
    leaving = is_leaving(game)
    if not leaving and should_be_home(game, seat, roll_ms):
        return errand(GO_HOME, game.start)
    stuck = whom_to_rescue(game, seat)
    if stuck != NONE and not hoards_gold(game, seat, game.room[stuck]):
        return errand(RESCUE, game.room[stuck])
    own = own_errand(game, seat)
    wish = own if own != NONE else team_errand(game, leaving)
    return wish if can_get(game, game.room[seat], place_of_errand(wish)) else lonely_errand(game, seat)


def hoards_gold(game: Site, seat: i64, place: i64) -> bool:
    """Whether a player stands in this room, whose task asks for gold masks: then none is spent lightly."""
    if game.room[seat] != place or not has(game.heeded, TASK):
        return False
    return count(asking.task(game, place), GOLD) > 0


# Errands of modules


def own_errand(game: Site, seat: i64) -> i64:
    """The first that any module has for an adventurer, or NONE."""
    wish: i64 = NONE
    i: i64
    for i in range(len(game.parts)):
        if wish == NONE:
            wish = craft_at(game, i).errand(game, seat)
    return wish


def errand_move(game: Site, seat: i64, kind: i64) -> i64:
    """What to do where the errand of a module led, or NONE."""
    return CRAFTS[kind // OWN_ERRANDS].errand_move(game, seat, kind) if kind >= OWN_ERRANDS else NONE


def errand_price(game: Site, seat: i64, kind: i64) -> i64:
    """The symbols that it takes there."""
    return CRAFTS[kind // OWN_ERRANDS].errand_price(game, seat, kind) if kind >= OWN_ERRANDS else i64(0)


def is_shared(kind: i64) -> bool:
    """Whether the symbols of all who are there count."""
    return kind == GATHER or (kind >= OWN_ERRANDS and CRAFTS[kind // OWN_ERRANDS].is_shared(kind))


def is_urgent(kind: i64) -> bool:
    """Whether a module's errand waits for nobody."""
    return kind >= OWN_ERRANDS and CRAFTS[kind // OWN_ERRANDS].is_urgent(kind)


# The way home


def should_be_home(game: Site, seat: i64, roll_ms: i64) -> bool:
    """In a countdown: whoever can still be in the starting room in time, and whoever is safe already."""
    left = next_cue(game) - game.now
    if left > COUNTDOWN or game.timeline[game.stage * CUE + 1] != SLAM:
        return False
    if is_safe(game, seat):
        return True
    rolls = rolls_from(game, game.room[seat])[game.start]
    return rolls < FAR and rolls * roll_ms * WALK // 100 <= left


# Leaving


def time_left(game: Site) -> i64:
    """Until the collapse."""
    last: i64 = len(game.timeline) - CUE
    if last < 0 or game.timeline[last + 1] != COLLAPSE:
        return NEVER
    return game.timeline[last] - game.now


def keys_to_leave_with(game: Site) -> i64:
    """The most keys that the team would pay to leave."""
    left = time_left(game)
    share: i64 = PATIENT if left > HURRY else HURRIED if left > DESPAIR else DESPERATE
    return max(1, fewest_dice(game) * share // 10)


def is_leaving(game: Site) -> bool:
    """The exit is known, and the depot is as empty as it must be or can be."""
    return would_leave(game) and not is_barred(game)


def would_leave(game: Site) -> bool:
    """The same, whatever modules ask for."""
    if exit_place(game) == NONE:
        return False
    return has_enough_gems(game) or (not has_gems_to_win(game) and not can_search(game))


def is_barred(game: Site) -> bool:
    """Whether a module has something to be done first."""
    i: i64
    for i in range(len(game.parts)):
        if craft_at(game, i).bars(game):
            return True
    return False


def has_enough_gems(game: Site) -> bool:
    return asking.keys(game, game.depot + 1) <= keys_to_leave_with(game)


def has_gems_to_win(game: Site) -> bool:
    """Whether any room still has gems for somebody."""
    place: i64
    for place in range(len(game.plan.tile)):
        if is_for_all(game, place) and is_reached(game, place):
            return True
    return False


def is_for_all(game: Site, place: i64) -> bool:
    """Whether the team can gather gems there."""
    if not is_gem_room(game, place):
        return False
    i: i64
    for i in range(len(game.parts)):
        if craft_at(game, i).is_vain(game, place):
            return False
    return True


def is_gem_room(game: Site, place: i64) -> bool:
    """Gems can still be activated there; from an empty depot none can, whatever else a module asks of those who leave."""
    tile = game.plan.tile[place]
    return game.depot > 0 and tile != NONE and SYMBOL[tile] != 0 and not has(game.used, place)


# Together


def team_errand(game: Site, leaving: bool) -> i64:
    """What all do who have nothing else to do: the next gems, the next room to discover, or out."""
    if leaving:
        return errand(GO_OUT, exit_place(game))
    ways = ways_of_all(game)
    best: i64 = FAR
    found: i64 = errand(GO_HOME, game.start)
    wants_gems = not has_enough_gems(game)
    searches = game.undrawn > 0
    if not wants_gems and exit_place(game) != NONE and not needs_a_room(game):
        found = errand(GO_OUT, exit_place(game))  # something else bars the exit, and others see to it
        searches = False
    place: i64
    for place in range(len(game.plan.tile)):
        if ways[place] >= FAR:
            continue
        if wants_gems and is_for_all(game, place):
            effort = effort_for_gem(game, place, ways[place])
            if effort < best:
                best = effort
                found = errand(GATHER, place)
        if game.plan.gaps[place] and searches:
            effort = ways[place] + (NEW_ROOM if welcome_gap(game, place) == NONE else WELCOME_ROOM)
            if effort < best:
                best = effort
                found = errand(SEARCH, place)
    return found


def lonely_errand(game: Site, seat: i64) -> i64:
    """For who is cut off from what is to be done, beyond a slide: to the exit, to the nearest gap, or nowhere.

    Who is alone has nobody who does it, so a gap is looked for first.
    """
    far = rolls_from(game, game.room[seat])
    way_out = exit_place(game)
    found = errand(RESCUE, game.room[seat])
    if way_out != NONE and far[way_out] < FAR:
        found = errand(GO_OUT, way_out)
        if is_leaving(game) or not is_alone(game):
            return found
    nearest: i64 = FAR
    place: i64
    for place in range(len(far)):
        if game.plan.gaps[place] and game.undrawn and far[place] < nearest:
            nearest = far[place]
            found = errand(SEARCH, place)
    return found


def effort_for_gem(game: Site, place: i64, way: i64) -> i64:
    """Tenths of a roll for each gem of a room."""
    option = option_to_try(game, place)
    at = game.plan.tile[place] * PRIZES + option
    return (way + WORK[min(10, NEEDED[at] * 10 // max(1, dice_inside(game)))]) // max(1, min(GEMS[at], game.depot))


def option_to_try(game: Site, place: i64) -> i64:
    """The most gems that the team has the dice for, and the depot has."""
    at = game.plan.tile[place] * PRIZES
    total = dice_inside(game)
    option: i64 = PRIZES - 1
    while option > 0:
        needed = NEEDED[at + option]
        if needed and needed * 10 <= ENOUGH * total and GEMS[at + option - 1] < game.depot:
            return option
        option -= 1
    return option


# Discovering


def can_search(game: Site) -> bool:
    """There is a room to discover, and a gap for it."""
    if game.undrawn == 0:
        return False
    place: i64
    for place in range(len(game.plan.gaps)):
        if game.plan.gaps[place] and is_reached(game, place):
            return True
    return False


def wants_to_search(game: Site) -> bool:
    """A new room is welcome; where curses wait, only while something is missing."""
    if not is_wary(game):
        return True
    if exit_place(game) == NONE or needs_a_room(game):
        return True
    return not has_enough_gems(game) and not has_gems_to_win(game)


def needs_a_room(game: Site) -> bool:
    """Whether a room must be found still, or a module wants one."""
    i: i64
    for i in range(len(game.parts)):
        if craft_at(game, i).seeks(game):
            return True
    return asking_of_rooms.needs_rooms(game)


def welcome_gap(game: Site, place: i64) -> i64:
    """An open side of a room beyond which a module welcomes any room, or NONE."""
    side: i64
    for side in range(SIDES):
        x, y = game.plan.x[place] + DX[side], game.plan.y[place] + DY[side]
        if has(game.plan.gaps[place], side) and is_welcome(game, x, y):
            return side
    return NONE


def is_welcome(game: Site, x: i64, y: i64) -> bool:
    i: i64
    for i in range(len(game.parts)):
        if craft_at(game, i).welcomes(game, x, y):
            return True
    return False


def is_wary(game: Site) -> bool:
    """Whether any module makes new rooms a danger."""
    i: i64
    for i in range(len(game.parts)):
        if craft_at(game, i).is_wary(game):
            return True
    return False


def is_lured(game: Site) -> bool:
    """Whether any module has rooms that take people away."""
    i: i64
    for i in range(len(game.parts)):
        if craft_at(game, i).lures(game):
            return True
    return False


def roll_time_of(reaction: i64) -> i64:
    """ESC-D-ROLL-4: how long a bot needs from roll to roll, in ms: the floor, and a moment for the eyes."""
    return ROLL_MS + reaction * 8 // 10


def all_at(game: Site, place: i64) -> bool:
    """Whether all inside are in one room."""
    together = here(game, place)
    seat: i64
    for seat in range(game.seats):
        if game.room[seat] != OUT and not has(together, seat):
            return False
    return True
