"""A card that cannot be followed."""

from __future__ import annotations

from serai.core.vecs import i64
from serai.games.trucks.rules.codes import FAILED
from serai.games.trucks.rules.track import is_on_track, send_home
from serai.games.trucks.state import Race


def why_not_restart(game: Race, seat: i64, number: i64) -> str:
    """TRK-TURN-8: an own truck on track goes home."""
    return "" if is_on_track(game, seat * game.trucks + number) else "TRK-TURN-8"


def restart(game: Race, seat: i64, card: i64, number: i64) -> None:
    """TRK-TURN-8."""
    game.tell(FAILED, seat, card)
    send_home(game, seat * game.trucks + number)


def why_not_discard(game: Race, seat: i64) -> str:
    """TRK-TURN-9: only without a truck that could go home."""
    number: i64
    for number in range(game.trucks):
        if not why_not_restart(game, seat, number):
            return "TRK-TURN-8"
    return ""


def discard(game: Race, seat: i64, card: i64) -> None:
    """TRK-TURN-9: nothing happens."""
    game.tell(FAILED, seat, card)
