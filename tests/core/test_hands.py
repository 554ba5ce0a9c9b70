"""Hidden cards dealt anew: three seats, four kinds, hands[seat * 4 + kind]."""

from __future__ import annotations

from serai.core.hands import dealt_anew, unseen
from serai.core.rng import Rng
from serai.core.vecs import i64, vec

KINDS = 4
HANDS = [2, 1, 0, 0, 0, 3, 0, 0, 0, 0, 1, 1]
PILE = [0, 2, 3, 3, 1, 1]  # the last two are drawn
UNDRAWN = 4


def test_a_seat_can_count_what_it_does_not_see() -> None:
    assert list(unseen(vec[i64](HANDS), vec[i64](PILE), UNDRAWN, KINDS, 0)) == [1, 3, 2, 3]
    assert list(unseen(vec[i64](HANDS), vec[i64](PILE), UNDRAWN, KINDS, -1)) == [3, 4, 2, 3]


def test_hidden_cards_are_dealt_anew_and_every_hand_keeps_its_size() -> None:
    dealt = set()
    for seed in range(50):
        hands = vec[i64](HANDS)
        pile = dealt_anew(hands, unseen(hands, vec[i64](PILE), UNDRAWN, KINDS, 0), 0, Rng(seed))
        assert list(hands)[:KINDS] == HANDS[:KINDS]
        assert [sum(list(hands)[at : at + KINDS]) for at in range(0, 12, KINDS)] == [3, 3, 2]
        assert list(unseen(hands, pile, UNDRAWN, KINDS, 0)) == [1, 3, 2, 3]
        dealt.add(tuple(hands))
    assert len(dealt) > 10
