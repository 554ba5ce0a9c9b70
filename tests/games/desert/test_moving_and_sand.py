"""Le Désert interdit: moving, sand, and being buried."""

from __future__ import annotations

from serai.games.desert.moves import (
    Blast,
    CallStorm,
    Dig,
    DrawWater,
    Excavate,
    Fly,
    Give,
    Guide,
    HandOver,
    Look,
    Reveal,
    ShareReserve,
    Spare,
    TakePart,
    Walk,
)
from serai.games.desert.rules.board import is_buried
from tests.games.desert.desert import Desert, Team, at, desert, same_picture

MIDDLE = """
    . .    . . .
    . .@01 . . .
    . .    # . .
    . .    . . .
    . .    . . .
"""


def walks(table: Desert, seat: int | None = None) -> list[int]:
    return [move.cell for move in table.moves(Walk, seat) if isinstance(move, Walk)]


def test_DES_MOVE_1_a_step_goes_to_a_tile_beside() -> None:
    table = desert(MIDDLE)
    assert walks(table) == [at("B1"), at("A2"), at("C2"), at("B3")]
    table.play(Walk(at("C2")))
    assert table.cells == [at("C2"), at("B2")]
    assert table.view().actions == 3
    assert table.refusal(Walk(at("A2"))) == "DES-MOVE-1"


def test_DES_MOVE_2_no_step_across_a_corner() -> None:
    assert desert(MIDDLE).refusal(Walk(at("A1"))) == "DES-MOVE-2"


def test_DES_MOVE_3_two_markers_block_and_one_does_not() -> None:
    table = desert(". .:1 . . .  .:2 .@01 . . .  . . # . .  . . . . .  . . . . .")
    assert [tile.blocked for tile in table.view().tiles[:6] if tile] == [False, False, False, False, False, True]
    assert at("B1") in walks(table)
    assert at("A2") not in walks(table)


def test_DES_MOVE_4_nobody_enters_a_blocked_tile() -> None:
    table = desert(". . . . .  .:2 .@01 .:3 . .  . . # . .  . . . . .  . . . . .")
    assert table.refusal(Walk(at("A2"))) == "DES-MOVE-4"
    assert table.refusal(Walk(at("C2"))) == "DES-MOVE-4"


def test_DES_MOVE_5_nobody_enters_the_hole() -> None:
    table = desert(". . . . .  . . .@01 . .  . . # . .  . . . . .  . . . . .")
    assert at("C3") not in walks(table)
    assert table.refusal(Walk(at("C3"))) == "DES-MOVE-5"
    assert at("C4") not in walks(table)


TUNNELS = """
    T@0 . . . .
    .   . . . .
    .   . # . .
    .   . . t .
    .   . . . T:1
"""


def test_DES_MOVE_6_a_step_goes_from_tunnel_to_tunnel() -> None:
    table = desert(TUNNELS)
    assert at("E5") in walks(table)
    table.play(Walk(at("E5")))
    assert (table.cells[0], table.view().actions) == (at("E5"), 3)


def test_DES_MOVE_7_excavated_or_not_is_all_one() -> None:
    table = desert(". G . . .  G .@01 . . .  . . # . .  . . . . .  . . . . .")
    assert walks(table) == [at("B1"), at("A2"), at("C2"), at("B3")]


def test_DES_MOVE_8_any_number_shares_a_tile() -> None:
    team: Team = ("archeologist", "climber", "explorer", "meteorologist", "navigator")
    table = desert(". .@1234 . . .  .@0 . . . .  . . # . .  . . . . .  . . . . .", team=team)
    table.play(Walk(at("A1")), Walk(at("B1")))
    assert table.cells == [at("B1")] * 5


def test_DES_MOVE_9_the_edge_is_an_edge() -> None:
    table = desert(". . . . .@0  .@1 . . . .  . . # . .  . . . . .  . . . . .")
    assert walks(table) == [at("D1"), at("E2")]
    assert table.refusal(Walk(at("A2"))) == "DES-MOVE-1"


def test_DES_SAND_1_one_marker_from_here_or_beside() -> None:
    table = desert(".:1 .:3 . . .  .:3 .:1@0 . . .  . . # . .  . . . . .  . . . . .", team=("navigator", "climber"))
    assert [move.cell for move in table.moves(Dig) if isinstance(move, Dig)] == [at("B1"), at("A2"), at("B2")]
    table.play(Dig(at("B1")))
    assert (table.sand(at("B1")), table.view().actions) == (2, 3)
    assert table.refusal(Dig(at("A1"))) == "DES-SAND-1"


def test_DES_SAND_2_the_marker_returns_to_the_supply() -> None:
    table = desert(".:2@01 . . . .  . . . . .  . . # . .  . . . . .  . . . . .", team=("navigator", "explorer"))
    before = table.view().supply
    table.play(Dig(at("A1")))
    assert table.view().supply == before + 1


def test_DES_SAND_3_sand_has_no_upper_limit() -> None:
    table = desert(". . . . .  . . . . .  . . # . .  . . .:9 . .  . . . . .", storm=["wind-north-1"])
    table.play(CallStorm(), Reveal())
    assert table.sand(at("C3")) == 10


def test_DES_SAND_4_board_and_supply_make_48() -> None:
    table = desert(". .:2 .:1 . .  . . . . .  . . # . .  . . .:5 . .  . . . . .", storm=["wind-north-2"])
    for moves in ([Dig(at("B1"))], [CallStorm(), Reveal()]):
        table.play(*moves)
        assert sum(map(table.sand, range(25))) + table.view().supply == 48


def test_DES_SAND_5_excavated_tiles_get_sand_too() -> None:
    table = desert(". . . . .  . . . . .  . . # . .  . . G . .  . . . . .", storm=["wind-north-1"])
    table.play(CallStorm(), Reveal())
    assert same_picture(table.picture(), ".@01 . . . .  . . . . .  . . G:1 . .  . . # . .  . . . . .")


# Buried

SUNK = """
    .:3@0 .:1 . . .
    .:2   .@1 . . .
    .     .   # . .
    .     .   . . .
    .     .   . . .
"""


def test_DES_BURY_1_two_markers_bury_and_one_does_not() -> None:
    table = desert(SUNK)
    assert [person.buried for person in table.view().travellers] == [True, False]


def test_DES_BURY_2_somebody_buried_can_only_dig_where_they_are() -> None:
    table = desert(SUNK, team=("navigator", "explorer"))
    assert table.kinds() == {"CallStorm", "Dig"}
    assert table.refusal(Walk(at("B1"))) == "DES-BURY-2"
    table.play(Dig(at("A1")))
    assert table.view().travellers[0].buried
    table.play(Dig(at("A1")))
    assert not table.view().travellers[0].buried
    assert table.may(Walk(at("B1")))


def test_DES_BURY_3_others_can_dig_them_out() -> None:
    table = desert(".:2@0 .@1 . . .  . . . . .  . . # . .  . . . . .  . . . . .", turn=1)
    assert is_buried(table.state, 0)
    table.play(Dig(at("A1")))
    assert not is_buried(table.state, 0)


def test_DES_BURY_4_being_buried_costs_nothing() -> None:
    table = desert(SUNK, storm=["wind-north-1"])
    table.play(CallStorm(), Reveal())
    assert table.water == [3, 4]
    assert table.end() is None


def test_DES_R_7_somebody_buried_can_share_and_play_cards_anywhere() -> None:
    table = desert(
        ".:2@01 .:4 . . .  . . . . .  . . # . .  . . . . .  . . . . .",
        team=("navigator", "explorer"), water=[4, 1], kits=[["blaster", "reserve", "jetpack"], []],
    )  # fmt: skip
    assert table.may(Give(1, 3))
    assert table.may(HandOver(1, "blaster"))
    assert table.may(Blast(at("B1")))
    assert table.may(ShareReserve())
    assert table.may(Give(0, 1), seat=1) is False  # a full canteen
    table.play(Blast(at("B1")))
    assert table.sand(at("B1")) == 0


def test_DES_R_8_special_actions_are_actions() -> None:
    for role, move in (("meteorologist", Look()), ("meteorologist", Spare()), ("navigator", Guide(1, at("C1")))):
        table = desert(".:2@0 .@1 . . .  . . . . .  . . # . .  . . . . .  . . . . .", team=(role, "explorer"))  # type: ignore[arg-type]
        assert table.refusal(move) == "DES-BURY-2"
    table = desert(
        "W:2@0 .@1 . . .  . . . . .  . . # . .  . . . . .  . . . . .", team=("carrier", "explorer"), water=[1, 1]
    )
    assert table.refusal(DrawWater()) == "DES-BURY-2"


def test_DES_R_9_somebody_buried_digs_nowhere_else() -> None:
    table = desert(SUNK)
    assert [move.cell for move in table.moves(Dig) if isinstance(move, Dig)] == [at("A1")]
    assert table.refusal(Dig(at("B1"))) == "DES-BURY-2"


def test_DES_R_22_beside_means_by_a_side() -> None:
    """Neither across the hole, nor through a tunnel, nor at a corner; the Explorer has his corners."""
    across = desert(
        ". . . . .  . . .@0 . .  . . # . .  . . .:1 . .  . . . . .",
        team=("carrier", "explorer"),
        kits=[["blaster"], []],
    )
    assert across.refusal(Dig(at("C4"))) == "DES-SAND-1"
    assert across.refusal(Blast(at("C4"))) == "DES-EQ-BLAST-1"
    tunnel = desert(
        "T@0 . . . .  . . . . .  . . # . .  . . . . .  . . . . T:1@1", water=[3, 1], team=("carrier", "explorer")
    )
    assert tunnel.refusal(Dig(at("E5"))) == "DES-SAND-1"
    assert tunnel.refusal(Give(1, 1)) == "DES-R-23"
    corner = desert(". . . . .  . .@0 . . .  . .:1 # . .  . . . . .  . . . . .", team=("explorer", "carrier"))
    assert corner.may(Dig(at("B3")))


def test_DES_R_47_nobody_walks_out_of_turn() -> None:
    table = desert(MIDDLE)
    assert table.refusal(Walk(at("B1")), seat=1) == "DES-R-47"
    assert table.state.legal(1)[:] == table.state.legal(1)[:0]
    winged = desert(MIDDLE, kits=[[], ["jetpack"]])
    winged.play(Fly(at("E5")), seat=1)
    assert winged.cells == [at("B2"), at("E5")]


def test_DES_R_49_what_changes_nothing_is_no_move() -> None:
    table = desert("W@0 . . . .  .@1 . . . .  . . # . .  . . . . .  . . . . .", team=("carrier", "navigator"))
    assert table.refusal(Dig(at("A1"))) == "DES-R-49"
    assert table.refusal(DrawWater()) == "DES-R-49"
    assert table.moves(Give) == []
    led = desert("W@0 . . . .  .@1 . . . .  . . # . .  . . . . .  . . . . .", team=("carrier", "navigator"), turn=1)
    assert Guide(0, at("A1")) not in led.moves(Guide)


def test_the_other_refusals_of_actions() -> None:
    table = desert("G@0!1 . . . .  . . . . .  . . # . .  . . . . .  . . . . .", team=("archeologist", "explorer"))
    assert table.refusal(Excavate()) == "DES-EXC-4"
    assert table.refusal(TakePart("propeller")) == "DES-PART-1"
    assert table.refusal(Spare()) == "DES-ADV-MET-1"
    assert table.refusal(Look()) == "DES-ADV-MET-2"
    assert table.refusal(DrawWater()) == "DES-ADV-WAT-1"
    assert table.refusal(Guide(1, at("B1"))) == "DES-ADV-NAV-1"
    assert table.refusal(Excavate(), seat=1) == "DES-TURN-1"
