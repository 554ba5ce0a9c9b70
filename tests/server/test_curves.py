"""The curve of a replay: true at the end, in sight before it, the same every time, and paid for within bounds."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from scripts.moments import untold

from serai.core.record import Record, from_json, to_json
from serai.games import find_game
from serai.server import judging, looks
from serai.server.length import Most
from serai.sim import Plan
from serai.sim.matches import play_one
from serai.wire import messages as wire

MOST = Most(20_000, 100_000)
RECORDS = Path(__file__).parent.parent / "records"
TABLES: dict[str, tuple[int, str, dict[str, Any]]] = {
    "temple": (1, "greedy@2000", find_game("temple").preset("classic").written()),
    "quicksand": (2, "greedy@3000", {"level": 15}),
}


@cache
def played(game: str, number: int) -> Record:
    seats, bot, options = TABLES[game]
    return play_one(Plan(game=game, seats=seats, games=99, seed=bytes(16), bots=[bot] * seats, options=options), number)


def first_that(game: str, won: bool) -> Record:
    return next(
        record for n in range(99) if (end := (record := played(game, n)).end) is not None and bool(end.winners) == won
    )


def judged(record: Record) -> tuple[judging.Judged, wire.Curve]:
    found = judging.Judged()
    while found.curve is None:
        part = judging.judge(to_json(record), MOST, found)
        assert isinstance(part, judging.Judged)
        found = part
    return found, msgspec.json.decode(found.curve, type=wire.Curve)


@pytest.fixture(autouse=True)
def few_continuations(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "GAMES", 24)
    monkeypatch.setattr(looks, "EVENLY", 16)


@pytest.mark.parametrize("game", TABLES)
def test_a_victory_is_in_sight_before_it_is_there(game: str) -> None:
    _, curve = judged(first_that(game, won=True))
    team = [chances[0] for chances in curve.chances]
    assert team[-1] == 1
    assert all(chance > 0 for chance in team)
    assert min(team[-len(team) // 5 :]) > 0.3


@pytest.mark.parametrize("game", TABLES)
def test_a_defeat_by_time_is_a_point_of_its_own(game: str) -> None:
    record = first_that(game, won=False)
    _, curve = judged(record)
    assert max(curve.chances[-1]) == 0 and len(curve.chances) == len(record.log) + 2
    assert min(curve.chances[-2]) > 0  # the last entry had not lost it yet


@pytest.mark.parametrize("game", TABLES)
def test_before_the_first_act_the_chance_is_about_the_share_of_victories(game: str) -> None:
    ends = [played(game, number).end for number in range(40)]
    share = sum(bool(end and end.winners) for end in ends) / 40
    starts = [msgspec.structs.replace(played(game, n), log=[], until=0, end=None).sealed() for n in range(4)]
    said = [judged(start)[1].chances[0][0] for start in starts]
    assert sum(said) / len(said) == pytest.approx(share, abs=0.25)


def test_a_record_has_one_curve_however_the_work_is_parted(monkeypatch: pytest.MonkeyPatch) -> None:
    record = first_that("quicksand", won=True)
    _, curve = judged(record)
    monkeypatch.setattr(judging, "SLICE", -1.0)  # a look at a time
    assert judged(record)[1] == curve


def test_key_moments_were_looked_at_longer_from_both_sides() -> None:
    for number in range(6):
        record = played("quicksand", number)
        found, curve = judged(record)
        for moment in curve.moments:
            longer = [look for look in found.looks.values() if look.games >= looks.LONGER * found.games]
            assert not moment.key or (len(longer) >= 2 and abs(moment.change) >= looks.TURNING)
            if moment.key and moment.by is not None:
                assert record.log[moment.number - 1][1] == moment.by
        assert untold(record, curve) == []


@pytest.mark.parametrize("name", ["desert-sand", "deserto-4-seats", "trucks-4-seats"])
def test_nothing_turns_without_words(name: str) -> None:
    record = from_json((RECORDS / f"{name}.json").read_bytes())
    _, curve = judged(record)
    assert curve.moments and untold(record, curve) == []


def test_a_curve_costs_no_more_than_it_may(monkeypatch: pytest.MonkeyPatch) -> None:
    found, _ = judged(played("temple", 0))
    assert len(found.looks) <= looks.LOOKS
    assert sum(look.games for look in found.looks.values()) <= (looks.LOOKS + 4 * looks.TURNS * looks.LONGER) * 24
    monkeypatch.setattr(judging, "EXPLORING", 0.0)
    monkeypatch.setattr(judging, "ALL", 0.0)
    found, curve = judged(played("temple", 0))
    assert len(found.looks) == 2 and found.games == looks.FEWEST  # the beginning and the end, and straight between
    assert len(curve.chances) > 100 and curve.moments == []
