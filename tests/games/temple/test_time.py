"""Escape: the soundtrack, slams, dice that are lost, and the order of things at one moment."""

from __future__ import annotations

import pytest

from serai.core.match import PAUSE, RESUME
from serai.games.temple import GAME
from serai.games.temple.modules.curses.rules import draw_curse
from serai.games.temple.modules.treasures.moves import Take
from serai.games.temple.moves import Activate, Discover, Enter, Explore, Give, GiveUp, Leave, Pledge, Roll, encode
from serai.games.temple.pieces import Timeline
from serai.games.temple.state import ON_CURSE
from tests.games.temple.temple import begun, temple

OUTSIDE = "S b7>@0"
GONG, SLAM = 180_000, 210_000


def test_ESC_TIME_1_gongs_slams_and_the_fall() -> None:
    game = temple("S@0", "B")
    told = [(news.at, news.name, news.details) for news in game.until(600_000).news()]
    assert told == [
        (180_000, "gong", {"number": 1}),
        (210_000, "slammed", {"number": 1}),
        (360_000, "gong", {"number": 2}),
        (390_000, "slammed", {"number": 2}),
        (540_000, "gong", {"number": 3}),
        (600_000, "collapsed", {}),
    ]


@pytest.mark.parametrize(("timeline", "cues"), [
    ("soundtrack", [(180, "gong"), (210, "slam"), (360, "gong"), (390, "slam"), (540, "gong"), (600, "collapse")]),
    ("hourglass", [(200, "slam"), (400, "slam"), (600, "collapse")]),
    ("practice", []),
])  # fmt: skip
def test_ESC_D_SOUND_1_the_cues_are_a_list_that_all_see(timeline: Timeline, cues: list[tuple[int, str]]) -> None:
    seen = begun(timeline=timeline).view()
    assert [(cue.at // 1000, cue.what) for cue in seen.timeline] == cues
    assert seen.next_cue == 0
    assert temple("S@0", "B", timeline=timeline).until(450_000).view().next_cue == len([c for c in cues if c[0] <= 450])


def test_ESC_TIME_2_who_is_not_in_the_start_loses_a_die() -> None:
    game = temple("S@0 b7>@1", "KKKKK", "KKKKK").until(SLAM)
    assert (game.hand(0), game.hand(1)) == ("KKKKK", "KKKK")
    assert game.names() == ["gong", "slammed", "caught", "die-lost"]


def test_ESC_TIME_3_a_lost_die_is_gone() -> None:
    game = temple(OUTSIDE, "KKKKK").until(SLAM)
    player = game.view().players[0]
    assert (player.lost, len(player.dice)) == (1, 4)
    assert len(game.until(380_000).hand(0)) == 4


def test_ESC_TIME_4_the_slam_moves_nobody() -> None:
    assert temple(OUTSIDE, "KKKKK").until(SLAM).place(0) == "b7"


def test_ESC_TIME_5_both_slams_two_dice() -> None:
    assert temple(OUTSIDE, "KKKKK").until(391_000).hand(0) == "KKK"


def test_ESC_TIME_6_a_countdown_forbids_nothing() -> None:
    game = temple("S b7>@0", "AAAAKKT").until(GONG + 10)
    game.play(0, Discover("north"), Enter("west"))
    assert game.place(0) == "S"


# Which die


def test_ESC_D_DIE_2_the_owner_names_the_die_within_five_seconds() -> None:
    game = temple(OUTSIDE, "AKTB.").until(SLAM)
    player = game.view().players[0]
    assert (player.owes, game.chooses_until(0, "give-up"), game.hand(0)) == (1, SLAM + 5_000, ".AKTB")
    assert game.refusal(0, GiveUp("gold")) == "ESC-D-DIE-2"
    assert game.play(0, GiveUp("torch")).hand(0) == ".AKB"
    assert game.chooses_until(0, "give-up") is None
    assert game.refusal(0, GiveUp("torch")) == "ESC-TIME-2"  # nothing is owed any more


@pytest.mark.parametrize(("before", "after"), [("AKTB.", ".AKT"), ("AKT.G", "AKTG"), ("AKTG", "KTG"), ("KTG", "KG")])
def test_ESC_D_DIE_2_else_a_locked_one_goes_or_one_without_a_face(before: str, after: str) -> None:
    game = temple(OUTSIDE, before).until(SLAM + 4_999)
    assert len(game.hand(0)) == len(before)
    assert game.until(SLAM + 5_000).hand(0) == after


def test_ESC_D_DIE_2_an_act_with_dice_pays_first_with_what_it_does_not_need() -> None:
    assert temple(OUTSIDE, "AAKK.").until(SLAM).play(0, Discover("north")).hand(0) == "..KK"
    assert temple(OUTSIDE, "AAK").until(SLAM).play(0, Discover("north")).hand(0) == ".."
    both_needed = temple("S b7>@0 b8>", "AK").until(SLAM)  # b8 costs A and K
    assert both_needed.refusal(0, Enter("east")) == "ESC-ENTER-1"
    assert both_needed.view().players[0].owes == 1


def test_ESC_D_DIE_2_a_roll_that_waited_settles_nothing() -> None:
    game = temple(OUTSIDE, "AAKTB").until(SLAM - 10)
    game.state.roll_at[0] = SLAM + 300
    game.hurry(0, Roll(adventurers=2), at=SLAM - 5).until(SLAM + 300)
    assert game.names()[-1] == "rolled"
    assert (game.view().players[0].owes, len(game.hand(0))) == (1, 5)


def test_ESC_D_DIE_2_a_debt_larger_than_the_hand_comes_off_the_pledge() -> None:
    """A gem for four keys is not paid with three and a die that is owed."""
    game = temple("S b2>@0", "KKKKB", curses="broken").play(0, Pledge("key", 4)).until(SLAM)
    assert (game.hand(0), game.pledge(0), game.view().players[0].owes) == ("B", "KKKK", 1)
    draw_curse(game.state, 0)
    assert (game.hand(0), game.pledge(0), game.view().players[0].owes) == ("KB", "KKK", 2)
    assert game.refusal(0, Activate(0)) == "ESC-GEM-6"
    assert game.until(SLAM + 5_000).hand(0) == ""
    alike = temple("S b2>@0", "KKKK").play(0, Pledge("key", 4)).until(SLAM)
    assert (alike.hand(0), alike.pledge(0), alike.view().players[0].lost) == ("", "KKK", 1)


def test_ESC_D_DIE_2_held_dice_are_not_in_hand_and_nobody_goes_below_none() -> None:
    game = temple(OUTSIDE, "")
    game.aside(0, ON_CURSE)
    game.until(SLAM)
    assert (game.view().players[0].held, game.view().players[0].lost) == (1, 0)
    assert "caught" not in game.names()


# The order of things


def test_ESC_D_CLOCK_1_what_time_does_comes_first() -> None:
    """The rules know no clock but the moments they are handed."""
    game = temple(OUTSIDE, "AAAAA").play(0, Discover("north"), at=SLAM + 1)
    assert [news.name for news in game.news()][:4] == ["gong", "slammed", "caught", "die-lost"]


def test_ESC_D_CLOCK_2_at_the_very_moment_it_is_too_late() -> None:
    in_time = temple(OUTSIDE, "AAAAA").play(0, Enter("west"), at=SLAM - 1).until(SLAM)
    assert in_time.hand(0) == "..AAA"
    late = temple(OUTSIDE, "AAAAA").play(0, Enter("west"), at=SLAM)
    assert len(late.hand(0)) == 4
    game = temple("S X>@0", "KKK", depot=0).until(599_999)
    assert game.may(0, Leave())
    assert game.until(600_000).refusal(0, Leave()) == "ESC-END-2"


def test_ESC_D_ROLL_3_what_waited_comes_before_a_slam_of_the_same_moment() -> None:
    game = temple(OUTSIDE, "AAAAA").until(SLAM - 10)
    game.state.roll_at[0] = SLAM
    game.hurry(0, Roll(adventurers=5), at=SLAM - 5)
    game.news()
    assert game.until(SLAM).names()[:3] == ["rolled", "slammed", "caught"]
    home = temple(OUTSIDE, "AAAAA").until(SLAM - 10)
    home.state.act_at[0] = SLAM
    home.hurry(0, Enter("west"), at=SLAM - 5)
    assert home.until(SLAM).hand(0) == "..AAA"


def test_ESC_D_CLOCK_3_all_chance_comes_from_the_seed() -> None:
    def first_roll(seed: int) -> str:
        match = GAME.begin(2, GAME.options(), seed.to_bytes(16, "big"))
        match.play(700, 0, encode(Roll()))
        return repr(GAME.look.view(match.state, 0))  # type: ignore[arg-type]

    assert first_roll(5) == first_roll(5)
    assert len({first_roll(seed) for seed in range(8)}) > 1


def test_ESC_D_ORDER_1_who_comes_first_is_served_and_the_other_told_why() -> None:
    game = temple("S c8>@01$gem", "KK", "KK").play(0, Take())
    assert game.loot(0) == ["gem"]
    assert game.refusal(1, Take()) == "ESC-M2-TAKE-1"
    assert game.hand(1) == "KK"


def test_ESC_D_ORDER_1_an_act_that_waited_too_long_comes_to_nothing() -> None:
    game = temple("S c8>@01$gem", "KK", "AAKKK", depot=3)
    game.hurry(1, Discover("north"), at=0).hurry(1, Take(), at=100)
    game.hurry(0, Take(), at=150)
    game.news()
    assert game.until(200).names() == ["missed"]
    assert game.hand(1) == "..KKK"
    assert game.may(1, Roll())


def test_ESC_D_ORDER_2_first_who_is_safe_then_dice_then_torches() -> None:
    game = temple("S b7>@0* b7>@1", "KKKK", "KKKK").until(SLAM)
    assert (game.hand(0), game.hand(1)) == ("KKKK", "KKK")
    assert game.names() == ["gong", "slammed", "caught", "die-lost", "torch-out"]


def test_ESC_D_ORDER_3_choices_end_before_the_slam() -> None:
    game = temple("S b7>@0", "AAKKK", pile="b9 X").play(0, Explore(), at=SLAM - 5_000)
    assert game.names() == ["gong", "drew"]
    assert game.until(SLAM).names() == ["discovered", "slammed", "caught"]


def test_a_gift_is_not_lost_to_a_slam_that_came_before_it() -> None:
    game = temple("S X>@0 b7<@1", "KK", "", depot=0).play(0, Leave()).until(SLAM)
    assert game.play(0, Give(1)).hand(1) == "."


def test_ESC_D_PAUSE_2_in_a_pause_the_temple_stands_still() -> None:
    assert GAME.manners.may_pause
    game = temple("S@01", "AAKTB", "").until(GONG - 1000)
    game.match.enter(game.state.now, 0, PAUSE)
    game.match.until(GONG + 60_000)
    assert game.state.now == GONG - 1000
    assert game.match.why_not(0, encode(Roll())) == "SER-PAUSE"
    game.match.enter(game.state.now, 1, RESUME)
    assert game.until(GONG).state.now == GONG
