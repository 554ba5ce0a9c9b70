"""The lantern, rule by rule: run by `tests/games/temple/test_toy_module.py`, with this folder on the path."""

from __future__ import annotations

import msgspec
import pytest

from lantern.moves import LayDie, LookAt, Pour, PushRoom, Send, Show, TurnRoom
from lantern.rules import TOKENS, lantern_of
from lantern_positions import ALONE, Drawn, options, pieces_of
from serai.core.rng import Rng
from serai.core.sets import only
from serai.core.snapshot import same
from serai.core.state import NOBODY
from serai.core.vecs import i64, vec
from serai.core.words import LANGUAGES
from serai.games.temple import GAME
from serai.games.temple.brought import decode, found
from serai.games.temple.modules.curses.moves import Lift
from serai.games.temple.modules.curses.rules import curses_of, draw_curse
from serai.games.temple.modules.treasures.moves import Take
from serai.games.temple.modules.treasures.rules import treasures_of
from serai.games.temple.moves import Activate, Discover, Enter, Explore, Pledge, PledgeAs, encode
from serai.games.temple.pieces import BOX, CURSES, ROOMS, TREASURES
from serai.games.temple.rules.contract import Temple
from serai.games.temple.rules.debts import dice_aside
from serai.games.temple.rules.discovering import vanish
from serai.games.temple.rules.handful import count
from serai.games.temple.rules.plan import OFF, lay, place_at
from serai.games.temple.rules.pledges import pledged_by_all
from serai.games.temple.rules.tiles import how_many
from serai.games.temple.sense.errands import SEARCH, errand
from serai.games.temple.sense.keeping import kept, wanted_next
from serai.games.temple.state import (
    EAST,
    IN_ROOM,
    KEY,
    NONE,
    NORTH,
    SIDES,
    SOUTH,
    TORCH,
    WEST,
)
from serai.games.temple.view import view
from serai.server.journal import Journal

# Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_words_are_there_and_every_move_and_event_has_some(language: str) -> None:
    words = GAME.words(language)
    brought = found()["lantern"]
    ids = [f"move-{move.__struct_config__.tag}" for move in brought.moves] + [
        f"event-{one.name}" for one in brought.events
    ]
    ids += [f"room-{room.name}" for room in BOX.extras["lantern"].rooms]
    ids += ["option-lantern", "curse-gloom", "treasure-oil", "event-looked-hidden", "LAN-GLOOM-1"]
    assert [word for word in ids if word not in words] == []


def test_its_option_is_offered_and_off_by_default() -> None:
    assert "lantern" in GAME.options.__struct_fields__
    assert not getattr(GAME.options(), "lantern")  # noqa: B009
    assert same(GAME.begin(2, options(), bytes(16)).state, GAME.begin(2, options(lantern=False), bytes(16)).state)
    assert {type(preset) for preset in GAME.presets.values()} == {GAME.options}


# A curse: a price asked by legality, bots and view alike


def test_LAN_GLOOM_1_the_curse_is_drawn_felt_and_lifted() -> None:
    game = Drawn("AAKTT", "AAKKK", chute="east")
    heap = curses_of(game.state)
    heap.pile, heap.left = vec[i64]([CURSES.index("gloom")]), 1
    draw_curse(game.state, 0)
    draw_curse(game.state, 1)  # the pile is empty
    assert [held.name for held in view(game.state, 1).players[0].curses] == ["gloom"]
    price = {one.side: one.cost for one in view(game.state, NOBODY).players[0].prices}
    assert price["east"] == ["torch", "adventurer", "adventurer"]
    assert [int(count(wanted_next(game.state, 0, errand(SEARCH, game.place["chute"])), face)) for face in (1, 3)] == [
        2,
        1,
    ]
    game.play(0, Enter("east"))
    assert (game.hand(0), game.hand(1)) == ("...KT", "AAKKK")
    game.state.hand[0] = game.state.hand[1]
    assert not game.may(0, Enter("west")) and not game.may(0, Lift("gloom"))
    game.state.hand[0] = 2 << 8 * TORCH
    game.play(0, Lift("gloom"))
    assert game.state.curses[0] == 0 and not game.may(0, Lift("gloom"))


def test_who_is_not_cursed_pays_what_is_printed() -> None:
    game = Drawn("AAKKK", "AAKKK", chute="east")
    game.state.curses[0] = only(CURSES.index("gloom"))
    assert not game.may(0, Enter("east")) and game.may(1, Enter("east"))


def test_LAN_MIST_2_a_price_of_its_own() -> None:
    game = Drawn("AAAKK", "AAKKK", "AA...", mist="east").put(2, "mist")
    assert game.may(0, Enter("east")) and not game.may(1, Enter("east"))
    assert view(game.state, 1).players[1].prices[0].cost == ["adventurer"] * 3
    assert game.play(0, Enter("east")).hand(0) == "...KK"


# A treasure with a move


def test_LAN_OIL_1_the_treasure_is_taken_and_poured() -> None:
    game = Drawn("KK...", shrine="north")
    treasures_of(game.state).put(game.place["start"], TREASURES.index("oil"))
    assert not game.may(0, Pour())
    game.play(0, Take())
    assert how_many(game.state.loot[0], TREASURES.index("oil")) == 1
    game.play(0, Pour())
    assert game.seen(NOBODY).lit == [0] and game.state.loot[0] == 0
    assert not game.may(0, Pour())


def test_LAN_OIL_2_dice_are_worth_more_or_something_else() -> None:
    game = Drawn("ATGGK", shrine="north").light(0)
    worth = {(one.face, one.symbol): one.times for one in view(game.state, NOBODY).players[0].worth}
    assert worth == {("torch", "torch"): 2, ("gold", "key"): 1}
    game.put(0, "shrine")
    assert game.may(0, PledgeAs("gold", 2, "key")) and not game.may(0, PledgeAs("gold", 1, "torch"))
    assert game.may(0, Activate(0)), "one torch is two, and there is a key"
    assert game.play(0, Activate(0)).hand(0) == "..AGG", "the key is spent before masks that stand for one"


def test_no_die_is_counted_twice() -> None:
    game = Drawn("TTGGG", shrine="north").light(0).put(0, "shrine")
    assert game.play(0, Activate(0)).hand(0) == "..TGG", "one torch and one gold mask as a key"


def test_bots_keep_dice_that_stand_for_what_they_want() -> None:
    game = Drawn("GGABB", shrine="north", mill="south").light(0).put(0, "start")
    wish = errand(SEARCH, game.place["mill"])  # it costs an adventurer and a key
    assert [int(count(kept(game.state, 0, wish), face)) for face in (1, 5)] == [1, 1]


# Rooms


def test_a_double_room_is_two_places_on_one_cell() -> None:
    game = Drawn("AAAAK", "AAAAK", gate="east")
    plan, front = game.state.plan, game.place["gate"]
    rear = int(place_at(plan, 1, 0, EAST))
    assert ROOMS[plan.tile[rear]] == "gate-rear" and int(place_at(plan, 1, 0, WEST)) == front
    assert plan.gaps[front] == only(NORTH) and plan.gaps[rear] == only(EAST)
    game.play(0, Enter("east"))
    assert game.state.room[0] == front
    assert not game.may(0, Enter("east")) and not game.may(0, Discover("east")), "the rear is behind a wall"
    seen = view(game.state, 0)
    assert [(room.name, room.x, room.y) for room in seen.rooms if room][1:] == [("gate", 1, 0), ("gate-rear", 1, 0)]
    assert "1" in GAME.look.draw(seen, GAME.words("en"), ["Ann", "Bo"])


def test_a_double_room_is_turned_and_vanishes_with_both_parts() -> None:
    game = Drawn("K....", gate="east", mill="south").put(0, "mill")
    rear = int(place_at(game.state.plan, 1, 0, EAST))
    game.play(0, TurnRoom(rear))
    assert [int(game.state.plan.turned[place]) for place in (game.place["gate"], rear)] == [2, 2]
    vanish(game.state, rear)
    assert ROOMS.index("gate") not in game.state.plan.tile and ROOMS.index("gate-rear") not in game.state.plan.tile


def test_a_slide_lets_in_and_never_out() -> None:
    game = Drawn("AAAA.", chute="east")
    game.play(0, Enter("east"))
    assert game.state.room[0] == game.place["chute"]
    assert not game.may(0, Enter("west"))
    assert game.state.why_not(0, encode(Enter("west"))) == "ESC-ENTER-5"


def test_nobody_enters_a_room_without_a_price() -> None:
    game = Drawn("AAKTG", well="east")
    assert not game.may(0, Enter("east")) and view(game.state, 0).players[0].prices == []
    assert game.state.plan.gaps[game.place["well"]] == 0, "nothing is discovered from there"


def test_ESC_R_69_the_guard_refuses_a_room_that_nobody_may_enter_as_the_last() -> None:
    game = Drawn("AAKTG", well="north")
    for side, x, y in ((EAST, 1, 0), (SOUTH, 0, 1)):
        lay(game.state, ROOMS.index("well"), side, x, y)
    game.state.pile, game.state.undrawn = vec[i64]([ROOMS.index(name) for name in ("exit", "mist", "well")]), 3
    game.play(0, Discover("west"))
    assert ROOMS[game.state.plan.tile[place_at(game.state.plan, -1, 0, EAST)]] == "mist"
    assert [ROOMS[tile] for tile in game.state.pile[: game.state.undrawn]] == ["well", "exit"], "it went under the pile"


def test_LAN_SHRINE_1_a_mixed_task_is_met_together() -> None:
    game = Drawn("TT...", "K....", shrine="north").put(0, "shrine").put(1, "shrine")
    assert not game.may(0, Activate(0))
    room = view(game.state, 0).rooms[game.place["shrine"]]
    assert room and sorted(room.prizes[0].symbols) == ["key", "torch", "torch"]
    game.play(1, Pledge("key", 1)).play(0, Activate(0))
    assert (game.hand(0), game.hand(1)) == (".....", ".....")
    assert not game.may(0, Activate(0)), "it burns"
    room = view(game.state, 0).rooms[game.place["shrine"]]
    assert room and room.things == ["fire"] and room.prizes == []


def test_LAN_OIL_3_a_pledge_from_afar() -> None:
    game = Drawn("TT...", "K....", shrine="north").light(0).put(1, "shrine")
    assert not game.may(1, Activate(0))
    game.play(0, Send(1))
    assert int(pledged_by_all(game.state, game.place["shrine"], TORCH)) == 2
    assert view(game.state, 1).players[0].pledged == ["torch"]
    game.play(1, Activate(0))
    assert (game.hand(0), game.hand(1)) == ("....T", ".....")


def test_what_was_sent_comes_back_when_its_room_vanishes() -> None:
    game = Drawn("TT...", shrine="north").light(0)
    vanish(game.play(0, Send(2)).state, game.place["shrine"])
    assert game.hand(0) == "...TT" and len(game.state.pledges) == 0


def slam(game: Drawn) -> Drawn:
    """The doors slam in a moment."""
    game.state.timeline = vec[i64]([1000, 1, 1, 900_000, 2, 3])
    game.match.until(1000)
    return game


def test_LAN_MIST_1_a_room_vanishes_at_the_slam() -> None:
    game = Drawn("KKKK.", "AAKTG", mist="east").put(0, "mist").put(1, "mist")
    place = game.place["mist"]
    game.play(0, Activate(0)).play(1, Explore())
    assert game.state.gems[place] == 1
    drawn, undrawn = int(game.state.undrawn), slam(game).state.undrawn
    assert game.state.plan.tile[place] == NONE and view(game.state, 0).rooms[place] is None
    assert [int(room) for room in game.state.room] == [game.place["start"]] * 2
    assert undrawn == drawn + 2 and ROOMS[game.state.pile[0]] == "mist", "the drawn room is back, too"
    assert game.state.gems[place] == 0 and game.state.used == 0 and game.state.boxed == 1
    again = int(lay(game.state, ROOMS.index("mist"), EAST, 1, 0))
    game.put(0, "start").state.hand[0] = 4 << 8 * KEY
    game.state.room[0] = again
    assert again == place and game.may(0, Activate(0)), "ESC-R-24: fresh"


def test_LAN_MILL_1_a_room_is_turned_and_the_plan_follows() -> None:
    game = Drawn("AAKKK", shrine="north", mill="south").put(0, "mill")
    place = game.place["shrine"]
    assert game.state.plan.way[place * SIDES + SOUTH] == game.state.start
    game.play(0, TurnRoom(place))
    assert game.state.plan.gaps[place] == only(EAST) | only(WEST), "they were north and east"
    game.play(0, TurnRoom(place), TurnRoom(place))
    assert game.state.plan.way[place * SIDES + SOUTH] == NONE, "a wall is there now"
    assert not game.may(0, TurnRoom(game.place["start"]))


def test_LAN_MILL_2_a_room_is_pushed_with_who_is_in_it() -> None:
    game = Drawn("AAKKK", mill="south").put(0, "mill")
    assert not game.may(0, PushRoom("north"))
    game.play(0, Explore(), PushRoom("south"))
    assert (int(game.state.plan.x[game.place["mill"]]), int(game.state.plan.y[game.place["mill"]])) == (0, 2)
    assert game.state.plan.gaps[game.state.start] & only(SOUTH), "ESC-R-92"
    assert game.state.plan.way[game.place["mill"] * SIDES + NORTH] == NONE


def test_a_room_that_waits_beside_the_temple_is_not_seen_in_it() -> None:
    game = Drawn("AAKKK", mill="south")
    place = int(lay(game.state, ROOMS.index("well"), 0, OFF, OFF))
    seen = view(game.state, 0)
    assert seen.rooms[place] is None and seen.rooms[game.place["mill"]] is not None
    assert len(GAME.look.draw(seen, GAME.words("en"), ["Ann"])) < 2000


# Time, dice aside


def test_LAN_SHRINE_2_a_die_lies_aside_and_comes_back() -> None:
    game = Drawn("BBK..", shrine="north").put(0, "shrine")
    before = pieces_of(game.state)
    game.play(0, LayDie())
    assert game.hand(0) == "..KB" and dice_aside(game.state, 0, IN_ROOM) == 1 and not game.may(0, LayDie())
    assert view(game.state, 0).players[0].held == 1 and game.seen(0).back_at == [10_000]
    assert game.state.alarm() == 10_000 and pieces_of(game.state) == before
    game.match.until(9_999)
    assert game.hand(0) == "..KB"
    game.match.until(10_000)
    assert game.hand(0) == "...KB" and pieces_of(game.state) == before and game.seen(0).back_at == [None]


# A choice, and a secret


def lit_shrine() -> Drawn:
    """Seat 0 has just lit the shrine."""
    game = Drawn("TTK..", "B....", shrine="north").put(0, "shrine")
    game.lantern.token = vec[i64]([1, 0, 0, 1, 2, 2])  # moon, sun
    return game.play(0, Activate(0))


def test_LAN_TOKEN_2_a_choice_has_a_default() -> None:
    game = lit_shrine()
    assert [choice.kind for choice in view(game.state, 1).players[0].choices] == ["look-at"]
    assert game.may(0, LookAt(0)) and game.may(0, LookAt(1)) and not game.may(1, LookAt(0))
    game.match.until(4_999)
    assert game.seen(0).tokens == [None, None]
    game.match.until(5_000)
    assert game.seen(0).tokens == ["moon", None] and view(game.state, 1).players[0].choices == []


def test_a_secret_is_in_nobody_elses_view_story_or_moves() -> None:
    game = lit_shrine().play(0, LookAt(1))
    tokens = [game.seen(reader).tokens for reader in (0, 1, NOBODY)]
    assert tokens == [[None, "sun"], [None, None], [None, None]]
    assert game.may(0, Show(1)) and not game.may(1, Show(1))
    looked = [next(one for one in game.news(reader) if one.name == "looked") for reader in (0, 1, NOBODY)]
    assert [one.details.get("token") for one in looked] == ["sun", None, None]
    assert [one.hidden for one in looked] == [False, True, True]
    assert not GAME.look.is_same_for_all(game.state)
    sent = [msgspec.json.encode(view(game.state, reader)) for reader in (1, NOBODY)]
    assert not any(f'"{token}"'.encode() in text for text in sent for token in TOKENS)


def test_the_server_makes_everybody_a_view_of_their_own() -> None:
    journal = Journal(GAME, options(**ALONE), 2, bytes(16))
    assert isinstance(journal.match.state, Temple)
    lantern_of(journal.match.state).known[0] = only(1)
    assert [journal.view(reader).parts.lantern.tokens[1] is None for reader in (0, 1, NOBODY)] == [False, True, True]


def test_who_knows_keeps_it_in_imagined_worlds_and_others_do_not() -> None:
    game = lit_shrine().play(0, LookAt(1))
    for reader, imagined in ((0, {0}), (1, {0, 1, 2}), (NOBODY, {0, 1, 2})):
        worlds = [game.state.clone() for _ in range(40)]
        for number, world in enumerate(worlds):
            world.imagine(reader, Rng(number, 1))
        assert {int(lantern_of(world).token[1]) for world in worlds} == imagined
        assert all(sorted(lantern_of(world).token) == [0, 0, 1, 1, 2, 2] for world in worlds)


def test_LAN_TOKEN_3_what_is_shown_all_know() -> None:
    game = lit_shrine().play(0, LookAt(1), Show(1))
    assert [game.seen(reader).tokens for reader in (0, 1, NOBODY)] == [[None, "sun"]] * 3
    assert game.hand(1) == ".....", "all locked dice are free"


def test_without_it_all_see_the_same() -> None:
    state = GAME.begin(2, options(curses=True), bytes(16)).state
    assert isinstance(state, Temple) and GAME.look.is_same_for_all(state)
    assert decode(encode(Pour())) == Pour()
