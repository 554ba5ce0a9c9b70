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
from serai.games.desert.rules.end import rule_of_end
from serai.games.desert.state import CELLS, KINDS, RESERVE, SHIELD, Expedition


def why_refused(game: Expedition, seat: i64, move: i64) -> str:
    """The id of the rule that forbids a move; empty for the legal ones."""
    if rule_of_end(game):
        return rule_of_end(game)
    if not 0 <= seat < game.seats:
        return "SER-SEAT"
    if not codes.is_move(move, game.seats):
        return "SER-MOVE"
    rule = why_not_go_on(game, seat, move) if turn.is_amid_action(game) else ""
    return rule or why_not_act(game, seat, move)


def why_not_go_on(game: Expedition, seat: i64, move: i64) -> str:
    """DES-R-5: an action of several steps is finished before anything else."""
    if seat != game.turn:
        return "DES-R-5"
    if game.unplaced:
        return "" if codes.PUT_ON_TOP <= move < codes.DIG else "DES-ADV-MET-3"
    return "" if move == codes.HALT or move >= codes.GUIDE else "DES-R-45"


def why_not_act(game: Expedition, seat: i64, move: i64) -> str:
    """The same for one act."""
    if move < codes.TAKE_PART:
        return why_not_plain(game, seat, move)
    if move >= codes.GUIDE:
        passenger, rest = divide(move - codes.GUIDE, codes.TABLE * CELLS)
        return guiding.why_not_guide(game, seat, rest // CELLS, rest % CELLS, passenger - 1)
    if move >= codes.FLY:
        passenger, cell = divide(move - codes.FLY, CELLS)
        return free.why_not_fly(game, seat, cell, passenger - 1)
    if move >= codes.WALK:
        passenger, cell = divide(move - codes.WALK, CELLS)
        return walking.why_not_walk(game, seat, cell, passenger - 1)
    if move >= codes.HAND:
        to, card = divide(move - codes.HAND, KINDS)
        return free.why_not_hand(game, seat, to, card)
    if move >= codes.GIVE:
        to, less_one = divide(move - codes.GIVE, codes.PORTIONS)
        return free.why_not_give(game, seat, to, less_one + 1)
    if move >= codes.SCOUT:
        return free.why_not_scout(game, seat, move - codes.SCOUT)
    if move >= codes.BLAST:
        return free.why_not_blast(game, seat, move - codes.BLAST)
    if move >= codes.DIG:
        return digging.why_not_dig(game, seat, move - codes.DIG)
    if move >= codes.PUT_UNDER:
        return forecast.why_not_put_under(game, seat, move - codes.PUT_UNDER)
    if move >= codes.PUT_ON_TOP:
        return forecast.why_not_put_on_top(game, seat, move - codes.PUT_ON_TOP)
    return parts.why_not_take(game, seat, move - codes.TAKE_PART)


def why_not_plain(game: Expedition, seat: i64, move: i64) -> str:
    """The same for an act without details."""
    if move == codes.REVEAL:
        return storm.why_not_reveal(game, seat)
    if move == codes.CALL_STORM:
        return turn.why_not_call_storm(game, seat)
    if move == codes.EXCAVATE:
        return excavating.why_not_excavate(game, seat)
    if move == codes.SPARE:
        return forecast.why_not_spare(game, seat)
    if move == codes.LOOK:
        return forecast.why_not_look(game, seat)
    if move == codes.DRAW_WATER:
        return water.why_not_draw(game, seat)
    if move == codes.HALT:
        return guiding.why_not_halt(game, seat)
    if move == codes.RAISE_SHIELD:
        return free.why_not_use(game, seat, SHIELD)
    if move == codes.SHARE_RESERVE:
        return free.why_not_use(game, seat, RESERVE)
    return free.why_not_speed_up(game, seat)


def divide(number: i64, by: i64) -> tuple[i64, i64]:
    return number // by, number % by


def carry_out(game: Expedition, seat: i64, move: i64, rng: Rng) -> None:
    """What a move does."""
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
        to, card = divide(move - codes.HAND, KINDS)
        free.hand_card(game, seat, to, card)
    elif move >= codes.GIVE:
        to, less_one = divide(move - codes.GIVE, codes.PORTIONS)
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
