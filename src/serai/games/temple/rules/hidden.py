"""Escape: what a player cannot know: the order of the pile; modules have secrets of their own."""

from __future__ import annotations

from serai.core.rng import Rng
from serai.core.sets import has, nth, only, size
from serai.core.vecs import append, i64, listed_by_kind, vec, zeros
from serai.games.temple.rules import asking
from serai.games.temple.rules.discovering import drawn_by
from serai.games.temple.rules.piles import plain_rooms
from serai.games.temple.rules.tables import EXIT_ROOM, ROOMS
from serai.games.temple.state import NONE, Site


def imagine_anew(game: Site, seat: i64, rng: Rng) -> None:
    """What a player (or NOBODY) cannot know: the pile of rooms, and what each module has covered."""
    if game.capped:
        choose_anew(game, plain_rooms(game), rng)
    asking.imagine(game, seat, rng)
    shuffle_rooms(game, rng)  # last, so that where a room that was chosen unseen lay leaves no trace


# Rooms


def shuffle_rooms(game: Site, rng: Rng) -> None:
    """Rooms that were seen stay; the exit is where the setup may have put it: ESC-SETUP-3, ESC-SETUP-4."""
    hidden = unseen_places(game)
    heap = hidden_rooms(game)
    with_exit = len(heap) < size(hidden)
    rng.shuffle(heap)
    exit_at: i64 = NONE
    if with_exit:
        places = places_for_exit(game, hidden)
        exit_at = nth(places, rng.below(size(places)))
    pile = game.pile[: game.undrawn]
    taken: i64 = 0
    i: i64
    for i in range(game.undrawn):
        if i == exit_at:
            pile[i] = EXIT_ROOM
        elif has(hidden, i):
            pile[i] = heap[taken]
            taken += 1
    game.pile = pile


def choose_anew(game: Site, pool: vec[i64], rng: Rng) -> None:
    """ESC-R-127: some rooms of a pool were chosen unseen. Those of them that nobody has seen yet are drawn once more."""
    unknown = vec[i64]()
    i: i64
    for i in range(len(pool)):
        if not is_known(game, pool[i]):
            unknown = append(unknown, pool[i])
    rng.shuffle(unknown)
    pile = game.pile[: game.undrawn]
    taken: i64 = 0
    for i in range(game.undrawn):
        if not has(game.seen, i) and is_in(pool, pile[i]):
            pile[i] = unknown[taken]
            taken += 1
    game.pile = pile


def is_known(game: Site, tile: i64) -> bool:
    """Whether everybody knows where a room is: in the temple, in somebody's hand, or in the pile where it was seen."""
    i: i64
    for i in range(game.undrawn):
        if has(game.seen, i) and game.pile[i] == tile:
            return True
    for i in range(game.seats):
        if drawn_by(game, i) == tile:
            return True
    return is_in(game.plan.tile, tile)


def is_in(tiles: vec[i64], tile: i64) -> bool:
    i: i64
    for i in range(len(tiles)):
        if tiles[i] == tile:
            return True
    return False


def unseen_places(game: Site) -> i64:
    """The set of places in the pile whose room nobody has seen."""
    found: i64 = 0
    i: i64
    for i in range(game.undrawn):
        if not has(game.seen, i):
            found |= only(i)
    return found


def hidden_rooms(game: Site) -> vec[i64]:
    """Unseen rooms but the exit, sorted."""
    counts = zeros(ROOMS)
    i: i64
    for i in range(game.undrawn):
        if not has(game.seen, i) and game.pile[i] != EXIT_ROOM:
            counts[game.pile[i]] += 1
    return listed_by_kind(counts)


def places_for_exit(game: Site, hidden: i64) -> i64:
    """Where the exit may lie, as all know."""
    found: i64 = 0
    i: i64
    for i in range(game.exit_low, game.exit_high + 1):
        if has(hidden, i):
            found |= only(i)
    return found
