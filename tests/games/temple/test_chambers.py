"""Escape, module 4: connected rooms, double rooms, the treasure room."""

from __future__ import annotations

import pytest

from serai.core.laws import check_all
from serai.core.rng import Rng
from serai.core.vecs import i64, vec
from serai.games.temple import GAME
from serai.games.temple.brought import decode
from serai.games.temple.modules.chambers.moves import Carry, Connect
from serai.games.temple.modules.chambers.rules.special import chambers_of
from serai.games.temple.modules.treasures.moves import OpenPassage, Teleport
from serai.games.temple.moves import Activate, Discover, Enter, Help, Leave, Pledge, PledgeTreasure, Withdraw
from serai.games.temple.picture import plan
from serai.games.temple.pieces import BOX, ROOMS
from serai.games.temple.rules.handful import dice
from serai.games.temple.rules.plan import has_way_on, lay, take_up, turn
from serai.games.temple.sense.errands import is_for_all
from serai.games.temple.state import OUT
from tests.games.temple.party import play_on
from tests.games.temple.special import CHALICE, DOUBLE, THREE, TWO, gems, special
from tests.games.temple.temple import Temple, begun, rich, room_of

# Setup


@pytest.mark.parametrize(("seats", "rooms"), [(1, 3), (2, 6), (6, 6)])
def test_ESC_M4_SETUP_1_six_more_rooms_and_three_for_who_plays_alone(seats: int, rooms: int) -> None:
    game = begun(seats, seed=3, chambers=True)
    laid = [int(tile) for tile in game.state.plan.tile]
    parts = [tile for tile in laid if "rear" in ROOMS[tile]]
    assert len(game.state.pile) + len(laid) - len(parts) == 19 + rooms
    connected = [tile for tile in [*laid, *game.state.pile] if "connected" in ROOMS[tile]]
    assert len(connected) == (3 if seats > 1 else 0)


def test_ESC_M4_TREAS_6_the_treasure_room_is_no_opening_room() -> None:
    for seed in range(120):  # unhindered it would be one in every twelve
        opening = begun(2, seed, chambers=True).state.plan.tile
        assert ROOMS.index("treasury") not in opening


def test_ESC_R_90_six_experts_can_win_with_special_rooms() -> None:
    assert BOX.extras["chambers"].more_gems
    assert begun(6, difficulty="expert", chambers=True).view().depot == 24


def test_ESC_M5_SETUP_3_with_quests_the_treasure_room_is_one_of_those_to_draw() -> None:
    drawn = 0
    for seed in range(60):
        game = begun(2, seed, chambers=True, quests=1)
        every = [int(tile) for tile in [*game.state.plan.tile, *game.state.pile]]
        drawn += every.count(ROOMS.index("treasury"))
        assert len([tile for tile in every if BOX.rooms[tile].set == "quest"]) == 1
    assert 0 < drawn < 30
    game = special(CHALICE, "AAT", "K", depot=0, modules="chambers quests:1")
    assert game.view().parts.quests.markers == 1
    game.play(0, Carry("west"))
    assert "quest-done" in game.names() and game.view().parts.quests.markers == 0


# Connected rooms


def test_ESC_M4_CONN_1_a_connected_room_needs_another_one() -> None:
    game = special("S {connected-1}>@01", "KKK", "KKK")
    assert game.refusal(0, Connect()) == "ESC-M4-CONN-1"
    assert game.may(0, Pledge("key", 3))


def test_ESC_M4_CONN_2_somebody_in_each_and_its_symbols_at_the_same_moment() -> None:
    game = special(TWO, "KKKA", "KKK")
    assert game.refusal(0, Connect()) == "ESC-M4-CONN-2"  # what others show counts when they pledge it
    assert game.refusal(0, Activate(0)) == "ESC-M4-CONN-2" and game.offered(0, Activate) == []
    game.play(1, Pledge("key", 2))
    assert game.refusal(0, Connect()) == "ESC-M4-CONN-2"
    game.play(1, Pledge("key", 1))
    assert game.may(0, Connect()) and game.may(1, Connect()) is False  # for the keys of 0 are not pledged
    game.play(1, Withdraw())
    assert game.refusal(0, Connect()) == "ESC-M4-CONN-2"


def test_ESC_M4_CONN_2_nobody_there_is_not_enough() -> None:
    game = special(TWO, "KKK", "KKK").play(1, Pledge("key", 3))
    game.state.room[1] = 0  # pledged dice stay from afar, which only a later character can do
    assert game.refusal(0, Connect()) == "ESC-M4-CONN-2"


def test_ESC_M4_CONN_3_a_gem_in_each_and_the_dice_are_spent() -> None:
    game = special(TWO, "KKKKA", "KKKK").play(1, Pledge("key", 4)).play(0, Connect())
    assert (gems(game), game.view().depot) == ([0, 1, 1], 3)
    assert (game.hand(0), game.hand(1), game.pledge(1)) == ("...AK", "...K", "")


def test_what_is_told_of_connected_rooms() -> None:
    game = special(TWO, "KKK", "KKK").play(1, Pledge("key", 3))
    game.news()
    assert game.play(0, Connect()).names() == ["linked", "paid", "paid", "activated", "activated"]


def test_ESC_M4_CONN_4_once_and_never_the_third() -> None:
    game = special(THREE, "KKK", "KKK", "TT").play(1, Pledge("key", 3)).play(2, Pledge("torch", 2)).play(0, Connect())
    assert gems(game) == [0, 0, 1, 1]
    assert (game.pledge(2), game.hand(2)) == ("", "TT")  # its task is over, and what was pledged comes back
    assert game.room(1).used
    assert game.refusal(2, Pledge("torch", 1)) == "ESC-M4-CONN-4"
    assert game.refusal(2, Activate(0)) == "ESC-M4-CONN-4"
    assert game.refusal(2, Connect()) == "ESC-M4-CONN-4"


def test_ESC_R_102_a_third_that_is_found_later_stays_dark() -> None:
    game = special("{connected-1}<@1 S@2 {connected-3}>@0", "KKK", "KKK", "AA", pile="{connected-2} X")
    game.play(1, Pledge("key", 3)).play(0, Connect()).play(2, Discover("north"))
    assert game.rooms[0, -1] == "{connected-2}^" and game.room(3).used
    assert game.view().parts.chambers.spent and game.view().parts.chambers.links == []


def test_ESC_R_101_all_that_are_ready_are_involved() -> None:
    game = special(THREE, "KKK", "KKK", "TTT").play(1, Pledge("key", 3)).play(2, Pledge("torch", 3)).play(0, Connect())
    assert (gems(game), game.view().depot) == ([0, 1, 1, 1], 2)


def test_ESC_R_101_with_too_few_gems_the_room_of_who_fires_comes_first() -> None:
    game = special(THREE, "KKK", "KKK", "TTT", depot=1)
    game.play(1, Pledge("key", 3)).play(2, Pledge("torch", 3)).play(0, Connect())
    assert gems(game) == [0, 0, 0, 1]
    assert all(game.room(place).used for place in (1, 2, 3))
    assert (game.hand(1), game.hand(2)) == ("...", "...")
    two = special(THREE, "KKK", "KKK", "TTT", depot=2)
    two.play(1, Pledge("key", 3)).play(2, Pledge("torch", 3)).play(0, Connect())
    assert gems(two) == [0, 1, 0, 1]  # then those that were laid first


def test_ESC_R_101_the_order_laid_is_not_that_of_places() -> None:
    game = special(THREE, "KKK", "KKK", "TTT", depot=2)
    chambers_of(game.state).linked = vec[i64]([3, 2, 1])  # places are used again when rooms have vanished
    game.play(1, Pledge("key", 3)).play(2, Pledge("torch", 3)).play(0, Connect())
    assert gems(game) == [0, 0, 1, 1]


def test_ESC_R_101_whoever_brings_a_symbol_may_fire() -> None:
    game = special(THREE, "KKK", "KKK", "TA").play(0, Pledge("key", 3)).play(1, Pledge("key", 3))
    assert game.may(2, Connect())  # the task is one
    idle = special(THREE, "KKK", "KKK", "KA").play(0, Pledge("key", 3)).play(1, Pledge("key", 3))
    assert idle.refusal(2, Connect()) == "ESC-D-COOP-2"


def test_ESC_D_COOP_5_pledges_count_room_by_room() -> None:
    game = special(TWO, "KKKK", "KK").play(0, Pledge("key", 4)).play(1, Pledge("key", 2))
    assert game.refusal(0, Connect()) == "ESC-M4-CONN-2"
    links = game.view().parts.chambers.links
    assert [(link.place, link.missing, link.manned) for link in links] == [(1, ["key"], True), (2, [], True)]


def test_loose_dice_of_who_fires_pay_nothing_elsewhere() -> None:
    game = rich(special(TWO, "KKKKK", "K"), 1, "keys").play(1, PledgeTreasure("keys"), Pledge("key", 1))
    game.play(0, Connect())
    assert (game.hand(0), game.hand(1), game.loot(1)) == ("...KK", ".", [])


def test_connected_rooms_wake_nothing_without_gems_in_the_depot() -> None:
    assert special(TWO, "KKK", "KKK", depot=0).refusal(0, Connect()) == "ESC-R-06"


# Double rooms


def test_ESC_M4_DOUBLE_1_gems_only_in_the_rear() -> None:
    game = special(DOUBLE, "KKKKKK", "AK")
    assert game.refusal(0, Pledge("key", 1)) == "ESC-GEM-1"
    game.play(1, Enter("south"))
    assert game.place(1) == "{double-1-rear}"
    game.state.hand[1] = dice(2, 6)
    assert game.play(1, Activate(0)).view().depot == 3
    assert game.room(int(game.state.room[1])).gems == 2


def test_ESC_M4_DOUBLE_2_each_part_has_its_door_and_its_price() -> None:
    game = special(DOUBLE, "", "AA")
    assert game.refusal(1, Enter("south")) == "ESC-ENTER-1"  # the rear costs a key
    front = special("b7<@1 {double-1}^@0 S", "", "AA")
    assert front.play(1, Enter("east")).place(1) == "{double-1}"
    assert [price.side for price in front.view().players[0].prices] == ["west"]  # east is a wall
    assert front.room(int(front.state.room[0])).gaps == ["south"]  # and north belongs to the rear
    rear = next(room for room in front.view().rooms if room and room.name == "double-1-rear")
    assert (rear.gaps, rear.ways) == (["north"], [])


def test_ESC_M4_DOUBLE_2_discovering_follows_the_same_split() -> None:
    game = special(DOUBLE, "AA", "AKAA", pile="b9 X b2")
    assert game.refusal(0, Discover("north")) == "ESC-DISC-1"
    take_up(game.state, 1)  # the room in the north goes, so that the rear has a gap
    game.state.room[1] = 3
    assert game.offered(1, Discover) == [Discover("north")]
    assert game.play(1, Discover("north")).rooms[1, -1] == "b9^"


def test_ESC_M4_DOUBLE_3_no_secret_passage_through_the_inner_wall() -> None:
    game = rich(special(DOUBLE, "", ""), 0, "passage")
    rear, front = (int(game.state.room[0]) + part for part in (1, 0))
    assert (ROOMS[game.state.plan.tile[front]], ROOMS[game.state.plan.tile[rear]]) == ("double-1", "double-1-rear")
    assert all(
        move.place not in (front, rear) for move in game.offered(0, OpenPassage) if isinstance(move, OpenPassage)
    )
    for place in (front, rear):
        for side in ("east", "south"):
            assert game.refusal(0, OpenPassage(place, side)) == "ESC-M2-PASS-1"


def test_ESC_R_77_every_other_side_leads_to_the_front_also_through_a_secret_passage() -> None:
    game = rich(special("S {double-1}^@0 b7>@1", "", "AA"), 0, "passage").play(0, OpenPassage(1, "east"))
    assert game.play(1, Enter("west")).place(1) == "{double-1}"


def test_ESC_R_77_a_jump_ends_in_the_part_of_who_is_there() -> None:
    game = special("S@2 {double-1}^", "", "", "AA", modules="treasures chambers")
    game.state.room[0], game.state.room[1] = 1, 2
    rich(game, 2, "teleport", "teleport")
    assert game.offered(2, Teleport) == [Teleport(1), Teleport(2)]
    assert game.play(2, Teleport(2)).place(2) == "{double-1-rear}"
    assert game.play(2, Teleport(1)).place(2) == "{double-1}"


def test_ESC_R_77_the_parts_are_two_rooms_for_help_and_pledges() -> None:
    game = special("S {double-1}^", "GKK", "BBKKKKKK")
    game.state.room[0], game.state.room[1] = 1, 2
    assert game.refusal(0, Help(1)) == "ESC-DICE-5"
    assert game.refusal(0, Pledge("key", 1)) == "ESC-GEM-1"
    assert game.may(1, Activate(0))


def test_a_double_room_turns_with_both_its_parts() -> None:
    game = special(DOUBLE, "", "")
    turn(game.state, int(game.state.room[0]), 1)  # its door in the north is in the east now
    front, rear = game.room(2), game.room(3)
    assert (front.name, rear.name) == ("double-1", "double-1-rear")
    assert (rear.gaps, rear.ways) == (["east"], [])
    assert front.ways == ["north", "west"]  # its stairs face the start


def test_ESC_R_69_a_gap_behind_the_inner_wall_is_no_way_on() -> None:
    game = special("S@0", "")
    lay(game.state, room_of("{double-2}"), 0, 0, -1)
    for cell in ((1, 0), (0, 1), (-1, 0), (1, -1)):
        assert has_way_on(game.state)
        lay(game.state, room_of("X"), 0, *cell)
    rear = int(game.state.plan.tile[2])
    assert ROOMS[rear] == "double-2-rear" and game.room(2).gaps == ["north"]
    assert not has_way_on(game.state)
    game.state.room[0] = 2
    assert has_way_on(game.state)


# Whole matches


@pytest.mark.parametrize("seats", [1, 2, 4, 6])
def test_whole_matches_with_special_rooms_end(seats: int) -> None:
    match = GAME.begin(seats, GAME.options(chambers=True, curses=True, treasures=True), bytes(15) + bytes([seats]))
    play_on(match, 600_000, Rng(seats), 700)
    assert match.outcome() is not None
    assert all(room == OUT or room >= 0 for room in match.state.room)  # type: ignore[attr-defined]


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_special_rooms_keep_the_laws(seats: int) -> None:
    check_all(GAME, seats, seed=seats, options=GAME.options(chambers=True, treasures=True))


# Bots


def advised(game: Temple, seat: int) -> object:
    """What a bot would do now; a number below 0 is a wait."""
    code = int(GAME.sense.advice(game.state, seat, 0))
    return decode(code) if code >= 0 else code


def test_bots_split_up_for_connected_rooms_and_fire_them() -> None:
    crossroads = "{connected-1}< S@0123 {connected-3}>"
    game = special(crossroads, "AAK", "AAK", "AAK", "AAK")
    assert {str(advised(game, seat)) for seat in range(4)} == {str(Enter("west")), str(Enter("east"))}
    ready = special(TWO, "KKK", "KKK").play(1, Pledge("key", 3))
    assert advised(ready, 0) == Connect()


def test_bots_gather_no_gems_where_a_team_cannot() -> None:
    game = special("S@01 {double-1}^", "AA", "AA", pile="X")
    rear = int(game.state.plan.tile[2])
    assert ROOMS[rear] == "double-1-rear" and not is_for_all(game.state, 2)  # no way leads there
    assert not is_for_all(special(TWO, "", "").state, 1)
    assert is_for_all(special(DOUBLE, "", "").state, 3)


def test_bots_carry_the_chalice_and_wait_for_it_at_the_exit() -> None:
    game = special("X<@1 {treasury}^@0 S", "AAT", "K", depot=0)
    assert advised(game, 1) != Leave()
    assert advised(game, 0) == Carry("west")
    game.play(0, Carry("west"))
    assert advised(game, 1) == Leave()


def test_a_double_room_is_one_in_a_picture_with_the_doors_and_gems_of_both_parts() -> None:
    game = special("S {double-2}^@0", "")
    assert plan(game.view())[0] == "┌──   ──┐┌──   ──┐"  # a door in the north, which is the rear's
    assert "6†" in plan(game.view())[2]
