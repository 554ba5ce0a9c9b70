"""Records of the house: what counts, what does not, and under which conditions it was made."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from serai.core.record import from_json
from serai.games import find_game
from serai.server.feats import name_of, records_of
from serai.store import Change, FeatRow
from serai.wire import messages as wire
from tests.server.client import open_house
from tests.server.test_progress import QUICKSAND, WON, a_house, finished

RECORDS = Path(__file__).parents[1] / "records"
FLOWN = from_json((RECORDS / "desert-won.json").read_bytes())
DRIED = from_json((RECORDS / "desert-thirst.json").read_bytes())


@pytest.mark.anyio
async def test_a_victory_is_kept_with_its_names_and_the_conditions_it_was_made_under() -> None:
    house = a_house()
    await finished(house, DRIED)
    feat = (await finished(house, FLOWN)).over().feat
    assert feat is not None and (feat.seats, feat.people, feat.measure, feat.why) == (2, 2, "moves", None)
    assert feat.value == len(FLOWN.log)
    rows = (await records_of(house.store, find_game("desert"))).rows
    assert sum(row.played for row in rows) == 2 and sum(row.won for row in rows) == 1
    (best,) = [row for row in rows if row.best is not None]
    assert (best.chosen, best.best, best.names) == (feat.chosen, feat.value, FLOWN.names)
    assert best.options["difficulty"] == FLOWN.options["difficulty"]
    await house.store.close()


@pytest.mark.anyio
async def test_a_slower_clock_counts_as_won_but_never_as_the_best() -> None:
    house = a_house()
    assert (feat := (await finished(house, WON)).over().feat) is not None and feat.why == "slowed"
    (row,) = (await records_of(house.store, QUICKSAND)).rows
    assert (row.played, row.won, row.best, row.names) == (1, 1, None, [])
    await house.store.close()


@pytest.mark.anyio
async def test_a_game_whose_draw_was_known_is_not_kept() -> None:
    house = a_house()
    assert (feat := (await finished(house, WON, played_on=True)).over().feat) is not None and feat.why == "played-on"
    assert (await records_of(house.store, QUICKSAND)).rows == []
    assert (feat := (await finished(house, DRIED, played_on=True)).over().feat) is not None and feat.why == "played-on"
    assert await house.store.all_feats() == []
    await house.store.close()


def test_what_was_chosen_has_a_name() -> None:
    def name(game: str, **options: object) -> str:
        found = find_game(game)
        return name_of(found, found.read_options(options))

    assert name("desert", difficulty="elite", starter=2) == "elite"
    assert name("deserto", counting=False) == "standard"  # an aid, no other game
    assert name("quicksand", level=7) == "level-7"
    assert name("desert", aside=True).startswith("own-") and name("desert", aside=True) != name("temple", curses=True)


@pytest.mark.anyio
async def test_the_lobby_shows_what_was_reached() -> None:
    async with open_house() as house:
        kind = {"game": "deserto", "chosen": "standard", "people": 2, "options": {}, "names": ["Ana"]}
        for seats, mark in ((2, -20), (3, None), (2, -26)):
            row = msgspec.convert({**kind, "seats": seats, "mark": mark, "won": 1}, FeatRow)
            await house.house.store.keep("", Change(feat=row))
        found = await house.get("/api/records/deserto", wire.Records)
        assert found.measure == "points"
        assert [(row.seats, row.best, row.played) for row in found.rows] == [(2, 26, 2), (3, None, 1)]
        assert (await house.http.get("/api/records/chess")).json()["word"] == "unknown-game"
