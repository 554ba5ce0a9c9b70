"""Escape: all acts by their number: why one is refused, and what it does."""

from __future__ import annotations

from serai.core.rng import Rng
from serai.core.vecs import i64
from serai.games.temple.rules import codes, curses, debts, dice, discovering, entering, gems, leaving, treasures, votes
from serai.games.temple.rules.codes import AIDS, MOST_DICE, detail_of, kind_of
from serai.games.temple.rules.end import ending_rule
from serai.games.temple.rules.tables import ACTION_MS
from serai.games.temple.state import BIG_TORCH, HEALING, NONE, RUNNING, SIDES, Site


def why_refused(game: Site, seat: i64, move: i64) -> str:
    """The id of the rule that forbids a move; empty for the legal ones."""
    if not 0 <= seat < game.seats:
        return "SER-SEAT"
    if game.end != RUNNING:
        return ending_rule(game)
    if not 0 <= move < codes.KINDS * codes.BLOCK:
        return "SER-MOVE"
    if is_roll(move):
        return dice.why_not_roll(game, seat, move)
    if game.next_act[seat] != NONE:
        return "ESC-D-ROLL-3"
    return why_not_act(game, seat, kind_of(move), detail_of(move))


def is_roll(move: i64) -> bool:
    return kind_of(move) <= codes.ROLL_CAREFULLY


def why_not_act(game: Site, seat: i64, kind: i64, detail: i64) -> str:
    """The same for all but rolls."""
    if kind == codes.ENTER:
        return entering.why_not_enter(game, seat, detail // AIDS, detail % AIDS)
    if kind == codes.DISCOVER:
        return discovering.why_not_discover(game, seat, detail)
    if kind == codes.PLACE:
        return discovering.why_not_place(game, seat, detail)
    if kind == codes.ACTIVATE:
        return gems.why_not_activate(game, seat, detail)
    if kind == codes.PLEDGE:
        return gems.why_not_pledge(game, seat, detail // MOST_DICE, detail % MOST_DICE)
    if kind == codes.PLEDGE_TREASURE:
        return gems.why_not_pledge_tile(game, seat, detail)
    if kind == codes.HELP:
        return dice.why_not_help(game, seat, detail)
    return why_not_seldom(game, seat, kind, detail)


def why_not_seldom(game: Site, seat: i64, kind: i64, detail: i64) -> str:
    """The same for what is done seldom."""
    if kind == codes.GIVE:
        return leaving.why_not_give(game, seat, detail)
    if kind == codes.LIFT:
        return curses.why_not_lift(game, seat, detail // AIDS, detail % AIDS)
    if kind == codes.NAME:
        return curses.why_not_name(game, seat, detail)
    if kind == codes.GIVE_UP:
        return debts.why_not_give_up(game, seat, detail)
    if kind == codes.OPEN:
        return treasures.why_not_open(game, seat, detail // SIDES, detail % SIDES)
    if kind == codes.JUMP:
        return treasures.why_not_jump(game, seat, detail)
    if kind == codes.LEAVE and detail < AIDS:
        return leaving.why_not_leave(game, seat, detail)
    if kind == codes.TAKE and detail < AIDS:
        return treasures.why_not_take(game, seat, detail)
    return "SER-MOVE" if detail else why_not_plain(game, seat, kind)


def why_not_plain(game: Site, seat: i64, kind: i64) -> str:
    """The same for acts without details."""
    if kind == codes.WITHDRAW:
        return gems.why_not_withdraw(game, seat)
    if kind == codes.AGREE:
        return votes.why_not_agree(game, seat)
    if kind == codes.REFUSE:
        return votes.why_not_refuse(game, seat)
    if kind == codes.HEAL:
        return treasures.why_not_use(game, seat, HEALING)
    if kind == codes.TAKE_GEM:
        return treasures.why_not_take_gem(game, seat)
    if kind == codes.LIGHT:
        return treasures.why_not_use(game, seat, BIG_TORCH)
    return votes.why_not_stop(game, seat) if kind == codes.STOP else "SER-MOVE"


def ask(game: Site, seat: i64, move: i64, rng: Rng) -> None:
    """ESC-D-ROLL-1 to -3: now, if the hands are free; else as soon as they are."""
    if is_roll(move):
        dice.ask_to_roll(game, seat, move, rng)
    elif game.now < game.act_at[seat]:
        game.next_act[seat] = move
    else:
        act(game, seat, move)


def act(game: Site, seat: i64, move: i64) -> None:
    """Carries out what is no roll."""
    game.act_at[seat] = game.now + ACTION_MS
    kind, detail = kind_of(move), detail_of(move)
    if kind == codes.ENTER:
        entering.enter(game, seat, detail // AIDS, detail % AIDS)
    elif kind == codes.DISCOVER:
        discovering.discover(game, seat, detail)
    elif kind == codes.PLACE:
        discovering.place_drawn(game, seat, detail)
    elif kind == codes.ACTIVATE:
        gems.activate(game, seat, detail)
    elif kind == codes.PLEDGE:
        gems.pledge_dice(game, seat, detail // MOST_DICE, detail % MOST_DICE)
    elif kind == codes.PLEDGE_TREASURE:
        gems.pledge_tile(game, seat, detail)
    elif kind == codes.HELP:
        dice.help_with_gold(game, seat, detail)
    else:
        act_seldom(game, seat, kind, detail)


def act_seldom(game: Site, seat: i64, kind: i64, detail: i64) -> None:
    """Carries out what is done seldom."""
    if kind == codes.LEAVE:
        leaving.leave(game, seat, detail)
    elif kind == codes.GIVE:
        leaving.give(game, seat, detail)
    elif kind == codes.LIFT:
        curses.lift(game, seat, detail // AIDS, detail % AIDS)
    elif kind == codes.NAME:
        curses.exchange(game, seat, detail)
    elif kind == codes.GIVE_UP:
        debts.give_up(game, seat, detail)
    elif kind == codes.TAKE:
        treasures.take(game, seat, detail)
    elif kind == codes.OPEN:
        treasures.open_passage(game, seat, detail // SIDES, detail % SIDES)
    elif kind == codes.JUMP:
        treasures.jump(game, seat, detail)
    else:
        act_plainly(game, seat, kind)


def act_plainly(game: Site, seat: i64, kind: i64) -> None:
    """Carries out what has no details."""
    if kind == codes.WITHDRAW:
        gems.withdraw(game, seat)
    elif kind == codes.AGREE:
        votes.agree(game, seat)
    elif kind == codes.REFUSE:
        votes.refuse(game, seat)
    elif kind == codes.HEAL:
        treasures.heal(game, seat)
    elif kind == codes.TAKE_GEM:
        treasures.take_gem(game, seat)
    elif kind == codes.LIGHT:
        treasures.light(game, seat)
    else:
        votes.stop(game, seat)
