"""Deserto: what a seat cannot know: the other hands and the draw pile."""

from __future__ import annotations

from serai.core.hands import dealt_anew, unseen
from serai.core.rng import Rng
from serai.core.vecs import i64, vec
from serai.games.deserto.state import KINDS, Square


def unseen_by(game: Square, seat: i64) -> vec[i64]:
    return unseen(game.hands, game.deck, game.undrawn, KINDS, seat)


def deal_anew(game: Square, seat: i64, rng: Rng) -> None:
    game.deck = dealt_anew(game.hands, unseen_by(game, seat), seat, rng)
