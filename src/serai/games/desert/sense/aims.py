"""Le Désert interdit: what the team strives for, term by term of the yardstick, and what an action is for by its nature."""

from __future__ import annotations

from typing import Final

from serai.core.sets import has, only
from serai.core.vecs import append, i64, vec
from serai.games.desert.pieces import PARTS as NAMES
from serai.games.desert.rules import codes
from serai.games.desert.rules.board import is_buried
from serai.games.desert.rules.end import is_won
from serai.games.desert.sense.facts import is_ready, still_hidden, wells
from serai.games.desert.sense.hope import need, suns_to_come
from serai.games.desert.sense.outlook import equipment, sand_on_tiles, tiles_done, way_to_go
from serai.games.desert.sense.ways import least_distance, lowest
from serai.games.desert.sense.weights import OUTLOOK
from serai.games.desert.state import BY_SAND, BY_STORM, BY_THIRST, CELLS, PARTS, TAKEN, UNPLACED, Expedition

END: Final = 6000  # won, or not lost, in the currency of the yardstick: past all that can be seen of a game under way

# Aims in their order: these, then for each part FOR_PART of them, then for each seat FOR_SEAT.
ALL: Final = ["win", "sand-out", "storm-out", "storm", "supply", "sand", "pad", "excavate", "gear", "work", "gather"]
FOR_PART: Final = ["take", "find", "reach"]
FOR_SEAT: Final = ["dying", "water", "buried"]


def aims(game: Expedition) -> vec[i64]:
    """What each term of the outlook is worth; the ends of the game have terms of their own."""
    worth = team_aims(game)
    part: i64
    for part in range(PARTS):
        worth = append(append(append(worth, taken(game, part)), found(game, part)), near(game, part))
    seat: i64
    for seat in range(game.seats):
        worth = append(append(append(worth, alive(game, seat)), watered(game, seat)), free(game, seat))
    return worth


def aim(number: i64) -> str:
    """The name of an aim, and whom or what it is about."""
    if number < len(ALL):
        return ALL[number]
    number -= len(ALL)
    if number < PARTS * len(FOR_PART):
        return f"{FOR_PART[number % len(FOR_PART)]} part={NAMES[number // len(FOR_PART)]}"
    number -= PARTS * len(FOR_PART)
    return f"{FOR_SEAT[number % len(FOR_SEAT)]} to={number // len(FOR_SEAT)}"


def team_aims(game: Expedition) -> vec[i64]:
    """Those of the whole team, in the order of their names."""
    missing = still_hidden(game)
    ready = is_ready(game)
    lack = max(OUTLOOK.enough - game.supply, 0)
    return vec[i64](
        [
            END if is_won(game) else 0,
            -END if game.lost == BY_SAND else 0,
            -END if game.lost == BY_STORM else 0,
            OUTLOOK.spared * game.fewer - OUTLOOK.tick * game.tick,
            -OUTLOOK.low_supply * lack * lack,
            -plain_sand(game),
            pad_worth(game),
            OUTLOOK.tile * tiles_done(game, missing) + plain_sand(game) - sand_on_tiles(game, missing),
            equipment(game),
            0 if ready else way_to_parts_only(game) - way_to_go(game, missing),
            -way_to_go(game, missing) if ready else 0,
        ]
    )


def plain_sand(game: Expedition) -> i64:
    """Sand on the board, wherever it lies; what it hides counts against the tiles to excavate."""
    return sand_on_tiles(game, 0)


def pad_worth(game: Expedition) -> i64:
    """The launch pad, found and clear."""
    return OUTLOOK.pad_found - OUTLOOK.sand_on_pad * game.sand[lowest(game.pad)] if game.pad else 0


def way_to_parts_only(game: Expedition) -> i64:
    """The part of the way to go that has an aim of its own for each part."""
    total: i64 = 0
    part: i64
    for part in range(PARTS):
        total -= near(game, part)
    return total


# Parts


def taken(game: Expedition, part: i64) -> i64:
    return OUTLOOK.part_taken - OUTLOOK.part_located if game.part_at[part] == TAKEN else 0


def found(game: Expedition, part: i64) -> i64:
    """A place, or at least one clue to it."""
    cell = game.part_at[part]
    if cell != UNPLACED:
        return OUTLOOK.part_located - (OUTLOOK.sand_on_part * game.sand[cell] if cell != TAKEN else 0)
    return OUTLOOK.first_clue if has(game.clues, part) or has(game.clues, PARTS + part) else 0


def near(game: Expedition, part: i64) -> i64:
    """Steps of whoever is nearest; a part that is taken or hidden is as near as can be."""
    cell = game.part_at[part]
    return -OUTLOOK.step_to_part * least_distance(game, only(cell)) if 0 <= cell < CELLS else 0


# People


def alive(game: Expedition, seat: i64) -> i64:
    return -END if game.lost == BY_THIRST and game.water[seat] < 0 else 0


def watered(game: Expedition, seat: i64) -> i64:
    """Less thirst, by water or by help that is near."""
    if game.water[seat] < 0:
        return -OUTLOOK.thirst[0]
    return -need(game, seat, wells(game)) * (100 + suns_to_come(game)) // 200


def free(game: Expedition, seat: i64) -> i64:
    return -OUTLOOK.buried * (game.sand[game.pawn[seat]] - 1) if is_buried(game, seat) else 0


# The nature of a move

PLAIN: Final = [
    "call-storm", "reveal", "look-beneath", "spare", "foresee", "fetch-water", "halt", "shade", "refresh", "more-actions",
]  # fmt: skip


def nature(game: Expedition, seat: i64, move: i64) -> str:
    """What a move is for, whatever comes of it."""
    if move < codes.TAKE_PART:
        return PLAIN[move]
    if move < codes.PUT_ON_TOP:
        return f"take part={NAMES[move - codes.TAKE_PART]}"
    if move < codes.DIG:
        return "calm-sky"
    if move < codes.SCOUT:
        return sand_at(game, seat, move % 100)
    if move < codes.GIVE:
        return "look-beneath"
    if move < codes.HAND:
        return f"water to={(move - codes.GIVE) // codes.PORTIONS}"
    if move < codes.WALK:
        return "lend"
    return "gather" if is_ready(game) else way_of(game, move % CELLS)


def sand_at(game: Expedition, seat: i64, cell: i64) -> str:
    """Why sand is dug away there."""
    if is_buried(game, seat) and game.pawn[seat] == cell:
        return f"buried to={seat}"
    part: i64
    for part in range(PARTS):
        if game.part_at[part] == cell:
            return f"reach part={NAMES[part]}"
    return "sand"


def way_of(game: Expedition, cell: i64) -> str:
    """Where a step leads: to a part, else to work."""
    part: i64
    for part in range(PARTS):
        if game.part_at[part] == cell:
            return f"reach part={NAMES[part]}"
    return "work"
