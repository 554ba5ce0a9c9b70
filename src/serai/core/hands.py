"""Hands counted by kinds, `hands[seat * kinds + kind]`, and a pile drawn from its end: what a seat cannot know of them."""

from __future__ import annotations

from serai.core.rng import Rng
from serai.core.vecs import i64, listed_by_kind, vec, zeros


def unseen(hands: vec[i64], pile: vec[i64], undrawn: i64, kinds: i64, seat: i64) -> vec[i64]:
    """How many cards of each kind are hidden from a seat: what it can work out, and not a bit more."""
    counts = zeros(kinds)
    i: i64
    for i in range(undrawn):
        counts[pile[i]] += 1
    for i in range(len(hands)):
        if i // kinds != seat:
            counts[i % kinds] += hands[i]
    return counts


def dealt_anew(hands: vec[i64], hidden: vec[i64], seat: i64, rng: Rng) -> vec[i64]:
    """The hidden cards, sorted, shuffled and dealt again to all but a seat; every hand keeps its size, and so does the pile.

    Hands are written, and the new pile is returned: what of it lies beyond the undrawn cards was dealt.
    """
    kinds: i64 = len(hidden)
    pile = listed_by_kind(hidden)
    rng.shuffle(pile)
    left: i64 = len(pile)
    other: i64
    for other in range(len(hands) // kinds):
        if other != seat:
            left = deal(hands, other * kinds, kinds, pile, left)
    return pile


def deal(hands: vec[i64], first: i64, kinds: i64, pile: vec[i64], left: i64) -> i64:
    """Gives a hand as many cards from the end of a pile as it had, and says how many are left there."""
    size: i64 = 0
    kind: i64
    for kind in range(kinds):
        size += hands[first + kind]
        hands[first + kind] = 0
    for _ in range(size):
        left -= 1
        hands[first + pile[left]] += 1
    return left
