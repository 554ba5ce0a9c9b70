"""Escape: gems, alone and together."""

from __future__ import annotations

import pytest

from serai.core.happenings import move_in_words
from serai.core.words import words_of
from serai.games.temple import GAME
from serai.games.temple.moves import Activate, Enter, Pledge, PledgeTreasure, Roll, Withdraw
from tests.games.temple.temple import rich, temple

GEM_ROOM = "S K1>@012"  # one gem for four keys, two for seven, three for ten
ONE_GEM = "S b2>@01"  # one gem for four keys


def test_ESC_GEM_1_dice_together_reach_the_number_of_an_option() -> None:
    game = temple(ONE_GEM, "KKA", "KK")
    assert game.refusal(0, Activate(0)) == "ESC-GEM-6"
    assert game.play(1, Pledge("key", 2)).play(0, Activate(0)).room(1).gems == 1
    assert temple("S@0 b7>", "KKKK").refusal(0, Activate(0)) == "ESC-GEM-1"  # no gem room
    assert temple("S@0 b7>", "KKKK").refusal(0, Pledge("key", 1)) == "ESC-GEM-1"
    assert temple(ONE_GEM, "KKKKKKK", "").refusal(0, Activate(1)) == "ESC-GEM-1"  # there is no such option


@pytest.mark.parametrize(("option", "gems"), [(0, 1), (1, 2), (2, 3)])
def test_ESC_GEM_2_as_many_gems_go_from_the_depot_into_the_room(option: int, gems: int) -> None:
    game = temple(GEM_ROOM, "KKKKK", "KKKKK", "", depot=9)
    game.play(1, Pledge("key", 5)).play(0, Activate(option))
    room = game.room(1)
    assert (game.view().depot, room.gems, room.used) == (9 - gems, gems, True)


def test_ESC_GEM_3_one_option_once() -> None:
    game = temple(GEM_ROOM, "KKKKKKKK", "", "").play(0, Activate(0))
    assert game.refusal(0, Activate(0)) == "ESC-GEM-3"
    assert game.refusal(0, Pledge("key", 1)) == "ESC-GEM-3"
    assert game.offered(0, Activate) == []


def test_ESC_GEM_4_only_dice_in_the_same_room_count() -> None:
    game = temple("b2<@1 S b2>@0", "KK", "KK").play(1, Pledge("key", 2))
    assert game.refusal(0, Activate(0)) == "ESC-GEM-6"


def test_ESC_GEM_5_one_gem_alone_two_need_a_friend() -> None:
    game = temple(GEM_ROOM, "KKKKK", "KK", "")
    assert game.offered(0, Activate) == [Activate(0)]
    game.play(1, Pledge("key", 2))
    assert game.offered(0, Activate) == [Activate(0), Activate(1)]


def test_ESC_R_03_who_shows_enough_alone_needs_nobody() -> None:
    game = temple("S K1>@0", "KKKKKKK").play(0, Activate(1))
    assert game.room(1).gems == 2
    helped = rich(temple("S K1>@0", "KKKKK"), 0, "keys")
    assert helped.play(0, PledgeTreasure("keys"), Activate(1)).room(1).gems == 2


def test_ESC_GEM_6_all_at_the_same_moment_and_all_are_spent() -> None:
    game = temple(ONE_GEM, "KKK", "KKA").play(1, Pledge("key", 2)).play(1, Withdraw())
    assert game.refusal(0, Activate(0)) == "ESC-GEM-6"
    game.play(1, Pledge("key", 1)).play(0, Activate(0))
    assert (game.hand(0), game.hand(1)) == ("...", ".AK")


def test_ESC_GEM_7_what_is_too_much_is_not_spent() -> None:
    game = temple(ONE_GEM, "KKKKK", "KK").play(1, Pledge("key", 2)).play(0, Activate(0))
    assert (game.hand(0), game.hand(1), game.pledge(1)) == ("..KKK", "..", "")
    pledged = temple(ONE_GEM, "K", "KKKKK").play(1, Pledge("key", 5)).play(0, Activate(0))
    assert (pledged.hand(0), pledged.hand(1), pledged.pledge(1)) == ("K", "....K", "")


def test_ESC_R_06_fewer_gems_in_the_depot_than_the_option_brings() -> None:
    game = temple(GEM_ROOM, "KKKKKKKKKK", "", "", depot=2).play(0, Activate(2))
    assert (game.view().depot, game.room(1).gems) == (0, 2)
    empty = temple(GEM_ROOM, "KKKK", "", "", depot=0)
    assert empty.refusal(0, Activate(0)) == "ESC-R-06"
    assert empty.refusal(0, Pledge("key", 1)) == "ESC-R-06"


# Pledges


def test_ESC_D_COOP_1_a_pledged_die_is_frozen_until_taken_back_or_its_owner_leaves() -> None:
    game = temple(ONE_GEM, "KKAA", "").play(0, Pledge("key", 2))
    assert game.offered(0, Roll) == [Roll(1), Roll(2)]
    assert game.refusal(0, Pledge("key", 1)) == "ESC-D-COOP-1"  # there is none left
    assert game.refusal(0, Pledge("torch", 1)) == "ESC-D-COOP-1"  # the room wants keys
    assert game.refusal(1, Withdraw()) == "ESC-D-COOP-1"
    assert game.play(0, Withdraw()).hand(0) == "AAKK"
    game.play(0, Pledge("key", 1), Enter("west"))
    assert (game.place(0), game.hand(0), game.pledge(0)) == ("S", "..KK", "")


def test_ESC_D_COOP_2_first_what_is_pledged_by_time_and_of_loose_dice_what_is_missing() -> None:
    game = temple(GEM_ROOM, "KKK", "KKK", "KKK", depot=9)
    game.play(2, Pledge("key", 3)).play(1, Pledge("key", 3)).play(0, Activate(1))
    assert (game.hand(0), game.hand(1), game.hand(2)) == (".KK", "...", "...")


def test_ESC_D_COOP_2_the_pledged_dice_of_who_fires_come_first() -> None:
    game = temple(GEM_ROOM, "KKK", "KKK", "KKK", depot=9)
    game.play(2, Pledge("key", 3)).play(1, Pledge("key", 3)).play(0, Pledge("key", 2), Activate(1))
    assert (game.hand(0), game.hand(1), game.hand(2)) == ("..K", "..K", "...")
    assert game.pledge(1) == ""


def test_ESC_D_COOP_2_a_pledged_treasure_goes_only_where_dice_do_not_suffice() -> None:
    game = rich(temple(ONE_GEM, "KK", "KK"), 0, "keys").play(0, PledgeTreasure("keys")).play(1, Pledge("key", 2))
    game.play(0, Activate(0))
    assert (game.loot(0), game.hand(0), game.hand(1)) == (["keys"], "..", "..")
    short = rich(temple(ONE_GEM, "KK", "K"), 0, "keys").play(0, PledgeTreasure("keys")).play(1, Pledge("key", 1))
    short.play(0, Activate(0))
    assert (short.loot(0), short.hand(0), short.hand(1)) == ([], ".K", ".")  # two of the treasure, and two dice


def test_ESC_D_COOP_2_who_brings_nothing_cannot_fire() -> None:
    game = temple(ONE_GEM, "KKKK", "AAAA").play(0, Pledge("key", 4))
    assert game.refusal(1, Activate(0)) == "ESC-D-COOP-2"
    assert game.may(0, Activate(0))


def test_ESC_D_COOP_3_double_symbols_in_a_pledge() -> None:
    game = rich(temple(ONE_GEM, "KK", "K"), 1, "keys", "torches")
    assert game.refusal(1, PledgeTreasure("torches")) == "ESC-D-COOP-3"
    assert game.refusal(0, PledgeTreasure("keys")) == "ESC-D-COOP-3"
    game.play(1, PledgeTreasure("keys"))
    assert (game.loot(1), game.view().players[1].pledged_treasures) == (["torches"], ["keys"])
    assert game.play(1, Withdraw()).loot(1) == ["torches", "keys"]
    game.play(1, PledgeTreasure("keys"), Pledge("key", 1)).play(0, Activate(0))
    assert (game.loot(1), game.hand(1)) == (["torches"], ".")  # two keys, one die, and one of the treasure's two
    spared = rich(temple(ONE_GEM, "KKKK", ""), 1, "keys").play(1, PledgeTreasure("keys")).play(0, Activate(0))
    assert spared.loot(1) == ["keys"]


@pytest.mark.parametrize(("language", "task"), [("en", "task"), ("fr", "tâche")])
def test_the_first_task_of_a_room_may_be_another_than_a_gem(language: str, task: str) -> None:
    said = [move_in_words(Activate(option), words_of(language, GAME.package), []) for option in range(3)]
    assert task in said[0]
    assert not any(task in one for one in said[1:])
    assert all("gem" in one for one in said)
