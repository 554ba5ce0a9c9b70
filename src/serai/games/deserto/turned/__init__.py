"""Deserto: why the chances turned. Who is ahead, what lies open, and what the next player can win."""

from __future__ import annotations

from collections.abc import Iterator

from serai.core.happenings import Happening
from serai.core.turned import Fact, Turned, standing, weightiest
from serai.games.deserto.sense.aims import best_catch
from serai.games.deserto.state import Square

MUCH = 3  # cards at a stroke that are worth a word

HEAVY = ["four-viziers", "taken"]
LIGHT = ["given", "laid", "drawn"]


def turned(story: list[Happening], _: Square, after: Square, seat: int, __: bool) -> Turned:
    """What was won, and what can be won now."""
    whole = [one for one in story if one.name == "four-viziers"]  # says all that its piles would
    return Turned(whole or weightiest(story, HEAVY, LIGHT), standing(int(after.now), facts(after, seat)))


def facts(after: Square, seat: int) -> Iterator[Fact]:
    """Cards that can be won next, the distance to the others, and how long it still goes."""
    catch = int(best_catch(after, after.turn)) if after.outcome() is None else 0
    if catch >= MUCH:
        yield "catch", {"seat": int(after.turn), "cards": catch}
    other = rival(after, seat)
    ahead = int(after.won[seat] - after.won[other])
    name = "ahead" if ahead > 0 else "behind" if ahead < 0 else "level"
    yield name, {"seat": seat, "to": other, "cards": abs(ahead)}
    if after.outcome() is None:
        yield "draw-pile", {"cards": int(after.undrawn)}


def rival(game: Square, seat: int) -> int:
    """The best of the others."""
    return max((other for other in range(int(game.seats)) if other != seat), key=lambda other: int(game.won[other]))
