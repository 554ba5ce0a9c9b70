"""Escape, the new quest rooms: chaos, constellation, snakes; mind control, being sent back, magic bonds."""

from __future__ import annotations

from collections import Counter

import pytest

from serai.core.errors import OutOfRange
from serai.core.laws import check_all
from serai.core.sets import only
from serai.core.vecs import i64, vec
from serai.games.temple import GAME
from serai.games.temple.brought import decode
from serai.games.temple.modules.curses.moves import Lift
from serai.games.temple.modules.curses.rules import curses_of, draw_curse
from serai.games.temple.modules.extras.rules import change_pawns
from serai.games.temple.modules.treasures.moves import TakeGem
from serai.games.temple.modules.trials.moves import Align, Bind, Cancel, Confirm, Strike
from serai.games.temple.moves import Activate, Discover, Enter, Leave, Move, Pledge, Roll
from serai.games.temple.pieces import BOX, CURSES, ROOMS
from serai.games.temple.rules.dice import roll_time
from serai.games.temple.rules.discovering import vanish
from serai.games.temple.rules.entering import put_into
from serai.games.temple.rules.plan import lay, shift
from serai.games.temple.sense.advice import advice
from tests.games.temple.temple import Temple, begun, cursed, rich, temple

ALL = "curses treasures trials"


def trial(picture: str, *hands: str, pile: str = "X b1 b2 b3", curses: str = "", depot: int = 5) -> Temple:
    return temple(picture, *hands, pile=pile, curses=curses, depot=depot, modules=ALL)


# Chaos


def test_ESC_Q_QUEST_CHAOS_all_in_one_room_and_everybody_draws() -> None:
    """By itself, at the arrival of the last, in the order of seats: ESC_R_113."""
    game = trial("S@0 {chaos}>@12", "AK", "", "", curses="trap mask hand silence")
    assert [game.curses(seat) for seat in range(3)] == [[], [], []]
    game.play(0, Enter("east"))
    assert [game.curses(seat) for seat in range(3)] == [["trap"], ["mask"], ["hand"]]
    assert "chaos-broke" in game.names()


def test_ESC_R_113_a_short_pile_does_no_harm_and_it_happens_once() -> None:
    game = trial("S@0 {chaos}>@1", "AKAAAK", "", curses="mask").play(0, Enter("east"))
    assert (game.curses(0), game.curses(1)) == (["mask"], [])
    game.play(0, Enter("west"), Enter("east"))
    assert game.names().count("chaos-broke") == 1


def test_ESC_R_113_one_who_is_sent_back_by_the_chaos_does_not_stop_it() -> None:
    game = trial("S@0 {chaos}>@1", "AK", "", curses="sent-back mask").play(0, Enter("east"))
    assert (game.place(0), game.place(1)) == ("S", "{chaos}")
    assert game.curses(1) == ["mask"]


# Snakes


def test_ESC_Q_QUEST_SNAKE_1_one_in_the_room_of_each_other_adventurer() -> None:
    game = trial("S@0 b7>@12", "AA", "", "", pile="{snakes} X").play(0, Discover("north"))
    assert game.room(1).things == ["snake", "snake"]
    assert game.room(0).things == []
    assert game.view().parts.trials.snakes == 2


def test_ESC_Q_QUEST_SNAKE_2_two_torches_drive_one_out() -> None:
    """Several in one room cost each their own: ESC_R_114."""
    game = trial("S@0 b7>@12", "AA", "TTTT", "T", pile="{snakes} X").play(0, Discover("north"))
    assert game.refusal(0, Strike()) == "ESC-Q-QUEST-SNAKE-2"
    assert game.refusal(2, Strike()) == "ESC-Q-QUEST-SNAKE-2"
    game.play(1, Strike())
    assert game.room(1).things == ["snake"]
    rich(game, 2, "torches").play(2, Strike(double_torches=1))
    assert game.view().parts.trials.snakes == 0
    assert game.hand(2) == "T"


def test_ESC_Q_QUEST_SNAKE_3_five_torches_together_when_all_are_gone() -> None:
    """Alone there is only the chief."""
    game = trial("S@0 {snakes}>@12", "", "TTT", "TT")
    assert [prize.symbols for prize in game.room(1).prizes] == [["torch"] * 5]
    game.play(1, Pledge("torch", 3))
    game.play(2, Activate(0))
    assert game.room(1).prizes == []
    alone = trial("S@0", "AA", pile="{snakes} X").play(0, Discover("north"))
    assert alone.view().parts.trials.snakes == 0
    assert len(alone.room(1).prizes) == 1
    waits = trial("S@0 b7>@1", "AA", "", pile="{snakes} X").play(0, Discover("north"))
    assert waits.room(2).prizes == []


def test_ESC_R_114_snakes_stay_with_their_room_and_leave_one_that_vanishes() -> None:
    game = trial("S@0 b7>@12", "AA", "", "", pile="{snakes} X").play(0, Discover("north"))
    shift(game.state, vec[i64]([1]), 0, 3)
    assert game.room(1).things == ["snake", "snake"]
    vanish(game.state, 1)
    assert game.room(0).things == ["snake", "snake"]


# Constellation


# The places that a constellation asks for, one after the other: itself, the start, three gems, one gem, the exit.
SKY = "{constellation}< S K1> b1^ X> b7>"
STATIONS = [1, 0, 2, 3, 4]
ELSEWHERE = 5


@pytest.mark.parametrize("seats", range(1, 7))
def test_ESC_Q_QUEST_CONST_1_every_room_needs_somebody(seats: int) -> None:
    """With six one may be anywhere: ESC_Q_QUEST_CONST_2. Any of those there pays: ESC_R_115. Used rooms count: ESC_R_85."""
    game = trial(SKY, *["KK"] * seats)
    where = [*STATIONS, ELSEWHERE][:seats]
    for seat in range(seats):
        game.state.room[seat] = where[seat]
    for seat in range(1, min(seats, 5)):
        game.state.room[seat] = ELSEWHERE
        assert game.refusal(0, Align()) == "ESC-Q-QUEST-CONST-1"
        game.state.room[seat] = where[seat]
    game.state.used = only(2)
    assert game.view().parts.trials.stations == [True] * min(seats, 5)
    game.play(0, Align())
    assert game.hand(0) == ".."
    assert game.refusal(0, Align()) == "ESC-Q-QUEST-CONST-1"


def test_ESC_R_13_the_two_keys_come_from_one_player() -> None:
    game = trial("{constellation}<@01 S@2", "K", "K", "")
    assert game.refusal(0, Align()) == "ESC-Q-QUEST-CONST-1"
    assert rich(game, 1, "keys").may(1, Align(double_keys=1)) is False  # three players: a room with three gems is empty


def test_ESC_Q_QUEST_CONST_2_with_six_one_may_be_anywhere() -> None:
    game = trial(SKY, *["KK"] * 6)
    for seat, place in enumerate([*STATIONS, 0]):
        game.state.room[seat] = place
    assert game.may(0, Align())


def test_ESC_R_115_each_room_has_its_own_and_any_of_those_in_the_constellation_pays() -> None:
    game = trial(SKY, "", "KK", "KK")
    for seat, place in enumerate([1, 1, 0]):
        game.state.room[seat] = place
    assert game.refusal(1, Align()) == "ESC-Q-QUEST-CONST-1"  # three players: a room with three gems is empty
    two = trial(SKY, "KK", "")
    two.state.room[0], two.state.room[1] = 1, 0
    assert two.may(0, Align()) and two.refusal(1, Align()) == "ESC-Q-QUEST-CONST-1"


def test_ESC_R_85_rooms_count_by_what_is_printed_on_them() -> None:
    game = trial("{constellation}<@0 S@1 K2>@2", "KK", "", "")
    game.state.used = only(2)
    assert game.may(0, Align())


# Mind control


def minded(picture: str = "S@01 b7>", *hands: str, pile: str = "b1 b2 X") -> Temple:
    return cursed(trial(picture, *(hands or ("AAAAA", "AA")), pile=pile), 0, "mind")


def test_ESC_Q_QUEST_MIND_what_is_asked_for_waits_for_another() -> None:
    """Everybody sees it, and it is paid for when somebody agrees: ESC_R_116."""
    game = minded().play(0, Enter("east"))
    assert (game.place(0), game.hand(0)) == ("S", "AAAAA")
    seen = game.view(1).parts.trials.waiting
    assert [(one.seat, one.move["type"], one.until) for one in seen] == [(0, "enter", None)]
    assert game.refusal(0, Confirm(0)) == "ESC-Q-QUEST-MIND"
    game.play(1, Confirm(0))
    assert (game.place(0), game.hand(0)) == ("b7", "..AAA")
    assert game.refusal(1, Confirm(0)) == "ESC-Q-QUEST-MIND"


def test_ESC_R_116_one_at_a_time_and_it_can_be_taken_back() -> None:
    game = minded().play(0, Enter("east"), Discover("north"))
    assert [one.move["type"] for one in game.view().parts.trials.waiting] == ["discover"]
    game.play(0, Cancel())
    assert game.view().parts.trials.waiting == []
    assert game.refusal(0, Cancel()) == "ESC-Q-QUEST-MIND"
    assert game.refusal(1, Confirm(0)) == "ESC-Q-QUEST-MIND"


def test_ESC_R_116_dice_are_not_frozen_and_what_cannot_be_paid_comes_to_nothing() -> None:
    game = minded("S@01 b7>", "AA", "").play(0, Enter("east"))
    game.roll(0, "KK", Roll(adventurers=2))
    game.play(1, Confirm(0))
    assert game.place(0) == "S"
    assert "missed" in game.names()


@pytest.mark.parametrize(("picture", "hand", "move", "waits"), [
    ("S@1 X>@0", "KKKKKK", Leave(), True),
    ("S@1 K2>@0", "KKKKK", Activate(0), True),
    ("S@01", "AA", Discover("north"), True),
    ("S@1 K2>@0", "KKKK", Pledge("key", 2), False),
    ("S@1 b7>@0", "GG", Lift("mind"), False),
])  # fmt: skip
def test_ESC_R_116_pawn_pile_and_gems_wait_and_all_else_does_not(
    picture: str, hand: str, move: Move, waits: bool
) -> None:
    game = minded(picture, hand, "").play(0, move)
    assert (len(game.view().parts.trials.waiting) == 1) == waits


def test_ESC_R_116_an_extra_gem_waits_too_and_laying_a_drawn_room_does_not() -> None:
    game = rich(minded(), 0, "gem").play(0, TakeGem())
    assert game.view().depot == 5
    game.play(1, Confirm(0))
    assert game.view().depot == 4
    drawn = trial("S@01", "AA", "", pile="b1 b2 X")
    cursed(drawn, 0, "mind").play(0, Discover("north"))
    drawn.play(1, Confirm(0))
    assert drawn.rooms[0, -1] == "b1^"


def test_ESC_R_116_lifted_means_dropped_and_alone_it_takes_three_seconds() -> None:
    game = minded("S@01 b7>", "AAGG", "").play(0, Enter("east"), Lift("mind"))
    assert game.view().parts.trials.waiting == []
    alone = cursed(trial("S@0 b7>", "AA"), 0, "mind").play(0, Enter("east"))
    assert [one.until for one in alone.view().parts.trials.waiting] == [3_000]
    assert alone.until(2_999).place(0) == "S"
    assert alone.until(3_000).place(0) == "b7"
    left = cursed(trial("S@0 X>@1", "AA", "K", depot=0), 0, "mind").play(0, Enter("east"))
    left.play(1, Leave(), at=5_000)
    assert left.until(7_999).place(0) == "S"
    assert left.until(8_000).place(0) == "X"


def test_a_bot_asks_once_and_waits() -> None:
    game = cursed(trial("S@0 b2>", "AT", pile=""), 0, "mind")
    move = advice(game.state, 0, 500)
    assert decode(move) == Enter("east")
    assert advice(game.play(0, Enter("east")).state, 0, 500) < 0


def test_ESC_D_ROLL_3_what_waits_for_leave_was_meant_for_where_its_player_stood() -> None:
    game = minded("S@1 b7>@0", "AA", "").play(0, Discover("north"))
    game.news()
    put_into(game.state, 0, 0)
    assert (game.names(), game.view().parts.trials.waiting) == (["missed"], [])
    souls = temple("S@1 b7>@0", "AA", "", pile="b1 b2 X", modules=f"{ALL} extras")
    cursed(souls, 0, "mind").play(0, Discover("north"))
    change_pawns(souls.state, 0, 1)
    assert "missed" in souls.play(1, Confirm(0)).names() and souls.hand(0) == "AA"


# Sent back, bonds


def test_ESC_R_25_a_trap_that_sends_back_is_no_trap_that_holds() -> None:
    game = cursed(trial("S b7>@0", "AA", curses="trap sent-back"), 0, "trap")
    draw_curse(game.state, 0)
    assert game.names() == ["curse-discarded"]  # the same once more
    draw_curse(game.state, 0)
    assert game.place(0) == "S"


def test_ESC_R_72_who_must_draw_two_draws_two_in_the_chaos() -> None:
    game = temple("S@0 {chaos}>@1", "AK", "", curses="mask hand trap", modules="curses treasures pit trials")
    cursed(game, 0, "ultimate").play(0, Enter("east"))
    assert (game.curses(0), game.curses(1)) == (["mask", "hand", "ultimate"], ["trap"])


def test_ESC_Q_QUEST_BACK_into_the_start_and_the_tile_is_gone() -> None:
    """It is another curse than the trap: ESC_R_25."""
    game = cursed(trial("S b7>@0", "KKT", curses="sent-back"), 0, "trap")
    draw_curse(game.state, 0)
    assert (game.place(0), game.curses(0)) == ("S", ["trap"])
    assert game.names() == ["cursed", "sent-back"]


def test_ESC_Q_QUEST_BONDS_two_are_slower_until_it_is_lifted() -> None:
    game = trial("S@012", "GKK", "", "", curses="bonds")
    draw_curse(game.state, 0)
    assert game.chooses_until(0, "bind") == 5_000
    assert game.refusal(0, Bind(0)) == "ESC-Q-QUEST-BONDS"
    game.play(0, Bind(2))
    assert [int(roll_time(game.state, seat, False)) for seat in range(3)] == [1_280, 800, 920]
    assert game.view().parts.trials.partner == [2, None, None]
    game.play(0, Lift("bonds"))
    assert [int(roll_time(game.state, seat, False)) for seat in range(3)] == [800, 800, 800]


def test_ESC_Q_QUEST_BONDS_who_is_left_names_another_and_alone_it_ends() -> None:
    game = trial("S@02 X>@13", "", "K", "", "K", curses="bonds", depot=0)
    draw_curse(game.state, 0)
    game.play(0, Bind(1)).play(1, Leave())
    assert game.chooses_until(0, "bind") == 5_000
    game.play(0, Bind(3)).play(3, Leave())
    assert game.view().parts.trials.partner == [2, None, None, None]  # the only one left
    game.state.room[2] = 1
    game.state.hand[2] = game.state.hand[2] + (1 << 16)
    game.play(2, Leave())
    assert game.curses(0) == []


def test_ESC_D_CHOICE_1_after_five_seconds_the_next_inside() -> None:
    game = trial("S@012", "", "", "", curses="bonds")
    draw_curse(game.state, 1)
    assert game.until(5_000).view().parts.trials.partner == [None, 2, None]


def test_ESC_Q_QUEST_2_six_curse_tiles() -> None:
    assert {tile.name: tile.count for tile in BOX.extras["trials"].curses} == {"mind": 2, "sent-back": 2, "bonds": 2}


# With the quests, and without the curses


def test_ESC_Q_QUEST_1_the_three_rooms_join_those_to_choose_from() -> None:
    drawn = {word for seed in range(60) for word in begun(3, seed, quests=3, trials=True).pile.split() if "{" in word}
    assert {"{chaos}", "{constellation}", "{snakes}"} < drawn
    assert len(drawn) == 8


def test_the_quests_are_needed() -> None:
    with pytest.raises(OutOfRange, match="quests"):
        begun(3, 1, trials=True)


@pytest.mark.parametrize("room", ["chaos", "snakes", "constellation"])
def test_ESC_M5_MARK_1_what_is_done_there_moves_a_marker(room: str) -> None:
    game = temple(f"{{{room}}}<@0 S@1", "TTTTTKK", "AAAKKK", modules="curses treasures quests:2 trials")
    moves: dict[str, tuple[int, Move]] = {
        "chaos": (1, Enter("west")),
        "snakes": (0, Activate(0)),
        "constellation": (0, Align()),
    }
    assert game.view().parts.quests.markers == 2
    seat, move = moves[room]
    game.play(seat, move)
    assert game.view().parts.quests.markers == 1


def test_ESC_R_71_without_the_curses_its_own_six_are_for_the_chaos_alone() -> None:
    """Alone, bonds are left out. Rooms are the basic ones, and a purple mask means nothing."""
    game = begun(3, 1, quests=1, trials=True)
    pile = curses_of(game.state)
    assert Counter(CURSES[number] for number in pile.pile) == {"mind": 2, "sent-back": 2, "bonds": 2}
    assert any(word.startswith("b") for word in game.pile.split())
    assert begun(1, 1, quests=1, trials=True).view().parts.curses.left == 4
    with_treasures = begun(3, 1, quests=1, trials=True, treasures=True)
    assert any(word.startswith("c") for word in with_treasures.pile.split())
    state = with_treasures.state
    before = curses_of(state).left
    curses_of(state).discovered(state, 0, lay(state, ROOMS.index("cursed-1"), 0, 9, 9))
    assert curses_of(state).left == before


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_laws_hold_with_the_new_quest_rooms(seats: int) -> None:
    check_all(GAME, seats, 3, GAME.options(curses=seats > 1, treasures=True, quests=3, trials=True))
