"""Positions with connected rooms, double rooms and the Chalice."""

from __future__ import annotations

from serai.games.temple.modules.chambers.rules.special import chambers_of
from tests.games.temple.temple import Temple, temple

TWO = "{connected-1}<@1 S {connected-3}>@0"  # one gem for three keys, each
THREE = """
    .               {connected-2}^@2  .
    {connected-1}<@1  S                 {connected-3}>@0
"""
DOUBLE = """
    .  b7^@1
    S  {double-1}^@0
"""
CHALICE = "X< {treasury}^@0 S@1 b8>"


def special(
    picture: str, *hands: str, pile: str = "X b1 b2 b3", depot: int = 5, modules: str = "curses treasures chambers"
) -> Temple:
    """A drawn position in which the special rooms have been found, west before east."""
    game = temple(picture, *hands, pile=pile, depot=depot, modules=modules)
    for place in range(len(game.state.plan.tile)):
        chambers_of(game.state).laid(game.state, place)
    game.news()
    return game


def gems(game: Temple) -> list[int]:
    return [int(number) for number in game.state.gems]


def goblet(game: Temple) -> int | None:
    """The place of the Chalice."""
    seen = game.view().parts.chambers.chalice
    assert seen == next(
        (place for place, room in enumerate(game.view().rooms) if room and "chalice" in room.things), None
    )
    return None if seen is None else int(seen)
