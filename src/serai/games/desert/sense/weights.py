"""Le Désert interdit: the tuned numbers of its bots, out of `weights.toml`, where each one says what it means.

They can be exchanged while bots play (`use`): that is how bench/tune_desert.py finds better ones.
"""

from __future__ import annotations

from typing import Final

from serai.core.pieces import BadPieces, read_pieces
from serai.core.vecs import i64, vec

Table = dict[str, int | list[int]]
Weights = dict[str, Table]


class HunchWeights:
    """What somebody does without much thought, and what an errand is worth."""

    tile: i64
    clue: i64
    part: i64
    pad: i64
    take_off: i64
    rest: i64
    flight: i64
    cluster: i64
    marker: vec[i64]
    thirst: vec[i64]
    rally: i64
    crowd: i64
    claim: i64
    foremost: i64
    fetch: i64
    meet: i64
    far_dune: i64
    shelter: i64
    come: i64
    drink: i64
    spared: i64
    calm: i64
    led: i64
    hurry: i64
    dune: i64
    harm: i64
    reserve: i64
    desert: i64
    crowded: i64
    clear_pad: i64


class OutlookWeights:
    """What a position is worth."""

    middle: i64
    part_taken: i64
    part_located: i64
    first_clue: i64
    pad_found: i64
    tile: i64
    tick: i64
    spared: i64
    held: vec[i64]
    thirst: vec[i64]
    well_kept: i64
    well_near: i64
    well_carried: i64
    relief: i64
    shelter: i64
    close: vec[i64]
    sand_on_desert: i64
    sand_on_city: i64
    sand_on_pad: i64
    sand_on_part: i64
    blocked: i64
    buried: i64
    low_supply: i64
    enough: i64
    step_to_work: i64
    step_to_part: i64
    step_to_pad: i64
    done: i64
    stride: i64


HUNCH: Final = HunchWeights()
OUTLOOK: Final = OutlookWeights()


def shipped() -> Weights:
    """The weights by which bots play, as they stand in the file."""
    return read_pieces("serai.games.desert.sense", Weights, "weights.toml")


def use(weights: Weights) -> None:
    """Bots of this process play by these from now on."""
    fill(HUNCH, weights["hunch"])
    fill(OUTLOOK, weights["outlook"])


def fill(kind: object, table: Table) -> None:
    """Writes a table of the file into its place."""
    names = set(getattr(type(kind), "__mypyc_attrs__", None) or type(kind).__annotations__)
    if names != set(table):
        raise BadPieces(f"weights.toml: {', '.join(sorted(names ^ set(table)))}: missing, or not known")
    for name, value in table.items():
        setattr(kind, name, value if isinstance(value, int) else vec[i64](value))


use(shipped())
