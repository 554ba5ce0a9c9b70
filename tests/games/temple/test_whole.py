"""Escape: whole matches. Ten minutes of six adventurers, again and again to the last byte; nothing is ever lost."""

from __future__ import annotations

import pytest

from serai.core.record import from_json, replay, to_json, write_record
from serai.core.rng import Rng
from serai.core.snapshot import same
from serai.core.state import State
from serai.games.temple import GAME
from serai.games.temple.rules.contract import Temple
from serai.games.temple.rules.debts import dice_of
from tests.games.temple.party import play_on

EVERYTHING = GAME.preset("veteran")


def test_ten_minutes_of_six_replay_exactly_from_their_record() -> None:
    match = GAME.begin(6, EVERYTHING, bytes(15) + b"\x07")
    play_on(match, 600_000, Rng(6), pace=300)
    assert match.outcome() is not None
    assert len(match.log) // 3 > 3000
    source = to_json(write_record(GAME, EVERYTHING, match, list("ABCDEF")))
    again = replay(from_json(source), lambda name: GAME)
    assert same(again.state, match.state)
    assert to_json(write_record(GAME, EVERYTHING, again, list("ABCDEF"))) == source


def pieces_of(state: State) -> tuple[int, list[int]]:
    """What never changes: all gems, and all rooms wherever they are."""
    assert isinstance(state, Temple)
    gems = state.depot + state.spare + sum(state.gems) + sum(state.spent_gems)
    rooms = [*state.tile, *state.pile[: state.undrawn], *(tile for tile in state.drawn if tile >= 0)]
    return int(gems), sorted(int(room) for room in rooms)


def dice_in_all(state: State) -> list[int]:
    """How many dice each player has or had, while nobody is out and has given one away."""
    assert isinstance(state, Temple)
    seats = range(state.seats)
    if any(state.room[seat] < 0 for seat in seats):
        return []
    return [int(dice_of(state, seat) + state.held[seat] + state.lost[seat]) for seat in seats]


@pytest.mark.parametrize("seats", [1, 2, 4, 6])
def test_nothing_is_lost_on_the_way(seats: int) -> None:
    match = GAME.begin(seats, EVERYTHING, bytes(15) + bytes([seats]))
    pieces, dice = pieces_of(match.state), dice_in_all(match.state)

    def check(seat: int, code: int) -> None:
        assert pieces_of(match.state) == pieces
        assert dice_in_all(match.state) in ([], dice)
        world = match.state.clone()
        world.imagine(0, Rng(1))
        assert pieces_of(world) == pieces

    play_on(match, 600_000, Rng(seats), 600, check)


def test_a_party_that_knows_what_it_wants_escapes_together() -> None:
    match = GAME.begin(3, GAME.preset("classic"), bytes(15) + b"\x03")
    GAME.remember(match)
    play_on(match, 600_000, Rng(3), pace=530)
    end = match.outcome()
    assert end is not None
    assert (end.rule, end.winners) == ("ESC-END-1", 7)
