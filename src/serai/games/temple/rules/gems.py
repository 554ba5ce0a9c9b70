"""Escape: pledging dice to the task of a room, and activating gems together."""

from __future__ import annotations

from serai.core.sets import has, only
from serai.core.vecs import i64
from serai.games.temple.rules.codes import ACTIVATED, PAID, PLEDGED, PLEDGED_TILE, TREASURE_USED, WITHDREW
from serai.games.temple.rules.debts import hand_of, settle
from serai.games.temple.rules.handful import count, dice
from serai.games.temple.rules.tables import GEMS, NEEDED, PRIZES, SYMBOL
from serai.games.temple.rules.tiles import WORTH, double, how_many, tiles
from serai.games.temple.state import FACES, NONE, OUT, UNROLLED, Site

# The task of a room


def why_no_task(game: Site, seat: i64) -> str:
    """ESC-GEM-1, ESC-GEM-3, ESC-R-06: a gem room that was not used, and a gem to activate."""
    place = game.room[seat]
    if place == OUT:
        return "ESC-ESC-4"
    if SYMBOL[game.tile[place]] == 0:
        return "ESC-GEM-1"
    if has(game.used, place):
        return "ESC-GEM-3"
    return "" if game.depot else "ESC-R-06"


def symbol_here(game: Site, seat: i64) -> i64:
    """The symbol that the room of a player asks for."""
    return SYMBOL[game.tile[game.room[seat]]]


# Pledging


def why_not_pledge(game: Site, seat: i64, face: i64, number: i64) -> str:
    """ESC-D-COOP-1: shown dice that the task asks for."""
    rule = why_no_task(game, seat)
    if rule:
        return rule
    if not 0 <= face < FACES or face != symbol_here(game, seat):
        return "ESC-D-COOP-1"
    return "" if 1 <= number <= count(hand_of(game, seat), face) else "ESC-D-COOP-1"


def pledge_dice(game: Site, seat: i64, face: i64, number: i64) -> None:
    """ESC-D-COOP-1: they stay shown, and frozen."""
    settle(game, seat)
    take_a_number(game, seat)
    game.hand[seat] -= dice(face, number)
    game.pledge[seat] += dice(face, number)
    game.tell(PLEDGED, seat, face, number)


def why_not_pledge_tile(game: Site, seat: i64, treasure: i64) -> str:
    """ESC-D-COOP-3: a double key or torch of the symbol that the task asks for."""
    rule = why_no_task(game, seat)
    if rule:
        return rule
    fits = treasure == double(symbol_here(game, seat))
    return "" if fits and how_many(game.loot[seat], treasure) else "ESC-D-COOP-3"


def pledge_tile(game: Site, seat: i64, treasure: i64) -> None:
    """ESC-D-COOP-3."""
    take_a_number(game, seat)
    game.loot[seat] -= tiles(treasure, 1)
    game.pledged_tiles[seat] += 1
    game.tell(PLEDGED_TILE, seat, treasure)


def take_a_number(game: Site, seat: i64) -> None:
    """ESC-D-COOP-2: who pledged first pays first."""
    if not has_pledged(game, seat):
        game.pledges += 1
        game.pledge_order[seat] = game.pledges


def has_pledged(game: Site, seat: i64) -> bool:
    return game.pledge[seat] != 0 or game.pledged_tiles[seat] != 0


def why_not_withdraw(game: Site, seat: i64) -> str:
    """ESC-D-COOP-1."""
    return "" if has_pledged(game, seat) else "ESC-D-COOP-1"


def withdraw(game: Site, seat: i64) -> None:
    """ESC-D-COOP-1: at any time."""
    release(game, seat)
    game.tell(WITHDREW, seat)


def release(game: Site, seat: i64) -> None:
    """The pledge goes back to the hand: withdrawn, not needed, or its owner leaves the room."""
    if not has_pledged(game, seat):
        return
    game.hand[seat] += game.pledge[seat]
    game.pledge[seat] = 0
    if game.pledged_tiles[seat]:
        treasure = double(symbol_here(game, seat))
        game.loot[seat] += tiles(treasure, game.pledged_tiles[seat])
        game.pledged_tiles[seat] = 0


# Activating


def why_not_activate(game: Site, seat: i64, option: i64) -> str:
    """ESC-GEM-1, ESC-GEM-4, ESC-GEM-6: the own dice and what is pledged here reach the number."""
    rule = why_no_task(game, seat)
    if rule:
        return rule
    needed: i64 = NEEDED[game.tile[game.room[seat]] * PRIZES + option] if 0 <= option < PRIZES else 0
    if needed == 0:
        return "ESC-GEM-1"
    own = own_symbols(game, seat)
    if own == 0:
        return "ESC-D-COOP-2"
    return "" if own + pledged_by_others(game, seat) >= needed else "ESC-GEM-6"


def own_symbols(game: Site, seat: i64) -> i64:
    """ESC-D-COOP-2: who fires the task brings all own dice of its symbol."""
    face = symbol_here(game, seat)
    return count(hand_of(game, seat), face) + pledged(game, seat, face)


def pledged(game: Site, seat: i64, face: i64) -> i64:
    """The symbols that a player has pledged."""
    return count(game.pledge[seat], face) + WORTH * game.pledged_tiles[seat]


def pledged_by_others(game: Site, seat: i64) -> i64:
    """ESC-GEM-4: only dice in the same room count."""
    face = symbol_here(game, seat)
    total: i64 = 0
    other: i64
    for other in range(game.seats):
        if other != seat and game.room[other] == game.room[seat]:
            total += pledged(game, other, face)
    return total


def activate(game: Site, seat: i64, option: i64) -> None:
    """ESC-GEM-2, ESC-GEM-3; with fewer gems in the depot, those that are there: ESC-R-06."""
    settle(game, seat)
    place = game.room[seat]
    at = game.tile[place] * PRIZES + option
    collect(game, seat, NEEDED[at])
    gems = min(GEMS[at], game.depot)
    game.depot -= gems
    game.gems = game.gems[:]
    game.gems[place] = gems
    game.used |= only(place)
    game.tell(ACTIVATED, seat, place, gems, game.depot)


def collect(game: Site, seat: i64, needed: i64) -> None:
    """ESC-D-COOP-2, ESC-GEM-7: first from who fires, then from the others by time of pledge; the rest is released."""
    face = symbol_here(game, seat)
    freely = count(game.hand[seat], face)
    take_a_number(game, seat)
    game.hand[seat] -= dice(face, freely)
    game.pledge[seat] += dice(face, freely)
    needed -= spend_pledge(game, seat, face, needed)
    giver = next_giver(game, seat)
    while giver != NONE:
        needed -= spend_pledge(game, giver, face, needed)
        giver = next_giver(game, seat)


def next_giver(game: Site, seat: i64) -> i64:
    """Who pledged first among those in the room whose pledge is still there."""
    found: i64 = NONE
    other: i64
    for other in range(game.seats):
        if game.room[other] != game.room[seat] or not has_pledged(game, other):
            continue
        if found == NONE or game.pledge_order[other] < game.pledge_order[found]:
            found = other
    return found


def spend_pledge(game: Site, seat: i64, face: i64, needed: i64) -> i64:
    """ESC-GEM-6, ESC-GEM-7: what is needed, dice before treasures; returns how many symbols that was."""
    number = min(needed, count(game.pledge[seat], face))
    game.pledge[seat] -= dice(face, number)
    game.hand[seat] += dice(UNROLLED, number)
    if number:
        game.tell(PAID, seat, face, number)
    paid = number
    while paid < needed and game.pledged_tiles[seat]:
        game.pledged_tiles[seat] -= 1
        paid += WORTH
        game.tell(TREASURE_USED, seat, double(face))
    release(game, seat)
    return min(paid, needed)
