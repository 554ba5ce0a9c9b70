"""A small net in whole numbers: the same answer on every machine, compiled or plain.

Two layers of clipped rectifiers and a sum. Weights and activations are fixed-point numbers of BITS fractional bits.
Inputs are small whole numbers, most of them 0, and those cost nothing. In the first layer, where nearly all of the work
is, two units share a number: one is added up in its lower half, the other in its upper half.
"""

from __future__ import annotations

from math import exp
from typing import Final

from serai.core.vecs import i64, vec, zeros

BITS: Final = 12
ONE: Final = 1 << BITS
CEILING: Final = 8 * ONE  # no unit says more than 8
THOUSAND: Final = 1000
MOST: Final = 255  # an input
HALF: Final = 32  # bits that a unit has of a shared number
SIGN: Final = 1 << (HALF - 1)
LOWER: Final = (1 << HALF) - 1
AT_ONCE: Final = 4  # sums at hand while the inputs pass; a layer has a multiple of them, some of units that say nothing


class Net:
    """Weights, layer by layer; the row of an input, or of a unit, holds what it adds to each unit of the next layer."""

    __slots__ = ("bias", "first", "first_bias", "inputs", "last", "second", "second_bias", "silence", "units")

    def __init__(
        self,
        first: vec[i64],
        first_bias: vec[i64],
        second: vec[i64],
        second_bias: vec[i64],
        last: vec[i64],
        bias: i64,
    ) -> None:
        self.inputs: i64 = len(first) // len(first_bias)
        self.first = in_pairs(widened(first, len(first_bias), 2 * AT_ONCE))
        self.first_bias = in_pairs(widened(first_bias, len(first_bias), 2 * AT_ONCE))
        self.second = widened(second, len(second_bias), AT_ONCE)
        self.second_bias = widened(second_bias, len(second_bias), AT_ONCE)
        self.last = last
        self.bias = bias
        self.silence = zeros(2 * max(self.inputs, 2 * len(self.first_bias)))  # to be copied: quicker than to be made
        self.units = zeros(2 * len(self.first_bias))

    def says(self, inputs: vec[i64]) -> i64:
        """What the net makes of these inputs, in thousandths."""
        assert len(inputs) == self.inputs
        units = self.units[:]
        part(gathered(inputs, self.first, self.first_bias, 0, self.silence[:]), units)
        clip(units, 0)
        units = gathered(units, self.second, self.second_bias, BITS, self.silence[:])
        clip(units, BITS)
        last = self.last
        total = self.bias << BITS
        i: i64
        for i in range(len(last)):
            total += units[i] * last[i]
        return (total * THOUSAND) >> (2 * BITS)


def gathered(given: vec[i64], weights: vec[i64], bias: vec[i64], bits: i64, heard: vec[i64]) -> vec[i64]:
    """What each unit of a layer is given in all; `heard` is filled with the rows of those that say anything, and what."""
    width: i64 = len(bias)
    n: i64 = 0
    i: i64
    j: i64
    for i in range(len(weights) // width):
        if given[i]:
            heard[n] = i * width
            heard[n + 1] = given[i]
            n += 2
    sums = bias[:]
    for j in range(0, width, AT_ONCE):
        a, b, c, d = bias[j] << bits, bias[j + 1] << bits, bias[j + 2] << bits, bias[j + 3] << bits
        for i in range(0, n, 2):
            at, said = heard[i] + j, heard[i + 1]
            a += said * weights[at]
            b += said * weights[at + 1]
            c += said * weights[at + 2]
            d += said * weights[at + 3]
        sums[j], sums[j + 1], sums[j + 2], sums[j + 3] = a, b, c, d
    return sums


def clip(units: vec[i64], bits: i64) -> None:
    """Numbers with so many more fractional bits become what units say."""
    i: i64
    for i in range(len(units)):
        total = units[i] >> bits
        units[i] = 0 if total < 0 else CEILING if total > CEILING else total


# Two units in one number


def in_pairs(numbers: vec[i64]) -> vec[i64]:
    """Neighbours share a number, the first one below."""
    pairs = zeros(len(numbers) // 2)
    i: i64
    for i in range(len(pairs)):
        pairs[i] = numbers[2 * i] + (numbers[2 * i + 1] << HALF)
    return pairs


def part(pairs: vec[i64], numbers: vec[i64]) -> None:
    """The other way round, whatever was added up meanwhile: a negative lower half has borrowed from the upper one."""
    i: i64
    for i in range(len(pairs)):
        lower = ((pairs[i] + SIGN) & LOWER) - SIGN
        numbers[2 * i] = lower
        numbers[2 * i + 1] = (pairs[i] - lower) >> HALF


def widened(rows: vec[i64], width: i64, to: i64) -> vec[i64]:
    """Rows of so many numbers, filled up with zeros to a multiple."""
    wide = (width + to - 1) // to * to
    filled = zeros(len(rows) // width * wide)
    i: i64
    for i in range(len(rows)):
        filled[i // width * wide + i % width] = rows[i]
    return filled


def chance(odds: i64) -> float:
    """Log-odds, in thousandths, as a chance."""
    return 1.0 / (1.0 + exp(-float(odds) / 1000.0))
