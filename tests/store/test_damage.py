"""A file damaged anywhere: opening, checking and copying it end in a result or in a sentence."""

from __future__ import annotations

import random
import shutil
from collections import Counter
from pathlib import Path

from serai.core.errors import SeraiError
from serai.store.backup import back_up
from serai.store.check import check
from tests.store.kept_games import check_sentences, fill
from tests.store.test_states import FINE, log_left, state_of

FILES = ("hall.db", "hall.db", "hall.db", "hall.db-wal")


def damage(folder: Path, dice: random.Random) -> str:
    """Cuts, overwrites or flips something somewhere."""
    file = folder / dice.choice(FILES)
    source = bytearray(file.read_bytes())
    at = dice.randrange(len(source))
    kind = dice.choice(("cut", "flip", "zeros", "noise", "page"))
    if kind == "cut":
        del source[at:]
    elif kind == "flip":
        source[at] ^= 1 << dice.randrange(8)
    elif kind == "page":
        source[at - at % 4096 : at - at % 4096 + 4096] = dice.randbytes(4096)
    else:
        length = dice.randrange(1, 3000)
        source[at : at + length] = bytes(length) if kind == "zeros" else dice.randbytes(length)
    file.write_bytes(source)
    return kind


def sweep(folder: Path, rounds: int, seed: int) -> Counter[tuple[str, str]]:
    """Damages copies of a hall; what opening and checking them came to."""
    fill(folder / "whole")
    log_left(folder / "whole")
    dice = random.Random(seed)
    seen: Counter[tuple[str, str]] = Counter()
    for number in range(rounds):
        copy = shutil.copytree(folder / "whole", folder / f"{number}")
        damage(copy, dice)
        try:
            sound = "sound" if check(copy).sound else "damage found"
        except SeraiError as error:
            check_sentences(error)
            sound = error.word
        try:
            back_up(copy, folder / "copy.db", force=True)
        except SeraiError as error:
            check_sentences(error)
        opened = state_of(copy)
        seen["opens" if opened == FINE else "sentence", sound] += 1
        shutil.rmtree(copy)
    return seen


def test_damage_anywhere_is_no_traceback(tmp_path: Path) -> None:
    seen = sweep(tmp_path, rounds=40, seed=1)
    assert sum(seen.values()) == 40
