"""What a seat cannot know: the other hands and the order of the draw pile."""

from __future__ import annotations

from serai.core.hands import dealt_anew, unseen
from serai.core.rng import Rng
from serai.core.vecs import i64, vec
from serai.games.trucks.state import CARDS, Race


def unseen_by(game: Race, seat: i64) -> vec[i64]:
    return unseen(game.hands, game.deck, game.undrawn, CARDS, seat)


def deal_anew(game: Race, seat: i64, rng: Rng) -> None:
    game.deck = dealt_anew(game.hands, unseen_by(game, seat), seat, rng)
