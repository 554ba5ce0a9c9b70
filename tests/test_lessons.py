"""The records that guided games go on from: they replay, leave something to play, and are the moment their steps speak of."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from scripts.lessons import LEARNER, described, file_of, lesson_of

from serai.core.record import from_json, replay
from serai.games import find_game
from serai.games.temple.pieces import MODULES
from serai.games.temple.view import view

BOARDS = Path(__file__).parents[1] / "web/src/games"
GUIDES = sorted(BOARDS.glob("*/guide.ts"))
MINUTES = [module for module in described() if module in MODULES]
LIGHT = 8_000  # bytes: it is sent to the reader and back


@pytest.mark.parametrize("guide", GUIDES, ids=lambda path: str(path.parent.name))
def test_a_lesson_is_a_record_that_goes_on(guide: Path) -> None:
    source = guide.read_text(encoding="utf-8")
    numbers = {name: int(number) for name, number in re.findall(r"^ +(played|seat): (\d+),$", source, re.MULTILINE)}
    record = from_json((guide.parent / "lesson.json").read_bytes())
    assert record.game == guide.parent.name
    assert numbers["played"] < len(record.log)
    assert numbers["seat"] < record.seats
    replay(record, find_game)


@pytest.mark.parametrize("module", MINUTES)
def test_a_minute_begins_at_the_moment_that_its_steps_speak_of(module: str) -> None:
    lesson, source = lesson_of(module), file_of(module).read_bytes()
    record = from_json(source)
    match = replay(record, find_game)
    asked = find_game("temple").read_options(dict(lesson.options)).written()
    assert (record.game, record.seats, record.options) == ("temple", lesson.seats, asked)
    assert match.outcome() is None
    assert list(match.state.legal(LEARNER))
    assert lesson.moment(view(match.state, LEARNER))  # type: ignore[arg-type]
    assert lesson.hidden(match.state)
    assert len(source) < LIGHT


def test_every_guided_minute_is_described() -> None:
    assert {path.parent.name for path in BOARDS.glob("temple/modules/*/guide.ts")} == set(MINUTES)
