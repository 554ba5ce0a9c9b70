"""The lantern, a guest: what `tests/games/temple/test_toy_module.py` runs where this folder is on the path."""

from __future__ import annotations

import dataclasses
from typing import Any

import msgspec
import pytest

from lantern.moves import LayDie, LookAt, Pour, PushRoom, Send, Show, TurnRoom
from lantern.rules import TOKENS, Lantern, lantern_of
from lantern.view import LanternSeen
from serai.core.game import Options
from serai.core.happenings import Happening, happenings
from serai.core.laws import LawBroken, check_all, keeps_clones_apart, lets_nobody_peek
from serai.core.match import Match
from serai.core.rng import Dice, Rng
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
from serai.games.temple.moves import Activate, Discover, Enter, Explore, Move, Pledge, PledgeAs, encode
from serai.games.temple.pieces import BOX, CURSES, LETTERS, ROOMS, TREASURES
from serai.games.temple.rules.contract import Temple
from serai.games.temple.rules.debts import dice_aside
from serai.games.temple.rules.handful import count
from serai.games.temple.rules.plan import OFF, lay, place_at, take_up
from serai.games.temple.rules.pledges import pledged_by_all, pledged_dice
from serai.games.temple.rules.tiles import how_many, tiles
from serai.games.temple.sense.errands import SEARCH, errand
from serai.games.temple.sense.keeping import kept, wanted_next
from serai.games.temple.state import (
    ASIDE,
    EAST,
    KEY,
    NONE,
    NORTH,
    ON_ALTAR,
    SIDES,
    SOUTH,
    TORCH,
    WEST,
    Site,
)
from serai.games.temple.view import view
from serai.sim.plan import Plan
from serai.sim.run import play_match

ALONE = {"lantern": True}
WITH_ALL = {"lantern": True, "curses": True, "treasures": True, "extras": True}


def options(**chosen: Any) -> Options:
    return GAME.read_options(chosen)


# Drawn positions


class Drawn:
    """The start with rooms to its sides (north, east, south, west), players in it, and their dice by letters."""

    def __init__(self, *hands: str, **rooms: str) -> None:
        state = GAME.begin(len(hands), options(**WITH_ALL, timeline="practice"), bytes(16)).state
        assert isinstance(state, Temple)
        for place in range(len(state.plan.tile)):
            if place != state.start:
                take_up(state, place)
        self.place = {"start": int(state.start)}
        for name, side in rooms.items():
            x, y = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}[side]
            self.place[name] = int(lay(state, ROOMS.index(name), SIDE[side], x, y))
        for seat, hand in enumerate(hands):
            state.hand[seat] = sum(1 << 8 * LETTERS.index(letter) for letter in hand)
        self.state = state
        self.match = Match(state, Dice(bytes(16)), cooperative=True)
        GAME.remember(self.match)

    @property
    def lantern(self) -> Lantern:
        return lantern_of(self.state)

    def put(self, seat: int, room: str) -> Drawn:
        self.state.room[seat] = self.place[room]
        return self

    def light(self, seat: int) -> Drawn:
        self.lantern.lit |= only(seat)
        return self

    def play(self, seat: int, *moves: Move) -> Drawn:
        for move in moves:
            self.state.act_at[seat] = 0
            self.match.play(self.state.now, seat, encode(move))
        return self

    def may(self, seat: int, move: Move) -> bool:
        """Whether a move is offered, and whether `why_not` says the same."""
        offered = encode(move) in self.state.legal(seat)
        assert offered == (self.state.why_not(seat, encode(move)) == "")
        return offered

    def hand(self, seat: int) -> str:
        return "".join(letter * int(count(self.state.hand[seat], face)) for face, letter in enumerate(LETTERS))

    def news(self, reader: int) -> list[Happening]:
        assert self.state.story is not None
        return happenings(self.state.story.events, GAME.look.events, GAME.look.names, reader)

    def seen(self, reader: int) -> LanternSeen:
        part = view(self.state, reader).parts.lantern
        assert isinstance(part, LanternSeen)
        return part


SIDE = {"north": int(NORTH), "east": int(EAST), "south": int(SOUTH), "west": int(WEST)}


# The laws


def with_everything_near(seats: int, chosen: Any, rng: Rng) -> Temple:
    """A match of a minute in which the toy's rooms lie about the start, and everybody has oil and gloom."""
    state = GAME.setup(seats, chosen, rng)
    assert isinstance(state, Temple)
    state.timeline = vec[i64]([15_000, 1, 1, 35_000, 1, 2, 60_000, 2, 3])
    lay(state, ROOMS.index("altar"), NORTH, 0, -1)
    lay(state, ROOMS.index("mill"), SOUTH, 0, 1)
    lay(state, ROOMS.index("gate"), EAST, 1, -1)
    lay(state, ROOMS.index("mist"), SOUTH, 0, 2)
    for seat in range(seats):
        state.loot[seat] += tiles(TREASURES.index("oil"), 1)
        state.room[seat] = place_at(state.plan, 0, -1 if seat % 2 else 1, NORTH)
        state.curses[seat] = only(CURSES.index("gloom")) if seat == 1 and chosen.curses else 0
    gone = [ROOMS.index(name) for name in ("altar", "mill", "gate", "mist")]
    state.pile = vec[i64]([tile for tile in state.pile if tile not in gone])
    state.undrawn = len(state.pile)
    state.exit_low, state.exit_high = 0, state.undrawn - 1
    return state


NEAR = dataclasses.replace(GAME, setup=with_everything_near)


def pieces_of(state: Site) -> tuple[int, list[int]]:
    """All dice wherever they are, and all rooms; rears come and go with their fronts."""
    seats = range(state.seats)
    hands = sum(state.hand[seat] + pledged_dice(state, seat) for seat in seats)
    dice = sum(count(hands, face) for face in range(6)) + sum(state.aside)
    drawn = [state.choices[at + 2] for at in range(0, len(state.choices), 5) if state.choices[at + 1] == 4]
    rooms = [*state.plan.tile, *state.pile[: state.undrawn], *drawn]
    rear = ROOMS.index("gate-rear")
    assert len(state.aside) == state.seats * ASIDE
    return int(dice), sorted(int(room) for room in rooms if room not in (NONE, rear))


@pytest.mark.parametrize("chosen", [ALONE, WITH_ALL], ids=["alone", "with all"])
@pytest.mark.parametrize("seats", [1, 2, 4, 6])
def test_all_laws_hold_with_everything_near(seats: int, chosen: dict[str, bool]) -> None:
    check_all(NEAR, seats, 3, options(**chosen), pieces_of)


@pytest.mark.parametrize(("seats", "chosen"), [(1, WITH_ALL), (2, ALONE)])
def test_all_laws_hold_from_the_usual_beginning(seats: int, chosen: dict[str, bool]) -> None:
    check_all(GAME, seats, 1, options(**chosen), pieces_of)


def test_such_matches_come_to_everything_that_the_toy_brings() -> None:
    told: set[str] = set()
    for seed in range(6):
        match = NEAR.begin(4, options(**WITH_ALL), bytes([seed]) * 16)
        NEAR.remember(match)
        chance = Rng(seed, 1)
        while match.outcome() is None:
            match.until(match.state.now + chance.below(1000))
            seat = int(chance.below(4))
            moves = match.state.legal(seat)
            if len(moves):
                match.play(match.state.now, seat, moves[chance.below(len(moves))])
        assert match.state.story is not None
        told |= {one.name for one in happenings(match.state.story.events, GAME.look.events, GAME.look.names, 0)}
    assert {event.name for event in found()["lantern"].events} - {"shown"} <= told


def test_a_move_that_tells_a_secret_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def why_not_show(lantern: Lantern, game: Site, seat: int, to: int) -> str:
        return "" if 0 <= to < game.seats and lantern.token[to] == 0 else "LAN-TOKEN-3"

    monkeypatch.setattr(Lantern, "why_not_show", why_not_show)
    with pytest.raises(LawBroken, match="can tell an imagined world from the true one"):
        lets_nobody_peek(NEAR, 2, options(**ALONE), 3)


def test_a_part_that_forgets_a_field_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Lantern.clone

    def clone(lantern: Lantern) -> Lantern:
        other = whole(lantern)
        other.lit = 0
        return other

    monkeypatch.setattr(Lantern, "clone", clone)
    with pytest.raises(LawBroken, match="a clone differs in parts"):
        keeps_clones_apart(NEAR, 2, options(**ALONE), 3)


def test_bots_play_it_to_its_end() -> None:
    plan = Plan(game="temple", seats=4, games=1, seed=bytes(16), bots=["greedy@500"] * 4, options=WITH_ALL)
    match = play_match(plan, 0)
    assert match.outcome() is not None
    assert isinstance(match.state, Temple) and len(match.state.plan.tile) > 10


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
    game = Drawn("KK...", altar="north")
    treasures_of(game.state).put(game.place["start"], TREASURES.index("oil"))
    assert not game.may(0, Pour())
    game.play(0, Take())
    assert how_many(game.state.loot[0], TREASURES.index("oil")) == 1
    game.play(0, Pour())
    assert game.seen(NOBODY).lit == [0] and game.state.loot[0] == 0
    assert not game.may(0, Pour())


def test_LAN_OIL_2_dice_are_worth_more_or_something_else() -> None:
    game = Drawn("ATGGK", altar="north").light(0)
    worth = {(one.face, one.symbol): one.times for one in view(game.state, NOBODY).players[0].worth}
    assert worth == {("torch", "torch"): 2, ("gold", "key"): 1}
    game.put(0, "altar")
    assert game.may(0, PledgeAs("gold", 2, "key")) and not game.may(0, PledgeAs("gold", 1, "torch"))
    assert game.may(0, Activate(0)), "one torch is two, and there is a key"
    assert game.play(0, Activate(0)).hand(0) == "..AGG", "the key is spent before masks that stand for one"


def test_no_die_is_counted_twice() -> None:
    game = Drawn("TTGGG", altar="north").light(0).put(0, "altar")
    assert game.play(0, Activate(0)).hand(0) == "..TGG", "one torch and one gold mask as a key"


def test_bots_keep_dice_that_stand_for_what_they_want() -> None:
    game = Drawn("GGABB", altar="north", mill="south").light(0).put(0, "start")
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


def test_a_double_room_is_turned_and_taken_up_with_both_parts() -> None:
    game = Drawn("K....", gate="east", mill="south").put(0, "mill")
    rear = int(place_at(game.state.plan, 1, 0, EAST))
    game.play(0, TurnRoom(rear))
    assert [int(game.state.plan.turned[place]) for place in (game.place["gate"], rear)] == [2, 2]
    take_up(game.state, rear)
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


def test_LAN_ALTAR_1_a_mixed_task_is_met_together() -> None:
    game = Drawn("TT...", "K....", altar="north").put(0, "altar").put(1, "altar")
    assert not game.may(0, Activate(0))
    room = view(game.state, 0).rooms[game.place["altar"]]
    assert room and sorted(room.prizes[0].symbols) == ["key", "torch", "torch"]
    game.play(1, Pledge("key", 1)).play(0, Activate(0))
    assert (game.hand(0), game.hand(1)) == (".....", ".....")
    assert not game.may(0, Activate(0)), "it burns"
    room = view(game.state, 0).rooms[game.place["altar"]]
    assert room and room.things == ["fire"] and room.prizes == []


def test_LAN_OIL_3_a_pledge_from_afar() -> None:
    game = Drawn("TT...", "K....", altar="north").light(0).put(1, "altar")
    assert not game.may(1, Activate(0))
    game.play(0, Send(1))
    assert int(pledged_by_all(game.state, game.place["altar"], TORCH)) == 2
    assert view(game.state, 1).players[0].pledged == ["torch"]
    game.play(1, Activate(0))
    assert (game.hand(0), game.hand(1)) == ("....T", ".....")


def test_what_was_sent_comes_back_when_its_room_is_taken_up() -> None:
    game = Drawn("TT...", altar="north").light(0)
    take_up(game.play(0, Send(2)).state, game.place["altar"])
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
    assert game.state.gems[place] == 0 and game.state.used == 0
    again = int(lay(game.state, ROOMS.index("mist"), EAST, 1, 0))
    game.put(0, "start").state.hand[0] = 4 << 8 * KEY
    game.state.room[0] = again
    assert again == place and game.may(0, Activate(0)), "ESC-R-24: fresh"


def test_LAN_MILL_1_a_room_is_turned_and_the_plan_follows() -> None:
    game = Drawn("AAKKK", altar="north", mill="south").put(0, "mill")
    place = game.place["altar"]
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


def test_LAN_ALTAR_2_a_die_lies_aside_and_comes_back() -> None:
    game = Drawn("BBK..", altar="north").put(0, "altar")
    before = pieces_of(game.state)
    game.play(0, LayDie())
    assert game.hand(0) == "..KB" and dice_aside(game.state, 0, ON_ALTAR) == 1 and not game.may(0, LayDie())
    assert view(game.state, 0).players[0].held == 1 and game.seen(0).back_at == [10_000]
    assert game.state.alarm() == 10_000 and pieces_of(game.state) == before
    game.match.until(9_999)
    assert game.hand(0) == "..KB"
    game.match.until(10_000)
    assert game.hand(0) == "...KB" and pieces_of(game.state) == before and game.seen(0).back_at == [None]


# A choice, and a secret


def lit_altar() -> Drawn:
    """Seat 0 has just lit the altar."""
    game = Drawn("TTK..", "B....", altar="north").put(0, "altar")
    game.lantern.token = vec[i64]([1, 0, 0, 1, 2, 2])  # moon, sun
    return game.play(0, Activate(0))


def test_LAN_TOKEN_2_a_choice_has_a_default() -> None:
    game = lit_altar()
    assert [choice.kind for choice in view(game.state, 1).players[0].choices] == ["look-at"]
    assert game.may(0, LookAt(0)) and game.may(0, LookAt(1)) and not game.may(1, LookAt(0))
    game.match.until(4_999)
    assert game.seen(0).tokens == [None, None]
    game.match.until(5_000)
    assert game.seen(0).tokens == ["moon", None] and view(game.state, 1).players[0].choices == []


def test_a_secret_is_in_nobody_elses_view_story_or_moves() -> None:
    game = lit_altar().play(0, LookAt(1))
    tokens = [game.seen(reader).tokens for reader in (0, 1, NOBODY)]
    assert tokens == [[None, "sun"], [None, None], [None, None]]
    assert game.may(0, Show(1)) and not game.may(1, Show(1))
    looked = [next(one for one in game.news(reader) if one.name == "looked") for reader in (0, 1, NOBODY)]
    assert [one.details.get("token") for one in looked] == ["sun", None, None]
    assert [one.hidden for one in looked] == [False, True, True]
    assert not GAME.look.is_same_for_all(game.state)
    sent = [msgspec.json.encode(view(game.state, reader)) for reader in (1, NOBODY)]
    assert not any(f'"{token}"'.encode() in text for text in sent for token in TOKENS)


def test_who_knows_keeps_it_in_imagined_worlds_and_others_do_not() -> None:
    game = lit_altar().play(0, LookAt(1))
    for reader, imagined in ((0, {0}), (1, {0, 1, 2}), (NOBODY, {0, 1, 2})):
        worlds = [game.state.clone() for _ in range(40)]
        for number, world in enumerate(worlds):
            world.imagine(reader, Rng(number, 1))
        assert {int(lantern_of(world).token[1]) for world in worlds} == imagined
        assert all(sorted(lantern_of(world).token) == [0, 0, 1, 1, 2, 2] for world in worlds)


def test_LAN_TOKEN_3_what_is_shown_all_know() -> None:
    game = lit_altar().play(0, LookAt(1), Show(1))
    assert [game.seen(reader).tokens for reader in (0, 1, NOBODY)] == [[None, "sun"]] * 3
    assert game.hand(1) == ".....", "all locked dice are free"


def test_without_it_all_see_the_same() -> None:
    state = GAME.begin(2, options(curses=True), bytes(16)).state
    assert isinstance(state, Temple) and GAME.look.is_same_for_all(state)
    assert decode(encode(Pour())) == Pour()
