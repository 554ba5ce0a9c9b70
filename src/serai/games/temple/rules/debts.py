"""Escape: dice that a player owes, to be lost or laid on a curse. The owner may say which: ESC-D-DIE-2."""

from __future__ import annotations

from serai.core.state import NEVER
from serai.core.vecs import i64
from serai.games.temple.rules.codes import DIE_LAID, DIE_LOST
from serai.games.temple.rules.handful import count, dice, least_missed, size
from serai.games.temple.rules.tables import CHOICE_MS
from serai.games.temple.state import FACES, Site


def dice_of(game: Site, seat: i64) -> i64:
    """How many dice a player has in hand, pledged ones included: ESC-D-DIE-2."""
    return size(game.hand[seat] + game.pledge[seat])


def hand_of(game: Site, seat: i64) -> i64:
    """What a player can roll or use: the hand without what it owes, for an act with dice pays that first."""
    hand = game.hand[seat]
    debt = game.owed[seat] + game.owed_held[seat]
    while debt and hand:
        hand -= dice(least_missed(hand), 1)
        debt -= 1
    return hand


def owe(game: Site, seat: i64, lost: i64, held: i64) -> None:
    """A die to give up: at once where there is nothing to choose, else within five seconds."""
    if dice_of(game, seat) <= game.owed[seat] + game.owed_held[seat]:
        return
    game.owed[seat] += lost
    game.owed_held[seat] += held
    game.owe_by[seat] = game.now + CHOICE_MS
    if kinds_of(game, seat) == 1:
        settle(game, seat)


def kinds_of(game: Site, seat: i64) -> i64:
    """How many different faces a player has in hand."""
    everything = game.hand[seat] + game.pledge[seat]
    kinds: i64 = 0
    face: i64
    for face in range(FACES):
        if count(everything, face):
            kinds += 1
    return kinds


def settle(game: Site, seat: i64) -> None:
    """All that is owed, by default: a locked die, else one without a face, else one that the team misses least."""
    while game.owed[seat] + game.owed_held[seat]:
        hand = game.hand[seat] if game.hand[seat] else game.pledge[seat]
        give_up(game, seat, least_missed(hand))


def give_up(game: Site, seat: i64, face: i64) -> None:
    """One die goes: onto the curse that wants it, else out of the game."""
    if count(game.hand[seat], face):
        game.hand[seat] -= dice(face, 1)
    else:
        game.pledge[seat] -= dice(face, 1)
    if game.owed_held[seat]:
        game.owed_held[seat] -= 1
        game.held[seat] += 1
        game.tell(DIE_LAID, seat, face)
    else:
        game.owed[seat] -= 1
        game.lost[seat] += 1
        game.tell(DIE_LOST, seat, face)
    if game.owed[seat] + game.owed_held[seat] == 0:
        game.owe_by[seat] = NEVER


def why_not_give_up(game: Site, seat: i64, face: i64) -> str:
    """ESC-TIME-2, ESC-M1-BROKEN-1: only what is owed, and only a die in hand."""
    if game.owed[seat] + game.owed_held[seat] == 0 or not 0 <= face < FACES:
        return "ESC-TIME-2"
    return "" if count(game.hand[seat] + game.pledge[seat], face) else "ESC-D-DIE-2"
