"""Escape: what nobody can know: the order of the piles, and the treasures that lie face down."""

from __future__ import annotations

from serai.core.rng import Rng
from serai.core.sets import has, nth, only, size
from serai.core.vecs import append, i64, vec, zeros
from serai.games.temple.rules.tables import CURSES, EXIT_ROOM, ROOMS, TREASURES
from serai.games.temple.state import NONE, Site


def imagine_anew(game: Site, rng: Rng) -> None:
    """All see the same, so all imagine the same."""
    shuffle_rooms(game, rng)
    game.curse_pile = shuffled(counted(game.curse_pile, game.curses_left, CURSES), rng)
    shuffle_treasures(game, rng)


def shuffled(heap: vec[i64], rng: Rng) -> vec[i64]:
    rng.shuffle(heap)
    return heap


def counted(pile: vec[i64], left: i64, kinds: i64) -> vec[i64]:
    """The tiles of a pile, sorted: what can be worked out, and not a bit more."""
    counts = zeros(kinds)
    i: i64
    for i in range(left):
        counts[pile[i]] += 1
    return listed_by_kind(counts)


def listed_by_kind(counts: vec[i64]) -> vec[i64]:
    heap = vec[i64]()
    kind: i64
    for kind in range(len(counts)):
        for _ in range(counts[kind]):
            heap = append(heap, kind)
    return heap


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


# Treasures


def shuffle_treasures(game: Site, rng: Rng) -> None:
    """The pile and what lies face down in rooms are one heap to everybody."""
    counts = zeros(TREASURES)
    i: i64
    for i in range(game.treasures_left):
        counts[game.treasure_pile[i]] += 1
    for i in range(len(game.hoard)):
        if game.hoard[i] != NONE:
            counts[game.hoard[i]] += 1
    heap = shuffled(listed_by_kind(counts), rng)
    laid: i64 = game.treasures_left
    hoard = game.hoard[:]
    for i in range(len(hoard)):
        if hoard[i] != NONE:
            hoard[i] = heap[laid]
            laid += 1
    game.hoard = hoard
    game.treasure_pile = heap[: game.treasures_left]
