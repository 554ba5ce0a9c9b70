"""Escape: cursed gems, and who knows where they belong."""

from __future__ import annotations

import pytest

from serai.core.laws import check_all
from serai.core.rng import Rng
from serai.core.state import NOBODY
from serai.core.vecs import i64, vec
from serai.games.temple import GAME
from serai.games.temple.modules.jewels.moves import Peek, Tell
from serai.games.temple.modules.jewels.rules import JEWELS, is_single, jewels_of
from serai.games.temple.modules.jewels.sense import JewelCraft
from serai.games.temple.modules.jewels.view import EVENTS, JewelsSeen, Position
from serai.games.temple.moves import Discover, Leave, encode
from serai.games.temple.pieces import BOX, ROOMS
from serai.games.temple.rules import asking
from serai.games.temple.rules.discovering import is_dead_end, vanish
from serai.games.temple.sense.advice import advice
from serai.games.temple.state import NONE
from tests.games.temple.near import near, told_in
from tests.games.temple.party import play_on
from tests.games.temple.temple import Temple, begun, cursed, rich, temple

RUBY, SAPPHIRE, EMERALD, AMBER, ONYX, PEARL = range(6)


def drawn(
    picture: str, *hands: str, owned: tuple[int, ...], pile: str = "X b10", under: tuple[int, ...] = (PEARL, ONYX),
    depot: int = 5,
) -> Temple:  # fmt: skip
    """With these gems before the seats, and these position tokens in the pile, the top one last."""
    game = temple(picture, *hands, pile=pile, modules="curses treasures jewels", depot=depot)
    jewels = jewels_of(game.state)
    jewels.owned = vec[i64](list(owned))
    jewels.pile = vec[i64](list(under))
    return game


def lying(game: Temple, **tokens: int) -> Temple:
    """With position tokens in rooms: p1=RUBY."""
    for place, token in tokens.items():
        jewels_of(game.state).put(int(place[1:]), token)
    return game


def seen(game: Temple, reader: int = NOBODY) -> JewelsSeen:
    part = game.view(reader).parts.jewels
    assert isinstance(part, JewelsSeen)
    return part


def at(game: Temple, place: int, reader: int = NOBODY) -> Position:
    return next(position for position in seen(game, reader).positions if position.place == place)


def looked(*hands: str, owned: tuple[int, ...] = (RUBY, SAPPHIRE), token: int = EMERALD) -> Temple:
    """Seat 0 has looked at the token of a room to the east of the start; the others are in the start."""
    others = "".join(str(seat) for seat in range(1, max(2, len(hands))))
    game = drawn(f"S@{others} b2>@0", *(hands or ("KKK", "KK")), owned=owned)
    return lying(game, p1=token).play(0, Peek())


# Setup


def test_ESC_Q_JEWEL_1_everybody_has_another_gem_and_the_positions_are_hidden() -> None:
    for seats in (1, 4, 6):
        game = begun(seats, jewels=True)
        owned = seen(game).owned
        assert len(owned) == len(set(owned)) == seats and None not in owned
        lie = [position for position in seen(game).positions if position.jewel is None]
        assert len(lie) + seen(game).left == 6 and len(lie) == len(seen(game).positions)
    assert len({tuple(seen(begun(2, seed, jewels=True)).owned) for seed in range(9)}) > 3


def test_ESC_Q_JEWEL_2_nobody_leaves_with_a_cursed_gem() -> None:
    game = drawn("S X>@01", "K", "K", owned=(RUBY, NONE), depot=0)
    assert game.refusal(0, Leave()) == "ESC-Q-JEWEL-2" and not game.may(0, Leave())
    assert game.may(1, Leave())


def test_ESC_Q_JEWEL_3_a_room_with_one_gem_gets_the_top_token_face_down() -> None:
    game = drawn("S@0", "AAAA", owned=(RUBY,), pile="b2 b10").play(0, Discover("north"))
    assert at(game, 1) == Position(1, None, False, []) and "position" in game.room(1).things
    assert jewels_of(game.state).at(1) == ONYX and "position-laid" in game.names()
    assert seen(game.play(0, Discover("south"))).positions == [at(game, 1)]  # no gem, no token


def test_ESC_R_65_rooms_whose_only_option_brings_one_gem_also_opening_ones() -> None:
    single = {room.name for number, room in BOX.rooms.items() if is_single(number)}
    assert {"basic-1", "cursed-6", "illusion-3", "connected-2"} <= single
    assert not single & {"keys-1", "pit", "totem", "double-1", "double-1-rear", "basic-7"}
    starts = [begun(2, seed, jewels=True) for seed in range(20)]
    for game in starts:
        want = {place for place, tile in enumerate(game.state.plan.tile) if ROOMS[tile] in single}
        assert {position.place for position in seen(game).positions} == want
    assert any(len(seen(game).positions) == 2 for game in starts)


def test_ESC_R_66_when_the_pile_is_empty_none_is_laid() -> None:
    game = drawn("S@0", "AA", owned=(RUBY,), pile="b2 b10", under=()).play(0, Discover("north"))
    assert seen(game).positions == []


def test_ESC_R_128_the_eastern_room_comes_first() -> None:
    games = (begun(2, seed, jewels=True) for seed in range(40))
    game = next(game for game in games if len(seen(game).positions) == 2)
    jewels = jewels_of(game.state)
    assert game.state.plan.x[1] == 1 and {jewels.at(1), jewels.at(2), *jewels.pile} == set(range(6))


# Looking


def test_ESC_Q_JEWEL_4_two_keys_of_one_player_in_the_room() -> None:
    game = lying(drawn("S@1 b2>@0", "KKA", "KK", owned=(RUBY, SAPPHIRE)), p1=EMERALD)
    assert game.refusal(1, Peek()) == "ESC-Q-JEWEL-4"
    assert game.play(0, Peek()).hand() == "..A"
    short = lying(drawn("S@1 b2>@0", "KA", "KK", owned=(RUBY, SAPPHIRE)), p1=EMERALD)
    assert short.refusal(0, Peek()) == "ESC-Q-JEWEL-4" and short.offered(0, Peek) == []
    assert rich(short, 0, "keys").play(0, Peek(double_keys=1)).hand() == "AK"


def test_ESC_Q_JEWEL_5_a_pair_leaves_the_game_openly() -> None:
    game = looked(token=RUBY)
    assert seen(game).owned == [None, "sapphire"] and seen(game).positions == []
    told = game.news(NOBODY)[-1]
    assert (told.name, told.details["jewel"], told.hidden) == ("jewel-returned", "ruby", False)


def test_ESC_Q_JEWEL_6_else_it_stays_and_may_be_described() -> None:
    game = looked()
    assert at(game, 1, 0).jewel == "emerald" and at(game, 1, 1).jewel is None
    assert game.offered(0, Tell) == [Tell(1)] and game.offered(1, Tell) == []
    assert game.refusal(1, Tell(1)) == "ESC-Q-JEWEL-6"


# Who knows what


def test_ESC_R_125_only_who_has_looked_goes_on_seeing_it() -> None:
    game = looked("KKKK", "KK", "")
    assert [at(game, 1, reader).jewel for reader in (0, 1, 2, NOBODY)] == ["emerald", None, None, None]
    assert at(game, 1).looked == [0]  # that somebody has looked, all have seen
    assert game.refusal(0, Peek()) == "ESC-R-125" and game.offered(0, Peek) == []


def test_ESC_R_125_the_story_tells_it_to_nobody_else() -> None:
    for reader, jewel in ((0, "emerald"), (1, None), (NOBODY, None)):
        told = looked().news(reader)[-1]
        assert (told.name, told.details.get("jewel"), told.hidden) == ("peeked", jewel, jewel is None)


def test_ESC_R_125_who_tells_puts_a_true_note_on_the_room_for_all() -> None:
    game = looked().play(0, Tell(1))
    assert at(game, 1, NOBODY) == Position(1, "emerald", True, [0])
    assert game.news(NOBODY)[-1].details["jewel"] == "emerald"
    assert game.refusal(0, Tell(1)) == "ESC-Q-JEWEL-6"


def test_ESC_R_125_who_is_silent_does_not_tell() -> None:
    game = cursed(looked(), 0, "silence")
    assert game.refusal(0, Tell(1)) == "ESC-M1-SILENCE-1" and game.offered(0, Tell) == []


def test_ESC_R_125_under_the_pile_all_is_forgotten() -> None:
    game = looked().play(0, Tell(1))
    game.state.room[0] = 0
    vanish(game.state, 1)
    jewels = jewels_of(game.state)
    assert list(jewels.pile) == [EMERALD, PEARL, ONYX]  # ESC-R-23: under it
    assert (list(jewels.known), jewels.noted, seen(game).positions) == ([0, 0], 0, [])


def test_a_note_spares_nobody_the_look() -> None:
    game = looked("KK", "KK", owned=(RUBY, EMERALD)).play(0, Tell(1))
    game.state.room[1] = 1
    assert seen(game.play(1, Peek())).owned == ["ruby", None]


def test_what_is_imagined_fits_what_all_have_seen_and_gives_nothing_away() -> None:
    game = looked(owned=(RUBY, EMERALD), token=SAPPHIRE)
    lying(game, p0=AMBER)
    dealt = set()
    for seed in range(40):
        world = game.state.clone()
        asking.imagine(world, 1, Rng(seed))
        jewels = jewels_of(world)
        assert sorted([jewels.at(0), jewels.at(1), *jewels.pile]) == sorted([SAPPHIRE, AMBER, PEARL, ONYX])
        dealt.add(int(jewels.at(1)))
    assert dealt == {SAPPHIRE, AMBER, PEARL, ONYX}
    mine = game.state.clone()
    asking.imagine(mine, 0, Rng(1))
    assert jewels_of(mine).at(1) == SAPPHIRE  # seat 0 has looked


def test_nobody_is_imagined_to_have_missed_the_place_of_the_own_gem() -> None:
    game = looked(owned=(RUBY, EMERALD), token=SAPPHIRE)
    jewels_of(game.state).pile = vec[i64]([RUBY, AMBER])
    for seed in range(30):
        world = game.state.clone()
        asking.imagine(world, 1, Rng(seed))
        assert jewels_of(world).at(1) != RUBY


# The way on


def test_ESC_R_69_no_room_closes_the_temple_while_somebody_has_a_cursed_gem() -> None:
    game = drawn("S@0 X>", "A", owned=(RUBY,), pile="b2")
    game.state.plan.gaps = vec[i64]([0, 0])
    assert is_dead_end(game.state)
    jewels_of(game.state).owned[0] = NONE
    assert not is_dead_end(game.state)


# Bots


def test_bots_look_tell_and_go_where_their_gem_belongs() -> None:
    game = lying(drawn("S@1 b2>@0", "KKAAA", "AAAAA", owned=(RUBY, EMERALD)), p1=EMERALD)
    assert advice(game.state, 0, 500) == encode(Peek())
    assert advice(game.play(0, Peek()).state, 0, 500) == encode(Tell(1))
    craft = JewelCraft()
    assert craft.errand(game.state, 1) == -1  # which it cannot know yet
    game.play(0, Tell(1))
    assert craft.errand(game.state, 1) // 256 == 1 and craft.is_urgent(craft.errand(game.state, 1) % 256)
    assert craft.bars(game.state) and craft.errand(game.state, 0) == -1


def test_bots_decide_the_same_whatever_lies_there_that_they_cannot_know() -> None:
    for token in (RUBY, EMERALD, AMBER):
        game = lying(drawn("S@1 b2>@0", "AAKTT", "AAAAA", owned=(RUBY, EMERALD)), p1=token)
        assert JewelCraft().errand(game.state, 1) == -1 and JewelCraft().errand(game.state, 0) // 256 == 1


# Whole matches

CHOSEN = {"jewels": True, "curses": True, "treasures": True}
NEAR = near(["cursed-3", "cursed-6"], curses=["silence"])


@pytest.mark.parametrize("seats", [1, 2])
def test_the_laws_hold_with_cursed_gems(seats: int) -> None:
    check_all(NEAR, seats, seats, GAME.options(**CHOSEN))
    check_all(near(["illusion-1", "illusion-2"]), seats, seats, GAME.options(jewels=True, illusions=True))


def test_chance_comes_to_all_that_cursed_gems_do() -> None:
    told = told_in(NEAR, 4, GAME.options(**CHOSEN), 6)
    told |= told_in(near(["illusion-1", "illusion-2"]), 4, GAME.options(jewels=True, illusions=True), 1)
    assert {event.name for event in EVENTS} <= told


@pytest.mark.parametrize("seats", [4, 6])
def test_a_whole_match_with_cursed_gems(seats: int) -> None:
    game = begun(seats, seats, jewels=True)
    play_on(game.match, 600_000, Rng(seats), 900)
    assert game.end() is not None and set(seen(game).owned) <= {None, *JEWELS}
