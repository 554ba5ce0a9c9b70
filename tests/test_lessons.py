"""The record that a guided first game goes on from: it replays, and leaves something to play."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from serai.core.record import from_json, replay
from serai.games import find_game

BOARDS = Path(__file__).parents[1] / "web/src/games"
GUIDES = sorted(BOARDS.glob("*/guide.ts"))


@pytest.mark.parametrize("guide", GUIDES, ids=lambda path: str(path.parent.name))
def test_a_lesson_is_a_record_that_goes_on(guide: Path) -> None:
    source = guide.read_text(encoding="utf-8")
    numbers = {name: int(number) for name, number in re.findall(r"^ +(played|seat): (\d+),$", source, re.MULTILINE)}
    record = from_json((guide.parent / "lesson.json").read_bytes())
    assert record.game == guide.parent.name
    assert numbers["played"] < len(record.log)
    assert numbers["seat"] < record.seats
    replay(record, find_game)
