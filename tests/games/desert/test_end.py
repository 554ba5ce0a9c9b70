"""Le Désert interdit: the end."""

from __future__ import annotations

from serai.games.desert.moves import Blast, CallStorm, Dig, Excavate, Fly, Guide, Reveal, TakePart, Walk
from tests.games.desert.desert import Desert, at, board, desert

ALL = (0, 1, 2, 3)


def won(table: Desert) -> bool:
    end = table.end()
    return end is not None and end.winners == list(range(table.state.seats)) and end.rule == "DES-END-1"


def test_DES_END_1_four_parts_and_all_on_the_launch_pad() -> None:
    table = desert(board(A1=".@0", B1="L@1"), taken=ALL)
    assert table.end() is None
    table.play(Walk(at("B1")))
    assert won(table)
    assert not won(desert(board(A1=".@0", B1="L@1"), taken=(0, 1, 2)).play(Walk(at("B1"))))
    last = desert(board(B1="L@01!3"), taken=(0, 1, 2))
    assert last.end() is None
    last.play(TakePart("compass"))
    assert won(last)


def test_DES_END_2_lost_by_thirst() -> None:
    table = desert(water=[3, 0], storm=["sun"])
    table.play(CallStorm(), Reveal())
    end = table.end()
    assert end is not None
    assert (end.rule, end.winners) == ("DES-END-2", [])


def test_DES_END_3_lost_by_sand() -> None:
    table = desert(supply=0, storm=["wind-east-1"])
    table.play(CallStorm(), Reveal())
    end = table.end()
    assert end is not None
    assert (end.rule, end.winners) == ("DES-END-3", [])


def test_DES_END_4_lost_by_the_storm() -> None:
    table = desert(tick=12, storm=["rise"])
    table.play(CallStorm(), Reveal())
    end = table.end()
    assert end is not None
    assert (end.rule, end.winners) == ("DES-END-4", [])


def test_DES_END_5_nothing_else_ends_the_game() -> None:
    """Not an empty equipment pile, an empty supply, burial, or any number of turns."""
    table = desert(board(A1="T:9@01"), supply=0, tick=0, storm=["rise"])
    table.state.gear_left = 0
    table.state.ladder = table.state.ladder[:1]
    table.state.hole = at("C3")
    for _ in range(60):
        table.state.tick = 0
        table.play(CallStorm())
        table.state.due = 0
        table.state.turn, table.state.actions = 1 - table.state.turn, 4
        assert table.end() is None


def test_DES_PAD_1_the_launch_pad_gives_nothing() -> None:
    table = desert(board(A1="l@01"), water=[1, 1])
    table.play(Excavate())
    assert (table.cards(0), table.water, table.parts) == ([], [1, 1], [-1] * 4)
    assert table.end() is None


def test_DES_R_41_only_an_excavated_launch_pad_counts() -> None:
    table = desert(board(A1="l@01"), taken=ALL)
    assert table.end() is None
    table.play(Excavate())
    assert won(table)


def test_DES_R_42_take_off_needs_no_action_and_no_turn() -> None:
    flight = desert(board(A1=".@1", B1="L@0"), taken=ALL, kits=[[], ["jetpack"]], storm=["wind-east-1"])
    flight.play(CallStorm(), Reveal())
    flight.play(Fly(at("B1")), seat=1)  # between two storm cards, in another's turn
    assert won(flight)
    blasted = desert(board(B1="L:2@01"), taken=ALL, kits=[[], ["blaster"]])
    assert blasted.end() is None
    blasted.play(Blast(at("B1")), seat=1)
    assert won(blasted)
    led = desert(board(A1=".@1", B1="L@0"), team=("navigator", "explorer"), taken=ALL)
    led.play(Guide(1, at("B1")))
    assert won(led)


def test_DES_R_43_nobody_takes_off_from_a_blocked_pad() -> None:
    table = desert(board(A1=".@0", B1="L:2@1"), team=("climber", "navigator"), taken=ALL)
    table.play(Walk(at("B1")))
    assert table.end() is None
    table.play(Dig(at("B1")))
    assert won(table)
