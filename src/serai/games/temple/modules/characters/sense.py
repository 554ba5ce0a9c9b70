"""Escape, module 6: what bots know of characters: whom to be, and when a power helps."""

from __future__ import annotations

from typing import Final

from serai.core.vecs import append, i64, vec
from serai.games.temple.modules.characters.codes import (
    ACTIVABLE,
    BREAK_THROUGH,
    CHOOSE,
    COLOSSUS,
    DOC,
    EXPLORER,
    LADEN,
    LEND,
    MAGICIAN,
    MECHANIC,
    MOST_STEPS,
    PERMANENT,
    PRIEST,
    REDRAW,
    RELIEVE,
    REROLL,
    STRIDE,
    TELEPORTER,
    TILES,
    VISIT,
    WALK,
)
from serai.games.temple.modules.characters.rules import powers
from serai.games.temple.modules.characters.rules.characters import characters_of
from serai.games.temple.rules import entering
from serai.games.temple.rules.choices import owes_choice
from serai.games.temple.rules.codes import AIDS, aided, aimed, plain
from serai.games.temple.rules.handful import count
from serai.games.temple.rules.paying import why_not_pay
from serai.games.temple.rules.plan import here
from serai.games.temple.sense.craft import Craft
from serai.games.temple.sense.errands import place_of_errand
from serai.games.temple.sense.mates import is_stuck
from serai.games.temple.sense.walking import FAR, rolls_to, side_towards
from serai.games.temple.state import BLACK, NONE, SIDES, Site

WORTH_A_POWER: Final = 30  # tenths of a roll that a way is shorter by it
MANY_LOCKED: Final = 3  # dice of a mate

# Whom a bot would like to be, best first, as character * TILES + power; for others the first tile that is free.
LIKED: Final = vec[i64]([
    MECHANIC * TILES + PERMANENT, MAGICIAN * TILES + PERMANENT, COLOSSUS * TILES + PERMANENT, PRIEST * TILES + ACTIVABLE,
    TELEPORTER * TILES + PERMANENT, DOC * TILES + PERMANENT, EXPLORER * TILES + ACTIVABLE,
])  # fmt: skip


class CharactersCraft(Craft):
    """Powers are used where they save rolls or free a friend."""

    __slots__ = ()

    def choice(self, game: Site, seat: i64) -> i64:
        cast = characters_of(game)
        if not owes_choice(game, seat, CHOOSE) or cast.who[seat] != NONE:
            return NONE
        i: i64
        for i in range(len(LIKED)):
            if not cast.why_not_choose(game, seat, LIKED[i]):
                return aimed(CHOOSE, LIKED[i])
        return NONE

    def use(self, game: Site, seat: i64, wish: i64) -> i64:
        cast = characters_of(game)
        hero = cast.who[seat]
        if cast.power[seat] == PERMANENT:
            if hero == COLOSSUS:
                return stride(game, seat, place_of_errand(wish))
            return visit(game, seat, wish) if hero == PRIEST else NONE
        return use_tile(game, seat, hero, wish) if cast.is_up(seat, hero) else NONE

    def is_final(self, kind: i64, detail: i64) -> bool:
        """A choice can be changed, masks taken back, and rooms walked back unless a treasure paid; tiles stay turned down."""
        return kind not in (CHOOSE, REDRAW, STRIDE, LEND) or (kind == STRIDE and detail % AIDS > 0)

    def reason(self, game: Site, seat: i64, kind: i64) -> str:
        if kind == CHOOSE:
            return "character"
        return "power" if kind in (WALK, RELIEVE, VISIT, STRIDE, BREAK_THROUGH, REROLL) else ""


def use_tile(game: Site, seat: i64, hero: i64, wish: i64) -> i64:
    """What an activable tile that is turned up is good for now."""
    if hero == EXPLORER:
        return walk(game, seat, place_of_errand(wish))
    if hero == DOC:
        return relieve(game, seat)
    if hero == MAGICIAN:
        return visit(game, seat, wish)
    if hero == COLOSSUS:
        return break_through(game, seat, place_of_errand(wish))
    if hero == PRIEST and not powers.why_not_masks(game, seat):
        return plain(REROLL)
    return NONE


def stride(game: Site, seat: i64, target: i64) -> i64:
    """On the way, where two adventurers show before the price does."""
    if game.room[seat] == target:
        return NONE
    side = side_towards(game, game.room[seat], target)
    if side == NONE or not entering.why_not_enter(game, seat, side, 0):
        return NONE
    return NONE if powers.why_not_stride(game, seat, side, 0, 0) else aided(STRIDE, side * LADEN)


def visit(game: Site, seat: i64, wish: i64) -> i64:
    """To an adventurer from whom the way is shorter."""
    far = rolls_to(game, place_of_errand(wish))
    best = far[game.room[seat]] - WORTH_A_POWER
    found: i64 = NONE
    place: i64
    for place in range(len(far)):
        if (
            far[place] <= best
            and here(game, place)
            and not characters_of(game).why_not(game, seat, VISIT, aided(0, place))
        ):
            best = far[place]
            found = place
    return aided(VISIT, found) if found != NONE else NONE


def walk(game: Site, seat: i64, target: i64) -> i64:
    """The next rooms on the way, if there are at least two."""
    if why_not_pay(game, seat, powers.WALKING, 0, "ESC-M6-EXPLORER-A"):
        return NONE
    sides = vec[i64]()
    place = game.room[seat]
    while place != target and len(sides) < MOST_STEPS:
        side = side_towards(game, place, target)
        if side == NONE:
            return NONE
        sides = append(sides, side)
        place = game.plan.way[place * SIDES + side]
    detail = powers.walk_of(sides)
    return aimed(WALK, detail) if len(sides) > 1 and not powers.why_not_walk(game, seat, detail) else NONE


def relieve(game: Site, seat: i64) -> i64:
    """Who is stuck, or has many dice locked."""
    to: i64
    for to in range(game.seats):
        worth_it = is_stuck(game, to) or count(game.hand[to], BLACK) >= MANY_LOCKED
        if worth_it and not powers.why_not_relieve(game, seat, to):
            return aimed(RELIEVE, to)
    return NONE


def break_through(game: Site, seat: i64, target: i64) -> i64:
    """Through the wall that shortens the way most."""
    far = rolls_to(game, target)
    best = min(far[game.room[seat]], FAR) - WORTH_A_POWER
    found: i64 = NONE
    side: i64
    for side in range(SIDES):
        beyond = game.plan.beside[game.room[seat] * SIDES + side]
        if beyond != NONE and far[beyond] <= best and not powers.why_not_break(game, seat, side, 0, 0):
            best = far[beyond]
            found = side
    return aided(BREAK_THROUGH, found * LADEN) if found != NONE else NONE
