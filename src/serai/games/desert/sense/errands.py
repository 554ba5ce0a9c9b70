"""Le Désert interdit: where an adventurer is wanted most. No rule, only how bots plan.

An errand is a cell and the work to do there. It is weighed by what the actions left in this turn bring when they begin
with it: its worth, ordinary work with what remains, and a good place to be when the storm comes.
"""

from __future__ import annotations

from typing import Final

from serai.core.sets import has, only, size
from serai.core.vecs import copies, i64, vec
from serai.games.desert.rules.board import beside, column_of, nearby, row_of, tiles
from serai.games.desert.rules.legal import landing, room
from serai.games.desert.sense.paths import FAR, NOWHERE, digs, efforts, lowest, steps_to
from serai.games.desert.sense.thirst import (
    heat,
    open_wells,
    pain_of_sun,
    rallying_point,
    relief,
    relief_of_team,
    worth_of_well,
)
from serai.games.desert.state import (
    ARCHEOLOGIST,
    CELLS,
    CLIMBER,
    JETPACK,
    KINDS,
    PARTS,
    UNPLACED,
    Expedition,
)

# What things are worth, found by playing many games.
TILE: Final = 20  # to excavate, while something is still to be found: equipment at least
CLUE: Final = 32  # a clue still hidden, or the launch pad; shared among all tiles under which it may be
PART: Final = 89  # to pick up
PAD: Final = 25  # to be on the launch pad while others fetch the last parts
TAKE_OFF: Final = 2000  # to be there with all parts
REST: Final = 3  # any action
FLIGHT: Final = 11  # a Jet Pack kept
CLUSTER: Final = 2  # a step less to the next tile
MARKER: Final = vec[i64]([26, 28, 10, 2, 3, 2, 6])  # a marker dug away, by the supply that is left

FAR_OFF: Final = 3  # steps: the next tile is not for this turn

# And in percent:
CROWD: Final = 68  # of a tile where somebody else stands
CLAIM: Final = 77  # of a tile that somebody else is nearer to
FOREMOST: Final = 24  # of a part that somebody else is nearer to
FETCH: Final = 18  # of the team's thirst, for the Water Carrier to fetch water
MEET: Final = 23  # of the thirst that a companion can quench
FAR_DUNE: Final = 13  # of a marker, for a dune to which one must walk
SHELTER: Final = 78  # of what the sun would do
COME: Final = 84  # of the relief that an oasis promises to those who come
DRINK: Final = 58  # of the relief that an oasis brings when excavated


class Turn:
    """The rest of an adventurer's turn: all errands are weighed, the best one stays."""

    __slots__ = (
        "actions",
        "bare",
        "best",
        "cell",
        "comfort",
        "cost",
        "flies",
        "game",
        "meeting",
        "refuge",
        "seat",
        "shelter",
        "steps_home",
        "steps_to_meeting",
        "tile",
        "warmth",
    )  # fmt: skip

    def __init__(self, game: Expedition, seat: i64, actions: i64) -> None:
        self.game = game
        self.seat = seat
        self.actions = actions
        self.cost = efforts(game, seat)
        ruins = ruins_left(game)
        self.bare: i64 = ruins & ~game.sandy  # to excavate at once
        self.tile = worth_of_tile(game, ruins)
        self.warmth = heat(game)
        self.best: i64 = 0
        self.cell: i64 = NOWHERE  # where the best errand leads
        self.flies = False  # by Jet Pack
        self.shelter: i64 = self.warmth * pain_of_sun(game, seat) * SHELTER // 10000
        self.meeting = rallying_point(game, self.warmth)
        self.comfort: i64 = relief(game, seat, 2) * COME // 100
        self.steps_home = steps_to(game, seat, game.tunnels) if self.shelter and game.tunnels else copies(CELLS, FAR)
        meeting = self.meeting
        self.steps_to_meeting = steps_to(game, seat, only(meeting)) if meeting != NOWHERE else copies(CELLS, FAR)

    def weigh(self, cell: i64, worth: i64, work: i64) -> None:
        """An errand: where, what it is worth, and how many actions it takes there."""
        if self.cost[cell] == FAR:
            return
        value = self.value(cell, worth, self.cost[cell] + work)
        if value > self.best:
            self.best = value
            self.cell = cell
            self.flies = False
        if self.cost[cell] >= 3 and self.game.kit[self.seat * KINDS + JETPACK]:
            value = self.value(cell, worth, work) - FLIGHT
            if value > self.best and has(landing(self.game, self.seat), cell):
                self.best = value
                self.cell = cell
                self.flies = True

    def value(self, cell: i64, worth: i64, needed: i64) -> i64:
        """What the actions left bring when they begin with this errand."""
        left = self.actions - needed
        if left < 0:
            return worth * self.actions // needed
        stay: i64 = 0
        if self.steps_home[cell] <= left:
            stay = self.shelter
        if self.steps_to_meeting[cell] <= left and self.comfort > stay:
            stay = self.comfort
        calm = left * REST + stay
        more = self.steps_to_more(cell)
        busy = self.tile + (left - more - 1) * REST if left > more else calm
        return worth + (busy if busy > calm else calm) + CLUSTER * (FAR_OFF - more)

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


def plan(game: Expedition, seat: i64, actions: i64) -> Turn:
    """Weighs all errands."""
    turn = Turn(game, seat, actions)
    if game.taken == PARTS and game.pad:
        pad = lowest(game.pad)
        if game.pawn[seat] != pad:
            turn.weigh(pad, TAKE_OFF, 0)
            return turn
    else:
        weigh_ruins_and_parts(turn)
    weigh_rest(turn)
    weigh_water(turn)
    weigh_sand(turn)
    return turn


def weigh_ruins_and_parts(turn: Turn) -> None:
    """Tiles to excavate, parts to take; then the way to the launch pad."""
    game = turn.game
    parts = parts_on_board(game)
    ruins = ruins_left(game)
    crowd = pawns_elsewhere(game, turn.seat)
    cell: i64
    for cell in range(CELLS):
        if has(parts, cell):
            worth: i64 = PART
            if is_somebody_nearer(turn, cell):
                worth = worth * FOREMOST // 100
            if has(game.excavated, cell):
                turn.weigh(cell, worth, labour(game, turn.seat, cell, 1) + 1)
            else:
                turn.weigh(cell, worth, labour(game, turn.seat, cell, 0) + 2)
        elif has(ruins, cell):
            worth = turn.tile
            if has(crowd, cell):
                worth = worth * CROWD // 100
            elif is_somebody_nearer(turn, cell):
                worth = worth * CLAIM // 100
            turn.weigh(cell, worth, labour(game, turn.seat, cell, 0) + 1)
    if not is_anything_hidden(game) and not has(game.pad, game.pawn[turn.seat]):
        turn.weigh(lowest(game.pad), PAD, 0)


def ruins_left(game: Expedition) -> i64:
    """Tiles to excavate while something is still to be found; oases are another matter."""
    return tiles(game) & ~game.excavated & ~game.oases if is_anything_hidden(game) else 0


def is_somebody_nearer(turn: Turn, cell: i64) -> bool:
    """Whether another pawn is fewer steps away, whatever lies between."""
    game = turn.game
    other: i64
    for other in range(game.seats):
        if other != turn.seat and gap(game.pawn[other], cell) < turn.cost[cell]:
            return True
    return False


def gap(one: i64, other: i64) -> i64:
    """Rows and columns between two cells."""
    rows = row_of(one) - row_of(other)
    columns = column_of(one) - column_of(other)
    return (rows if rows > 0 else -rows) + (columns if columns > 0 else -columns)


def weigh_rest(turn: Turn) -> None:
    """Tunnels, and the oasis at which the team meets."""
    game = turn.game
    cells = game.tunnels & ~only(game.pawn[turn.seat])
    while cells:
        turn.weigh(lowest(cells), 0, 0)
        cells &= cells - 1
    oasis = turn.meeting
    if oasis == NOWHERE:
        return
    worth = worth_of_well(game, turn.seat, oasis) * DRINK // 100
    turn.weigh(oasis, worth, labour(game, turn.seat, oasis, 0) + 1)


def weigh_water(turn: Turn) -> None:
    """Companions who have water to spare; for the Water Carrier wells, and those who need her."""
    game = turn.game
    if game.carrier == turn.seat:
        weigh_carrying(turn)
        return
    water = game.water[turn.seat]
    other: i64
    for other in range(game.seats):
        cell = game.pawn[other]
        more = (game.water[other] - water) // 2
        if more > 0 and cell != game.pawn[turn.seat]:
            turn.weigh(cell, warmed(turn, relief(game, turn.seat, more) * MEET // 100), 0)


def weigh_carrying(turn: Turn) -> None:
    game = turn.game
    seat = turn.seat
    wells = open_wells(game)
    if room(game, seat) >= 2:
        worth = warmed(turn, (relief_of_team(game) + relief(game, seat, 2)) * FETCH // 100)
        while wells:
            turn.weigh(lowest(wells), worth, 1)
            wells &= wells - 1
    other: i64
    for other in range(game.seats):
        more = (game.water[seat] - game.water[other]) // 2
        if more > 0:
            place = only(game.pawn[other])
            cell = nearest_of(turn.cost, (beside(place) | place) & tiles(game))
            if turn.cost[cell]:
                turn.weigh(cell, warmed(turn, relief(game, other, more)), 0)


def warmed(turn: Turn, worth: i64) -> i64:
    """More when much sun is to come."""
    return worth * (50 + turn.warmth) // 150


def nearest_of(cost: vec[i64], cells: i64) -> i64:
    """The cell among these that takes the fewest actions."""
    found: i64 = lowest(cells)
    while cells:
        cell = lowest(cells)
        cells &= cells - 1
        if cost[cell] < cost[found]:
            found = cell
    return found


def weigh_sand(turn: Turn) -> None:
    """Dunes to dig away, wherever they are."""
    game = turn.game
    marker = worth_of_marker(game) * FAR_DUNE // 100
    if game.role[turn.seat] == ARCHEOLOGIST:
        marker *= 2
    cell: i64
    for cell in range(CELLS):
        if has(game.blocked, cell) and turn.cost[cell] > 1:
            turn.weigh(cell, marker * (game.sand[cell] - 1), 0)


def worth_of_marker(game: Expedition) -> i64:
    """What it is worth to dig one away, be it anywhere."""
    step = game.supply // 5
    return MARKER[step if step < 6 else 6]


def worth_of_tile(game: Expedition, ruins: i64) -> i64:
    """What it is worth to excavate one: equipment, or a clue with some luck."""
    missing = 2 * PARTS - size(game.clues) + (0 if game.pad else 1)
    return TILE + (CLUE * missing // size(ruins) if ruins else 0)


def pawns_elsewhere(game: Expedition, seat: i64) -> i64:
    """The cells of the others, but for the own one."""
    cells: i64 = 0
    other: i64
    for other in range(game.seats):
        cells |= only(game.pawn[other])
    return cells & ~only(game.pawn[seat])


def is_anything_hidden(game: Expedition) -> bool:
    """Whether a part has no place yet, or the launch pad was not found."""
    if not game.pad:
        return True
    part: i64
    for part in range(PARTS):
        if game.part_at[part] == UNPLACED:
            return True
    return False


def parts_on_board(game: Expedition) -> i64:
    """The tiles that parts lie on."""
    cells: i64 = 0
    part: i64
    for part in range(PARTS):
        if 0 <= game.part_at[part] < CELLS:
            cells |= only(game.part_at[part])
    return cells & tiles(game)


def labour(game: Expedition, seat: i64, cell: i64, markers_left: i64) -> i64:
    """Actions to dig after arrival, until so many markers are left."""
    sand = game.sand[cell]
    if sand >= 2 and cell != game.pawn[seat] and game.role[seat] != CLIMBER:
        sand = 1 if game.role[seat] != ARCHEOLOGIST else sand % 2  # the rest was dug away on the way in
    return digs(game, seat, sand - markers_left)
