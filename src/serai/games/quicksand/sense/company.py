"""Quicksand, a companion: people begin, have a moment to look and lead the timers on; it keeps its cards for low sand."""

from __future__ import annotations

from typing import Final

from serai.core.sense import NO_ADVICE
from serai.core.vecs import i64
from serai.games.quicksand.sense.prospects import TILE, best_card, soonest_end
from serai.games.quicksand.state import NOT_YET, Track

LOW: Final = 12_000  # ms of sand: with less in any timer a companion plays as any bot
FIRST: Final = 10_000  # ms in which people may play the first card
MODEST: Final = 2 * TILE  # by which every tile counts against a card: most for the sand, least for the way
LOOK: Final = 4_000  # ms that people have to look after a timer was turned over


def company(game: Track, seat: i64) -> i64:
    """A card, or below 0 how many ms to wait; NO_ADVICE where it presses."""
    if game.naming != NOT_YET or soonest_end(game) - game.now < LOW:
        return NO_ADVICE
    ready: i64 = FIRST if game.turn == NOT_YET else last_turned(game) + LOOK
    return game.now - ready if game.now < ready else best_card(game, seat, MODEST)


def last_turned(game: Track) -> i64:
    """When a timer was last turned over."""
    last = game.since[0]
    timer: i64
    for timer in range(1, len(game.since)):
        last = max(last, game.since[timer])
    return last
