"""Positions with trap rooms: somebody hangs in an abyss, or waits on the platform."""

from __future__ import annotations

from serai.games.temple.moves import Discover
from serai.games.temple.pieces import BOX
from serai.games.temple.rules.plan import OFF
from tests.games.temple.temple import Temple, dice_in, temple

TRAPS = {number for number, room in BOX.rooms.items() if room.set == "trap"}
ALL = "curses treasures traps:2 extras"


def trap(picture: str, *hands: str, pile: str, depot: int = 5, modules: str = "traps:2") -> Temple:
    return temple(picture, *hands, pile=pile, depot=depot, modules=modules)


def hanging(*hands: str, kind: str = "torches") -> Temple:
    """Seat 0 hangs in an abyss north of the start, where the others are; b7 lies to the east."""
    seats = "".join(str(seat) for seat in range(len(hands)))
    game = trap(f"S@{seats} b7>", "AA" + hands[0], *hands[1:], pile=f"{{abyss-{kind}}} b1 X", modules=ALL)
    game.play(0, Discover("north"))
    game.state.hand[0] = dice_in(hands[0])
    return game


def cell_of(game: Temple, name: str) -> tuple[int, int] | None:
    """Where a room lies, if it does."""
    return next((cell for cell, word in game.rooms.items() if word[:-1] == f"{{{name}}}" and cell[0] < OFF), None)


def waiting(seats: int = 2, hand: str = "AA", pile: str = "b13 b7 b1 X") -> Temple:
    """Seat 0 waits on the platform: nothing but the start, where it was found, is open to the north."""
    hands = ["AA", *[hand] * (seats - 1)]
    names = "".join(str(seat) for seat in range(seats))
    game = trap(f"S@{names}", *hands, pile=f"{{platform}} {pile}", modules=ALL).play(0, Discover("north"))
    game.state.hand[0] = dice_in("AAGBK")
    return game
