"""A learned value as data: the weights of a net, and how they were made, in a file of the game."""

from __future__ import annotations

from importlib.resources import files

import msgspec

from serai.core.net import MOST, SIGN, Net
from serai.core.pieces import BadPieces
from serai.core.vecs import i64, vec

FILE = "value.json"


class Value(msgspec.Struct, frozen=True, kw_only=True):
    """A net with one answer, in units of 1 / 2**BITS, and where it comes from."""

    game: str
    made: str  # the command that makes it again
    shape: tuple[int, int, int]  # inputs, units of the first layer, of the second
    first: list[int]
    first_bias: list[int]
    second: list[int]
    second_bias: list[int]
    last: list[int]
    bias: int

    def net(self) -> Net:
        """Ready to be asked."""
        return Net(
            vec[i64](self.first), vec[i64](self.first_bias), vec[i64](self.second), vec[i64](self.second_bias),
            vec[i64](self.last), self.bias,
        )  # fmt: skip


def read_value(data: bytes, game: str, inputs: int, name: str = FILE) -> Value:
    """A value that fits a game as it is."""
    try:
        value = msgspec.json.decode(data, type=Value)
    except (msgspec.ValidationError, msgspec.DecodeError) as error:
        raise BadPieces(f"{name}: {error}") from error
    check_fit(value, game, inputs, name)
    return value


def check_fit(value: Value, game: str, inputs: int, name: str) -> None:
    """Refuses weights of another game, of other inputs, or of another number than the shape says."""
    if value.game != game:
        raise BadPieces(f"{name}: made for {value.game}, not for {game}")
    if value.shape[0] != inputs:
        raise BadPieces(f"{name}: made for {value.shape[0]} inputs, but {game} has {inputs} now; learn it again")
    one, two = value.shape[1:]
    wanted = (inputs * one, one, one * two, two, two)
    found = tuple(map(len, (value.first, value.first_bias, value.second, value.second_bias, value.last)))
    if min(value.shape) < 1 or found != wanted:
        raise BadPieces(f"{name}: a net of {value.shape} has layers of {wanted} weights, not of {found}")
    for unit in range(one):
        if MOST * sum(map(abs, value.first[unit::one])) + abs(value.first_bias[unit]) >= SIGN:
            raise BadPieces(f"{name}: the weights of unit {unit} are too large to be added up")


def shipped_net(package: str, game: str, inputs: int) -> Net | None:
    """The net that a game comes with; none where nothing was learnt."""
    place = files(package) / FILE
    return read_value(place.read_bytes(), game, inputs, f"{package}/{FILE}").net() if place.is_file() else None
