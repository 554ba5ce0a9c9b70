"""Escape: the numbers of moves and of what the story tells."""

from __future__ import annotations

from typing import Final

from serai.core.vecs import i64
from serai.games.temple.rules.handful import count, dice
from serai.games.temple.state import ADVENTURER, GOLD, KEY, SIDES, TORCH

# A move is a kind and a detail: kind * BLOCK + detail. Numbers that are missing here belong to modules.
BLOCK: Final = 1 << 16
ROLL: Final = 0  # which shown dice to roll again, as `again` packs them
ROLL_CAREFULLY: Final = 1  # the same
ENTER: Final = 2  # side * AIDS + aid
DISCOVER: Final = 3  # side, or LATER
PLACE: Final = 4  # side
ACTIVATE: Final = 5  # option of the room
PLEDGE: Final = 6  # symbol they stand for, if another one * STANDS + face * MOST_DICE + dice
PLEDGE_TREASURE: Final = 7  # treasure
WITHDRAW: Final = 8
HELP: Final = 9  # seat
LEAVE: Final = 10  # aid
GIVE: Final = 11  # seat
AGREE: Final = 12  # to a boost of fate
REFUSE: Final = 13
GIVE_UP: Final = 16  # face
STOP: Final = 23  # practising
TRAVEL: Final = 31  # no move: under this kind modules are asked for every other way to move one's own pawn
KINDS: Final = 1024  # of which each module has OWN_MOVES of its own, by its number

LATER: Final = SIDES  # the side of a discovered room is chosen when it has been seen
MOST_DICE: Final = 16  # more than one player can ever have
MOST_TILES: Final = 2  # double keys, and double torches, used for one act
STANDS: Final = 1 << 10  # for a pledge of dice that stand for another symbol than their own
AIDS: Final = 9  # how many double keys * 3 + how many double torches

# What the story tells.
ROLLED: Final = 1  # seat, dice (as a handful)
FELL: Final = 2  # seat, lost
ENTERED: Final = 3  # seat, place, room
DREW: Final = 4  # seat, room
DISCOVERED: Final = 5  # seat, place, room
PUT_BACK: Final = 6  # seat, room
SUNK: Final = 7  # room
PLEDGED: Final = 8  # seat, face, dice
PLEDGED_TILE: Final = 9  # seat, treasure
WITHDREW: Final = 10  # seat
PAID: Final = 11  # seat, face, number
ACTIVATED: Final = 12  # seat, place, gems, left
FREED: Final = 13  # by, to, number
UNLOCKED: Final = 14  # seat, number
LEFT: Final = 15  # seat
GAVE: Final = 16  # seat, to
WANTS_FATE: Final = 17  # seat
REFUSED_FATE: Final = 18  # seat
FATE_TURNED: Final = 19  # left (in the depot), spare
GONG_STRUCK: Final = 20  # number
SLAMMED: Final = 21  # number
CAUGHT: Final = 22  # seat
DIE_LOST: Final = 23  # seat, face
COLLAPSED: Final = 24
DIE_LAID: Final = 29  # seat, face
TREASURE_USED: Final = 34  # seat, treasure
MISSED: Final = 40  # seat
WANTS_STOP: Final = 41  # seat
FATE_LAPSED: Final = 42
DIE_HELD: Final = 43  # seat, face


def kind_of(move: i64) -> i64:
    return move // BLOCK


def detail_of(move: i64) -> i64:
    return move % BLOCK


def again(handful: i64) -> i64:
    """Which shown dice to roll again, as the detail of a roll: four bits each for A, K, T and G."""
    low = count(handful, ADVENTURER) + MOST_DICE * count(handful, KEY)
    return low + MOST_DICE * MOST_DICE * (count(handful, TORCH) + MOST_DICE * count(handful, GOLD))


def handful_again(detail: i64) -> i64:
    """The dice that a roll names."""
    some = dice(ADVENTURER, detail % MOST_DICE) + dice(KEY, detail // MOST_DICE % MOST_DICE)
    rest = detail // (MOST_DICE * MOST_DICE)
    return some + dice(TORCH, rest % MOST_DICE) + dice(GOLD, rest // MOST_DICE)


def roll(handful: i64) -> i64:
    """The move that rolls some shown dice again, and all that have no face."""
    return ROLL * BLOCK + again(handful)


def roll_carefully(handful: i64) -> i64:
    """The same, slowly, so that no die falls."""
    return ROLL_CAREFULLY * BLOCK + again(handful)


def plain(kind: i64) -> i64:
    """A move without details."""
    return kind * BLOCK


def aided(kind: i64, what: i64, keys: i64 = 0, torches: i64 = 0) -> i64:
    """A move paid with dice and, may be, some double keys and torches."""
    return kind * BLOCK + what * AIDS + keys * (MOST_TILES + 1) + torches


def aimed(kind: i64, at: i64) -> i64:
    """A move with one detail: a side, a seat, a place, a face."""
    return kind * BLOCK + at


def pledge(face: i64, number: i64, symbol: i64 = 0) -> i64:
    """The move that pledges some dice to the task of the room, may be as another symbol than their own."""
    return PLEDGE * BLOCK + symbol * STANDS + face * MOST_DICE + number
