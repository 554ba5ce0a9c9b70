"""Le Désert interdit: cells, sand, and where a pawn can go."""

from __future__ import annotations

from typing import Final

from serai.core.sets import first, has, only
from serai.core.vecs import i64
from serai.games.desert.state import CELLS, CLIMBER, EXPLORER, SIDE, Expedition

ALL_CELLS: Final = 0x1FFFFFF
WEST_EDGE: Final = 0x108421  # the cells of the westernmost column
EAST_EDGE: Final = 0x1084210
BLOCKING: Final = 2  # DES-MOVE-3: so many markers block a tile


def row_of(cell: i64) -> i64:
    return cell // SIDE


def column_of(cell: i64) -> i64:
    return cell % SIDE


def beside(cells: i64) -> i64:
    """DES-R-22: all cells that touch one of these by a side; DES-MOVE-9: the board does not wrap round."""
    east = (cells & ~EAST_EDGE) << 1
    west = (cells & ~WEST_EDGE) >> 1
    return (east | west | (cells << SIDE) | (cells >> SIDE)) & ALL_CELLS


def around(cells: i64) -> i64:
    """All cells that touch one of these by a side or a corner."""
    east = (cells & ~EAST_EDGE) << 1
    west = (cells & ~WEST_EDGE) >> 1
    rows = cells | east | west
    return (east | west | (rows << SIDE) | (rows >> SIDE)) & ALL_CELLS


def nearby(game: Expedition, seat: i64, cells: i64) -> i64:
    """DES-MOVE-1, DES-MOVE-2: sides only; DES-ADV-EXP-1: corners too for the Explorer."""
    return around(cells) if game.role[seat] == EXPLORER else beside(cells)


def close_by(game: Expedition, seat: i64) -> i64:
    """A seat's own tile, and those that it can reach with a shovel or a Dune Blaster."""
    here = only(game.pawn[seat])
    return here | nearby(game, seat, here)


def tiles(game: Expedition) -> i64:
    """Every cell but the hole."""
    return ALL_CELLS & ~only(game.hole)


def ground(game: Expedition, seat: i64) -> i64:
    """Where a pawn may set foot: DES-MOVE-3 to -5, DES-MOVE-7; DES-ADV-CLI-1: blocked tiles too for the Climber."""
    return tiles(game) if game.role[seat] == CLIMBER else tiles(game) & ~game.blocked


def next_steps(game: Expedition, seat: i64, cells: i64) -> i64:
    """Where one step leads from any of these cells; DES-MOVE-6: a tunnel passage is a step, DES-R-17, DES-R-18."""
    near = nearby(game, seat, cells)
    if cells & game.tunnels:
        near |= game.tunnels
    return near & ground(game, seat) & ~cells


def in_three_steps(game: Expedition, seat: i64) -> i64:
    """DES-ADV-NAV-1, DES-ADV-NAV-2: all cells within three steps, the start left out."""
    reached = only(game.pawn[seat])
    for _ in range(3):
        reached |= next_steps(game, seat, reached)
    return reached & ~only(game.pawn[seat])


def is_buried(game: Expedition, seat: i64) -> bool:
    """DES-BURY-1; DES-ADV-CLI-3: nobody beside the Climber."""
    cell = game.pawn[seat]
    return has(game.blocked, cell) and not (game.climber >= 0 and game.pawn[game.climber] == cell)


def set_sand(game: Expedition, cell: i64, markers: i64) -> None:
    """So many markers on a cell; DES-SAND-4: the supply makes up for it."""
    game.supply += game.sand[cell] - markers
    game.sand[cell] = markers
    here = only(cell)
    game.sandy = game.sandy | here if markers >= 1 else game.sandy & ~here
    game.blocked = game.blocked | here if markers >= BLOCKING else game.blocked & ~here


def pawns_on(game: Expedition, cell: i64) -> i64:
    """The seats whose pawns stand on a cell."""
    found: i64 = 0
    seat: i64
    for seat in range(game.seats):
        if game.pawn[seat] == cell:
            found |= only(seat)
    return found


def cell_of(game: Expedition, face: i64) -> i64:
    """Where the only tile of a face lies; excavated or not."""
    cell: i64
    for cell in range(CELLS):
        if game.face[cell] == face:
            return cell
    return -1


def everybody(game: Expedition) -> i64:
    """All seats."""
    return first(game.seats)
