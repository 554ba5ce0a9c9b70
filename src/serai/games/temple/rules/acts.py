"""Escape: all acts by their number: why one is refused, and what it does."""

from __future__ import annotations

from serai.core.rng import Rng
from serai.core.vecs import i64
from serai.games.temple.rules import asking, codes, debts, dice, discovering, entering, leaving, tasks, votes
from serai.games.temple.rules.choices import owes_choice
from serai.games.temple.rules.codes import AIDS, MOST_DICE, STANDS, detail_of, kind_of
from serai.games.temple.rules.end import ending_rule
from serai.games.temple.rules.tables import ACTION_MS
from serai.games.temple.state import AWAITED, NONE, RUNNING, Site


def why_refused(game: Site, seat: i64, move: i64) -> str:
    """The id of the rule that forbids a move; empty for the legal ones."""
    if not 0 <= seat < game.seats:
        return "SER-SEAT"
    if game.end > RUNNING:
        return ending_rule(game)
    if not 0 <= move < codes.KINDS * codes.BLOCK:
        return "SER-MOVE"
    if game.end == AWAITED:
        return why_not_before(game, seat, kind_of(move), detail_of(move))
    if is_roll(move):
        return dice.why_not_roll(game, seat, move)
    if game.next_act[seat] != NONE:
        return "ESC-D-ROLL-3"
    kind, detail = kind_of(move), detail_of(move)
    rule = why_not_act(game, seat, kind, detail)
    what = detail // AIDS if kind == codes.ENTER else detail  # modules are asked for a side, whatever pays
    forbidden = asking.forbids(game, seat, kind, what) if rule else ""
    return forbidden if forbidden else rule  # a curse that holds one back is the better answer than a price


def why_not_before(game: Site, seat: i64, kind: i64, detail: i64) -> str:
    """ESC-SETUP-9: before the start signal there is nothing to do but what a module has players choose."""
    if game.next_act[seat] != NONE:
        return "ESC-D-ROLL-3"
    return asking.why_not(game, seat, kind, detail) if owes_choice(game, seat, kind) else "ESC-SETUP-9"


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
        return tasks.why_not_activate(game, seat, detail)
    if kind == codes.PLEDGE:
        face = detail % STANDS // MOST_DICE
        return tasks.why_not_pledge(game, seat, face, detail % MOST_DICE, stands_for(detail))
    if kind == codes.PLEDGE_TREASURE:
        return tasks.why_not_pledge_tile(game, seat, detail)
    if kind == codes.HELP:
        return dice.why_not_help(game, seat, detail)
    return why_not_seldom(game, seat, kind, detail)


def stands_for(detail: i64) -> i64:
    """The symbol that pledged dice stand for: their own, if no other is named."""
    return detail // STANDS if detail >= STANDS else detail // MOST_DICE


def why_not_seldom(game: Site, seat: i64, kind: i64, detail: i64) -> str:
    """The same for what is done seldom."""
    if kind == codes.GIVE:
        return leaving.why_not_give(game, seat, detail)
    if kind == codes.GIVE_UP:
        return debts.why_not_give_up(game, seat, detail)
    if kind == codes.LEAVE:
        return leaving.why_not_leave(game, seat, detail) if detail < AIDS else "SER-MOVE"
    if kind in (codes.WITHDRAW, codes.AGREE, codes.REFUSE, codes.STOP):
        return "SER-MOVE" if detail else why_not_plain(game, seat, kind)
    return asking.why_not(game, seat, kind, detail)


def why_not_plain(game: Site, seat: i64, kind: i64) -> str:
    """The same for acts without details."""
    if kind == codes.WITHDRAW:
        return tasks.why_not_withdraw(game, seat)
    if kind == codes.AGREE:
        return votes.why_not_agree(game, seat)
    if kind == codes.REFUSE:
        return votes.why_not_refuse(game, seat)
    return votes.why_not_stop(game, seat)


def ask(game: Site, seat: i64, move: i64, rng: Rng) -> None:
    """ESC-D-ROLL-1 to -3: now, if the hands are free; else as soon as they are."""
    if is_roll(move):
        dice.ask_to_roll(game, seat, move, rng)
    elif game.now < game.act_at[seat]:
        game.next_act[seat] = move
    else:
        act(game, seat, move, rng)


def act(game: Site, seat: i64, move: i64, rng: Rng) -> None:
    """An act that is legal and whose time has come; a module may keep it back: ESC-R-116."""
    game.act_at[seat] = game.now + ACTION_MS
    if not asking.withholds(game, seat, move):
        carry_out(game, seat, move, rng)


def carry_out(game: Site, seat: i64, move: i64, rng: Rng) -> None:
    """Does what is no roll."""
    kind, detail = kind_of(move), detail_of(move)
    if kind == codes.ENTER:
        entering.enter(game, seat, detail // AIDS, detail % AIDS)
    elif kind == codes.DISCOVER:
        discovering.discover(game, seat, detail)
    elif kind == codes.PLACE:
        discovering.place_drawn(game, seat, detail)
    elif kind == codes.ACTIVATE:
        tasks.activate(game, seat, detail)
    elif kind == codes.PLEDGE:
        face = detail % STANDS // MOST_DICE
        tasks.pledge_dice(game, seat, face, detail % MOST_DICE, stands_for(detail))
    elif kind == codes.PLEDGE_TREASURE:
        tasks.pledge_tile(game, seat, detail)
    elif kind == codes.HELP:
        dice.help_with_gold(game, seat, detail)
    else:
        act_seldom(game, seat, kind, detail, rng)


def act_seldom(game: Site, seat: i64, kind: i64, detail: i64, rng: Rng) -> None:
    """Carries out what is done seldom."""
    if kind == codes.LEAVE:
        leaving.leave(game, seat, detail)
    elif kind == codes.GIVE:
        leaving.give(game, seat, detail)
    elif kind == codes.GIVE_UP:
        debts.give_up(game, seat, detail)
    elif kind == codes.WITHDRAW:
        tasks.withdraw(game, seat)
    elif kind == codes.AGREE:
        votes.agree(game, seat)
    elif kind == codes.REFUSE:
        votes.refuse(game, seat)
    elif kind == codes.STOP:
        votes.stop(game, seat)
    else:
        asking.act(game, seat, kind, detail, rng)
