"""Escape: a plan that changes. Places are numbered as rooms are read, the start first; see `temple.py`."""

from __future__ import annotations

from typing import NamedTuple

from hypothesis import given, settings
from hypothesis import strategies as st

from serai.core.build import promised
from serai.core.sets import has
from serai.core.snapshot import snapshot
from serai.core.vecs import i64, vec
from serai.games.temple.pieces import BOX, SIDES, Side
from serai.games.temple.rules.contract import Temple as State
from serai.games.temple.rules.plan import (
    OFF,
    become,
    has_way_on,
    lay,
    lies,
    open_wall,
    opposite,
    shift,
    surveyed,
    take_up,
    turn,
)
from serai.games.temple.state import EAST, NORTH, SOUTH, WEST, Plan
from tests.games.temple.temple import SHORT, Temple, room_of, temple

# b7 is open on all sides. b13 is open at its staircase and across from it, b12 at its staircase and to both sides of it.
PAIR = "S b13^"  # a wall between them
EXAMPLES = 200 if promised() else 40


def ways(game: Temple, place: int) -> list[Side]:
    return game.room(place).ways


# One change


def test_ESC_R_92_a_room_that_is_laid_opens_ways_and_fills_gaps() -> None:
    game = temple("S@0 . b7>", "")
    assert (ways(game, 0), game.room(0).gaps) == ([], ["north", "east", "south", "west"])
    assert lay(game.state, room_of("b12"), EAST, 1, 0) == 2
    assert (ways(game, 0), ways(game, 1), ways(game, 2)) == (["east"], [], ["west"])  # b12 has a wall to the east
    assert (game.room(0).gaps, game.room(1).gaps) == (["north", "south", "west"], ["north", "east", "south"])


def test_ESC_R_92_a_room_that_is_taken_up_leaves_gaps_and_an_empty_place() -> None:
    game = temple("S@0 b7> b8>", "")
    take_up(game.state, 1)
    assert (ways(game, 0), ways(game, 2)) == ([], [])
    assert "east" in game.room(0).gaps and "west" in game.room(2).gaps
    assert game.view().rooms[1] is None
    assert game.rooms == {(0, 0): "S^", (2, 0): "b8>"}  # and b8 is still at place 2


def test_an_empty_place_is_used_again_before_a_new_one() -> None:
    game = temple("S@0 b7> b8>", "")
    take_up(game.state, 1)
    assert lay(game.state, room_of("K1"), NORTH, 0, -1) == 1
    assert lay(game.state, room_of("T1"), SOUTH, 0, 1) == 3
    assert [room.name for room in map(game.room, range(4))] == ["start", "keys-1", "basic-8", "torches-1"]
    assert (ways(game, 0), ways(game, 1)) == (["north", "south"], ["south"])


def test_ESC_R_92_a_room_that_turns_has_other_ways() -> None:
    game = temple(PAIR + " b7>", "")
    assert (ways(game, 0), ways(game, 2)) == ([], [])
    turn(game.state, 1, 1)
    assert (ways(game, 0), ways(game, 1), ways(game, 2)) == (["east"], ["east", "west"], ["west"])
    assert game.room(1).gaps == []
    turn(game.state, 1, 3)
    assert (ways(game, 0), game.room(1).gaps) == ([], ["north", "south"])


def test_ESC_R_92_rooms_that_shift_leave_their_neighbours_and_find_others() -> None:
    game = temple("S@0 b7> b8> b9>", "")
    shift(game.state, vec[i64]([2, 3]), 0, 1)
    assert game.rooms == {(0, 0): "S^", (1, 0): "b7>", (2, 1): "b8>", (3, 1): "b9>"}
    assert (ways(game, 1), ways(game, 2), ways(game, 3)) == (["west"], ["east"], ["west"])
    shift(game.state, vec[i64]([2]), -1, 0)
    assert (ways(game, 1), ways(game, 2), ways(game, 3)) == (["south", "west"], ["north"], [])


def test_ESC_R_92_another_tile_in_the_same_place_has_its_own_ways_and_all_stands_where_it_stood() -> None:
    game = temple("S@1 b7>@0 b8>", "AAK", "")
    become(game.state, 1, room_of("b13"))
    assert (game.place(0), game.rooms[1, 0]) == ("b13", "b13>")
    assert (ways(game, 0), ways(game, 1), game.room(1).gaps) == (["east"], ["east", "west"], [])
    become(game.state, 1, room_of("X"))
    assert (ways(game, 1), ways(game, 2)) == (["west"], [])


def test_the_temple_has_no_way_on_when_no_gap_is_left() -> None:
    game = temple("S@0", "")
    for side in range(len(SIDES)):
        assert has_way_on(game.state)
        lay(game.state, room_of("X"), side, *STEPS[side])
    assert not has_way_on(game.state)
    take_up(game.state, 2)
    assert has_way_on(game.state)


def test_a_room_that_waits_beside_the_temple_has_neither_neighbours_nor_gaps() -> None:
    game = temple("S@0", "")
    lay(game.state, room_of("b7"), 0, OFF, 0)
    lay(game.state, room_of("b8"), 0, OFF, 1)
    plan = game.state.plan
    assert {int(beyond) for beyond in plan.way[4:]} == {-1}
    assert [int(gaps) for gaps in plan.gaps[1:]] == [0, 0]
    assert game.view().rooms[1:] == [None, None], "a view shows them in no cell of the temple"


# Secret passages


def passages(game: Temple) -> list[list[Side]]:
    return [room.passages for room in game.view().rooms if room]


def opened() -> Temple:
    """A passage from the start to the east, and beyond it another room."""
    game = temple("S@0 b13^ b7>", "")
    open_wall(game.state, 0, EAST)
    assert (passages(game), ways(game, 0), ways(game, 1)) == ([["east"], ["west"], []], ["east"], ["west"])
    return game


def test_a_secret_passage_stays_while_one_of_its_rooms_turns_or_becomes_another() -> None:
    game = opened()
    turn(game.state, 1, 2)
    turn(game.state, 0, 1)
    become(game.state, 1, room_of("b12"))
    assert passages(game) == [["east"], ["west"], []]


def test_a_secret_passage_stays_when_both_rooms_shift_together() -> None:
    game = opened()
    shift(game.state, vec[i64]([0, 1]), 0, -2)
    assert (passages(game), ways(game, 0)) == ([["east"], ["west"], []], ["east"])


def test_a_secret_passage_goes_when_its_rooms_part_and_does_not_come_back() -> None:
    game = opened()
    shift(game.state, vec[i64]([1]), 0, 1)
    assert (passages(game), ways(game, 0)) == ([[], [], []], [])
    shift(game.state, vec[i64]([1]), 0, -1)
    assert (passages(game), ways(game, 0)) == ([[], [], []], [])


def test_a_secret_passage_goes_with_its_room_and_the_next_one_there_has_none() -> None:
    game = opened()
    take_up(game.state, 1)
    assert passages(game) == [[], []]
    assert lay(game.state, room_of("b13"), NORTH, 1, 0) == 1
    assert (passages(game), ways(game, 0)) == ([[], [], []], [])


def test_a_secret_passage_does_not_pass_on_to_a_room_that_takes_the_place_of_another() -> None:
    game = temple("b13^ S@0 b13^", "")  # places 1, 0, 2
    open_wall(game.state, 0, WEST)
    state = game.state
    shift(state, vec[i64]([1]), 0, 1)
    shift(state, vec[i64]([2]), -2, 0)
    assert passages(game) == [[], [], []]


# Any changes


STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
TILES = [room_of(word) for word in SHORT]
NUMBERS = st.integers(0, 11)
KINDS = st.sampled_from(["lay", "lay", "take up", "turn", "shift", "become", "open", "open"])
CHANGES = st.lists(st.tuples(KINDS, NUMBERS, NUMBERS, NUMBERS), max_size=25)


class Passage(NamedTuple):
    """From one place by a side to another."""

    place: int
    side: int
    beyond: int


class Surveyor:
    """Makes changes, and works out anew what must follow from where rooms lie, without the routine that is tested."""

    def __init__(self) -> None:
        self.state: State = temple("S@0 b7> b13^", "").state
        self.passages: set[Passage] = set()

    @property
    def lying(self) -> list[int]:
        return [place for place in range(len(self.state.plan.tile)) if lies(self.state.plan, place)]

    def cell(self, place: int) -> tuple[int, int]:
        return int(self.state.plan.x[place]), int(self.state.plan.y[place])

    @property
    def cells(self) -> dict[tuple[int, int], int]:
        return {self.cell(place): place for place in self.lying}

    def beside(self, place: int, side: int) -> int:
        (x, y), (dx, dy) = self.cell(place), STEPS[side]
        return self.cells.get((x + dx, y + dy), -1)

    def is_open(self, place: int, side: int) -> bool:
        quarters = int(self.state.plan.turned[place])
        return has(BOX.rooms[int(self.state.plan.tile[place])].openings(), (side - quarters) % len(SIDES))

    def change(self, kind: str, a: int, b: int, c: int) -> set[int]:
        """Makes a change if it is possible; returns the places that may be others now."""
        lying, cell = self.lying, (b % 4 - 1, c % 4 - 1)
        if kind == "lay" and cell not in self.cells:
            return {int(lay(self.state, TILES[(a + b) % len(TILES)], c % 4, *cell))}
        if not lying:
            return set()
        place, side = lying[a % len(lying)], b % 4
        if kind == "take up":
            take_up(self.state, place)
        elif kind == "turn":
            turn(self.state, place, b % 3 + 1)
        elif kind == "become":
            become(self.state, place, TILES[(b * 3 + c) % len(TILES)])
        elif kind == "open" and self.beside(place, side) >= 0:
            self.open(Passage(place, side, self.beside(place, side)))
        elif kind == "shift":
            return self.shift([other for other in lying if has(a + 16 * b, other % 8)], STEPS[c % 4])
        return {place}

    def open(self, way: Passage) -> None:
        open_wall(self.state, way.place, way.side)
        self.passages |= {way, Passage(way.beyond, (way.side + 2) % 4, way.place)}

    def shift(self, places: list[int], step: tuple[int, int]) -> set[int]:
        there = {(self.cell(place)[0] + step[0], self.cell(place)[1] + step[1]) for place in places}
        if not there & {self.cell(place) for place in self.lying if place not in places}:
            shift(self.state, vec[i64](places), *step)
        return set(places)

    def check(self) -> None:
        plan, lying = self.state.plan, self.lying
        self.passages = {way for way in self.passages if way.place in lying and self.beside(*way[:2]) == way.beyond}
        for place in lying:
            for side in range(len(SIDES)):
                beyond, at = self.beside(place, side), place * len(SIDES) + side
                secret = Passage(place, side, beyond) in self.passages
                open_both = self.is_open(place, side) and beyond >= 0 and self.is_open(beyond, opposite(side))
                assert plan.beside[at] == beyond
                assert has(plan.passages[place], side) == secret
                assert plan.way[at] == (beyond if secret or open_both else -1)
                assert has(plan.gaps[place], side) == (beyond < 0 and self.is_open(place, side))


def rows(plan: Plan) -> list[tuple[int, ...]]:
    """What lies at each place."""
    return [tuple(map(int, row)) for row in zip(plan.tile, plan.turned, plan.x, plan.y, strict=True)]


@settings(max_examples=EXAMPLES)
@given(CHANGES)
def test_ESC_R_92_all_follows_from_where_rooms_lie_after_any_changes(changes: list[tuple[str, int, int, int]]) -> None:
    surveyor = Surveyor()
    for change in changes:
        surveyor.change(*change)
        surveyor.check()
        plan = surveyor.state.plan
        fresh = Plan(plan.tile[:], plan.turned[:], plan.x[:], plan.y[:], plan.passages[:])
        assert snapshot(plan) == snapshot(surveyed(fresh))


@settings(max_examples=EXAMPLES)
@given(CHANGES)
def test_a_way_leads_back_where_no_slide_is(changes: list[tuple[str, int, int, int]]) -> None:
    surveyor = Surveyor()
    for change in changes:
        surveyor.change(*change)
        plan = surveyor.state.plan
        for at, beyond in enumerate(map(int, plan.way)):
            if beyond >= 0:
                place, side = divmod(at, len(SIDES))
                assert plan.way[beyond * len(SIDES) + opposite(side)] == place


@settings(max_examples=EXAMPLES)
@given(CHANGES)
def test_a_change_concerns_no_other_place_and_no_clone(changes: list[tuple[str, int, int, int]]) -> None:
    surveyor = Surveyor()
    for change in changes:
        clone, before = surveyor.state.clone(), snapshot(surveyor.state)
        changed = surveyor.change(*change)
        lay_there, lie_now = rows(clone.plan), rows(surveyor.state.plan)
        assert [row for place, row in enumerate(lay_there) if place not in changed] == [
            row for place, row in enumerate(lie_now) if place not in changed
        ]
        assert snapshot(clone) == before
