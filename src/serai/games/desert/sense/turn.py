"""Le Désert interdit: what is left of a turn, and what it is worth to begin it with an errand. No rule, only a plan.

An errand is a cell and the work to do there. It is weighed by what the actions left in this turn bring when they begin
with it: its worth, ordinary work with what remains, and a good place to be when the storm comes.
"""

from __future__ import annotations

from typing import Final

from serai.core.sets import has, only, size
from serai.core.vecs import i64
from serai.games.desert.rules.board import nearby, tiles
from serai.games.desert.rules.free import landing
from serai.games.desert.sense.facts import heat, holds, still_hidden
from serai.games.desert.sense.thirst import pain_of_sun, rallying_point, relief
from serai.games.desert.sense.ways import FAR, NOWHERE, efforts, steps_to
from serai.games.desert.sense.weights import HUNCH
from serai.games.desert.state import JETPACK, PARTS, Expedition

FAR_OFF: Final = 3  # steps: the next tile is not for this turn


class Turn:
    """The rest of an adventurer's turn: all errands are weighed, the best one stays."""

    __slots__ = (
        "actions", "bare", "best", "cell", "comfort", "cost", "flies", "game", "meeting", "ruins", "seat", "shelter",
        "steps_home", "steps_to_meeting", "tile", "warmth",
    )  # fmt: skip

    def __init__(self, game: Expedition, seat: i64, actions: i64) -> None:
        self.game = game
        self.seat = seat
        self.actions = actions
        self.cost = efforts(game, seat)
        self.ruins = ruins_left(game)
        self.bare: i64 = self.ruins & ~game.sandy  # to excavate at once
        self.tile = worth_of_tile(game, self.ruins)
        self.warmth = heat(game)
        self.best: i64 = 0
        self.cell: i64 = NOWHERE  # where the best errand leads
        self.flies = False  # by Jet Pack
        self.shelter: i64 = self.warmth * pain_of_sun(game, seat) * HUNCH.shelter // 10000
        self.meeting = rallying_point(game, self.warmth)
        self.comfort: i64 = relief(game, seat, 2) * HUNCH.come // 100
        self.steps_home = steps_to(game, seat, tunnels_wanted(game, self.shelter))
        self.steps_to_meeting = steps_to(game, seat, meeting_cells(self.meeting))

    def weigh(self, cell: i64, worth: i64, work: i64) -> None:
        """An errand: where, what it is worth, and how many actions it takes there."""
        cost = self.cost[cell]
        if cost == FAR:
            return
        self.prefer(self.value(cell, worth, cost + work), cell, flies=False)
        if cost >= 3 and self.can_fly_to(cell):
            self.prefer(self.value(cell, worth, work) - HUNCH.flight, cell, flies=True)

    def prefer(self, value: i64, cell: i64, flies: bool) -> None:
        """The better errand stays."""
        if value > self.best:
            self.best = value
            self.cell = cell
            self.flies = flies

    def can_fly_to(self, cell: i64) -> bool:
        return holds(self.game, self.seat, JETPACK) and has(landing(self.game, self.seat), cell)

    def value(self, cell: i64, worth: i64, needed: i64) -> i64:
        """What the actions left bring when they begin with this errand."""
        left = self.actions - needed
        if left < 0:
            return worth * self.actions // needed
        calm = left * HUNCH.rest + self.stay(cell, left)
        more = self.steps_to_more(cell)
        busy = self.tile + (left - more - 1) * HUNCH.rest if left > more else calm
        return worth + (busy if busy > calm else calm) + HUNCH.cluster * (FAR_OFF - more)

    def stay(self, cell: i64, left: i64) -> i64:
        """The best place to be in the storm, of those that can still be reached: a tunnel, or where the team meets."""
        best: i64 = 0
        if self.steps_home[cell] <= left:
            best = self.shelter
        if self.steps_to_meeting[cell] <= left and self.comfort > best:
            best = self.comfort
        return best

    def steps_to_more(self, cell: i64) -> i64:
        """Steps from a cell to another tile that can be excavated at once, as far as one turn goes."""
        here = only(cell)
        others = self.bare & ~here
        if others == 0:
            return FAR_OFF
        near = nearby(self.game, self.seat, here)
        if others & near:
            return 1
        return 2 if others & nearby(self.game, self.seat, near & tiles(self.game) & ~self.game.blocked) else FAR_OFF


def tunnels_wanted(game: Expedition, shelter: i64) -> i64:
    """Tunnels, while there is something to shelter from."""
    if shelter:
        return game.tunnels
    return 0


def meeting_cells(meeting: i64) -> i64:
    """Where the team meets, as a set; empty where it does not."""
    if meeting == NOWHERE:
        return 0
    return only(meeting)


def ruins_left(game: Expedition) -> i64:
    """Tiles to excavate while something is still to be found; oases are another matter."""
    if still_hidden(game):
        return tiles(game) & ~game.excavated & ~game.oases
    return 0


def worth_of_tile(game: Expedition, ruins: i64) -> i64:
    """What it is worth to excavate one: equipment, or a clue with some luck."""
    if ruins == 0:
        return HUNCH.tile
    missing = 2 * PARTS - size(game.clues) + (0 if game.pad else 1)
    return HUNCH.tile + HUNCH.clue * missing // size(ruins)
