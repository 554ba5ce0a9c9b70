"""Les Camions du désert: what is told of a turn of the chances."""

from __future__ import annotations

import pytest

from serai.games.trucks.turned import facts
from tests.games.trucks.race import race


@pytest.mark.parametrize(
    ("litres", "rose", "told"), [(1, True, "flip"), (1, False, "short"), (12, True, "enough"), (12, False, "enough")]
)
def test_a_nearly_empty_tank_is_good_where_its_die_can_be_turned(litres: int, rose: bool, told: str) -> None:
    before, after = race("a1:M1/9").state, race(f"a1:M2/{litres}").state
    assert next(iter(facts(before, after, 0, rose)))[0] == told
