"""Escape: two positions that differ only in what is hidden are one and the same to who may not know it.

Views, legal moves, refusals, what bots are advised and what they imagine: equal to the byte.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from msgspec import structs

from serai.core.game import Game
from serai.core.happenings import Event
from serai.core.laws import LawBroken
from serai.core.laws_of_secrets import lets_nobody_peek, marks_what_it_uncovers, received
from serai.core.rng import Rng
from serai.core.sets import listed
from serai.core.snapshot import same
from serai.core.state import NOBODY
from serai.core.vecs import i64, vec
from serai.games.temple import GAME
from serai.games.temple.modules.calendar.rules import calendar_of
from serai.games.temple.modules.jewels.rules import JEWELS, jewels_of
from serai.games.temple.modules.jewels.sense import JewelCraft
from serai.games.temple.rules.codes import BLOCK, ENTER
from serai.games.temple.rules.contract import Temple as State
from serai.games.temple.seen import View
from serai.games.temple.state import NONE
from serai.games.temple.view import view
from tests.games.temple.near import near

CHOSEN = {"jewels": True, "calendar": "cursed", "curses": True, "treasures": True}
OPTIONS = GAME.options(**CHOSEN)
NEAR = near(["cursed-3", "cursed-6"], treasures=["keys"])  # two rooms with tokens, and everybody is in one of them
SEATS = 3
REACTION = 500  # ms


def positions(seed: int, steps: int = 90) -> Iterator[State]:
    """A match by lot in which people rather act than roll, so that they look and tell."""
    match, chance = NEAR.begin(SEATS, OPTIONS, bytes([seed]) * 16), Rng(seed)
    for _ in range(steps):
        match.until(match.state.now + chance.below(900))
        movers = listed(match.state.movers())
        if match.outcome() is not None or not movers:
            return
        seat = movers[chance.below(len(movers))]
        moves = list(match.state.legal(seat))
        acts = [move for move in moves if move >= ENTER * BLOCK * 2]
        some = acts if acts and chance.below(4) else moves
        match.play(match.state.now, seat, some[chance.below(len(some))])
        state = match.state
        assert isinstance(state, State)
        yield state


def other_tokens(state: State, reader: int) -> State | None:
    """With the first token that a reader cannot know in the pile, and another from there in its place."""
    other = state.clone()
    assert isinstance(other, State)
    jewels = jewels_of(other)
    hidden = [place for place, token in enumerate(jewels.lying) if token != NONE and not jewels.knows(reader, place)]
    if not hidden or not len(jewels.pile):
        return None
    token, pile = jewels.at(hidden[0]), [int(one) for one in jewels.pile]
    own = jewels.owned[reader] if reader != NOBODY else NONE
    at = pile.index(own) if own in pile else -1  # what a bot would most like to know
    jewels.put(hidden[0], pile[at])
    pile[at] = token
    jewels.pile = vec[i64](pile)
    return None if jewels.is_absurd(other) else other


def other_days(state: State, _reader: int) -> State | None:
    """With the two topmost calendar tiles the other way round."""
    other = state.clone()
    assert isinstance(other, State)
    calendar = calendar_of(other)
    pile = [int(day) for day in calendar.pile]
    if len(pile) - calendar.known < 2 or pile[-1] == pile[-2]:
        return None
    calendar.pile = vec[i64]([*pile[:-2], pile[-1], pile[-2]])
    return other


def told_to(state: State, reader: int) -> tuple[Any, ...]:
    """All that a reader is sent, and what a bot in that seat does and imagines."""
    world = state.clone()
    world.imagine(reader, Rng(7))
    may_act = reader != NOBODY and len(state.legal(reader)) > 0
    acts = (GAME.sense.advice(state, reader, REACTION), int(JewelCraft().errand(state, reader))) if may_act else ()
    return received(GAME, state, reader), acts, world


@pytest.mark.parametrize("twin", [other_tokens, other_days])
def test_ESC_R_125_who_may_not_know_cannot_tell_twins_apart(twin: Any) -> None:
    compared = after_a_look = 0
    for seed in range(3):
        for state in positions(seed):
            for reader in (NOBODY, *range(SEATS)):
                if other := twin(state, reader):
                    *sent, world = told_to(state, reader)
                    *sent_too, world_too = told_to(other, reader)
                    assert sent == sent_too and same(world, world_too)
                    compared += 1
                    after_a_look += any(jewels_of(state).known)
    assert compared > 100 and after_a_look > 50


def test_ESC_R_125_who_has_looked_sees_another_token() -> None:
    told = 0
    for state in positions(1):
        for seat, places in enumerate(jewels_of(state).known):
            for place in listed(places & ~jewels_of(state).noted):
                seen = {reader: dict(shown(state, reader))[place] for reader in (NOBODY, *range(SEATS))}
                assert seen[seat] == JEWELS[jewels_of(state).at(place)] and seen[NOBODY] is None
                told += 1
    assert told


def shown(state: State, reader: int) -> list[tuple[int, str | None]]:
    return [(one.place, one.jewel) for one in view(state, reader).parts.jewels.positions]


# A law that nothing can break protects nothing


def with_tokens(**look: Any) -> Game[Any]:
    """The game with these modules in play whatever is chosen, and another look."""

    def setup(seats: int, chosen: Any, rng: Rng) -> State:
        state = NEAR.setup(seats, OPTIONS, rng)
        assert isinstance(state, State)
        return state

    return replace(GAME, setup=setup, look=replace(GAME.look, **look))


def leaking(state: State, reader: int) -> View:
    """All see what lies in rooms."""
    seen, lying = view(state, reader), jewels_of(state).lying
    open_ones = [structs.replace(one, jewel=JEWELS[lying[one.place]]) for one in seen.parts.jewels.positions]
    part = structs.replace(seen.parts.jewels, positions=open_ones)
    return structs.replace(seen, parts=structs.replace(seen.parts, jewels=part))


def top_shown(state: State, reader: int) -> View:
    """All see the next day of the calendar."""
    seen, pile = view(state, reader), calendar_of(state).pile
    part = structs.replace(seen.parts.calendar, left=int(pile[len(pile) - 1]) if len(pile) else 0)
    return structs.replace(seen, parts=structs.replace(seen.parts, calendar=part))


def changed(name: str, **changes: Any) -> list[Event]:
    return [replace(event, **changes) if event.name == name else event for event in GAME.look.events]


LEAKS: dict[str, tuple[Any, dict[str, Any]]] = {
    "tokens are seen by all": (lets_nobody_peek, {"view": leaking, "own": None}),
    "a seat is shown what another knows": (lets_nobody_peek, {"own": lambda state, seat, seen: leaking(state, seat)}),
    "the next day is seen": (lets_nobody_peek, {"view": top_shown, "own": None}),
    "a look is told to all": (marks_what_it_uncovers, {"events": changed("peeked", secret={})}),
    "a note is no news": (marks_what_it_uncovers, {"events": changed("jewel-told", uncovers=False)}),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_found_by_its_law(leak: str) -> None:
    law, look = LEAKS[leak]
    game = with_tokens(**look)
    with pytest.raises(LawBroken):
        for seed in range(12):
            law(game, 2, GAME.options(), seed)


def test_without_a_leak_the_laws_hold() -> None:
    for law in (lets_nobody_peek, marks_what_it_uncovers):
        law(with_tokens(), 2, GAME.options(), 1)
