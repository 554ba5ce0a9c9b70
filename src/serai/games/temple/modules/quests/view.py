"""Escape, module 5: what is told and seen of it."""

from __future__ import annotations

import msgspec

from serai.core.happenings import Event
from serai.core.sets import listed
from serai.games.temple.modules.quests import codes
from serai.games.temple.modules.quests.rules import (
    ALTAR,
    ENOUGH_MISSIONS,
    MISSION,
    OBELISK,
    PRICE,
    QUEST_ROOMS,
    quests_of,
)
from serai.games.temple.naming import faces_in
from serai.games.temple.pieces import SIDES, Face
from serai.games.temple.rules.plan import place_of_tile
from serai.games.temple.state import NONE, Site

EVENTS = (
    Event(codes.QUEST_DONE, "quest-done", ("seat", "place", "room", "left")),
    Event(codes.SACRIFICED, "sacrificed", ("seat", "face", "number")),
    Event(codes.MISSION_SHOWN, "mission-shown", ("mission",), uncovers=True),
    Event(codes.MISSION_MET, "mission-met", ("seat", "left")),
    Event(codes.GHOST_ROSE, "ghost-rose", ("place",)),
    Event(codes.GHOST_PUSHED, "ghost-pushed", ("seat", "place", "room")),
    Event(codes.GHOST_FLED, "ghost-fled", ("place",)),
    Event(codes.GEM_TILES_CAME, "gem-tiles-came", ("number",)),
    Event(codes.GEM_TILE_WENT, "gem-tile-went", ("left",)),
)
NAMES = {"mission": ("companions", "locks", "lights", "masks", "pairs", "guides")}  # in the order of the tiles
PUSHING = faces_in(int(PRICE))


class QuestsSeen(msgspec.Struct, frozen=True):
    """How far the quests are."""

    markers: int  # in the depot: nobody may escape while there are any
    quests: int  # in all
    hidden: int  # of these, rooms that nobody has found yet
    gem_tiles: int  # of the obelisk, in the depot
    altar: int  # dice that lie on it
    missions: int  # still to be met
    ghost: int | None  # its place
    pushing: list[Face]  # what a push of it costs


def see(game: Site, reader: int) -> QuestsSeen:  # noqa: ARG001
    """Mission tiles that lie face down nobody sees, all else everybody."""
    quests = quests_of(game)
    return QuestsSeen(
        markers=int(quests.markers),
        quests=int(quests.chosen),
        hidden=int(quests.chosen) - sum(place_of_tile(game, tile) != NONE for tile in QUEST_ROOMS),
        gem_tiles=int(quests.gem_tiles),
        altar=int(quests.altar),
        missions=int(ENOUGH_MISSIONS - quests.met),
        ghost=None if quests.ghost == NONE else int(quests.ghost),
        pushing=PUSHING,
    )


def things(game: Site, place: int) -> list[str]:
    """What lies in a room."""
    quests = quests_of(game)
    tile = game.plan.tile[place]
    found = ["ghost"] if place == quests.ghost else []
    found += ["quest-marker"] if quests.is_done(tile) else []
    found += ["altar-die"] * int(quests.altar) if tile == ALTAR else []
    found += ["mission-tile"] * int(ENOUGH_MISSIONS - quests.met) if tile == MISSION else []
    return found + (touched_sides(game, place) if tile == OBELISK else [])


def touched_sides(game: Site, place: int) -> list[str]:
    """The sides of the obelisk that have taken their gem tile, as it lies."""
    turned = int(game.plan.turned[place])
    return [f"gem-tile-{SIDES[(side + turned) % len(SIDES)]}" for side in listed(quests_of(game).touched)]
