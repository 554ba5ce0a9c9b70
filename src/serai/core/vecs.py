"""Packed arrays of whole numbers: the one place that knows librt."""

from __future__ import annotations

from librt.vecs import append, extend, vec
from mypy_extensions import i64, u8

__all__ = ["append", "copies", "extend", "i64", "listed_by_kind", "small_zeros", "u8", "vec", "zeros"]


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


def listed_by_kind(counts: vec[i64]) -> vec[i64]:
    """Every kind as often as it is counted."""
    every: i64 = 0
    kind: i64
    for kind in range(len(counts)):
        every += counts[kind]
    out = vec[i64](capacity=every)
    for kind in range(len(counts)):
        for _ in range(counts[kind]):
            out = append(out, kind)
    return out
