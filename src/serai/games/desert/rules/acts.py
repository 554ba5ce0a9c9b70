"""Le Désert interdit: all acts by their number: why one is refused, and what it does."""

from __future__ import annotations

from serai.core.rng import Rng
from serai.core.vecs import i64
from serai.games.desert.rules import (
    codes,
    digging,
    excavating,
    forecast,
    free,
    guiding,
    parts,
    storm,
    turn,
    walking,
    water,
)
from serai.games.desert.state import CELLS, Expedition


def carry_out(game: Expedition, seat: i64, move: i64, rng: Rng) -> None:
    """What a move does."""
    game.fresh = 0
    if move < codes.TAKE_PART:
        carry_out_plain(game, seat, move, rng)
    elif move >= codes.GUIDE:
        passenger, rest = divide(move - codes.GUIDE, codes.TABLE * CELLS)
        guiding.lead(game, rest // CELLS, rest % CELLS, passenger - 1)
    elif move >= codes.FLY:
        passenger, cell = divide(move - codes.FLY, CELLS)
        free.fly_to(game, seat, cell, passenger - 1)
    elif move >= codes.WALK:
        passenger, cell = divide(move - codes.WALK, CELLS)
        walking.walk_to(game, seat, cell, passenger - 1)
    elif move >= codes.HAND:
        to, card = divide(move - codes.HAND, 6)
        free.hand_card(game, seat, to, card)
    elif move >= codes.GIVE:
        to, less_one = divide(move - codes.GIVE, 5)
        free.give_water(game, seat, to, less_one + 1)
    elif move >= codes.SCOUT:
        free.scout(game, seat, move - codes.SCOUT)
    elif move >= codes.BLAST:
        free.blast(game, seat, move - codes.BLAST)
    elif move >= codes.DIG:
        digging.dig(game, seat, move - codes.DIG)
    elif move >= codes.PUT_UNDER:
        forecast.put_under(game, move - codes.PUT_UNDER)
    elif move >= codes.PUT_ON_TOP:
        forecast.put_on_top(game, move - codes.PUT_ON_TOP)
    else:
        parts.take_part(game, seat, move - codes.TAKE_PART)


def divide(number: i64, by: i64) -> tuple[i64, i64]:
    return number // by, number % by


def carry_out_plain(game: Expedition, seat: i64, move: i64, rng: Rng) -> None:
    """What a move without details does."""
    if move == codes.REVEAL:
        storm.reveal(game, rng)
    elif move == codes.CALL_STORM:
        turn.call_storm(game)
    elif move == codes.EXCAVATE:
        excavating.excavate(game, seat)
    elif move == codes.SPARE:
        forecast.spare(game)
    elif move == codes.LOOK:
        forecast.look(game)
    elif move == codes.DRAW_WATER:
        water.draw_water(game, seat)
    elif move == codes.HALT:
        guiding.halt(game)
    elif move == codes.RAISE_SHIELD:
        free.raise_shield(game, seat)
    elif move == codes.SHARE_RESERVE:
        free.share_reserve(game, seat)
    else:
        free.speed_up(game, seat)
