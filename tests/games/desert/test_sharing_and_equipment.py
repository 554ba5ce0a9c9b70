"""Le Désert interdit: sharing, and what equipment does."""

from __future__ import annotations

from serai.core.rng import Rng
from serai.core.sets import listed
from serai.core.state import NOBODY
from serai.games.desert import GAME
from serai.games.desert.moves import (
    Blast,
    CallStorm,
    Excavate,
    Fly,
    FlyWith,
    Give,
    Guide,
    HandOver,
    Look,
    PutOnTop,
    RaiseShield,
    Reveal,
    Scout,
    ShareReserve,
    SpeedUp,
    TakePart,
    Walk,
    encode,
)
from serai.games.desert.state import TAKEN
from serai.games.desert.view import view
from tests.games.desert.desert import Team, at, begun, board, desert

THREE: Team = ("archeologist", "meteorologist", "navigator")


def test_DES_SHARE_1_water_is_free_at_any_time_and_out_of_turn() -> None:
    table = desert(board(B2=".@01", D4=".@2"), team=THREE, water=[0, 4, 0])
    assert table.moves(Give, seat=1) == [Give(0, 1), Give(0, 2), Give(0, 3)]
    table.play(Give(0, 2), seat=1)
    assert table.view().actions == 4
    assert table.refusal(Give(2, 1), seat=1) == "DES-SHARE-1"
    table.play(CallStorm())
    assert table.may(Give(0, 1), seat=1)


def test_DES_SHARE_2_what_one_loses_the_other_gains() -> None:
    table = desert(board(B2=".@012"), team=THREE, water=[1, 4, 1])
    table.play(Give(2, 3), seat=1)
    assert table.water == [1, 1, 4]


def test_DES_SHARE_3_no_canteen_over_its_maximum() -> None:
    table = desert(board(B2=".@012"), team=THREE, water=[2, 4, 4])
    assert table.moves(Give, seat=1) == [Give(0, 1)]
    assert table.refusal(Give(0, 2), seat=1) == "DES-SHARE-3"


def test_DES_SHARE_4_equipment_is_passed_on_one_tile() -> None:
    table = desert(board(B2=".@01", D4=".@2"), team=THREE, kits=[[], ["jetpack"], []])
    assert table.refusal(HandOver(2, "jetpack"), seat=1) == "DES-SHARE-4"
    table.play(HandOver(0, "jetpack"), seat=1)
    assert (table.cards(0), table.cards(1)) == (["jetpack"], [])
    assert table.view().actions == 4


def test_DES_R_3_a_giver_may_go_down_to_nought() -> None:
    table = desert(board(B2=".@01"), water=[0, 2])
    table.play(Give(0, 2), seat=1)
    assert table.water == [2, 0]
    assert table.end() is None
    assert table.refusal(Give(0, 1), seat=1) == "DES-R-3"


def test_DES_R_5_the_windows_of_free_acts() -> None:
    """Before and after each action and between storm cards; not amid an action of several steps."""
    table = desert(board(B2=".@01"), team=("meteorologist", "carrier"), water=[1, 4], storm=["sun", "sun"], tick=1)
    assert listed(table.state.movers()) == [0, 1]
    table.play(Walk(at("B1")), Walk(at("B2")))
    table.play(Give(0, 1), seat=1)
    table.play(Look())
    assert listed(table.state.movers()) == [0]
    assert table.refusal(Give(0, 1), seat=1) == "DES-R-5"
    table.play(PutOnTop("sun"), PutOnTop("sun"))
    table.play(*table.moves(PutOnTop))
    table.play(CallStorm(), Reveal())
    assert table.water == [1, 2]
    table.play(Give(0, 1), seat=1)  # between two cards
    table.play(Reveal())
    assert table.water == [1, 0]


# Equipment


def test_DES_EQ_BLAST_1_all_sand_from_here_or_beside() -> None:
    table = desert(board(B2=".:2@0", B1=".:5", A1=".:1"), kits=[["blaster"], []], turn=1)
    assert [move.cell for move in table.moves(Blast, seat=0) if isinstance(move, Blast)] == [at("B1"), at("B2")]
    supply = table.view().supply
    table.play(Blast(at("B1")), seat=0)
    assert (table.sand(at("B1")), table.view().supply) == (0, supply + 5)
    assert table.view().actions == 4


def test_DES_EQ_BLAST_2_the_explorer_aims_across_corners() -> None:
    picture = board(B2=".@0", A1=".:3")
    assert desert(picture, team=("explorer", "climber"), kits=[["blaster"], []]).may(Blast(at("A1")))
    other = desert(picture, team=("navigator", "climber"), kits=[["blaster"], []])
    assert other.refusal(Blast(at("A1"))) == "DES-EQ-BLAST-1"


def test_DES_EQ_JET_1_to_any_unblocked_tile() -> None:
    table = desert(board(A1=".@01", E5=".:1", D5=".:2"), kits=[["jetpack"], []])
    assert len(table.moves(Fly)) == 22  # 24 tiles but the own and the blocked one
    table.play(Fly(at("E5")))
    assert (table.cells, table.view().actions) == ([at("E5"), at("A1")], 4)


def test_DES_EQ_JET_2_with_one_companion_at_most() -> None:
    table = desert(board(A1=".@01", B1=".@2"), team=THREE, kits=[["jetpack"], [], []])
    assert table.refusal(FlyWith(at("E5"), 2)) == "DES-EQ-JET-2"
    table.play(FlyWith(at("E5"), 1))
    assert table.cells == [at("E5"), at("E5"), at("B1")]


def test_DES_EQ_SHIELD_1_the_user_and_all_on_the_tile() -> None:
    table = desert(board(A1=".@01", B1=".@2"), team=THREE, kits=[["shield"], [], []], storm=["sun"])
    table.play(RaiseShield(), CallStorm(), Reveal())
    assert table.water == [3, 4, 3]


def test_DES_EQ_SHIELD_2_until_the_users_next_turn() -> None:
    table = desert(board(A1=".@0", B5=".@1"), kits=[["shield"], []], storm=["sun"] * 4, tick=0)
    table.play(RaiseShield(), CallStorm(), Reveal(), Reveal(), CallStorm(), Reveal())
    assert table.water == [3, 1]
    assert table.view().travellers[0].shield
    table.state.storm[table.state.undrawn - 1] = 0
    table.play(Reveal())
    assert table.state.turn == 0
    assert not table.view().travellers[0].shield


def test_DES_EQ_SCOPE_1_shows_a_face_and_does_nothing_else() -> None:
    table = desert(board(A1=".@01", E5="t:2", D5="G"), kits=[["terrascope"], []])
    assert table.refusal(Scout(at("D5"))) == "DES-EQ-SCOPE-1"
    table.play(Scout(at("E5")))
    tile = table.view().tiles[at("E5")]
    assert tile is not None
    assert (tile.face, tile.excavated, tile.scouted) == ("tunnel", False, True)
    assert table.cards(0) == []
    assert not table.state.tunnels


def test_DES_EQ_WATER_1_two_for_each_on_the_tile() -> None:
    table = desert(board(A1=".@01", B1=".@2"), team=THREE, water=[2, 0, 0], kits=[[], ["reserve"], []])
    table.play(ShareReserve(), seat=1)
    assert table.water == [3, 2, 0]
    assert table.view().actions == 4


def test_DES_EQ_TIME_1_two_more_actions_in_the_own_turn() -> None:
    table = desert(kits=[["throttle"], []])
    table.play(SpeedUp())
    assert table.view().actions == 6
    other = desert(kits=[[], ["throttle"]])
    assert other.refusal(SpeedUp(), seat=1) == "DES-EQ-TIME-1"


# Rulings


def test_DES_R_11_jet_packs_free_the_buried() -> None:
    table = desert(board(A1=".:3@01", E5=".@2"), team=THREE, kits=[["jetpack"], [], []])
    assert [person.buried for person in table.view().travellers] == [True, True, False]
    table.play(FlyWith(at("E5"), 1))
    assert table.cells == [at("E5")] * 3


def test_DES_R_12_where_a_jet_pack_lands() -> None:
    picture = board(A1=".@01", E5=".:2", D5=".:1", C5="G")
    table = desert(picture, team=("climber", "navigator"), kits=[["jetpack"], []])
    for cell in (at("E5"), at("A1"), at("C3")):
        assert table.refusal(Fly(cell)) == "DES-R-12"
    assert table.may(Fly(at("D5")))
    assert table.may(Fly(at("C5")))


def test_DES_R_13_one_passenger_even_with_the_climber() -> None:
    team: Team = ("climber", "navigator", "explorer")
    table = desert(board(A1=".@012"), team=team, kits=[["jetpack"], [], []])
    table.play(FlyWith(at("E5"), 1))
    assert table.cells == [at("E5"), at("E5"), at("A1")]


def test_DES_R_21_a_blaster_needs_sand_and_leaves_parts_and_pawns() -> None:
    table = desert(board(A1=".@0", B1="G:3@1!2"), kits=[["blaster"], []])
    assert table.refusal(Blast(at("A1"))) == "DES-R-21"
    supply = table.view().supply
    table.play(Blast(at("B1")))
    assert table.word(at("B1")) == "G@1!2"
    assert table.view().supply == supply + 3
    edge = desert(board(C2=".@01"), kits=[["blaster"], []])
    assert edge.refusal(Blast(at("C3"))) in ("DES-R-21", "DES-EQ-BLAST-1")  # the hole is no target


def test_DES_R_25_the_shield_goes_with_its_user() -> None:
    """Who is covered is seen when the sun strikes: arrivals are, those who left are not."""
    table = desert(board(A1=".@01", B1=".@2"), team=THREE, kits=[["shield"], [], []], storm=["sun"])
    table.play(RaiseShield(), Walk(at("B1")), CallStorm(), Reveal())
    assert table.water == [3, 3, 4]


def test_DES_R_26_through_this_storm_and_all_other_turns() -> None:
    table = desert(board(A1=".@0", E5=".@1"), kits=[["shield", "shield"], []], storm=["sun"] * 4, tick=0, water=[3, 4])
    table.play(RaiseShield(), RaiseShield(), CallStorm(), Reveal(), Reveal(), CallStorm(), Reveal(), Reveal())
    assert table.water == [3, 0]
    assert table.state.turn == 0
    assert not table.view().travellers[0].shield  # two do not last for two rounds


def test_DES_R_27_the_team_knows_what_was_scouted_and_nobody_else() -> None:
    table = desert(board(A1=".@0", B1=".@1", E5="k2:2", C5="w"), kits=[["terrascope", "terrascope"], []])
    table.play(Scout(at("E5")))
    for seat in (0, 1):
        tile = table.view(seat).tiles[at("E5")]
        assert tile is not None
        assert tile.face == "column-crystal"
    watched = table.view(NOBODY).tiles[at("E5")]
    assert watched is not None
    assert (watched.face, watched.scouted) == (None, True)
    news = [event for event in table.news(NOBODY) if event.name == "scouted"]
    assert [event.details for event in news] == [{"seat": 0, "cell": at("E5")}]
    world = table.state.clone()
    world.imagine(1, Rng(3))
    assert view(world, 1).tiles[at("E5")] == table.view(1).tiles[at("E5")]


def test_DES_R_28_time_throttle_even_after_the_fourth_action() -> None:
    table = desert(board(A1=".@01"), kits=[[], ["throttle"]])
    for cell in ("B1", "A1", "B1", "A1"):
        table.play(Walk(at(cell)))
    table.play(HandOver(0, "throttle"), seat=1)
    table.play(SpeedUp())
    assert table.view().actions == 2
    table.play(Walk(at("B1")), Walk(at("A1")))
    assert table.refusal(Walk(at("B1"))) == "DES-TURN-3"


def test_DES_R_29_each_gets_two() -> None:
    table = desert(board(A1=".@012"), team=THREE, water=[0, 0, 0], kits=[["reserve"], [], []])
    table.play(ShareReserve())
    assert table.water == [2, 2, 2]


def test_DES_R_50_transfers_to_and_fro_are_legal_but_bots_keep_from_them() -> None:
    table = desert(board(B2=".@01"), water=[0, 4])
    assert encode(Give(1, 1)) not in GAME.sense.candidates(table.state, 0)
    table.play(CallStorm())
    assert encode(Give(0, 2)) in GAME.sense.candidates(table.state, 1)
    table.play(Give(0, 1), seat=1)
    table.play(Give(1, 1), seat=0)
    assert table.may(Give(0, 2), seat=1)  # still legal
    assert encode(Give(0, 2)) not in GAME.sense.candidates(table.state, 1)  # but once this way was enough
    table.play(Reveal())
    if table.water[1] - table.water[0] >= 2:
        assert len(GAME.sense.candidates(table.state, 1)) > 0  # a new window


def test_candidates_are_legal_and_never_none_for_whom_the_game_waits() -> None:
    for seed in range(12):
        rng = Rng(seed)
        state = begun(2 + seed % 4, seed).state
        while state.outcome() is None:
            for seat in range(state.seats):
                legal = list(state.legal(seat))
                assert [move for move in GAME.sense.candidates(state, seat) if move not in legal] == []
            moves = GAME.sense.candidates(state, state.turn)
            state.apply(state.turn, moves[rng.below(len(moves))], rng)


def test_a_led_passenger_and_a_taken_part_tell_their_story() -> None:
    table = desert(
        board(A1=".@0", B1=".@1", C1="G!0@2".replace("!0@2", "@2!0")), team=("navigator", "climber", "explorer")
    )
    table.play(Guide(1, at("C1")))
    assert [event.name for event in table.news()] == ["guided"]
    table.state.guided, table.state.steps, table.state.turn = -1, 0, 2
    table.play(TakePart("propeller"))
    assert table.parts[0] == TAKEN
    assert not table.may(Excavate())
