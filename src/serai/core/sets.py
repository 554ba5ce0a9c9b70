"""Small sets of seats or cells, as bit masks."""

from __future__ import annotations

from serai.core.vecs import i64


def shifted(bits: i64, by: i64) -> i64:
    """A shift of 64 bits: with a literal on the left, as in `1 << by`, compiled code would shift only 32."""
    return bits << by


def only(member: i64) -> i64:
    """The set of one."""
    return shifted(1, member)


def first(n: i64) -> i64:
    """The set of 0 to n - 1."""
    return only(n) - 1


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
    """The members in rising order."""
    found: list[int] = []
    member: i64 = 0
    while members >> member and member < 62:
        if has(members, member):
            found.append(int(member))
        member += 1
    return found
