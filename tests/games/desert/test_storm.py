"""Le Désert interdit: the storm phase: wind, sun, the meter and the deck."""

from __future__ import annotations

import pytest

from serai.core.sets import has
from serai.games.desert.moves import CallStorm, Dig, RaiseShield, Reveal, Walk
from serai.games.desert.pieces import BOX
from serai.games.desert.rules.storm import discard
from tests.games.desert.desert import Desert, Team, at, board, desert, same_picture


def storm(picture: str, *cards: str, draws: int | None = None, **more: object) -> Desert:
    """Calls the storm and turns cards up."""
    table = desert(picture, storm=cards, **more)  # type: ignore[arg-type]
    table.play(CallStorm())
    for _ in range(len(cards) if draws is None else draws):
        table.play(Reveal())
    return table


def test_DES_STORM_1_as_many_cards_as_the_meter_shows() -> None:
    for tick, cards in enumerate([2, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 6, 6]):
        assert storm(board(), tick=tick).view().due == cards


def test_DES_STORM_2_one_card_at_a_time_then_discarded_face_up() -> None:
    table = storm(board(), "wind-north-1", "sun", draws=1)
    assert table.view().storm.discard == ["wind-north-1"]
    assert table.water == [3, 4]
    table.play(Reveal())
    assert table.view().storm.discard == ["wind-north-1", "sun"]
    assert table.water == [2, 3]


def test_DES_STORM_3_the_discard_lies_open() -> None:
    table = storm(board(), "rise", "wind-east-2")
    assert table.view(-1).storm.discard == ["rise", "wind-east-2"]
    assert [int(card) for card in discard(table.state)] == [13, 7]
    assert sum(table.view(-1).storm.unseen.values()) == 29


def test_DES_STORM_4_after_the_end_no_card_is_drawn() -> None:
    table = storm(board(), "sun", "rise", draws=1, water=[0, 0])
    assert table.end() is not None
    assert table.refusal(Reveal()) == "DES-END-2"
    assert table.view().tick == 1


# Wind

PLAIN = board()


@pytest.mark.parametrize(
    ("card", "hole", "filled"),
    [
        ("wind-north-2", "C5", ["C3", "C4"]),
        ("wind-south-2", "C1", ["C3", "C2"]),
        ("wind-east-2", "A3", ["C3", "B3"]),
        ("wind-west-2", "E3", ["C3", "D3"]),
        ("wind-west-1", "D3", ["C3"]),
    ],
)
def test_DES_WIND_1_tile_after_tile_slides_into_the_hole(card: str, hole: str, filled: list[str]) -> None:
    table = storm(PLAIN, card)
    assert table.view().hole == at(hole)
    assert [cell for cell in range(25) if table.sand(cell)] == sorted(at(name) for name in filled)


def test_DES_WIND_2_everything_rides_with_its_tile() -> None:
    table = storm(board(D3="T:2@01!0", E3="K1@2"), "wind-west-2", team=("archeologist", "climber", "explorer"))
    expected = board(C3="T:3@01!0", D3="K1:1@2", E3="#")
    assert same_picture(table.picture(), expected)
    assert has(table.state.tunnels, at("C3"))


def test_DES_WIND_3_sand_falls_when_all_have_slid() -> None:
    table = desert(PLAIN, storm=["wind-west-2"])
    table.play(CallStorm())
    table.news()
    table.play(Reveal())
    assert [event.name for event in table.news()] == ["revealed", "slid", "slid", "sand-added", "sand-added"]
    assert table.view().supply == 46


def test_DES_WIND_4_no_other_tile_moves() -> None:
    table = desert(PLAIN, storm=["wind-north-2"])
    before = [int(face) for face in table.state.face]
    table.play(CallStorm(), Reveal())
    after = [int(face) for face in table.state.face]
    assert [cell for cell in range(25) if before[cell] != after[cell]] == [at("C3"), at("C4"), at("C5")] or (
        before[at("C4")] == before[at("C5")]
    )
    assert after[at("C3")] == before[at("C4")]
    assert after[at("C4")] == before[at("C5")]


def test_DES_WIND_5_lull() -> None:
    edge = ". . . . .  . . . . .  . . . . #  . . . . .  . . . . ."
    none = storm(edge, "wind-west-3")
    assert none.view().hole == at("E3")
    assert none.view().supply == 48
    two = storm(board(), "wind-north-3")  # only two tiles stand south of the centre
    assert two.view().hole == at("C5")
    assert two.view().supply == 46


def test_DES_WIND_6_a_part_in_the_hole_joins_the_first_tile() -> None:
    table = storm(board(C3="#!2"), "wind-north-2")
    assert table.word(at("C3")) == ".:1!2"
    assert table.word(at("C4")) == ".:1"


# Storm level


def test_DES_LEVEL_1_storm_picks_up_by_one_mark() -> None:
    assert storm(board(), "rise", tick=3).view().tick == 4


def test_DES_LEVEL_2_the_new_number_counts_from_the_next_turn() -> None:
    table = storm(board(), "rise", "wind-east-1", tick=0)
    assert table.state.turn == 1  # two cards as before
    table.play(CallStorm())
    assert table.view().due == 3


def test_DES_LEVEL_3_the_marker_never_goes_down() -> None:
    table = storm(board(), "rise", "sun", "wind-east-1", tick=2)
    assert table.view().tick == 3


def test_DES_LEVEL_4_at_the_skull_all_is_lost() -> None:
    for seats, marks in ((2, 13), (3, 14), (4, 14), (5, 15)):
        assert len(BOX.ladder(seats)) == marks
    table = storm(board(), "rise", tick=12)
    end = table.end()
    assert end is not None
    assert end.rule == "DES-END-4"


# Sun


def test_DES_SUN_1_all_without_shelter_drink() -> None:
    team: Team = ("archeologist", "climber", "explorer", "meteorologist")
    table = desert(board(A1="T@0", B2=".@1", D4=".@23"), team=team, kits=[[], [], [], ["shield"]], storm=["sun"])
    table.play(RaiseShield(), seat=3)
    assert [person.exposed for person in table.view().travellers] == [False, True, False, False]
    table.play(CallStorm(), Reveal())
    assert table.water == [3, 2, 4, 4]


def test_DES_SUN_2_all_at_the_same_moment() -> None:
    table = storm(board(), "sun", water=[0, 0])
    assert table.water == [-1, -1]


def test_DES_SUN_3_from_nought_comes_the_skull() -> None:
    table = storm(board(), "sun", "sun", draws=1, water=[0, 3])
    end = table.end()
    assert end is not None
    assert end.rule == "DES-END-2"


# Tunnels


def test_DES_TUN_1_a_tunnel_shelters() -> None:
    assert storm(board(A1="T@01"), "sun").water == [3, 4]


def test_DES_TUN_2_a_hidden_tunnel_is_no_tunnel() -> None:
    table = desert(board(A1="t@0", E5="T@1"), storm=["sun"])
    assert not table.may(Walk(at("E5")))
    assert table.refusal(Walk(at("E5"))) == "DES-MOVE-1"
    table.play(CallStorm(), Reveal())
    assert table.water == [2, 4]


def test_DES_TUN_3_a_blocked_tunnel_cannot_be_entered() -> None:
    table = desert(board(A1="T@0", E5="T:2"))
    assert table.refusal(Walk(at("E5"))) == "DES-TUN-3"


def test_DES_R_44_a_tunnel_shelters_whatever_its_sand() -> None:
    assert storm(board(A1="T:4@01"), "sun").water == [3, 4]


# Deck


def test_DES_DECK_1_an_empty_pile_is_made_anew_at_once() -> None:
    table = storm(board(A1="T@01"), "sun", discard=0, tick=0, draws=0)
    table.state.undrawn = 1
    table.play(Reveal())
    seen = table.view().storm
    assert (seen.size, seen.discard) == (31, [])
    assert sum(seen.unseen.values()) == 31


def test_DES_DECK_2_a_draw_goes_on_from_the_new_pile() -> None:
    table = storm(board(A1="T@01"), draws=0, tick=0)
    table.state.undrawn = 1
    table.play(Reveal())
    assert table.view().due == 1
    table.play(Reveal())
    assert table.view().storm.size == 30


@pytest.mark.parametrize(("aside", "size"), [(False, 31), (True, 29)])
def test_DES_R_33_a_shuffle_takes_in_the_cards_of_this_turn(aside: bool, size: int) -> None:
    table = storm(board(A1="T@01"), draws=0, tick=1, aside=aside)
    table.state.undrawn = 2
    kept = [int(card) for card in table.state.storm[:2]]
    table.play(Reveal(), Reveal())
    assert table.view().due == 1
    assert table.view().storm.size == size
    assert sorted(table.state.storm) == sorted(desert().state.storm)
    if aside:
        assert sorted(table.state.storm[size:]) == sorted(kept)


def test_DES_R_34_the_shuffle_comes_even_with_no_card_due() -> None:
    table = storm(board(A1="T@01"), draws=0, tick=0)
    table.state.undrawn = 2
    table.play(Reveal(), Reveal())
    assert table.view().phase == "actions"
    assert table.view().storm.size == 31


def test_DES_R_35_the_number_is_fixed_when_the_storm_begins() -> None:
    table = storm(board(), "rise", draws=1, tick=0)
    assert table.view().level == 3
    assert table.view().due == 1


def test_DES_R_36_an_empty_supply_is_no_loss_until_a_marker_is_due() -> None:
    enough = storm(board(), "wind-north-2", supply=2)
    assert enough.view().supply == 0
    assert enough.end() is None
    table = storm(board(), "wind-north-2", supply=1)
    end = table.end()
    assert end is not None
    assert end.rule == "DES-END-3"
    assert table.view().hole == at("C5")  # the tiles have slid
    assert table.sand(at("C3")) == 1


def test_DES_R_15_whom_the_climber_leaves_behind_is_buried() -> None:
    table = desert(board(B2=".:3@01"), team=("climber", "navigator"))
    assert [person.buried for person in table.view().travellers] == [False, False]
    table.play(Walk(at("B1")))
    assert [person.buried for person in table.view().travellers] == [False, True]


def test_DES_R_20_the_archeologist_takes_two_where_there_are_two() -> None:
    table = desert(board(A1=".@0", B1=".:3"))
    table.play(Dig(at("B1")))
    assert table.sand(at("B1")) == 1
    table.play(Dig(at("B1")))
    assert table.sand(at("B1")) == 0
    assert len(table.moves(Dig)) == 0
