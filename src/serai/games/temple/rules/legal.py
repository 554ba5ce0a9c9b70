"""Escape: every legal move of a seat. Whether one is legal is said where the act is; here they are listed."""

from __future__ import annotations

from typing import Final

from serai.core.sets import has, only
from serai.core.vecs import append, i64, vec
from serai.games.temple.rules import codes, curses, debts, dice, discovering, entering, gems, leaving, treasures, votes
from serai.games.temple.rules.codes import BLOCK, MOST_DICE, MOST_TILES, aided, aimed, plain
from serai.games.temple.rules.debts import hand_of
from serai.games.temple.rules.handful import count
from serai.games.temple.rules.paying import doubles_of_use
from serai.games.temple.rules.tables import COST, CURSES, EXIT_ROOM, LIFTED_BY, NEEDED, PRIZES
from serai.games.temple.rules.tiles import double, how_many
from serai.games.temple.state import (
    ADVENTURER,
    BIG_TORCH,
    BLACK,
    EXTRA_GEM,
    FACES,
    GOLD,
    HEALING,
    KEY,
    KEYS,
    LOST_DICE,
    NONE,
    OUT,
    PASSAGE,
    RUNNING,
    SIDES,
    SOULS,
    TELEPORT,
    TORCH,
    TORCHES,
    UNROLLED,
    Site,
)

ROOM_FOR: Final = 40  # moves, mostly


def movers_now(game: Site) -> i64:
    """All at once: everybody who can do anything."""
    movers: i64 = 0
    if game.end != RUNNING:
        return movers
    seat: i64
    for seat in range(game.seats):
        if dice.can_roll(game, seat) or has_voice(game, seat) or len(legal_moves(game, seat)):
            movers |= only(seat)
    return movers


def has_voice(game: Site, seat: i64) -> bool:
    """Whether a player can at least say yes or no to fate; asked first, for it is quickly answered."""
    if game.next_act[seat] != NONE:
        return False
    return not votes.why_not_agree(game, seat) or not votes.why_not_refuse(game, seat)


def legal_moves(game: Site, seat: i64) -> vec[i64]:
    """All that a seat may do now."""
    moves = vec[i64](capacity=ROOM_FOR)
    if game.end != RUNNING:
        return moves
    if game.room[seat] != OUT:
        moves = rolls(game, seat, moves)
    if game.next_act[seat] != NONE:
        return moves
    moves = choices(game, seat, moves)
    if game.room[seat] == OUT:
        return gifts(game, seat, moves)
    moves = ways(game, seat, moves)
    moves = tasks(game, seat, moves)
    moves = helps(game, seat, moves)
    if game.curses[seat]:
        moves = lifts(game, seat, moves)
    if game.loot[seat]:
        moves = uses(game, seat, moves)
    return agreements(game, seat, moves)


def rolls(game: Site, seat: i64, moves: vec[i64]) -> vec[i64]:
    """ESC-DICE-1: with every choice of shown dice, counted by their faces, for all dice are alike."""
    hand = hand_of(game, seat)
    adventurers = count(hand, ADVENTURER)
    keys = count(hand, KEY)
    torches = count(hand, TORCH)
    golds = count(hand, GOLD)
    careful = has(game.curses[seat], LOST_DICE)
    must = count(hand, UNROLLED)
    a: i64
    k: i64
    t: i64
    g: i64
    for g in range(golds + 1):
        for t in range(torches + 1):
            for k in range(keys + 1):
                first = ((g * MOST_DICE + t) * MOST_DICE + k) * MOST_DICE
                for a in range(adventurers + 1):
                    if first + a or must:
                        moves = append(moves, first + a)
                        if careful:
                            moves = append(moves, BLOCK + first + a)
    return moves


def choices(game: Site, seat: i64, moves: vec[i64]) -> vec[i64]:
    """What an effect asks of the player."""
    at: i64
    if game.drawn[seat] != NONE:
        for at in range(SIDES):
            if not discovering.why_not_place(game, seat, at):
                moves = append(moves, aimed(codes.PLACE, at))
    if game.owed[seat] + game.owed_held[seat]:
        for at in range(FACES):
            if not debts.why_not_give_up(game, seat, at):
                moves = append(moves, aimed(codes.GIVE_UP, at))
    if has(game.curses[seat], SOULS):
        for at in range(game.seats):
            if not curses.why_not_name(game, seat, at):
                moves = append(moves, aimed(codes.NAME, at))
    return moves


def gifts(game: Site, seat: i64, moves: vec[i64]) -> vec[i64]:
    """ESC-ESC-5."""
    to: i64
    if has(game.gifts, seat):
        for to in range(game.seats):
            if not leaving.why_not_give(game, seat, to):
                moves = append(moves, aimed(codes.GIVE, to))
    return moves


def ways(game: Site, seat: i64, moves: vec[i64]) -> vec[i64]:
    """Entering, discovering, leaving the temple."""
    place = game.room[seat]
    side: i64
    for side in range(SIDES):
        beyond = game.way[place * SIDES + side]
        if beyond != NONE and not game.loot[seat]:
            if not entering.why_not_enter(game, seat, side, 0):
                moves = append(moves, aided(codes.ENTER, side))
        elif beyond != NONE:
            moves = with_aid(game, seat, moves, codes.ENTER, side, COST[game.tile[beyond]])
    if game.gaps[place]:
        for side in range(SIDES + 1):
            if not discovering.why_not_discover(game, seat, side):
                moves = append(moves, aimed(codes.DISCOVER, side))
    if game.tile[place] == EXIT_ROOM:
        moves = with_aid(game, seat, moves, codes.LEAVE, 0, leaving.price(game))
    if game.hoard[place] != NONE:
        moves = with_aid(game, seat, moves, codes.TAKE, 0, treasures.PRICE)
    return moves


def with_aid(game: Site, seat: i64, moves: vec[i64], kind: i64, what: i64, cost: i64) -> vec[i64]:
    """An act that symbols pay for, with every choice of double keys and torches."""
    most_keys = min(how_many(game.loot[seat], KEYS), doubles_of_use(cost, KEY))
    most_torches = min(how_many(game.loot[seat], TORCHES), doubles_of_use(cost, TORCH))
    keys: i64
    torches: i64
    for keys in range(most_keys + 1):
        for torches in range(most_torches + 1):
            if not why_not_aided(game, seat, kind, what, keys * (MOST_TILES + 1) + torches):
                moves = append(moves, aided(kind, what, keys, torches))
    return moves


def why_not_aided(game: Site, seat: i64, kind: i64, what: i64, aid: i64) -> str:
    if kind == codes.ENTER:
        return entering.why_not_enter(game, seat, what, aid)
    if kind == codes.LIFT:
        return curses.why_not_lift(game, seat, what, aid)
    return leaving.why_not_leave(game, seat, aid) if kind == codes.LEAVE else treasures.why_not_take(game, seat, aid)


def tasks(game: Site, seat: i64, moves: vec[i64]) -> vec[i64]:
    """Gems, and pledges to them."""
    if gems.has_pledged(game, seat):
        moves = append(moves, plain(codes.WITHDRAW))
    if gems.why_no_task(game, seat):
        return moves
    number: i64
    face = gems.symbol_here(game, seat)
    if gems.own_symbols(game, seat):
        for number in range(PRIZES):
            if NEEDED[game.tile[game.room[seat]] * PRIZES + number] and not gems.why_not_activate(game, seat, number):
                moves = append(moves, aimed(codes.ACTIVATE, number))
    for number in range(1, count(hand_of(game, seat), face) + 1):
        moves = append(moves, codes.pledge(face, number))
    if how_many(game.loot[seat], double(face)):
        moves = append(moves, aimed(codes.PLEDGE_TREASURE, double(face)))
    return moves


def helps(game: Site, seat: i64, moves: vec[i64]) -> vec[i64]:
    """ESC-DICE-5."""
    if count(hand_of(game, seat), GOLD) == 0:
        return moves
    to: i64
    for to in range(game.seats):
        if count(game.hand[to], BLACK) and not dice.why_not_help(game, seat, to):
            moves = append(moves, aimed(codes.HELP, to))
    return moves


def lifts(game: Site, seat: i64, moves: vec[i64]) -> vec[i64]:
    """ESC-M1-LIFT-1."""
    curse: i64
    for curse in range(CURSES):
        if has(game.curses[seat], curse):
            moves = with_aid(game, seat, moves, codes.LIFT, curse, LIFTED_BY[curse])
    return moves


def uses(game: Site, seat: i64, moves: vec[i64]) -> vec[i64]:
    """ESC-M2-USE-1."""
    loot = game.loot[seat]
    at: i64
    if how_many(loot, HEALING):
        moves = append(moves, plain(codes.HEAL))
    if how_many(loot, PASSAGE):
        walls = treasures.closed_walls(game)
        for at in range(len(walls)):
            moves = append(moves, aimed(codes.OPEN, walls[at]))
    if how_many(loot, TELEPORT):
        for at in range(len(game.tile)):
            if not treasures.why_not_jump(game, seat, at):
                moves = append(moves, aimed(codes.JUMP, at))
    if how_many(loot, EXTRA_GEM) and game.depot:
        moves = append(moves, plain(codes.TAKE_GEM))
    if how_many(loot, BIG_TORCH):
        moves = append(moves, plain(codes.LIGHT))
    return moves


def agreements(game: Site, seat: i64, moves: vec[i64]) -> vec[i64]:
    """What all inside must agree on."""
    if not votes.why_not_agree(game, seat):
        moves = append(moves, plain(codes.AGREE))
    if not votes.why_not_refuse(game, seat):
        moves = append(moves, plain(codes.REFUSE))
    if not votes.why_not_stop(game, seat):
        moves = append(moves, plain(codes.STOP))
    return moves
