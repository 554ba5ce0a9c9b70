"""Escape: what one seat sees, and nothing else. All lie open but the piles, so all see the same."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import overload

import msgspec

from serai.core.happenings import Event
from serai.core.sets import has, listed
from serai.core.state import NEVER
from serai.games.temple.pieces import (
    BOX,
    CUES,
    CURSES,
    FACES,
    MODULES,
    ROOMS,
    SIDES,
    TREASURES,
    Cue,
    Curse,
    Face,
    Mark,
    Module,
    Side,
    Special,
    Treasure,
    symbols,
)
from serai.games.temple.rules import codes
from serai.games.temple.rules.dice import FREES
from serai.games.temple.rules.discovering import PRICE as DISCOVERY
from serai.games.temple.rules.handful import count
from serai.games.temple.rules.plan import openings
from serai.games.temple.rules.tiles import WORTH, double, how_many
from serai.games.temple.rules.treasures import PRICE as TAKING
from serai.games.temple.state import (
    ADVENTURER,
    BLACK,
    CUE,
    GOLD,
    KEY,
    NONE,
    OUT,
    RUNNING,
    SILENCE,
    SOULS,
    TORCH,
    UNROLLED,
    Site,
)

IN_ORDER = (GOLD, KEY, TORCH, ADVENTURER, UNROLLED, BLACK)  # in which dice are shown
SIGNS = "·♟⚿†●○"  # of the faces, in the text of the log


class Prize(msgspec.Struct, frozen=True):
    """An option of a gem room: so many gems for so many of a symbol."""

    gems: int
    symbol: Face
    needed: int


class Room(msgspec.Struct, frozen=True):
    """A room as it lies in the temple. Its place is its number in the list."""

    name: str
    x: int  # to the east of the starting room
    y: int  # to the south
    turned: int  # quarters clockwise from where its staircase is south
    special: Special | None
    cost: list[Face]
    open: list[Side]  # sides without a wall
    ways: list[Side]  # sides through which one can pass
    gaps: list[Side]  # open sides where a room can be discovered
    passages: list[Side]  # sides with a secret passage
    prizes: list[Prize]
    marks: list[Mark]
    used: bool  # its gems were activated
    gems: int  # and lie here
    treasure: bool  # one lies here face down
    torch: bool  # a big torch burns here


class Drawn(msgspec.Struct, frozen=True):
    """A room that somebody drew and has yet to place."""

    room: Room  # as if it lay on the room it was discovered from, its staircase south
    place: int  # of the room it was discovered from
    until: int  # game time of the default


class HeldCurse(msgspec.Struct, frozen=True):
    """A curse before a player, and the symbols that lift it."""

    name: Curse
    lifted_by: list[Face]


class Player(msgspec.Struct, frozen=True):
    """An adventurer."""

    place: int | None  # of the room; None: out of the temple
    pawn: int  # the seat whose pawn this player moves
    dice: list[Face]  # in hand, in a fixed order of faces
    pledged: list[Face]  # in hand too, but pledged to the task of the room
    pledged_treasures: list[Treasure]
    held: int  # dice on a curse
    lost: int  # dice lost for good
    curses: list[HeldCurse]
    treasures: list[Treasure]
    gems: int  # extra gems kept
    partner: int | None  # with whom souls were exchanged by a curse of this player
    gift: bool  # out, and may still give a die
    silent: bool  # may not talk, nor propose
    roll_at: int  # game time from which the next roll counts
    rolls_again: bool  # a roll waits for that moment
    act_at: int  # game time from which the next act counts
    acts_again: bool  # an act waits for that moment
    owes: int  # dice to give up
    owes_until: int | None  # game time of the default
    names_until: int | None  # has to name whom to exchange souls with
    drawn: Drawn | None


class CueAt(msgspec.Struct, frozen=True):
    """Something that the soundtrack does."""

    at: int  # game time
    what: Cue
    number: int  # which countdown


class Figures(msgspec.Struct, frozen=True):
    """What is the same in every temple."""

    dice: int  # of a player among others
    roll: int  # ms between two rolls, where no curse slows them
    discovery: list[Face]  # what a new room costs
    taking: list[Face]  # what a treasure costs
    worth: int  # symbols of a double key or torch
    frees: int  # locked dice, by a gold mask


class View(msgspec.Struct, frozen=True):
    """The temple."""

    now: int  # game time of this view
    modules: list[Module]
    rooms: list[Room]
    players: list[Player]
    pile: int  # rooms to discover
    coming: list[str | None]  # these rooms, next one first; None where nobody has seen it
    exit_found: bool
    curses_left: int
    treasures_left: int
    depot: int  # gems
    spare: int  # gems beside the depot, for boosts of fate
    keys_needed: int  # to escape now
    timeline: list[CueAt]
    next_cue: int  # its number in the timeline
    fate: list[int]  # who wants a boost of fate
    stops: list[int]  # who wants to stop practising
    over: bool
    figures: Figures


def view(game: Site, seat: int) -> View:  # noqa: ARG001
    """What a seat sees, or a watcher (NOBODY)."""
    return View(
        now=int(game.now),
        modules=[name for number, name in enumerate(MODULES) if has(game.modules, number)],
        rooms=rooms(game),
        players=[player(game, other) for other in range(game.seats)],
        pile=int(game.undrawn),
        coming=[ROOMS[game.pile[i]] if has(game.seen, i) else None for i in reversed(range(game.undrawn))],
        exit_found=any(BOX.rooms[tile].special == "exit" for tile in game.tile),
        curses_left=int(game.curses_left),
        treasures_left=int(game.treasures_left),
        depot=int(game.depot),
        spare=int(game.spare),
        keys_needed=int(game.depot) + 1,
        timeline=timeline(tuple(game.timeline)),
        next_cue=int(game.stage),
        fate=listed(game.fate),
        stops=listed(game.stops),
        over=game.end != RUNNING,
        figures=FIGURES,
    )


@lru_cache(16)
def timeline(numbers: tuple[int, ...]) -> list[CueAt]:
    """The cues of a timeline."""
    rows = [numbers[i : i + CUE] for i in range(0, len(numbers), CUE)]
    return [CueAt(at, CUES[what], number) for at, what, number in rows]


def rooms(game: Site) -> list[Room]:
    """All rooms. In most views they are as they were in the last, so they are made once for all readers."""
    numbers = (game.tile, game.x, game.y, game.turned, game.gaps, game.passages, game.gems)
    return rooms_as(
        tuple(tuple(number) for number in numbers),
        tuple(game.way),
        tuple(kind != NONE for kind in game.hoard),
        int(game.used),
        int(game.torches),
    )


@lru_cache(512)
def rooms_as(
    numbers: tuple[tuple[int, ...], ...], way: tuple[int, ...], treasures: tuple[bool, ...], used: int, torches: int
) -> list[Room]:
    """A temple that looks like this."""
    return [
        room_as(
            tile,
            (x, y, turned),
            tuple(beyond != NONE for beyond in way[place * len(SIDES) : (place + 1) * len(SIDES)]),
            (gaps, passages),
            gems,
            (has(used, place), treasures[place], has(torches, place)),
        )
        for place, (tile, x, y, turned, gaps, passages, gems) in enumerate(zip(*numbers, strict=True))
    ]


@lru_cache(4096)
def room_as(
    tile: int,
    lies: tuple[int, int, int],
    ways: tuple[bool, ...],
    sides: tuple[int, int],
    gems: int,
    shows: tuple[bool, bool, bool],
) -> Room:
    """A room that looks like this; made once, since most rooms change seldom."""
    kind = BOX.rooms[tile]
    x, y, turned = lies
    used, treasure, torch = shows
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
        prizes=[Prize(number, FACES[face], needed) for number, face, needed in kind.prizes()],
        marks=list(kind.marks),
        used=used,
        gems=gems,
        treasure=treasure,
        torch=torch,
    )


def sides_in(sides: int) -> list[Side]:
    """A set of sides by name."""
    return [side for number, side in enumerate(SIDES) if has(sides, number)]


def player(game: Site, seat: int) -> Player:
    """An adventurer."""
    out = game.room[seat] == OUT
    curses = game.curses[seat]
    owes = int(game.owed[seat] + game.owed_held[seat])
    return Player(
        place=None if out else int(game.room[seat]),
        pawn=int(game.pawn[seat]),
        dice=faces(int(game.hand[seat])),
        pledged=faces(int(game.pledge[seat])),
        pledged_treasures=pledged_treasures(game, seat),
        held=int(game.held[seat]),
        lost=int(game.lost[seat]),
        curses=curses_in(int(curses)),
        treasures=treasures_in(int(game.loot[seat])),
        gems=int(game.spent_gems[seat]),
        partner=int(game.partner[seat]) if has(curses, SOULS) and game.partner[seat] != NONE else None,
        gift=has(game.gifts, seat),
        silent=has(curses, SILENCE),
        roll_at=int(game.roll_at[seat]),
        rolls_again=game.next_roll[seat] != NONE,
        act_at=int(game.act_at[seat]),
        acts_again=game.next_act[seat] != NONE,
        owes=owes,
        owes_until=int(game.owe_by[seat]) if owes else None,
        names_until=None if game.soul_by[seat] == NEVER else int(game.soul_by[seat]),
        drawn=drawn(game, seat),
    )


@lru_cache(4096)
def faces(handful: int) -> list[Face]:
    """The dice of a handful, in a fixed order."""
    return [FACES[face] for face in IN_ORDER for _ in range(count(handful, face))]


FIGURES = Figures(
    dice=BOX.dice.each,
    roll=BOX.pace.roll,
    discovery=faces(int(DISCOVERY)),
    taking=faces(int(TAKING)),
    worth=int(WORTH),
    frees=int(FREES),
)


@lru_cache(1024)
def curses_in(curses: int) -> list[HeldCurse]:
    """A set of curses."""
    return [HeldCurse(tile.name, symbols(tile.lifted)) for i, tile in enumerate(BOX.curses) if has(curses, i)]


@lru_cache(1024)
def treasures_in(loot: int) -> list[Treasure]:
    """The treasures of a player by name."""
    return [name for number, name in enumerate(TREASURES) for _ in range(how_many(loot, number))]


def pledged_treasures(game: Site, seat: int) -> list[Treasure]:
    """Double keys or torches in a pledge."""
    number = int(game.pledged_tiles[seat])
    if number == 0:
        return []
    symbol = BOX.rooms[game.tile[game.room[seat]]].prizes()[0][1]
    return [TREASURES[double(symbol)]] * number


def drawn(game: Site, seat: int) -> Drawn | None:
    """The room that a player has yet to place."""
    if game.drawn[seat] == NONE:
        return None
    place = int(game.drawn_from[seat])
    lies = (int(game.x[place]), int(game.y[place]), 0)
    room = room_as(int(game.drawn[seat]), lies, (False,) * len(SIDES), (0, 0), 0, (False, False, False))
    return Drawn(room, place, int(game.place_by[seat]))


class Signs(Sequence[str]):
    """Handfuls as the log shows them, such as ⚿⚿†●: there are too many to list."""

    @overload
    def __getitem__(self, handful: int) -> str: ...
    @overload
    def __getitem__(self, handful: slice) -> Sequence[str]: ...
    def __getitem__(self, handful: int | slice) -> str | Sequence[str]:
        if isinstance(handful, slice):
            return ()
        return signs(faces(handful))

    def __len__(self) -> int:
        return 0

    def __iter__(self) -> Iterator[str]:
        return iter(())


def signs(shown: Sequence[Face]) -> str:
    """Dice as text."""
    return "".join(SIGNS[FACES.index(face)] for face in shown)


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
    Event(codes.CURSED, "cursed", ("seat", "curse"), uncovers=True),
    Event(codes.CURSE_DISCARDED, "curse-discarded", ("seat", "curse"), uncovers=True),
    Event(codes.LIFTED, "lifted", ("seat", "curse")),
    Event(codes.CURSE_ENDED, "curse-ended", ("seat", "curse")),
    Event(codes.DIE_LAID, "die-laid", ("seat", "face")),
    Event(codes.DIE_BACK, "die-back", ("seat",)),
    Event(codes.SOULS_CHANGED, "souls-changed", ("seat", "to")),
    Event(codes.TREASURE_LAID, "treasure-laid", ("place",)),
    Event(codes.TREASURE_TAKEN, "treasure-taken", ("seat", "treasure"), uncovers=True),
    Event(codes.TREASURE_USED, "treasure-used", ("seat", "treasure")),
    Event(codes.PASSAGE_OPENED, "passage-opened", ("seat", "place", "side")),
    Event(codes.JUMPED, "jumped", ("seat", "place", "room")),
    Event(codes.GEM_TAKEN, "gem-taken", ("seat", "left")),
    Event(codes.TORCH_LIT, "torch-lit", ("seat", "place")),
    Event(codes.TORCH_OUT, "torch-out", ("place",)),
    Event(codes.MISSED, "missed", ("seat",)),
    Event(codes.WANTS_STOP, "wants-stop", ("seat",)),
)
NAMES: dict[str, Sequence[str]] = {
    "dice": Signs(),
    "room": ROOMS,
    "face": FACES,
    "curse": CURSES,
    "treasure": TREASURES,
    "side": SIDES,
}
