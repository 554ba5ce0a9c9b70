"""Escape: the position in the temple."""

from __future__ import annotations

from typing import Final

from serai.core.state import NEVER, Part, State
from serai.core.vecs import i64, vec
from serai.games.temple.module import Asked, Module

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

# Where a die may be that is not in hand: ESC-D-DIE-2.
ON_CURSE: Final = 0
IN_ROOM: Final = 1  # held by a sacrificial room
FOR_CALENDAR: Final = 2
ON_ALTAR: Final = 3
STACKED: Final = 4
LOST: Final = 5
GONE: Final = 6  # out of the game with its owner
ASIDE: Final = 7

# A choice that a player owes is five numbers: whose, the kind of move that settles it, what, where, and until when.
CHOICE: Final = 5
WHOSE: Final = 0
KIND: Final = 1
WHAT: Final = 2
WHERE: Final = 3
UNTIL: Final = 4

# What a player has pledged to a task is seven numbers: whose, the place of the task, the face of the dice (or FACES + a
# treasure), the symbol that they stand for, how many they are, how many symbols each is worth, and who was first.
PLEDGE: Final = 7
PLEDGER: Final = 0
PLEDGED_TO: Final = 1
PLEDGED_FACE: Final = 2
STANDS_FOR: Final = 3
AMOUNT: Final = 4
EACH: Final = 5
ORDER: Final = 6

# Cues of the timeline, which has three numbers each: when, what, which countdown.
GONG: Final = 0
SLAM: Final = 1
COLLAPSE: Final = 2
CUE: Final = 3

# What a player asks of another is six numbers: who asks, whom (or ANYBODY), the kind of move that says yes, the move that is
# asked for, since when, and until when.
OFFER: Final = 6
ASKER: Final = 0
ASKED: Final = 1
ANSWERED_BY: Final = 2
ASKED_FOR: Final = 3
SINCE: Final = 4
LAPSES: Final = 5
ANYBODY: Final = -1

NONE: Final = -1
OUT: Final = -1  # the room of somebody who has escaped
MOST_SEATS: Final = 6

# How it ended.
AWAITED: Final = -1  # the start signal has not sounded yet
RUNNING: Final = 0
ESCAPED: Final = 1
BURIED: Final = 2
STOPPED: Final = 3  # practice only
DOOMED: Final = 4  # by the rule of a module

EMPTY: Final = vec[i64]()
NOBODY_ASKED: Final = Asked(EMPTY, EMPTY, EMPTY, EMPTY, EMPTY)


class Plan(Part):
    """The rooms of the temple by their place, which is theirs for as long as they lie. Never written: `rules/plan.py`."""

    __slots__ = ("beside", "gaps", "passages", "tile", "turned", "way", "x", "y")

    def __init__(self, tile: vec[i64], turned: vec[i64], x: vec[i64], y: vec[i64], passages: vec[i64]) -> None:
        self.tile = tile  # NONE where a room has been
        self.turned = turned  # quarters clockwise
        self.x = x
        self.y = y  # to the south
        self.passages = passages  # the set of sides with a secret passage
        # What follows from these.
        self.beside = EMPTY  # beside[place * SIDES + side]: the place next to it, or NONE
        self.way = EMPTY  # the same where a player can pass
        self.gaps = EMPTY  # the set of open sides with nothing beyond

    def clone(self) -> Plan:
        other = Plan(self.tile, self.turned, self.x, self.y, self.passages)
        other.beside = self.beside
        other.way = self.way
        other.gaps = self.gaps
        return other


NO_PLAN: Final = Plan(EMPTY, EMPTY, EMPTY, EMPTY, EMPTY)


class Site(State):
    """The temple, the piles, every adventurer with dice, curses and treasures, and the part of each module in play.

    A handful of dice is one number, eight bits for each face: see `rules/handful.py`.
    """

    __slots__ = (
        "act_at", "aside", "asked", "boosts", "boxed", "capped", "choices", "curses", "depot", "end", "exit_high", "exit_low",
        "fate", "fate_by", "fate_vain", "gems", "gifts", "guard", "hand", "heeded", "loot", "next_act", "next_roll", "offers",
        "owed", "parts", "pawn", "pile", "plan", "pledgers", "pledges", "roll_at", "room", "seen", "spare", "stage", "start",
        "stops", "timeline", "undrawn", "used",
    )  # fmt: skip

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        # Chosen before the match and never written: clones share it.
        self.timeline = EMPTY
        self.guard = True  # whether a temple without way on is prevented
        self.capped: i64 = 0  # rooms that were left out of a pile that was too large
        self.boosts: i64 = 0  # of fate that this difficulty allows
        self.asked = NOBODY_ASKED
        self.heeded: i64 = 0  # the set of hooks that any module in play answers
        self.parts = vec[Module]()  # of the modules in play
        # The rooms: places and arrays are replaced, never written, so that clones share them too.
        self.plan = NO_PLAN
        self.start: i64 = 0  # the place of the room in which all begin
        self.gems = EMPTY  # by place
        self.used: i64 = 0  # the set of places whose gems were activated
        # The pile: the top is the last.
        self.pile = EMPTY
        self.undrawn: i64 = 0
        self.seen: i64 = 0  # the set of places in the pile whose room everybody has seen
        self.exit_low: i64 = 0  # the exit was put between these two places of the pile, as all know
        self.exit_high: i64 = 0
        # Gems.
        self.depot: i64 = 0
        self.boxed: i64 = 0  # went with a room that vanished, and count as activated
        self.spare: i64 = 0
        # The players.
        self.room = EMPTY  # the place of the pawn that a player moves, or OUT
        self.pawn = EMPTY  # which pawn that is: the own one, but for an exchange of souls
        self.hand = EMPTY  # the handful that can be rolled or used
        self.aside = EMPTY  # aside[seat * ASIDE + where]: dice that are not in hand
        self.owed = EMPTY  # the same for dice to give up
        self.pledges = EMPTY  # dice and treasures that are frozen for a task: see PLEDGE
        self.pledgers: i64 = 0  # how often somebody began to pledge
        self.curses = EMPTY  # the set of curses before a player
        self.loot = EMPTY  # how many of each treasure, four bits each
        self.gifts: i64 = 0  # the set of those out who may still give a die
        # How fast: when a player can roll or act again, and what waits until then.
        self.roll_at = EMPTY
        self.act_at = EMPTY
        self.next_roll = EMPTY
        self.next_act = EMPTY
        self.choices = EMPTY  # that players owe, in the order of seats: see CHOICE
        self.offers = EMPTY  # what players ask of each other: see OFFER
        # Votes, time, end.
        self.fate: i64 = 0  # the set of those who want a boost of fate
        self.fate_by: i64 = NEVER  # when that proposal lapses
        self.fate_vain: i64 = NONE  # the plight (see `votes.py`) in which it was last wanted for nothing
        self.stops: i64 = 0  # the set of those who want to stop practising
        self.stage: i64 = 0  # the next cue of the timeline
        self.end: i64 = RUNNING
