"""A party of adventurers who know what they want, though not how best to get it: for whole matches in tests.

They leave when they can, wake gems, help each other, take treasures and use them, and else roll on. Every one of them
acts about once a second, so a match has some thousands of acts.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from serai.core.match import Match
from serai.core.rng import Rng
from serai.core.sets import has, listed
from serai.games.temple.brought import decode
from serai.games.temple.modules.curses.moves import Lift
from serai.games.temple.modules.extras.moves import Light, Name
from serai.games.temple.modules.treasures.moves import Heal, OpenPassage, Take, TakeGem, Teleport
from serai.games.temple.moves import (
    Activate,
    Agree,
    Discover,
    Enter,
    Give,
    GiveUp,
    Help,
    Leave,
    Move,
    PlaceRoom,
    Pledge,
    PledgeTreasure,
    Refuse,
    Roll,
    RollCarefully,
    Stop,
    Withdraw,
)
from serai.games.temple.pieces import BOX, SIDES
from serai.games.temple.rules.contract import Temple
from serai.games.temple.rules.handful import count
from serai.games.temple.state import ADVENTURER, GOLD, KEY, TORCH

EAGER: dict[type[Any], int] = {
    Leave: 1000, Give: 900, TakeGem: 800, Activate: 700, Help: 600, Take: 300, Lift: 300, Heal: 300, Name: 300,
    PlaceRoom: 300, Enter: 60, Discover: 150, Pledge: 8, PledgeTreasure: 5, Withdraw: 1, Agree: 20, Refuse: 1,
    OpenPassage: 2, Teleport: 5, Light: 5, GiveUp: 30, Stop: 1,
}  # fmt: skip


def brisk(state: Temple, seat: int, moves: list[int], chance: Rng) -> int:
    """One of the moves, by lot, and the more likely the more it is worth."""
    steps = distances(state, goals(state))
    weights = [weight(state, seat, decode(code), steps) for code in moves]
    lot = int(chance.below(sum(weights)))
    for code, share in zip(moves, weights, strict=True):
        lot -= share
        if lot < 0:
            return code
    raise AssertionError("the lot was larger than all shares")


def weight(state: Temple, seat: int, move: Move, steps: dict[int, int]) -> int:
    place = int(state.room[seat])
    if isinstance(move, (Roll, RollCarefully)):
        return roll_weight(state, seat, move, steps)
    if isinstance(move, Enter):
        beyond = int(state.plan.way[place * len(SIDES) + SIDES.index(move.side)])
        return 600 if steps.get(beyond, 99) < steps.get(place, 99) else 1
    return EAGER.get(type(move), 10)


def roll_weight(state: Temple, seat: int, move: Roll | RollCarefully, steps: dict[int, int]) -> int:
    """At the goal its symbol is kept and all else rolled; on the way adventurers, a key and a torch are kept."""
    room, place = BOX.rooms[state.plan.tile[state.room[seat]]], int(state.room[seat])
    shown = {face: int(count(state.hand[seat], face)) for face in (ADVENTURER, KEY, TORCH, GOLD)}
    if steps.get(place) == 0 and (room.special == "exit" or room.gems):
        kept = KEY if room.special == "exit" else room.prizes()[0][1]
        wanted = {face: 0 if face in (kept, GOLD) else number for face, number in shown.items()}
    else:
        wanted = {face: max(0, number - (2 if face == ADVENTURER else 1)) for face, number in shown.items()}
    again = {ADVENTURER: move.adventurers, KEY: move.keys, TORCH: move.torches, GOLD: move.golds}
    return 100 if again == wanted else 1


def goals(state: Temple) -> list[int]:
    """The exit when few gems are left, else gem rooms, else rooms where something can be discovered."""
    places = [place for place, tile in enumerate(state.plan.tile) if tile >= 0]
    way_out = [place for place in places if BOX.rooms[state.plan.tile[place]].special == "exit"]
    gem_rooms = [place for place in places if BOX.rooms[state.plan.tile[place]].gems and not has(state.used, place)]
    if way_out and (state.depot <= 2 or not gem_rooms):
        return way_out
    return gem_rooms[-1:] if state.depot and gem_rooms else [place for place in places if state.plan.gaps[place]]


def distances(state: Temple, aims: list[int]) -> dict[int, int]:
    """How many rooms away from a goal each room is."""
    found, edge = dict.fromkeys(aims, 0), list(aims)
    while edge:
        place = edge.pop(0)
        for beyond in state.plan.way[place * len(SIDES) : (place + 1) * len(SIDES)]:
            if beyond >= 0 and int(beyond) not in found:
                found[int(beyond)] = found[place] + 1
                edge.append(int(beyond))
    return found


def play_on(match: Match, until: int, chance: Rng, pace: int, act: Callable[[int, int], None] | None = None) -> None:
    """Lets the party play to a moment, or to the end; somebody acts about every `pace` / 2 ms."""
    assert isinstance(match.state, Temple)
    while match.outcome() is None and match.state.now < until:
        match.until(match.state.now + chance.below(pace) + 1)
        movers = listed(match.state.movers())
        if match.outcome() is not None or not movers:
            continue
        seat = movers[chance.below(len(movers))]
        moves = [int(move) for move in match.state.legal(seat)]
        if len(moves) == 1 and isinstance(decode(moves[0]), Refuse):
            continue  # all dice are locked, and fate has been asked: wait
        code = brisk(match.state, seat, moves, chance)
        match.play(match.state.now, seat, code)
        if act:
            act(seat, code)
