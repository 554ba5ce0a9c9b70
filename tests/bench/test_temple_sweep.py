"""A small part of Escape's sweep over sets of modules (bench/temple_sweep.py has all), and faults that it finds."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pytest

from serai.core.laws import LawBroken
from serai.core.vecs import copies
from serai.games.temple import GAME, EveryOption
from serai.games.temple.pieces import BOX, MODULES
from serai.games.temple.rules.contract import Temple
from serai.games.temple.rules.handful import dice
from serai.games.temple.state import UNROLLED
from sweeping.matches import Case, Watch, play
from sweeping.sets import Choice, every_choice
from temple_sweep import cases

LARGER = 6
EVERY = list(every_choice(LARGER))
SOME = [case for case in cases(LARGER) if case.choice.kind != "pair"]
PART = SOME[:: len(SOME) // 24]


@pytest.mark.parametrize("case", PART, ids=lambda case: str(case.name))
def test_all_holds_in_a_match_with(case: Case) -> None:
    assert play(case).breach == ""


def test_every_pair_is_played_and_every_larger_set_can_be() -> None:
    pairs = [choice.options for choice in EVERY if choice.kind == "pair"]
    assert all(any({*pair} <= options.keys() for options in pairs) for pair in combinations(MODULES, 2))
    assert all(choice.is_legal(2) for choice in EVERY)
    assert all(len(choice.options.keys() & {*MODULES}) >= 3 for choice in EVERY if choice.kind == "larger")


def test_every_preset_that_ends_is_played_and_so_are_sets_by_lot() -> None:
    played = [GAME.read_options(choice.options) for choice in EVERY if choice.kind == "preset"]
    assert all(options in played or name == "practice" for name, options in GAME.presets.items())
    assert {"preset", "surprise", "alone", "larger"} <= {case.choice.kind for case in PART}


def test_what_a_module_needs_comes_with_it() -> None:
    for name, extra in BOX.extras.items():
        alone = next(choice.options for choice in EVERY if choice.kind == "alone" and name in choice.options)
        assert not extra.needs or alone.keys() & {*extra.needs}


def test_a_match_is_the_same_every_time() -> None:
    assert play(PART[0]).digest == play(PART[0], every=1).digest


# Faults


def lose_a_die(state: Temple) -> None:
    state.hand[0] -= dice(UNROLLED, 1)


def forge_a_gem(state: Temple) -> None:
    state.depot += 1


def burn_a_room(state: Temple) -> None:
    state.undrawn -= 1


def forget_a_curse(state: Temple) -> None:
    state.curses[0] = 0


def forge_a_treasure(state: Temple) -> None:
    state.loot[0] += 1


def wall_all_in(state: Temple) -> None:
    state.plan = state.plan.clone()
    state.plan.gaps = copies(len(state.plan.tile), 0)


FAULTS: list[tuple[Callable[[Temple], None], str]] = [
    (lose_a_die, "dice"),
    (forge_a_gem, "gems"),
    (burn_a_room, "rooms: missing"),
    (forget_a_curse, "curses: missing"),
    (forge_a_treasure, "treasures: missing .*, too many"),
    (wall_all_in, "nothing can be discovered"),
]


@pytest.mark.parametrize(("fault", "sentence"), FAULTS, ids=lambda part: getattr(part, "__name__", ""))
def test_a_fault_is_found(fault: Callable[[Temple], None], sentence: str) -> None:
    match = GAME.begin(2, EveryOption(curses=True, treasures=True), bytes(16))
    GAME.remember(match)
    assert isinstance(match.state, Temple)
    match.state.curses[0] = 1
    watch = Watch(match, EveryOption(curses=True, treasures=True), 1, 1)
    fault(match.state)
    with pytest.raises(LawBroken, match=sentence):
        watch.look()


def test_a_set_that_is_not_legal_is_not_played() -> None:
    assert not Choice("alone", 0, {"extras": True}).is_legal(2)
