"""Escape, the new characters: the teleporter's hops, and the portal."""

from __future__ import annotations

from typing import Final

from serai.core.vecs import i64
from serai.games.temple.modules.characters.rules.powers import is_rear
from serai.games.temple.modules.travellers.codes import HOPPED, STEPPED_OVER
from serai.games.temple.modules.treasures.rules import why_not_use
from serai.games.temple.pieces import TREASURES
from serai.games.temple.rules import asking
from serai.games.temple.rules.codes import TRAVEL
from serai.games.temple.rules.entering import put_into
from serai.games.temple.rules.handful import dice
from serai.games.temple.rules.paying import discard_treasure, pay, why_not_pay
from serai.games.temple.rules.plan import lies, may_be_entered, other_part
from serai.games.temple.state import ADVENTURER, NONE, OUT, Site

HOPPING: Final = dice(ADVENTURER, 2)
PORTAL: Final[i64] = TREASURES.index("portal")


def gaps_of(game: Site, place: i64) -> i64:
    """ESC-R-60: the free openings of a tile; a double room is one."""
    other = other_part(game.plan, place)
    gaps = game.plan.gaps[place]
    return gaps if other == NONE else gaps | game.plan.gaps[other]


def why_not_hop(game: Site, seat: i64, place: i64, rule: str) -> str:
    """ESC-Q-CHAR-TELE-P, ESC-R-60: from a room with a free opening to any other, where one arrives in front."""
    here = game.room[seat]
    if not 0 <= place < len(game.plan.tile) or not lies(game.plan, place) or not lies(game.plan, here):
        return rule
    if place == here or other_part(game.plan, here) == place or is_rear(game.plan.tile[place]):
        return rule
    if gaps_of(game, here) == 0 or gaps_of(game, place) == 0:
        return rule
    refusal = why_not_pay(game, seat, HOPPING, 0, rule)
    return refusal if refusal else asking.forbids(game, seat, TRAVEL, place)


def why_not_along(game: Site, seat: i64, mate: i64, place: i64) -> str:
    """ESC-Q-CHAR-TELE-A, ESC-R-89: another adventurer of the same room, whom nothing holds."""
    if not 0 <= mate < game.seats or mate == seat or game.room[mate] != game.room[seat]:
        return "ESC-Q-CHAR-TELE-A"
    return "ESC-R-89" if asking.forbids(game, mate, TRAVEL, place) else ""


def hop(game: Site, seat: i64, mate: i64, place: i64) -> None:
    """ESC-Q-CHAR-TELE-P, -A, ESC-R-121: paid now, and both arrive."""
    pay(game, seat, HOPPING, 0)
    arrive(game, seat, place)
    if mate != NONE:
        arrive(game, mate, place)


def arrive(game: Site, seat: i64, place: i64) -> None:
    if game.room[seat] != OUT:
        game.tell(HOPPED, seat, place, game.plan.tile[place])
        put_into(game, seat, place)


# Portal


def why_not_step_over(game: Site, seat: i64, place: i64) -> str:
    """ESC-Q-CHAR-PORTAL, ESC-R-77: one of the eight neighbours, by its front, that may be entered at all: ESC-R-78."""
    rule = why_not_use(game, seat, PORTAL)
    if rule:
        return rule
    plan = game.plan
    if not 0 <= place < len(plan.tile) or not lies(plan, place) or not lies(plan, game.room[seat]):
        return "ESC-Q-CHAR-PORTAL"
    dx, dy = plan.x[place] - plan.x[game.room[seat]], plan.y[place] - plan.y[game.room[seat]]
    if not 1 <= dx * dx + dy * dy <= 2 or is_rear(plan.tile[place]) or not may_be_entered(plan, place):
        return "ESC-Q-CHAR-PORTAL"
    return asking.forbids(game, seat, TRAVEL, place)


def step_over(game: Site, seat: i64, place: i64) -> None:
    """ESC-Q-CHAR-PORTAL."""
    discard_treasure(game, seat, PORTAL)
    game.tell(STEPPED_OVER, seat, place, game.plan.tile[place])
    put_into(game, seat, place)
