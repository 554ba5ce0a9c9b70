"""Prepared games of Le Désert interdit for the browser: one of each end, and a turn in which everything happens.

`PYTHONPATH=build/compiled:. python -m tests.desert_records` searches the seeds again and writes them into `tests/records`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from serai.bots import find_bot
from serai.bots.drive import drive
from serai.core.match import Match
from serai.core.record import restart, steps, to_json, write_record
from serai.core.rng import Rng
from serai.core.state import State
from serai.games import find_game
from serai.games.desert.rules import codes
from serai.games.desert.state import Expedition
from serai.games.desert.view import view

HERE = Path(__file__).parent / "records"
NAMES = ["Ana", "Bilal"]
OPTIONS: dict[str, Any] = {"starter": 1, "adventurers": ["carrier", "climber"]}
ENDS = {"DES-END-1": "won", "DES-END-2": "thirst", "DES-END-3": "sand", "DES-END-4": "storm"}
ACTIONS = ("walk", "dig", "excavate", "take-part")
GAME = find_game("desert")


def played(number: int, difficulty: str) -> Match:
    """A game of two greedy bots."""
    options = GAME.read_options({**OPTIONS, "difficulty": difficulty})
    match = GAME.begin(2, options, number.to_bytes(16, "big"))
    GAME.remember(match)
    drive(match, [find_bot("greedy")] * 2, GAME.sense, Rng(number, 1, 2))
    return match


def keep(name: str, match: Match, difficulty: str) -> None:
    record = write_record(GAME, GAME.read_options({**OPTIONS, "difficulty": difficulty}), match, NAMES)
    (HERE / f"desert-{name}.json").write_bytes(to_json(record))
    print(name, len(record.log), "entries", record.end and record.end.rule)


def ending(rule: str) -> tuple[Match, str]:
    """The first game that ends by a rule."""
    number = 0
    while True:
        for difficulty in ("novice", "legendary"):
            match = played(number, difficulty)
            outcome = match.outcome()
            if outcome is not None and outcome.rule == rule and is_moved_to_its_end(match, rule):
                return match, difficulty
        number += 1


def is_moved_to_its_end(match: Match, rule: str) -> bool:
    """A game is won on foot, and lost by a storm card."""
    move = int(match.log[len(match.log) - 1])
    return codes.WALK <= move < codes.WALK + 25 if rule == "DES-END-1" else move == codes.REVEAL


def busy_turn() -> tuple[Match, str]:
    """The first turn in which water is given, equipment is played out of turn, and all four actions can be taken."""
    number = 0
    while True:
        record = write_record(GAME, GAME.read_options(OPTIONS), played(number, "novice"), NAMES)
        match = restart(record, find_game)
        for _ in steps(record, match):
            acts = plan(match.state) if match.outcome() is None else []
            if not acts:
                continue
            if goes_on(match, acts):
                return match, "novice"
            break
        number += 1


def plan(state: State) -> list[tuple[int, int]]:
    """Who does what in such a turn, up to the storm; empty where it cannot be."""
    assert isinstance(state, Expedition)
    seen = view(state, 0)
    if seen.phase != "actions" or seen.actions != 4:
        return []
    turn, other = seen.turn, 1 - seen.turn
    gifts = [(turn, code) for code in kinds(state, turn).get("give", ())]
    tools = [(other, code) for kind in ("raise-shield", "blast", "scout") for code in kinds(state, other).get(kind, ())]
    for gift in gifts[:1]:
        for tool in tools[:1]:
            world = state.clone()
            for seat, code in (gift, tool):
                world.apply(seat, code, Rng(1, 2, 3))
            actions = all_four(world, turn, frozenset(ACTIONS))
            if actions:
                return [gift, tool, *((turn, code) for code in actions), (turn, codes.CALL_STORM)]
    return []


def all_four(state: State, seat: int, left: frozenset[str]) -> list[int]:
    """One action of each kind, in some order."""
    for kind in sorted(left):
        for code in kinds(state, seat).get(kind, ()):
            world = state.clone()
            world.apply(seat, code, Rng(1, 2, 3))
            rest = all_four(world, seat, left - {kind})
            if len(rest) == len(left) - 1:
                return [code, *rest]
    return []


def kinds(state: State, seat: int) -> dict[str, list[int]]:
    """The legal moves of a seat by what they are."""
    found: dict[str, list[int]] = {}
    for code in state.legal(seat):
        found.setdefault(tag(int(code)), []).append(int(code))
    return found


def tag(code: int) -> str:
    return str(type(GAME.decode(code)).__struct_config__.tag)


def goes_on(match: Match, acts: list[tuple[int, int]]) -> bool:
    """Plays the turn with its storm; whether the game survives it."""
    for seat, code in acts:
        match.play(match.state.now, seat, code)
    seat = acts[-1][0]
    while match.outcome() is None and codes.REVEAL in match.state.legal(seat):
        match.play(match.state.now, seat, codes.REVEAL)
    return match.outcome() is None


if __name__ == "__main__":
    for rule, name in ENDS.items():
        keep(name, *ending(rule))
    keep("busy-turn", *busy_turn())
