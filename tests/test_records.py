"""Every record in `tests/records` replays to its exact end. To add one, drop the file there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from serai.core.game import Game
from serai.core.record import from_json, pace_of, replay, to_json, write_record
from serai.games import all_games, find_game
from tests.toys import sand

FILES = sorted((Path(__file__).parent / "records").iterdir())


def find_any(name: str) -> Game[Any]:
    return sand.GAME if name == sand.GAME.name else find_game(name)


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.name))
def test_a_kept_record_replays_to_the_last_byte(path: Path) -> None:
    source = path.read_bytes()
    record = from_json(source)
    game = find_any(record.game)
    match = replay(record, find_any)
    copy = write_record(game, game.read_options(record.options), match, record.names, pace_of(record))
    assert to_json(copy) == source


def test_every_game_has_a_kept_record_for_every_number_of_seats() -> None:
    kept = {(record.game, record.seats) for record in map(from_json, (path.read_bytes() for path in FILES))}
    assert {(name, seats) for name, game in all_games().items() for seats in game.seats} <= kept


def test_every_kind_of_entry_is_in_a_kept_record() -> None:
    acts = {act for path in FILES for _, _, act in from_json(path.read_bytes()).log if isinstance(act, str)}
    assert acts == {"undo", "pause", "resume", "to-bot", "to-person", "resign", "run"}
