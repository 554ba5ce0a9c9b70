"""Le Désert interdit: the position on the table."""

from __future__ import annotations

from typing import Final

from serai.core.state import State
from serai.core.vecs import i64, vec

SIDE: Final = 5
CELLS: Final = 25  # counted from 0 by rows, north-west first
CENTRE: Final = 12

# Adventurers.
ARCHEOLOGIST: Final = 0
CLIMBER: Final = 1
EXPLORER: Final = 2
METEOROLOGIST: Final = 3
NAVIGATOR: Final = 4
CARRIER: Final = 5
ADVENTURERS: Final = 6

# City faces; the clues of part p are ROW + p and COLUMN + p.
GEAR: Final = 0
CRASH: Final = 1
TUNNEL: Final = 2
WELL: Final = 3
MIRAGE: Final = 4
PAD: Final = 5
ROW: Final = 6
COLUMN: Final = 10
NO_TILE: Final = 14  # the hole
FACES: Final = 14

PARTS: Final = 4
UNPLACED: Final = -1  # of a part: not on the board yet
TAKEN: Final = 25  # and: with the team

# Equipment.
BLASTER: Final = 0
JETPACK: Final = 1
TERRASCOPE: Final = 2
SHIELD: Final = 3
RESERVE: Final = 4
THROTTLE: Final = 5
KINDS: Final = 6

# Storm cards: wind of n tiles in direction d is d * 3 + n - 1.
NORTH: Final = 0
SOUTH: Final = 1
EAST: Final = 2
WEST: Final = 3
SUN: Final = 12
RISE: Final = 13
STORM_KINDS: Final = 14
STORM_CARDS: Final = 31

# How the game was lost.
NOT_LOST: Final = 0
BY_THIRST: Final = 1
BY_SAND: Final = 2
BY_STORM: Final = 3

NO_SEAT: Final = -1


class Expedition(State):
    """The desert with all that lies on it, the adventurers, both decks, and how far the turn is."""

    __slots__ = (
        "actions", "aside", "blocked", "bottom_used", "climber", "clues", "drawn", "due", "excavated", "face", "fewer",
        "gear", "gear_left", "guided", "hole", "kit", "known_bottom", "known_top", "ladder", "lost", "oases", "pad",
        "part_at", "pawn", "role", "sand", "sandy", "scouted", "shielded", "steps", "storm", "supply", "taken", "tick",
        "tunnels", "turn", "undrawn", "unplaced", "water",
    )  # fmt: skip

    def __init__(
        self,
        seats: i64,
        role: vec[i64],
        ladder: vec[i64],
        face: vec[i64],
        sand: vec[i64],
        part_at: vec[i64],
        pawn: vec[i64],
        water: vec[i64],
        kit: vec[i64],
        storm: vec[i64],
        gear: vec[i64],
    ) -> None:
        super().__init__(seats)
        self.role = role  # the adventurer of each seat; never written
        self.ladder = ladder  # storm cards a turn at each mark of the meter; never written
        self.face = face  # the city face of the tile on each cell, NO_TILE in the hole
        self.sand = sand  # markers on each cell
        self.part_at = part_at  # the cell of each part, or UNPLACED, or TAKEN
        self.pawn = pawn  # the cell of each seat
        self.water = water  # of each seat; -1 is the skull
        self.kit = kit  # how many equipment cards: kit[seat * KINDS + card]
        self.storm = storm  # pile, bottom first, then the discard, newest first; replaced, never written
        self.gear = gear  # the equipment pile, bottom first, then what was drawn; never written once shuffled
        self.undrawn: i64 = len(storm)  # the next storm card is storm[undrawn - 1]
        self.gear_left: i64 = len(gear)  # the next equipment card is gear[gear_left - 1]
        self.known_top: i64 = 0  # so many cards on top of the storm pile were looked at by the team
        self.known_bottom: i64 = 0  # and so many at its bottom

        # Sets of cells; they ride with the tiles.
        self.excavated: i64 = 0
        self.scouted: i64 = 0  # face seen through a Terrascope
        self.oases: i64 = 0  # tiles with an oasis on their desert face
        self.tunnels: i64 = 0  # excavated tunnels
        self.pad: i64 = 0  # the launch pad, once excavated
        self.sandy: i64 = 0  # one marker or more
        self.blocked: i64 = 0  # two or more

        self.hole: i64 = CENTRE
        self.supply: i64 = 0  # sand markers not on the board
        self.clues: i64 = 0  # excavated clues: the set of their faces, counted from ROW
        self.taken: i64 = 0  # parts with the team
        self.tick: i64 = 0  # mark of the storm meter
        self.turn: i64 = 0
        self.actions: i64 = 0  # left to the active player
        self.fewer: i64 = 0  # storm cards that the Meteorologist has spared this turn
        self.due: i64 = 0  # storm cards still to draw; over 0 in the storm phase only
        self.drawn: i64 = 0  # storm cards drawn in this storm phase
        self.guided: i64 = NO_SEAT  # the Climber while the Navigator leads her step by step
        self.steps: i64 = 0  # that she may still be led
        self.unplaced: i64 = 0  # storm cards in the Meteorologist's hand: the lowest of the known top, sorted
        self.bottom_used: i64 = 0  # whether one of them went to the bottom
        self.shielded: i64 = 0  # seats whose Solar Shield is up
        self.lost: i64 = NOT_LOST
        self.climber: i64 = NO_SEAT  # who plays the Climber
        self.aside: i64 = 0  # option: 1 keeps the storm cards of this turn out of a shuffle

    def take_over(self, like: Expedition) -> None:
        """Whatever else is in a position than what it was made of."""
        self.undrawn = like.undrawn
        self.gear_left = like.gear_left
        self.known_top = like.known_top
        self.known_bottom = like.known_bottom
        self.excavated = like.excavated
        self.scouted = like.scouted
        self.oases = like.oases
        self.pad = like.pad
        self.clues = like.clues
        self.tunnels = like.tunnels
        self.sandy = like.sandy
        self.blocked = like.blocked
        self.hole = like.hole
        self.supply = like.supply
        self.taken = like.taken
        self.tick = like.tick
        self.turn = like.turn
        self.actions = like.actions
        self.fewer = like.fewer
        self.due = like.due
        self.drawn = like.drawn
        self.guided = like.guided
        self.steps = like.steps
        self.unplaced = like.unplaced
        self.bottom_used = like.bottom_used
        self.shielded = like.shielded
        self.lost = like.lost
        self.climber = like.climber
        self.aside = like.aside
        self.now = like.now
