"""Duels: everybody sits everywhere, and a clairvoyant sees what others do not."""

from __future__ import annotations

from anchors import player
from duel import duel, seatings


def test_every_way_of_seating_comes_once() -> None:
    assert seatings(2) == [(False, True), (True, False)]
    assert len(seatings(4)) == 6 and all(sum(way) == 2 for way in seatings(4))


def test_equals_share_and_the_better_wins() -> None:
    hunch, greedy = player("hunch", "deserto", 1), player("greedy", "deserto", 1)
    assert duel("deserto", 2, 20, "1", greedy, hunch).won >= 15
    found = duel("trucks", 4, 6, "1", player("greedy", "trucks", 1), player("hunch", "trucks", 1))
    assert found.games == 6 and found.moves > 60


def test_all_kinds_of_player_can_play() -> None:
    for name in ("search", "clairvoyant", "learned"):
        assert duel("deserto", 2, 2, "1", player(name, "deserto", 1), player("hunch", "deserto", 1)).games == 2
