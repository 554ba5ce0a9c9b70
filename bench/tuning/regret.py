"""Better weights for the hunch by what trials found: how much worse is what the hunch does than what did best?

Search bots play, and at every decision of theirs it is noted what each move brought in their trials more than the hunch
of then. A hunch by other weights is judged on these decisions without playing at all, so that thousands can be compared:
its regret is what the best move brought more than the move it picks. Good bots get into positions that hunches never
reach alone, the ends of games above all.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from serai.bots import Bot, Searching, drive
from serai.bots.bot import choices
from serai.bots.trials import Trials, hunch_of
from serai.core.match import Match
from serai.core.record import Record, restart, steps, write_record
from serai.core.rng import Rng
from serai.core.sense import Sense
from serai.core.state import State
from serai.games import find_game
from serai.games.desert import GAME
from serai.games.desert.sense.weights import Weights
from serai.sim.matches import thoughts
from tuning.evolution import PART, Habits, Row, child, middle
from tuning.play import Tables
from tuning.weights_file import numbers, playing_by, with_numbers

SHY = 8.0  # trials of nothing that a move is credited with: what was hardly tried is not believed
POINTS = 100.0  # regrets are told in hundredths of the team's chance to win


@dataclass(frozen=True)
class Note:
    """After how many entries of its record a seat decided, and what each move brought more than the hunch."""

    entries: int
    seat: int
    merits: dict[int, float]


@dataclass(frozen=True)
class Decision:
    """The same with its position, as the seat may imagine it."""

    world: State
    seat: int
    merits: dict[int, float]
    game: int


class Noting(Bot):
    """A search bot whose trials are written down."""

    def __init__(self, bot: Searching, match: Match, notes: list[Note]) -> None:
        super().__init__(bot.name)
        self.bot, self.match, self.notes = bot, match, notes

    def choose(self, world: State, seat: int, sense: Sense, rng: Rng, pace: int = 0) -> int:
        """As the bot does."""
        moves = choices(world, seat, sense)
        if len(moves) == 1:
            return moves[0]
        trials = self.bot.try_out(world, seat, sense, rng)
        self.notes.append(Note(len(self.match.log) // 3, seat, merits_of(trials, world.seats)))
        return trials.best()


def merits_of(trials: Trials, seats: int) -> dict[int, float]:
    """What each move brought more than hunches alone; of the team's chance, not of a seat's share."""
    rows = zip(trials.moves, trials.sums, trials.tries)
    return {int(move): seats * POINTS * total / (float(tries) + SHY) for move, total, tries in rows}


def noted(tables: Tables, number: int) -> tuple[Record, list[Note]]:
    """Plays one game."""
    plan = tables.plan(number)
    game, seed = plan.the_game(), plan.seed_of(number)
    match = game.begin(plan.seats, plan.the_options(), seed)
    notes: list[Note] = []
    bots: list[Bot] = [Noting(bot, match, notes) for bot in plan.bots_at(number) if isinstance(bot, Searching)]
    drive(match, bots, game.sense, thoughts(seed), game.manners.pace)
    return write_record(game, plan.the_options(), match, plan.names_at(number)), notes


def decisions_of(record: Record, notes: Sequence[Note], game: int) -> list[Decision]:
    """The notes of a game with their positions."""
    match = restart(record, find_game)
    found = seen_by(match.state, notes, 0, game)
    for number in steps(record, match):
        found += seen_by(match.state, notes, number + 1, game)
    return found


def seen_by(state: State, notes: Sequence[Note], entries: int, game: int) -> list[Decision]:
    """Those who decide here."""
    found = []
    for note in notes:
        if note.entries == entries:
            world = state.clone()
            world.imagine(note.seat, Rng(game, entries, note.seat))
            found.append(Decision(world, note.seat, note.merits, game))
    return found


def regret(weights: Weights, decisions: Sequence[Decision]) -> float:
    """On average; a move that nobody tried is taken for as bad as the worst that was."""
    total = 0.0
    with playing_by(weights):
        for decision in decisions:
            move = int(hunch_of(decision.world, decision.seat, GAME.sense, Rng(1)))
            merits = decision.merits
            total += max(merits.values()) - (merits[move] if move in merits else min(merits.values()))
    return total / len(decisions)


def settle(
    start: Weights,
    decisions: Sequence[Decision],
    habits: Habits,
    trials: int,
    chance: Random,
    say: Callable[[str], None],
) -> Weights:
    """By evolution, generation by generation within so many trials, to weights of little regret."""
    parent: Row = numbers(start[PART])
    spread = habits.spread
    for done in range(habits.children, trials + 1, habits.children):
        rows = [child(parent, spread, chance) for _ in range(habits.children)]
        regrets = [regret(with_numbers(start, PART, row), decisions) for row in rows]
        ranked = sorted(range(len(rows)), key=lambda place: regrets[place])
        parent = middle([rows[place] for place in ranked[: max(1, len(rows) // 4)]])
        spread *= habits.calmer
        say(f"{done:5} trials: least regret {regrets[ranked[0]]:.3f}, middle {regrets[ranked[len(rows) // 2]]:.3f}")
    return with_numbers(start, PART, parent)
