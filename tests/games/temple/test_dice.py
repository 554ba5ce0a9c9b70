"""Escape: rolling, locked dice, gold masks, and how fast hands are."""

from __future__ import annotations

import pytest

from serai.core.laws import check_all
from serai.games.temple import GAME
from serai.games.temple.moves import Agree, Discover, Enter, Help, Pledge, Roll, RollCarefully
from tests.games.temple.temple import ROW, begun, cursed, dice_in, temple


def test_ESC_DICE_1_any_free_dice_and_always_those_without_a_face() -> None:
    game = temple(ROW, "AAK.B", ".....")
    assert sorted((move.adventurers, move.keys) for move in game.offered(0, Roll) if isinstance(move, Roll)) == [
        (0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (2, 1),
    ]  # fmt: skip
    assert game.roll(0, "TG", Roll(adventurers=1)).hand(0) == "AKTBG"
    assert game.refusal(0, Roll(keys=2)) == "ESC-DICE-1"
    assert game.refusal(0, Roll()) == "ESC-DICE-1"  # no die has to be rolled, and none is named
    assert game.hand(1) == "....."  # nobody waits for anybody
    assert game.may(1, Roll())


def test_ESC_DICE_2_a_black_mask_is_locked_at_once() -> None:
    game = temple(ROW, "...", "").roll(0, "BBK")
    assert game.hand(0) == "KBB"
    assert game.offered(0, Roll) == [Roll(keys=1)]


def test_ESC_DICE_3_a_locked_die_is_neither_rolled_nor_used() -> None:
    game = temple(ROW, "ABBBB", "").roll(0, "A", Roll(adventurers=1))
    assert game.hand(0) == "ABBBB"
    assert game.refusal(0, Discover("north")) == "ESC-DISC-1"


@pytest.mark.parametrize(("before", "after"), [("BG", ".."), ("BBG", "..."), ("BBBG", "...B")])
def test_ESC_DICE_4_a_gold_mask_frees_up_to_two(before: str, after: str) -> None:
    game = temple(ROW, before, "")
    assert game.play(0, Help(0)).hand(0) == after
    assert game.refusal(0, Help(0)) == "ESC-DICE-4"  # there is no gold mask any more
    assert temple(ROW, "KG", "").refusal(0, Help(0)) == "ESC-DICE-4"  # nothing is locked


def test_ESC_DICE_5_it_helps_oneself_or_one_other_in_the_same_room() -> None:
    game = temple("b7< S@01 b8>@2", "BG", "BBB", "BB")
    assert game.refusal(0, Help(2)) == "ESC-DICE-5"
    game.play(0, Help(1))
    assert (game.hand(0), game.hand(1)) == (".B", "..B")


def test_ESC_R_04_its_two_releases_are_never_split() -> None:
    game = temple(ROW, "BGG", "B").play(0, Help(1))
    assert (game.hand(0), game.hand(1)) == (".BG", ".")


def test_ESC_DICE_6_helping_gives_no_die_away() -> None:
    game = temple(ROW, "GKTAA", "BBBBB").play(0, Help(1))
    assert (len(game.hand(0)), len(game.hand(1))) == (5, 5)


def test_ESC_DICE_7_the_gold_mask_and_the_freed_dice_have_no_face() -> None:
    game = temple(ROW, "GK", "BB").play(0, Help(1))
    assert (game.hand(0), game.hand(1)) == (".K", "..")


def test_ESC_R_05_the_gold_mask_is_rolled_again_too() -> None:
    game = temple(ROW, "BBG", "").play(0, Help(0)).roll(0, "KTA")
    assert game.hand(0) == "AKT"


def test_ESC_DICE_8_used_dice_must_be_rolled_again() -> None:
    game = temple(ROW, "AAAK", "").play(0, Discover("north"))
    assert game.hand(0) == "..AK"
    assert game.refusal(0, Discover("south")) == "ESC-DISC-1"


def test_ESC_DICE_9_other_dice_keep_their_face() -> None:
    game = temple(ROW, "AKTG.", "")
    assert game.roll(0, "A").hand(0) == "AAKTG"
    for _ in range(3):
        game.roll(0, "T", Roll(adventurers=1)).roll(0, "A", Roll(torches=1))
    assert game.until(170_000).hand(0) == "AAKTG"


def test_ESC_DICE_10_kept_dice_can_be_rolled_at_any_time() -> None:
    game = temple(ROW, "AKTB", "").until(100_000)
    assert game.roll(0, "KKK", Roll(1, 1, 1)).hand(0) == "KKKB"


def test_ESC_DICE_11_a_gold_mask_may_be_kept() -> None:
    game = temple(ROW, "GB.", "B").roll(0, "K").until(60_000)
    assert game.play(0, Help(1)).hand(1) == "."


def test_ESC_DICE_12_with_all_dice_locked_nothing_can_be_done_with_them() -> None:
    game = temple("b7< S@01 b8>", "BBBBB", "GGAA.")
    assert game.offered(0, Roll) == []
    assert game.refusal(0, Roll()) == "ESC-DICE-12"
    assert game.refusal(0, Enter("east")) == "ESC-ENTER-1"
    assert game.play(1, Help(0)).may(0, Roll())  # until a friend helps
    fate = temple("b7< S@01 b8>", "BBBBB", "BBBBB").play(0, Agree()).play(1, Agree())
    assert fate.may(0, Roll())  # or fate


def test_ESC_R_11_without_dice_one_stays_in_the_game() -> None:
    game = temple("b7< S@01 b8>", "", "K", depot=0)
    assert game.view().players[0].place == 0
    assert game.offered(0, Roll) == []
    assert game.may(0, Agree())
    assert game.until(211_000).end() is None


def test_ESC_D_DIE_1_used_pledged_and_locked_dice() -> None:
    game = temple("S b2>@0", "KKB.", treasures="")
    game.play(0, Pledge("key", 1))
    assert (game.hand(0), game.pledge(0)) == (".KB", "K")
    assert game.offered(0, Roll) == [Roll(), Roll(keys=1)]  # the pledged key stays
    assert game.roll(0, "AA", Roll(keys=1)).pledge(0) == "K"


def test_ESC_D_COOP_4_a_gold_mask_needs_no_consent() -> None:
    game = temple(ROW, "G", "BBB")
    assert game.may(0, Help(1))
    game.play(0, Help(1))
    assert game.hand(1) == "..B"


# How fast


def test_ESC_D_ROLL_1_a_roll_every_eight_tenths_of_a_second() -> None:
    game = begun().hurry(0, Roll(), at=1_000)
    first = game.hand(0)
    game.news()
    game.hurry(0, all_again(first), at=1_799)
    assert game.names() == []
    assert game.until(1_800).names() == ["rolled"]
    assert game.view().players[0].roll_at == 2_600


def all_again(hand: str) -> Roll:
    """Everything that is not locked, again."""
    return Roll(hand.count("A"), hand.count("K"), hand.count("T"), hand.count("G"))


def test_ESC_D_ROLL_2_an_early_roll_waits_and_a_later_one_replaces_it() -> None:
    game = temple(ROW, ".AK", "...")
    game.hurry(0, Roll(), at=0)
    game.state.hand[0] = dice_in("AKT")
    game.hurry(0, Roll(adventurers=1), at=100).hurry(0, Roll(keys=1), at=300)
    assert game.view().players[0].rolls_again
    assert game.state.alarm() == 800
    game.until(800)
    assert not game.view().players[0].rolls_again
    assert "A" in game.hand(0)  # kept
    assert "T" in game.hand(0)
    gone = temple(ROW, "...", "").hurry(0, Roll(), at=0)
    gone.state.hand[0] = dice_in("AAK")
    gone.hurry(0, Roll(adventurers=2), at=10).play(0, Discover("north"), at=20)
    assert gone.hand(0) == "..K"
    assert "K" in gone.until(800).hand(0)  # the two without a face were rolled, and nothing else


def test_ESC_D_ROLL_3_other_acts_wait_two_tenths_and_a_second_one_is_refused() -> None:
    game = temple(ROW, "AAAA", "AA")
    game.hurry(0, Discover("north"), at=0).hurry(0, Discover("south"), at=50)
    assert len(game.rooms) == 4
    assert game.view().players[0].acts_again
    assert game.refusal(0, Agree()) == "ESC-D-ROLL-3"
    assert game.offered(0, Agree) == []
    assert game.may(0, Roll())
    assert len(game.until(199).rooms) == 4
    assert len(game.until(200).rooms) == 5
    assert game.may(0, Agree())


def test_ESC_D_ROLL_4_bots_have_no_other_hands() -> None:
    """All that a bot has is this interface: its rolls wait like everybody's."""
    game = begun(2)
    seat, at = 0, 0
    for _ in range(5):
        code = int(game.state.legal(seat)[0])
        game.match.play(at, seat, code)
        at += 10
    assert game.names().count("rolled") <= 1


def test_ESC_D_ROLL_5_what_slows_down_multiplies_up_to_three_times() -> None:
    game = cursed(temple(ROW, "..", ".."), 0, "hand", "lost-dice")
    game.roll(0, "KK", falls="00")
    assert game.view().players[0].roll_at == 1_280
    game.roll(0, "AA", RollCarefully(keys=2))  # 1.6 * 2 would be 3.2
    assert game.view().players[0].roll_at == 2_400
    alone = cursed(temple("S@0", ".."), 0, "lost-dice").roll(0, "KK", RollCarefully())
    assert alone.view().players[0].roll_at == 1_600


@pytest.mark.parametrize("seats", [1, 3])
def test_the_laws_hold_with_everything_in_play(seats: int) -> None:
    check_all(GAME, seats, 77, GAME.preset("expert"))
