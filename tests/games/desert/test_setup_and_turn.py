"""Le Désert interdit: setting up, and the course of a turn."""

from __future__ import annotations

from collections import Counter

import pytest

from serai.core.errors import OutOfRange
from serai.core.rng import Rng
from serai.core.state import NOBODY
from serai.games.desert import GAME, Choice, DesertOptions
from serai.games.desert.moves import CallStorm, Dig, Excavate, Reveal, TakePart, Walk
from serai.games.desert.pieces import ADVENTURERS, BOX, DIFFICULTIES, FACES, every
from serai.games.desert.state import CRASH, NO_TILE, UNPLACED
from tests.games.desert.desert import Desert, at, begun, desert

SEEDS = range(30)
DIAMOND = [at(name) for name in ("C1", "B2", "D2", "A3", "E3", "B4", "D4", "C5")]


def starts() -> list[Desert]:
    return [begun(4, seed) for seed in SEEDS]


def test_DES_SETUP_1_all_tiles_lie_at_random_round_an_empty_centre() -> None:
    layouts = set()
    for table in starts():
        faces = [int(face) for face in table.state.face]
        assert faces[at("C3")] == NO_TILE
        assert sorted(faces[:12] + faces[13:]) == every(BOX.tiles)
        assert table.state.excavated == 0
        layouts.add(tuple(faces))
    assert len(layouts) == len(SEEDS)


def test_DES_SETUP_2_north_is_row_1_for_the_whole_game() -> None:
    table = desert(storm=["wind-north-1", "wind-south-1"], tick=0)
    table.play(CallStorm(), Reveal())
    assert table.view().hole == at("C4")  # a tile went north, so the hole went south
    table.play(Reveal())
    assert table.view().hole == at("C3")


def test_DES_SETUP_3_nobody_sees_what_lies_under_a_tile() -> None:
    table = begun()
    for reader in (NOBODY, 0, 3):
        known = [tile.face for tile in table.view(reader).tiles if tile is not None and tile.face is not None]
        assert known == ["crash"]
        other = table.state.clone()
        other.imagine(reader, Rng(5))
        assert list(other.face) != list(table.state.face)
        assert GAME.look.view(other, reader) == table.view(reader)


def test_DES_SETUP_4_the_diamond_has_eight_markers_and_the_supply_forty() -> None:
    for table in starts():
        assert [cell for cell in range(25) if table.sand(cell)] == sorted(DIAMOND)
        assert {table.sand(cell) for cell in DIAMOND} == {1}
        assert table.view().supply == 40


def test_DES_SETUP_5_no_part_is_on_the_board() -> None:
    assert begun().parts == [UNPLACED] * 4
    assert all(clues.cell is None and not clues.taken for clues in begun().view().parts.values())


@pytest.mark.parametrize(
    ("seats", "meter"),
    [
        (2, "2 333 4444 555 66"),
        (3, "2 3333 4444 555 66"),
        (4, "2 3333 4444 555 66"),
        (5, "2 33333 4444 555 66"),
    ],
)
def test_DES_SETUP_6_the_marker_starts_by_players_and_difficulty(seats: int, meter: str) -> None:
    for tick, difficulty in enumerate(DIFFICULTIES):
        seen = begun(seats, options=DesertOptions(difficulty=difficulty)).view()
        assert seen.meter == [int(cards) for cards in meter.replace(" ", "")]
        assert seen.tick == tick
        assert seen.level == (2 if difficulty == "novice" else 3)


def test_DES_SETUP_7_both_decks_are_shuffled_and_nothing_is_discarded() -> None:
    storms, gears = set(), set()
    for table in starts():
        assert sorted(table.state.storm) == every(BOX.storm)
        assert sorted(table.state.gear) == every(BOX.equipment)
        assert table.view().storm.size == 31
        assert table.view().storm.discard == []
        assert table.view().equipment_pile == 12
        storms.add(tuple(table.state.storm))
        gears.add(tuple(table.state.gear))
    assert len(storms) == len(SEEDS)
    assert len(gears) > len(SEEDS) // 2


def test_DES_SETUP_8_everybody_gets_another_adventurer() -> None:
    seen: Counter[str] = Counter()
    for table in starts():
        team = [person.adventurer for person in table.view().travellers]
        assert len(set(team)) == 4
        seen.update(team)
    assert set(seen) == set(ADVENTURERS)


def test_adventurers_can_be_chosen() -> None:
    """DES-SETUP-8: by choice too, and who does not choose gets one of the others."""
    chosen = DesertOptions(adventurers=["navigator", "random", "climber"])
    for seed in SEEDS:
        team = [person.adventurer for person in begun(3, seed, chosen).view().travellers]
        assert (team[0], team[2]) == ("navigator", "climber")
        assert team[1] not in ("navigator", "climber")
    twice: list[Choice] = ["navigator", "navigator", "random"]
    for wrong in (twice, twice[:1]):
        with pytest.raises(OutOfRange) as caught:
            begun(3, 1, DesertOptions(adventurers=wrong))
        assert caught.value.word == "bad-adventurers"


def test_DES_SETUP_9_canteens_begin_full() -> None:
    full = {"archeologist": 3, "climber": 3, "explorer": 4, "meteorologist": 4, "navigator": 4, "carrier": 5}
    for table in starts():
        for person in table.view().travellers:
            assert person.water == person.canteen == full[person.adventurer]


def test_DES_SETUP_10_all_start_on_the_wreck() -> None:
    cells = set()
    for table in starts():
        wreck = [cell for cell in range(25) if table.state.face[cell] == CRASH]
        assert table.cells == wreck * 4
        cells.update(wreck)
    assert len(cells) > 5


def test_DES_SETUP_11_wreck_and_oases_can_be_told_from_above() -> None:
    for table in starts():
        backs = [tile.back if tile else "hole" for tile in table.view(NOBODY).tiles]
        for cell, back in enumerate(backs):
            face = table.state.face[cell]
            name = "hole" if face == NO_TILE else FACES[face]
            assert back == {"hole": "hole", "crash": "crash", "well": "oasis", "mirage": "oasis"}.get(name, "plain")


def test_DES_TURN_1_play_goes_clockwise() -> None:
    table = desert(team=("archeologist", "climber", "explorer"), storm=["rise"] * 3, tick=0, turn=1)
    table.play(CallStorm(), Reveal(), Reveal())
    assert table.state.turn == 2
    table.state.due = 1
    table.play(Reveal())
    assert table.state.turn == 0


def test_DES_TURN_2_actions_come_before_the_storm() -> None:
    table = desert()
    assert table.refusal(Reveal()) == "DES-TURN-2"
    table.play(CallStorm())
    assert table.refusal(Walk(at("B1"))) == "DES-TURN-2"
    assert table.view().phase == "storm"


def test_DES_TURN_3_four_actions_repeats_allowed() -> None:
    table = desert(". .:2 . . .  . . . . .  . . # . .  . . . . .  . . . . .")
    table.play(Walk(at("A2")), Walk(at("A1")), Dig(at("B1")), Walk(at("A2")))
    assert table.view().actions == 0
    assert table.refusal(Walk(at("A1"))) == "DES-TURN-3"


def test_DES_TURN_4_the_four_basic_actions() -> None:
    table = desert("G@0!0 .:1 . . .  . . . . .  . . # . .  . . . . .  . . . . .", team=("navigator", "explorer"))
    assert table.kinds() == {"CallStorm", "Walk", "Dig", "TakePart", "Guide"}
    table.play(TakePart("propeller"), Walk(at("A2")))
    assert table.kinds() == {"CallStorm", "Walk", "Dig", "Excavate", "Guide"} - {"Dig"}
    table.play(Excavate())
    assert table.view().actions == 1


def test_DES_TURN_5_stopping_early_loses_the_rest() -> None:
    table = desert(storm=["sun"] * 3)
    table.play(Walk(at("B1")), CallStorm())
    assert table.view().actions == 0
    table.play(Reveal(), Reveal(), Reveal())
    assert (table.state.turn, table.view().actions) == (1, 4)


def test_DES_R_1_the_first_player_is_drawn_or_named() -> None:
    assert {int(begun(4, seed).state.turn) for seed in SEEDS} == {0, 1, 2, 3}
    assert {int(begun(4, seed, DesertOptions(starter=3)).state.turn) for seed in SEEDS} == {2}
    with pytest.raises(OutOfRange) as caught:
        begun(2, 1, DesertOptions(starter=3))
    assert caught.value.word == "bad-starter"


def test_DES_R_6_actions_end_when_the_player_says_so() -> None:
    table = desert(kits=[["throttle"], []])
    table.play(Walk(at("B1")), Walk(at("A1")), Walk(at("B1")), Walk(at("A1")))
    assert table.view().phase == "actions"
    assert table.kinds() == {"CallStorm", "HandOver", "SpeedUp"}


def test_DES_R_48_the_wreck_may_begin_under_sand() -> None:
    table = next(table for table in starts() if table.cells[0] in DIAMOND)
    assert table.refusal(Excavate()) == "DES-EXC-1"
    table.play(Dig(table.cells[0]))
    if table.sand(table.cells[0]) == 0:
        assert table.may(Excavate())


def test_DES_DIFF_1_levels_differ_in_the_start_alone() -> None:
    views = {level: begun(3, 7, DesertOptions(difficulty=level)).view() for level in DIFFICULTIES}
    assert [seen.tick for seen in views.values()] == [0, 1, 2, 3]
    first = views["novice"]
    for seen in views.values():
        assert (seen.tiles, seen.travellers, seen.storm, seen.meter) == (
            first.tiles, first.travellers, first.storm, first.meter,
        )  # fmt: skip
