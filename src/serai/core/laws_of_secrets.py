"""The laws of secrets: nobody receives what they cannot know, and whatever comes to light is marked."""

from __future__ import annotations

from typing import Any

import msgspec

from serai.core.game import Game, Options
from serai.core.happenings import Happening
from serai.core.rng import Dice, Rng
from serai.core.sets import listed
from serai.core.state import NOBODY, State
from serai.core.story import Story
from serai.core.trial import EVERY, Trial, begin_trial, differing, heard_by, loose_dice
from serai.core.vecs import i64, vec

FAR_AWAY = (-(1 << 40), -1000, 1000, 1 << 20, 1 << 40, (1 << 59) + 7)  # codes that no game uses


def codes_around(moves: list[int]) -> list[int]:
    """Codes near the legal ones and far from them."""
    near = set(range(-8, 48)).union(*(range(code - 3, code + 4) for code in moves))
    return sorted(near) + list(FAR_AWAY)


def view_of(game: Game[Any], state: State, reader: int) -> bytes:
    """The view of a reader as it is sent."""
    return msgspec.json.encode(game.look.view(state, reader), order="sorted")


def received(game: Game[Any], state: State, reader: int) -> tuple[bytes, list[int], list[str]]:
    """All that is sent to a reader who asks: the view, the legal moves, the reasons for refusals."""
    if reader == NOBODY:
        return view_of(game, state, reader), [], []
    moves = [int(code) for code in state.legal(reader)]
    return view_of(game, state, reader), moves, [state.why_not(reader, code) for code in codes_around(moves)]


def lets_nobody_peek(game: Game[Any], seats: int, options: Options, seed: int) -> None:
    """What a reader cannot know changes no byte of what the reader receives, nor what bots imagine for it."""
    trial = begin_trial("lets_nobody_peek", game, seats, options, seed)
    for state in trial.positions():
        if game.look.is_same_for_all(state):
            seen = {view_of(game, state, reader) for reader in trial.readers()}
            trial.hold(len(seen) == 1, "the game says that everybody sees the same, and its views differ")
        if game.look.own is not None:
            shown = game.look.view(state, NOBODY)
            for seat in range(seats):
                own = msgspec.json.encode(game.look.own(state, seat, shown), order="sorted")
                trial.hold(
                    own == view_of(game, state, seat), f"seat {seat} sees something else by `own` than by `view`"
                )
        for reader in trial.readers():
            other = state.clone()
            other.imagine(reader, loose_dice(seed, len(trial.match.log)))
            who = f"seat {reader}" if reader != NOBODY else "a watcher"
            trial.hold(
                received(game, state, reader) == received(game, other, reader),
                f"{who} can tell an imagined world from the true one",
            )
            one, two = state.clone(), other.clone()
            one.imagine(reader, loose_dice(seed, 3))
            two.imagine(reader, loose_dice(seed, 3))
            apart = differing(one, two)
            trial.hold(not apart, f"what {who} imagines depends on {', '.join(apart)}")


def marks_what_it_uncovers(game: Game[Any], seats: int, options: Options, seed: int) -> None:
    """A reader learns something new only by an event that is marked `uncovers`, and never more than the view shows."""
    trial = begin_trial("marks_what_it_uncovers", game, seats, options, seed)
    for state in trial.positions(EVERY // 2):
        if trial.match.outcome() is not None:
            return
        movers = listed(state.movers())
        seat = movers[trial.chance.below(len(movers))] if movers else NOBODY
        moves = state.legal(seat) if movers else vec[i64]()
        move = moves[trial.chance.below(len(moves))] if movers else NOBODY
        for reader in trial.readers():
            compare_worlds(trial, seat, move, reader)


def compare_worlds(trial: Trial, seat: int, move: int, reader: int) -> None:
    """Takes the same step in the true world and in imagined ones, and looks at what a reader learns."""
    true = Step(trial, trial.state.clone(), seat, move, reader)
    for dice in range(2):
        world = trial.state.clone()
        world.imagine(reader, Rng(dice, len(trial.match.log)))
        if world.alarm() != trial.state.alarm() or (seat != NOBODY and move not in world.legal(seat)):
            continue
        other = Step(trial, world, seat, move, reader)
        alike = true.received == other.received
        news = true.tells_news or other.tells_news
        step = f"move {move} of seat {seat}" if seat != NOBODY else "the next ring"
        trial.hold(alike or news, f"{step} shows reader {reader} something hidden, but no event is marked `uncovers`")
        if alike or not news:
            trial.hold(true.heard == other.heard, f"the story of {step} tells reader {reader} more than the view shows")


class Step:
    """One step in one world, as one reader learns of it."""

    def __init__(self, trial: Trial, world: State, seat: int, move: int, reader: int) -> None:
        world.story = Story()
        dice = Dice(bytes(16))
        if seat == NOBODY:
            world.now = world.alarm()
            world.ring(dice)
        else:
            world.apply(seat, move, dice)
        game = trial.game
        self.heard: list[Happening] = heard_by(game, world.story.events, reader)
        self.received = received(game, world, reader)
        marked = {event.name for event in game.look.events if event.uncovers}
        self.tells_news = any(heard.name in marked and not heard.hidden for heard in self.heard)
