"""Escape: whole matches. Ten minutes of six adventurers, again and again to the last byte; nothing is ever lost."""

from __future__ import annotations

from collections import Counter

import pytest

from serai.core.game import Options
from serai.core.happenings import Happening, happenings
from serai.core.record import from_json, replay, to_json, write_record
from serai.core.rng import Rng
from serai.core.sets import listed
from serai.core.snapshot import same
from serai.core.state import State
from serai.games.temple import GAME
from serai.games.temple.modules.curses.rules import curses_of
from serai.games.temple.modules.treasures.rules import treasures_of
from serai.games.temple.pieces import CURSES, TREASURES
from serai.games.temple.rules.contract import Temple
from serai.games.temple.rules.debts import dice_of
from serai.games.temple.rules.discovering import drawn_by
from serai.games.temple.rules.pledges import pledged_loot
from serai.games.temple.rules.tiles import how_many
from serai.games.temple.state import OUT
from tests.games.temple.party import play_on

EVERYTHING = GAME.preset("veteran")
CLASSIC = GAME.preset("classic")


def test_ten_minutes_of_six_replay_exactly_from_their_record() -> None:
    match = GAME.begin(6, EVERYTHING, bytes(15) + b"\x07")
    play_on(match, 600_000, Rng(6), pace=300)
    assert match.outcome() is not None
    assert len(match.log) // 3 > 3000
    source = to_json(write_record(GAME, EVERYTHING, match, list("ABCDEF")))
    again = replay(from_json(source), lambda name: GAME)
    assert same(again.state, match.state)
    assert to_json(write_record(GAME, EVERYTHING, again, list("ABCDEF"))) == source


# What never changes, wherever it is


def gems_of(state: Temple) -> int:
    """In the depot, beside it, in rooms and on treasures."""
    return int(state.depot + state.spare + sum(state.gems) + sum(treasures_of(state).kept))


def rooms_of(state: Temple) -> list[int]:
    """In the temple, in the pile, and drawn but not laid."""
    drawn = [drawn_by(state, seat) for seat in range(state.seats)]
    return sorted(int(room) for room in [*state.plan.tile, *state.pile[: state.undrawn], *drawn] if room >= 0)


def dice_everywhere(state: Temple) -> int:
    """ESC-D-DIE-2: in hand, pledged, and wherever else a die can be, also those that left with their owner."""
    return int(sum(dice_of(state, seat) for seat in range(state.seats)) + sum(state.aside))


def curses_about(state: Temple) -> Counter[str]:
    """In the pile, and before players."""
    pile = curses_of(state)
    held = [curse for seat in range(state.seats) for curse in listed(state.curses[seat])]
    return Counter(CURSES[curse] for curse in [*pile.pile[: pile.left], *held])


def treasures_about(state: Temple) -> Counter[str]:
    """In the pile, in rooms, before players, and pledged; those on which a gem lies count as such."""
    pile = treasures_of(state)
    down = Counter(TREASURES[treasure] for treasure in [*pile.pile[: pile.left], *pile.hoard] if treasure >= 0)
    down["gem"] += int(sum(pile.kept))
    for seat in range(state.seats):
        for number, name in enumerate(TREASURES):
            down[name] += how_many(state.loot[seat], number) + how_many(pledged_loot(state, seat), number)
    return down


class Ledger:
    """Counts all pieces of a match after every act, with the tiles of which the story told that they are gone."""

    def __init__(self, seats: int, options: Options, seed: int) -> None:
        self.match = GAME.begin(seats, options, bytes(15) + bytes([seed]))
        GAME.remember(self.match)
        self.told: Counter[str] = Counter()
        self.lifted: Counter[str] = Counter()
        self.used: Counter[str] = Counter()
        self.first = self.pieces(self.state), curses_about(self.state), treasures_about(self.state)

    @property
    def state(self) -> Temple:
        assert isinstance(self.match.state, Temple)
        return self.match.state

    def pieces(self, state: State) -> tuple[int, list[int], int]:
        assert isinstance(state, Temple)
        return gems_of(state), rooms_of(state), dice_everywhere(state)

    def news(self) -> list[Happening]:
        assert self.state.story is not None
        return happenings(self.state.story.take(), GAME.look.events, GAME.look.names, -1)

    def listen(self) -> None:
        """What has left the game since the last time."""
        for one in self.news():
            self.told[one.name] += 1
            if one.name in ("lifted", "curse-discarded", "curse-ended"):
                self.lifted[str(one.details["curse"])] += 1
            if one.name == "treasure-used":
                self.used[str(one.details["treasure"])] += 1

    def check(self, seat: int, code: int) -> None:
        self.listen()
        pieces, curses, treasures = self.first
        world = self.state.clone()
        world.imagine(seat, Rng(code))
        for state in (self.state, world):
            assert self.pieces(state) == pieces
            assert treasures_about(state) + self.used == treasures
            if OUT not in state.room:  # of the curses of one who escapes the story says nothing
                assert curses_about(state) + self.lifted == curses


@pytest.mark.parametrize("seats", [1, 2, 4, 6])
def test_nothing_is_lost_on_the_way(seats: int) -> None:
    ledger = Ledger(seats, EVERYTHING, seats)
    play_on(ledger.match, 600_000, Rng(seats), 600, ledger.check)


def test_a_party_that_knows_what_it_wants_escapes_together_and_leaves_nothing_uncounted() -> None:
    ledger = Ledger(3, CLASSIC, 3)
    play_on(ledger.match, 600_000, Rng(3), 530, ledger.check)
    end = ledger.match.outcome()
    assert end is not None
    assert (end.rule, end.winners) == ("ESC-END-1", 7)
    assert ledger.told["left-temple"] == 3 and ledger.told["gave"]
