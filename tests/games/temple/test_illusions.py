"""Escape: module 3, rooms that vanish when the doors slam. Places are numbered as rooms are read, the start first."""

from __future__ import annotations

import pytest

from serai.core.laws import check_all
from serai.core.rng import Rng
from serai.games.temple import GAME
from serai.games.temple.modules.extras.moves import Light
from serai.games.temple.modules.illusions.sense import IllusionCraft
from serai.games.temple.moves import Activate, Discover, Enter, Explore, Leave, Pledge
from serai.games.temple.pieces import ROOMS
from serai.games.temple.rules.discovering import drawn_by
from serai.games.temple.rules.plan import open_wall, take_up
from serai.games.temple.state import EAST
from tests.games.temple.party import play_on
from tests.games.temple.temple import Temple, begun, dice_in, rich, temple

SLAM, NEXT_SLAM = 210_000, 390_000
ALL = "curses treasures extras illusions"


def drawn(picture: str, *hands: str, pile: str = "X b10", curses: str = "", depot: int = 5) -> Temple:
    return temple(picture, *hands, pile=pile, modules=ALL, curses=curses, depot=depot)


def rooms_in(game: Temple) -> set[str]:
    """The rooms of a match, in the temple and in the pile."""
    return {ROOMS[room] for room in [*game.state.plan.tile, *game.state.pile]}


@pytest.mark.parametrize(("marked", "kind"), [(False, "basic"), (True, "cursed")])
def test_ESC_M3_SETUP_1_six_illusions_stand_for_the_rooms_with_a_single_gem(marked: bool, kind: str) -> None:
    rooms = rooms_in(begun(4, illusions=True, treasures=marked))
    assert {room for room in rooms if room.startswith(kind)} == {f"{kind}-{number}" for number in range(7, 14)}
    assert {room for room in rooms if room.startswith("illusion")} == {f"illusion-{number}" for number in range(1, 7)}
    assert len(rooms) == 19


def test_ESC_M3_SETUP_2_an_illusion_may_be_an_opening_room() -> None:
    opening = {ROOMS[begun(2, seed, illusions=True).state.plan.tile[1]] for seed in range(12)}
    assert {room.partition("-")[0] for room in opening} >= {"illusion", "basic"}


def test_ESC_M3_MASK_1_no_curse_comes_with_an_illusion() -> None:
    game = drawn("S@0", "AA", pile="{illusion-1} X", curses="trap").play(0, Discover("north"))
    assert (game.curses(), game.room(1).marks) == ([], [])


# Vanishing


def test_ESC_D_ROLL_3_what_waits_for_the_hands_lapses_when_the_room_goes() -> None:
    """It was meant for the room where its player stood: from the start it would lead elsewhere."""
    game = drawn("S@1 {illusion-1}>@0 b8>", "AAAAA", "").until(SLAM - 10)
    game.state.act_at[0] = SLAM + 100
    game.hurry(0, Discover("north"), at=SLAM - 5)
    game.news()
    assert game.until(SLAM).place(0) == "S"
    assert "missed" in game.names() and not game.view().players[0].acts_again
    assert len(game.until(SLAM + 1_000).rooms) == 2


def test_ESC_M3_VANISH_1_all_illusions_go_under_the_pile_when_the_doors_slam() -> None:
    game = drawn("{illusion-1}< S@0 {illusion-4}> b8>", "AAA")
    assert len(game.until(SLAM - 1).rooms) == 4
    game.until(SLAM)
    assert game.rooms == {(0, 0): "S^", (2, 0): "b8>"}
    assert game.pile == "X b10 {illusion-1} {illusion-4}"
    assert game.view().coming == [None, None, "illusion-1", "illusion-4"]  # all have seen them
    news = [(one.name, one.details) for one in game.news() if "dissolved" in one.name]
    assert news == [
        ("dissolved", {"place": 1, "room": "illusion-1"}),
        ("dissolved", {"place": 2, "room": "illusion-4"}),
        ("all-dissolved", {"number": 2}),
    ]


def test_ESC_M3_VANISH_1_after_the_second_countdown_too_and_never_before_the_collapse() -> None:
    game = drawn("S@0 b7>", "AAA").until(SLAM)
    assert "all-dissolved" not in game.names()
    game.state.pile[1] = ROOMS.index("illusion-2")
    game.play(0, Discover("north")).until(NEXT_SLAM)
    assert (0, -1) not in game.rooms
    game.state.hand[0] = dice_in("AA")
    game.state.pile[1] = ROOMS.index("illusion-2")
    game.play(0, Discover("north")).until(599_999)
    assert game.rooms[0, -1] == "{illusion-2}^"


def test_ESC_M3_VANISH_2_its_gems_go_to_the_box_and_stay_activated() -> None:
    game = drawn("S {illusion-1}>@0", "KKKKA").play(0, Activate(0))
    assert (game.view().depot, game.room(1).gems) == (4, 1)
    game.until(SLAM)
    assert (game.view().depot, game.state.boxed, sum(game.state.gems)) == (4, 1, 0)


def test_ESC_M3_VANISH_3_who_stands_there_is_put_into_the_start_and_loses_the_ordinary_die() -> None:
    game = drawn("S@1 {illusion-1}>@0 b8>@2", "AAAA", "KKKK", "TTTT").until(SLAM)
    assert [game.place(seat) for seat in range(3)] == ["S", "S", "b8"]
    assert [game.hand(seat) for seat in range(3)] == ["AAA", "KKKK", "TTT"]
    assert game.names()[-2:] == ["all-dissolved", "woke-up"]


def test_ESC_M3_VANISH_3_the_die_may_be_named_in_the_start() -> None:
    game = drawn("S {illusion-1}>@0", "AAKT").until(SLAM)
    assert (game.place(), game.chooses_until(0, "give-up")) == ("S", SLAM + 5_000)


def test_ESC_R_83_who_was_safe_by_a_big_torch_is_put_into_the_start_and_loses_nothing() -> None:
    game = rich(drawn("S {illusion-1}>@0", "AAAA"), 0, "big-torch").play(0, Light()).until(SLAM)
    assert (game.place(), game.hand(), game.view().players[0].owes) == ("S", "AAAA", 0)


def test_what_was_pledged_there_comes_back_to_the_hand() -> None:
    game = drawn("S {illusion-1}>@01", "AAKKK", "KKAA").play(0, Pledge("key", 3)).until(SLAM)
    assert (game.pledge(), len(game.hand()) + game.view().players[0].lost + game.view().players[0].owes) == ("", 5 + 1)
    assert game.until(SLAM + 5_000).hand() == "AKKK"


def test_who_is_out_is_not_fetched() -> None:
    game = drawn("X<@0 S {illusion-1}>@1", "K", "AA", pile="b10", depot=0).play(0, Leave()).until(SLAM)
    assert (game.place(0), game.place(1)) == (None, "S")


# The hole


def test_ESC_M3_VANISH_4_the_hole_stays_until_a_room_is_discovered_into_it() -> None:
    game = drawn("S@0 {illusion-1}> b7>", "AAAA", pile="b13 b10 X").until(SLAM)
    assert ("east" in game.room(0).gaps, "west" in game.room(2).gaps) == (True, True)
    assert game.refusal(0, Enter("east")) == "ESC-ENTER-5"
    game.play(0, Discover("east"))
    assert game.rooms[1, 0] == "b13>" and game.room(1).ways == ["east", "west"]  # open across: it joins the far side
    other = drawn("S@0 {illusion-1}> b7>", "AAAA", pile="b12 b10 X").until(SLAM).play(0, Discover("east"))
    assert other.room(1).ways == ["west"]


def test_ESC_M3_VANISH_5_a_room_that_is_found_again_can_be_activated_again() -> None:
    game = drawn("S {illusion-1}>@0", "KKKKA", pile="").play(0, Activate(0)).until(SLAM + 5_000)
    game.state.hand[0] = dice_in("AAAAKKKK")
    game.play(0, Discover("north"), Enter("north"), Activate(0))
    assert (game.place(), game.view().depot, game.room(1).gems) == ("{illusion-1}", 3, 1)


def test_ESC_R_24_it_is_like_new() -> None:
    game = drawn("S {illusion-1}>@0", "KKKKAA", pile="").play(0, Activate(0)).until(SLAM + 5_000)
    game.state.hand[0] = dice_in("AA")
    game.play(0, Discover("north"))
    assert (game.room(1).used, game.room(1).gems, len(game.room(1).prizes)) == (False, 0, 1)


def test_ESC_R_23_the_last_laid_is_lowest_wherever_it_lies() -> None:
    game = drawn("b7< S@0", "AAAA", pile="{illusion-4} {illusion-2} b10 X").play(0, Discover("north"))
    take_up(game.state, 1)  # its place is used again, so that the room laid last has the lowest place
    game.play(0, Discover("east"))
    assert [room.name for room in game.view().rooms if room] == ["start", "illusion-2", "illusion-4"]
    assert game.until(SLAM).pile == "b10 X {illusion-4} {illusion-2}"


def test_ESC_R_23_a_secret_passage_is_gone_with_its_room() -> None:
    game = drawn("S@0 {illusion-3}^ b7>", "AA")
    open_wall(game.state, 0, EAST)
    assert game.room(0).passages == ["east"]
    game.until(SLAM)
    assert [room.passages for room in game.view().rooms if room] == [[], []]


def test_ESC_R_92_a_room_that_waits_for_its_side_finds_new_ones() -> None:
    game = drawn("S@0 {illusion-1}>", "AAA", pile="b7 b10 X").play(0, Explore(), at=SLAM - 1_000).until(SLAM)
    assert game.view().players[0].drawn is not None and "east" in game.room(0).gaps


def test_ESC_R_93_a_room_drawn_from_one_that_vanished_goes_back_on_top() -> None:
    game = drawn("S@1 {illusion-1}>@0", "AAA", "A", pile="b7 b10 X").play(0, Explore(), at=SLAM - 1_000)
    assert game.view().players[0].drawn is not None
    game.until(SLAM)
    assert game.view().players[0].drawn is None
    assert game.pile == "b7 b10 X {illusion-1}" and game.view().coming[0] == "basic-7"
    assert game.names()[-1] == "put-back"


def test_illusions_vanish_one_after_the_other_and_the_plan_follows_once() -> None:
    """Two in a row: what hangs between them hangs in the air, and both holes can be filled."""
    game = drawn("S@0 {illusion-1}> {illusion-4}> b7>", "AA").until(SLAM)
    assert game.rooms == {(0, 0): "S^", (3, 0): "b7>"}
    assert sorted(game.room(3).gaps) == ["east", "north", "south", "west"]


# Bots


def test_bots_look_for_a_way_to_an_exit_that_is_cut_off() -> None:
    game = drawn("S@01 {illusion-1}> X>", "AA", "AA", pile="b7 b10", depot=0).until(SLAM)
    craft = IllusionCraft()
    assert craft.bars(game.state)
    wish = craft.errand(game.state, 0)
    assert game.state.room[0] == 0 and wish >= 0
    move = craft.errand_move(game.state, 0, wish % 256)
    game.hurry(0, Discover("east"))
    assert move > 0 and game.rooms[1, 0] == "b7>" and not craft.bars(game.state)


def test_bots_leave_an_island_towards_their_mates() -> None:
    game = drawn("S@1 {illusion-1}> b7>@0", "AAA", "AAA", pile="b13 b10", depot=9).until(SLAM)
    craft = IllusionCraft()
    assert craft.errand(game.state, 0) // 256 == 2 and craft.errand(game.state, 1) // 256 == 0
    whole = drawn("S@1 b8> b7>@0", "AAA", "AAA", pile="b13 b10", depot=9)
    assert craft.errand(whole.state, 0) == -1


# Whole matches


@pytest.mark.parametrize("seats", [1, 2])
def test_the_laws_hold_with_illusions(seats: int) -> None:
    check_all(GAME, seats, seed=seats, options=GAME.options(illusions=True, curses=True, treasures=True, extras=True))


@pytest.mark.parametrize(("seats", "seed"), [(1, 2), (2, 3), (4, 4), (6, 6)])
def test_no_room_and_no_gem_is_lost_on_the_way(seats: int, seed: int) -> None:
    game = begun(seats, seed, illusions=True)
    rooms, gems = rooms_in(game), int(game.state.depot + game.state.spare)

    def check(seat: int, code: int) -> None:
        state = game.state
        assert int(state.depot + state.spare + state.boxed + sum(state.gems)) == gems

    play_on(game.match, 600_000, Rng(seats), 900, check)
    lying = [room for room in game.state.plan.tile if room >= 0]
    drawn = [drawn_by(game.state, seat) for seat in range(seats)]
    left = [*lying, *game.state.pile[: game.state.undrawn], *(room for room in drawn if room >= 0)]
    assert {ROOMS[room] for room in left} == rooms and len(left) == len(rooms)
    assert "all-dissolved" in game.names()
