"""Moving, fuel and jumping, rule by rule."""

from __future__ import annotations

from serai.games.trucks.moves import Drive, Fill, Push, Siphon
from tests.games.trucks.race import race


def test_TRK_MOVE_1_exactly_as_many_cells_as_the_card_says() -> None:
    table = race("a1:N2/9", ["13 24"])
    assert set(table.ends("13")) == {"N1", "N3", "N5", "B1", "B2", "C2"}
    assert table.why("13", "N4") == "TRK-MOVE-1"
    assert "N4" in table.ends("24")


def test_TRK_MOVE_2_every_direction() -> None:
    assert set(race("a1:B2/9", ["13"]).ends("13")) >= {"A2", "B1", "B3", "C1", "C2", "C3"}


def test_TRK_MOVE_3_three_ways_out_of_the_start() -> None:
    ends = race("", ["13"]).ends("13")
    assert [cell for cell, litres in ends.items() if litres[0] == 11] == ["A1", "A2", "A3"]


def test_TRK_MOVE_4_no_cell_twice_and_never_back_to_the_first() -> None:
    table = race("a1:N2/9", ["24"])
    assert table.why("24", "N2") == "TRK-MOVE-4"
    assert "N1" not in table.ends("24")  # there and back again would be two steps


def test_TRK_MOVE_5_the_last_cell_must_be_free() -> None:
    table = race("a1:N2/9 b1:N3/12 a2:N1/12", ["13"])
    assert table.why("13", "N3") == "TRK-MOVE-5"
    assert table.why("13", "N1") == "TRK-MOVE-5"


def test_TRK_MOVE_6_nobody_is_shoved_aside() -> None:
    table = race("a1:N2/4 b1:N3/12", ["13"]).drive("13", "N5")
    assert table.stands("b1") == "N3/12"


def test_TRK_MOVE_7_driving_over_a_truck_is_a_jump() -> None:
    table = race("a1:N2/9 b1:N3/5", ["13"])
    assert table.why("13", "N5") == "TRK-JUMP-1"
    assert race("a1:N2/5 b1:N3/9", ["13"]).drive("13", "N5").heard("jumped")


def test_TRK_MOVE_8_nobody_drives_back_onto_the_start() -> None:
    table = race("a1:A1/9 b1:A2/9", ["13 3any"])
    assert table.why("13", "START") == "TRK-MOVE-8"
    assert table.refusal(Push(1, 1, "START")) == "TRK-MOVE-8"


def test_TRK_MOVE_9_the_oasis_is_entered_by_the_last_step_only() -> None:
    table = race("a1:R1/9", ["13 24"])
    assert table.ends("13")["OASIS"] == [8, 6, 5]  # at once, or round by two other cells, one of them perhaps a skull
    assert all("OASIS" not in choice.way[:-1] for choice in table.seen().choices)
    assert race("a1:M3/9", ["24"]).ends("24")["OASIS"][0] == 6  # skull 2, oasis 1


def test_TRK_MOVE_10_one_truck_of_ones_choice() -> None:
    table = race("a1:B2/9 a2:N3/9", ["13"])
    assert table.ends("13", 1)
    assert table.ends("13", 2)
    table.drive("13", "N2", truck=2)
    assert (table.stands("a1"), table.stands("a2")) == ("B2/9", "N2/8")


def test_TRK_FUEL_1_a_litre_a_step() -> None:
    table = race("a1:A1/9", ["24"])
    assert table.drive("24", "C2", litres=5).stands("a1") == "C2/5"
    assert table.heard("drove")[0].details["litres"] == 5


def test_TRK_FUEL_1_the_gauge_must_be_what_a_way_leaves() -> None:
    table = race("a1:A1/9", ["24"])
    assert table.refusal(Drive("move24", 1, "C2", 7)) == "TRK-FUEL-1"


def test_TRK_FUEL_2_no_tank_holds_more_than_twelve() -> None:
    assert race("a1:B2/12", ["siphon"]).refusal(Fill(1)) == "TRK-FUEL-2"
    assert race("a1:B2/11", ["siphon"]).play(Fill(1)).litres("a1") == 12


def test_TRK_FUEL_3_a_litre_must_be_left() -> None:
    assert race("a1:N2/1", ["13"]).why("13", "N3") == "TRK-FUEL-3"
    assert race("a1:N2/2", ["13"]).drive("13", "N3").litres("a1") == 1


def test_TRK_FUEL_4_below_one_litre_a_truck_goes_home_full() -> None:
    table = race("b1:N2/3", ["siphon"]).play(Siphon(1, 1))
    assert table.stands("b1") == "START/12"


def test_TRK_FUEL_5_a_pushed_truck_pays_nothing() -> None:
    table = race("b1:D2/2", ["3any", "13"], seats=2).play(Push(1, 1, "G2"))
    assert table.stands("b1") == "G2/1"  # only the night that follows on the skull
    assert race("b1:C2/2", ["3any"]).play(Push(1, 1, "F2")).stands("b1") == "F2/2"


def test_TRK_JUMP_1_fewer_litres_after_the_move_than_each_truck_jumped() -> None:
    assert "N5" not in race("a1:N2/9 b1:N3/8", ["13"]).ends("13")  # one litre, then two slopes: 8 are left
    assert race("a1:N2/9 b1:N3/9", ["13"]).ends("13")["N5"] == [8]
    assert race("a1:N1/9 b1:N2/7", ["24"]).ends("24").get("N3") is None  # 9 - 2 = 7: as many is not enough
    assert race("a1:N1/9 b1:N2/8", ["24"]).ends("24")["N3"] == [7]


def test_TRK_JUMP_2_own_trucks_are_jumped_alike() -> None:
    assert race("a1:N1/9 a2:N2/7", ["24"]).ends("24").get("N3") is None
    assert race("a1:N1/9 a2:N2/8", ["24"]).ends("24")["N3"] == [7]


def test_TRK_JUMP_3_going_round_is_no_jump() -> None:
    table = race("a1:B2/12 b1:C2/1", ["24"])
    assert table.ends("24")["C3"][0] == 10
    assert not table.drive("24", "C1").heard("jumped")


def test_TRK_JUMP_4_a_pushed_truck_jumps_freely() -> None:
    table = race("b1:N1/12 a1:N2/1 a2:N3/1", ["3any"])
    assert table.play(Push(1, 1, "N4")).stands("b1") == "N4/12"


def test_TRK_JUMP_5_no_jump_before_a_station() -> None:
    table = race("a1:S2/3 b1:S3/12", ["24"])
    assert table.why("24", "S4") == "TRK-JUMP-5"
    assert "S4" in race("a1:S2/3", ["24"]).ends("24")


def test_TRK_JUMP_6_nothing_happens_to_the_truck_jumped() -> None:
    table = race("a1:N1/5 b1:N2/12", ["24"]).drive("24", "N3")
    assert table.stands("b1") == "N2/12"
    assert table.heard("jumped")[0].details == {"seat": 0, "to": 1, "truck": 1, "litres": 12}


def test_ways_to_one_end_are_one_move_for_each_gauge_the_most_litres_first() -> None:
    ends = race("a1:A2/12", ["24"]).ends("24")
    assert ends["C1"] == [10, 8]
    way = race("a1:A2/12", ["24"]).drive("24", "C1", litres=8).heard("drove")[0].details["way"]
    assert len(str(way).split("-")) == 4


def test_the_way_with_the_fewest_jumps_is_driven() -> None:
    table = race("a1:A2/5 b1:B1/12", ["24"])
    found = [choice for choice in table.seen().choices if choice.trucks == [1] and choice.way[-1] == "C1"]
    assert [(choice.way[:2], choice.jumps) for choice in found if len(choice.way) == 2] == [(["B2", "C1"], [])]
    assert not table.drive("24", "C1").heard("jumped")
