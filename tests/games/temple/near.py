"""Matches of a minute in which the rooms of a module lie about the start, so that chance comes to all that they do."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Any

from serai.core.game import Game
from serai.core.happenings import happenings
from serai.core.rng import Rng
from serai.core.vecs import i64, vec
from serai.games.temple import GAME
from serai.games.temple.pieces import CURSES, ROOMS, TREASURES
from serai.games.temple.rules import asking_of_rooms
from serai.games.temple.rules.codes import BLOCK, ENTER
from serai.games.temple.rules.contract import Temple
from serai.games.temple.rules.entering import put_into
from serai.games.temple.rules.plan import lay
from serai.games.temple.rules.tiles import tiles
from serai.games.temple.state import NORTH, SOUTH

CELLS = ((NORTH, 0, -1), (SOUTH, 0, 1), (NORTH, 0, -2), (SOUTH, 0, 2))
A_MINUTE = vec[i64]([15_000, 1, 1, 35_000, 1, 2, 60_000, 2, 3])  # two slams, and the collapse


def near(rooms: Sequence[str], curses: Sequence[str] = (), treasures: Sequence[str] = ()) -> Game[Any]:
    """The game with these rooms to the north and south of the start, people in them, and tiles before everybody."""

    def setup(seats: int, chosen: Any, rng: Rng) -> Temple:
        state = GAME.setup(seats, chosen, rng)
        assert isinstance(state, Temple)
        state.timeline = A_MINUTE
        numbers = [ROOMS.index(room) for room in rooms]
        state.pile = vec[i64]([tile for tile in state.pile if tile not in numbers])
        state.undrawn = len(state.pile)
        state.exit_low, state.exit_high = 0, state.undrawn - 1
        places = [laid(state, tile, *cell) for tile, cell in zip(numbers, CELLS, strict=False)]
        for seat in range(seats):
            put_into(state, seat, places[seat % len(places)])
            state.loot[seat] += sum(tiles(TREASURES.index(name), 1) for name in treasures)
            state.curses[seat] |= sum(1 << CURSES.index(name) for name in curses)
        return state

    return dataclasses.replace(GAME, setup=setup)


def laid(state: Temple, tile: int, side: int, x: int, y: int) -> int:
    place = int(lay(state, tile, side, x, y))
    asking_of_rooms.laid(state, place)
    return place


def told_in(game: Game[Any], seats: int, options: Any, seeds: int) -> set[str]:
    """The names of all that happens in some matches of moves by lot, acts before rolls."""
    told: set[str] = set()
    for seed in range(seeds):
        match = game.begin(seats, options, bytes([seed]) * 16)
        game.remember(match)
        chance = Rng(seed, 1)
        while match.outcome() is None:
            match.until(match.state.now + chance.below(400))
            seat = int(chance.below(seats))
            moves = list(match.state.legal(seat))
            acts = [move for move in moves if move >= ENTER * BLOCK]
            if acts and chance.below(3):
                moves = acts
            if moves:
                match.play(match.state.now, seat, moves[chance.below(len(moves))])
        assert match.state.story is not None
        told |= {one.name for one in happenings(match.state.story.events, GAME.look.events, GAME.look.names, 0)}
    return told
