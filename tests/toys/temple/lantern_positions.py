"""The lantern on the table: drawn positions, and what is counted in them."""

from __future__ import annotations

from typing import Any

from lantern.rules import Lantern, lantern_of
from lantern.view import LanternSeen
from serai.core.game import Options
from serai.core.happenings import Happening, happenings
from serai.core.match import Match
from serai.core.rng import Dice
from serai.core.sets import only
from serai.games.temple import GAME
from serai.games.temple.modules.treasures.codes import NUMBER as TREASURES
from serai.games.temple.modules.treasures.rules import treasures_of
from serai.games.temple.moves import Move, encode
from serai.games.temple.pieces import LETTERS, ROOMS
from serai.games.temple.rules.asking import is_in_play
from serai.games.temple.rules.contract import Temple
from serai.games.temple.rules.handful import count
from serai.games.temple.rules.plan import lay, take_up
from serai.games.temple.rules.pledges import pledged_dice
from serai.games.temple.state import (
    ASIDE,
    EAST,
    NONE,
    NORTH,
    SOUTH,
    WEST,
    Site,
)
from serai.games.temple.view import view

ALONE = {"lantern": True}
WITH_ALL = {"lantern": True, "curses": True, "treasures": True, "extras": True}


def options(**chosen: Any) -> Options:
    return GAME.read_options(chosen)


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


def pieces_of(state: Site) -> tuple[int, int, list[int]]:
    """All dice wherever they are, all gems, and all rooms; rears come and go with their fronts."""
    seats = range(state.seats)
    hands = sum(state.hand[seat] + pledged_dice(state, seat) for seat in seats)
    dice = sum(count(hands, face) for face in range(6)) + sum(state.aside)
    drawn = [state.choices[at + 2] for at in range(0, len(state.choices), 5) if state.choices[at + 1] == 4]
    rooms = [*state.plan.tile, *state.pile[: state.undrawn], *drawn]
    rear = ROOMS.index("gate-rear")
    assert len(state.aside) == state.seats * ASIDE
    kept = sum(treasures_of(state).kept) if is_in_play(state, TREASURES) else 0
    gems = state.depot + state.spare + sum(state.gems) + state.boxed + kept
    return int(dice), int(gems), sorted(int(room) for room in rooms if room not in (NONE, rear))
