"""Escape: what a reader is shown of the temple, piece by piece. `view.py` fills it in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from serai.games.temple.brought import found
from serai.games.temple.pieces import Cue, Curse, Face, Mark, Module, Side, Special, Treasure

# What a view shows of modules: for each a struct under its name, null where it is not in play.
if TYPE_CHECKING:
    Parts = Any
else:
    Parts = msgspec.defstruct(
        "Parts", [(name, one.sight | None, None) for name, one in found().items() if one.sight], frozen=True
    )


class Prize(msgspec.Struct, frozen=True):
    """A task of a room: the symbols that it asks for, and the gems that it wakes, if it is about gems."""

    gems: int
    symbols: list[Face]


class Room(msgspec.Struct, frozen=True):
    """A room as it lies in the temple. Its place is its number in the list."""

    name: str
    x: int  # to the east of the starting room
    y: int  # to the south
    turned: int  # quarters clockwise from where its staircase is south
    special: Special | None
    cost: list[Face]
    open: list[Side]  # sides without a wall
    ways: list[Side]  # sides through which one can pass
    gaps: list[Side]  # open sides where a room can be discovered
    passages: list[Side]  # sides with a secret passage
    prizes: list[Prize]
    marks: list[Mark]
    used: bool  # its gems were activated
    gems: int  # and lie here
    things: list[str]  # what else lies here, by name


class Drawn(msgspec.Struct, frozen=True):
    """A room that somebody drew and has yet to place."""

    room: Room  # as if it lay on the room it was discovered from, its staircase south
    place: int  # of the room it was discovered from


class OpenChoice(msgspec.Struct, frozen=True):
    """A choice that a player owes: the kind of move that settles it, and the game time of the default."""

    kind: str
    until: int


class Price(msgspec.Struct, frozen=True):
    """What a player pays to enter the room beyond a side of the own one."""

    side: Side
    cost: list[Face]


class Worth(msgspec.Struct, frozen=True):
    """Dice of a player that count for more than they show, or for something else."""

    face: Face
    symbol: Face
    times: int


class HeldCurse(msgspec.Struct, frozen=True):
    """A curse before a player, and the symbols that lift it."""

    name: Curse
    lifted_by: list[Face]


class Player(msgspec.Struct, frozen=True):
    """An adventurer."""

    place: int | None  # of the room; None: out of the temple
    pawn: int  # the seat whose pawn this player moves
    dice: list[Face]  # in hand, in a fixed order of faces
    pledged: list[Face]  # in hand too, but pledged to the task of the room
    pledged_treasures: list[Treasure]
    held: int  # dice on a curse
    lost: int  # dice lost for good
    curses: list[HeldCurse]
    treasures: list[Treasure]
    gift: bool  # out, and may still give a die
    silent: bool  # may not talk, nor propose
    roll_at: int  # game time from which the next roll counts
    rolls_again: bool  # a roll waits for that moment
    act_at: int  # game time from which the next act counts
    acts_again: bool  # an act waits for that moment
    owes: int  # dice to give up
    drawn: Drawn | None
    choices: list[OpenChoice]
    prices: list[Price]  # of the ways that lead out of the own room
    worth: list[Worth]


class CueAt(msgspec.Struct, frozen=True):
    """Something that the soundtrack does."""

    at: int  # game time
    what: Cue
    number: int  # which countdown


class Figures(msgspec.Struct, frozen=True):
    """What is the same in every temple."""

    dice: int  # of a player among others
    roll: int  # ms between two rolls, where no curse slows them
    discovery: list[Face]  # what a new room costs
    worth: int  # symbols of a double key or torch
    frees: int  # locked dice, by a gold mask


class View(msgspec.Struct, frozen=True, omit_defaults=True):
    """The temple."""

    now: int  # game time of this view
    modules: list[Module]
    rooms: list[Room | None]  # by their place; None where a room has been and is no more, or waits beside the temple
    start: int  # the place of the starting room
    players: list[Player]
    pile: int  # rooms to discover
    coming: list[str | None]  # these rooms, next one first; None where nobody has seen it
    exit_found: bool
    depot: int  # gems
    spare: int  # gems beside the depot, for boosts of fate
    keys_needed: int  # to escape now
    timeline: list[CueAt]
    next_cue: int  # its number in the timeline
    fate: list[int]  # who wants a boost of fate
    fate_until: int | None  # game time at which that proposal lapses
    stops: list[int]  # who wants to stop practising
    over: bool
    figures: Figures
    parts: Parts  # what each module in play shows
    known: list[Room] = []  # the rooms that `coming` names, as they look
