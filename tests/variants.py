"""Golden files for every preset and every option of every game: how it begins, and a match by chance in few words.

What there is to choose is asked of the game itself, so that a preset or an option that is added gets its file too.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from hashlib import blake2b
from types import UnionType
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin

import msgspec

from serai.core.errors import OutOfRange
from serai.core.game import Game, Options
from serai.core.match import Match
from serai.core.rng import Rng
from serai.core.state import NOBODY
from serai.core.words import Words
from serai.games.trucks.board import Board
from tests.games.trucks.small import SMALL
from tests.golden import PLAYERS, SEEDS, ending, lines_of_play, step

TOLD = 60  # steps of a match that are told; of the others there is a fingerprint
STEPS = 300  # that are played at all
LINES = 2_000  # of play that are counted: not deeper than where there are more
PLIES = 4
EXAMPLES: dict[tuple[str, str], list[Any]] = {
    ("trucks", "board"): [msgspec.convert(SMALL, Board)]
}  # of what has values without end


class Variant(NamedTuple):
    """A way to play a game that differs from the usual one."""

    name: str
    seats: int
    options: Options


def variants(game: Game[Any]) -> Iterator[Variant]:
    """All presets, then each option with each of its other values; a choice that needs another one, with that."""
    singles = [*choices(game)]
    known = [game.options()]
    for name, chosen in [*presets(game), *singles, *pairs(game, singles)]:
        variant = begun(game, name, chosen)
        if variant is not None and variant.options not in known:
            known.append(variant.options)
            yield variant


def presets(game: Game[Any]) -> list[tuple[str, dict[str, Any]]]:
    return [(f"preset-{name}", msgspec.structs.asdict(options)) for name, options in game.presets.items()]


def choices(game: Game[Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """One option changed."""
    for field in msgspec.structs.fields(game.options):
        usual = getattr(game.options(), field.name)
        for value in values(game, field.name, field.type):
            if value != usual:
                yield f"{field.name}-{named(value)}", {field.name: value}


def pairs(game: Game[Any], singles: list[tuple[str, dict[str, Any]]]) -> Iterator[tuple[str, dict[str, Any]]]:
    """What cannot be chosen alone, with every choice that makes it possible."""
    for name, chosen in singles:
        if begun(game, name, chosen) is None:
            yield from (
                (f"{name}-{other}", {**more, **chosen}) for other, more in singles if more.keys() != chosen.keys()
            )


def begun(game: Game[Any], name: str, chosen: dict[str, Any]) -> Variant | None:
    """With two seats, or whatever number comes next; None where the rules forbid it."""
    for seats in sorted(game.seats, key=lambda number: number < 2):
        fitting = {key: value[:seats] if isinstance(value, list) else value for key, value in chosen.items()}
        options = msgspec.structs.replace(game.options(), **fitting)
        try:
            game.begin(seats, options, SEEDS[0])
        except OutOfRange:
            continue
        return Variant(name, seats, options)
    return None


def values(game: Game[Any], option: str, kind: Any) -> list[Any]:
    """All values of an option, the ends of a long range; where there is no end, our examples."""
    if (game.name, option) in EXAMPLES:
        return EXAMPLES[game.name, option]
    origin, parts = get_origin(kind), get_args(kind)
    if kind is bool:
        return [False, True]
    if origin is Literal:
        return list(parts)
    if origin in (Union, UnionType):
        return [value for part in parts if part is not type(None) for value in values(game, option, part)]
    if origin is list:
        every = values(game, option, parts[0])
        return [every[n:] + every[:n] for n in range(len(every))]
    assert origin is Annotated and parts[0] is int, f"{game.name}: give an example of {option} in tests/variants.py"
    least, most = parts[1].ge, parts[1].le
    return [*range(least, most + 1)] if game.manners.levels == most else [least, least + 1, most]


def named(value: Any) -> str:
    """A value as part of a file's name."""
    if isinstance(value, list):
        return named(value[0])
    return "own" if isinstance(value, msgspec.Struct) else str(value).lower()


def golden_variant(game: Game[Any], variant: Variant) -> str:
    """The golden file of a variant."""
    head = [
        f"# {game.name}, {variant.seats} seats: {chosen(game, variant.options)}",
        f"# lines of play by depth: {counted(game, variant)}",
    ]
    return "\n".join([*head, "", *compact(game, variant)]) + "\n"


def chosen(game: Game[Any], options: Options) -> str:
    """What differs from the usual options, so that an option that is added changes no file of the others."""
    usual, all_of_them = msgspec.to_builtins(game.options()), msgspec.to_builtins(options)
    others = {name: value for name, value in all_of_them.items() if value != usual[name]}
    return msgspec.json.encode(others, order="sorted").decode()[:400]


def counted(game: Game[Any], variant: Variant) -> str:
    state = game.begin(variant.seats, variant.options, SEEDS[1]).state
    counts: list[int] = []
    while len(counts) < PLIES and (not counts or counts[-1] < LINES):
        counts.append(lines_of_play(state, SEEDS[1], len(counts) + 1))
    return " ".join(map(str, counts))


def compact(game: Game[Any], variant: Variant) -> Iterator[str]:
    """A match by chance: what was done and what happened, each with a fingerprint of all that is seen and may be done."""
    words, names, chance = game.words("en"), list(PLAYERS[: variant.seats]), Rng(1, 2, 3)
    match = game.begin(variant.seats, variant.options, SEEDS[1])
    game.remember(match)
    rest = blake2b(digest_size=8)
    number = 0
    while match.outcome() is None and number < STEPS:
        number += 1
        lines = [*step(game, match, words, names, chance, kind_first), f"  #{seen(game, match, words, names)}"]
        if number <= TOLD:
            yield f"{number}. " + "\n".join(lines).lstrip()
        rest.update("\n".join(lines).encode())
    yield f"\n{number} steps, #{rest.hexdigest()}"
    if match.outcome() is not None:
        yield from ending(match, words, names)


def kind_first(game: Game[Any], moves: Sequence[int], chance: Rng) -> int:
    """Any kind of act, then any of that kind: else who may roll in a hundred ways would do nothing else."""
    kinds: dict[type[msgspec.Struct], list[int]] = {}
    for move in moves:
        kinds.setdefault(type(game.decode(move)), []).append(move)
    kind = [*kinds.values()][chance.below(len(kinds))]
    return kind[chance.below(len(kind))]


def seen(game: Game[Any], match: Match, words: Words, names: Sequence[str]) -> str:
    """A fingerprint of what everybody sees and may do; of drawings, so that a view may grow without a change here."""
    state = match.state
    views = [game.look.view(state, reader) for reader in (NOBODY, *range(state.seats))]
    drawn = [game.look.draw(view, words, names) for view in views]
    moves = [[int(move) for move in state.legal(seat)] for seat in range(state.seats)]
    return blake2b(msgspec.json.encode([drawn, moves, state.alarm()]), digest_size=4).hexdigest()


def variant_files(game: Game[Any]) -> dict[str, Any]:
    """The golden files of all variants of a game by name, each with what writes it."""
    return {f"variants/{variant.name}.txt": partial(golden_variant, game, variant) for variant in variants(game)}
