"""Escape: what players have pledged to the task of a room. It stays theirs, shown and frozen: ESC-D-COOP-1."""

from __future__ import annotations

from serai.core.vecs import append, i64, vec
from serai.games.temple.rules.handful import dice
from serai.games.temple.rules.tiles import tiles
from serai.games.temple.state import (
    AMOUNT,
    BLACK,
    EACH,
    EMPTY,
    FACES,
    NONE,
    ORDER,
    PLEDGE,
    PLEDGED_FACE,
    PLEDGED_TO,
    PLEDGER,
    STANDS_FOR,
    Site,
)


def has_pledged(game: Site, seat: i64) -> bool:
    """Anything, anywhere."""
    return order_of(game, seat) != NONE


def order_of(game: Site, seat: i64) -> i64:
    """The number that a player drew with the first pledge, or NONE."""
    at: i64
    for at in range(0, len(game.pledges), PLEDGE):
        if game.pledges[at + PLEDGER] == seat:
            return game.pledges[at + ORDER]
    return NONE


def pledged_dice(game: Site, seat: i64) -> i64:
    """The handful that a player has pledged."""
    found: i64 = 0
    at: i64
    for at in range(0, len(game.pledges), PLEDGE):
        if game.pledges[at + PLEDGER] == seat and game.pledges[at + PLEDGED_FACE] < FACES:
            found += dice(game.pledges[at + PLEDGED_FACE], game.pledges[at + AMOUNT])
    return found


def pledged_loot(game: Site, seat: i64) -> i64:
    """The treasures that a player has pledged."""
    found: i64 = 0
    at: i64
    for at in range(0, len(game.pledges), PLEDGE):
        if game.pledges[at + PLEDGER] == seat and game.pledges[at + PLEDGED_FACE] >= FACES:
            found += tiles(game.pledges[at + PLEDGED_FACE] - FACES, game.pledges[at + AMOUNT])
    return found


def pledged(game: Site, seat: i64, place: i64, symbol: i64) -> i64:
    """How many of a symbol a player has pledged to the task of a place."""
    total: i64 = 0
    at: i64
    for at in range(0, len(game.pledges), PLEDGE):
        if is_for(game, at, place, symbol) and game.pledges[at + PLEDGER] == seat:
            total += game.pledges[at + AMOUNT] * game.pledges[at + EACH]
    return total


def pledged_by_all(game: Site, place: i64, symbol: i64) -> i64:
    """The same for everybody, near or far."""
    total: i64 = 0
    at: i64
    for at in range(0, len(game.pledges), PLEDGE):
        if is_for(game, at, place, symbol):
            total += game.pledges[at + AMOUNT] * game.pledges[at + EACH]
    return total


def is_for(game: Site, at: i64, place: i64, symbol: i64) -> bool:
    return game.pledges[at + PLEDGED_TO] == place and game.pledges[at + STANDS_FOR] == symbol


def is_block(game: Site, at: i64) -> bool:
    """ESC-R-100: locked dice that stand for another symbol are spent whole or not at all, and do not stay in a room."""
    return game.pledges[at + PLEDGED_FACE] == BLACK and game.pledges[at + STANDS_FOR] != BLACK


def doubler_of(game: Site, seat: i64, place: i64) -> i64:
    """ESC-R-99: where a treasure that doubles what a player pledges to a place stands in the list, or NONE."""
    at: i64
    for at in range(0, len(game.pledges), PLEDGE):
        if (
            game.pledges[at + PLEDGER] == seat
            and game.pledges[at + PLEDGED_TO] == place
            and game.pledges[at + EACH] == 0
        ):
            return at
    return NONE


# Changes


def add_pledge(game: Site, seat: i64, place: i64, face: i64, symbol: i64, number: i64, each: i64) -> None:
    """Dice or treasures that have left the hand are pledged; of the same kind they lie together."""
    order = order_of(game, seat)
    if order == NONE:
        game.pledgers += 1
        order = game.pledgers
    pledges = game.pledges[:]
    at: i64
    for at in range(0, len(pledges), PLEDGE):
        alike = pledges[at + PLEDGER] == seat and pledges[at + PLEDGED_FACE] == face and pledges[at + EACH] == each
        if alike and is_for(game, at, place, symbol):
            pledges[at + AMOUNT] += number
            game.pledges = pledges
            return
    game.pledges = with_pledge(pledges, seat, place, face, symbol, number, each, order)


def with_pledge(
    pledges: vec[i64], seat: i64, place: i64, face: i64, symbol: i64, number: i64, each: i64, order: i64
) -> vec[i64]:
    pledges = append(append(append(append(pledges, seat), place), face), symbol)
    return append(append(append(pledges, number), each), order)


def take_off(game: Site, at: i64, number: i64) -> None:
    """So many dice or treasures of one pledge are no longer pledged."""
    pledges = game.pledges[:]
    pledges[at + AMOUNT] -= number
    game.pledges = pledges
    if pledges[at + AMOUNT] == 0:
        game.pledges = without_pledge(pledges, at)


def without_pledge(pledges: vec[i64], gone: i64) -> vec[i64]:
    if len(pledges) == PLEDGE:
        return EMPTY
    rows = vec[i64]()
    i: i64
    for i in range(len(pledges)):
        if not gone <= i < gone + PLEDGE:
            rows = append(rows, pledges[i])
    return rows


def unpledge(game: Site, seat: i64, face: i64) -> None:
    """One pledged die of a face leaves the hand of its owner for good."""
    at: i64
    for at in range(0, len(game.pledges), PLEDGE):
        if game.pledges[at + PLEDGER] == seat and game.pledges[at + PLEDGED_FACE] == face:
            if is_block(game, at):
                give_back(game, at)
                game.hand[seat] -= dice(face, 1)
            else:
                take_off(game, at, 1)
            return


def give_back(game: Site, at: i64) -> None:
    """One pledge goes back to the hand it came from."""
    seat, face, number = game.pledges[at + PLEDGER], game.pledges[at + PLEDGED_FACE], game.pledges[at + AMOUNT]
    if face < FACES:
        game.hand[seat] += dice(face, number)
    else:
        game.loot[seat] += tiles(face - FACES, number)
    game.pledges = without_pledge(game.pledges, at)


def release(game: Site, seat: i64) -> None:
    """All that a player has pledged goes back to the hand."""
    at: i64 = 0
    while at < len(game.pledges):
        if game.pledges[at + PLEDGER] == seat:
            give_back(game, at)
        else:
            at += PLEDGE


def release_here(game: Site, seat: i64) -> None:
    """ESC-D-COOP-1: who leaves a room takes the pledge to its task along; what came from afar stays."""
    at: i64 = 0
    while at < len(game.pledges):
        here = game.pledges[at + PLEDGER] == seat and game.pledges[at + PLEDGED_TO] == game.room[seat]
        if here and not is_block(game, at):
            give_back(game, at)
        else:
            at += PLEDGE


def release_task(game: Site, place: i64) -> None:
    """The task of a room is met, replaced or over."""
    at: i64 = 0
    while at < len(game.pledges):
        if game.pledges[at + PLEDGED_TO] == place:
            give_back(game, at)
        else:
            at += PLEDGE
