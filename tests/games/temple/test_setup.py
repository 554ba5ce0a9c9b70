"""Escape: the setup, the difficulties, and which modules go together."""

from __future__ import annotations

from collections import Counter

import pytest

from serai.core.errors import OutOfRange
from serai.core.rng import Loaded, Rng
from serai.core.vecs import i64, vec
from serai.games.temple import GAME, TempleOptions
from serai.games.temple.modules.curses.rules import curses_of
from serai.games.temple.modules.treasures.rules import treasures_of
from serai.games.temple.moves import Discover, Roll
from serai.games.temple.pieces import BOX, CURSES, ROOMS, TREASURES
from tests.games.temple.temple import begun, letters_of, short, temple

MAIN = ["K1", "K2", "T1", "T2"]
BASIC = [f"b{number}" for number in range(1, 14)]
MARKED = [f"c{number}" for number in range(1, 14)]


def all_rooms(**options: bool) -> list[str]:
    game = begun(4, 1, **options)
    return sorted([word[:-1] for word in game.rooms.values()] + game.pile.split())


def test_ESC_SETUP_1_six_main_rooms_and_thirteen_basic_ones() -> None:
    assert all_rooms() == sorted(["S", "X", *MAIN, *BASIC])
    orders = {begun(seed=seed).pile for seed in range(8)}
    assert len(orders) == 8


@pytest.mark.parametrize("seed", range(6))
def test_a_pile_with_a_limit_leaves_out_rooms_without_gems_and_nothing_else(seed: int) -> None:
    whole, small = begun(4, seed), begun(4, seed, pile_cap=12)
    assert (len(whole.pile.split()), len(small.pile.split())) == (16, 12)
    left = [word[:-1] for word in small.rooms.values()] + small.pile.split()
    assert {"X", "K1", "K2", "T1", "T2", *(f"b{number}" for number in range(1, 7))} < set(left)
    assert len(begun(4, seed, pile_cap=3).pile.split()) == 16 - 7  # no more than the seven rooms without gems


def test_nobody_knows_which_rooms_a_limit_has_left_out() -> None:
    game = begun(4, 1, pile_cap=12)
    seen = set()
    for seed in range(40):
        state = game.state.clone()
        state.imagine(0, Rng(seed))
        seen |= {int(tile) for tile in state.pile[: state.undrawn]}
    lying = {int(tile) for tile in game.state.plan.tile}
    assert seen == set(BOX.rooms_of("main", "basic")) - lying | {ROOMS.index("exit")}


def test_ESC_SETUP_2_a_room_on_two_sides_of_the_start_with_their_stairs_to_it() -> None:
    game = begun()
    assert game.rooms[0, 0] == "S^"
    assert sorted(game.rooms) == [(-1, 0), (0, 0), (1, 0)]
    assert (game.rooms[1, 0][-1], game.rooms[-1, 0][-1]) == (">", "<")
    assert all(side in game.room(0).ways for side in ("east", "west"))


def test_ESC_R_01_the_opening_rooms_lie_east_and_west() -> None:
    assert all(sorted(begun(seats=seats).rooms) == [(-1, 0), (0, 0), (1, 0)] for seats in GAME.seats)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_ESC_SETUP_3_the_exit_is_one_of_the_last_five(seats: int) -> None:
    places = Counter(begun(seats, seed).pile.split()[::-1].index("X") for seed in range(60))
    assert set(places) == {0, 1, 2, 3, 4}


@pytest.mark.parametrize("seats", [1, 2])
def test_ESC_SETUP_4_with_one_or_two_the_exit_is_about_the_middle(seats: int) -> None:
    assert {begun(seats, seed).pile.split().index("X") for seed in range(40)} == {6, 7, 8}


def test_ESC_R_02_six_to_eight_rooms_lie_above_it() -> None:
    """As often as chance says: each of the three about equally."""
    above = Counter(begun(2, seed).pile.split().index("X") for seed in range(300))
    assert all(70 <= above[number] <= 130 for number in (6, 7, 8))


@pytest.mark.parametrize("seats", GAME.seats)
def test_ESC_SETUP_5_sixteen_rooms_to_discover(seats: int) -> None:
    assert begun(seats).view().pile == 16


@pytest.mark.parametrize(("seats", "gems"), [(1, 7), (2, 7), (3, 11), (4, 14), (5, 16), (6, 18)])
def test_ESC_SETUP_6_gems_by_the_number_of_players_and_two_spare(seats: int, gems: int) -> None:
    seen = begun(seats).view()
    assert (seen.depot, seen.spare) == (gems, 2)


@pytest.mark.parametrize(("seats", "dice"), [(1, 7), (2, 5), (6, 5)])
def test_ESC_SETUP_7_five_dice_each_and_seven_alone(seats: int, dice: int) -> None:
    game = begun(seats)
    assert all(len(game.hand(seat)) == dice for seat in range(seats))
    assert [player.pawn for player in game.view().players] == list(range(seats))


def test_ESC_SETUP_8_all_begin_in_the_start() -> None:
    game = begun(6)
    assert [game.place(seat) for seat in range(6)] == ["S"] * 6


def test_ESC_SETUP_9_no_die_has_a_face_before_the_first_roll() -> None:
    game = begun()
    assert game.hand(0) == "....."
    assert game.offered(0, Roll) == [Roll()]
    assert game.offered(0, Discover) == []


def test_ESC_DIFF_1_normal_changes_nothing() -> None:
    assert begun(4, difficulty="normal").view().depot == 14


def test_ESC_DIFF_2_veterans_have_three_gems_more() -> None:
    seen = begun(4, difficulty="veteran").view()
    assert (seen.depot, seen.spare) == (17, 2)


def test_ESC_DIFF_3_experts_have_six_gems_more_and_no_spare_one() -> None:
    seen = begun(4, difficulty="expert").view()
    assert (seen.depot, seen.spare) == (20, 0)


def test_ESC_P6_1_six_players_change_nothing_but_the_gems() -> None:
    game = begun(6)
    assert game.view().depot == 18
    assert len(game.pile.split()) == 16
    assert all(len(game.hand(seat)) == 5 for seat in range(6))


def test_ESC_R_07_gems_are_a_number_and_never_short() -> None:
    game = temple("S@0 K1>", ".....", depot=40)
    assert game.view().keys_needed == 41


@pytest.mark.parametrize("options", [{"curses": True}, {"treasures": True}, {"curses": True, "treasures": True}])
def test_ESC_M1_SETUP_1_marked_rooms_replace_the_basic_ones(options: dict[str, bool]) -> None:
    assert all_rooms(**options) == sorted(["S", "X", *MAIN, *MARKED])


def test_ESC_M1_SETUP_2_fourteen_curses_shuffled() -> None:
    piles = [[CURSES[curse] for curse in curses_of(begun(seed=seed, curses=True).state).pile] for seed in range(6)]
    wanted = {"trap": 3, "silence": 2, "broken": 2, "lost-dice": 2, "mask": 3, "hand": 2}
    assert all(Counter(pile) == wanted for pile in piles)
    assert len({tuple(pile) for pile in piles}) == 6
    assert begun().view().parts.curses is None


def test_ESC_R_128_the_eastern_room_gets_its_treasure_first() -> None:
    both = 0
    for seed in range(40):
        state = begun(seed=seed, treasures=True).state
        treasures = treasures_of(state)
        east, west = int(treasures.at(1)), int(treasures.at(2))
        laid = [treasure for treasure in (east, west) if treasure >= 0]
        assert laid == [int(treasure) for treasure in treasures.pile[treasures.left :]][::-1]
        assert (state.plan.x[1], state.plan.x[2]) == (1, -1)
        both += len(laid) == 2
    assert both


def test_ESC_M2_SETUP_1_thirteen_treasures_shuffled() -> None:
    treasures = treasures_of(begun(seed=3, treasures=True).state)
    laid = [TREASURES[number] for number in treasures.hoard if number >= 0]
    pile = [TREASURES[number] for number in treasures.pile[: treasures.left]]
    wanted = {"healing": 2, "passage": 2, "torches": 2, "teleport": 2, "keys": 2, "gem": 3}
    assert Counter(laid + pile) == wanted
    assert begun().view().parts.treasures is None


def test_ESC_X1_SETUP_1_each_extra_tile_comes_with_its_module() -> None:
    both = begun(curses=True, treasures=True, extras=True).state
    assert list(curses_of(both).pile).count(CURSES.index("souls")) == 2
    treasures = treasures_of(both)
    everywhere = [*treasures.pile[: treasures.left], *treasures.hoard]
    assert everywhere.count(TREASURES.index("big-torch")) == 2
    curses = begun(curses=True, extras=True).view().parts
    assert (curses.curses.left, curses.treasures) == (16, None)
    assert begun(treasures=True, extras=True).view().parts.curses is None
    assert CURSES.index("souls") not in curses_of(begun(1, curses=True, extras=True).state).pile  # it takes two


def test_ESC_M1_DRAW_2_purple_masks_of_the_opening_rooms_do_nothing() -> None:
    for seed in range(10):
        game = begun(seed=seed, curses=True)
        assert game.view().parts.curses.left == 14
        assert all(game.curses(seat) == [] for seat in range(4))


def test_ESC_R_15_opening_rooms_with_a_treasure_sign_get_theirs() -> None:
    signed = 0
    for seed in range(20):
        game = begun(seed=seed, treasures=True)
        for room in map(game.room, range(len(game.rooms))):
            assert ("treasure" in room.things) == ("treasure" in room.marks)
            signed += len(room.things)
    assert signed


def test_ESC_R_90_six_experts_need_the_treasures() -> None:
    with pytest.raises(OutOfRange, match="ESC-R-90") as caught:
        begun(6, difficulty="expert", curses=True)
    assert "ESC-R-90" in str(caught.value)
    assert begun(6, difficulty="expert", treasures=True).view().depot == 24
    assert begun(5, difficulty="expert").view().depot == 22


def test_the_extra_tiles_need_a_module_that_they_belong_to() -> None:
    with pytest.raises(OutOfRange, match="Soul exchange"):
        begun(4, extras=True)


def test_presets_are_those_of_the_box() -> None:
    assert GAME.preset("beginner") == TempleOptions()
    assert GAME.preset("classic") == TempleOptions(curses=True, treasures=True)
    assert GAME.preset("practice") == TempleOptions(timeline="practice")


def test_a_die_has_adventurers_twice() -> None:
    assert BOX.dice.faces == ("A", "A", "K", "T", "B", "G")
    game = temple("S@0", ".")
    for number, letter in enumerate(BOX.dice.faces):
        state = game.state.clone()
        state.apply(0, 0, Loaded(vec[i64]([number])))
        assert letters_of(int(state.hand[0])) == letter


def test_the_base_rooms_hold_eighteen_gems() -> None:
    for rooms in (BASIC, MARKED):
        most = {i: max((gems for gems, _, _ in room.prizes()), default=0) for i, room in BOX.rooms.items()}
        assert sum(gems for i, gems in most.items() if short(i) in [*MAIN, *rooms]) == 18


def test_no_two_events_have_one_name() -> None:
    names = Counter(event.name for event in GAME.look.events)
    assert [name for name, number in names.items() if number > 1] == []
