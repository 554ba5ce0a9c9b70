"""Le Désert interdit: what bots think of positions, and what they would do without much thought."""

from __future__ import annotations

from serai.core.rng import Rng
from serai.core.sets import only
from serai.games.desert import GAME
from serai.games.desert.moves import (
    CallStorm,
    Dig,
    DrawWater,
    Excavate,
    Fly,
    Give,
    Move,
    RaiseShield,
    ShareReserve,
    Spare,
    TakePart,
    Walk,
    decode,
)
from serai.games.desert.sense.errands import is_somebody_nearer, labour, plan
from serai.games.desert.sense.facts import heat, wells_to_try
from serai.games.desert.sense.thirst import rallying_point
from serai.games.desert.sense.turn import Turn
from serai.games.desert.sense.ways import FAR, efforts, first_cell, gap, lowest, steps_to
from tests.games.desert.desert import Desert, at, begun, board, desert

ALL = (0, 1, 2, 3)
FOUND = {"A5": "R0", "B5": "K0", "C5": "R1", "D5": "K1", "E5": "R2", "E4": "K2", "D4": "R3", "C4": "K3"}


def hunch(table: Desert) -> Move:
    """What the active player would do at once."""
    state = table.state
    return decode(int(GAME.sense.hunch(state, state.turn, Rng(1))))


def better(one: Desert, other: Desert) -> bool:
    """Whether the team stands better in one position than in another."""
    return GAME.sense.standing(one.state, 0) > GAME.sense.standing(other.state, 0)


# How well the team stands


def test_water_clues_parts_and_a_bare_board_are_good() -> None:
    plain = desert(board(A1=".@01"))
    assert better(plain, desert(board(A1=".@01"), water=[1, 1]))
    assert better(plain, desert(board(A1=".@01", B1=".:3", E1=".:2")))
    assert better(desert(board(A1=".@01", E5="R0")), plain)
    assert better(desert(board(A1=".@01"), taken=[0]), plain)
    assert better(plain, desert(board(A1=".@01"), tick=3))


def test_finding_the_last_clue_is_never_a_step_back() -> None:
    words = {name: word for name, word in FOUND.items() if name != "C4"}
    before = desert(board(A1="k3@01", B1="L", **words), taken=[0, 1, 2])
    after = desert(board(A1="K3@01!3", B1="L", **words), taken=[0, 1, 2])
    assert better(after, before)


def test_taking_the_last_part_is_never_a_step_back_however_far_the_launch_pad() -> None:
    before = desert(board(A1="L", **FOUND | {"E5": "R2@01!3"}), taken=[0, 1, 2])
    after = desert(board(A1="L", **FOUND | {"E5": "R2@01"}), taken=ALL)
    assert better(after, before)


def test_the_outlook_lies_between_defeat_and_victory() -> None:
    for table in (begun(4, 1), desert(board(A1="L@0", B1=".@1", **FOUND), taken=ALL)):
        table.state.fresh = 1
        assert 0.0 < GAME.sense.outlook(table.state, 0) < 1.0 / float(table.state.seats)
        table.state.fresh = 0
        assert GAME.sense.outlook(table.state, 0) == -1.0  # in the midst of a turn nobody guesses


# Ways and work


def test_the_first_of_some_cells() -> None:
    assert [lowest(only(cell)) for cell in range(25)] == list(range(25))
    assert lowest(only(3) | only(17)) == 3


def test_ways_count_the_sand_that_must_be_dug_away() -> None:
    wall = board(A1=".@01", B1=".:3", A2=".:5")
    cost = efforts(desert(wall, team=("meteorologist", "navigator")).state, 0)
    assert [int(cost[at(name)]) for name in ("A1", "B1", "C1", "A2")] == [0, 3, 4, 5]
    quick = efforts(desert(wall).state, 0)  # the Archeologist takes two at a time
    assert [int(quick[at(name)]) for name in ("B1", "A2")] == [2, 3]
    climber = efforts(desert(wall, team=("climber", "navigator")).state, 0)
    assert [int(climber[at(name)]) for name in ("B1", "A2")] == [1, 1]
    assert cost[at("C3")] == FAR  # nobody goes into the hole


def test_a_way_begins_with_its_first_cell() -> None:
    state = desert(board(A1=".@01", B1=".:4"), team=("meteorologist", "navigator")).state
    assert first_cell(state, 0, efforts(state, 0), at("C1")) in (at("A2"), at("B1"))
    assert first_cell(state, 0, efforts(state, 0), at("A3")) == at("A2")
    assert steps_to(state, 0, only(at("E5")))[at("E1")] == 4


def test_work_at_a_place_is_what_is_left_on_arrival() -> None:
    state = desert(board(A1=".:1@0", B1=".:3", C1=".@1"), team=("meteorologist", "navigator")).state
    assert [int(labour(state, 0, at(name), 0)) for name in ("A1", "B1", "C1")] == [1, 1, 0]


def test_the_next_tile_is_at_hand_or_far_off() -> None:
    turn = Turn(desert(board(A1=".@01", B1="G", A2="G", C1=".", E5=".")).state, 0, 4)
    assert [int(turn.steps_to_more(at(name))) for name in ("B1", "A1", "A2")] == [1, 2, 1]


def test_work_is_left_to_whoever_is_nearer() -> None:
    turn = Turn(desert(board(A1=".@0", D1=".@1")).state, 0, 4)
    assert is_somebody_nearer(turn, at("E1"))
    assert not is_somebody_nearer(turn, at("B1"))
    assert gap(at("A1"), at("C4")) == 5


# Water


def test_heat_is_the_sun_still_to_come() -> None:
    assert heat(desert(storm=["sun"] * 4).state) > 0
    assert heat(desert(storm=["sun"] * 4, discard=4).state) == 0


def test_a_thirsty_team_meets_at_an_oasis_but_not_at_a_known_mirage() -> None:
    full = desert(board(A1=".@01", B1="w", E5="w", E1="m")).state
    assert rallying_point(full, heat(full)) == -1
    dry = desert(board(A1=".@01", B1="w", E5="w", E1="m"), water=[1, 1]).state
    assert rallying_point(dry, heat(dry)) == at("B1")
    dry.scouted = only(at("E1"))
    assert wells_to_try(dry) == only(at("B1")) | only(at("E5"))


def test_water_is_given_in_the_turn_of_a_thirsty_companion() -> None:
    table = desert(board(A1=".@01"), water=[0, 4])
    state = table.state
    assert GAME.sense.eager(state) == only(1)
    assert decode(int(GAME.sense.hunch(state, 1, Rng(1)))) == Give(0, 2)
    assert GAME.sense.eager(desert(board(A1=".@0", E5=".@1"), water=[0, 4]).state) == only(0)  # too far away
    assert GAME.sense.eager(desert(board(A1=".@01"), water=[2, 3]).state) == only(0)  # not worth it


def test_a_shield_goes_up_in_the_storm_of_another_turn() -> None:
    table = desert(board(A1=".@0", E5=".@1"), water=[3, 0], kits=[[], ["shield"]], storm=["sun"] * 4)
    assert GAME.sense.eager(table.state) == only(0)
    table.play(CallStorm())
    assert GAME.sense.eager(table.state) == only(1)
    assert isinstance(decode(int(GAME.sense.hunch(table.state, 1, Rng(1)))), RaiseShield)


def test_whoever_has_more_water_gives() -> None:
    assert hunch(desert(board(A1=".@01"), water=[3, 0])) == Give(1, 1)
    assert isinstance(hunch(desert(board(A1=".@01"), kits=[["reserve"]], water=[1, 1])), ShareReserve)


def test_the_water_carrier_draws_at_an_open_well() -> None:
    table = desert(board(A1="W@0", E5=".@1"), team=("carrier", "navigator"), water=[1, 1])
    assert isinstance(hunch(table), DrawWater)


def test_nobody_else_draws_there_even_with_work_to_do_on_the_well() -> None:
    table = desert(board(A1="W:2@0!0", B1="R0", A2="K0", E5=".@1"), team=("climber", "navigator"), water=[1, 4])
    assert hunch(table) == Dig(at("A1"))


# What somebody with experience does at once


def test_a_bare_tile_is_excavated_and_a_part_is_taken() -> None:
    assert isinstance(hunch(desert(board(A1=".@01"))), Excavate)
    assert hunch(desert(board(A1="R0@01!0", B1="K0"))) == TakePart("propeller")


def test_somebody_buried_digs() -> None:
    assert hunch(desert(board(A1=".:2@0", E5=".@1"))) == Dig(at("A1"))


def test_with_all_parts_everybody_goes_to_the_launch_pad() -> None:
    assert hunch(desert(board(A1=".@0", B1="L@1"), taken=ALL)) == Walk(at("B1"))
    far = desert(board(A1=".@0", E5="L@1"), taken=ALL, kits=[["jetpack"]])
    assert hunch(far) == Fly(at("E5"))


def test_a_shield_goes_up_before_the_sun_kills() -> None:
    table = desert(board(A1=".@0", E5=".@1"), water=[0, 3], kits=[["shield"]], storm=["sun"] * 4)
    table.play(CallStorm())
    assert isinstance(hunch(table), RaiseShield)


def test_the_meteorologist_spares_cards_when_sand_runs_out() -> None:
    table = desert(board(A1="R0@0", B1="K0@1", A2="R1", B2="K1"), team=("meteorologist", "navigator"), supply=3)
    assert isinstance(hunch(table), Spare)


def test_somebody_without_water_digs_in_a_tunnel_rather_than_leave_it() -> None:
    words = {"A1": "T@0", "B1": "R0:1", "E5": "R1@1", "A2": "K0:1"}
    dry = desert(board(**words), water=[0, 3], storm=["sun"] * 4, actions=1)
    assert isinstance(hunch(dry), Dig)
    assert plan(dry.state, 0, 4).shelter > plan(dry.state, 1, 4).shelter


def test_the_way_back_to_a_tunnel_is_part_of_the_plan() -> None:
    table = desert(board(A1="T", B1="R0@0", C1="K0", E5="R1@1"), water=[0, 3], storm=["sun"] * 4, actions=1)
    assert hunch(table) == Walk(at("A1"))
