"""Packed arrays of whole numbers: the one place that knows librt."""

from __future__ import annotations

from librt.vecs import append, extend, vec
from mypy_extensions import i64, u8

__all__ = ["append", "copies", "extend", "i64", "small_zeros", "u8", "vec", "zeros"]


def zeros(n: i64) -> vec[i64]:
    """n zeros."""
    return copies(n, 0)


def copies(n: i64, value: i64) -> vec[i64]:
    """n times the same value."""
    out = vec[i64](capacity=n)
    i: i64
    for i in range(n):
        out = append(out, value)
    return out


def small_zeros(n: i64) -> vec[u8]:
    """n zeros, one byte each."""
    out = vec[u8](capacity=n)
    i: i64
    for i in range(n):
        out = append(out, u8(0))
    return out
