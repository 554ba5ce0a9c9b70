"""Positions of Le Désert interdit as pictures.

    .  .  .   .  .
    .  T2 .@0 .  .
    .  .  #   w1 .
    .  .  .!0 .  .
    .  .  .   .  L

is the board, one word a cell: `#` the hole, `.` a desert tile that nobody needs to name, a small letter a desert tile
by what is under it, a capital an excavated one. Letters: g gear, c crash, t tunnel, w well, m mirage, l launch pad,
r0 to r3 the row clues and k0 to k3 the column clues of the parts 0 to 3. Then, in this order: sand as `:2`, pawns as
`@01` (seats 0 and 1), parts as `!3`. `desert(...)` lays a picture, `Desert.picture()` draws it back.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

from serai.core.errors import Illegal
from serai.core.happenings import Happening, happenings
from serai.core.match import Match
from serai.core.record import End, end_of
from serai.core.rng import Dice
from serai.core.sets import has, only
from serai.core.state import NOBODY
from serai.core.vecs import i64, vec
from serai.games.desert import GAME, DesertOptions
from serai.games.desert.moves import Move, decode, encode
from serai.games.desert.pieces import ADVENTURERS, BOX, EQUIPMENT, PARTS, STORM_CARDS, Adventurer, Equipment, every
from serai.games.desert.rules.board import set_sand
from serai.games.desert.rules.contract import Desert as Plain
from serai.games.desert.seen import View
from serai.games.desert.sense.attentive import Attentive as State
from serai.games.desert.state import (
    CELLS,
    CLIMBER,
    KINDS,
    NO_TILE,
    TAKEN,
    TUNNEL,
    UNPLACED,
    WELL,
)
from serai.games.desert.view import view

Team = tuple[Adventurer, ...]
LETTERS = ("g", "c", "t", "w", "m", "l", "r0", "r1", "r2", "r3", "k0", "k1", "k2", "k3")
WORD = re.compile(r"(#|\.|[gctwml]|[rk]\d)(?::(\d+))?(?:@(\d+))?(?:!(\d+))?", re.IGNORECASE)
EMPTY = """
    .  .  .  .  .
    .  .  .  .  .
    .  .  #  .  .
    .  .  .  .  .
    .  .  .  .  .
"""


class Desert:
    """A drawn position in play."""

    def __init__(self, state: State) -> None:
        self.match = Match(state, Dice(bytes(16)), GAME.cooperative)
        GAME.remember(self.match)

    @property
    def state(self) -> State:
        state = self.match.state
        assert isinstance(state, State)
        return state

    def play(self, *moves: Move, seat: int | None = None) -> Desert:
        """The active player, or a given seat, makes moves."""
        for move in moves:
            self.match.play(0, self.state.turn if seat is None else seat, encode(move))
        return self

    def may(self, move: Move, seat: int | None = None) -> bool:
        """Whether the active player, or a given seat, can make a move."""
        who = int(self.state.turn) if seat is None else seat
        return encode(move) in self.state.legal(who)

    def refusal(self, move: Move, seat: int | None = None) -> str:
        """The rule by which a move cannot be made."""
        with pytest.raises(Illegal) as caught:
            self.play(move, seat=seat)
        return caught.value.rule

    def moves(self, kind: type, seat: int | None = None) -> list[Move]:
        """All legal moves of a kind."""
        legal = [decode(int(code)) for code in self.state.legal(self.state.turn if seat is None else seat)]
        return [move for move in legal if isinstance(move, kind)]

    def kinds(self, seat: int | None = None) -> set[str]:
        """The kinds of all legal moves."""
        legal = self.state.legal(self.state.turn if seat is None else seat)
        return {type(decode(int(code))).__name__ for code in legal}

    def picture(self) -> str:
        """The board, drawn back."""
        rows = [[self.word(row * 5 + column) for column in range(5)] for row in range(5)]
        return "\n".join(" ".join(row) for row in rows)

    def word(self, cell: int) -> str:
        state = self.state
        if state.face[cell] == NO_TILE:
            text = "#"
        elif has(state.excavated, cell):
            text = LETTERS[state.face[cell]].upper()
        else:
            text = "."
        pawns = "".join(str(seat) for seat in range(state.seats) if state.pawn[seat] == cell)
        parts = "".join(str(part) for part in range(len(PARTS)) if state.part_at[part] == cell)
        sand = f":{state.sand[cell]}" if state.sand[cell] else ""
        return text + sand + (f"@{pawns}" if pawns else "") + (f"!{parts}" if parts else "")

    @property
    def water(self) -> list[int]:
        return [int(portions) for portions in self.state.water]

    @property
    def cells(self) -> list[int]:
        """Where everybody stands."""
        return [int(cell) for cell in self.state.pawn]

    @property
    def parts(self) -> list[int]:
        return [int(cell) for cell in self.state.part_at]

    def cards(self, seat: int) -> list[Equipment]:
        return view(self.state, seat).travellers[seat].equipment

    def sand(self, cell: int) -> int:
        return int(self.state.sand[cell])

    def view(self, seat: int = 0) -> View:
        return view(self.state, seat)

    def news(self, reader: int = NOBODY) -> list[Happening]:
        """What happened since the last time."""
        assert self.state.story is not None
        return happenings(self.state.story.take(), GAME.look.events, GAME.look.names, reader)

    def end(self) -> End | None:
        return end_of(self.match)


def same_picture(one: str, other: str) -> bool:
    """Whether two pictures show the same."""
    return one.split() == other.split()


def desert(
    picture: str = EMPTY,
    team: Sequence[Adventurer] = ("archeologist", "meteorologist"),
    water: Sequence[int] = (),
    kits: Sequence[Sequence[Equipment]] = (),
    storm: Sequence[str] = (),
    gear: Sequence[Equipment] = (),
    taken: Sequence[int] = (),
    supply: int | None = None,
    tick: int = 1,
    turn: int = 0,
    actions: int = 4,
    discard: int = 0,
    aside: bool = False,
) -> Desert:
    """The position of a picture; `storm` and `gear` name the cards that come next, and `discard` how many are out."""
    words = [word for word in map(WORD.fullmatch, picture.split()) if word]
    assert len(words) == CELLS, "a picture has 25 words"
    seats = len(team)
    roles = [ADVENTURERS.index(name) for name in team]
    canteens = [BOX.adventurers[role].canteen for role in roles]
    state = Plain(
        seats, vec[i64](roles), vec[i64](BOX.ladder(seats)), vec[i64](faces([word[1] for word in words])),
        vec[i64]([0] * CELLS), vec[i64]([TAKEN if part in taken else UNPLACED for part in range(4)]),
        vec[i64]([0] * seats), vec[i64](water or canteens), vec[i64]([0] * seats * KINDS),
        vec[i64](deck([STORM_CARDS.index(card) for card in storm], every(BOX.storm))),
        vec[i64](deck([EQUIPMENT.index(card) for card in gear], without(kits))),
    )  # fmt: skip
    state.supply = BOX.sand
    for cell, word in enumerate(words):
        lay_cell(state, cell, word)
    state.climber = roles.index(CLIMBER) if CLIMBER in roles else -1
    for seat, kit in enumerate(kits):
        for card in kit:
            state.kit[seat * KINDS + EQUIPMENT.index(card)] += 1
    state.supply = state.supply if supply is None else supply
    state.taken, state.tick, state.turn, state.actions = len(taken), tick, turn, actions
    state.undrawn -= discard
    state.aside = 1 if aside else 0
    return Desert(State(state))


def lay_cell(state: Plain, cell: int, word: re.Match[str]) -> None:
    """What a word of the picture puts on a cell."""
    face = state.face[cell]
    if word[1] == "#":
        state.hole = cell
    if word[1].isupper() or word[1][0].isupper():
        state.excavated |= only(cell)
        if face == TUNNEL:
            state.tunnels |= only(cell)
        if face == LETTERS.index("l"):
            state.pad = only(cell)
        if face >= LETTERS.index("r0"):
            state.clues |= only(face - LETTERS.index("r0"))
    if face in (WELL, LETTERS.index("m")):
        state.oases |= only(cell)
    set_sand(state, cell, int(word[2] or 0))
    for seat in word[3] or "":
        state.pawn[int(seat)] = cell
    for part in word[4] or "":
        state.part_at[int(part)] = cell


def faces(letters: list[str]) -> list[int]:
    """The faces of a picture; tiles that nobody named get what is left, gears first."""
    named = [LETTERS.index(letter.lower()) if letter not in (".", "#") else None for letter in letters]
    rest = every(BOX.tiles)
    for face in named:
        if face is not None:
            rest.remove(face)
    hidden = iter(rest)
    filled = [next(hidden) if face is None and letter == "." else face for face, letter in zip(named, letters)]
    return [NO_TILE if face is None else face for face in filled]


def deck(first: list[int], cards: list[int]) -> list[int]:
    """A pile, bottom first, whose top cards are the given ones, the next one first."""
    for card in first:
        cards.remove(card)
    return cards + first[::-1]


def without(kits: Sequence[Sequence[Equipment]]) -> list[int]:
    """The equipment that nobody holds."""
    cards = every(BOX.equipment)
    for kit in kits:
        for card in kit:
            cards.remove(EQUIPMENT.index(card))
    return cards


def begun(seats: int = 4, seed: int = 1, options: DesertOptions | None = None) -> Desert:
    """A fresh match, laid out by chance."""
    state = GAME.begin(seats, options or DesertOptions(), seed.to_bytes(16, "big")).state
    assert isinstance(state, State)
    return Desert(state)


def at(name: str) -> int:
    """The cell of a name: A1 is north-west, E5 south-east."""
    return (int(name[1]) - 1) * 5 + "ABCDE".index(name[0])


def board(**words: str) -> str:
    """A board of plain desert with the hole in the centre and some cells by name, as B2="T:1"."""
    grid = ["."] * 25
    grid[at("C3")] = "#"
    for name, word in words.items():
        grid[at(name)] = word
    return " ".join(grid)
