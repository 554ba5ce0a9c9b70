"""A game whose `legal` and `why_not` disagree: only what `legal` lists is kept, so the table can always be opened again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from serai.core.vecs import i64
from serai.games import all_games
from serai.wire import messages as wire
from tests.server.client import Guest, new_id, open_house
from tests.toys import nim
from tests.toys.nim import Nim

pytestmark = pytest.mark.anyio
UNLISTED = 7  # stones at once


class Generous(Nim):
    """Has no word against anything."""

    def why_not(self, seat: i64, move: i64) -> str:
        return ""


class Grudging(Nim):
    """Has a word against everything."""

    def why_not(self, seat: i64, move: i64) -> str:
        return "NIM-TAKE-1"


@pytest.fixture(params=[Generous, Grudging])
def game(request: pytest.FixtureRequest) -> Iterator[str]:
    """The house has this game too."""
    name = request.param.__name__.lower()
    all_games()[name] = replace(nim.GAME, name=name, setup=lambda seats, options, rng: request.param(seats, 15, 0))
    yield name
    del all_games()[name]


async def refused_then_played(guest: Guest, seat: int, rule: str) -> None:
    """A move that is not listed is refused with a sentence and leaves no trace; a listed one is kept."""
    answer = await guest.refused(wire.Move(id=new_id(), seat=seat, move=UNLISTED))
    assert answer.rule == rule and answer.sentence
    assert await guest.do(wire.Move(id=new_id(), seat=seat, move=1)) == seat + 1


async def test_only_what_is_listed_is_kept_and_the_table_opens_again(game: str, tmp_path: Path) -> None:
    rule = "SER-MOVE" if game == "generous" else "NIM-TAKE-1"
    seated: wire.Seated | None = None
    for seat in range(2):
        async with open_house(f"sqlite:///{tmp_path}/kept.db") as house:
            seated = seated or await house.make("device", "device", game=game, start=True)
            guest = await house.guest(seated, look=seat)
            await guest.until(lambda guest=guest: guest.my_turn)  # type: ignore[misc]
            assert guest.position and guest.position.number == seat
            await refused_then_played(guest, seat, rule)
