"""Why the chances turned, out of a story."""

from __future__ import annotations

from serai.core.happenings import Happening
from serai.core.turned import weightiest

HEAVY, LIGHT = ["lost", "won"], ["walked", "rolled"]


def told(names: str, against: str = "") -> str:
    story = [Happening(at, name, {}) for at, name in enumerate(names.split())]
    return " ".join(one.name for one in weightiest(story, HEAVY, LIGHT, against.split()))


def test_the_heaviest_is_told_in_its_order_and_what_a_game_does_not_name_before_what_goes_without_saying() -> None:
    assert told("rolled won walked other lost") == "won lost"
    assert told("rolled other walked won") == "other won"
    assert told("won lost", against="won") == "lost"


def test_what_goes_without_saying_is_told_alone_and_once() -> None:
    assert told("rolled walked") == "walked"
    assert told("walked rolled walked") == ""
    assert told("") == ""
