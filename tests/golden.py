"""Golden files: what a person can read and check, and a change in the rules cannot escape.

`python -m tests.golden` writes them again; look at the difference before it is kept.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import zip_longest
from pathlib import Path
from typing import Any

from serai.core.game import Game
from serai.core.happenings import happenings, move_in_words, narrate
from serai.core.match import Match
from serai.core.rng import Dice, Rng
from serai.core.sets import listed
from serai.core.state import NEVER, State
from serai.core.words import Words
from serai.games import all_games

HERE = Path(__file__).parent / "goldens"
PLAYERS = ("Aïcha", "Basile", "Chloé", "Driss", "Emma", "Farid", "Gaëlle")
SEEDS = (bytes(16), bytes.fromhex("5e7a1" * 6 + "00"))
PLIES = 6
ENOUGH = 200_000  # games with more lines than this are counted to a smaller depth
PLAYTHROUGHS = (("en", 0), ("fr", 1))  # language, number of the seed
Pick = Callable[[Game[Any], Sequence[int], Rng], int]


def golden_files(game: Game[Any]) -> dict[str, Callable[[], str]]:
    """The golden files of a game by name, each with what writes it."""
    files: dict[str, Callable[[], str]] = {"perft.txt": partial(perft, game)}
    for number, (language, seed) in enumerate(PLAYTHROUGHS):
        seats = min(game.seats[0] + number, game.seats[-1])
        files[f"playthrough-{language}.txt"] = partial(told, game, seats, SEEDS[seed], language)
    return files


def told(game: Game[Any], seats: int, seed: bytes, language: str) -> str:
    """A playthrough as a text."""
    return "\n".join(playthrough(game, seats, seed, language)) + "\n"


def perft(game: Game[Any]) -> str:
    """How many ways there are to play on from the beginning, by depth."""
    lines = [f"# {game.name}: lines of play by depth. Waiting for the next alarm counts as a step.", ""]
    for seats in game.seats:
        for seed in SEEDS:
            match = game.begin(seats, game.options(), seed)
            counts = []
            for depth in range(1, PLIES + 1):
                counts.append(lines_of_play(match.state, seed, depth))
                if counts[-1] > ENOUGH:
                    break
            lines.append(f"seats {seats}, seed {seed.hex()}: {' '.join(map(str, counts))}")
    return "\n".join(lines) + "\n"


def lines_of_play(state: State, seed: bytes, depth: int) -> int:
    """Every step of every seat that may act, and waiting; the dice of a step depend on its depth alone."""
    if state.outcome() is not None:
        return 0
    movers, waits = listed(state.movers()), state.alarm() < NEVER
    if depth == 1:
        return sum(len(state.legal(seat)) for seat in movers) + waits
    steps = [(seat, int(move)) for seat in movers for move in state.legal(seat)]
    total = 0
    for seat, move in steps:
        after = state.clone()
        after.apply(seat, move, dice_of(seed, depth))
        total += lines_of_play(after, seed, depth - 1)
    if waits:
        after = state.clone()
        after.now = after.alarm()
        after.ring(dice_of(seed, depth))
        total += lines_of_play(after, seed, depth - 1)
    return total


def dice_of(seed: bytes, depth: int) -> Dice:
    dice = Dice(seed)
    dice.turn_to(depth)
    return dice


def playthrough(game: Game[Any], seats: int, seed: bytes, language: str) -> Iterator[str]:
    """A match by chance, step by step: what was done, what happened, what each seat sees and may do."""
    words, names, chance = game.words(language), list(PLAYERS[:seats]), Rng(seed[0], 2, 3)
    match = game.begin(seats, game.presets.get("quick", game.options()), seed)  # long games are read by nobody
    game.remember(match)
    yield f"{words.say('title')} · {', '.join(names)} · {seed.hex()}"
    number = 0
    while True:
        yield from position(game, match, words, names)
        if match.outcome() is not None:
            break
        number += 1
        yield f"\n== {number} =="
        yield from step(game, match, words, names, chance)
    yield from ending(match, words, names)


def any_move(game: Game[Any], moves: Sequence[int], chance: Rng) -> int:
    return moves[chance.below(len(moves))]


def step(
    game: Game[Any], match: Match, words: Words, names: list[str], chance: Rng, pick: Pick = any_move
) -> Iterator[str]:
    """Somebody acts, or time passes."""
    state = match.state
    if game.manners.pace:
        match.until(state.now + chance.below(game.manners.pace))
    movers = listed(state.movers())
    if match.outcome() is None and not movers:
        match.until(state.alarm())
    elif match.outcome() is None:
        seat = movers[chance.below(len(movers))]
        move = pick(game, [int(move) for move in state.legal(seat)], chance)
        match.play(state.now, seat, move)
        yield f"{names[seat]}: {move_in_words(game.decode(move), words, names)} [{move}]"
    assert state.story is not None
    news = state.story.take()
    told = {reader: tuple(narrated(game, news, words, names, reader)) for reader in range(-1, len(names))}
    for reader, lines in told.items():
        if lines and (reader == -1 or lines != told[-1]):
            yield f"  {'*' if reader == -1 else names[reader]}> {' '.join(lines)}"


def narrated(game: Game[Any], news: Any, words: Words, names: list[str], reader: int) -> list[str]:
    known = happenings(news, game.look.events, game.look.names, reader)
    return [narrate(happening, words, names, reader) for happening in known]


def position(game: Game[Any], match: Match, words: Words, names: list[str]) -> Iterator[str]:
    """What each seat sees, side by side (once where a team sees the same), and the legal moves."""
    views = [game.look.draw(game.look.view(match.state, seat), words, names).splitlines() for seat in range(len(names))]
    if game.cooperative and all(view == views[0] for view in views):
        views = views[:1]
    widths = [max(map(len, view)) for view in views]
    for row in zip_longest(*views, fillvalue=""):
        yield "   ".join(f"{text:<{width}}" for text, width in zip(row, widths, strict=True)).rstrip()
    for seat in range(len(names)):
        moves = [f"{move_in_words(game.decode(int(move)), words, names)} [{move}]" for move in match.state.legal(seat)]
        if moves:
            yield f"{names[seat]}? " + " | ".join(moves)


def ending(match: Match, words: Words, names: list[str]) -> Iterator[str]:
    end = match.outcome()
    assert end is not None
    yield f"\n{words.say(end.rule)} ({end.rule})"
    yield f"{[int(score) for score in end.scores]} → {', '.join(names[seat] for seat in listed(end.winners)) or '-'}"


def main() -> None:
    """Writes all golden files again."""
    from tests.variants import variant_files

    for game in all_games().values():
        for name, write in (golden_files(game) | variant_files(game)).items():
            path = HERE / game.name / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(write(), encoding="utf-8")
            print(f"tests/goldens/{game.name}/{name}")


if __name__ == "__main__":
    main()
