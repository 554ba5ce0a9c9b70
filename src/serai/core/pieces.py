"""Pieces as data: a game's `pieces.toml`, read once and checked."""

from __future__ import annotations

from importlib.resources import files
from typing import TypeVar

import msgspec

Pieces = TypeVar("Pieces")


class BadPieces(ValueError):
    """A box whose contents do not add up; the message names the file and the place in it."""


def read_pieces(package: str, kind: type[Pieces], name: str = "pieces.toml") -> Pieces:
    """The box of a game, or another file of data, as a typed value."""
    source = (files(package) / name).read_bytes()
    try:
        return msgspec.toml.decode(source, type=kind)
    except (msgspec.ValidationError, msgspec.DecodeError) as error:
        raise BadPieces(f"{package}/{name}: {error}") from error
