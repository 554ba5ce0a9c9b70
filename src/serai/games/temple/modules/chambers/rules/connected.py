"""Escape, module 4: connected rooms. They are one task, whose pledges are counted room by room: ESC-D-COOP-5."""

from __future__ import annotations

from typing import Final

from serai.core.sets import has, only, size
from serai.core.vecs import i64, vec
from serai.games.temple.modules.chambers.codes import LINKED
from serai.games.temple.pieces import ROOMS
from serai.games.temple.rules import asking, asking_of_rooms
from serai.games.temple.rules.codes import ACTIVATE
from serai.games.temple.rules.plan import here
from serai.games.temple.rules.pledges import release_task
from serai.games.temple.rules.tables import PRIZES
from serai.games.temple.rules.tasks import bring, give_gems, own_share, suffices, wanted
from serai.games.temple.state import OUT, Site

FIRST: Final[i64] = ROOMS.index("connected-1")
LAST: Final[i64] = ROOMS.index("connected-3")
LEAST: Final = 2  # rooms at once


def is_connected(tile: i64) -> bool:
    return FIRST <= tile <= LAST


def why_not_connect(game: Site, seat: i64, linked: vec[i64], spent: bool) -> str:
    """ESC-M4-CONN-1, -2, -4: who brings a symbol fires them all, where two or three are ready."""
    if game.room[seat] == OUT:
        return "ESC-ESC-4"
    if spent:
        return "ESC-M4-CONN-4"
    if game.depot == 0 and not stirs_any(game, linked):
        return "ESC-R-06"
    if len(linked) < LEAST:
        return "ESC-M4-CONN-1"
    if not brings_any(game, seat, linked):
        return "ESC-D-COOP-2"
    ready = ready_for(game, seat, linked)
    if size(ready) < LEAST:
        return "ESC-M4-CONN-2"
    if size(asking_of_rooms.chains(game, linked, ready)) < LEAST:
        return "ESC-R-63"
    return asking.forbids(game, seat, ACTIVATE, PRIZES)  # no option of a single room


def stirs_any(game: Site, linked: vec[i64]) -> bool:
    """Whether a module lets any of them be activated with an empty depot."""
    i: i64
    for i in range(len(linked)):
        if asking_of_rooms.stirs(game, linked[i]):
            return True
    return False


def brings_any(game: Site, seat: i64, linked: vec[i64]) -> bool:
    """ESC-D-COOP-2: a symbol of any of these rooms, pledged there or shown in it."""
    i: i64
    for i in range(len(linked)):
        if own_share(game, seat, linked[i], wanted(game, linked[i], 0)):
            return True
    return False


def ready_for(game: Site, seat: i64, linked: vec[i64]) -> i64:
    """ESC-R-101: the set of rooms that are involved when a player fires: somebody stands there, and it has its symbols."""
    found: i64 = 0
    i: i64
    for i in range(len(linked)):
        if here(game, linked[i]) and suffices(game, seat, linked[i], wanted(game, linked[i], 0)):
            found |= only(linked[i])
    return found


def connect(game: Site, seat: i64, linked: vec[i64]) -> None:
    """ESC-M4-CONN-3, ESC-M4-CONN-4: a gem in each room involved; then all are used, also the one that was not."""
    involved = asking_of_rooms.chains(game, linked, ready_for(game, seat, linked))
    game.tell(LINKED, seat, size(involved))
    i: i64
    for i in range(len(linked)):
        if has(involved, linked[i]):
            bring(game, seat, linked[i], wanted(game, linked[i], 0))
    share_gems(game, seat, linked, involved)
    for i in range(len(linked)):
        release_task(game, linked[i])
        game.used |= only(linked[i])
    asking_of_rooms.woke(game, seat, involved)
    for i in range(len(linked)):
        if not has(involved, linked[i]):
            asking_of_rooms.closed(game, linked[i])  # ESC-R-102


def share_gems(game: Site, seat: i64, linked: vec[i64], involved: i64) -> None:
    """ESC-R-101: while there are any, for the room of who fires first, then in the order laid."""
    if has(involved, game.room[seat]):
        give_gems(game, seat, game.room[seat], 0)
    i: i64
    for i in range(len(linked)):
        if has(involved, linked[i]) and linked[i] != game.room[seat] and game.depot:
            give_gems(game, seat, linked[i], 0)
