"""Escape: the Pit, Lost treasure and the Ultimate curse."""

from __future__ import annotations

import pytest

from serai.core.laws import check_all
from serai.core.rng import Rng
from serai.games.temple import GAME
from serai.games.temple.modules.curses.moves import Lift
from serai.games.temple.modules.curses.rules import curses_of, draw_curses, drop
from serai.games.temple.modules.pit.moves import Forgo, Wake
from serai.games.temple.modules.pit.sense import PitCraft
from serai.games.temple.modules.treasures.moves import Heal, TakeGem
from serai.games.temple.modules.treasures.rules import treasures_of
from serai.games.temple.moves import Activate, Discover, Help, Leave, Pledge, PledgeTreasure, Roll
from serai.games.temple.pieces import CURSES, ROOMS
from serai.games.temple.sense.advice import advice
from serai.games.temple.sense.mates import most_in_need, stuck_inside
from tests.games.temple.party import play_on
from tests.games.temple.temple import Temple, begun, cursed, rich, temple

ALL = "curses treasures extras pit"


def drawn(picture: str, *hands: str, pile: str = "X b10", curses: str = "", depot: int = 5) -> Temple:
    return temple(picture, *hands, pile=pile, modules=ALL, curses=curses, depot=depot)


def in_the_pit(*hands: str, depot: int = 5) -> Temple:
    """Everybody in the Pit, to the east of the start."""
    return drawn(f"S {{pit}}>@{''.join(map(str, range(len(hands))))}", *hands, depot=depot)


# The room


def test_ESC_Q_PIT_1_it_is_shuffled_in_with_the_others() -> None:
    game = begun(4, pit=True)
    rooms = [ROOMS[room] for room in [*game.state.plan.tile, *game.state.pile]]
    assert len(rooms) == 20 and rooms.count("pit") == 1


def test_ESC_R_17_it_may_be_an_opening_room() -> None:
    assert "pit" in {ROOMS[tile] for seed in range(30) for tile in begun(2, seed, pit=True).state.plan.tile}


def test_ESC_Q_PIT_2_five_black_masks_of_one_player_wake_two_gems() -> None:
    game = in_the_pit("BBBBB", "BBBBK").play(0, Wake())
    assert (game.view().depot, game.room(1).gems, game.room(1).used) == (3, 2, True)
    assert game.names() == ["activated"]
    assert in_the_pit("BBBBK").refusal(0, Wake()) == "ESC-Q-PIT-2"
    assert in_the_pit("BBBB", "BBBB").refusal(0, Wake()) == "ESC-Q-PIT-2"  # they do not add up
    assert drawn("S@0 {pit}>", "BBBBB").refusal(0, Wake()) == "ESC-Q-PIT-2"
    assert drawn("S@0 {pit}>", "BBBBB").offered(0, Wake) == []


def test_ESC_Q_PIT_2_seven_dice_of_one_who_is_alone_need_no_more_than_five() -> None:
    game = in_the_pit("BBBBBKA").play(0, Wake())
    assert (game.hand(), game.view().depot) == ("AKBBBBB", 3)


def test_ESC_Q_PIT_3_the_dice_stay_locked() -> None:
    assert in_the_pit("BBBBB", "G").play(0, Wake()).hand() == "BBBBB"


def test_ESC_R_34_locked_dice_count_though_nothing_else_can_be_done_with_them() -> None:
    game = in_the_pit("BBBBB", "K")
    assert game.may(0, Wake()) and game.offered(0, Roll) == []
    assert game.state.movers() & 1


def test_ESC_R_35_somebody_has_to_free_them_then() -> None:
    game = in_the_pit("BBBBB", "G").play(0, Wake()).play(1, Help(0))
    assert game.hand() == "..BBB"


def test_its_gems_are_woken_once_and_only_while_the_depot_has_some() -> None:
    assert in_the_pit("BBBBB").play(0, Wake()).refusal(0, Wake()) == "ESC-GEM-3"
    assert in_the_pit("BBBBB", depot=0).refusal(0, Wake()) == "ESC-R-06"
    assert in_the_pit("BBBBB", depot=1).play(0, Wake()).view().depot == 0


def test_nobody_pledges_to_it() -> None:
    game = in_the_pit("BBBBB", "BKG")
    assert game.refusal(1, Pledge("black", 1)) == "ESC-GEM-1"
    assert game.refusal(0, Activate(0)) == "ESC-GEM-1"
    assert game.room(1).prizes[0].gems == 2 and set(game.room(1).prizes[0].symbols) == {"black"}


def test_a_die_that_is_owed_is_no_mask_for_the_pit() -> None:
    game = in_the_pit("BBBBB").until(210_000)
    assert game.hand() == "BBBB" and game.refusal(0, Wake()) == "ESC-Q-PIT-2"
    spare = in_the_pit("BBBBBK").until(210_000)
    assert spare.play(0, Wake()).hand() == "BBBBB"  # the key goes


# Lost treasure


def robbed(*treasures: str, curses: str = "lost-treasure trap") -> Temple:
    game = drawn("S@01", "AAKK", "", pile="c1 X", curses=curses)
    return rich(game, 0, *treasures).play(0, Discover("north"))


def test_ESC_Q_PIT_4_one_of_the_own_treasures_is_lost_unused_and_then_the_curse() -> None:
    game = robbed("healing", "keys", "teleport")
    assert (game.chooses_until(0, "forgo"), game.curses()) == (5_000, ["lost-treasure"])
    assert game.refusal(0, Forgo("torches")) == "ESC-Q-PIT-4"
    assert game.refusal(1, Forgo("keys")) == "ESC-Q-PIT-4"
    game.news()
    game.play(0, Forgo("teleport"))
    assert (game.loot(), game.curses(), game.chooses_until(0, "forgo")) == (["healing", "keys"], [], None)
    assert game.names() == ["treasure-lost", "curse-ended"]


def test_ESC_Q_PIT_4_without_a_treasure_only_the_curse_is_discarded() -> None:
    game = robbed()
    assert (game.curses(), game.names()[-1]) == ([], "curse-discarded")


def test_ESC_R_117_until_the_choice_is_made_none_can_be_used() -> None:
    game = robbed("healing", "keys")
    assert game.loot() == [] and game.view().parts.pit.at_stake[0] == ["healing", "keys"]
    assert game.refusal(0, Heal()) == "ESC-M2-USE-1"
    assert game.refusal(0, Lift("lost-treasure")) == "ESC-M1-LIFT-1"


def test_ESC_R_117_with_one_kind_there_is_no_choice() -> None:
    assert robbed("keys").loot() == []
    two = robbed("keys", "keys")
    assert (two.loot(), two.chooses_until(0, "forgo")) == (["keys"], None)


def test_ESC_R_117_pledged_treasures_come_back_first_and_dice_stay() -> None:
    game = drawn("S b2>@0", "AAK", pile="c1 X", curses="lost-treasure")
    rich(game, 0, "keys", "healing").play(0, Pledge("key", 1), PledgeTreasure("keys"))
    curse = curses_of(game.state)
    curse.left = 1
    draw_curses(game.state, 0)
    assert (game.pledge(), game.view().players[0].pledged_treasures) == ("K", [])
    assert game.view().parts.pit.at_stake[0] == ["healing", "keys"]


def test_ESC_R_117_an_extra_gem_with_its_gem_stays() -> None:
    game = rich(drawn("S@0", "AA", pile="c1 X", curses="lost-treasure"), 0, "gem", "keys").play(0, TakeGem())
    game.play(0, Discover("north"))
    assert (game.loot(), list(treasures_of(game.state).kept)) == ([], [1])


def test_ESC_D_CHOICE_1_by_default_the_first_in_the_order_of_treasures_is_lost() -> None:
    game = robbed("keys", "passage", "gem")
    assert game.until(4_999).loot() == []
    assert (game.until(5_000).loot(), game.curses()) == (["keys", "gem"], [])


def test_a_second_lost_treasure_is_discarded_while_the_first_waits() -> None:
    game = robbed("healing", "keys", curses="lost-treasure lost-treasure")
    draw_curses(game.state, 0)
    assert game.names()[-1] == "curse-discarded" and game.chooses_until(0, "forgo") == 5_000


def test_ESC_R_91_a_curse_that_goes_in_another_way_gives_all_back() -> None:
    game = robbed("healing", "keys")
    drop(game.state, 0, CURSES.index("lost-treasure"))
    assert (game.loot(), game.chooses_until(0, "forgo")) == (["healing", "keys"], None)


def test_the_choice_may_be_made_after_escaping() -> None:
    game = drawn("S@1 X>@0", "K", "AA", pile="c1 b10", curses="lost-treasure", depot=0)
    rich(game, 0, "healing", "keys")
    draw_curses(game.state, 0)
    game.play(0, Leave())
    assert game.may(0, Forgo("keys"))
    assert game.play(0, Forgo("keys")).loot() == ["healing"]


# Ultimate curse


def test_ESC_Q_PIT_5_its_holder_draws_two_curses() -> None:
    game = cursed(drawn("S@0", "AA", pile="c1 X", curses="trap mask hand"), 0, "ultimate")
    game.play(0, Discover("north"))
    assert game.curses() == ["trap", "mask", "ultimate"]


def test_ESC_R_39_one_after_the_other_and_not_itself() -> None:
    game = drawn("S@0", "AA", pile="c1 X", curses="ultimate trap").play(0, Discover("north"))
    assert game.curses() == ["ultimate"]
    same = cursed(drawn("S@0", "AA", pile="c1 X", curses="trap trap hand"), 0, "ultimate")
    assert same.play(0, Discover("north")).curses() == ["trap", "ultimate"]
    assert same.names()[-1] == "curse-discarded"


def test_ESC_R_72_with_whatever_makes_its_holder_draw_one() -> None:
    game = cursed(drawn("S@01", "", "", curses="trap mask hand silence"), 0, "ultimate")
    draw_curses(game.state, 0)
    draw_curses(game.state, 1)
    assert (game.curses(0), game.curses(1)) == (["trap", "mask", "ultimate"], ["hand"])


def test_ESC_Q_PIT_6_four_curses_come_with_the_module() -> None:
    pile = curses_of(begun(3, curses=True, pit=True).state).pile
    names = [CURSES[curse] for curse in pile]
    assert (names.count("lost-treasure"), names.count("ultimate"), len(names)) == (3, 1, 18)
    assert len(begun(3, pit=True).view().parts.pit.at_stake) == 3  # without curses the room alone


# Bots


def test_bots_lock_themselves_up_and_nobody_frees_them_before_the_gems_wake() -> None:
    game = in_the_pit("BBBKA", "GGAAK")
    craft = PitCraft()
    wish = craft.errand(game.state, 0)
    assert wish // 256 == 1 and craft.errand(game.state, 1) == -1
    assert most_in_need(game.state, 1) == -1 and stuck_inside(game.state) == 0
    move = advice(game.state, 0, 500)
    assert game.state.why_not(0, move) == "" and move == 0x11  # rolls the key and the adventurer, and keeps the masks
    done = in_the_pit("BBBBB", "GGAAK").play(0, Wake())
    assert most_in_need(done.state, 1) == 0 and stuck_inside(done.state) == 1


def test_no_bot_locks_itself_up_where_nobody_could_free_it() -> None:
    assert PitCraft().errand(in_the_pit("BBBKATT").state, 0) == -1
    assert PitCraft().errand(in_the_pit("BBBKA", "KKKKK").state, 0) != -1


# Whole matches


@pytest.mark.parametrize("seats", [1, 2])
def test_the_laws_hold_with_the_pit(seats: int) -> None:
    check_all(GAME, seats, seed=seats, options=GAME.options(pit=True, curses=True, treasures=True))


@pytest.mark.parametrize("seats", [4, 6])
def test_a_whole_match_with_the_pit(seats: int) -> None:
    game = begun(seats, seats, pit=True, curses=True, treasures=True)
    play_on(game.match, 600_000, Rng(seats), 900)
    assert game.end() is not None
