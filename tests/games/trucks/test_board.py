"""The board of the house, boards of hosts, and what is wrong with bad ones."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from serai.core.errors import OutOfRange
from serai.core.laws import check_all
from serai.core.record import from_json, replay, to_json, write_record
from serai.games import find_game
from serai.games.trucks import GAME, HOUSE_COURSE, TrucksOptions
from serai.games.trucks.board import BadBoard, Board, read_board
from serai.games.trucks.course import course_of
from serai.games.trucks.pieces import BOX
from serai.games.trucks.rules.ways import cost_of, end_of, first_way, ways_to
from serai.games.trucks.state import Course
from tests.games.trucks.race import race
from tests.games.trucks.small import SMALL


def small(**changes: dict[str, Any]) -> dict[str, Any]:
    """The small board with some of its cells changed."""
    return {"name": "Small", "cells": [{**cell, **changes.get(cell["id"], {})} for cell in SMALL["cells"]]}


def test_the_board_of_version_1_is_the_one_that_records_of_version_1_were_played_on() -> None:
    assert GAME.version == 1
    assert BOX.board.digest() == HOUSE_COURSE.digest
    assert BOX.board.digest() == "c08fae0b5e8c8774e6fa5d8bd1c5030ad70c06858b5f93019db20fad76d05da7"


def test_the_board_of_the_house_is_that_of_the_ledger() -> None:
    kinds = [cell.kind for cell in BOX.board.track()]
    assert [kinds.count(kind) for kind in ("sand", "skull", "slope", "fuel")] == [36, 5, 4, 2]
    roads = sum(len([name for name in cell.next if name != "OASIS"]) for cell in BOX.board.track())
    assert roads == 2 * 66


@pytest.mark.parametrize(("cell", "litres", "steps"), [("START", 15, 14), ("S4", 9, 10), ("T3", 4, 4)])
def test_distances_are_those_of_the_ledger(cell: str, litres: int, steps: int) -> None:
    number = [*(one.id for one in BOX.board.track()), "START", "OASIS"].index(cell)
    assert (HOUSE_COURSE.thirst[number], HOUSE_COURSE.far[number]) == (litres, steps)


@pytest.mark.parametrize(
    ("word", "cell", "changes"),
    [
        ("name", "A10", {"A1": {"id": "A10"}}),
        ("twice", "A2", {"A1": {"id": "A2"}}),
        ("missing", "OASIS", {"OASIS": {"id": "D1", "kind": "sand"}}),
        ("kind", "A1", {"A1": {"kind": "lava"}}),
        ("kind", "A1", {"A1": {"kind": "oasis"}}),
        ("kind", "START", {"START": {"kind": "sand"}}),
        ("spot", "A1", {"A1": {"x": 5000}}),
        ("same-spot", "A1", {"A1": {"x": 0, "y": 1}}),
        ("arrow", "B1", {"B1": {"arrow": "C1"}}),
        ("arrow", "A1", {"A1": {"arrow": "B1"}}),
        ("unknown", "C1", {"C1": {"next": ["B2", "Z9", "OASIS"]}}),
        ("neighbour", "C1", {"C1": {"next": ["B2", "C1", "OASIS"]}}),
        ("neighbour", "C1", {"C1": {"next": ["B2", "B2", "OASIS"]}}),
        ("one-way", "A1", {"A1": {"next": ["START", "A2", "B1"]}}),
        ("one-way", "OASIS", {"OASIS": {"next": ["C1"]}}),
        ("not-mutual", "A1", {"A1": {"next": ["A2", "B1", "C1"]}}),
        ("gates", "START", {"START": {"next": ["A1", "A2"]}}),
        ("gates", "OASIS", {"C1": {"next": ["B2"]}}),
        ("unreached", "C1", {"C1": {"next": ["OASIS"]}, "B2": {"next": ["A2", "A3", "B1", "OASIS"]}}),
    ],
)
def test_a_wrong_board_is_refused_and_the_cell_named(word: str, cell: str, changes: dict[str, Any]) -> None:
    with pytest.raises(BadBoard) as caught:
        GAME.read_options({"board": small(**changes)})
    assert (caught.value.word, caught.value.cell) == (f"bad-board-{word}", cell)
    for language in ("en", "fr"):
        assert cell in caught.value.sentence(language)


def test_a_crowded_or_huge_board_is_refused() -> None:
    names = [f"{letter}{digit}" for letter in "DEFGHIJ" for digit in range(1, 10)]
    extra = [{"id": name, "kind": "sand", "x": 5, "y": y, "next": ["A1"]} for y, name in enumerate(names)]
    huge = {"name": "Huge", "cells": [*SMALL["cells"], *extra]}
    with pytest.raises(BadBoard) as caught:
        GAME.read_options({"board": huge})
    assert caught.value.word == "bad-board-size"
    crowd = {**small(A1={"next": ["A2", "B1", *names[:5]]}), "name": "Crowd"}
    crowd["cells"] += extra[:5]
    with pytest.raises(BadBoard) as caught:
        GAME.read_options({"board": crowd})
    assert (caught.value.word, caught.value.cell) == ("bad-board-crowded", "A1")


def test_data_that_is_no_board_is_refused_with_its_place() -> None:
    with pytest.raises(OutOfRange, match=r"board\.cells\[1\]\.x"):
        GAME.read_options({"board": small(A1={"x": "left"})})


def test_a_board_is_read_from_a_file(tmp_path: Path) -> None:
    rows = ", ".join(
        "{" + ", ".join(f"{k} = {json.dumps(v)}" for k, v in cell.items()) + "}" for cell in SMALL["cells"]
    )
    (tmp_path / "board.toml").write_text(f'name = "Small"\ncells = [{rows}]\n')
    (tmp_path / "board.json").write_text(json.dumps(SMALL))
    for name in ("board.json", "board.toml"):
        assert read_board(tmp_path / name) == msgspec.convert(SMALL, Board)
    with pytest.raises(BadBoard, match=r"nowhere\.toml"):
        read_board(tmp_path / "nowhere.toml")
    (tmp_path / "bad.json").write_text('{"name": "x", "cells": 3}')
    with pytest.raises(BadBoard, match=r"\$\.cells"):
        read_board(tmp_path / "bad.json")


def test_a_record_keeps_the_whole_board_and_replays_without_the_file() -> None:
    options = GAME.read_options({"board": SMALL, "limit": 20})
    match = GAME.begin(2, options, bytes(16))
    while match.outcome() is None:
        seat = int(match.state.turn)  # type: ignore[attr-defined]
        match.play(0, seat, int(match.state.legal(seat)[0]))
    record = write_record(GAME, options, match, ["a", "b"])
    assert record.options["board"]["cells"][1]["id"] == "A1"
    again = replay(from_json(to_json(record)), find_game)
    assert write_record(GAME, options, again, ["a", "b"]) == record


def test_equal_boards_are_laid_out_once() -> None:
    board = msgspec.convert(SMALL, Board)
    assert course_of(board) is course_of(msgspec.convert(SMALL, Board))


@pytest.mark.parametrize("seats", [2, 6])
def test_the_laws_hold_on_a_board_of_ones_own(seats: int) -> None:
    check_all(GAME, seats, 7, TrucksOptions(limit=15, board=msgspec.convert(SMALL, Board)))


SLOPING: dict[str, Any] = small(A1={"kind": "slope"})


def chains(board: Board, start: str, steps: int) -> set[tuple[str, int]]:
    """Every end of a drive of so many steps with what it costs, found without the course."""
    cells = {cell.id: cell for cell in board.cells}
    ways: list[tuple[str, tuple[str, ...], int]] = [(start, (start,), 0)]
    for left in range(steps, 0, -1):
        ways = [
            (there, (*seen, there), litres + (cells[there].kind != "slope") + (cells[here].kind == "skull"))
            for here, seen, litres in ways
            for there in cells[here].next
            if there not in seen and (there != "OASIS" or left == 1)
        ]
    return {(end, litres) for end, _, litres in ways}


@pytest.mark.parametrize("first", ["sand", "skull", "slope", "fuel"])
def test_TRK_MOVE_1_a_course_knows_every_end_at_every_price_and_no_other(first: str) -> None:
    """TRK-SLOPE-1: also where the first cell of the board, A1, costs nothing to enter."""
    board = msgspec.convert(small(A1={"kind": first}), Board)
    course = course_of(board)
    names = [*(cell.id for cell in board.track()), "START", "OASIS"]
    for number, name in enumerate(names[:-1]):
        for card, steps in enumerate(((1, 3), (2, 4), (3,))):
            goals = course.goals[int(course.first[number * 3 + card]) : int(course.first[number * 3 + card + 1])]
            found = [(names[end_of(goal)], int(cost_of(goal))) for goal in goals]
            assert sorted(found) == sorted(set().union(*(chains(board, name, count) for count in steps)))
            assert {(names[end_of(way)], int(cost_of(way))) for goal in goals for way in ways_of(course, goal)} == set(
                found
            )


def ways_of(course: Course, goal: int) -> list[int]:
    begin = int(first_way(goal))
    return [int(way) for way in course.ways[begin : begin + int(ways_to(goal))]]


def test_TRK_SLOPE_1_a_board_whose_first_cell_is_a_slope_has_all_its_moves_and_no_others() -> None:
    table = race("a1:A2/2 a2:B1/2", ["13"], course=course_of(msgspec.convert(SLOPING, Board)))
    assert table.ends("13")["A1"] == [1]  # from the skull a litre, onto the slope none
    assert table.ends("13", 2)["A1"] == [2]
    assert table.drive("13", "A1", truck=2).stands("a2") == "A1/2"


def test_the_laws_hold_where_the_first_cell_is_a_slope() -> None:
    check_all(GAME, 3, 5, TrucksOptions(limit=10, board=msgspec.convert(SLOPING, Board)))


def test_the_board_in_the_docs_is_sound() -> None:
    page = (Path(__file__).parents[3] / "docs/trucks-boards.md").read_text()
    block = page.partition("```toml\n")[2].partition("```")[0]
    assert len(msgspec.toml.decode(block, type=Board).track()) == 6
