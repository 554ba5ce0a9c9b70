"""Escape: what a bot does for its team, in drawn positions."""

from __future__ import annotations

import pytest

from serai.bots import ask_in_time, find_bot
from serai.core.rng import Rng
from serai.core.words import LANGUAGES
from serai.games.temple import GAME
from serai.games.temple.brought import decode
from serai.games.temple.modules.curses.moves import Lift
from serai.games.temple.modules.extras.moves import Light, Name
from serai.games.temple.modules.treasures.moves import Heal, OpenPassage, Take, TakeGem, Teleport
from serai.games.temple.moves import (
    Activate,
    Agree,
    Discover,
    Enter,
    Give,
    GiveUp,
    Help,
    Leave,
    Move,
    Pledge,
    PledgeTreasure,
    Refuse,
    Roll,
    RollCarefully,
    Stop,
    Withdraw,
)
from serai.games.temple.rules.tables import VOTE_MS
from serai.games.temple.sense.reasons import ERRANDS, OWN
from serai.sim import Plan
from serai.sim.matches import play_match, play_one
from tests.games.temple.temple import Temple, begun, cursed, rich, temple

BEST = "search@500"
GONG = 181_000
COUNTDOWN_OVER = 211_000


def answer(game: Temple, seat: int = 0, bot: str = BEST) -> int:
    """A move, or below 0 how long it waits."""
    return int(ask_in_time(find_bot(bot), game.state, seat, GAME.sense, Rng(1), GAME.manners.pace))


def does(game: Temple, seat: int = 0) -> Move | None:
    """What the best bot does now; None: it waits."""
    code = answer(game, seat)
    return decode(code) if code >= 0 else None


def on_the_way(dice: str) -> Temple:
    """To a room with a gem, which costs an adventurer and a torch; there is nothing else to do."""
    return temple("S@0 b2>", dice, pile="")


# Dice


def test_what_the_next_room_costs_is_kept_and_the_rest_is_rolled() -> None:
    assert does(on_the_way("AKKKK")) == Roll(keys=4)
    assert does(on_the_way("ATKKK")) == Enter("east")


def test_a_gold_mask_is_kept_where_the_other_dice_can_show_what_is_wanted() -> None:
    assert does(on_the_way("KKKTG")) == Roll(keys=3)
    assert does(on_the_way("KTG")) == Roll(keys=1)
    assert does(on_the_way("TG")) == Roll(golds=1)


def test_in_a_small_team_the_only_gold_mask_waits_for_a_second_black_one() -> None:
    assert does(on_the_way("KKKGB")) == Roll(keys=3)
    assert does(on_the_way("KGB")) == Help(0)  # the others do not suffice
    assert does(on_the_way("KKGBB")) == Help(0)
    four = temple("S@0 b2>@123", "KKKGB", "", "", "", pile="")
    assert does(four) == Help(0)


def test_who_is_home_and_has_what_comes_next_lets_the_dice_lie() -> None:
    assert does(temple("b7< S@0 b7>", "AAKTT", depot=0, pile="").until(GONG)) is None
    assert isinstance(does(temple("b7< S@0 b7>", "AAKTB", depot=0, pile="").until(GONG)), Roll)  # for a gold mask


def test_fate_is_not_asked_for_by_one_alone_who_can_still_roll() -> None:
    assert does(temple("S@0 b2>", "BBBBBAK", pile="")) != Agree()
    assert does(temple("S@0 b2>", "BBBBBBA", pile="")) == Agree()


def test_who_has_too_few_free_dice_rolls_for_a_gold_mask() -> None:
    assert does(temple("S@0 b2>@1", "ABBB", "AAAAA", pile="")) == Roll(adventurers=1)


def test_gold_masks_are_shared_and_the_stuck_come_first() -> None:
    assert does(temple("S@012 b7>", "GKTAB", "TKKBB", "BBBBT")) == Help(2)
    assert does(temple("S@012 b7>", "GKTAB", "TKKBB", "TKKKK")) == Help(1)
    assert does(temple("S@0 b2>@1", "GKTAK", "ABBAA")) != Help(1)  # not in the same room


def test_rolls_come_at_the_pace_of_the_bot() -> None:
    game = temple("S@0 b2>", "KKKKK")
    game.match.until(5_000)
    game.state.roll_at[0] = 5_300
    assert answer(game, bot="search@500") == -700  # the floor, and eight tenths of the reaction
    assert answer(game, bot="search@1500") == -1_500
    assert isinstance(does(game.until(5_700)), Roll)


def test_dice_that_may_fall_are_rolled_with_care_when_few_are_left() -> None:
    few = cursed(on_the_way("AAK"), 0, "lost-dice")
    assert does(few) == RollCarefully(adventurers=2, keys=1)
    many = cursed(on_the_way("AAKKK"), 0, "lost-dice")
    assert does(many) == Roll(adventurers=2, keys=3)


def test_nobody_says_which_die_goes_before_it_matters() -> None:
    game = temple("S b7>@0", "AAKTB").until(COUNTDOWN_OVER)
    assert game.may(0, GiveUp("torch"))
    assert not isinstance(does(game), GiveUp)  # the locked one, by default


# Exploring


def test_two_adventurers_that_nobody_needs_discover_a_room() -> None:
    assert does(temple("S@0 b7>", "AAKTT", modules="")) == Discover("north")


def test_new_rooms_go_where_the_temple_stays_small() -> None:
    game = temple("S b7>@0", "AAKTT", depot=1, modules="")
    assert does(game) == Discover("north")  # beside the start, not farther east


def test_where_curses_wait_nobody_discovers_in_passing() -> None:
    picture, dice = "b2<@01 S X>", ("AATTT", "TTTTT")
    assert isinstance(does(temple(picture, *dice, pile="b1", depot=4, modules="")), Discover)
    assert isinstance(does(temple(picture, *dice, pile="b1", depot=4)), Roll)


# Gems


def test_dice_are_pledged_and_who_completes_them_activates() -> None:
    game = temple("S K1>@01", "KKAAT", "KKKTT", depot=9)
    assert does(game, 1) == Pledge("key", 3)
    game.play(1, Pledge("key", 3))
    assert does(game, 0) == Pledge("key", 2)  # together seven are in reach, so four are not enough
    assert does(game.play(0, Pledge("key", 2)).roll(1, "KK", Roll(torches=2)), 1) == Activate(1)


def test_who_waits_in_vain_is_content_with_less() -> None:
    """The other could add three keys, but is far away: one gem is better than none."""
    picture = "b7<@1 S b8> b9> K1>@0"
    game = temple(picture, "KKKKB", "AAATT", depot=9, pile="")
    assert does(game) == Pledge("key", 4)
    assert does(game.play(0, Pledge("key", 4))) == Activate(0)
    near = temple("S b7>@1 K1>@0", "KKKKB", "AAATT", depot=9, pile="").play(0, Pledge("key", 4))
    assert does(near) is None


def test_the_depot_does_not_ask_for_more_than_it_has() -> None:
    assert does(temple("S K1>@01 X>", "KKAAT", "KKKTT", depot=4), 1) == Pledge("key", 3)
    game = temple("S K1>@01", "KKKKT", "TTTTT", depot=1)
    assert isinstance(does(game), (Discover, Roll, Withdraw))  # one gem left: the exit is looked for


def test_a_pledge_is_taken_back_when_the_plan_has_changed() -> None:
    game = temple("S K1>@01 X>", "KKAAT", "KKKTT", depot=4).play(0, Pledge("key", 2))
    game.state.depot = 1
    assert does(game) == Withdraw()


def test_a_double_key_is_pledged_to_a_large_task() -> None:
    assert does(rich(temple("S K1>@01", "TTAAT", "KKKTT", depot=9), 0, "keys")) == PledgeTreasure("keys")


# The way home


def test_at_the_gong_all_run_home() -> None:
    game = temple("S b7> K1>@0", "AAKTT", depot=9)
    assert does(game) != Enter("west")
    assert does(game.until(GONG)) == Enter("west")
    assert does(temple("S@0 K1>", "AATTT", depot=9).until(GONG)) != Enter("east")  # and stay there


def test_who_cannot_be_home_in_time_goes_on() -> None:
    game = temple("S b7> K1>@0", "KKKAA", depot=9, pile="").until(208_000)
    assert isinstance(does(game), Pledge)


def test_after_the_slam_all_go_on() -> None:
    assert does(on_the_way("ATKKK").until(COUNTDOWN_OVER)) == Enter("east")


# Leaving


def test_nobody_leaves_before_all_are_at_the_exit() -> None:
    apart = temple("S@1 X>@0", "KKKKK", "AAAAA", depot=0)
    assert not isinstance(does(apart), Leave)
    assert does(apart, 1) == Enter("east")
    assert does(temple("S X>@01", "KAAAA", "AAAAA", depot=0)) == Leave()


def test_double_keys_open_the_exit() -> None:
    assert does(rich(temple("S X>@0", "AAATT", depot=1), 0, "keys")) == Leave(double_keys=1)


def test_who_is_out_gives_a_die_to_who_has_fewest() -> None:
    game = temple("S X>@012", "KAAAA", "AABBB", "AAAAA", depot=0).play(0, Leave())
    assert does(game) == Give(1)
    assert does(game.play(0, Give(1))) is None


def test_late_in_the_game_more_gems_may_stay_in_the_depot() -> None:
    early, late = (temple("K1< S@0 X>", "AATTT", depot=2, pile="").until(at) for at in (1_000, 470_000))
    assert does(early) == Enter("west")
    assert does(late) == Enter("east")


# Help


def test_the_nearest_comes_to_who_is_stuck() -> None:
    game = temple("b7<@1 S@0 b8> b9>@2", "AAAAA", "BBBBB", "AAAAA", depot=9)
    assert does(game, 0) == Enter("west")
    assert does(game, 2) != Enter("west")
    assert does(game, 1) is None


def test_a_boost_of_fate_when_all_are_stuck() -> None:
    stuck = temple("S@01 b7>", "BBBBB", "BBBBA")
    assert does(stuck) == Agree()
    assert does(temple("S@01 b7>", "BBBBB", "BBBBB", spare=0)) is None


def test_fate_is_asked_for_once_until_something_changes() -> None:
    stuck = temple("S@01 b7>", "BBBBB", "BBBBA").play(0, Agree())
    ignored = stuck.until(stuck.now + VOTE_MS)
    assert ignored.names()[-1] == "fate-lapsed" and ignored.may(0, Agree())
    assert does(ignored, 0) is None and does(ignored, 1) != Agree()
    assert does(ignored.roll(1, "B", Roll(adventurers=1)), 0) == Agree()  # now all are locked


def test_who_said_no_is_not_asked_again_for_the_same() -> None:
    refused = temple("S@01 b7>", "BBBBB", "BBBBG").play(0, Agree()).play(1, Refuse())
    assert does(refused, 0) is None
    assert does(refused.play(0, Agree()), 1) == Agree()  # a person may go on asking, and is answered
    helped = temple("S@01 b7>", "BBBBB", "BBBBG").play(0, Agree()).play(1, Refuse()).play(1, Help(0))
    assert does(helped.roll(0, "BB"), 0) == Agree()  # as bad as before, but another plight


def test_a_boost_that_is_not_needed_is_refused() -> None:
    assert does(temple("S@01 b7>", "AAKTB", "AAKTT").play(1, Agree())) == Refuse()


def test_a_boost_for_somebody_who_is_stuck_is_agreed_to() -> None:
    assert does(temple("S@01 b7>", "AAKTT", "ABBBB").play(1, Agree())) == Agree()


def test_practice_ends_when_somebody_has_enough() -> None:
    game = temple("S@01 b7>", "AAKTT", "AAKTT", timeline="practice")
    assert does(game) != Stop()
    assert does(game.play(1, Stop())) == Stop()


def test_ESC_TIME_7_in_practice_no_bot_waits_for_ever() -> None:
    assert does(temple("S@0 b7>", "BBBBB", timeline="practice")) == Stop()
    assert does(temple("S@01 b7>", "BBBBB", "BBBBT", timeline="practice")) != Stop()
    room_with_torches = "S b5>@0"
    pledged = temple(room_with_torches, "TTTBBBB", timeline="practice").play(0, Pledge("torch", 3))
    assert does(pledged) == Stop()
    assert does(temple(room_with_torches, "TTTBBBB").play(0, Pledge("torch", 3))) is None


# Curses and treasures


def test_who_is_trapped_frees_itself_first() -> None:
    game = cursed(temple("S@0 b2>", "ATKKA"), 0, "trap")
    assert does(game) == Lift("trap")
    assert does(cursed(temple("S@0 b2>", "ATKAA"), 0, "trap")) == Roll(adventurers=3)


def test_curses_that_cannot_be_lifted_any_more_are_borne() -> None:
    assert does(cursed(on_the_way("AT"), 0, "broken")) == Enter("east")


def test_souls_are_exchanged_where_it_changes_nothing() -> None:
    game = temple("S@02 b7>@1", "AAAAA", "AAAAA", "AAAAA", pile="c1 X", curses="souls").play(0, Discover("north"))
    assert does(game) == Name(2)


def test_one_of_a_room_takes_its_treasure() -> None:
    picture = "S c8>@01$gem"
    assert does(temple(picture, "KKAAT", "KKAAT")) == Take()
    assert does(temple(picture, "KKAAT", "KKAAT"), 1) != Take()
    assert does(temple(picture, "KTTTT", "KKAAT")) == Roll(torches=4)


def test_treasures_are_used_when_they_help() -> None:
    assert does(rich(temple("S@0 b7>", "AAKTT"), 0, "gem")) == TakeGem()
    assert does(rich(temple("S@01 b7>", "AAKTT", "BBBBB"), 0, "healing")) == Heal()
    assert not isinstance(does(rich(temple("S@01 b7>", "AAKTT", "BKKTT"), 0, "healing")), Heal)


def test_a_teleportation_saves_a_long_way() -> None:
    far = temple("b7<@0 S b8> b9> K1>@1", "AAAAA", "KKKTT", depot=9)
    assert does(rich(far, 0, "teleport")) == Teleport(4)
    near = temple("S@0 K1>@1", "KKKKK", "KKKTT", depot=9)
    assert isinstance(does(rich(near, 0, "teleport")), Roll)


def test_a_secret_passage_saves_a_long_way() -> None:
    """The exit lies behind the wall; by the rooms it is a long way."""
    picture = """
        b7^  b8>  b9>  b8>
        S@0  X<   b7^  b9v
    """
    found = does(rich(temple(picture, "KKKTT", depot=0), 0, "passage"))
    assert found == OpenPassage(0, "east")


def test_a_big_torch_burns_where_nobody_gets_home() -> None:
    game = rich(temple("S b7> b8> b9> K1>@0", "KTTTT", depot=9), 0, "big-torch")
    assert does(game.until(207_000)) == Light()
    assert not isinstance(does(rich(temple("S@0 b7>", "KTTTT"), 0, "big-torch").until(207_000)), Light)


# All together


def test_bots_choose_the_same_from_all_worlds_with_the_same_view() -> None:
    game = begun(4, curses=True, treasures=True, extras=True)
    for seat in range(4):
        known = answer(game, seat)
        for dice in range(5):
            other = begun(4, curses=True, treasures=True, extras=True)
            other.state.imagine(seat, Rng(dice))
            assert answer(other, seat) == known


@pytest.mark.parametrize("seats", range(1, 7))
def test_every_number_of_bots_plays_to_the_end(seats: int) -> None:
    options = {"curses": True, "treasures": True, "extras": True, "difficulty": "expert"}
    plan = Plan(game="temple", seats=seats, games=1, seed=bytes(16), bots=["greedy@500"] * seats, options=options)
    assert play_match(plan, 0).outcome() is not None


def test_four_good_bots_win_the_base_game() -> None:
    plan = Plan(game="temple", seats=4, games=4, seed=bytes(16), bots=[BEST] * 4)
    ends = [play_one(plan, number).end for number in range(plan.games)]
    assert sum(end is not None and end.rule == "ESC-END-1" for end in ends) >= 2


def test_greedy_bots_slip_and_searching_ones_do_not() -> None:
    game = temple("S X>@0", "KAAAA", depot=0)
    said = {
        bot: {
            int(ask_in_time(find_bot(bot), game.state, 0, GAME.sense, Rng(dice), GAME.manners.pace))
            for dice in range(100)
        }
        for bot in ("search@500", "greedy@500")
    }
    assert len(said["search@500"]) == 1
    assert len(said["greedy@500"]) > 1


# Why


def why(game: Temple, seat: int = 0) -> str:
    code = answer(game, seat)
    return str(GAME.sense.reason(game.state, seat, code, 500))


def test_every_act_has_a_reason_and_every_reason_has_words() -> None:
    assert why(on_the_way("ATKKK")) == "gather"
    assert why(temple("S@0 b7>", "AAKKK", pile="b1 X")) == "search"
    assert why(temple("S b7>@0", "KTTBB", pile="").until(GONG)) == "go-home"
    assert why(temple("S@012 b7>", "GKTAB", "TKKBB", "BBBBT")) == "free"
    assert why(cursed(temple("S@0 b2>", "KKTTT", pile=""), 0, "trap")) == "lift"
    for language in LANGUAGES:
        words = GAME.words(language)
        assert all(f"reason-{name}" in words for name in (*ERRANDS, *OWN.values()))
