"""A small net in whole numbers: the same answer on every machine, compiled or plain.

Two layers of clipped rectifiers and a sum. Weights and activations are fixed-point numbers of BITS fractional bits.
Inputs are small whole numbers, most of them 0, and those cost nothing.
"""

from __future__ import annotations

from math import exp
from typing import Final

from serai.core.vecs import i64, vec

BITS: Final = 12
ONE: Final = 1 << BITS
CEILING: Final = 8 * ONE  # no unit says more than 8
THOUSAND: Final = 1000


class Net:
    """Weights, layer by layer; the row of an input, or of a unit, holds what it adds to each unit of the next layer."""

    __slots__ = ("bias", "first", "first_bias", "inputs", "last", "second", "second_bias")

    def __init__(
        self,
        first: vec[i64],
        first_bias: vec[i64],
        second: vec[i64],
        second_bias: vec[i64],
        last: vec[i64],
        bias: i64,
    ) -> None:
        self.first = first
        self.first_bias = first_bias
        self.second = second
        self.second_bias = second_bias
        self.last = last
        self.bias = bias
        self.inputs: i64 = len(first) // len(first_bias)

    def says(self, inputs: vec[i64]) -> i64:
        """What the net makes of these inputs, in thousandths."""
        assert len(inputs) == self.inputs
        units = passed_on(inputs, self.first, self.first_bias, 0)
        units = passed_on(units, self.second, self.second_bias, BITS)
        last = self.last
        total = self.bias << BITS
        i: i64
        for i in range(len(units)):
            total += units[i] * last[i]
        return (total * THOUSAND) >> (2 * BITS)


def passed_on(inputs: vec[i64], weights: vec[i64], bias: vec[i64], bits: i64) -> vec[i64]:
    """What the next layer makes of numbers with so many fractional bits."""
    width: i64 = len(bias)
    sums = bias[:]
    i: i64
    j: i64
    for j in range(width):
        sums[j] <<= bits
    for i in range(len(inputs)):
        given = inputs[i]
        if given:
            row = i * width
            for j in range(width):
                sums[j] += given * weights[row + j]
    for j in range(width):
        total = sums[j] >> bits
        sums[j] = 0 if total < 0 else CEILING if total > CEILING else total
    return sums


def chance(odds: i64) -> float:
    """Log-odds, in thousandths, as a chance."""
    return 1.0 / (1.0 + exp(-float(odds) / 1000.0))
