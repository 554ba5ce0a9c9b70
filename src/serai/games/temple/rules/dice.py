"""Escape: rolling, and gold masks that free locked dice."""

from __future__ import annotations

from typing import Final

from serai.core.rng import Rng
from serai.core.vecs import i64
from serai.games.temple.rules import asking, codes
from serai.games.temple.rules.codes import (
    FELL,
    FREED,
    ROLL_CAREFULLY,
    ROLLED,
    UNLOCKED,
    detail_of,
    handful_again,
    kind_of,
)
from serai.games.temple.rules.debts import hand_for, hand_of, lay_aside, settle
from serai.games.temple.rules.handful import count, covers, dice, in_common, joined, rollable, size, used
from serai.games.temple.rules.tables import CAREFUL, DIE, DIE_FACES, ROLL_MS, SLOWEST
from serai.games.temple.state import BLACK, GOLD, LOST, NONE, OUT, UNROLLED, Site

FREES: Final = 2  # ESC-DICE-4
WHOLE: Final = 100  # percent

# Rolling


def why_not_roll(game: Site, seat: i64, move: i64) -> str:
    """ESC-DICE-1: any dice that are not locked; those without a face are always among them."""
    if game.room[seat] == OUT:
        return "ESC-ESC-4"
    if kind_of(move) == ROLL_CAREFULLY and asking.falls(game, seat) == 0:
        return "ESC-M1-LOST-1"
    named = handful_again(detail_of(move))
    hand = as_rolled(game, seat, hand_for(game, seat, named))
    if not covers(hand, named):
        return "ESC-DICE-1"
    return "" if named or count(hand, UNROLLED) else "ESC-DICE-12" if rollable(hand) == 0 else "ESC-DICE-1"


def as_rolled(game: Site, seat: i64, hand: i64) -> i64:
    """A hand in which dice that a curse takes along in every roll count like those without a face."""
    if game.curses[seat] == 0:
        return hand
    return used(hand, asking.compels(game, seat, hand))


def can_roll(game: Site, seat: i64) -> bool:
    """ESC-DICE-12: whether any die is free to be rolled."""
    if game.room[seat] == OUT:
        return False
    return rollable(hand_of(game, seat) if len(game.choices) else game.hand[seat]) != 0


def ask_to_roll(game: Site, seat: i64, move: i64, rng: Rng) -> None:
    """ESC-D-ROLL-1: now, if the last roll is long enough ago; else as soon as it is: ESC-D-ROLL-2."""
    settle(game, seat, handful_again(detail_of(move)))
    if game.now < game.roll_at[seat]:
        game.next_roll[seat] = move
    else:
        roll(game, seat, move, rng)


def roll(game: Site, seat: i64, move: i64, rng: Rng) -> None:
    """ESC-DICE-1, ESC-DICE-2: the named dice that are still there, and all without a face; black masks are locked."""
    game.next_roll[seat] = NONE
    hand = game.hand[seat]
    free = hand_of(game, seat)  # a roll that waited settles no debt: its owner may still be choosing
    named = in_common(handful_again(detail_of(move)), free) + dice(UNROLLED, count(free, UNROLLED))
    if game.curses[seat]:
        named = joined(named, asking.compels(game, seat, free))
    number = size(named)
    if number == 0:
        return
    carefully = kind_of(move) == ROLL_CAREFULLY
    falls: i64 = 0
    if game.curses[seat] and not carefully:
        falls = asking.falls(game, seat)
    result: i64 = 0
    fallen: i64 = 0
    for _ in range(number):
        if falls and rng.below(falls) == 0:  # ESC-M1-LOST-1
            fallen += 1
        else:
            result += dice(DIE[rng.below(DIE_FACES)], 1)
    game.hand[seat] = hand - named + result
    game.roll_at[seat] = game.now + roll_time(game, seat, carefully)
    game.tell(ROLLED, seat, result)
    if fallen:
        lay_aside(game, seat, LOST, fallen)
        game.tell(FELL, seat, fallen)


def roll_time(game: Site, seat: i64, carefully: bool) -> i64:
    """ESC-D-ROLL-1; what slows down multiplies, up to a limit: ESC-D-ROLL-5."""
    percent: i64 = WHOLE
    if carefully:
        percent = CAREFUL
    percent = asking.pace(game, seat, percent)
    return ROLL_MS * min(percent, SLOWEST) // WHOLE


# Gold masks


def why_not_help(game: Site, seat: i64, to: i64) -> str:
    """ESC-DICE-4, ESC-DICE-5: a gold mask, for oneself or one other player in the same room."""
    if game.room[seat] == OUT:
        return "ESC-ESC-4"
    if not 0 <= to < game.seats or game.room[to] != game.room[seat]:
        return "ESC-DICE-5"
    hand = hand_for(game, seat, dice(GOLD, 1))
    if count(hand, GOLD) == 0:
        return "ESC-DICE-4"
    locked = hand if to == seat else game.hand[to]
    return asking.forbids(game, seat, codes.HELP, to) if count(locked, BLACK) else "ESC-DICE-4"


def help_with_gold(game: Site, seat: i64, to: i64) -> None:
    """ESC-DICE-4 to -7; a module may let it free fewer or more: ESC-M1-MASK-1."""
    settle(game, seat, dice(GOLD, 1))
    game.hand[seat] = used(game.hand[seat], dice(GOLD, 1))
    freed = free(game, to, asking.frees(game, seat, FREES))
    if to == seat:
        game.tell(UNLOCKED, seat, freed)
    else:
        game.tell(FREED, seat, to, freed)


def free(game: Site, seat: i64, most: i64) -> i64:
    """ESC-DICE-7: freed dice have no face until they are rolled."""
    freed = min(most, count(game.hand[seat], BLACK))
    game.hand[seat] = used(game.hand[seat], dice(BLACK, freed))
    if freed:
        game.fate_vain = NONE  # whatever is locked from now on is another plight
    return freed


def free_all(game: Site) -> None:
    """ESC-FATE-2, ESC-M2-HEAL-1: every locked die of everybody inside; the others may be kept: ESC-R-33."""
    seat: i64
    for seat in range(game.seats):
        locked = count(game.hand[seat], BLACK)
        if game.room[seat] != OUT and locked:
            free(game, seat, locked)
            game.tell(UNLOCKED, seat, locked)
