"""Le Désert interdit: where an adventurer is wanted most. No rule, only how bots plan a turn."""

from __future__ import annotations

from serai.core.sets import has, only
from serai.core.vecs import i64
from serai.games.desert.rules.board import beside, everybody, tiles
from serai.games.desert.rules.water import room
from serai.games.desert.sense.facts import is_ready, open_wells, part_cells, pawns_elsewhere, still_hidden
from serai.games.desert.sense.thirst import relief, relief_of, warmed, worth_of_well
from serai.games.desert.sense.turn import Turn
from serai.games.desert.sense.ways import NOWHERE, cheapest, digs, gap, lowest
from serai.games.desert.sense.weights import HUNCH
from serai.games.desert.state import ARCHEOLOGIST, CARRIER, CLIMBER, Expedition


def plan(game: Expedition, seat: i64, actions: i64) -> Turn:
    """Weighs all errands."""
    turn = Turn(game, seat, actions)
    if is_ready(game):
        pad = lowest(game.pad)
        if game.pawn[seat] != pad:
            turn.weigh(pad, HUNCH.take_off, 0)
            return turn
    else:
        weigh_finds(turn)
    weigh_rest(turn)
    weigh_water(turn)
    weigh_sand(turn)
    return turn


# Parts and tiles


def weigh_finds(turn: Turn) -> None:
    """Parts to take, tiles to excavate; then the way to the launch pad."""
    game = turn.game
    parts = part_cells(game)
    crowd = pawns_elsewhere(game, turn.seat)
    cells = parts | turn.ruins
    while cells:
        cell = lowest(cells)
        cells &= cells - 1
        if has(parts, cell):
            weigh_part(turn, cell)
        else:
            weigh_ruin(turn, cell, has(crowd, cell))
    if not still_hidden(game) and not has(game.pad, game.pawn[turn.seat]):
        turn.weigh(lowest(game.pad), HUNCH.pad, 0)


def weigh_part(turn: Turn, cell: i64) -> None:
    """To take a part, and to excavate its tile before."""
    game = turn.game
    worth: i64 = HUNCH.part
    if is_somebody_nearer(turn, cell):
        worth = worth * HUNCH.foremost // 100
    if has(game.excavated, cell):
        turn.weigh(cell, worth, labour(game, turn.seat, cell, 1) + 1)
    else:
        turn.weigh(cell, worth, labour(game, turn.seat, cell, 0) + 2)


def weigh_ruin(turn: Turn, cell: i64, is_crowded: bool) -> None:
    """To excavate a tile, which is worth less where somebody else will."""
    worth = turn.tile
    if is_crowded:
        worth = worth * HUNCH.crowd // 100
    elif is_somebody_nearer(turn, cell):
        worth = worth * HUNCH.claim // 100
    turn.weigh(cell, worth, labour(turn.game, turn.seat, cell, 0) + 1)


def is_somebody_nearer(turn: Turn, cell: i64) -> bool:
    """Whether another pawn is fewer steps away, whatever lies between."""
    game = turn.game
    other: i64
    for other in range(game.seats):
        if other != turn.seat and gap(game.pawn[other], cell) < turn.cost[cell]:
            return True
    return False


def labour(game: Expedition, seat: i64, cell: i64, markers_left: i64) -> i64:
    """Actions to dig after arrival, until so many markers are left."""
    sand = game.sand[cell]
    if sand >= 2 and cell != game.pawn[seat] and game.role[seat] != CLIMBER:
        sand = sand_on_arrival(game, seat, sand)
    return digs(game, seat, sand - markers_left)


def sand_on_arrival(game: Expedition, seat: i64, sand: i64) -> i64:
    """What is left of a dune after the way in; the Archeologist takes two at a time."""
    if game.role[seat] == ARCHEOLOGIST:
        return sand % 2
    return 1


# Shelter and water


def weigh_rest(turn: Turn) -> None:
    """Tunnels, and the oasis at which the team meets."""
    game = turn.game
    cells = game.tunnels & ~only(game.pawn[turn.seat])
    while cells:
        turn.weigh(lowest(cells), 0, 0)
        cells &= cells - 1
    oasis = turn.meeting
    if oasis != NOWHERE:
        worth = worth_of_well(game, turn.seat, oasis) * HUNCH.drink // 100
        turn.weigh(oasis, worth, labour(game, turn.seat, oasis, 0) + 1)


def weigh_water(turn: Turn) -> None:
    """Companions who have water to spare; for the Water Carrier wells, and those who need her."""
    if turn.game.role[turn.seat] == CARRIER:
        weigh_wells(turn)
        weigh_the_thirsty(turn)
    else:
        weigh_companions(turn)


def weigh_companions(turn: Turn) -> None:
    """Whoever has more water, elsewhere."""
    game = turn.game
    other: i64
    for other in range(game.seats):
        cell = game.pawn[other]
        more = (game.water[other] - game.water[turn.seat]) // 2
        if more > 0 and cell != game.pawn[turn.seat]:
            turn.weigh(cell, warmed(relief(game, turn.seat, more) * HUNCH.meet // 100, turn.warmth), 0)


def weigh_wells(turn: Turn) -> None:
    """Water to draw for the team."""
    game = turn.game
    if room(game, turn.seat) < 2:
        return
    thirst = relief_of(game, everybody(game)) + relief(game, turn.seat, 2)
    worth = warmed(thirst * HUNCH.fetch // 100, turn.warmth)
    cells = open_wells(game)
    while cells:
        turn.weigh(lowest(cells), worth, 1)
        cells &= cells - 1


def weigh_the_thirsty(turn: Turn) -> None:
    """Those with less water: the nearest tile from which she can pour."""
    game = turn.game
    other: i64
    for other in range(game.seats):
        more = (game.water[turn.seat] - game.water[other]) // 2
        if more > 0:
            place = only(game.pawn[other])
            cell = cheapest(turn.cost, (beside(place) | place) & tiles(game))
            if turn.cost[cell]:
                turn.weigh(cell, warmed(relief(game, other, more), turn.warmth), 0)


# Sand


def weigh_sand(turn: Turn) -> None:
    """Dunes to dig away, wherever they are."""
    game = turn.game
    marker = worth_of_marker(game) * HUNCH.far_dune // 100
    if game.role[turn.seat] == ARCHEOLOGIST:
        marker *= 2
    cells = game.blocked
    while cells:
        cell = lowest(cells)
        cells &= cells - 1
        if turn.cost[cell] > 1:
            turn.weigh(cell, marker * (game.sand[cell] - 1), 0)


def worth_of_marker(game: Expedition) -> i64:
    """What it is worth to dig one away, be it anywhere."""
    if game.supply >= 30:
        return HUNCH.marker[6]
    return HUNCH.marker[game.supply // 5]
