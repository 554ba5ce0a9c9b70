"""Escape, the team of bots: what an adventurer does now. Every act is looked for in the order of this file."""

from __future__ import annotations

from typing import Final

from serai.core.sets import has
from serai.core.vecs import i64
from serai.games.temple.rules import codes, dice, discovering, entering, leaving, tasks, votes
from serai.games.temple.rules.choices import owes_choice
from serai.games.temple.rules.codes import aided, aimed, plain
from serai.games.temple.rules.debts import hand_of
from serai.games.temple.rules.discovering import drawn_from
from serai.games.temple.rules.handful import count
from serai.games.temple.rules.offers import asks_for
from serai.games.temple.rules.paying import worth
from serai.games.temple.rules.plan import DX, DY, first_side
from serai.games.temple.rules.pledges import has_pledged
from serai.games.temple.rules.tables import NEEDED, PRIZES, ROLL_MS, SYMBOL
from serai.games.temple.rules.tiles import double, how_many
from serai.games.temple.sense.craft import craft_at
from serai.games.temple.sense.errands import (
    GATHER,
    GO_HOME,
    GO_OUT,
    SEARCH,
    all_at,
    errand_move,
    errand_of,
    hoards_gold,
    is_lured,
    is_shared,
    kind_of_errand,
    option_to_try,
    place_of_errand,
    roll_time_of,
    wants_to_search,
    welcome_gap,
)
from serai.games.temple.sense.keeping import (
    breaks_deadlock,
    is_content,
    pledge_towards,
    roll_again,
    saves_gold,
    symbols_missing,
    tiles_to_leave_with,
)
from serai.games.temple.sense.mates import (
    accepts_fate,
    all_have_rolled,
    free_dice,
    is_deadlocked,
    is_hopeless,
    most_in_need,
    wants_fate,
)
from serai.games.temple.sense.walking import FAR, side_towards
from serai.games.temple.state import AWAITED, GOLD, NONE, OUT, SIDES, Site

IDLE: Final = 3000  # ms: with nothing to do, unless something happens
MANY_SYMBOLS: Final = 7  # of a task: worth a double key or torch


def advice(game: Site, seat: i64, reaction: i64) -> i64:
    """A move, or below 0 how many ms to wait."""
    if game.end == AWAITED:
        move = choice(game, seat)
        return move if move != NONE and game.next_act[seat] == NONE else -IDLE
    if game.room[seat] == OUT:
        move = gift(game, seat)
        return move if move != NONE else -IDLE
    if game.next_act[seat] != NONE:
        return game.now - game.act_at[seat] - 1
    wish = errand_of(game, seat, roll_time_of(reaction))
    move = act_of(game, seat, wish)
    if move != NONE and asks_for(game, seat, move):
        return -IDLE
    return move if move != NONE else roll_in_time(game, seat, wish, reaction)


def roll_in_time(game: Site, seat: i64, wish: i64, reaction: i64) -> i64:
    """ESC-D-ROLL-4: a roll, as soon as eyes and hands are ready for it."""
    move = roll_again(game, seat, wish)
    if move == NONE or is_content(game, seat, wish) or rests(game, seat, wish):
        return -IDLE
    ready = game.roll_at[seat] + roll_time_of(reaction) - ROLL_MS
    return move if game.roll_at[seat] == 0 or game.now >= ready else game.now - ready


def rests(game: Site, seat: i64, wish: i64) -> bool:
    """A module would have the dice lie for a while."""
    i: i64
    for i in range(len(game.parts)):
        if craft_at(game, i).rests(game, seat, wish):
            return True
    return False


def act_of(game: Site, seat: i64, wish: i64) -> i64:
    """The first act that is good now; NONE: there is none, so roll."""
    move = favour(game, seat, wish)
    return move if move != NONE else run_errand(game, seat, wish)


def favour(game: Site, seat: i64, wish: i64) -> i64:
    """The same, beside the errand."""
    move = choice(game, seat)
    if move == NONE:
        move = vote(game, seat)
    if move == NONE:
        move = use(game, seat, wish)
    if move == NONE:
        move = help_mates(game, seat, wish)
    if move == NONE:
        move = relief(game, seat, wish)
    return move


# For the team


def gift(game: Site, seat: i64) -> i64:
    """Who is out gives a die to whoever inside can roll fewest."""
    found: i64 = NONE
    fewest: i64 = FAR
    to: i64
    for to in range(game.seats):
        if not leaving.why_not_give(game, seat, to) and free_dice(game, to) < fewest:
            fewest = free_dice(game, to)
            found = to
    return aimed(codes.GIVE, found) if found != NONE else NONE


def choice(game: Site, seat: i64) -> i64:
    """A drawn room goes where the temple stays small; what modules ask, their craft answers."""
    if len(game.choices) == 0:
        return NONE
    if owes_choice(game, seat, codes.PLACE):
        return aimed(codes.PLACE, nearest_gap(game, drawn_from(game, seat)))
    move: i64 = NONE
    i: i64
    for i in range(len(game.parts)):
        if move == NONE:
            move = craft_at(game, i).choice(game, seat)
    return move


def use(game: Site, seat: i64, wish: i64) -> i64:
    """What a module has whose moment has come."""
    move: i64 = NONE
    i: i64
    for i in range(len(game.parts)):
        if move == NONE:
            move = craft_at(game, i).use(game, seat, wish)
    return move


def relief(game: Site, seat: i64, wish: i64) -> i64:
    """Rid of a burden that a module has laid upon the adventurer."""
    move: i64 = NONE
    i: i64
    for i in range(len(game.parts)):
        if move == NONE:
            move = craft_at(game, i).relief(game, seat, wish)
    return move


def vote(game: Site, seat: i64) -> i64:
    """A boost of fate where it is needed, asked for once, else a no; practice ends for whoever has enough, or all are stuck."""
    if (game.stops or is_hopeless(game)) and not votes.why_not_stop(game, seat):
        return plain(codes.STOP)
    needed = accepts_fate(game) if game.fate else wants_fate(game) and not votes.is_vain(game)
    if needed:
        return NONE if votes.why_not_agree(game, seat) else plain(codes.AGREE)
    return NONE if votes.why_not_refuse(game, seat) else plain(codes.REFUSE)


def help_mates(game: Site, seat: i64, wish: i64) -> i64:
    """A gold mask is spent as soon as it frees anything, unless it is saved for more."""
    if count(hand_of(game, seat), GOLD) == 0:
        return NONE
    place = game.room[seat]
    if hoards_gold(game, seat, place) and not is_deadlocked(game, place, symbols_missing(game, seat)):
        return NONE
    to = most_in_need(game, place)
    if to == seat and saves_gold(game, seat, wish):
        return NONE
    return NONE if to == NONE or dice.why_not_help(game, seat, to) else aimed(codes.HELP, to)


# Errands


def run_errand(game: Site, seat: i64, wish: i64) -> i64:
    """What brings an adventurer on."""
    kind, target = kind_of_errand(wish), place_of_errand(wish)
    place = game.room[seat]
    if has_pledged(game, seat) and (place != target or not is_shared(kind)):
        return plain(codes.WITHDRAW)
    if place == target:
        move = act_there(game, seat, kind)
        return move if move != NONE else discover(game, seat, kind)
    return go_on(game, seat, target)


def act_there(game: Site, seat: i64, kind: i64) -> i64:
    """What an adventurer came for."""
    if kind == GATHER:
        return activate(game, seat)
    if kind == GO_OUT and all_at(game, game.room[seat]):
        aid = tiles_to_leave_with(game, seat)
        while aid >= 0:
            move = aided(codes.LEAVE, 0, aid)
            if not leaving.why_not_leave(game, seat, codes.detail_of(move)):
                return move
            aid -= 1
    return errand_move(game, seat, kind)


def activate(game: Site, seat: i64) -> i64:
    """Activates what the team has agreed on, or pledges all that helps."""
    place = game.room[seat]
    if tasks.why_no_task(game, seat, place):
        return NONE
    if SYMBOL[game.plan.tile[place]] == 0:
        return meet_task(game, seat)
    option = option_to_try(game, place)
    while option and all_have_rolled(game, place) and tasks.why_not_activate(game, seat, option):
        option -= 1  # rather less than nothing
    if not tasks.why_not_activate(game, seat, option):
        return aimed(codes.ACTIVATE, option)
    face = SYMBOL[game.plan.tile[place]]
    shown = count(hand_of(game, seat), face)
    if shown and worth(game, seat, face, face):
        return codes.pledge(face, shown)
    needed = NEEDED[game.plan.tile[place] * PRIZES + option]
    if needed >= MANY_SYMBOLS and how_many(game.loot[seat], double(face)):
        return aimed(codes.PLEDGE_TREASURE, double(face))
    return NONE


def meet_task(game: Site, seat: i64) -> i64:
    """The task of a module: met, or brought nearer; where nothing moves any more, one takes dice back to roll for gold."""
    if not tasks.why_not_activate(game, seat, 0):
        return aimed(codes.ACTIVATE, 0)
    if breaks_deadlock(game, seat):
        return plain(codes.WITHDRAW) if has_pledged(game, seat) else NONE
    return pledge_towards(game, seat, MANY_SYMBOLS)


def go_on(game: Site, seat: i64, target: i64) -> i64:
    """Into the next room on the way."""
    side = side_towards(game, game.room[seat], target)
    if side == NONE or entering.why_not_enter(game, seat, side, 0):
        return NONE
    return aided(codes.ENTER, side)


def discover(game: Site, seat: i64, kind: i64) -> i64:
    """Two adventurers that nobody needs show what lies behind a gap."""
    place = game.room[seat]
    if game.plan.gaps[place] == 0 or (kind != SEARCH and not wants_to_search(game)):
        return NONE
    if kind == GO_HOME and is_lured(game):
        return NONE
    side = nearest_gap(game, place)
    return NONE if discovering.why_not_discover(game, seat, side) else aimed(codes.DISCOVER, side)


def nearest_gap(game: Site, place: i64) -> i64:
    """The open side where a room is welcome, or whose cell is nearest to the starting room, so that ways stay short."""
    found = welcome_gap(game, place)
    if found != NONE:
        return found
    found = first_side(game.plan.gaps[place])
    nearest: i64 = FAR
    side: i64
    for side in range(SIDES):
        if has(game.plan.gaps[place], side):
            x, y = game.plan.x[place] + DX[side], game.plan.y[place] + DY[side]
            far = x * x + y * y
            if far < nearest:
                nearest = far
                found = side
    return found
