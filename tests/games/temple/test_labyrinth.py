"""Escape, The Labyrinth: the mirage, the gears, weak links, disinformation, shortcut, time-out and genie."""

from __future__ import annotations

import pytest

from serai.core.laws import check_all
from serai.core.rng import Rng
from serai.games.temple import GAME
from serai.games.temple.modules.labyrinth.moves import PickRoom, RubLamp, Shift, Shortcut, TimeOut, Wish
from serai.games.temple.modules.treasures.rules import treasures_of
from serai.games.temple.moves import Discover, Enter, Explore, Leave, PlaceRoom, Roll
from serai.games.temple.pieces import BOX, CURSES, TREASURES
from tests.games.temple.party import play_on
from tests.games.temple.temple import Temple, begun, cursed, rich, temple

ALL = "curses treasures extras labyrinth"
SLAM = 210_000


def lab(picture: str, *hands: str, pile: str = "X b1 b2 b3", curses: str = "", treasures: str = "") -> Temple:
    return temple(picture, *hands, pile=pile, curses=curses, treasures=treasures, modules=ALL)


# Setup


def test_ESC_Q_LAB_1_its_rooms_join_the_pile_when_the_opening_rooms_lie() -> None:
    for seed in range(20):
        game = begun(4, seed, labyrinth=True)
        assert len(game.pile.split()) == 18
        assert {"{mirage}", "{gears}"} < set(game.pile.split())


def test_ESC_Q_LAB_2_its_tiles_join_the_piles_of_their_modules() -> None:
    """Without these modules they are left out: ESC_R_71."""
    curses = {tile.name: tile.count for tile in BOX.extras["labyrinth"].curses}
    treasures = {tile.name: tile.count for tile in BOX.extras["labyrinth"].treasures}
    assert (curses, treasures) == (
        {"weak-link": 2, "disinformation": 2},
        {"shortcut": 2, "time-out": 2, "genie": 2},
    )
    with_both = begun(2, 1, labyrinth=True, curses=True, treasures=True).view().parts
    assert (with_both.curses.left, with_both.treasures.left) == (
        14 + 4,
        13 + 6 - opened(begun(2, 1, labyrinth=True, curses=True, treasures=True)),
    )
    alone = begun(2, 1, labyrinth=True).view().parts
    assert (alone.curses, alone.treasures) == (None, None)


def opened(game: Temple) -> int:
    """Treasures that lie on the opening rooms."""
    return sum("treasure" in room.things for room in game.view().rooms if room)


# Mirage


def test_ESC_Q_LAB_MIRAGE_1_it_lies_where_the_start_was_and_the_start_in_its_stead() -> None:
    game = lab("S@1 b7>@0", "AA", "AA", pile="{mirage} X").play(0, Discover("north"))
    assert game.rooms == {(0, 0): "{mirage}^", (1, 0): "b7>", (1, -1): "S^"}
    assert game.view().start == 2
    assert game.news()[-1].details == {"place": 0, "start": 2}


def test_ESC_Q_LAB_MIRAGE_2_only_the_start_is_safe() -> None:
    game = lab("S@1 b7>@0", "AAAAA", "KKKKK", pile="{mirage} X").play(0, Discover("north"), Enter("north"))
    game.until(SLAM)
    assert (len(game.hand(0)), len(game.hand(1))) == (5, 4)


def test_ESC_R_53_what_stands_in_the_start_stays_in_the_mirage() -> None:
    game = lab("K2< S@12 b7>@0", "AA", "", "", pile="{mirage} X")
    game.play(0, Discover("north"))
    assert (game.place(1), game.place(2), game.place(0)) == ("{mirage}", "{mirage}", "b7")
    assert set(game.room(0).open) == {"north", "east", "south", "west"}
    assert game.room(game.view().start).things == []


def test_ESC_R_54_who_draws_it_in_the_start_stands_in_the_mirage() -> None:
    game = lab("S@0", "AA", pile="{mirage} X").play(0, Discover("south"))
    assert game.place(0) == "{mirage}"
    assert game.rooms == {(0, 0): "{mirage}^", (0, 1): "Sv"}


# Gears


def test_ESC_Q_LAB_GEARS_1_a_row_or_a_column_moves_by_one_cell() -> None:
    """The price comes from one player alone: ESC_R_13; a double torch may pay it."""
    picture = """
    b9^   .         b8^
    S@1   {gears}>@0  b7>
    """
    game = lab(picture, "TT", "TT")
    assert game.refusal(1, Shift("east", 0)) == "ESC-Q-LAB-GEARS-1"
    assert game.refusal(0, Shift("east", 5)) == "ESC-Q-LAB-GEARS-1"
    game.play(0, Shift("east", -1))
    assert game.rooms == {(1, -1): "b9^", (3, -1): "b8^", (0, 0): "S^", (1, 0): "{gears}>", (2, 0): "b7>"}
    assert game.hand(0) == ".."
    assert game.refusal(0, Shift("east", 0)) == "ESC-Q-LAB-GEARS-1"
    rich(game, 0, "torches")
    game.play(0, Shift("north", 1, double_torches=1))
    assert game.rooms[1, -2] == "b9^"
    assert game.rooms[1, -1] == "{gears}>"
    assert game.place(0) == "{gears}"


def test_ESC_R_55_pawns_go_along_and_the_start_can_move() -> None:
    game = lab("S@1 {gears}>@0", "TT", "AA").play(0, Shift("south", 0))
    assert game.rooms == {(0, 1): "S^", (1, 0): "{gears}>"}
    assert (game.place(1), game.room(0).ways) == ("S", [])
    assert game.view().start == 0


# Curses


@pytest.mark.parametrize("where", ["S b7>@0", "S@0 b7>"])
def test_ESC_Q_LAB_WEAK_1_all_lose_where_it_is_not_safe(where: str) -> None:
    game = cursed(lab(where, "KKKKK"), 0, "weak-link").until(SLAM)
    if where == "S@0 b7>":
        assert game.end() is None
    else:
        end = game.end()
        assert end is not None
        assert (end.rule, end.winners) == ("ESC-Q-LAB-WEAK-1", [])
        assert game.hand(0) == "KKKKK"  # before any die is lost
        assert game.refusal(0, Roll()) == "ESC-Q-LAB-WEAK-1"


def test_ESC_Q_LAB_WEAK_1_nothing_lifts_it_and_one_who_is_out_does_no_harm() -> None:
    game = cursed(lab("S@1 X>@0", "KKKKKK", "KK"), 0, "weak-link")
    assert game.view().players[0].curses[0].lifted_by == []
    assert not [move for move in map(type, game.offered(0, object)) if move.__name__ == "Lift"]  # type: ignore[arg-type]
    game.play(0, Leave()).until(SLAM)
    assert game.end() is None


def test_ESC_Q_LAB_DIS_1_a_false_alarm_at_each_discovery() -> None:
    game = cursed(lab("S@0", "AAAA", pile="b1 b2 X"), 0, "disinformation")
    game.hurry(0, Explore(), at=1_000)
    assert game.names() == ["false-alarm", "drew"]
    player = game.view().players[0]
    assert (player.act_at, player.roll_at) == (3_000, 3_000)
    assert game.view(0).parts.labyrinth.shouted == 1_000
    assert game.chooses_until(0, "place-room") == 6_000
    game.hurry(0, PlaceRoom("north"))
    assert game.until(2_999).view().players[0].drawn is not None
    assert game.until(3_000).view().players[0].drawn is None


# Shortcut


def look(pile: str = "b1 b2 X b3", hand: str = "AAAA", picture: str = "S@01", mates: str = "AAAA") -> Temple:
    game = lab(picture, hand, mates, pile=pile)
    return rich(game, 0, "shortcut").play(0, Shortcut())


def test_ESC_Q_LAB_SHORT_1_any_room_of_the_pile_and_the_rest_is_shuffled() -> None:
    """The exit too: ESC_R_57. All see the pile meanwhile: ESC_R_118."""
    game = look()
    assert (game.hand(0), game.loot(0)) == ("..AA", [])
    assert game.chooses_until(0, "pick-room") == 20_000
    assert game.view(1).coming == ["basic-1", "basic-2", "exit", "basic-3"]
    assert [room.name for room in game.view(1).known] == game.view(1).coming  # with all that is printed on them
    assert all(room.cost for room in game.view(1).known)
    assert game.refusal(0, PickRoom("basic-4")) == "ESC-Q-LAB-SHORT-1"
    assert game.refusal(1, PickRoom("exit")) == "ESC-Q-LAB-SHORT-1"
    game.play(0, PickRoom("exit"))
    drawn = game.view().players[0].drawn
    assert drawn is not None
    assert drawn.room.name == "exit"
    assert sorted(game.pile.split()) == ["b1", "b2", "b3"]
    assert (game.view().coming, game.view().known) == ([None, None, None], [])
    game.play(0, PlaceRoom("south"))
    assert game.rooms[0, 1] == "Xv"


def test_ESC_R_57_the_exit_may_be_picked() -> None:
    game = look(picture="S@1 b13>@0").play(0, PickRoom("exit"))
    assert game.rooms[2, 0] == "X>"


def test_ESC_D_CHOICE_1_an_open_pile_is_drawn_from_by_nobody_and_closes_after_twenty_seconds() -> None:
    game = look()
    assert game.refusal(1, Explore()) == "ESC-D-CHOICE-1"
    assert game.refusal(1, Discover("north")) == "ESC-D-CHOICE-1"
    game.until(20_000)
    drawn = game.view().players[0].drawn
    assert drawn is not None
    assert drawn.room.name == "basic-1"  # the top one
    assert game.may(1, Discover("north"))


def test_ESC_R_118_where_one_side_is_free_it_lies_there_and_where_none_is_it_goes_back() -> None:
    game = look(picture="S@1 b13>@0").play(0, PickRoom("basic-3"))
    assert game.rooms[2, 0] == "b3>"
    assert rich(lab("S@0", "A", ""), 0, "shortcut").refusal(0, Shortcut()) == "ESC-DISC-1"
    assert rich(lab("S@1 X>@0", "AA", ""), 0, "shortcut").refusal(0, Shortcut()) == "ESC-DISC-1"
    busy = rich(lab("S@0", "AAAA", pile="b1 b2 X"), 0, "shortcut").play(0, Explore())
    assert busy.refusal(0, Shortcut()) == "ESC-R-76"


def test_after_a_shortcut_nobody_knows_the_order_of_the_pile() -> None:
    game = look(pile="b1 b2 X b3 b4 b5").play(0, PickRoom("basic-5"))
    orders = set()
    for seed in range(30):
        state = game.state.clone()
        state.imagine(1, Rng(seed))
        orders.add(tuple(int(tile) for tile in state.pile[: state.undrawn]))
    assert len(orders) > 20


# Time-out and genie


def test_ESC_Q_LAB_TIME_1_time_stops_by_a_tile() -> None:
    game = rich(lab("S@0", "AA"), 0, "time-out").play(0, TimeOut())
    assert game.names() == ["treasure-used", "timed-out"]
    assert game.loot(0) == []
    assert game.refusal(0, TimeOut()) == "ESC-M2-USE-1"


def test_ESC_R_119_it_is_a_pause_without_a_vote() -> None:
    """Whoever keeps the clock makes it one, as `tests/server/test_time_out.py` shows."""
    event = next(event for event in GAME.look.events if event.name == "timed-out")
    assert event.pauses


def test_ESC_Q_LAB_GENIE_1_one_of_the_three_next_treasures() -> None:
    game = rich(lab("S@0", "", "", treasures="gem healing keys torches"), 0, "genie").play(0, RubLamp())
    assert game.view(1).parts.labyrinth.lamp == [["gem", "healing", "keys"], []]
    assert game.view().parts.treasures.left == 1
    assert game.chooses_until(0, "wish") == 5_000
    assert game.refusal(0, Wish("torches")) == "ESC-Q-LAB-GENIE-1"
    assert game.refusal(1, Wish("gem")) == "ESC-Q-LAB-GENIE-1"
    game.play(0, Wish("healing"))
    assert game.loot(0) == ["healing"]
    pile = treasures_of(game.state)
    assert [TREASURES[number] for number in pile.pile[: pile.left]] == ["keys", "gem", "torches"]
    assert game.view().parts.labyrinth.lamp == [[], []]


def test_ESC_R_118_the_genie_shows_what_is_there_and_needs_something() -> None:
    empty = rich(lab("S@0", ""), 0, "genie")
    assert empty.refusal(0, RubLamp()) == "ESC-R-118"
    game = rich(lab("S@0", "", treasures="keys torches"), 0, "genie").play(0, RubLamp())
    assert game.view().parts.labyrinth.lamp == [["keys", "torches"]]
    assert game.until(5_000).loot(0) == ["keys"]  # the top one


def test_what_the_genie_has_shown_stays_known() -> None:
    game = rich(lab("S@0", "", treasures="gem healing keys torches passage"), 0, "genie").play(
        0, RubLamp(), Wish("gem")
    )
    for seed in range(10):
        state = game.state.clone()
        state.imagine(0, Rng(seed))
        pile = treasures_of(state)
        assert [TREASURES[number] for number in pile.pile[:2]] == ["keys", "healing"]


# Whole matches


@pytest.mark.parametrize("seats", [1, 2, 4, 6])
def test_the_laws_hold_with_the_labyrinth(seats: int) -> None:
    check_all(GAME, seats, 5, GAME.options(curses=True, treasures=True, extras=True, labyrinth=True))


def test_a_whole_match_ends() -> None:
    match = GAME.begin(3, GAME.options(curses=True, treasures=True, labyrinth=True), bytes(16))
    play_on(match, 600_000, Rng(2), pace=600)
    assert match.outcome() is not None


def test_its_curses_cannot_be_lifted() -> None:
    assert all(BOX.curses[CURSES.index(name)].lifted is None for name in ("weak-link", "disinformation"))
