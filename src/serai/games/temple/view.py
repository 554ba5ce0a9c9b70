"""Escape: what one seat sees, and nothing else. All lie open but the piles, and what a module keeps secret."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec.structs import replace

from serai.core.happenings import Event
from serai.core.sets import has, listed
from serai.core.state import NEVER
from serai.games.temple.brought import found, moves_by_kind, number_of
from serai.games.temple.naming import Signs, faces, treasures_in
from serai.games.temple.pieces import (
    BOX,
    CUES,
    FACES,
    MODULES,
    ROOMS,
    SIDES,
    TREASURES,
    Module,
    Side,
    symbols,
)
from serai.games.temple.pieces import Room as RoomTile
from serai.games.temple.rules import codes
from serai.games.temple.rules.asking import hushes, task, twists
from serai.games.temple.rules.debts import debt_of, dice_aside
from serai.games.temple.rules.dice import FREES
from serai.games.temple.rules.discovering import PRICE as DISCOVERY
from serai.games.temple.rules.discovering import drawn_by, drawn_from
from serai.games.temple.rules.entering import price_of
from serai.games.temple.rules.handful import count
from serai.games.temple.rules.leaving import price
from serai.games.temple.rules.paying import worth
from serai.games.temple.rules.plan import lies, openings
from serai.games.temple.rules.pledges import pledged_dice, pledged_loot
from serai.games.temple.rules.tables import EXIT_ROOM
from serai.games.temple.rules.tiles import WORTH
from serai.games.temple.seen import (
    CueAt,
    Drawn,
    Figures,
    HeldCurse,
    OpenChoice,
    Parts,
    Player,
    Price,
    Prize,
    Room,
    View,
    Worth,
)
from serai.games.temple.state import (
    CHOICE,
    CUE,
    FOR_CALENDAR,
    IN_ROOM,
    KEY,
    KIND,
    LOST,
    NONE,
    ON_CURSE,
    OUT,
    RUNNING,
    STACKED,
    UNTIL,
    WHOSE,
    Site,
)

HELD = (ON_CURSE, IN_ROOM, FOR_CALENDAR, STACKED)  # dice that are there may come back: not those on the altar


TAGS = {kind: str(moves[0].__struct_config__.tag) for kind, moves in moves_by_kind().items()}  # names of kinds of moves


def view(game: Site, seat: int) -> View:
    """What a seat sees, or a watcher (NOBODY)."""
    return View(
        now=int(game.now),
        modules=in_play(game),
        rooms=rooms(game),
        start=int(game.start),
        players=[player(game, other) for other in range(game.seats)],
        pile=int(game.undrawn),
        coming=[ROOMS[game.pile[i]] if has(game.seen, i) else None for i in reversed(range(game.undrawn))],
        exit_found=EXIT_ROOM in game.plan.tile,
        depot=int(game.depot),
        spare=int(game.spare),
        keys_needed=int(count(price(game), KEY)),
        timeline=timeline(tuple(game.timeline)),
        next_cue=int(game.stage),
        fate=listed(game.fate),
        fate_until=None if game.fate_by == NEVER else int(game.fate_by),
        stops=listed(game.stops),
        over=game.end > RUNNING,
        figures=FIGURES,
        parts=parts(game, seat),
        known=[undrawn(int(game.pile[i])) for i in reversed(range(game.undrawn)) if has(game.seen, i)],
    )


def is_open(game: Site) -> bool:
    """Whether all see the same: no module in play keeps secrets."""
    return not any(found()[name].secretive for name in in_play(game))


def own(game: Site, seat: int, shown: View) -> View:
    """What a seat sees out of what a watcher is shown: the same, but for modules that keep secrets."""
    secretive = {name: found()[name] for name in in_play(game) if found()[name].secretive}
    mine = {name: one.see(game, seat) for name, one in secretive.items() if one.see}
    return replace(shown, parts=replace(shown.parts, **mine)) if mine else shown


def in_play(game: Site) -> list[Module]:
    """The modules in play, in the order of their numbers."""
    return with_numbers(tuple(game.asked.numbers))


@lru_cache(64)
def with_numbers(numbers: tuple[int, ...]) -> list[Module]:
    """Modules by their numbers: asked several times for every view."""
    return [name for name in MODULES if number_of(name) in numbers]


def parts(game: Site, reader: int) -> Parts:
    """What each module in play shows to a reader."""
    seers = {name: found()[name].see for name in in_play(game)}
    return Parts(**{name: see(game, reader) for name, see in seers.items() if see})


@lru_cache(16)
def timeline(numbers: tuple[int, ...]) -> list[CueAt]:
    """The cues of a timeline."""
    rows = [numbers[i : i + CUE] for i in range(0, len(numbers), CUE)]
    return [CueAt(at, CUES[what], number) for at, what, number in rows]


def rooms(game: Site) -> list[Room | None]:
    """All rooms. In most views they are as they were in the last, so they are made once for all readers."""
    plan = game.plan
    tiles = [tile if lies(plan, place) else NONE for place, tile in enumerate(plan.tile)]
    numbers = (tiles, plan.x, plan.y, plan.turned, plan.gaps, plan.passages, game.gems)
    lying = [found()[name].things for name in in_play(game)]
    return rooms_as(
        tuple(tuple(number) for number in numbers),
        tuple(plan.way),
        tuple(tuple(thing for things in lying if things for thing in things(game, i)) for i in range(len(plan.tile))),
        tuple(int(task(game, i)) if tile != NONE else 0 for i, tile in enumerate(tiles)),
        int(game.used),
    )


@lru_cache(512)
def rooms_as(
    numbers: tuple[tuple[int, ...], ...],
    way: tuple[int, ...],
    things: tuple[tuple[str, ...], ...],
    tasks: tuple[int, ...],
    used: int,
) -> list[Room | None]:
    """A temple that looks like this."""
    return [
        room_as(
            tile,
            (x, y, turned),
            tuple(beyond != NONE for beyond in way[place * len(SIDES) : (place + 1) * len(SIDES)]),
            (gaps, passages),
            (has(used, place), gems),
            things[place],
            tasks[place],
        )
        if tile != NONE
        else None
        for place, (tile, x, y, turned, gaps, passages, gems) in enumerate(zip(*numbers, strict=True))
    ]


@lru_cache(4096)
def room_as(
    tile: int,
    lies: tuple[int, int, int],
    ways: tuple[bool, ...],
    sides: tuple[int, int],
    gems: tuple[bool, int],
    things: tuple[str, ...],
    task: int,
) -> Room:
    """A room that looks like this; made once, since most rooms change seldom."""
    kind = BOX.rooms[tile]
    x, y, turned = lies
    return Room(
        name=kind.name,
        x=x,
        y=y,
        turned=turned,
        special=kind.special,
        cost=symbols(kind.cost),
        open=sides_in(openings(tile, turned)),
        ways=[side for side, way in zip(SIDES, ways, strict=True) if way],
        gaps=sides_in(sides[0]),
        passages=sides_in(sides[1]),
        prizes=prizes(kind) + ([Prize(0, faces(task))] if task else []),
        marks=list(kind.marks),
        used=gems[0],
        gems=gems[1],
        things=list(things),
    )


def undrawn(tile: int) -> Room:
    """A room of the pile: its staircase south, and nothing beside it."""
    return room_as(tile, (0, 0, 0), (False,) * len(SIDES), (0, 0), (False, 0), (), 0)


def prizes(kind: RoomTile) -> list[Prize]:
    """The gem options of a room."""
    return [Prize(gems, [FACES[face]] * needed) for gems, face, needed in kind.prizes()]


def sides_in(sides: int) -> list[Side]:
    """A set of sides by name."""
    return [side for number, side in enumerate(SIDES) if has(sides, number)]


def player(game: Site, seat: int) -> Player:
    """An adventurer."""
    out = game.room[seat] == OUT
    return Player(
        place=None if out else int(game.room[seat]),
        pawn=int(game.pawn[seat]),
        dice=faces(int(game.hand[seat])),
        pledged=faces(int(pledged_dice(game, seat))),
        pledged_treasures=treasures_in(int(pledged_loot(game, seat))),
        held=sum(int(dice_aside(game, seat, where)) for where in HELD),
        lost=int(dice_aside(game, seat, LOST)),
        curses=curses_in(int(game.curses[seat])),
        treasures=treasures_in(int(game.loot[seat])),
        gift=has(game.gifts, seat),
        silent=hushes(game, seat),
        roll_at=int(game.roll_at[seat]),
        rolls_again=game.next_roll[seat] != NONE,
        act_at=int(game.act_at[seat]),
        acts_again=game.next_act[seat] != NONE,
        owes=int(debt_of(game, seat)),
        drawn=drawn(game, seat),
        choices=choices(game, seat),
        prices=[] if out else prices(game, seat),
        worth=worths(game, seat),
    )


def choices(game: Site, seat: int) -> list[OpenChoice]:
    """What a player has to choose, and until when."""
    rows = [game.choices[i : i + CHOICE] for i in range(0, len(game.choices), CHOICE)]
    return [OpenChoice(TAGS[row[KIND]], int(row[UNTIL])) for row in rows if row[WHOSE] == seat]


def prices(game: Site, seat: int) -> list[Price]:
    """What the ways out of a player's room cost this player."""
    ways = game.plan.way[game.room[seat] * len(SIDES) : (game.room[seat] + 1) * len(SIDES)]
    return [Price(SIDES[i], faces(int(price_of(game, seat, i)))) for i, beyond in enumerate(ways) if beyond != NONE]


def worths(game: Site, seat: int) -> list[Worth]:
    """Dice that are worth more, less or something else for a player."""
    if not twists(game, seat):
        return []
    every = ((face, symbol) for face in range(1, len(FACES)) for symbol in range(1, len(FACES)))
    counts = [(face, symbol, int(worth(game, seat, face, symbol))) for face, symbol in every]
    return [Worth(FACES[face], FACES[symbol], times) for face, symbol, times in counts if times != (face == symbol)]


FIGURES = Figures(
    dice=BOX.dice.each,
    roll=BOX.pace.roll,
    discovery=faces(int(DISCOVERY)),
    worth=int(WORTH),
    frees=int(FREES),
)


@lru_cache(1024)
def curses_in(curses: int) -> list[HeldCurse]:
    """A set of curses."""
    return [HeldCurse(tile.name, symbols(tile.lifted)) for number, tile in BOX.curses.items() if has(curses, number)]


def drawn(game: Site, seat: int) -> Drawn | None:
    """The room that a player has yet to place."""
    tile, place = int(drawn_by(game, seat)), int(drawn_from(game, seat))
    if tile == NONE:
        return None
    lies = (int(game.plan.x[place]), int(game.plan.y[place]), 0)
    return Drawn(room_as(tile, lies, (False,) * len(SIDES), (0, 0), (False, 0), (), 0), place)


EVENTS = (
    Event(codes.ROLLED, "rolled", ("seat", "dice"), uncovers=True),
    Event(codes.FELL, "fell", ("seat", "number"), uncovers=True),
    Event(codes.ENTERED, "entered", ("seat", "place", "room")),
    Event(codes.DREW, "drew", ("seat", "room"), uncovers=True),
    Event(codes.DISCOVERED, "discovered", ("seat", "place", "room"), uncovers=True),
    Event(codes.PUT_BACK, "put-back", ("seat", "room")),
    Event(codes.SUNK, "sunk", ("room",), uncovers=True),
    Event(codes.PLEDGED, "pledged", ("seat", "face", "number")),
    Event(codes.PLEDGED_TILE, "pledged-tile", ("seat", "treasure")),
    Event(codes.WITHDREW, "withdrew", ("seat",)),
    Event(codes.PAID, "paid", ("seat", "face", "number")),
    Event(codes.ACTIVATED, "activated", ("seat", "place", "gems", "left")),
    Event(codes.FREED, "freed", ("by", "to", "number")),
    Event(codes.UNLOCKED, "unlocked", ("seat", "number")),
    Event(codes.LEFT, "left-temple", ("seat",)),
    Event(codes.GAVE, "gave", ("seat", "to")),
    Event(codes.WANTS_FATE, "wants-fate", ("seat",)),
    Event(codes.REFUSED_FATE, "refused-fate", ("seat",)),
    Event(codes.FATE_TURNED, "fate-turned", ("left", "spare")),
    Event(codes.GONG_STRUCK, "gong", ("number",)),
    Event(codes.SLAMMED, "slammed", ("number",)),
    Event(codes.CAUGHT, "caught", ("seat",)),
    Event(codes.DIE_LOST, "die-lost", ("seat", "face")),
    Event(codes.COLLAPSED, "collapsed"),
    Event(codes.DIE_LAID, "die-laid", ("seat", "face")),
    Event(codes.TREASURE_USED, "treasure-used", ("seat", "treasure")),
    Event(codes.MISSED, "missed", ("seat",)),
    Event(codes.WANTS_STOP, "wants-stop", ("seat",)),
    Event(codes.FATE_LAPSED, "fate-lapsed"),
    Event(codes.DIE_HELD, "die-held", ("seat", "face")),
)
EVERY_EVENT = (*EVENTS, *(event for one in found().values() for event in one.events))
NAMES: dict[str, Sequence[str]] = {
    "dice": Signs(),
    "room": ROOMS,
    "face": FACES,
    "treasure": TREASURES,
    "side": SIDES,
    **{name: names for one in found().values() for name, names in one.names.items()},
}
