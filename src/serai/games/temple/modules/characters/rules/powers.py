"""Escape, module 6: what each power does. Whose it is, and whether its tile is turned up, is asked before."""

from __future__ import annotations

from typing import Final

from serai.core.sets import only
from serai.core.vecs import append, i64, vec
from serai.games.temple.modules.chambers.codes import CARRIED
from serai.games.temple.modules.chambers.codes import NUMBER as CHAMBERS
from serai.games.temple.modules.chambers.rules.chalice import EXTRA
from serai.games.temple.modules.chambers.rules.special import chambers_of
from serai.games.temple.modules.characters.codes import (
    BROKE_THROUGH,
    FIRE,
    LENT,
    MOST_STEPS,
    REDREW,
    RELIEVED,
    STEP,
    STOP,
    TURN,
    TURNED,
    VISITED,
    WALK,
    WALKED,
)
from serai.games.temple.modules.treasures.rules import is_wall
from serai.games.temple.rules import asking
from serai.games.temple.rules.choices import close_choice
from serai.games.temple.rules.codes import ACTIVATE, ENTER, ENTERED, HELP, PLACE, TRAVEL, aimed
from serai.games.temple.rules.debts import hand_for, hand_of, settle
from serai.games.temple.rules.dice import free
from serai.games.temple.rules.discovering import (
    build,
    draw_room,
    drawn_by,
    drawn_from,
    follow_up,
    keep_drawn,
    sink,
)
from serai.games.temple.rules.entering import price_of, put_into
from serai.games.temple.rules.handful import LOCKED, count, dice
from serai.games.temple.rules.legal import with_aid
from serai.games.temple.rules.paying import pay, why_not_pay
from serai.games.temple.rules.plan import first_side, here, lies, turn
from serai.games.temple.rules.pledges import add_pledge, is_block, pledged_dice
from serai.games.temple.rules.tables import PRIZES, REAR, SYMBOL
from serai.games.temple.rules.tasks import bring, suffices, wake_gems, wanted, why_no_task
from serai.games.temple.state import (
    ADVENTURER,
    BLACK,
    GOLD,
    KEY,
    NONE,
    OUT,
    PLEDGE,
    PLEDGED_TO,
    PLEDGER,
    SIDES,
    TORCH,
    Site,
)

WALKING: Final = dice(ADVENTURER, 3)
RELIEF: Final = dice(GOLD, 2)
CALLING: Final = dice(KEY, 2)
FORCE: Final = dice(ADVENTURER, 2)
MASKS: Final = 3  # that stand for as many keys or torches
TURNING: Final = dice(TORCH, 2)


# Explorer


def redraw(game: Site, seat: i64) -> None:
    """ESC-M6-EXPLORER-P, ESC-R-103: the room goes under the pile, seen by all; the next one must be laid."""
    tile, place = drawn_by(game, seat), drawn_from(game, seat)
    close_choice(game, seat, PLACE)
    sink(game, tile)
    game.tell(REDREW, seat, tile)
    tile = draw_room(game)
    gaps = game.plan.gaps[place]
    if gaps & (gaps - 1) == 0:
        build(game, seat, tile, place, first_side(gaps))
    else:
        keep_drawn(game, seat, tile, place)


def steps(detail: i64) -> vec[i64]:
    """The sides that a walk names, one after the other; none where it is no walk."""
    sides = vec[i64]()
    for _ in range(MOST_STEPS):
        side = detail % STEP
        detail //= STEP
        if side == STOP:
            return sides if detail in (0, STOP) or detail == STOP * STEP + STOP else vec[i64]()
        sides = append(sides, side)
    return sides if detail == 0 else vec[i64]()


def walk_of(sides: vec[i64]) -> i64:
    """And back."""
    detail: i64 = 0
    i: i64 = MOST_STEPS - 1
    while i >= 0:
        detail = detail * STEP + (sides[i] if i < len(sides) else STOP)
        i -= 1
    return detail


def walk_ends(game: Site, place: i64, sides: vec[i64]) -> i64:
    """ESC-R-106: where a walk through open passages leads, or NONE."""
    i: i64
    for i in range(len(sides)):
        if place != NONE:
            place = game.plan.way[place * SIDES + sides[i]]
    return place


def why_not_walk(game: Site, seat: i64, detail: i64) -> str:
    """ESC-M6-EXPLORER-A, ESC-R-20: no entering, so that what forbids to enter does not stop it: ESC-R-14."""
    sides = steps(detail)
    if len(sides) == 0 or walk_of(sides) != detail:
        return "SER-MOVE"
    end = walk_ends(game, game.room[seat], sides)
    if end == NONE:
        return "ESC-R-106"
    refusal = why_not_pay(game, seat, WALKING, 0, "ESC-M6-EXPLORER-A")
    return refusal if refusal else asking.forbids(game, seat, TRAVEL, end)


def walk(game: Site, seat: i64, detail: i64) -> None:
    """ESC-M6-EXPLORER-A, ESC-R-106: step by step, each an arrival; who is moved elsewhere walks no further."""
    pay(game, seat, WALKING, 0)
    sides = steps(detail)
    place = game.room[seat]
    i: i64
    for i in range(len(sides)):
        if game.room[seat] == place and game.plan.way[place * SIDES + sides[i]] != NONE:
            place = game.plan.way[place * SIDES + sides[i]]
            game.tell(WALKED, seat, place, game.plan.tile[place])
            put_into(game, seat, place)


def walks(game: Site, seat: i64, moves: vec[i64]) -> vec[i64]:
    """Every walk of one to three rooms."""
    if why_not_pay(game, seat, WALKING, 0, "ESC-M6-EXPLORER-A"):
        return moves
    a: i64
    b: i64
    c: i64
    for a in range(SIDES):
        for b in range(STEP):
            for c in range(STEP):
                detail = (c * STEP + b) * STEP + a
                if (b != STOP or c == STOP) and not why_not_walk(game, seat, detail):
                    moves = append(moves, aimed(WALK, detail))
    return moves


# Doc


def why_not_relieve(game: Site, seat: i64, to: i64) -> str:
    """ESC-M6-DOC-A: another adventurer who has locked dice; gold masks may be forbidden: ESC-R-97."""
    if not 0 <= to < game.seats or to == seat or game.room[to] == OUT or count(game.hand[to], BLACK) == 0:
        return "ESC-M6-DOC-A"
    refusal = why_not_pay(game, seat, RELIEF, 0, "ESC-M6-DOC-A")
    return refusal if refusal else asking.forbids(game, seat, HELP, to)


def relieve(game: Site, seat: i64, to: i64) -> None:
    """ESC-M6-DOC-A: wherever they are."""
    pay(game, seat, RELIEF, 0)
    game.tell(RELIEVED, seat, to, free(game, to, count(game.hand[to], BLACK)))


# Magician and priest


def why_not_go_to(game: Site, seat: i64, place: i64, rule: str) -> str:
    """Any other room with an adventurer in it; what holds a pawn holds it: ESC-R-75."""
    if not 0 <= place < len(game.plan.tile) or place == game.room[seat] or not lies(game.plan, place):
        return rule
    return asking.forbids(game, seat, TRAVEL, place) if here(game, place) & ~only(seat) else rule


def why_not_call_on(game: Site, seat: i64, place: i64, aid: i64) -> str:
    """ESC-M6-MAGICIAN-A."""
    refusal = why_not_pay(game, seat, CALLING, aid, "ESC-M6-MAGICIAN-A")
    return refusal if refusal else why_not_go_to(game, seat, place, "ESC-M6-MAGICIAN-A")


def why_not_flee(game: Site, seat: i64, place: i64, aid: i64) -> str:
    """ESC-M6-PRIEST-P: all dice in hand are black masks, and there is at least one: ESC-D-DIE-2."""
    hand = hand_of(game, seat) + pledged_dice(game, seat)
    if aid or hand == 0 or hand & ~LOCKED:
        return "ESC-M6-PRIEST-P"
    return why_not_go_to(game, seat, place, "ESC-M6-PRIEST-P")


def visit(game: Site, seat: i64, place: i64) -> None:
    """No Chalice comes along: ESC-R-21."""
    game.tell(VISITED, seat, place, game.plan.tile[place])
    put_into(game, seat, place)


# Colossus


def price_laden(laden: i64) -> i64:
    """ESC-R-19, ESC-R-104: two adventurers, and a torch more with the Chalice."""
    return FORCE + EXTRA if laden else FORCE


def has_chalice(game: Site, seat: i64) -> bool:
    return asking.is_in_play(game, CHAMBERS) and chambers_of(game).chalice == game.room[seat]


def why_not_stride(game: Site, seat: i64, side: i64, laden: i64, aid: i64) -> str:
    """ESC-M6-COLOSSUS-P: where the room costs something else; it is entering: ESC-R-14."""
    if not 0 <= side < SIDES or (laden and not has_chalice(game, seat)):
        return "ESC-M6-COLOSSUS-P"
    if game.plan.way[game.room[seat] * SIDES + side] == NONE:
        return "ESC-ENTER-5"
    if price_of(game, seat, side) in (0, FORCE):
        return "ESC-M6-COLOSSUS-P"
    refusal = why_not_pay(game, seat, price_laden(laden), aid, "ESC-M6-COLOSSUS-P")
    return refusal if refusal else asking.forbids(game, seat, ENTER, side)


def why_not_break(game: Site, seat: i64, side: i64, laden: i64, aid: i64) -> str:
    """ESC-M6-COLOSSUS-A: a neighbour behind a wall; a slide is none: ESC-R-94."""
    if not 0 <= side < SIDES or (laden and not has_chalice(game, seat)) or not is_wall(game, game.room[seat], side):
        return "ESC-M6-COLOSSUS-A"
    refusal = why_not_pay(game, seat, price_laden(laden), aid, "ESC-M6-COLOSSUS-A")
    return refusal if refusal else asking.forbids(game, seat, ENTER, side)


def stride(game: Site, seat: i64, side: i64, laden: i64, aid: i64, breaks: bool) -> None:
    """ESC-M6-COLOSSUS-P, -A: into the next room, may be with the Chalice: ESC-R-21."""
    pay(game, seat, price_laden(laden), aid)
    beyond = game.plan.beside[game.room[seat] * SIDES + side]
    game.tell(BROKE_THROUGH if breaks else CARRIED if laden else ENTERED, seat, beyond, game.plan.tile[beyond])
    put_into(game, seat, beyond)
    if laden:
        chambers_of(game).take_along(game, seat, beyond)


# Priest, from afar


def lent_to(game: Site, seat: i64) -> i64:
    """The place to whose task a player has lent masks, or NONE."""
    at: i64
    for at in range(0, len(game.pledges), PLEDGE):
        if game.pledges[at + PLEDGER] == seat and is_block(game, at):
            return game.pledges[at + PLEDGED_TO]
    return NONE


def why_not_masks(game: Site, seat: i64) -> str:
    """ESC-M6-PRIEST-A: three locked dice."""
    return "" if count(hand_for(game, seat, dice(BLACK, MASKS)), BLACK) >= MASKS else "ESC-M6-PRIEST-A"


def why_not_lend(game: Site, seat: i64, place: i64) -> str:
    """ESC-M6-PRIEST-A, ESC-R-100: to the gem task of one room, wherever it lies."""
    if not 0 <= place < len(game.plan.tile) or not lies(game.plan, place) or SYMBOL[game.plan.tile[place]] == 0:
        return "ESC-R-100"
    if lent_to(game, seat) != NONE:
        return "ESC-R-100"
    rule = why_no_task(game, seat, place)
    return rule if rule else why_not_masks(game, seat)


def lend(game: Site, seat: i64, place: i64) -> None:
    """ESC-R-100: as three keys or three torches, whichever is asked for there; one block."""
    settle(game, seat, dice(BLACK, MASKS))
    game.hand[seat] -= dice(BLACK, MASKS)
    symbol = SYMBOL[game.plan.tile[place]]
    add_pledge(game, seat, place, BLACK, symbol, MASKS, 1)
    game.tell(LENT, seat, place, symbol, game.plan.tile[place])


def why_not_fire(game: Site, seat: i64, option: i64) -> str:
    """ESC-R-100: the task to which the masks are lent, by the priest from elsewhere."""
    place = lent_to(game, seat)
    if place == NONE or place == game.room[seat] or not 0 <= option < PRIZES:
        return "ESC-R-100"
    rule = why_no_task(game, seat, place)
    if rule:
        return rule
    task = wanted(game, place, option)
    if task == 0:
        return "ESC-GEM-1"
    return forbidden_there(game, seat, place, option) if suffices(game, seat, place, task) else "ESC-GEM-6"


def forbidden_there(game: Site, seat: i64, place: i64, option: i64) -> str:
    """What forbids to fire a task is asked as if the priest stood there: ESC-R-97, ESC-M4-CONN-2."""
    before = game.room[seat]
    game.room[seat] = place
    rule = asking.forbids(game, seat, ACTIVATE, option)
    game.room[seat] = before
    return rule


def fire(game: Site, seat: i64, option: i64) -> None:
    place = lent_to(game, seat)
    bring(game, seat, place, wanted(game, place, option))
    wake_gems(game, seat, place, option)


def shots(game: Site, seat: i64, moves: vec[i64]) -> vec[i64]:
    option: i64
    for option in range(PRIZES):
        if not why_not_fire(game, seat, option):
            moves = append(moves, aimed(FIRE, option))
    return moves


# Mechanic


def why_not_turn(game: Site, seat: i64, place: i64, quarters: i64, aid: i64) -> str:
    """ESC-M6-MECHANIC-A, ESC-R-56: any room but the start; a double room by its front, and both parts turn."""
    if not 0 <= place < len(game.plan.tile) or not 1 <= quarters < SIDES or not may_be_turned(game, place):
        return "ESC-M6-MECHANIC-A"
    return why_not_pay(game, seat, TURNING, aid, "ESC-M6-MECHANIC-A")


def may_be_turned(game: Site, place: i64) -> bool:
    return lies(game.plan, place) and place != game.start and not is_rear(game.plan.tile[place])


def is_rear(tile: i64) -> bool:
    """Whether a tile is the rear part of a double room."""
    i: i64
    for i in range(len(REAR)):
        if REAR[i] == tile:
            return True
    return False


def turn_room(game: Site, seat: i64, place: i64, quarters: i64, aid: i64) -> None:
    """ESC-M6-MECHANIC-A: all that lies in it stays; then ESC-R-92."""
    pay(game, seat, TURNING, aid)
    turn(game, place, quarters)
    game.tell(TURNED, seat, place, game.plan.tile[place])
    follow_up(game)


def turns(game: Site, seat: i64, moves: vec[i64]) -> vec[i64]:
    place: i64
    quarters: i64
    if game.loot[seat] == 0 and why_not_pay(game, seat, TURNING, 0, "ESC-M6-MECHANIC-A"):
        return moves
    for place in range(len(game.plan.tile)):
        if may_be_turned(game, place):
            for quarters in range(1, SIDES):
                moves = with_aid(game, seat, moves, TURN, place * SIDES + quarters, TURNING)
    return moves
