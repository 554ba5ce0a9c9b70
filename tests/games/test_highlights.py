"""What people will retell: small stories in, one sentence out; and every sentence has its words."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from serai.core.happenings import Happening, spoken
from serai.core.record import from_json, walk
from serai.core.state import Outcome
from serai.core.vecs import i64, vec
from serai.games import find_game
from serai.games.desert.highlights import highlights as in_the_desert
from serai.games.deserto.highlights import highlights as in_deserto
from serai.games.quicksand.highlights import highlights as in_quicksand
from serai.games.temple.highlights import highlights as in_the_temple
from serai.games.temple.state import COLLAPSE, GONG
from serai.games.trucks.highlights import highlights as among_trucks
from serai.server.retelling import journal_of, take_down

RECORDS = Path(__file__).parents[1] / "records"
GAMES = ("desert-won", "desert-thirst", "desert-sand", "desert-storm", "quicksand-step", "quicksand-danger")


def story(*rows: str) -> list[Happening]:
    """Rows such as `drunk seat=1 left=0`, a second apart."""
    found = []
    for number, row in enumerate(rows, 1):
        name, *details = row.split()
        pairs = (detail.split("=") for detail in details)
        found.append(Happening(number * 1000, name, {key: int(value) for key, value in pairs}))
    return found


def end(rule: str, winners: int = 0, scores: tuple[int, ...] = (0, 0)) -> Outcome:
    return Outcome(vec[i64](list(scores)), winners, rule)


def told(found: list[Happening]) -> dict[str, dict[str, int | str]]:
    return {one.name: one.details for one in found}


def camp(supply: int = 30) -> Any:
    return SimpleNamespace(supply=supply)


def test_a_gift_without_which_the_next_sip_was_one_too_many() -> None:
    rows = ("drunk seat=1 left=0", "water-given seat=0 to=1 amount=1", "drunk seat=1 left=0", "drunk seat=0 left=3")
    found = told(in_the_desert(story(*rows), camp(), end("DES-END-1", 3)))
    assert found == {"saved-water": {"seat": 0, "to": 1}, "shave-water": {"seat": 1, "left": 0}}
    enough = ("drunk seat=1 left=2", "water-given seat=0 to=1 amount=1", "drunk seat=1 left=2")
    assert told(in_the_desert(story(*enough), camp(), end("DES-END-1", 3))) == {"gave-water": {"seat": 0, "amount": 1}}


def test_who_died_of_thirst_is_no_narrow_escape() -> None:
    rows = ("drunk seat=0 left=1", "drunk seat=1 left=-1", "all-lost loss=1")
    assert told(in_the_desert(story(*rows), camp(), end("DES-END-2"))) == {"shave-water": {"seat": 0, "left": 1}}


def test_the_least_sand_is_counted_back_from_the_end() -> None:
    rows = ("sand-added cell=3 markers=1", "dug seat=0 cell=3 markers=2", "sand-added cell=4 markers=1")
    found = in_the_desert(story(*rows), camp(5), end("DES-END-1", 3))  # 5, and before 6, 4, 5
    assert told(found) == {"shave-sand": {"left": 4}}
    assert in_the_desert(story(*rows), camp(0), end("DES-END-3")) == []


def test_the_last_one_out_of_the_temple_and_the_best_friend() -> None:
    site: Any = SimpleNamespace(timeline=[3_000, GONG, 1, 9_500, COLLAPSE, 0])
    rows = (
        "freed by=1 to=0 number=2", "freed by=1 to=1 number=9",
        "left-temple seat=1", "gave seat=1 to=0", "left-temple seat=0",
    )  # fmt: skip
    assert told(in_the_temple(story(*rows), site, end("ESC-END-1", 3))) == {
        "shave-exit": {"seat": 0, "seconds": 4},
        "saved-masks": {"by": 1, "to": 0, "number": 2},
        "saved-die": {"seat": 1, "to": 0},
    }
    assert "shave-exit" not in told(in_the_temple(story(*rows[:3]), site, end("ESC-END-2")))
    early: Any = SimpleNamespace(timeline=[3_000, GONG, 1, 250_000, COLLAPSE, 0])
    assert "shave-exit" not in told(in_the_temple(story(*rows), early, end("ESC-END-1", 3)))  # minutes are no shave


def test_the_emptiest_timer_that_was_turned_in_time() -> None:
    track: Any = SimpleNamespace(full=[30_000, 45_000])
    rows = (
        "announced seat=2 card=1", "advanced timer=0 tile=3 left=29250", "advanced timer=1 tile=4 left=20000",
        "announced seat=1 card=1", "recovered timer=1 tile=4 left=45000", "turned timer=0 tile=3 left=25000",
    )  # fmt: skip
    assert told(in_quicksand(story(*rows), track, end("QKS-END-3", 7))) == {
        "shave-timer": {"seat": 2, "timer": 0, "tenths": 8},
        "saved-timer": {"seat": 1, "timer": 1},
    }
    assert in_quicksand(story(*rows[3:4]), track, end("QKS-END-1")) == []


def test_a_truck_on_its_last_drops() -> None:
    rows = (
        "drove seat=0 truck=1 litres=5", "drove seat=0 truck=1 litres=1", "refuelled seat=0 truck=1",
        "drove seat=1 truck=2 litres=2", "arrived seat=1 truck=2 place=1 points=5",
        "siphoned seat=1 to=0 truck=1 litres=3", "siphoned seat=1 to=0 truck=1 litres=0",
    )  # fmt: skip
    race: Any = SimpleNamespace()
    assert told(among_trucks(story(*rows), race, end("TRK-END-2", 2))) == {
        "shave-pump": {"seat": 0, "truck": 1, "litres": 1},
        "most-siphoned": {"seat": 1, "number": 2},
    }
    assert told(among_trucks(story(*rows[3:5]), race, end("TRK-END-2", 2))) == {
        "shave-oasis": {"seat": 1, "truck": 2, "litres": 2}
    }


def test_the_biggest_pile_counts_all_that_one_card_has_won() -> None:
    rows = (
        "laid seat=0 card=1 cell=1", "taken seat=0 cell=0 cards=4", "taken seat=0 cell=2 cards=3",
        "laid seat=1 card=1 cell=1", "taken seat=1 cell=0 cards=6",
    )  # fmt: skip
    square: Any = SimpleNamespace()
    assert told(in_deserto(story(*rows), square, end("DST-END-3", 1, (7, 6)))) == {
        "shave-margin": {"seat": 0, "to": 1, "cards": 1},
        "biggest-pile": {"seat": 0, "cards": 7},
    }
    assert "shave-margin" not in told(in_deserto(story(*rows), square, end("DST-END-3", 1, (9, 6))))


@pytest.mark.parametrize("name", GAMES)
def test_what_is_found_in_true_games_can_be_said(name: str) -> None:
    record = from_json((RECORDS / f"{name}.json").read_bytes())
    journal = journal_of(record, "watch")
    for number in walk(record, journal.match):
        take_down(journal, record, number)
    for language in ("fr", "en"):
        words = find_game(record.game).words(language)
        for one in journal.highlights():
            assert words.say(f"highlight-{one.name}", **spoken(one.details, words, record.names))
