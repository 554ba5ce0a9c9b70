"""Le Désert interdit: excavating, water, equipment found, clues and parts."""

from __future__ import annotations

import pytest

from serai.core.errors import Illegal
from serai.core.match import UNDO
from serai.games.desert.moves import CallStorm, Dig, Excavate, Fly, RaiseShield, Reveal, ShareReserve, TakePart, Walk
from serai.games.desert.pieces import BOX, EQUIPMENT, PARTS, Equipment
from serai.games.desert.state import TAKEN, UNPLACED
from tests.games.desert.desert import Desert, Team, at, board, desert, same_picture


def test_DES_EXC_1_only_a_bare_desert_tile_under_the_pawn() -> None:
    for sand, legal in ((0, True), (1, False)):
        table = desert(board(B2=f"g:{sand}@0" if sand else "g@0"))
        assert table.may(Excavate()) is legal
    table = desert(board(B2="g:1@0"))
    assert table.refusal(Excavate()) == "DES-EXC-1"
    table.play(Dig(at("B2")), Excavate())
    assert table.view().actions == 2


def test_DES_EXC_2_the_tile_turns_for_good() -> None:
    table = desert(board(B2="t@0"), storm=["wind-east-1"])
    table.play(Excavate())
    assert table.word(at("B2")) == "T@0"
    table.play(CallStorm(), Reveal())
    assert table.word(at("B2")) == "T@0"
    assert table.cards(0) != []  # the symbol has worked


def test_DES_EXC_3_what_was_seen_is_not_taken_back() -> None:
    table = desert(board(B2="g@0"))
    table.play(Walk(at("B1")), Walk(at("B2")))
    table.match.enter(0, 0, UNDO)
    table.play(Walk(at("B2")), Excavate())
    with pytest.raises(Illegal):
        table.match.enter(0, 0, UNDO)


def test_DES_EXC_4_never_twice() -> None:
    table = desert(board(B2="g@0"))
    table.play(Excavate())
    assert table.refusal(Excavate()) == "DES-EXC-4"


# Water

WET: Team = ("archeologist", "meteorologist", "navigator")


def test_DES_WELL_1_all_on_the_well_gain_two() -> None:
    table = desert(board(B2="w@01", B3=".@2"), team=WET, water=[0, 3, 1])
    table.play(Excavate())
    assert table.water == [2, 4, 1]


def test_DES_WELL_2_only_once() -> None:
    table = desert(board(B2="w@0", B1=".@12"), team=WET, water=[0, 0, 0], storm=["wind-east-1"] * 3)
    table.play(Excavate(), CallStorm(), Reveal(), Reveal(), Reveal())
    table.play(Walk(at("B2")))
    assert table.water == [2, 0, 0]


def test_DES_WELL_3_the_mirage_gives_nothing() -> None:
    table = desert(board(B2="m@012"), team=WET, water=[0, 0, 0])
    table.play(Excavate())
    assert table.water == [0, 0, 0]
    assert table.word(at("B2")) == "M@012"


def test_DES_R_4_the_full_amount_at_once_as_far_as_it_goes() -> None:
    table = desert(board(B2="w@012"), team=WET, water=[2, 4, 2])
    table.play(Excavate())
    assert table.water == [3, 4, 4]


def test_DES_R_2_nought_is_alive() -> None:
    table = desert(water=[1, 1], storm=["sun", "sun"], tick=0)
    table.play(CallStorm(), Reveal())
    assert table.water == [0, 0]
    assert table.end() is None
    table.play(Reveal())
    assert table.water == [-1, -1]
    assert table.end() is not None


# Equipment found


@pytest.mark.parametrize("card", EQUIPMENT)
def test_DES_GEAR_1_a_gear_draws_the_top_card_for_the_one_who_excavates(card: Equipment) -> None:
    table = desert(board(B2="g@01"), gear=[card])
    table.play(Excavate())
    assert table.cards(0) == [card]
    assert table.cards(1) == []
    assert table.view(1).travellers[0].equipment == [card]
    assert table.view().equipment_pile == 11


@pytest.mark.parametrize(
    ("face", "cards"), [("g", 1), ("c", 1), ("t", 1), ("w", 0), ("m", 0), ("l", 0), ("r0", 0), ("k3", 0)]
)
def test_DES_GEAR_2_tunnels_and_the_wreck_have_a_gear(face: str, cards: int) -> None:
    table = desert(board(B2=f"{face}@0"))
    table.play(Excavate())
    assert len(table.cards(0)) == cards
    assert BOX.tiles["gear"] + BOX.tiles["crash"] + BOX.tiles["tunnel"] == 12


def test_DES_GEAR_3_only_the_holder_plays_a_card() -> None:
    table = desert(board(B2=".@01"), kits=[["reserve"], []], water=[1, 1])
    assert table.refusal(ShareReserve(), seat=1) == "DES-GEAR-3"
    assert table.may(ShareReserve(), seat=0)


def test_DES_GEAR_4_any_number_of_cards() -> None:
    kit: list[Equipment] = [
        "blaster",
        "blaster",
        "blaster",
        "jetpack",
        "jetpack",
        "jetpack",
        "shield",
        "shield",
        "reserve",
    ]
    table = desert(board(B2="g@0"), kits=[kit, []], gear=["throttle"])
    table.play(Excavate())
    assert len(table.cards(0)) == 10


def test_DES_GEAR_5_no_card_undoes_a_storm_card() -> None:
    table = desert(water=[3, 4], kits=[["shield"], []], storm=["sun", "sun", "sun"])
    table.play(CallStorm(), Reveal())
    assert table.water == [2, 3]
    table.play(RaiseShield())
    assert table.water == [2, 3]  # the first one is over
    table.play(Reveal())
    assert table.water == [2, 3]


def test_DES_GEAR_6_a_played_card_is_gone() -> None:
    table = desert(kits=[["reserve"], []], water=[1, 1])
    table.play(ShareReserve())
    assert table.cards(0) == []
    assert table.view().played["reserve"] == 1
    assert table.refusal(ShareReserve()) == "DES-GEAR-3"


def test_DES_GEAR_7_free_and_in_anybodys_turn() -> None:
    table = desert(kits=[[], ["jetpack", "reserve", "throttle"]], water=[1, 1])
    table.play(ShareReserve(), seat=1)
    assert table.view().actions == 4
    table.play(CallStorm())
    table.play(Fly(at("E5")), seat=1)
    assert table.cells == [at("A1"), at("E5")]
    assert table.kinds(seat=1) == set()  # the Time Throttle waits for its turn


# Clues and parts


def find(picture: str) -> Desert:
    """Excavates the tile under seat 0."""
    return desert(picture).play(Excavate())


def test_DES_CLUE_1_each_part_has_a_row_and_a_column_clue() -> None:
    for part in PARTS:
        assert BOX.tiles[f"row-{part}"] == BOX.tiles[f"column-{part}"] == 1  # type: ignore[index]
    table = find(board(B2="r1@0"))
    assert table.view().parts["gearbox"].row == at("B2")
    assert table.view().parts["gearbox"].column is None


def test_DES_CLUE_2_one_clue_places_nothing() -> None:
    assert find(board(B2="r1@0", D4="k1")).parts == [UNPLACED] * 4
    assert find(board(B2="r1@0", D4="K2")).parts == [UNPLACED] * 4


def test_DES_CLUE_3_the_part_appears_where_row_and_column_cross() -> None:
    table = find(board(B2="r1@0", D4="K1"))
    assert table.parts == [UNPLACED, at("D2"), UNPLACED, UNPLACED]
    assert same_picture(table.picture(), board(A1=".@1", B2="R1@0", D4="K1", D2=".!1"))


def test_DES_CLUE_4_where_the_tiles_are_now_in_either_order() -> None:
    assert find(board(B2="R1", D4="k1@0")).parts[1] == at("D2")
    table = desert(board(B2="R1", C4="K1", E5="g"), storm=["wind-north-1", "wind-west-1", "wind-east-1"])
    table.play(CallStorm(), Reveal())
    assert table.word(at("C3")) == "K1:1"  # it has moved since it was found
    moved = desert(board(C4="k1@0", B2="R1"), storm=["wind-north-1"], tick=0)
    moved.play(CallStorm(), Reveal(), Reveal())
    moved.state.turn, moved.state.actions = 0, 4
    moved.play(Dig(moved.cells[0]))
    while moved.sand(moved.cells[0]):
        moved.play(Dig(moved.cells[0]))
    moved.play(Excavate())
    assert moved.parts[1] % 5 == moved.cells[0] % 5
    assert moved.parts[1] // 5 == next(cell for cell in range(25) if moved.word(cell).startswith("R1")) // 5


def test_DES_CLUE_5_both_in_one_row_then_on_the_column_clue() -> None:
    assert find(board(B2="r1@0", D2="K1")).parts[1] == at("D2")


def test_DES_CLUE_6_both_in_one_column_then_on_the_row_clue() -> None:
    assert find(board(B2="r1@0", B5="K1")).parts[1] == at("B2")


def test_DES_CLUE_7_in_the_hole_it_waits_for_the_next_tile() -> None:
    table = desert(board(A3="r1@0", C1="K1"), storm=["wind-south-1"])
    table.play(Excavate())
    assert table.word(at("C3")) == "#!1"
    assert table.view().hole_parts == ["gearbox"]
    table.play(CallStorm(), Reveal())
    assert table.word(at("C3")) == ".:1!1"
    assert table.word(at("C2")) == "#"


def test_DES_CLUE_8_the_part_goes_with_its_tile() -> None:
    table = desert(board(C4="G!1", B2="R1", C5="K1"), storm=["wind-north-1"])
    table.play(CallStorm(), Reveal())
    assert table.word(at("C3")) == "G:1!1"


def test_DES_CLUE_9_sand_does_not_bury_a_part() -> None:
    table = desert(board(C4="G!1"), storm=["wind-north-1"])
    table.play(CallStorm(), Reveal())
    tile = table.view().tiles[at("C3")]
    assert tile is not None
    assert (tile.sand, tile.parts) == (1, ["gearbox"])


def test_DES_PART_1_from_an_excavated_unblocked_tile() -> None:
    for word in ("G@0!1", "G:1@0!1"):
        assert desert(board(B2=word)).may(TakePart("gearbox"))
    table = desert(board(B2="G:2@01!1"), team=("climber", "navigator"))
    assert table.refusal(TakePart("gearbox")) == "DES-PART-1"
    table.play(Dig(at("B2")), TakePart("gearbox"))
    assert table.view().actions == 2


def test_DES_PART_2_not_from_under_the_desert() -> None:
    table = desert(board(B2="g@0!1"))
    assert table.refusal(TakePart("gearbox")) == "DES-PART-2"
    table.play(Excavate(), TakePart("gearbox"))
    assert table.parts[1] == TAKEN


def test_DES_PART_3_a_taken_part_is_the_teams_for_good() -> None:
    table = desert(board(B2="G@0!1"))
    table.play(TakePart("gearbox"))
    assert table.parts[1] == TAKEN
    assert table.view().parts["gearbox"].taken
    assert table.state.taken == 1
    assert "!" not in table.picture()


def test_DES_R_37_a_part_in_the_hole_is_out_of_reach() -> None:
    table = desert(board(C2="G@0", C3="#!12"), storm=["wind-west-1", "wind-west-3", "wind-south-1"])
    assert table.moves(TakePart) == []
    lull = desert(". . . . #!12 . . . . . . . . . . . . . . . . . . . .", storm=["wind-west-2", "wind-west-1"])
    lull.play(CallStorm(), Reveal())
    assert lull.word(at("E1")) == "#!12"
    table.play(CallStorm(), Reveal())
    assert table.word(at("C3")) == ".:1!12"


def test_DES_R_38_several_parts_on_one_tile_one_action_each() -> None:
    table = desert(board(B2="G@0!13"))
    assert table.moves(TakePart) == [TakePart("gearbox"), TakePart("compass")]
    table.play(TakePart("compass"))
    assert table.word(at("B2")) == "G@0!1"
    table.play(TakePart("gearbox"))
    assert table.view().actions == 2


def test_DES_R_39_parts_are_not_passed_on() -> None:
    table = desert(board(B2="G@01!1"), team=("navigator", "explorer"))
    table.play(TakePart("gearbox"))
    assert table.kinds() <= {"CallStorm", "Walk", "Guide"}
    assert table.kinds(seat=1) == set()


def test_DES_R_40_a_tile_with_a_part_works_as_usual() -> None:
    table = find(board(B2="t@0!2"))
    assert len(table.cards(0)) == 1
    assert table.word(at("B2")) == "T@0!2"
    clue = find(board(B2="r1@0!2", D4="K1"))
    assert clue.parts[1:3] == [at("D2"), at("B2")]
