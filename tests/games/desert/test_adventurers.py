"""Le Désert interdit: the six adventurers."""

from __future__ import annotations

from itertools import permutations

from serai.core.rng import Rng
from serai.core.state import NOBODY
from serai.games.desert import GAME
from serai.games.desert.moves import (
    CallStorm,
    Dig,
    DrawWater,
    Excavate,
    Give,
    Guide,
    GuideWith,
    Halt,
    HandOver,
    Look,
    PutOnTop,
    PutUnder,
    Reveal,
    Spare,
    TakePart,
    Walk,
    WalkWith,
)
from serai.games.desert.pieces import BOX
from tests.games.desert.desert import Desert, Team, at, board, desert

# Archeologist


def test_DES_ADV_ARC_1_two_markers_from_one_tile() -> None:
    table = desert(board(A1=".:1@0", B1=".:3", A2=".:1"))
    table.play(Dig(at("B1")))
    assert table.sand(at("B1")) == 3 - 2
    table.play(Dig(at("A2")))
    assert (table.sand(at("A2")), table.sand(at("A1"))) == (0, 1)
    assert table.view().actions == 2


# Climber

CLIMBER: Team = ("climber", "navigator", "explorer")


def test_DES_ADV_CLI_1_she_enters_blocked_tiles() -> None:
    table = desert(board(A1=".@0", B1=".:5", D4=".@12"), team=CLIMBER)
    table.play(Walk(at("B1")))
    assert table.cells[0] == at("B1")


def test_DES_ADV_CLI_2_she_takes_somebody_along() -> None:
    table = desert(board(A1=".@012", B1=".:5"), team=CLIMBER)
    table.play(WalkWith(at("B1"), 2))
    assert table.cells == [at("B1"), at("A1"), at("B1")]
    assert table.view().actions == 3
    other = desert(board(A1=".@012"), team=("navigator", "climber", "explorer"))
    assert other.refusal(WalkWith(at("B1"), 1)) == "DES-ADV-CLI-2"


def test_DES_ADV_CLI_3_nobody_beside_her_is_buried() -> None:
    table = desert(board(A1=".:4@01", D4=".:2@2"), team=CLIMBER)
    assert [person.buried for person in table.view().travellers] == [False, False, True]


def test_DES_ADV_CLI_4_they_can_leave_whatever_the_sand() -> None:
    table = desert(board(A1=".:4@01", B1=".:2", D4=".@2"), team=CLIMBER, turn=1)
    assert table.may(Walk(at("A2")))
    assert table.refusal(Walk(at("B1"))) == "DES-MOVE-4"


def test_DES_R_14_she_takes_the_buried_along() -> None:
    table = desert(board(A1=".@0", B1=".:4@1", D4=".@2"), team=CLIMBER)
    assert table.view().travellers[1].buried
    table.play(Walk(at("B1")))
    assert not table.view().travellers[1].buried
    table.play(WalkWith(at("C1"), 1))
    assert table.cells[:2] == [at("C1"), at("C1")]


def test_DES_R_16_another_passenger_at_each_step() -> None:
    table = desert(board(A1=".@01", B1=".@2"), team=CLIMBER)
    assert table.refusal(WalkWith(at("B1"), 2)) == "DES-R-16"
    table.play(WalkWith(at("B1"), 1), WalkWith(at("C1"), 2))
    assert table.cells == [at("C1"), at("B1"), at("C1")]


def test_DES_R_17_she_goes_through_blocked_tunnels_with_a_passenger() -> None:
    table = desert(board(A1="T:2@01", E5="T:3", D4=".@2"), team=CLIMBER)
    table.play(WalkWith(at("E5"), 1))
    assert table.cells[:2] == [at("E5"), at("E5")]


def test_DES_R_18_what_others_do_beside_her_on_a_blocked_tile() -> None:
    table = desert(board(A1="T:2@01!0", E5="T:1", D4="T:2@2", B1=".:2"), team=CLIMBER, turn=1)
    assert table.refusal(TakePart("propeller")) == "DES-PART-1"
    assert table.may(Walk(at("E5")))
    assert table.refusal(Walk(at("D4"))) == "DES-TUN-3"
    assert table.may(Dig(at("B1")))
    hidden = desert(board(A1="t:2@01", D4=".@2"), team=CLIMBER, turn=1)
    assert hidden.refusal(Excavate()) == "DES-EXC-1"


def test_DES_R_19_no_part_from_a_blocked_tile_not_even_for_her() -> None:
    assert desert(board(A1="G:2@0!1", D4=".@12"), team=CLIMBER).refusal(TakePart("gearbox")) == "DES-PART-1"


# Explorer


def test_DES_ADV_EXP_1_he_moves_across_corners() -> None:
    table = desert(board(B2=".@0", A1=".:1", C1=".:2"), team=("explorer", "climber"))
    assert table.may(Walk(at("A1")))
    assert table.refusal(Walk(at("C1"))) == "DES-MOVE-4"
    assert table.refusal(Walk(at("C3"))) == "DES-MOVE-5"


def test_DES_ADV_EXP_2_he_digs_across_corners() -> None:
    table = desert(board(B2=".@0", A1=".:2"), team=("explorer", "climber"))
    table.play(Dig(at("A1")))
    assert table.sand(at("A1")) == 1


# Meteorologist

MET: Team = ("meteorologist", "navigator")


def test_DES_ADV_MET_1_one_storm_card_less_an_action() -> None:
    table = desert(team=MET, tick=1)
    table.play(Spare(), Spare(), CallStorm())
    assert table.view().due == 1
    table.play(Reveal())
    table.state.turn, table.state.actions = 0, 4
    table.play(CallStorm())
    assert table.view().due == 3  # this turn only


def test_DES_ADV_MET_2_she_looks_at_as_many_as_the_meter_shows() -> None:
    table = desert(team=MET, tick=4, storm=["sun", "rise", "wind-west-1", "wind-north-1"])
    table.play(Look())
    assert table.view().storm.in_hand == ["wind-north-1", "wind-west-1", "sun", "rise"]
    assert table.view().actions == 3


def test_DES_ADV_MET_3_one_to_the_bottom_the_others_back_on_top() -> None:
    table = desert(team=MET, tick=1, storm=["sun", "rise", "wind-west-1"])
    table.play(Look(), PutUnder("sun"))
    assert table.refusal(PutUnder("rise")) == "DES-ADV-MET-3"
    table.play(PutOnTop("wind-west-1"))
    seen = table.view().storm
    assert (seen.top, seen.bottom, seen.in_hand) == (["wind-west-1", "rise"], ["sun"], [])
    assert table.view().phase == "actions"
    assert sorted(table.state.storm) == sorted(desert().state.storm)
    table.play(CallStorm(), Reveal(), Reveal())
    assert table.view().storm.discard == ["wind-west-1", "rise"]


def test_DES_R_30_no_more_than_the_meter_shows() -> None:
    table = desert(team=MET, tick=0)
    table.play(Spare(), Spare())
    assert table.refusal(Spare()) == "DES-R-30"
    table.play(CallStorm())
    assert (table.state.turn, table.view().tick, table.view().storm.size) == (1, 0, 31)


def test_DES_R_31_how_many_she_sees_and_who_knows() -> None:
    table = desert(team=MET, tick=1, storm=["sun", "rise", "wind-west-1"])
    table.play(Spare(), Look())
    assert len(table.view(1).storm.in_hand) == 3  # not lowered, and her companion sees them too
    assert table.view(NOBODY).storm.in_hand == []
    hidden = [event for event in table.news(NOBODY) if event.name == "looked"]
    assert hidden[0].details == {"seat": 0, "cards": 3}
    table.play(PutOnTop("rise"), PutOnTop("sun"), PutOnTop("wind-west-1"))
    assert table.view(1).storm.top == ["rise", "sun", "wind-west-1"]
    assert table.view(NOBODY).storm.top == []
    assert "storm" not in table.news(NOBODY)[0].details
    world = table.state.clone()
    world.imagine(1, Rng(9))
    assert GAME.look.view(world, 1) == table.view(1)
    short = desert(team=MET, tick=4)
    short.state.undrawn = 2
    short.play(Look())
    assert len(short.view().storm.in_hand) == 2
    again = desert(team=MET, tick=0, storm=["sun", "rise"]).play(Look(), PutOnTop("rise"), PutOnTop("sun"), Look())
    assert again.view().storm.in_hand == ["sun", "rise"]


def test_DES_R_32_any_order() -> None:
    cards = ("sun", "rise", "wind-west-1")
    for order in permutations(cards):
        table = desert(team=MET, tick=1, storm=cards)
        table.play(Look(), *[PutOnTop(card) for card in order])  # type: ignore[arg-type]
        assert table.view().storm.top == list(order)


def test_what_went_to_the_bottom_stays_known() -> None:
    """DES-R-31: also when she looks again, and until it is drawn."""
    table = desert(team=MET, tick=0, storm=["sun", "rise", "sun"])
    table.play(Look(), PutUnder("sun"), Look(), PutUnder("rise"))
    assert table.view().storm.bottom == ["sun", "rise"]
    world = table.state.clone()
    world.imagine(0, Rng(4))
    assert [int(card) for card in world.storm[:2]] == [13, 12]


# Navigator

NAV: Team = ("navigator", "explorer", "climber", "archeologist")


def led(table: Desert, other: int) -> list[int]:
    return [move.cell for move in table.moves(Guide) if isinstance(move, Guide) and move.seat == other]


def test_DES_ADV_NAV_1_three_steps_for_another_a_tunnel_is_one() -> None:
    table = desert(board(A1=".@3", E5="T", A3="T", B1=".:2", A5=".@0", E1=".@12"), team=NAV)
    assert set(led(table, 3)) == {at(name) for name in ("A2", "A3", "B2", "C2", "B3", "A4", "E5")}
    table.play(Guide(3, at("E5")))
    assert (table.cells[3], table.view().actions) == (at("E5"), 3)


def test_DES_ADV_NAV_2_an_explorer_goes_across_corners() -> None:
    table = desert(board(B1=".@1", A5=".@023"), team=NAV)
    assert at("E4") in led(table, 1)


def test_DES_ADV_NAV_3_a_climber_enters_blocked_tiles_and_takes_the_navigator() -> None:
    table = desert(board(A1=".@02", B1=".:4", E5=".@13"), team=NAV)
    table.play(GuideWith(2, at("B1"), 0))
    assert (table.cells[2], table.cells[0]) == (at("B1"), at("B1"))
    assert table.refusal(GuideWith(1, at("B1"), 0)) == "DES-R-45"
    table.play(Halt())
    assert table.refusal(GuideWith(1, at("E4"), 3)) == "DES-ADV-NAV-3"


def test_DES_R_10_she_cannot_lead_the_buried() -> None:
    table = desert(board(A1=".:2@3", E5=".@012"), team=NAV)
    assert table.refusal(Guide(3, at("A2"))) == "DES-R-10"
    freed = desert(board(A1=".:2@23", E5=".@01"), team=NAV)
    assert freed.may(Guide(3, at("A2")))


def test_DES_R_45_one_other_adventurer_at_least_one_step() -> None:
    table = desert(board(A1=".@01", E5=".@23"), team=NAV)
    assert table.refusal(Guide(0, at("B1"))) == "DES-R-45"
    assert at("A1") not in led(table, 1)
    table.play(Guide(1, at("B1")), Guide(1, at("A1")))
    assert table.view().actions == 2
    table.play(Guide(2, at("E4")))
    assert table.view().phase == "guiding"
    assert table.refusal(Guide(1, at("B1"))) == "DES-R-45"  # the steps are not shared out
    table.play(Guide(2, at("E3")), Guide(2, at("E2")))
    assert (table.view().phase, table.view().actions, table.cells[2]) == ("actions", 1, at("E2"))


def test_DES_R_46_a_led_climber_changes_passengers_on_the_way() -> None:
    table = desert(board(A1=".@023", B1=".@1"), team=NAV)
    table.play(GuideWith(2, at("B1"), 3), GuideWith(2, at("C1"), 1), Guide(2, at("D1")))
    assert table.cells == [at("A1"), at("C1"), at("D1"), at("B1")]
    assert table.view().actions == 3


# Water Carrier

WAT: Team = ("carrier", "explorer")


def test_DES_ADV_WAT_1_two_portions_from_an_excavated_well() -> None:
    table = desert(board(A1="W@01"), team=WAT, water=[1, 1])
    table.play(DrawWater())
    assert table.water == [3, 1]
    assert table.view().actions == 3


def test_DES_ADV_WAT_2_she_gives_to_neighbours_at_any_time() -> None:
    table = desert(board(A1=".@0", B1=".@1"), team=WAT, water=[4, 1], turn=1)
    table.play(Give(1, 2), seat=0)
    assert table.water == [2, 3]
    assert table.view().actions == 4


def test_DES_ADV_WAT_3_her_canteen_holds_five() -> None:
    assert desert(team=WAT).water[0] == BOX.adventurers[5].canteen == 5


def test_DES_R_23_she_gives_but_does_not_receive_at_a_distance() -> None:
    table = desert(board(A1=".@0", B1=".@1"), team=WAT, water=[1, 4])
    assert table.refusal(Give(0, 1), seat=1) == "DES-SHARE-1"
    corner = desert(board(A1=".@0", B2=".@1"), team=WAT, water=[4, 1])
    assert corner.refusal(Give(1, 1)) == "DES-R-23"
    cards = desert(board(A1=".@0", B1=".@1"), team=WAT, kits=[["shield"], []])
    assert cards.refusal(HandOver(1, "shield")) == "DES-SHARE-4"


def test_DES_R_24_where_and_how_often_she_draws() -> None:
    for face in ("w", "M", "."):
        table = desert(board(A1=f"{face}@01"), team=WAT, water=[1, 1])
        assert table.refusal(DrawWater()) == "DES-R-24"
    sandy = desert(board(A1="W:1@01"), team=WAT, water=[2, 1])
    sandy.play(DrawWater(), DrawWater())
    assert sandy.water == [5, 1]
    assert not sandy.may(DrawWater())
    climbing = desert(board(A1="W:3@01"), team=("carrier", "climber"), water=[2, 1])
    assert climbing.may(DrawWater())
