"""Le Désert interdit: the end."""

from __future__ import annotations

from serai.core.sets import has
from serai.core.state import Outcome
from serai.core.vecs import copies, i64, zeros
from serai.games.desert.rules.board import everybody
from serai.games.desert.state import BY_SAND, BY_THIRST, NOT_LOST, PARTS, Expedition


def is_over(game: Expedition) -> bool:
    """DES-END-5: nothing else ends the game."""
    return game.lost != NOT_LOST or is_won(game)


def is_won(game: Expedition) -> bool:
    """DES-END-1, DES-R-42: four parts and all pawns on the launch pad; DES-R-43: whoever they are, it is unblocked."""
    return game.taken == PARTS and is_launch_pad(game, game.pawn[0]) and are_together(game)


def is_launch_pad(game: Expedition, cell: i64) -> bool:
    """DES-R-41: with its city face up and no more than one marker."""
    return has(game.pad & ~game.blocked, cell)


def are_together(game: Expedition) -> bool:
    seat: i64
    for seat in range(1, game.seats):
        if game.pawn[seat] != game.pawn[0]:
            return False
    return True


def how_it_ended(game: Expedition) -> Outcome | None:
    """All win or all lose: DES-END-1 to -4."""
    if game.lost == NOT_LOST:
        return Outcome(copies(game.seats, 1), everybody(game), "DES-END-1") if is_won(game) else None
    return Outcome(zeros(game.seats), 0, lost_by(game))


def lost_by(game: Expedition) -> str:
    if game.lost == BY_THIRST:
        return "DES-END-2"
    return "DES-END-3" if game.lost == BY_SAND else "DES-END-4"


def rule_of_end(game: Expedition) -> str:
    """The rule by which the game is over; empty while it goes on."""
    if game.lost != NOT_LOST:
        return lost_by(game)
    return "DES-END-1" if is_won(game) else ""
