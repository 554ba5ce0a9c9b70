"""Les Camions du désert: a board as data, and what makes one sound."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Literal, get_args, overload

import msgspec
from msgspec import Meta

from serai.core.errors import OutOfRange, place_in

PACKAGE = "serai.games.trucks"
CellKind = Literal["sand", "skull", "slope", "fuel", "start", "oasis"]
KINDS: tuple[str, ...] = get_args(CellKind)  # a kind's number is its place here
GROUND = KINDS[:4]  # of the track
START, OASIS = "START", "OASIS"
NAME = re.compile(r"[A-Z][1-9]")

# Every name that a cell can have. Moves and happenings name cells by their place here, so that they can be read
# without knowing the board.
PLACES = (*(f"{letter}{digit}" for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ" for digit in range(1, 10)), OASIS, START)

MOST_CELLS = 56  # on the track: a set of them is one whole number
MOST_NEIGHBOURS = 6  # as hexagons have
GATES = 3  # exits of the start, entries of the oasis
FARTHEST = 1000.0  # coordinates beyond are no drawing


class Ways(Sequence[str]):
    """Every way by its number, as names of cells: B2-C2-D2. Made when asked for: there are too many to list."""

    def __len__(self) -> int:
        return 0

    @overload
    def __getitem__(self, number: int) -> str: ...
    @overload
    def __getitem__(self, number: slice) -> Sequence[str]: ...
    def __getitem__(self, number: int | slice) -> str | Sequence[str]:
        """The names of one way."""
        assert isinstance(number, int)
        cells = []
        while number & 255 < len(PLACES):
            cells.append(PLACES[number & 255])
            number >>= 8
        return "-".join(cells)

    def __iter__(self) -> Iterator[str]:
        return iter(())


class BadBoard(OutOfRange):
    """A board that cannot be driven on; its sentence names the cell."""

    def __init__(self, word: str, cell: str = "", other: str = "") -> None:
        super().__init__(word, package=PACKAGE, cell=cell, other=other)
        self.cell = cell


class Cell(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One space: where it is drawn, and which spaces a truck reaches from it in one step."""

    id: str
    kind: str  # one of KINDS; looked at below, so that the refusal can name the cell
    x: float
    y: float
    next: tuple[str, ...]
    arrow: str | None = None  # of a slope: drawn, but it forbids no direction (TRK-SLOPE-2)


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole board. It is sound as soon as it exists."""

    name: Annotated[str, Meta(max_length=60)]
    cells: tuple[Cell, ...]

    def __post_init__(self) -> None:
        check_names(self.cells)
        by_name = {cell.id: cell for cell in self.cells}
        for cell in self.cells:
            check_cell(cell, by_name)
        check_gates(by_name)
        check_reach(by_name)

    def track(self) -> list[Cell]:
        """The cells that trucks stand on: all but START and OASIS, in their order."""
        return [cell for cell in self.cells if cell.id not in (START, OASIS)]

    def digest(self) -> str:
        """The fingerprint of the board: equal boards have equal ones."""
        return sha256(msgspec.json.encode(self, order="sorted")).hexdigest()


def check_names(cells: tuple[Cell, ...]) -> None:
    """Every cell has a name of its own; there is one start and one oasis."""
    names = [cell.id for cell in cells]
    if len(cells) > MOST_CELLS + 2:
        raise BadBoard("bad-board-size", names[MOST_CELLS + 2])
    for name in names:
        if name not in (START, OASIS) and not NAME.fullmatch(name):
            raise BadBoard("bad-board-name", name)
        if names.count(name) > 1:
            raise BadBoard("bad-board-twice", name)
    for name in (START, OASIS):
        if name not in names:
            raise BadBoard("bad-board-missing", name)


def check_cell(cell: Cell, by_name: dict[str, Cell]) -> None:
    """Its kind, its spot, its arrow and each of its neighbours."""
    special = {START: "start", OASIS: "oasis"}
    if cell.kind not in ([special[cell.id]] if cell.id in special else GROUND):
        raise BadBoard("bad-board-kind", cell.id)
    if not (abs(cell.x) <= FARTHEST and abs(cell.y) <= FARTHEST):
        raise BadBoard("bad-board-spot", cell.id)
    for other in by_name.values():
        if other.id != cell.id and (other.x, other.y) == (cell.x, cell.y):
            raise BadBoard("bad-board-same-spot", cell.id, other.id)
    if cell.arrow is not None and (cell.kind != "slope" or cell.arrow not in cell.next):
        raise BadBoard("bad-board-arrow", cell.id)
    if len([name for name in cell.next if name != OASIS]) > MOST_NEIGHBOURS:
        raise BadBoard("bad-board-crowded", cell.id)
    for name in cell.next:
        check_neighbour(cell, name, by_name)


def check_neighbour(cell: Cell, name: str, by_name: dict[str, Cell]) -> None:
    """A neighbour exists, is named once, and names the cell too; START is only left, OASIS only entered."""
    if name not in by_name:
        raise BadBoard("bad-board-unknown", cell.id, name)
    if name == cell.id or cell.next.count(name) > 1:
        raise BadBoard("bad-board-neighbour", cell.id, name)
    if name == START or cell.id == OASIS or (cell.id == START and name == OASIS):
        raise BadBoard("bad-board-one-way", cell.id, name)
    if cell.id != START and name != OASIS and cell.id not in by_name[name].next:
        raise BadBoard("bad-board-not-mutual", cell.id, name)


def check_gates(by_name: dict[str, Cell]) -> None:
    """Three ways out of the start, three into the oasis."""
    if len(by_name[START].next) != GATES:
        raise BadBoard("bad-board-gates", START)
    if len([cell for cell in by_name.values() if OASIS in cell.next]) != GATES:
        raise BadBoard("bad-board-gates", OASIS)


def check_reach(by_name: dict[str, Cell]) -> None:
    """Every cell can be reached from the start; as all roads run both ways, the oasis can then be reached from each."""
    reached = {START}
    fresh = [START]
    while fresh:
        fresh = [name for name in {name for cell in fresh for name in by_name[cell].next} if name not in reached]
        reached.update(fresh)
    for name in by_name:
        if name not in reached:
            raise BadBoard("bad-board-unreached", name)


def read_board(path: Path) -> Board:
    """A board out of a host's own file, TOML or JSON."""
    decode = msgspec.toml.decode if path.suffix == ".toml" else msgspec.json.decode
    try:
        return decode(path.read_bytes(), type=Board)
    except OSError:
        raise BadBoard("bad-board-file", other=str(path)) from None
    except (msgspec.ValidationError, msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadBoard("bad-board-data", other=place_in(error)) from error
