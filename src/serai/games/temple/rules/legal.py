"""Escape: every legal move of a seat. Whether one is legal is said where the act is; here they are listed."""

from __future__ import annotations

from typing import Final

from serai.core.sets import has, only
from serai.core.vecs import append, i64, vec
from serai.games.temple.module import TASK
from serai.games.temple.rules import asking, codes, debts, dice, discovering, entering, leaving, tasks, votes
from serai.games.temple.rules.choices import owes_choice
from serai.games.temple.rules.codes import BLOCK, MOST_DICE, MOST_TILES, aided, aimed, plain
from serai.games.temple.rules.debts import hand_of
from serai.games.temple.rules.handful import count, rollable, size
from serai.games.temple.rules.paying import can_pay, doubles_of_use, worth
from serai.games.temple.rules.tables import EXIT_ROOM, PRIZES, SYMBOL
from serai.games.temple.rules.tiles import KEYS, TORCHES, double, how_many
from serai.games.temple.state import (
    ADVENTURER,
    AWAITED,
    BLACK,
    FACES,
    GOLD,
    KEY,
    NONE,
    OUT,
    RUNNING,
    SIDES,
    TORCH,
    UNROLLED,
    Site,
)

ROOM_FOR: Final = 40  # moves, mostly


def movers_now(game: Site) -> i64:
    """All at once: everybody who can do anything."""
    movers: i64 = 0
    if game.end != RUNNING:
        return movers_before(game)
    nothing_owed = len(game.choices) == 0
    seat: i64
    for seat in range(game.seats):
        free = nothing_owed and game.room[seat] != OUT and rollable(game.hand[seat]) != 0  # nearly always
        if free or dice.can_roll(game, seat) or has_voice(game, seat) or len(legal_moves(game, seat)):
            movers |= only(seat)
    return movers


def movers_before(game: Site) -> i64:
    """Before the start signal: everybody who has something to choose; when it is over, nobody."""
    movers: i64 = 0
    seat: i64
    for seat in range(game.seats):
        if len(legal_moves(game, seat)):
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
        return asking.choices(game, seat, moves) if game.end == AWAITED and game.next_act[seat] == NONE else moves
    if game.room[seat] != OUT:
        moves = rolls(game, seat, moves)
    if game.next_act[seat] != NONE:
        return moves
    moves = choices(game, seat, moves)
    if game.room[seat] == OUT:
        return gifts(game, seat, moves)
    moves = ways(game, seat, moves)
    moves = asking.here(game, seat, moves)
    moves = together(game, seat, moves)
    moves = helps(game, seat, moves)
    moves = asking.offers(game, seat, moves)
    return agreements(game, seat, moves)


def rolls(game: Site, seat: i64, moves: vec[i64]) -> vec[i64]:
    """ESC-DICE-1: with every choice of shown dice, counted by their faces, for all dice are alike."""
    hand = dice.as_rolled(game, seat, game.hand[seat])
    adventurers = count(hand, ADVENTURER)
    keys = count(hand, KEY)
    torches = count(hand, TORCH)
    golds = count(hand, GOLD)
    most = size(hand)
    must = count(hand, UNROLLED)
    if len(game.choices):
        most -= debts.debt_of(game, seat)  # a debt takes others first
        must = count(dice.as_rolled(game, seat, hand_of(game, seat)), UNROLLED)
    careful = game.curses[seat] != 0 and asking.falls(game, seat) != 0
    a: i64
    k: i64
    t: i64
    g: i64
    for g in range(golds + 1):
        for t in range(torches + 1):
            for k in range(keys + 1):
                first = ((g * MOST_DICE + t) * MOST_DICE + k) * MOST_DICE
                for a in range(adventurers + 1):
                    if (first + a or must) and a + k + t + g <= most:
                        moves = append(moves, first + a)
                        if careful:
                            moves = append(moves, BLOCK + first + a)
    return moves


def choices(game: Site, seat: i64, moves: vec[i64]) -> vec[i64]:
    """What an effect asks of the player."""
    if len(game.choices) == 0:
        return moves
    at: i64
    if owes_choice(game, seat, codes.PLACE):
        for at in range(SIDES):
            if not discovering.why_not_place(game, seat, at):
                moves = append(moves, aimed(codes.PLACE, at))
    if owes_choice(game, seat, codes.GIVE_UP):
        for at in range(FACES):
            if not debts.why_not_give_up(game, seat, at):
                moves = append(moves, aimed(codes.GIVE_UP, at))
    return asking.choices(game, seat, moves)


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
    plan = game.plan
    side: i64
    for side in range(SIDES):
        beyond = plan.way[place * SIDES + side]
        if beyond == NONE:
            continue
        if game.loot[seat] == 0:  # most ways cannot be paid, which is quickly seen
            price = entering.price_into(game, seat, beyond, side)
            if can_pay(game, seat, price) and not entering.why_not_enter(game, seat, side, 0):
                moves = append(moves, aided(codes.ENTER, side))
        else:
            moves = with_aid(game, seat, moves, codes.ENTER, side, entering.price_of(game, seat, side))
    if plan.gaps[place] and game.undrawn and can_pay(game, seat, discovering.PRICE):
        for side in range(SIDES + 1):
            if not discovering.why_not_discover(game, seat, side):
                moves = append(moves, aimed(codes.DISCOVER, side))
    if plan.tile[place] == EXIT_ROOM:
        moves = with_aid(game, seat, moves, codes.LEAVE, 0, leaving.price(game))
    return moves


def with_aid(game: Site, seat: i64, moves: vec[i64], kind: i64, what: i64, cost: i64) -> vec[i64]:
    """An act that symbols pay for, with every choice of double keys and torches."""
    if game.loot[seat] == 0:
        return moves if why_not_aided(game, seat, kind, what, 0) else append(moves, aided(kind, what))
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
    if kind == codes.LEAVE:
        return leaving.why_not_leave(game, seat, aid)
    return asking.why_not(game, seat, kind, what * codes.AIDS + aid)


def together(game: Site, seat: i64, moves: vec[i64]) -> vec[i64]:
    """The task of the room, and pledges to it."""
    if len(game.pledges) and not tasks.why_not_withdraw(game, seat):
        moves = append(moves, plain(codes.WITHDRAW))
    place = game.room[seat]
    if SYMBOL[game.plan.tile[place]] == 0 and not has(game.heeded, TASK):
        return moves
    task = tasks.wanted(game, place, 0)
    if task == 0 or tasks.why_no_task(game, seat, place):
        return moves
    number: i64
    for number in range(PRIZES):
        if tasks.wanted(game, place, number) and not tasks.why_not_activate(game, seat, number):
            moves = append(moves, aimed(codes.ACTIVATE, number))
    symbol: i64
    for symbol in range(UNROLLED + 1, FACES):
        if count(task, symbol):
            moves = pledges(game, seat, symbol, moves)
    return moves


def pledges(game: Site, seat: i64, symbol: i64, moves: vec[i64]) -> vec[i64]:
    """ESC-D-COOP-1, ESC-D-COOP-3: dice that are worth a symbol, and treasures that stand for it."""
    hand = game.hand[seat]
    face: i64
    number: i64
    for face in range(UNROLLED + 1, FACES):
        if count(hand, face) == 0 or worth(game, seat, face, symbol) == 0:
            continue
        stands: i64 = 0
        if face != symbol:
            stands = symbol
        for number in range(1, count(hand, face) + 1):
            if not tasks.why_not_pledge(game, seat, face, number, symbol):
                moves = append(moves, codes.pledge(face, number, stands))
    if how_many(game.loot[seat], double(symbol)):
        moves = append(moves, aimed(codes.PLEDGE_TREASURE, double(symbol)))
    return moves


def helps(game: Site, seat: i64, moves: vec[i64]) -> vec[i64]:
    """ESC-DICE-5."""
    if count(game.hand[seat], GOLD) == 0:
        return moves
    to: i64
    for to in range(game.seats):
        if count(game.hand[to], BLACK) and not dice.why_not_help(game, seat, to):
            moves = append(moves, aimed(codes.HELP, to))
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
