"""Quicksand: turns, piles, playing alone, silence and cards facing out."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from serai.core.rng import Rng
from serai.core.sets import listed
from serai.core.state import NOBODY
from serai.games.quicksand import GAME
from serai.games.quicksand.state import NOT_YET
from tests.games.quicksand.table import Table, begun, table


def test_QKS_TURN_1_the_sand_runs_while_nobody_has_begun() -> None:
    game = begun(3).until(20_000)
    assert game.turn == NOT_YET
    assert game.view().turn is None
    assert game.timers == "S1:40000 S2:40000 N3:25000"


@pytest.mark.parametrize("starter", range(3))
def test_QKS_TURN_2_clockwise_after_the_first_card(starter: int) -> None:
    game = table(hands=("TTT", "TTT", "TTT"), turn=NOT_YET)
    turns = [game.play("T", seat=starter).turn] + [game.play("T").turn for _ in range(3)]
    assert turns == [(starter + n) % 3 for n in range(1, 5)]
    assert game.refusal(0, seat=(game.turn + 1) % 3) == "QKS-TURN-2"


def test_QKS_TURN_3_one_card_of_the_hand_and_everybody_hears_which() -> None:
    game = table(hands=("TCC", "TTT"))
    assert game.moves() == [0, 1]
    assert game.refusal(2) == game.refusal(7) == game.refusal(12) == "QKS-TURN-3"
    game.play("C")
    assert game.news()[0].details == {"seat": 0, "card": "circle"}
    assert game.moves(0) == []


def test_QKS_TURN_4_first_the_effect_then_the_discard() -> None:
    game = table(timers="S1:20000", hands=("TGG", "CCC"), deck="SM").play("T")
    assert game.timers == "S2:40000"
    assert game.piles == "M|T"
    assert game.view().discards == ["triangle"]
    assert [news.name for news in game.news()] == ["announced", "advanced", "drawn"]


def test_QKS_TURN_5_the_hand_is_three_again_and_the_turn_passes() -> None:
    game = table(hands=("TGG", "CCC"), deck="SM").play("T")
    assert (game.hand(0), game.turn) == ("SGG", 1)
    assert (game.play("C").hand(1), game.turn) == ("MCC", 0)


def test_QKS_TURN_6_the_discards_are_turned_over_unshuffled() -> None:
    game = table(timers="S7:60000", hands=("TGG", "CCC"), deck="S", discards="MOY")
    assert game.view().coming == []
    game.play("T")
    assert (game.hand(0), game.piles) == ("SGG", "|MOYT")
    game.play("C")
    assert (game.hand(1), game.piles) == ("MCC", "OYTC|")
    assert game.view().coming == ["orange", "yellow", "triangle", "circle"]  # everybody saw them


def test_QKS_TURN_7_hands_are_for_their_owners_eyes() -> None:
    game = table(hands=("TGG", "CMJ"))
    assert game.view(0).hands == [["triangle", "grey", "grey"], [None, None, None]]
    assert game.view(1).hands == [[None, None, None], ["circle", "moon", "joker"]]
    assert game.view(NOBODY).hands == [[None] * 3] * 2
    game.play("T")
    assert game.news(1)[-1].details == {"seat": 0}


def test_QKS_Q8_the_card_just_played_is_drawn_last() -> None:
    game = table(timers="S7:60000", hands=("TGG", "CCC"), deck="", discards="MO").play("T")
    assert (game.hand(0), game.piles) == ("MGG", "OT|")


def test_QKS_Q9_anybody_may_play_the_first_card_and_then_nobody_else() -> None:
    game = table(hands=("TTT", "CCC", "GGG"), turn=NOT_YET)
    assert listed(game.state.movers()) == [0, 1, 2]
    game.play("C", 1_000, seat=1)
    assert listed(game.state.movers()) == [2]
    assert game.refusal(0, seat=0) == "QKS-TURN-2"
    assert game.hand(0) == "TTT"


@pytest.mark.parametrize("seats", range(1, 8))
def test_QKS_Q17_there_is_always_a_card_to_play(seats: int) -> None:
    for level in (1, 13, 21):
        game, chance = begun(seats, level=level), Rng(level)
        while game.end() is None:
            for seat in listed(game.state.movers()):
                moves = game.moves(seat)
                assert moves
            game.act(moves[chance.below(len(moves))], game.now, seat)
            game.until(game.now + chance.below(5_000))


def test_QKS_Q17_a_card_without_effect_may_be_played() -> None:
    assert table(timers="S1:20000", hands=("CSM", "TTT")).moves() == [1, 2, 3]


def test_QKS_Q20_nobody_is_skipped_however_long_it_takes() -> None:
    game = table(timers="S1:60000", hands=("TTT", "CCC", "GGG"), turn=1)
    for at in (10_000, 40_000, 70_000, 110_000):
        assert listed(game.until(at).state.movers()) == [1]


# Alone


def test_QKS_SOLO_1_three_cards_are_played_before_three_are_drawn() -> None:
    game = table(timers="S7:60000", hands=("TCO",), deck="SMYG")
    assert game.play("T").hand() == ".CO"
    assert game.play("O").hand() == ".C."
    assert game.moves() == [1]
    assert game.play("C").hand() == "SMY"
    assert game.piles == "G|TOC"
    assert game.view(0).hand_sizes == [3]


def test_QKS_SOLO_2_silence_and_facing_out_do_not_count_alone() -> None:
    for level in (6, 13, 14, 19, 20):
        alone = begun(1, level=level).view(0)
        assert (alone.silent, alone.facing_out) == (False, False)
        assert None not in alone.hands[0]
    assert begun(1, level=20).blocked == [7, 10, 13]
    assert begun(1, level=19).view(0).removed is not None


def test_QKS_SOLO_3_all_else_is_the_same() -> None:
    game = table("TG CY | SO", timers="S1:20000", hands=("TCJ",), deck="TTT")
    assert game.play("T", 1_000).timers == "S2:41000"
    assert game.play("C", 2_000).ended == ("QKS-END-3", 2_000)


def test_QKS_Q19_alone_the_discards_come_back_in_between() -> None:
    game = table(timers="S7:60000", hands=("..O",), deck="S", discards="MYG").play("O")
    assert (game.hand(), game.piles) == ("SMY", "GO|")


# Silence


def test_QKS_SIL_1_nothing_but_the_announcement() -> None:
    """The engine has no other way to talk; it marks the level, so that tables mute theirs and bots give no advice."""
    assert begun(4, level=6).view(0).silent
    assert not begun(4, level=7).view(0).silent
    quiet = table(hands=("TCJ", "TCJ"), silent=True, facing_out=True)
    assert GAME.sense.adviser(quiet.state, 0) == 0
    assert table(timers="S1:20000", silent=True).play("T").news()[0].name == "announced"


# Facing out


def facing(hands: tuple[str, ...] = ("TJC", "GMO", "SSY"), timers: str = "S1:20000 N4:30000", turn: int = 0) -> Table:
    return table(timers=timers, hands=hands, turn=turn, deck="SY", facing_out=True)


def test_QKS_OUT_1_all_see_a_hand_but_its_owner() -> None:
    game = facing()
    assert game.view(0).hands == [[None] * 3, ["grey", "moon", "orange"], ["square", "square", "yellow"]]
    assert game.view(1).hands[0] == ["triangle", "joker", "circle"]
    assert game.view(NOBODY).hands == [[None] * 3] * 3
    assert game.moves() == [12, 13, 14]
    assert game.refusal(0) == "QKS-OUT-1"


def test_QKS_OUT_1_not_a_byte_of_the_own_hand() -> None:
    for seat in range(3):
        swapped = ["TJC", "GMO", "SSY"]
        swapped[seat], swapped[(seat + 1) % 3] = swapped[seat][::-1], swapped[(seat + 1) % 3]
        sent = [msgspec.json.encode(facing(hands).view(seat)) for hands in (("TJC", "GMO", "SSY"), tuple(swapped))]
        assert sent[0] == sent[1]
    drawn = facing().place(0).news(0)[-1]
    assert (drawn.name, drawn.details) == ("drawn-out", {"seat": 0, "place": 0})


def test_QKS_OUT_2_others_may_advise() -> None:
    game = facing()
    assert [int(GAME.sense.adviser(game.state, seat)) for seat in range(3)] == [1, 2, 0]
    world = game.state.clone()
    world.imagine(GAME.sense.adviser(game.state, 0), Rng(1))
    assert [int(card) for card in world.hands[:3]] == [int(card) for card in game.state.hands[:3]]
    assert [int(GAME.sense.adviser(table(hands=("TTT", "CCC")).state, seat)) for seat in range(2)] == [0, 1]


@pytest.mark.parametrize("deck", ["", "SYSY"])
def test_QKS_OUT_3_no_count_of_unseen_cards_leaves_the_own_hand(deck: str) -> None:
    """The draw pile is empty or known, all other hands are seen: what is left unseen would be the own three cards."""
    game = table(timers="S7:60000", hands=("TJC", "GMO"), deck=deck, discards="MM", facing_out=True)
    game.state.pile_known = True
    for reader in (0, 1, NOBODY):  # the screen on the table stands where all can see it
        assert game.view(reader).unseen == {}
    assert sum(table(hands=("TJC", "GMO"), deck=deck).view(0).unseen.values()) == 3 + len(deck)


def test_QKS_CLK_6_all_hands_are_dealt_covered() -> None:
    """Until the sand runs the server shows everybody what a watcher sees: `tests/server/test_covered_hands.py`."""
    assert GAME.manners.deals_covered
    for seats, level in ((1, 1), (4, 1), (4, 13)):
        assert begun(seats, level=level).view(NOBODY).hands == [[None] * 3] * seats


def test_QKS_Q15_a_joker_by_its_place_then_its_target() -> None:
    game = facing().place(1, 5_000)
    assert game.timers == "S1:15000 N4:25000"
    assert (game.turn, listed(game.state.movers()), game.moves(0), game.moves(1)) == (0, [0], [7, 8], [])
    assert game.refusal(12) == "QKS-Q15"
    assert game.refusal(7, seat=1) == "QKS-TURN-2"
    seen = game.view(0)
    assert (seen.naming, seen.hands[0]) == (True, [None, "joker", None])  # it lies open now
    assert game.joker(1, 8_000).timers == "S1:12000 N5:23000"
    assert (game.turn, game.view().naming) == (1, False)


def test_QKS_Q15_the_window_counts_from_the_naming() -> None:
    saved = facing(timers="S1:10000 N4:30000").place(1, 10_100)
    assert saved.timers == "S1:0 N4:19900"  # showing the joker settles nothing
    assert saved.joker(0, 10_300).timers == "S2:60000 N4:19700"
    late = facing(timers="S1:10000 N4:30000").place(1, 10_100).until(10_301)
    assert late.timers == "(S1:59699) N4:19699"
    assert late.joker(0, 10_301).timers == "S1:301 N4:19699"
    other = facing(timers="S1:10000 N4:30000").place(1, 9_900).joker(1, 10_100)
    assert other.timers == "(S1:59900) N5:25100"


def test_QKS_Q15_as_the_first_card_it_fixes_the_first_player() -> None:
    game = facing(turn=NOT_YET).place(1, 1_000, seat=0)
    assert listed(game.state.movers()) == [0]


def test_QKS_Q16_the_new_card_goes_where_the_old_one_was() -> None:
    assert facing().place(0).hand(0) == "SJC"
    assert facing().place(2).hand(0) == "TJS"
    assert facing().place(1).joker(0).hand(0) == "TSC"


# Bots imagine what a seat cannot know


@pytest.mark.parametrize("level", [1, 13])
def test_imagined_worlds_keep_what_the_seat_sees_and_change_the_rest(level: int) -> None:
    game = begun(3, level=level)
    worlds = []
    for dice in range(8):
        world = game.state.clone()
        world.imagine(0, Rng(dice))
        worlds.append(Table(world))
    own = {world.hand(0) for world in worlds}
    others = {world.hand(1) for world in worlds}
    assert len(own) == 1 if level == 1 else len(others) == 1
    assert len(others) > 1 if level == 1 else len(own) > 1
    cards = {tuple(sorted(Counter(w.hand(0) + w.hand(1) + w.hand(2) + w.piles).items())) for w in worlds}
    assert len(cards) == 1


def test_a_refused_seat_or_move_has_its_reason() -> None:
    game = table()
    assert game.state.why_not(9, 0) == "SER-SEAT"
    assert game.state.why_not(0, 15) == "SER-MOVE"
    assert GAME.decode(12) == GAME.moves.__args__[2](0)
