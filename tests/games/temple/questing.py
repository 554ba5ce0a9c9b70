"""Positions with quests: missions in an order, and a ghost where it is wanted."""

from __future__ import annotations

from serai.core.vecs import i64, vec
from serai.games.temple.modules.quests.rules import MISSIONS, Quests, quests_of
from tests.games.temple.temple import Temple, temple

QUEST_ROOMS = {"altar", "mission", "ghost", "tree", "obelisk"}
COMPANIONS, LOCKS, LIGHTS, MASKS, PAIRS, GUIDES = range(6)


def quest(picture: str, *hands: str, quests: int = 1, depot: int = 0, pile: str = "b1 b2 b3") -> Temple:
    """A drawn position with so many quests."""
    return temple(picture, *hands, modules=f"treasures quests:{quests}", depot=depot, pile=pile)


def part(game: Temple) -> Quests:
    return quests_of(game.state)


def on_missions(game: Temple, *missions: int) -> Temple:
    """With mission tiles in this order, the first turned up."""
    rest = [mission for mission in range(len(MISSIONS)) if mission not in missions]
    part(game).missions = vec[i64]([*missions, *rest])
    part(game).revealed = True
    return game


def with_ghost(game: Temple, place: int = 0) -> Temple:
    part(game).ghost = place
    return game
