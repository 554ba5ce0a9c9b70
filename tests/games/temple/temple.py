"""Positions of Escape as pictures.

    temple('''
        .     K1^@2   .
        b7<   S@01    c2>$keys
    ''', "AAKTB", "..KKG", "T", pile="X b1")

is a temple of four rooms: the start with the seats 0 and 1, to its north the first gem room with keys and seat 2 in it,
a basic room to the west and a marked one with a treasure to the east. Rooms: S start, X exit, K1 K2 T1 T2 gem rooms,
b1 to b13 basic ones, c1 to c13 marked ones. How a room lies: ^ as if discovered from the south (its staircase is
south), > from the west, v from the north, < from the east; ^ may be left out. Then, in this order: pawns as `@01`, `!`
when its gems were used, `*` a big torch, `$keys` a treasure. A dot is an empty cell.

Then the dice of every seat, by the letters of their faces: . unrolled, A adventurer, K key, T torch, B black mask,
G gold mask. Piles are written with their top first.
"""

from __future__ import annotations

import re

import pytest

from serai.core.errors import Illegal
from serai.core.happenings import Happening, happenings
from serai.core.match import Match
from serai.core.record import End, end_of
from serai.core.rng import Dice, Loaded, Rng
from serai.core.sets import listed, only
from serai.core.state import NOBODY
from serai.core.vecs import i64, vec
from serai.games.temple import GAME, TempleOptions
from serai.games.temple.brought import asked, decode, parts_of
from serai.games.temple.modules.curses.rules import curses_of
from serai.games.temple.modules.extras.rules import extras_of
from serai.games.temple.modules.treasures.rules import treasures_of
from serai.games.temple.moves import Move, Roll, RollCarefully, encode
from serai.games.temple.pieces import (
    BOX,
    CURSES,
    LETTERS,
    MODULES,
    ROOMS,
    TIMELINES,
    TREASURES,
    Curse,
    Timeline,
    Treasure,
)
from serai.games.temple.rules.contract import Temple as State
from serai.games.temple.rules.debts import lay_aside
from serai.games.temple.rules.handful import count
from serai.games.temple.rules.plan import lay
from serai.games.temple.rules.pledges import pledged_dice
from serai.games.temple.rules.setup import gather
from serai.games.temple.rules.tiles import how_many, tiles
from serai.games.temple.seen import Room, View
from serai.games.temple.state import OUT
from serai.games.temple.view import view

WORD = re.compile(r"([SX]|\{[a-z0-9-]+\}|[KT][12]|[bc]\d+)([\^>v<]?)(?:@(\d+))?(!?)(\*?)(?:\$([a-z-]+))?")
DIE = {"A": 0, "K": 2, "T": 3, "B": 4, "G": 5}  # the number that a loaded die must show
ROW = "b7<   S@01   b8>"  # the start between two open rooms


def room_of(word: str) -> int:
    """The number of a room by its short name; any other by its long one in braces, such as {altar}."""
    if word[0] == "{":
        return ROOMS.index(word[1:-1])
    long = {"S": "start", "X": "exit", "K1": "keys-1", "K2": "keys-2", "T1": "torches-1", "T2": "torches-2"}
    return ROOMS.index(long.get(word) or {"b": "basic-", "c": "cursed-"}[word[0]] + word[1:])


def short(number: int) -> str:
    """And back."""
    return next((word for word in SHORT if room_of(word) == number), f"{{{ROOMS[number]}}}")


SHORT = ["S", "X", "K1", "K2", "T1", "T2", *(f"{kind}{n}" for kind in "bc" for n in range(1, 14))]


def dice_in(letters: str) -> int:
    """A handful written by its letters."""
    return sum(1 << 8 * LETTERS.index(letter) for letter in letters)


class Temple:
    """A drawn position in play."""

    def __init__(self, state: State) -> None:
        self.match = Match(state, Dice(bytes(16)), cooperative=True)
        GAME.remember(self.match)

    @property
    def state(self) -> State:
        state = self.match.state
        assert isinstance(state, State)
        return state

    @property
    def now(self) -> int:
        return int(self.state.now)

    def play(self, seat: int, *moves: Move, at: int | None = None) -> Temple:
        """A seat acts, now or at a moment, with hands that are free."""
        for move in moves:
            self.state.act_at[seat] = 0
            self.match.play(self.now if at is None else at, seat, encode(move))
        return self

    def hurry(self, seat: int, move: Move, at: int | None = None) -> Temple:
        """The same, whether the hands are free or not."""
        self.match.play(self.now if at is None else at, seat, encode(move))
        return self

    def roll(self, seat: int, shows: str, move: Roll | RollCarefully | None = None, falls: str = "") -> Temple:
        """A roll of which the result is given; with the curse of the lost dice `falls` has a 1 for each that falls."""
        code = encode(move or Roll())
        assert self.state.why_not(seat, code) == ""
        self.state.roll_at[seat] = 0
        answers: list[int] = []
        letters = iter(shows)
        for number in range(len(shows) + falls.count("1")):
            fallen = falls[number : number + 1]
            answers += [] if fallen == "" else [0] if fallen == "1" else [1]
            if fallen != "1":
                answers.append(DIE[next(letters)])
        self.state.apply(seat, code, Loaded(vec[i64](answers)))
        return self

    def until(self, at: int) -> Temple:
        self.match.until(at)
        return self

    def refusal(self, seat: int, move: Move) -> str:
        """The rule by which a seat may not make a move now."""
        before = self.state.clone()
        with pytest.raises(Illegal) as caught:
            self.match.play(self.now, seat, encode(move))
        assert [int(hand) for hand in self.state.hand] == [int(hand) for hand in before.hand]  # it costs no dice
        return caught.value.rule

    def may(self, seat: int, move: Move) -> bool:
        """Whether a move is offered."""
        return encode(move) in self.state.legal(seat)

    def offered(self, seat: int, kind: type[Move]) -> list[Move]:
        """The moves of a kind that are offered."""
        return [move for move in (decode(int(code)) for code in self.state.legal(seat)) if isinstance(move, kind)]

    def hand(self, seat: int = 0) -> str:
        """The dice of a seat that are not pledged."""
        return letters_of(int(self.state.hand[seat]))

    def pledge(self, seat: int = 0) -> str:
        return letters_of(int(pledged_dice(self.state, seat)))

    def place(self, seat: int = 0) -> str | None:
        """The room of a seat; None when it is out."""
        return None if self.state.room[seat] == OUT else short(int(self.state.plan.tile[self.state.room[seat]]))

    def curses(self, seat: int = 0) -> list[Curse]:
        return [CURSES[number] for number in listed(self.state.curses[seat])]

    def loot(self, seat: int = 0) -> list[Treasure]:
        return [name for i, name in enumerate(TREASURES) for _ in range(how_many(self.state.loot[seat], i))]

    def room(self, place: int) -> Room:
        """A room as all see it."""
        room = self.view().rooms[place]
        assert room is not None, f"no room lies at {place}"
        return room

    def chooses_until(self, seat: int, kind: str) -> int | None:
        """When a choice of a seat ends; None: it owes none of this kind."""
        return next((choice.until for choice in self.view().players[seat].choices if choice.kind == kind), None)

    def aside(self, seat: int, where: int) -> Temple:
        """With a die of a seat there that never was in hand."""
        lay_aside(self.state, seat, where, 1)
        return self

    @property
    def rooms(self) -> dict[tuple[int, int], str]:
        """Where each room lies, as columns and rows from the start, and how."""
        plan = self.state.plan
        return {
            (int(plan.x[place]), int(plan.y[place])): short(int(plan.tile[place])) + "^>v<"[plan.turned[place]]
            for place in range(len(plan.tile))
            if plan.tile[place] >= 0
        }

    @property
    def pile(self) -> str:
        """The rooms to discover, top first."""
        return " ".join(short(int(self.state.pile[i])) for i in reversed(range(self.state.undrawn)))

    def view(self, seat: int = NOBODY) -> View:
        return view(self.state, seat)

    def news(self, reader: int = NOBODY) -> list[Happening]:
        """What has happened since the last time."""
        assert self.state.story is not None
        return happenings(self.state.story.take(), GAME.look.events, GAME.look.names, reader)

    def names(self) -> list[str]:
        """The names of it."""
        return [happening.name for happening in self.news()]

    def end(self) -> End | None:
        return end_of(self.match)


def letters_of(hand: int) -> str:
    return "".join(letter * int(count(hand, face)) for face, letter in enumerate(LETTERS))


def temple(
    picture: str,
    *hands: str,
    pile: str = "X b1 b2 b3",
    curses: str = "",
    treasures: str = "",
    depot: int = 5,
    spare: int = 2,
    timeline: Timeline = "soundtrack",
    modules: str = "curses treasures extras",
    guard: bool = True,
) -> Temple:
    """A drawn position."""
    state = State(len(hands))
    numbers = dict(word.partition(":")[::2] for word in modules.split())
    chosen = {name: int(numbers[name] or 1) for name in MODULES if name in numbers}
    state.parts = parts_of(chosen)
    state.asked, state.heeded = asked(tuple(chosen))
    state.timeline = vec[i64](BOX.timelines[TIMELINES.index(timeline)].numbers())
    state.guard = guard
    state.depot, state.spare, state.boosts = depot, spare, spare
    gather(state)
    for part in state.parts:
        part.prepare(state, Rng(1))
    for seat, hand in enumerate(hands):
        state.hand[seat] = dice_in(hand)
    lay_rooms(state, [line.split() for line in picture.strip().splitlines()])
    state.pile = vec[i64]([room_of(word) for word in reversed(pile.split())])
    state.undrawn = len(state.pile)
    state.exit_low, state.exit_high = 0, len(state.pile) - 1
    if "curses" in chosen:
        doom = curses_of(state)
        doom.pile = vec[i64]([CURSES.index(name) for name in reversed(curses.split())])
        doom.left = len(doom.pile)
    if "treasures" in chosen:
        heap = treasures_of(state)
        heap.pile = vec[i64]([TREASURES.index(name) for name in reversed(treasures.split())])
        heap.left = len(heap.pile)
    return Temple(state)


def lay_rooms(state: State, rows: list[list[str]]) -> None:
    """The start first, since its place is 0, then the others as they are read."""
    cells = [(x, y, word) for y, row in enumerate(rows) for x, word in enumerate(row) if word != "."]
    start_x, start_y = next((x, y) for x, y, word in cells if word.startswith("S"))
    for x, y, word in sorted(cells, key=lambda cell: not cell[2].startswith("S")):
        found = WORD.fullmatch(word)
        assert found, f"{word} is no room"
        place = int(lay(state, room_of(found[1]), "^>v<".index(found[2] or "^"), x - start_x, y - start_y))
        for seat in found[3] or "":
            state.room[int(seat)] = place
        if found[4]:
            state.used |= only(place)
        if found[5]:
            extras_of(state).torches |= only(place)
        if found[6]:
            treasures_of(state).put(place, TREASURES.index(found[6]))


def cursed(game: Temple, seat: int, *curses: Curse) -> Temple:
    """With curses before a seat."""
    for curse in curses:
        game.state.curses[seat] |= only(CURSES.index(curse))
    return game


def rich(game: Temple, seat: int, *treasures: Treasure) -> Temple:
    """With treasures before a seat."""
    for treasure in treasures:
        game.state.loot[seat] += tiles(TREASURES.index(treasure), 1)
    return game


def begun(seats: int = 4, seed: int = 1, **options: str | bool | int) -> Temple:
    """A match as it begins."""
    chosen = GAME.read_options(options)
    assert isinstance(chosen, TempleOptions)
    state = GAME.begin(seats, chosen, seed.to_bytes(16, "big")).state
    assert isinstance(state, State)
    return Temple(state)
