"""Deserto: what one seat sees, and nothing else."""

from __future__ import annotations

from msgspec.structs import replace

from serai.core.happenings import Event
from serai.core.state import NOBODY
from serai.games.deserto.pieces import BOX, Card
from serai.games.deserto.pieces import CARDS as KIND_NAMES
from serai.games.deserto.rules.cards import hand_size
from serai.games.deserto.rules.codes import DRAWN, FOUR_VIZIERS, GIVEN, LAID, TAKEN
from serai.games.deserto.rules.end import is_over
from serai.games.deserto.rules.hidden import unseen_by
from serai.games.deserto.seen import View
from serai.games.deserto.state import CARDS, CELLS, KINDS, Square

EVENTS = (
    Event(LAID, "laid", ("seat", "card", "cell")),
    Event(TAKEN, "taken", ("seat", "cell", "cards")),
    Event(FOUR_VIZIERS, "four-viziers", ("seat",)),
    Event(GIVEN, "given", ("seat", "card", "to")),
    Event(DRAWN, "drawn", ("seat", "card"), secret={"card": "seat"}, uncovers=True),
)


IN_THE_BOX: dict[Card, int] = {kind.name: kind.count for kind in BOX.cards}


def view(game: Square, seat: int) -> View:
    """What a seat sees, or a watcher (NOBODY)."""
    shown = View(
        turn=None if is_over(game) else int(game.turn),
        hand=None,
        hand_sizes=[int(hand_size(game, other)) for other in range(game.seats)],
        piles=[pile(game, cell) for cell in range(CELLS)],
        won=list(game.won),
        draw_pile=int(game.undrawn),
        unseen=unseen(game, NOBODY),
        box=IN_THE_BOX,
    )
    return shown if seat == NOBODY else own(game, seat, shown)


def own(game: Square, seat: int, shown: View) -> View:
    """What a seat sees beyond what a watcher is shown: its hand, and so less that is unseen."""
    return replace(shown, hand=hand(game, seat), unseen=unseen(game, seat))


def hand(game: Square, seat: int) -> list[Card]:
    """A hand, sorted by kind."""
    cards: list[Card] = []
    for kind in range(KINDS):
        cards += [KIND_NAMES[kind]] * int(game.hands[seat * KINDS + kind])
    return cards


def pile(game: Square, cell: int) -> list[Card]:
    """A pile, bottom first."""
    bottom = cell * CARDS
    return [KIND_NAMES[kind] for kind in game.piles[bottom : bottom + game.height[cell]]]


def unseen(game: Square, seat: int) -> dict[Card, int]:
    """How many of each kind are hidden from a seat."""
    counts = unseen_by(game, seat)
    return {KIND_NAMES[kind]: int(counts[kind]) for kind in range(KINDS)}
