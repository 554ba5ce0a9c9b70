"""Drawn positions with characters."""

from __future__ import annotations

from serai.games.temple.modules.characters.codes import HEROES, POWERS
from serai.games.temple.modules.characters.rules.characters import characters_of
from serai.games.temple.modules.chrono.rules import chrono_of
from tests.games.temple.temple import Temple, temple

DEALT = "characters:2"  # nobody waits for a start signal


def played(picture: str, roles: str, *hands: str, modules: str = "", **more: str | int | bool) -> Temple:
    """A drawn position in which seats are `roles`, such as "doc+ priest": + is the activable tile, - nobody at all."""
    game = temple(picture, *hands, modules=f"{DEALT} {modules}", **more)  # type: ignore[arg-type]
    part = characters_of(game.state)
    for seat in range(len(hands)):
        role = (roles.split() + ["-"] * len(hands))[seat]
        part.who[seat] = -1 if role == "-" else HEROES.index(role.rstrip("+"))
        part.power[seat] = POWERS.index("activable" if role.endswith("+") else "permanent")
    return game


def is_down(game: Temple, seat: int = 0) -> bool:
    """Whether the tile of a seat is turned down."""
    one = game.view().parts.characters.players[seat]
    return bool(one.down)


def banned(game: Temple, ban: str) -> Temple:
    """With the green hourglass running on a prohibition: forbidding-1 has no gems, -2 no gold, -3 no entering, -4 no start."""
    number = next(i for i, name in enumerate(game.view().rooms) if name and name.name == ban)
    part = chrono_of(game.state)
    part.laid(game.state, number)
    return game
