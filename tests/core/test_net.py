"""A net in whole numbers, and the file it comes from."""

from __future__ import annotations

import msgspec
import pytest

from serai.core.net import CEILING, ONE, Net
from serai.core.pieces import BadPieces
from serai.core.value import Value, read_value
from serai.core.vecs import i64, vec


def small() -> Value:
    """Two inputs, two units, one unit."""
    return Value(
        game="toy",
        made="by hand",
        shape=(2, 2, 1),
        first=[ONE, -ONE, ONE // 2, ONE],
        first_bias=[0, ONE],
        second=[ONE, 2 * ONE],
        second_bias=[-ONE // 2],
        last=[ONE // 4],
        bias=-ONE,
    )


def lots(rows: int, start: int) -> vec[i64]:
    """Weights that look like any."""
    return vec[i64]([(start + 7919 * n) % 4001 - 2000 for n in range(rows)])


def clipped(start: int, unit: int, given: int, bits: int) -> int:
    """What a unit says, worked out one by one."""
    return min(CEILING, max(0, (given + (int(lots(unit + 1, start)[unit]) << bits)) >> bits))


def says(value: Value, *inputs: int) -> int:
    return int(value.net().says(vec[i64](list(inputs))))


def test_known_answers() -> None:
    assert says(small(), 0, 0) == -625  # units 0 and 1; then 1.5; a quarter of it less 1
    assert says(small(), 1, 2) == 375  # units 2 and 2; then 5.5
    assert says(small(), 3, 0) == -375  # 3, and nothing where it would be below


def test_no_unit_says_more_than_the_ceiling() -> None:
    assert says(small(), 8, 0) == says(small(), 200, 0) == 875  # units 8 and 0; then 7.5
    assert says(small(), 0, 200) == CEILING * 1000 // 4 // ONE - 1000


def test_a_large_net_says_the_same_everywhere() -> None:
    net = Net(lots(40 * 32, 1), lots(32, 2), lots(32 * 16, 3), lots(16, 4), lots(16, 5), 6)
    answers = [int(net.says(vec[i64]([(n * step) % 5 for n in range(40)]))) for step in (1, 2, 3)]
    assert answers == [16637, 16151, 17059]


@pytest.mark.parametrize("units", [(1, 1), (2, 3), (7, 5), (9, 8)])
def test_units_that_share_a_number_do_not_disturb_each_other(units: tuple[int, int]) -> None:
    one, two = units
    first, second = lots(6 * one, 11), lots(one * two, 12)
    net = Net(first, lots(one, 13), second, lots(two, 14), lots(two, 15), 16)
    given = [0, 255, 1, 0, 3, 200]
    ones = [clipped(13, j, sum(n * int(first[i * one + j]) for i, n in enumerate(given)), 0) for j in range(one)]
    twos = [clipped(14, j, sum(n * int(second[i * two + j]) for i, n in enumerate(ones)), 12) for j in range(two)]
    last = (16 << 12) + sum(n * int(lots(two, 15)[j]) for j, n in enumerate(twos))
    assert int(net.says(vec[i64](given))) == (last * 1000) >> 24


def test_a_value_survives_its_file() -> None:
    assert read_value(msgspec.json.encode(small()), "toy", 2) == small()


@pytest.mark.parametrize(
    ("change", "game", "inputs", "why"),
    [
        ({}, "desert", 2, "made for toy, not for desert"),
        ({}, "toy", 3, "made for 2 inputs, but toy has 3 now; learn it again"),
        ({"last": [1, 2]}, "toy", 2, "a net of (2, 2, 1) has layers of"),
        ({"first": [0, 0, 0, 1 << 24]}, "toy", 2, "the weights of unit 1 are too large to be added up"),
    ],
)
def test_what_does_not_fit_is_refused(change: dict[str, list[int]], game: str, inputs: int, why: str) -> None:
    value = msgspec.structs.replace(small(), **change)
    with pytest.raises(BadPieces) as found:
        read_value(msgspec.json.encode(value), game, inputs, "value.json")
    assert why in str(found.value)


def test_what_is_no_value_is_refused() -> None:
    with pytest.raises(BadPieces, match=r"value\.json"):
        read_value(b"{}", "toy", 2)
