"""Escape: dice that are not in hand, and dice that a player owes. The owner may say which: ESC-D-DIE-2."""

from __future__ import annotations

from serai.core.vecs import i64
from serai.games.temple.rules.choices import close_choice, open_choice
from serai.games.temple.rules.codes import DIE_HELD, DIE_LAID, DIE_LOST, GIVE_UP
from serai.games.temple.rules.handful import count, dice, least_missed, size
from serai.games.temple.rules.pledges import pledged_dice, unpledge
from serai.games.temple.state import ASIDE, FACES, LOST, ON_CURSE, STACKED, UNROLLED, Site

# Dice by where they are


def dice_of(game: Site, seat: i64) -> i64:
    """How many dice a player has in hand, pledged ones included: ESC-D-DIE-2."""
    return size(game.hand[seat] + pledged_dice(game, seat))


def dice_aside(game: Site, seat: i64, where: i64) -> i64:
    """How many dice of a player are there."""
    return game.aside[seat * ASIDE + where]


def lay_aside(game: Site, seat: i64, where: i64, number: i64) -> None:
    """Dice that have left the hand are there now."""
    game.aside[seat * ASIDE + where] += number


def take_back(game: Site, seat: i64, where: i64, number: i64) -> None:
    """ESC-D-DIE-2: they come back to the hand without a face."""
    game.aside[seat * ASIDE + where] -= number
    game.hand[seat] += dice(UNROLLED, number)


# Debts


def debt_of(game: Site, seat: i64) -> i64:
    """How many dice a player has to give up."""
    total: i64 = 0
    i: i64
    for i in range(seat * ASIDE, (seat + 1) * ASIDE):
        total += game.owed[i]
    return total


def hand_of(game: Site, seat: i64) -> i64:
    """What a player can use, whatever for: the hand without what it owes."""
    return hand_for(game, seat, 0)


def hand_for(game: Site, seat: i64, need: i64) -> i64:
    """What a player can use for an act that needs some dice: it pays debts first, if it can with others than these."""
    hand = game.hand[seat]
    if len(game.choices) == 0:
        return hand
    debt = debt_of(game, seat)
    while debt:
        hand -= dice(least_missed(hand, need), 1)
        debt -= 1
    return hand


def owe(game: Site, seat: i64, where: i64) -> None:
    """A die to give up: at once where there is nothing to choose, else within five seconds."""
    if dice_of(game, seat) <= debt_of(game, seat):
        lose_stacked(game, seat, where)
        return
    game.owed[seat * ASIDE + where] += 1
    open_choice(game, seat, GIVE_UP)
    while size(game.hand[seat]) < debt_of(game, seat):
        pledge_back(game, seat)
    if kinds_of(game, seat) == 1:
        settle(game, seat)


def can_lose(game: Site, seat: i64) -> bool:
    """Whether a player has a die to lose: one in hand that is not owed yet, or one on a stack."""
    return dice_of(game, seat) > debt_of(game, seat) or dice_aside(game, seat, STACKED) > 0


def lose_stacked(game: Site, seat: i64, where: i64) -> None:
    """ESC-D-DIE-2: where the hand has no more, a loss takes a stacked die; what only holds dice does not."""
    if where == LOST and dice_aside(game, seat, STACKED):
        lay_aside(game, seat, STACKED, -1)
        lay_aside(game, seat, LOST, 1)
        game.tell(DIE_LOST, seat, UNROLLED)


def pledge_back(game: Site, seat: i64) -> None:
    """A debt that is larger than the hand is taken off the pledge."""
    face = least_missed(pledged_dice(game, seat))
    unpledge(game, seat, face)
    game.hand[seat] += dice(face, 1)


def kinds_of(game: Site, seat: i64) -> i64:
    """How many different faces a player has in hand."""
    everything = game.hand[seat] + pledged_dice(game, seat)
    kinds: i64 = 0
    face: i64
    for face in range(FACES):
        if count(everything, face):
            kinds += 1
    return kinds


def settle(game: Site, seat: i64, need: i64 = 0) -> None:
    """All that is owed, by default: a locked die, one without a face, one that is not needed, one that is missed least."""
    if len(game.choices) == 0:
        return
    while debt_of(game, seat):
        give_up(game, seat, least_missed(game.hand[seat], need))


def give_up(game: Site, seat: i64, face: i64) -> None:
    """One die goes: to what holds it, else out of the game."""
    if count(game.hand[seat], face):
        game.hand[seat] -= dice(face, 1)
    else:
        unpledge(game, seat, face)
    where = whereto(game, seat)
    game.owed[seat * ASIDE + where] -= 1
    lay_aside(game, seat, where, 1)
    game.tell(DIE_LOST if where == LOST else DIE_LAID if where == ON_CURSE else DIE_HELD, seat, face)
    if debt_of(game, seat) == 0:
        close_choice(game, seat, GIVE_UP)


def whereto(game: Site, seat: i64) -> i64:
    """What gets the next die of a debtor: what holds dice comes before what takes them away."""
    where: i64
    for where in range(ASIDE):
        if game.owed[seat * ASIDE + where]:
            return where
    return LOST


def why_not_give_up(game: Site, seat: i64, face: i64) -> str:
    """ESC-TIME-2, ESC-M1-BROKEN-1: only what is owed, and only a die in hand."""
    if debt_of(game, seat) == 0 or not 0 <= face < FACES:
        return "ESC-TIME-2"
    return "" if count(game.hand[seat] + pledged_dice(game, seat), face) else "ESC-D-DIE-2"
