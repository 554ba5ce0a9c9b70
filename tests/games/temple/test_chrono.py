"""Escape, module 8: chrono rooms: prohibitions, lava, torches, a sacrifice, and two hourglasses."""

from __future__ import annotations

import pytest

from serai.core.rng import Rng
from serai.core.vecs import i64, vec
from serai.games.temple.modules.chrono.moves import Volunteer
from serai.games.temple.modules.chrono.rooms import POOL
from serai.games.temple.modules.chrono.rules import chrono_of
from serai.games.temple.modules.chrono.view import ChronoSeen
from serai.games.temple.modules.treasures.moves import TakeGem, Teleport
from serai.games.temple.moves import (
    Activate,
    Agree,
    Discover,
    Enter,
    GiveUp,
    Help,
    Leave,
    Move,
    Pledge,
    Roll,
)
from serai.games.temple.pieces import Timeline
from serai.games.temple.rules.debts import dice_aside
from serai.games.temple.rules.discovering import follow_up, vanish
from serai.games.temple.rules.plan import shift
from serai.games.temple.state import LOST
from tests.games.temple.temple import Temple, begun, dice_in, rich, temple

NEW = 3  # the place of a room that is discovered to the north of the start, between two others
ROW = "b7<   S@{}   b8>"
FORBIDS = {"gems": "{forbidding-1}", "gold": "{forbidding-2}", "entering": "{forbidding-3}", "start": "{forbidding-4}"}


def drawn(picture: str, *hands: str, pile: str, depot: int = 5, timeline: Timeline = "soundtrack") -> Temple:
    return temple(
        picture, *hands, pile=pile, depot=depot, timeline=timeline, modules="curses treasures extras chrono:4"
    )


def found(rooms: str, *hands: str, picture: str = ROW, depot: int = 5, timeline: Timeline = "soundtrack") -> Temple:
    """Seat 0 has discovered some rooms: from the start to the north, then to the south."""
    everybody = "".join(str(seat) for seat in range(len(hands)))
    game = drawn(picture.format(everybody), *hands, pile=f"{rooms} X b1 b2", depot=depot, timeline=timeline)
    for side, _ in zip(("north", "south"), rooms.split(), strict=False):
        discover(game, side)
    return game


def discover(game: Temple, side: str, seat: int = 0) -> None:
    """With two dice that come for this and go again."""
    game.state.hand[seat] += dice_in("AA")
    game.play(seat, Discover(side))  # type: ignore[arg-type]
    game.state.hand[seat] -= dice_in("..")


def shown(game: Temple) -> ChronoSeen:
    part = game.view().parts.chrono
    assert isinstance(part, ChronoSeen)
    return part


def ban(game: Temple) -> str | None:
    """What is forbidden now."""
    green = shown(game).green
    return green.bans[green.reached] if green else None


def move_to(game: Temple, place: int, *seats: int) -> Temple:
    """Some stand in a room."""
    for seat in seats:
        game.state.room[seat] = place
    return game


def lost(game: Temple) -> list[int]:
    """Lost dice by seat, those of which the owner may still say which included."""
    return [
        int(dice_aside(game.state, seat, LOST)) + int(game.view().players[seat].owes)
        for seat in range(game.state.seats)
    ]


# Setup


def test_ESC_M8_SETUP_1_so_many_of_eight_rooms_join_the_pile() -> None:
    drawn_rooms = set()
    for seed in range(20):
        game = begun(4, seed, chrono=3)
        chosen = [int(tile) for tile in game.state.pile if tile in POOL]
        assert (len(chosen), len(set(chosen)), game.state.undrawn) == (3, 3, 19)
        drawn_rooms |= set(chosen)
    assert drawn_rooms == {int(tile) for tile in POOL}


def test_ESC_R_16_none_of_them_is_an_opening_room() -> None:
    for seed in range(20):
        assert not any(tile in POOL for tile in begun(2, seed, chrono=4).state.plan.tile)


def test_ESC_R_127_which_ones_nobody_knows_before_they_are_drawn() -> None:
    game = found("{torch}", "AAKTT", "")
    game.state.pile = vec[i64]([int(POOL[0]), *game.state.pile[: game.state.undrawn]])
    game.state.undrawn = len(game.state.pile)
    imagined = set()
    for seed in range(60):
        world = game.state.clone()
        world.imagine(1, Rng(seed))
        chosen = [int(tile) for tile in world.pile[: world.undrawn] if tile in POOL]
        assert len(chosen) == 1 and world.plan.tile[NEW] == game.state.plan.tile[NEW]
        imagined |= set(chosen)
    assert len(imagined) == 7  # any but the one that lies there


# Hourglasses


def test_ESC_M8_START_1_a_room_that_is_laid_starts_its_hourglass() -> None:
    green = shown(found("{forbidding-1}", "AAKTT")).green
    assert green and (green.place, green.since, green.until, green.room) == (NEW, 0, 30_000, "forbidding-1")
    game = found("{torch}", "AAKTT")
    blue = shown(game).blue
    assert blue and (blue.place, blue.until, blue.harm) == (NEW, 60_000, "dice")
    assert game.room(NEW).things == ["hourglass-blue"]


def test_ESC_M8_QUEUE_1_a_room_whose_hourglass_is_busy_waits() -> None:
    game = found("{forbidding-1} {forbidding-2}", "AAKTT").until(59_999)
    assert ban(game) == "entering" and shown(game).waiting == [NEW + 1]
    assert game.room(NEW + 1).things == ["waits-1"]
    assert ban(game.until(60_000)) == "gold" and shown(game).waiting == []
    assert ban(game.until(120_000)) is None


def test_ESC_R_52_two_prohibitions_never_hold_at_once() -> None:
    game = found("{forbidding-1} {forbidding-3}", "AAKTT")
    assert ban(game) == "gems" and game.may(0, Enter("west"))


def test_ESC_R_80_any_number_waits_and_a_glass_runs_to_its_end() -> None:
    game = found("{torch} {lava-dice}", "TTTTTTT")
    chrono_of(game.state).laid(game.state, 1)  # no chrono room: it does not care
    move_to(game, NEW, 0).play(0, Activate(0))
    blue = shown(game).blue
    assert blue and (blue.place, blue.reached, blue.until) == (NEW, 1, 60_000)
    assert game.room(NEW).prizes == []
    after = shown(game.until(60_000)).blue
    assert after and (after.place, after.until) == (NEW + 1, 120_000) and lost(game) == [0]


def test_ESC_R_48_a_room_that_waits_does_nothing_yet() -> None:
    game = found("{torch} {sacrifice}", "TTTTTTT", "A")
    assert shown(game).held == [0, 0] and game.view().players[0].owes == 0
    move_to(game, NEW, 0).play(0, Activate(0)).until(60_000)
    assert shown(game).held == [1, 1]
    other = move_to(found("{torch} {lava-dice}", "TTTTT"), NEW + 1, 0)
    assert other.room(NEW + 1).prizes == [] and other.refusal(0, Activate(0)) == "ESC-GEM-1"


@pytest.mark.parametrize("timeline", ["soundtrack", "practice"])
def test_ESC_R_111_they_run_apart_from_the_soundtrack_in_practice_too(timeline: Timeline) -> None:
    game = found("{forbidding-1} {lava-gems}", "AAKTT", timeline=timeline)
    assert shown(game).green and shown(game).blue
    assert game.until(60_000).state.depot == 8 and shown(game).green is shown(game).blue is None


def test_ESC_D_ORDER_3_windows_end_before_green_before_blue_before_the_doors() -> None:
    game = found("{forbidding-1} {lava-gems}", "AAKTT", "AKKKK").until(200_000)
    chrono = chrono_of(game.state)
    chrono.green, chrono.blue, chrono.lower = vec[i64]([NEW]), vec[i64]([NEW + 1]), True
    chrono.demand(game.state, chrono.toll_room, 1)
    chrono.toll_until = chrono.green_until = chrono.blue_until = 210_000
    game.news()
    wanted = ["toll-taken", "allowed", "glass-empty", "gems-back", "slammed"]
    assert [name for name in game.until(210_000).names() if name in wanted] == wanted


# Prohibitions


def test_ESC_M8_FORBID_1_the_green_hourglass_runs_twice() -> None:
    game = found("{forbidding-3}", "AAKTT")
    assert game.names()[-2:] == ["glass-turned", "forbidden"]
    assert ban(game.until(29_999)) == "entering"
    assert ban(game.until(30_000)) == "gold" and game.names() == ["allowed", "forbidden"]
    assert ban(game.until(60_000)) is None and game.names() == ["allowed"]


@pytest.mark.parametrize(
    ("what", "move"),
    [("gems", Activate(0)), ("gold", Help(1)), ("entering", Enter("east")), ("start", Enter("east"))],
)
def test_ESC_M8_FORBID_2_what_is_forbidden_comes_back_after_half_a_minute(what: str, move: Move) -> None:
    game = found(FORBIDS[what], "AAKTT", "AAKKKKGBB", picture="K2<@1   S@0   b8>")
    assert ban(game) == what and not game.may(1, move)
    assert game.refusal(1, move) == "ESC-M8-FORBID-2"
    others = [other for other in (Activate(0), Help(1), Enter("east")) if other != move]
    assert [game.may(1, other) for other in others] == [True, True]
    assert game.until(30_000).may(1, move)


def test_ESC_M8_FORBID_2_only_the_door_of_the_start_is_closed() -> None:
    game = found(FORBIDS["start"], "AK")
    game.play(0, Enter("east"))
    game.state.hand[0] = dice_in("KK")
    assert game.refusal(0, Enter("west")) == "ESC-M8-FORBID-2"  # rather than its price
    assert game.refusal(0, Enter("east")) == "ESC-ENTER-5"


def test_ESC_R_14_a_teleportation_works_while_entering_is_forbidden() -> None:
    game = rich(found(FORBIDS["entering"], "AA", "", picture="b7<@1   S@0   b8>"), 0, "teleport")
    assert game.refusal(0, Enter("west")) == "ESC-M8-FORBID-2"
    assert game.play(0, Teleport(1)).place(0) == "b7"


def test_ESC_R_97_only_the_act_that_is_named_is_forbidden() -> None:
    entering = found(FORBIDS["entering"], "AAK", "AAK", picture="X<@1   S@0   b8>", depot=0)
    assert entering.may(0, Discover("south")) and entering.may(1, Leave())
    gems = found(FORBIDS["gems"], "KKKKA", picture="K2<   S@0   b8>")
    assert move_to(gems, 1, 0).may(0, Pledge("key", 2)) and not gems.may(0, Activate(0))
    tasks = move_to(found(FORBIDS["gems"] + " {torch}", "TTTTTTT"), NEW + 1, 0)
    assert ban(tasks) == "gems" and tasks.may(0, Activate(0))
    gold = found(FORBIDS["gold"], "GBBBB")
    assert not gold.may(0, Help(0)) and gold.may(0, Agree())


def test_ESC_R_88_an_extra_gem_leaves_the_depot_while_gems_are_forbidden() -> None:
    assert rich(found(FORBIDS["gems"], "A"), 0, "gem").play(0, TakeGem()).state.depot == 4


# The torch room


def test_ESC_M8_TORCH_1_seven_torches_together_or_two_lose_a_die() -> None:
    game = move_to(found("{torch}", "TTTTA", "TTTAA", "KKKKK"), NEW, 0, 1)
    assert game.room(NEW).prizes[0].symbols == ["torch"] * 7
    game.play(0, Pledge("torch", 4)).play(1, Activate(0))
    assert game.names()[-1] == "task-met" and game.hand(1) == "...AA"
    assert lost(game.until(70_000)) == [0, 0, 0]
    failed = found("{torch}", "TTTTA", "TTTAA", "KKKK").until(60_000)
    assert lost(failed) == [0, 0, 0] and shown(failed).toll is not None
    failed.play(2, Volunteer())
    assert failed.refusal(2, Volunteer()) == "ESC-M8-TORCH-1"  # two different players
    assert lost(failed.until(67_999)) == [0, 0, 1]
    assert lost(failed.until(68_000)) == [1, 0, 1] and shown(failed).toll is None


def test_ESC_R_50_who_plays_alone_loses_one_die_at_once() -> None:
    assert lost(found("{torch}", "AAKTTTT").until(60_000)) == [1]


def test_ESC_R_110_one_player_may_do_it_and_only_in_time() -> None:
    game = move_to(found("{torch}", "TTTTTTTA", "A"), NEW, 0)
    assert game.may(0, Activate(0))
    late = game.until(60_000)
    assert late.refusal(0, Activate(0)) == "ESC-GEM-1" and late.room(NEW).prizes == []
    one_left = found("{torch}", "AAKTT", "K", depot=0, picture="X<   S@01   b8>")
    move_to(one_left, 1, 1).play(1, Leave())
    assert lost(one_left.until(60_000))[0] == 1 and shown(one_left).toll is None


def test_ESC_R_98_pledges_go_back_when_the_task_is_over() -> None:
    game = move_to(found("{torch}", "TTTAA", "A"), NEW, 0).play(0, Pledge("torch", 3))
    assert (game.hand(0), game.pledge(0)) == ("AA", "TTT")
    assert game.until(60_000).hand(0) == "AATTT"


# Lava


def test_ESC_M8_LAVA_1_three_tasks_while_one_glass_runs() -> None:
    game = move_to(found("{lava-gems}", "TTTTTAAA", "KKKK"), NEW, 0, 1)
    blue = shown(game).blue
    assert blue and [(len(step.symbols), step.symbols[0], step.penalty) for step in blue.steps] == [
        (5, "torch", 3), (4, "key", 2), (3, "adventurer", 1),
    ]  # fmt: skip
    game.play(0, Activate(0))
    assert game.refusal(0, Activate(0)) == "ESC-D-COOP-2"  # keys by now
    game.play(1, Activate(0)).play(0, Activate(0))
    after = shown(game).blue
    assert after and (after.reached, after.until) == (3, 60_000)
    assert game.until(60_000).state.depot == 5


@pytest.mark.parametrize(("done", "depot"), [(0, 8), (1, 7), (2, 6)])
def test_ESC_M8_LAVA_2_only_the_penalty_of_the_task_reached(done: int, depot: int) -> None:
    game = move_to(found("{lava-gems}", "TTTTTKKKK"), NEW, 0)
    for _ in range(done):
        game.play(0, Activate(0))
    assert game.until(60_000).state.depot == depot
    assert game.names()[-1] == "gems-back"


def test_ESC_M8_LAVA_2_dice_are_spread_by_volunteers_then_by_who_has_most() -> None:
    game = found("{lava-dice}", "AAKTT", "AAKTTT", "AAK").until(60_000)
    toll = shown(game).toll
    assert toll and (toll.number, toll.until) == (3, 68_000)
    game.play(2, Volunteer(), GiveUp("adventurer"))
    assert game.may(2, Volunteer())  # once more, if one likes
    assert lost(game.until(68_000)) == [1, 1, 1]
    many = found("{lava-dice}", "AAKTT", "AA").until(60_000).play(1, Volunteer(), Volunteer())
    assert many.refusal(1, Volunteer()) == "ESC-M8-LAVA-2" and lost(many.until(68_000)) == [1, 2]
    assert many.refusal(0, Volunteer()) == "ESC-M8-LAVA-2"


def test_ESC_R_51_nobody_loses_what_they_do_not_have() -> None:
    game = found("{lava-dice}", "A", "").until(68_000)
    assert lost(game) == [1, 0] and shown(game).toll is None


def test_ESC_R_73_lava_is_met_together() -> None:
    game = move_to(found("{lava-dice}", "TTAAA", "TTTKK"), NEW, 0, 1).play(0, Pledge("torch", 2))
    assert game.play(1, Activate(0)).names()[-1] == "task-met"


def test_ESC_D_DIE_2_a_penalty_takes_dice_that_are_not_owed_already() -> None:
    game = found("{lava-dice}", "AAK", "AAKT").until(60_000)
    game.play(1, Volunteer()).play(1, Volunteer())
    assert game.view().players[1].owes == 2 and lost(game.until(68_000)) == [1, 2]


# The sacrificial room


def test_ESC_M8_SACR_1_a_die_of_everybody_lies_there_for_a_minute() -> None:
    game = found("{sacrifice}", "AAKTT", "AAKTT", "BAK")
    assert shown(game).held == [1, 1, 1] and game.view().players[1].owes == 1
    game.play(1, GiveUp("torch")).until(5_000)
    assert [game.hand(seat) for seat in range(3)] == ["AKTT", "AAKT", "AK"]
    assert [game.view().players[seat].held for seat in range(3)] == [1, 1, 1]
    game.play(0, Enter("north"))
    assert game.hand(0) == "...TT" and game.names()[-1] == "die-fetched"
    assert shown(game).held == [0, 1, 1] and lost(game.until(59_999)) == [0, 0, 0]
    assert lost(game.until(60_000)) == [0, 1, 1] and shown(game).held == [0, 0, 0]
    assert game.play(1, Enter("north")).hand(1) == "..AT"  # too late


def test_ESC_M8_SACR_1_a_die_that_was_not_named_yet_stays_in_the_hand() -> None:
    game = rich(found("{sacrifice}", "AAKTT", "TTTKK"), 0, "teleport")
    move_to(game, NEW, 1).play(0, Teleport(NEW))
    assert game.hand(0) == "AAKTT" and game.view().players[0].owes == 0
    assert game.chooses_until(0, "give-up") is None and game.until(60_000).hand(0) == "AAKTT"


def test_ESC_R_49_the_discoverer_has_to_go_there_like_everybody() -> None:
    assert found("{sacrifice}", "AKKKK").place(0) == "S"
    assert found("{sacrifice}", "AKKKK").until(5_000).hand(0) == "KKKK"


def test_ESC_R_109_who_is_there_must_leave_and_come_back_and_the_last_die_goes_too() -> None:
    game = move_to(found("{torch} {sacrifice}", "AAAAK", "A"), NEW + 1, 0).until(60_000)
    game.play(0, GiveUp("adventurer"))
    assert shown(game).held == [1, 1] and game.hand(1) == ""
    game.play(0, Enter("north"))  # into the start
    game.state.hand[0] = dice_in("AK")
    assert shown(game).held[0] == 1
    assert game.play(0, Enter("south")).hand(0) == "..."


def test_ESC_R_133_a_die_held_there_leaves_with_its_owner() -> None:
    game = found("{sacrifice}", "AAKTT", "KBB", depot=0, picture="X<@1   S@0   b8>").until(5_000)
    game.play(1, Leave())
    assert shown(game).held == [1, 0]
    assert lost(game.until(60_000)) == [1, 0]


# The plan changes


def test_ESC_R_92_an_hourglass_stays_with_its_room_and_goes_with_it() -> None:
    game = found("{sacrifice} {torch}", "AAKTT", "AAKTT").until(5_000)
    shift(game.state, vec[i64]([NEW]), 1, 0)
    follow_up(game.state)
    assert game.room(NEW).things == ["hourglass-blue"]
    vanish(game.state, NEW)
    follow_up(game.state)
    assert shown(game).held == [0, 0] and game.hand(1) == ".AKTT"  # what it held comes back
    blue = shown(game).blue
    assert blue and (blue.place, blue.until) == (NEW + 1, 65_000)
    vanish(game.state, NEW + 1)
    assert shown(game).blue is None and lost(game.until(70_000)) == [0, 0]


def test_a_room_that_vanishes_while_it_waits_is_waited_for_no_more() -> None:
    game = found("{forbidding-1} {forbidding-2}", "AAKTT")
    vanish(game.state, NEW + 1)
    assert shown(game).waiting == [] and ban(game.until(60_000)) is None
    assert game.may(0, Roll(adventurers=2))
