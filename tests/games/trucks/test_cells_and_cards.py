"""Slopes, stations, skulls and the cards, rule by rule."""

from __future__ import annotations

from serai.games.trucks.moves import Drive, Fill, Flip, FlipOther, Push, Restart, Siphon
from tests.games.trucks.race import race


def test_TRK_SLOPE_1_a_step_onto_a_slope_is_free_and_nobody_may_pay_for_it() -> None:
    assert race("a1:N3/1", ["13"]).ends("13")["N4"] == [1]
    assert race("a1:N3/5", ["13"]).ends("13")["N6"] == [4]


def test_TRK_SLOPE_2_the_arrow_forbids_nothing() -> None:
    table = race("a1:N6/1", ["24"])
    assert table.drive("24", "N4").stands("a1") == "N4/1"


def test_TRK_SLOPE_3_only_the_owner_moves_a_truck_on_a_slope() -> None:
    assert race("b1:N4/9", ["3any"]).refusal(Push(1, 1, "N1")) == "TRK-SLOPE-3"
    assert race("b1:N4/9", ["3any"]).pushed_ends(1) == []
    assert "N1" in race("a1:N4/9", ["3any"]).ends("3any")


def test_TRK_SLOPE_4_siphoning_leaves_a_litre_on_a_slope() -> None:
    assert race("b1:U3/2", ["siphon"]).play(Siphon(1, 1)).stands("b1") == "U3/1"


def test_TRK_SLOPE_5_gauges_on_slopes_are_flipped() -> None:
    assert race("b1:U3/2", ["pink"]).play(FlipOther(1, 1)).stands("b1") == "U3/11"
    assert race("a1:U3/2", ["red"]).play(Flip("flipown", "1")).stands("a1") == "U3/11"


def test_TRK_STATION_1_ending_at_a_station_fills_the_tank() -> None:
    table = race("a1:S3/2", ["13"]).drive("13", "S4")
    assert table.stands("a1") == "S4/12"
    assert table.heard("refuelled")[0].details == {"seat": 0, "truck": 1}


def test_TRK_STATION_2_a_litre_must_be_left_at_the_pump() -> None:
    assert race("a1:S3/1", ["13"]).why("13", "S4") == "TRK-STATION-2"


def test_TRK_STATION_3_passing_a_station_fills_nothing() -> None:
    assert race("a1:S3/9", ["24"]).drive("24", "S5").stands("a1") == "S5/7"


def test_TRK_STATION_4_the_gauge_at_a_station_stays_at_twelve() -> None:
    assert race("b1:S4/12", ["siphon"]).refusal(Siphon(1, 1)) == "TRK-STATION-4"
    assert race("b1:S4/12", ["pink"]).refusal(FlipOther(1, 1)) == "TRK-STATION-4"
    assert race("a1:S4/12", ["red"]).refusal(Flip("flipown", "1")) == "TRK-STATION-4"
    assert race("a1:S4/12", ["pink"]).refusal(Flip("flipany", "1")) == "TRK-STATION-4"


def test_TRK_STATION_5_a_truck_pushed_onto_a_station_is_filled() -> None:
    table = race("b1:S1/2", ["3any"]).play(Push(1, 1, "S4"))
    assert table.stands("b1") == "S4/12"
    assert table.heard("refuelled")[0].details == {"seat": 1, "truck": 1}


def test_TRK_STATION_6_a_truck_can_be_pushed_off_a_station_and_keeps_twelve() -> None:
    assert race("b1:S4/12", ["3any"]).play(Push(1, 1, "S1")).stands("b1") == "S1/12"


def test_TRK_SKULL_1_a_step_onto_a_skull_costs_a_litre() -> None:
    assert race("a1:C2/9", ["13"]).drive("13", "D2").stands("a1") == "D2/8"


def test_TRK_SKULL_2_leaving_a_skull_costs_a_litre_more_in_the_same_move_or_later() -> None:
    assert race("a1:C2/9", ["13"]).ends("13")["F2"] == [4]  # 1 + 2 + 2
    assert race("a1:E2/9", ["13"]).ends("13")["F2"] == [7]


def test_TRK_SKULL_3_a_night_on_a_skull_costs_a_litre_before_the_card() -> None:
    table = race("b1:D2/5", ["13"]).drive("13", "A2")
    assert (table.state.turn, table.stands("b1")) == (1, "D2/4")
    assert table.heard("scorched")[0].details == {"seat": 1, "truck": 1, "litres": 4}


def test_TRK_SKULL_4_every_turn_and_however_the_truck_came_there() -> None:
    table = race("b1:B2/5", ["3any 13", "red red"]).play(Push(1, 1, "E2"))
    assert table.stands("b1") == "E2/4"
    table.play(Flip("flipown", "1")).drive("13", "A2")
    assert table.stands("b1") == "E2/8"  # 4 flipped is 9, less another night


def test_TRK_SKULL_5_a_truck_emptied_by_the_night_restarts_and_may_be_used() -> None:
    table = race("b1:D2/1", ["13", "13"]).drive("13", "A2")
    assert table.stands("b1") == "START/12"
    assert [h.name for h in table.heard("scorched", "sent-home")] == ["scorched", "sent-home"]
    assert table.ends("13", 1)["A1"][0] == 11


def test_TRK_CARD_13_one_or_three() -> None:
    ends = race("a1:T1/12", ["13"]).ends("13")
    assert ends["T2"] == [11]
    assert ends["T4"] == [9]
    assert "T3" not in ends


def test_TRK_CARD_24_two_or_four() -> None:
    ends = race("a1:T1/12", ["24"]).ends("24")
    assert ends["T3"] == [12]
    assert ends["T5"] == [8]
    assert "T4" not in ends


def test_TRK_CARD_3ANY_1_an_own_truck_by_the_rules_or_a_foreign_one() -> None:
    table = race("a1:T1/3 b1:U1/5", ["3any"])
    assert "T4" not in table.ends("3any")
    assert table.why("3any", "T4") == "TRK-FUEL-3"
    assert "U4" in table.pushed_ends(1)
    assert table.refusal(Push(1, 1, "U2")) == "TRK-MOVE-1"


def test_TRK_CARD_3ANY_2_not_from_the_start_nor_from_a_slope() -> None:
    table = race("b2:U3/5", ["3any"])
    assert table.refusal(Push(1, 1, "B2")) == "TRK-CARD-3ANY-2"
    assert table.pushed_ends(1, 1) == table.pushed_ends(1, 2) == []


def test_TRK_CARD_3ANY_3_not_into_the_oasis() -> None:
    table = race("b1:M3/5", ["3any"])
    assert table.refusal(Push(1, 1, "OASIS")) == "TRK-CARD-3ANY-3"
    assert "OASIS" not in table.pushed_ends(1)


def test_TRK_CARD_3ANY_4_onto_a_free_cell_and_no_cell_twice() -> None:
    table = race("b1:N1/5 a1:N4/9", ["3any"])
    assert table.refusal(Push(1, 1, "N4")) == "TRK-MOVE-5"
    assert table.refusal(Push(1, 1, "N1")) == "TRK-MOVE-4"
    assert "C1" not in table.pushed_ends(1)


def test_TRK_CARD_SIPHON_1_three_litres_from_a_foreign_truck_on_track() -> None:
    table = race("b1:N1/5", ["siphon"])
    assert table.refusal(Siphon(1, 2)) == "TRK-CARD-SIPHON-1"
    assert table.play(Siphon(1, 1)).stands("b1") == "N1/2"
    assert table.heard("siphoned")[0].details == {"seat": 0, "to": 1, "truck": 1, "litres": 2}


def test_TRK_CARD_SIPHON_2_emptied_it_goes_home() -> None:
    assert race("b1:N1/3", ["siphon"]).play(Siphon(1, 1)).stands("b1") == "START/12"
    assert race("b1:N1/4", ["siphon"]).play(Siphon(1, 1)).stands("b1") == "N1/1"


def test_TRK_CARD_SIPHON_3_or_a_litre_for_an_own_truck() -> None:
    table = race("a1:N1/5", ["siphon"])
    assert table.refusal(Fill(2)) == "TRK-CARD-SIPHON-3"
    assert table.play(Fill(1)).stands("a1") == "N1/6"


def test_TRK_CARD_RED_1_one_or_more_own_trucks() -> None:
    table = race("a1:N1/1 a3:B2/4", ["red"])
    assert [move.trucks for move in table.moves() if isinstance(move, Flip)] == ["1", "3", "1-3"]
    assert table.refusal(Flip("flipown", "1-2")) == "TRK-CARD-RED-1"
    table.play(Flip("flipown", "1-3"))
    assert (table.stands("a1"), table.stands("a2"), table.stands("a3")) == ("N1/12", "START/12", "B2/9")


def test_TRK_CARD_RED_2_downwards_too() -> None:
    assert race("a1:N1/12", ["red"]).play(Flip("flipown", "1")).stands("a1") == "N1/1"


def test_TRK_CARD_PINK_1_exactly_one_truck_of_anybody() -> None:
    table = race("a1:N1/3 a2:N2/3 b1:B2/10", ["pink"])
    assert table.refusal(Flip("flipany", "1-2")) == "TRK-CARD-PINK-1"
    assert table.refusal(FlipOther(1, 2)) == "TRK-CARD-PINK-1"
    assert Flip("flipany", "2") in table.moves()
    assert table.play(FlipOther(1, 1)).stands("b1") == "B2/3"


def test_codes_that_no_move_has_are_refused() -> None:
    table = race("a1:N1/3 b1:N2/3", ["13 siphon red"])
    assert table.refusal(Siphon(0, 1)) == "SER-MOVE"
    assert table.refusal(Push(5, 1, "N1")) == "SER-MOVE"
    assert table.refusal(Drive("move13", 1, "Z9", 3)) == "SER-MOVE"
    assert table.refusal(Restart("move13", 1)) == "TRK-TURN-7"
