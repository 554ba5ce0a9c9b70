"""Le Désert interdit: what a reader is shown of the expedition, piece by piece. `view.py` fills it in."""

from __future__ import annotations

from typing import Literal

import msgspec

from serai.games.desert.pieces import Adventurer, Equipment, Face, Part, StormCard

Back = Literal["plain", "oasis", "crash"]
Phase = Literal["actions", "guiding", "sorting", "storm", "over"]


class Tile(msgspec.Struct, frozen=True):
    """A tile and what lies on it."""

    back: Back  # its desert face
    face: Face | None  # its city face; None while the reader cannot know it
    excavated: bool
    scouted: bool  # the team has seen its face through a Terrascope
    sand: int
    blocked: bool
    parts: list[Part]


class Traveller(msgspec.Struct, frozen=True):
    """A seat's adventurer."""

    adventurer: Adventurer
    cell: int
    water: int  # -1: died of thirst
    canteen: int  # the most it holds
    equipment: list[Equipment]
    buried: bool
    shield: bool  # a Solar Shield of this seat is up
    exposed: bool  # would drink if Sun Beats Down came now
    after_sun: int  # the water that would then be left; below 0 is death


class Clues(msgspec.Struct, frozen=True):
    """What is known about a part of the flying machine."""

    row: int | None  # the cell of its row clue, once excavated
    column: int | None
    cell: int | None  # where it lies; the hole is possible
    taken: bool


class StormPile(msgspec.Struct, frozen=True):
    """The storm deck; next cards first."""

    size: int
    discard: list[StormCard]  # oldest first
    unseen: dict[StormCard, int]  # what the face-down pile holds, in any order
    top_known: int  # so many on top were looked at by the team
    bottom_known: int
    top: list[StormCard]  # and which, the next one first; empty for a watcher
    bottom: list[StormCard]  # the last one last
    in_hand: list[StormCard]  # what the Meteorologist has still to put back
    may_sink: bool  # one of them may still go to the bottom


class Figures(msgspec.Struct, frozen=True):
    """What is the same in every expedition."""

    side: int  # cells of the board in a row, and in a column
    actions: int  # of a turn
    blocking: int  # so many sand markers block a tile


class View(msgspec.Struct, frozen=True):
    """The table as a seat sees it; all seats see the same."""

    phase: Phase
    turn: int
    actions: int  # left to the active player
    guided: int | None  # the Climber, while the Navigator leads her
    steps: int  # that she may still be led
    tiles: list[Tile | None]  # by cell; None is the hole
    hole: int
    hole_parts: list[Part]  # waiting there
    supply: int  # sand markers left
    travellers: list[Traveller]  # by seat
    parts: dict[Part, Clues]
    meter: list[int]  # cards a turn at each mark; after the last comes the skull
    tick: int  # the mark now
    level: int  # cards a turn
    spared: int  # cards that the Meteorologist has spared this turn
    due: int  # storm cards still to come in this storm phase
    storm: StormPile
    equipment_pile: int
    played: dict[Equipment, int]  # out of the game
    figures: Figures
