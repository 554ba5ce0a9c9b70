"""Small sets of seats or cells, as bit masks: members are 0 to 61."""

from __future__ import annotations

from typing import Final

from serai.core.vecs import i64

MOST: Final = 62  # members, as many as i64 holds safely

# Bits are shifted down from here: in compiled code 1 << member shifts a C int of 32 bits, and goes wrong from 31 on.
LAST: Final = 1 << 61
ALL: Final = (1 << 62) - 1


def only(member: i64) -> i64:
    """The set of one."""
    return LAST >> (MOST - 1 - member)


def first(n: i64) -> i64:
    """The set of 0 to n - 1."""
    return ALL >> (MOST - n)


def has(members: i64, member: i64) -> bool:
    """Whether a member is in the set."""
    return (members >> member) & 1 == 1


def size(members: i64) -> i64:
    """How many members there are."""
    n: i64 = 0
    while members:
        members &= members - 1
        n += 1
    return n


def nth(members: i64, n: i64) -> i64:
    """The n-th smallest member, counted from 0."""
    while n:
        members &= members - 1
        n -= 1
    member: i64 = 0
    while not (members >> member) & 1:
        member += 1
    return member


def listed(members: i64) -> list[int]:
    """The members in rising order, for code that is in no hurry."""
    return [member for member in range(MOST) if has(members, member)]
