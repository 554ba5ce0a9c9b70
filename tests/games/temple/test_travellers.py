"""Escape, the new characters: Trickster and Teleporter, Dungeon and Narrow passage, Portal and Clone."""

from __future__ import annotations

import pytest

from serai.core.errors import OutOfRange
from serai.core.vecs import i64, vec
from serai.games.temple import GAME
from serai.games.temple.modules.characters.codes import HEROES
from serai.games.temple.modules.quests.rules import quests_of
from serai.games.temple.modules.traps.rules.traps import traps_of
from serai.games.temple.modules.travellers.moves import (
    Accept,
    Decline,
    Hop,
    HopTogether,
    LayPair,
    OfferSwap,
    ReadyClone,
    StepOver,
    TakeBack,
)
from serai.games.temple.modules.treasures.moves import Take
from serai.games.temple.modules.treasures.rules import every_treasure, treasures_of
from serai.games.temple.modules.trials.moves import Confirm
from serai.games.temple.moves import Activate, Discover, Enter, Leave, Move, Pledge, PledgeAs, Roll, Withdraw
from serai.games.temple.pieces import ROOMS, TREASURES, Face
from serai.games.temple.rules.plan import lay
from serai.games.temple.rules.pledges import pledged_by_all
from serai.games.temple.state import KEY, TORCH
from tests.games.temple.cast import is_down, played
from tests.games.temple.temple import Temple, begun, cursed, rich, temple

ALL = "treasures travellers"


def trick(picture: str, roles: str, *hands: str, modules: str = ALL, pile: str = "X b1 b2 b3") -> Temple:
    return played(picture, roles, *hands, modules=modules, pile=pile)


# Setup


def test_ESC_Q_CHAR_1_two_rooms_that_never_open() -> None:
    for seed in range(8):
        game = begun(4, seed, characters="dealt", travellers=True)
        names = [ROOMS[tile] for tile in game.state.pile]
        assert {"dungeon", "narrow"} < set(names)
        assert len(names) == 18


def test_ESC_Q_CHAR_2_four_treasures_with_the_treasures() -> None:
    game = begun(4, characters="dealt", travellers=True, treasures=True)
    names = [TREASURES[number] for number in every_treasure(game.state)]
    assert (names.count("portal"), names.count("clone")) == (2, 2)


def test_they_need_quests_or_characters() -> None:
    with pytest.raises(OutOfRange):
        GAME.begin(2, GAME.read_options({"travellers": True}), bytes(16))
    for other in ({"quests": 1}, {"characters": "dealt"}):
        assert GAME.begin(2, GAME.read_options({"travellers": True, **other}), bytes(16))


def test_ESC_Q_CHAR_3_without_characters_nobody_is_one() -> None:
    game = temple("S@01", "AA", "", modules="quests:1 travellers")
    assert game.refusal(0, Hop(0)) == "ESC-Q-CHAR-3"
    assert "trickster" in HEROES


# Rooms


def test_ESC_Q_CHAR_DUNGEON_in_by_three_ways_and_never_out_by_the_slide() -> None:
    """Not a room that pulls one in; the slide is no opening: ESC_R_94."""
    game = trick("S@0", "doc", "AAAK", pile="{dungeon} b1 X").play(0, Discover("north"))
    assert (game.place(), game.rooms[0, -1]) == ("S", "{dungeon}^")
    game.play(0, Enter("north"))
    assert (game.place(), game.room(1).ways, game.room(1).gaps) == ("{dungeon}", [], ["east", "west"])
    assert game.refusal(0, Enter("south")) == "ESC-ENTER-5"


def test_ESC_Q_CHAR_NARROW_three_torches_a_gem_and_a_treasure() -> None:
    game = trick("S@0", "doc", "AATTTKKKKKK", pile="{narrow} b1 X")
    treasures_of(game.state).pile = treasures_of(game.state).pile[:0]
    rich(game, 0)
    game.play(0, Discover("north"))
    assert game.room(1).cost == ["torch"] * 3
    game.play(0, Enter("north"), Activate(0))
    assert game.state.gems[1] == 1
    treasures_of(game.state).put(1, TREASURES.index("gem"))
    assert game.play(0, Take()).loot() == ["gem"]


# Portal


def test_ESC_Q_CHAR_PORTAL_to_any_of_the_eight_around() -> None:
    game = rich(trick("b1 b2 b3 b4 \n b5 S@0 b6 b8", "doc", ""), 0, "portal")
    assert sorted(one.place for one in game.offered(0, StepOver) if isinstance(one, StepOver)) == [1, 2, 3, 5, 6]
    game.play(0, StepOver(3))
    assert (game.place(), game.loot()) == ("b3", [])
    assert game.refusal(0, StepOver(2)) == "ESC-M2-USE-1"


def test_ESC_R_77_a_portal_leads_into_the_front_and_into_no_closed_room() -> None:
    game = rich(trick("{double-1}< S@0 {ghost}>", "doc", "", modules=f"{ALL} chambers quests:1"), 0, "portal")
    assert [one.place for one in game.offered(0, StepOver) if isinstance(one, StepOver)] == [1]


def test_ESC_R_75_what_holds_a_pawn_holds_it_against_a_portal() -> None:
    game = rich(trick("S {abyss-keys}>@0", "doc", "", modules=f"{ALL} traps:2"), 0, "portal")
    traps_of(game.state).hanging = 1
    assert game.refusal(0, StepOver(0)) == "ESC-R-75"


# Clone


def test_ESC_Q_CHAR_CLONE_keys_and_torches_count_double_in_one_act() -> None:
    game = rich(trick("S X>@01", "doc -", "KKA", "", modules=ALL), 0, "clone")
    game.state.depot = 3
    assert game.refusal(0, Leave()) == "ESC-ESC-2"
    game.play(0, ReadyClone())
    assert game.view().parts.travellers.ready == [0]
    assert {(one.face, one.symbol, one.times) for one in game.view().players[0].worth} == {
        ("key", "key", 2),
        ("torch", "torch", 2),
    }
    game.play(0, Leave())
    assert (game.place(), game.loot()) == (None, [])


def test_ESC_Q_CHAR_CLONE_an_act_that_has_no_use_for_it_leaves_it() -> None:
    game = rich(trick("S@0 b8> b7>@1$gem", "doc -", "AKAAKK", ""), 0, "clone").play(0, ReadyClone(), Enter("east"))
    assert (game.hand(), game.loot()) == ("..AAKK", ["clone"])
    game.play(0, Enter("east"), Take())
    assert (game.hand(), game.loot()) == ("....." + "K", ["gem"])
    assert game.play(0, Roll()).view().parts.travellers.ready == []


def test_ESC_Q_CHAR_CLONE_can_be_put_away_again() -> None:
    game = rich(trick("S@0", "doc", "KK"), 0, "clone").play(0, ReadyClone(), ReadyClone())
    assert (game.view().parts.travellers.ready, game.loot()) == ([], ["clone"])
    assert trick("S@0", "doc", "KK").refusal(0, ReadyClone()) == "ESC-M2-USE-1"


def test_ESC_D_COOP_3_with_a_pledge_all_of_it_counts_double() -> None:
    """Taken back with it, gone when it is used: ESC_R_99."""
    game = rich(trick("S K1>@01", "doc -", "KKKK", "K"), 0, "clone")
    game.play(0, Pledge("key", 1), ReadyClone(), Pledge("key", 1), Pledge("key", 1))
    assert pledged_by_all(game.state, 1, KEY) == 6
    assert (game.loot(), game.view().players[0].pledged_treasures) == ([], ["clone"])
    game.play(0, Withdraw())
    assert (game.loot(), game.pledge(), game.hand()) == (["clone"], "", "KKKK")
    game.play(0, ReadyClone(), Pledge("key", 3))
    game.play(1, Activate(1))
    assert (game.hand(0), game.hand(1), game.state.gems[1], game.loot(0)) == ("...K", ".", 2, [])


def test_ESC_R_99_the_mechanics_torch_counts_four_and_the_magicians_gold_two() -> None:
    game = rich(trick("S T1>@01", "mechanic magician", "TA", "GA"), 0, "clone").play(
        0, ReadyClone(), Pledge("torch", 1)
    )
    assert pledged_by_all(game.state, 1, TORCH) == 4
    keys = rich(trick("S K1>@01", "mechanic magician", "T", "GGA"), 1, "clone").play(
        1, ReadyClone(), PledgeAs("gold", 2, "key")
    )
    assert pledged_by_all(keys.state, 1, KEY) == 4


def test_ESC_R_99_a_clone_doubles_every_symbol_of_one_task() -> None:
    game = rich(trick("S {mission}>@0", "doc", "KKT", modules=f"{ALL} quests:1"), 0, "clone")
    missions = quests_of(game.state)
    missions.missions, missions.revealed = vec[i64]([1, 0, 2, 3, 4, 5]), True  # three keys and two torches
    assert game.refusal(0, Activate(0)) == "ESC-GEM-6"
    game.play(0, ReadyClone(), Activate(0))
    assert (game.hand(), game.loot(), missions.met) == ("...", [], 1)


# Trickster


def test_ESC_Q_CHAR_TRICK_P_dice_one_for_one_with_somebody_in_the_room() -> None:
    """They must agree, and faces stay: ESC_R_59."""
    game = trick("S@01 b7>@2", "trickster - -", "AAT", "KKB", "K")
    assert game.refusal(0, LayPair(2, "adventurer", "key")) == "ESC-Q-CHAR-TRICK-P"
    game.play(0, LayPair(1, "adventurer", "key"), LayPair(1, "torch", "key"))
    swap = game.view().parts.travellers.swap
    assert (swap.seat, swap.to, swap.give, swap.take) == (0, 1, ["adventurer", "torch"], ["key", "key"])
    assert game.refusal(1, Accept(0)) == "ESC-R-120"
    game.play(0, OfferSwap()).play(1, Accept(0))
    assert (game.hand(0), game.hand(1)) == ("AKK", "ATB")
    assert game.view().parts.travellers.swap is None
    assert "swapped" in game.names()


def test_ESC_R_59_locked_dice_may_be_swapped_and_pledged_ones_not() -> None:
    game = trick("S K1>@01", "trickster -", "BB.", "KKA")
    game.play(1, Pledge("key", 2))
    assert game.refusal(0, LayPair(1, "black", "key")) == "ESC-R-120"
    game.play(0, LayPair(1, "black", "adventurer"), OfferSwap()).play(1, Accept(0))
    assert (game.hand(0), game.hand(1), game.pledge(1)) == (".AB", "B", "KK")


def test_ESC_R_120_five_seconds_and_who_does_not_answer_says_no() -> None:
    game = trick("S@01", "trickster -", "A", "K").play(0, LayPair(1, "adventurer", "key"), OfferSwap())
    assert [(one.seat, one.to, one.place, one.until) for one in game.view().parts.travellers.offers] == [
        (0, 1, None, 5_000)
    ]
    game.until(4_999)
    assert game.may(1, Accept(0)) and game.may(1, Decline(0))
    game.until(5_000)
    assert (game.hand(0), game.view().parts.travellers.offers, game.view().parts.travellers.swap) == ("A", [], None)
    assert game.names()[-1] == "offer-lapsed"


def test_ESC_R_120_one_at_a_time_and_it_can_be_taken_back_or_refused() -> None:
    game = trick("S@012", "trickster - -", "AA", "K", "T").play(0, LayPair(1, "adventurer", "key"), OfferSwap())
    assert game.refusal(0, LayPair(2, "adventurer", "torch")) == "ESC-R-120"
    assert game.refusal(2, Accept(0)) == "ESC-R-120"
    game.play(0, TakeBack())
    assert game.refusal(1, Accept(0)) == "ESC-R-120"
    game.play(0, LayPair(2, "adventurer", "torch"), OfferSwap()).play(2, Decline(0))
    assert (game.hand(2), game.view().parts.travellers.swap) == ("T", None)


def test_ESC_R_120_what_was_rolled_away_meanwhile_comes_to_nothing() -> None:
    game = trick("S@01", "trickster -", "AT", "K").play(0, LayPair(1, "adventurer", "key"), OfferSwap())
    game.roll(1, "T", Roll(keys=1))
    game.play(1, Accept(0))
    assert (game.hand(0), game.hand(1)) == ("AT", "T")
    assert "missed" in game.names()
    assert game.view().parts.travellers.swap is None


@pytest.mark.parametrize(("to", "give"), [(1, "key"), (1, "gold"), (0, "adventurer"), (5, "adventurer")])
def test_ESC_R_120_no_swap_in_vain_of_what_is_not_there_or_with_nobody(to: int, give: Face) -> None:
    game = trick("S@01", "trickster -", "AK", "K")
    assert game.refusal(0, LayPair(to, give, "key")) in ("ESC-R-120", "ESC-Q-CHAR-TRICK-P")


def test_ESC_Q_CHAR_TRICK_A_with_anybody_for_a_key_and_a_torch() -> None:
    """It is paid when it is accepted: ESC_R_120."""
    game = trick("b7<@1 S@0", "trickster+ -", "AAKT", "KK")
    game.play(0, LayPair(1, "adventurer", "key"), OfferSwap())
    assert (game.hand(0), is_down(game)) == ("AAKT", False)
    game.play(1, Accept(0))
    assert (game.hand(0), game.hand(1), is_down(game)) == ("..AK", "AK", True)
    assert game.refusal(0, LayPair(1, "adventurer", "key")) == "ESC-M6-ACT-1"
    poor = trick("b7<@1 S@0", "trickster+ -", "AK", "KK").play(0, LayPair(1, "adventurer", "key"))
    assert poor.refusal(0, OfferSwap()) == "ESC-Q-CHAR-TRICK-A"
    helped = rich(rich(trick("b7<@1 S@0", "trickster+ -", "A", "K"), 0, "keys"), 0, "torches")
    helped.play(0, LayPair(1, "adventurer", "key"), OfferSwap(1, 1)).play(1, Accept(0))
    assert (helped.hand(0), helped.loot()) == ("K", [])


# Teleporter


def hops(game: Temple, seat: int = 0) -> set[int]:
    return {one.place for one in game.offered(seat, Hop) if isinstance(one, Hop)}


def test_ESC_Q_CHAR_TELE_P_between_rooms_with_a_free_opening() -> None:
    """A slide is no free opening: ESC_R_60."""
    game = trick("b7< S@0 b13> X> {dungeon}<", "teleporter -", "AA", "")
    assert hops(game) == {1, 4}
    game.play(0, Hop(1))
    assert (game.place(), game.hand(), is_down(game)) == ("b7", "..", False)
    assert trick("b7< S@0", "teleporter", "A").refusal(0, Hop(1)) == "ESC-Q-CHAR-TELE-P"
    assert trick("b7< S@0", "teleporter -", "AA", "").refusal(0, HopTogether(1, 1)) == "ESC-Q-CHAR-TELE-A"


def test_ESC_R_60_a_double_room_is_one_and_one_arrives_in_front() -> None:
    game = trick("S@0 {double-1}>", "teleporter", "AA", modules=f"{ALL} chambers")
    assert hops(game) == {1}
    game.state.room[0] = 2
    assert hops(game) == {0}


def test_ESC_Q_CHAR_TELE_A_with_a_companion_who_agrees() -> None:
    """Both go when it is accepted, and it is paid then; alone one goes at once: ESC_R_121."""
    game = trick("b7< S@01", "teleporter+ -", "AA", "K").play(0, HopTogether(1, 1))
    assert (game.place(0), game.hand(0)) == ("S", "AA")
    assert [(one.to, one.place) for one in game.view().parts.travellers.offers] == [(1, 1)]
    game.play(1, Accept(0))
    assert (game.place(0), game.place(1), game.hand(0), is_down(game)) == ("b7", "b7", "..", True)
    alone = trick("b7< S@0", "teleporter+", "AAAA").play(0, Hop(1))
    assert (alone.place(), is_down(alone)) == ("b7", True)
    assert alone.refusal(0, Hop(0)) == "ESC-M6-ACT-1"


def test_ESC_R_121_no_answer_is_a_no_and_nothing_is_paid() -> None:
    game = trick("b7< S@01", "teleporter+ -", "AA", "").play(0, HopTogether(1, 1)).until(5_000)
    assert (game.place(0), game.hand(0), is_down(game)) == ("S", "AA", False)
    assert game.refusal(1, Accept(0)) == "ESC-R-120"


def test_ESC_R_121_who_has_gone_meanwhile_is_not_taken_along() -> None:
    game = trick("b7< S@01", "teleporter+ -", "AA", "AA").play(0, HopTogether(1, 1))
    game.play(1, Enter("west"), Accept(0))
    assert game.place(0) == "S"
    assert "missed" in game.names()


def test_ESC_R_89_nobody_is_taken_along_whom_something_holds() -> None:
    game = trick("S {abyss-keys}>@01", "teleporter+ -", "AA", "", modules=f"{ALL} traps:2")
    traps_of(game.state).hanging = 2
    assert game.may(0, Hop(0))
    assert game.refusal(0, HopTogether(0, 1)) == "ESC-R-89"


def test_ESC_R_96_a_hop_is_an_arrival() -> None:
    game = trick("S@0 {mission}>", "teleporter", "AA", modules=f"{ALL} quests:1")
    lay(game.state, ROOMS.index("basic-7"), 0, 0, 1)
    game.play(0, Hop(1))
    assert len(game.room(1).prizes) == 1


def test_ESC_R_116_under_mind_control_a_hop_waits_and_being_taken_along_does_not() -> None:
    game = cursed(trick("b7< S@01", "teleporter+ -", "AA", "", modules=f"{ALL} curses quests:1 trials"), 1, "mind")
    game.play(0, HopTogether(1, 1)).play(1, Accept(0))
    assert game.place(1) == "b7"
    held = cursed(trick("b7< S@01", "teleporter -", "AA", "", modules=f"{ALL} curses quests:1 trials"), 0, "mind")
    held.play(0, Hop(1))
    assert held.place(0) == "S"
    assert held.play(1, Confirm(0)).place(0) == "b7"


@pytest.mark.parametrize("leaver", [0, 1])
def test_ESC_ESC_4_an_offer_ends_when_one_of_the_two_is_out(leaver: int) -> None:
    game = trick("S X>@01 b7>@2", "trickster - -", "AKKKKKK", "KKKKKKT", "")
    game.play(0, LayPair(1, "adventurer", "torch"), OfferSwap()).play(leaver, Leave())
    assert game.view().parts.travellers.offers == []
    assert game.view().parts.travellers.swap is None


@pytest.mark.parametrize(
    "move", [Hop(0), LayPair(1, "key", "torch"), OfferSwap(), TakeBack(), Accept(1), StepOver(0), ReadyClone()]
)
def test_ESC_ESC_4_who_is_out_does_none_of_this(move: Move) -> None:
    game = trick("S@1 X>@0", "teleporter -", "KKKKKK", "T").play(0, Leave())
    assert game.refusal(0, move) == "ESC-ESC-4"
