"""Escape: the position in the temple."""

from __future__ import annotations

from typing import Final

from serai.core.state import State
from serai.core.vecs import i64, vec

# Faces of a die in hand; a die that must be rolled again has none. A black mask is locked.
UNROLLED: Final = 0
ADVENTURER: Final = 1
KEY: Final = 2
TORCH: Final = 3
BLACK: Final = 4
GOLD: Final = 5
FACES: Final = 6

# Sides, clockwise. A room laid on a side of another is turned by as many quarters.
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
SIDES: Final = 4

# Curses, by their number in the box.
TRAP: Final = 0
SILENCE: Final = 1
BROKEN: Final = 2
LOST_DICE: Final = 3
MASK: Final = 4
HAND: Final = 5
SOULS: Final = 6

# Treasures.
HEALING: Final = 0
PASSAGE: Final = 1
TORCHES: Final = 2
TELEPORT: Final = 3
KEYS: Final = 4
EXTRA_GEM: Final = 5
BIG_TORCH: Final = 6

# Modules, as members of a set.
WITH_CURSES: Final = 0
WITH_TREASURES: Final = 1
WITH_EXTRAS: Final = 2

# Cues of the timeline, which has three numbers each: when, what, which countdown.
GONG: Final = 0
SLAM: Final = 1
COLLAPSE: Final = 2
CUE: Final = 3

NONE: Final = -1
OUT: Final = -1  # the room of somebody who has escaped
START: Final = 0  # the place of the room in which all begin
MOST_SEATS: Final = 6

# How it ended.
RUNNING: Final = 0
ESCAPED: Final = 1
BURIED: Final = 2
STOPPED: Final = 3  # practice only

EMPTY: Final = vec[i64]()


class Site(State):
    """The rooms laid so far, the piles, and every adventurer with dice, curses and treasures.

    Rooms are counted in the order in which they were laid: that is their place. A handful of dice is one number, eight
    bits for each face: see `rules/handful.py`.
    """

    __slots__ = (
        "act_at", "beside", "curse_pile", "curses", "curses_left", "depot", "drawn", "drawn_from", "end", "exit_high",
        "exit_low", "fate", "gaps", "gems", "gifts", "guard", "hand", "held", "hoard", "loot", "lost", "modules",
        "next_act", "next_roll", "owe_by", "owed", "owed_held", "partner", "passages", "pawn", "pile", "place_by",
        "pledge", "pledge_order", "pledged_tiles", "pledges", "roll_at", "room", "seen", "soul_by", "spare", "spent_gems",
        "stage", "stops", "tile", "timeline", "torches", "treasure_pile", "treasures_left", "turned", "undrawn", "used",
        "way", "x", "y",
    )  # fmt: skip

    def __init__(self, seats: i64) -> None:  # noqa: PLR0915
        super().__init__(seats)
        # Chosen before the match and never written: clones share it.
        self.modules: i64 = 0
        self.timeline = EMPTY
        self.guard = True  # whether a temple without way on is prevented
        # The rooms laid, by place. Laying one makes new arrays, so that clones share these too.
        self.tile = EMPTY
        self.turned = EMPTY  # quarters clockwise
        self.x = EMPTY
        self.y = EMPTY  # to the south
        self.beside = EMPTY  # beside[place * SIDES + side]: the place next to it, or NONE
        self.way = EMPTY  # the same where one can pass
        self.gaps = EMPTY  # the set of open sides with nothing beyond
        self.passages = EMPTY  # the set of sides with a secret passage
        self.gems = EMPTY  # gems on it
        self.hoard = EMPTY  # the treasure that lies face down on it, or NONE
        self.used: i64 = 0  # the set of places whose gems were activated
        self.torches: i64 = 0  # the set of places with a big torch
        # The piles: the top is the last. They are replaced, never written.
        self.pile = EMPTY
        self.undrawn: i64 = 0
        self.seen: i64 = 0  # the set of places in the pile whose room everybody has seen
        self.exit_low: i64 = 0  # the exit was put between these two places of the pile, as all know
        self.exit_high: i64 = 0
        self.curse_pile = EMPTY
        self.curses_left: i64 = 0
        self.treasure_pile = EMPTY
        self.treasures_left: i64 = 0
        # Gems.
        self.depot: i64 = 0
        self.spare: i64 = 0
        # The players.
        self.room = EMPTY  # the place of the pawn that a player moves, or OUT
        self.pawn = EMPTY  # which pawn that is: the own one, but for an exchange of souls
        self.hand = EMPTY  # the handful that can be rolled or used
        self.pledge = EMPTY  # the handful that is pledged to the task of the room
        self.pledged_tiles = EMPTY  # and the treasures with it: double keys, or double torches
        self.pledge_order = EMPTY  # who pledged earlier has the smaller number
        self.pledges: i64 = 0  # how many pledges there were
        self.curses = EMPTY  # the set of curses
        self.loot = EMPTY  # how many of each treasure, four bits each
        self.spent_gems = EMPTY  # extra gems kept by a player
        self.held = EMPTY  # dice that lie on a curse
        self.lost = EMPTY  # dice lost for good
        self.partner = EMPTY  # with whom the holder of an exchange of souls has changed, or NONE
        self.gifts: i64 = 0  # the set of those out who may still give a die
        # How fast: when a player can roll or act again, and what waits until then.
        self.roll_at = EMPTY
        self.act_at = EMPTY
        self.next_roll = EMPTY
        self.next_act = EMPTY
        # Choices that players owe, until a moment (NEVER: none).
        self.drawn = EMPTY  # a room that waits for its place, or NONE
        self.drawn_from = EMPTY  # the place that it was discovered from
        self.place_by = EMPTY
        self.soul_by = EMPTY  # naming whom to exchange souls with
        self.owed = EMPTY  # dice to lose
        self.owed_held = EMPTY  # dice to lay on a curse
        self.owe_by = EMPTY
        # Votes, time, end.
        self.fate: i64 = 0  # the set of those who want a boost of fate
        self.stops: i64 = 0  # the set of those who want to stop practising
        self.stage: i64 = 0  # the next cue of the timeline
        self.end: i64 = RUNNING
