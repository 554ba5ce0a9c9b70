"""Where the rulebook leaves room: each ruling."""

from __future__ import annotations

from serai.core.rng import Rng
from serai.core.state import NOBODY
from serai.games.trucks.moves import Fill, Flip, FlipOther, Push, Restart, Siphon
from serai.games.trucks.rules.end import nobody_can_overtake, ranks_above
from serai.games.trucks.view import view
from tests.games.trucks.race import race


def test_TRK_R1_the_gauge_after_the_whole_move_decides_a_jump() -> None:
    # Over D2 (6 litres) from C2 with 9: after the first step 8 are left, at F2 only 4.
    assert race("a1:C2/9 b1:D2/6", ["13"]).ends("13")["F2"] == [4]
    assert race("a1:N3/6 b1:N4/6", ["24"]).why("24", "N5") == "TRK-JUMP-1"  # slopes cost nothing, so 6 are left


def test_TRK_R2_impossible_is_judged_over_all_own_trucks_and_options() -> None:
    assert race("a1:N1/1 a2:N3/1 a3:OASIS", ["13"]).restarts("13") == []  # truck 2 can roll onto the slope
    assert race("a1:N1/1 a2:N2/1 a3:OASIS", ["13"]).restarts("13") == [1, 2]


def test_TRK_R3_the_owner_picks_one_on_track() -> None:
    table = race("a1:S4/12 a2:T3/12", ["red"])
    assert table.restarts("red") == [1, 2]
    assert table.refusal(Restart("flipown", 3)) == "TRK-TURN-8"


def test_TRK_R4_a_slope_saves_exactly_one_litre() -> None:
    assert race("a1:N3/9", ["13"]).ends("13")["N6"] == [8]  # two slopes, then sand


def test_TRK_R5_siphoning_on_a_slope() -> None:
    for before, after in ((12, 9), (3, 1), (1, 1)):
        assert race(f"b1:N4/{before}", ["siphon"]).play(Siphon(1, 1)).stands("b1") == f"N4/{after}"


def test_TRK_R6_a_cell_may_be_entered_again_in_the_next_move() -> None:
    table = race("a1:N2/9", ["13 13", "24"]).drive("13", "N3")
    table.drive("24", "B1" if "B1" in table.ends("24") else "C2")
    assert table.drive("13", "N2").stands("a1") == "N2/7"
    assert "N2" not in race("a1:N2/9", ["24"]).ends("24")


def test_TRK_R7_the_start_is_entered_only_by_being_sent_home() -> None:
    for move in race("a1:A1/9 b1:A2/9", ["13 24 3any"]).moves():
        assert getattr(move, "cell", "") != "START"


def test_TRK_R8_with_nothing_left_a_truck_runs_dry_before_the_pump() -> None:
    assert race("a1:S2/2", ["24"]).why("24", "S4") == "TRK-STATION-2"
    assert race("a1:S2/3", ["24"]).drive("24", "S4").stands("a1") == "S4/12"
    assert race("a1:S3/3", ["24"]).drive("24", "S5").stands("a1") == "S5/1"


def test_TRK_R9_a_pushed_truck_on_special_cells() -> None:
    assert race("b1:N1/5", ["3any"]).play(Push(1, 1, "N4")).stands("b1") == "N4/5"
    assert race("b1:S1/5 a1:S2/1", ["3any"]).play(Push(1, 1, "S4")).stands("b1") == "S4/12"  # jumps are no bar
    skull = race("b1:B2/5", ["3any", "13", "13"], seats=3).play(Push(1, 1, "E2"))
    assert skull.stands("b1") == "E2/4"  # its owner's turn has begun


def test_TRK_R10_a_night_and_the_leaving_of_a_skull_cost_two_in_all() -> None:
    table = race("a1:C2/9", ["13 13", "13"]).drive("13", "D2").drive("13", "A2")
    assert table.stands("a1") == "D2/7"
    assert table.ends("13")["C2"] == [5]


def test_TRK_R11_nobody_arrives_by_being_pushed() -> None:
    for cell in ("M3", "T4", "U4", "R1", "R2", "R3"):
        assert "OASIS" not in race(f"b1:{cell}/9", ["3any"]).pushed_ends(1)


def test_TRK_R12_the_die_stops_at_twelve() -> None:
    assert race("a1:N1/12", ["siphon"]).restarts("siphon") == [1]
    assert race("a1:S4/12", ["siphon"]).refusal(Fill(1)) == "TRK-FUEL-2"


def test_TRK_R13_a_red_card_may_lower_the_gauge() -> None:
    assert race("a1:N1/8", ["red"]).play(Flip("flipown", "1")).stands("a1") == "N1/5"


def test_TRK_R14_reaching_the_score_without_a_better_place_is_not_enough() -> None:
    # Three have arrived: 11 for one, 8 + 6 for another; two trucks left could bring 5 + 4 = 9, less than 14.
    assert nobody_can_overtake(race("a1:OASIS b1:OASIS b2:OASIS c1:R1/9", seats=3).state) is False  # 11 + 5 > 14
    # Six have arrived: 14 against 11, and the last place of the one truck left is worth 3: 14 as well, first place.
    state = race("a1:OASIS b1:OASIS b2:OASIS c1:OASIS c2:OASIS", seats=3).state
    assert nobody_can_overtake(state) is False  # 11 + 3 = 14 with the better place still wins
    # The other way round: the leader has the better place, and an equal score does not overtake.
    state = race("a1:OASIS c1:OASIS c2:OASIS b1:OASIS", seats=4).state
    assert nobody_can_overtake(state) is False
    over = race("a1:OASIS a2:OASIS b1:OASIS b2:OASIS c1:OASIS", seats=3).state
    assert nobody_can_overtake(over) is True  # 19 against 11 and 4 + 3


def test_TRK_R15_only_the_better_best_place_breaks_a_tie() -> None:
    state = race("a1:OASIS b1:OASIS c1:OASIS c2:OASIS", seats=4).state  # 11, 8, 6 + 5
    assert ranks_above(state, 0, 2)
    assert not ranks_above(state, 2, 0)
    assert not ranks_above(race("a1:R1/9", seats=4).state, 0, 1)  # before any arrival there is no difference


def test_TRK_R16_a_turn_plays_a_card_follows_it_and_refills() -> None:
    names = [happening.name for happening in race("", ["13"]).drive("13", "A1").heard()]
    assert names == ["played", "drove", "drawn"]


def test_TRK_R17_only_red_affects_several_trucks() -> None:
    table = race("a1:N1/3 a2:N2/3 b1:B2/5", ["13 24 3any siphon red pink"])
    several = [move for move in table.moves() if isinstance(move, Flip) and len(move.trucks) > 1]
    assert {move.card for move in several} == {"flipown"}


def test_TRK_R18_with_five_the_black_die_stays_in_the_box() -> None:
    assert "black" not in view(race("", seats=5).state, NOBODY).colours
    assert "black" in view(race("", seats=6).state, NOBODY).colours


def test_TRK_R19_the_card_just_played_is_shuffled_in() -> None:
    table = race("", ["13"], pile="", played="").drive("13", "A2")
    assert table.hand(0) == ["13"]  # it was the only one
    assert table.seen().draw_pile == 0


def test_TRK_R20_a_truck_sent_home_may_start_at_once() -> None:
    table = race("b1:N1/2", ["siphon", "13"]).play(Siphon(1, 1))
    assert table.ends("13", 1)["A1"][0] == 11


def test_what_is_hidden_stays_hidden_and_what_is_known_is_kept() -> None:
    state = race("a1:N1/3", ["13 red", "pink 24"], pile="24 siphon").state
    other = state.clone()
    other.imagine(0, Rng(5))
    assert view(state, 0) == view(other, 0)
    assert view(state, 0).unseen["flipany"] == 1


def test_the_view_tells_what_each_choice_leads_to() -> None:
    table = race("a1:N1/9 b1:N2/8 b2:S1/2", ["24 pink siphon 3any"])
    jump = next(choice for choice in table.seen().choices if choice.way == ["N2", "N3"])
    assert [(jump.jumps[0].seat, jump.jumps[0].truck, jump.jumps[0].litres)] == [(1, 1, 8)]
    assert (jump.litres, jump.arrives, jump.refuels, jump.home) == ([7], False, False, False)
    empties = [choice for choice in table.seen().choices if choice.home]
    assert [(choice.seat, choice.trucks, choice.litres) for choice in empties] == [(1, [2], [12])]
    filled = [choice for choice in table.seen().choices if choice.refuels]
    assert {choice.way[-1] for choice in filled} == {"S4"}
    assert table.seen(1).choices == []
    assert FlipOther(1, 1) in table.moves()
