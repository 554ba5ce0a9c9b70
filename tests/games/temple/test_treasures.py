"""Escape: module 2, the treasures."""

from __future__ import annotations

from serai.games.temple.modules.curses.moves import Lift
from serai.games.temple.modules.treasures.moves import Heal, OpenPassage, Take, TakeGem, Teleport
from serai.games.temple.moves import Discover, Enter, Leave
from tests.games.temple.temple import cursed, rich, temple

# c8 has a treasure sign, c2 that and a purple mask; b13 lies as if discovered from the south: open north and south.


def test_ESC_M2_DRAW_1_a_treasure_is_laid_face_down() -> None:
    game = temple("S@0", "AA", pile="c8 X", treasures="gem keys").play(0, Discover("north"))
    assert (game.room(1).things, game.view().parts.treasures.left) == (["treasure"], 1)
    assert b"gem" not in repr([news for news in game.news() if news.name == "treasure-laid"]).encode()


def test_ESC_M2_DRAW_2_without_the_module_signs_mean_nothing() -> None:
    game = temple("S@0", "AA", pile="c8 X", treasures="gem", modules="curses").play(0, Discover("north"))
    assert game.room(1).things == []


def test_ESC_M2_TAKE_1_two_keys_take_it_and_all_see_it() -> None:
    game = temple("S@1 c8>@0$healing", "KKK", "KK")
    assert game.refusal(1, Take()) == "ESC-M2-TAKE-1"
    assert game.play(0, Take()).hand(0) == "..K"
    assert game.view(1).players[0].treasures == ["healing"]
    assert game.room(1).things == []
    assert temple("S c8>@0$gem", "K").refusal(0, Take()) == "ESC-M2-TAKE-1"


def test_ESC_R_13_one_player_pays_for_it() -> None:
    game = temple("S c8>@01$gem", "K", "K")
    assert game.refusal(0, Take()) == "ESC-M2-TAKE-1"


def test_ESC_M2_USE_1_it_costs_no_dice_and_is_gone() -> None:
    game = rich(temple("S@0", "KKB"), 0, "healing")
    assert game.play(0, Heal()).hand(0) == ".KK"
    assert game.loot(0) == []
    assert game.refusal(0, Heal()) == "ESC-M2-USE-1"
    out = rich(temple("S@1 X>@0", "K", "", depot=0), 0, "healing").play(0, Leave())
    assert out.refusal(0, Heal()) == "ESC-ESC-4"


def test_ESC_M2_HEAL_1_all_black_masks_of_all() -> None:
    game = rich(temple("S@0 b7>@1 X>@2", "BBK", "BBBBB", "K", depot=0), 0, "healing")
    game.play(2, Leave()).play(0, Heal())
    assert (game.hand(0), game.hand(1), game.hand(2)) == ("..K", ".....", "")


def test_ESC_M2_PASS_1_a_way_through_a_wall_for_everybody() -> None:
    game = rich(temple("S@01 b13^", "AAAT", "AT"), 0, "passage")
    assert game.refusal(0, Enter("east")) == "ESC-ENTER-5"
    assert game.offered(0, OpenPassage) == [OpenPassage(0, "east")]
    game.play(0, OpenPassage(0, "east"))
    assert game.room(0).passages == ["east"]
    assert game.room(1).passages == ["west"]
    assert game.play(1, Enter("east")).place(1) == "b13"
    assert game.until(599_000).may(0, Enter("east"))


def test_ESC_M2_PASS_2_entering_costs_the_same() -> None:
    game = rich(temple("S@0 b13^", "AT"), 0, "passage").play(0, OpenPassage(0, "east"), Enter("east"))
    assert game.hand(0) == ".."
    assert rich(temple("S@0 b13^", "AK"), 0, "passage").play(0, OpenPassage(0, "east")).refusal(0, Enter("east")) == (
        "ESC-ENTER-1"
    )


def test_ESC_R_19_the_price_of_the_room() -> None:
    game = rich(temple("S b13^@0", "AA"), 0, "passage").play(0, OpenPassage(0, "east"), Enter("west"))
    assert (game.place(0), game.hand(0)) == ("S", "..")


def test_ESC_R_18_any_wall_between_two_rooms_from_anywhere() -> None:
    game = rich(temple("b7<@0 S b13^ b13^", ""), 0, "passage")
    assert set(game.offered(0, OpenPassage)) == {OpenPassage(0, "east"), OpenPassage(2, "east")}
    assert game.refusal(0, OpenPassage(1, "east")) == "ESC-M2-PASS-1"  # there is a way already
    assert game.refusal(0, OpenPassage(0, "south")) == "ESC-M2-PASS-1"  # there is no room


def test_ESC_M2_2K_1_two_keys_for_one_act() -> None:
    game = rich(temple("S@0 b8>", "AK"), 0, "keys")
    assert set(game.offered(0, Enter)) == {Enter("east"), Enter("east", double_keys=1)}
    game.play(0, Enter("east", double_keys=1))
    assert (game.hand(0), game.loot(0)) == (".K", [])  # the other key of the tile is lost
    taken = rich(temple("S c8>@0$gem", ""), 0, "keys").play(0, Take(double_keys=1))
    assert taken.loot(0) == ["gem"]
    assert rich(temple("S@0 b7>", "AA"), 0, "keys").refusal(0, Enter("east", double_keys=1)) == "ESC-M2-2K-1"
    assert temple("S@0 b8>", "AA").refusal(0, Enter("east", double_keys=1)) == "ESC-M2-2K-1"


def test_ESC_M2_2T_1_two_torches_for_one_act() -> None:
    game = cursed(rich(temple("S@0", "T"), 0, "torches"), 0, "lost-dice")
    assert game.play(0, Lift("lost-dice", double_torches=1)).curses(0) == []
    assert (game.hand(0), game.loot(0)) == (".", [])
    assert rich(temple("S@0 b8>", "AK"), 0, "torches").refusal(0, Enter("east", double_torches=1)) == "ESC-M2-2T-1"
    both = cursed(rich(temple("S@0", ""), 0, "torches", "keys"), 0, "souls")
    assert both.play(0, Lift("souls", double_keys=1, double_torches=1)).loot(0) == []


def test_ESC_M2_TELE_1_to_any_other_room_with_an_adventurer() -> None:
    game = rich(temple("S@0 b7> b7>@1 b7>", "K", ""), 0, "teleport")
    assert game.offered(0, Teleport) == [Teleport(2)]
    assert game.refusal(0, Teleport(1)) == "ESC-M2-TELE-1"
    assert game.refusal(0, Teleport(0)) == "ESC-M2-TELE-1"
    game.play(0, Teleport(2))
    assert (int(game.state.room[0]), game.hand(0), game.loot(0)) == (2, "K", [])


def test_ESC_M2_GEM_1_a_gem_leaves_the_depot_and_the_tile_stays() -> None:
    game = rich(temple("S@0", "", depot=3), 0, "gem").play(0, TakeGem())
    seen = game.view()
    assert (seen.depot, seen.keys_needed, seen.parts.treasures.kept, game.loot(0)) == (2, 3, [1], [])


def test_ESC_R_31_it_needs_a_gem_in_the_depot() -> None:
    game = rich(temple("S@0", "", depot=0), 0, "gem")
    assert game.refusal(0, TakeGem()) == "ESC-R-31"
    assert game.offered(0, TakeGem) == []
