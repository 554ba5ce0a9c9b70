"""Attempts at the desert of a day: how they end, whose they are, and who may see what of them."""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from hashlib import sha256
from typing import TYPE_CHECKING, Any

import msgspec

from serai.core.daily import daily_of, daily_seed
from serai.core.game import Game
from serai.core.match import TO_BOT
from serai.core.record import end_of
from serai.server.days import day_at, day_name
from serai.server.feats import feat_of, measure_of, name_of, signed
from serai.server.tokens import TOKEN_BYTES
from serai.store import AttemptRow, ResultRow
from serai.wire import messages as wire

if TYPE_CHECKING:
    from serai.server.table import Table

SHOWN = 100  # attempts in an answer


def secret_of(device: str, purpose: str, day: int, game: str) -> bytes:
    """What a device is known by on one day in one game: nobody can follow it to another, nor find out its own secret."""
    return hmac.digest(device.encode(), f"{purpose} {day} {game}".encode(), "sha256")


def mark_of(device: str, day: int, game: str) -> bytes:
    """By which the store knows a device."""
    return secret_of(device, "attempt", day, game)


def token_of(device: str, day: int, game: str) -> str:
    """The token of its table: the same every time, so that whoever begins again is back."""
    return urlsafe_b64encode(secret_of(device, "table", day, game)[:TOKEN_BYTES]).decode()


# Their ends


def result_row(table: Table) -> ResultRow | None:
    """Of a game that has just ended, where it was an attempt. Whoever had a bot play for a while has not done it alone."""
    if not table.row.is_attempt:
        return None
    feat = feat_of(table)
    helped = TO_BOT in {int(move) for move in table.match_journal().match.log[2::3]}
    why = feat.why or ("bots" if helped else None)
    value = points_of(table) if why == "lost" and feat.measure == "points" else feat.value
    return ResultRow(ended=table.house.clock.now(), won=feat.value is not None, value=value, why=why)


def points_of(table: Table) -> int | None:
    """Of the person; a defeat has them too."""
    end = end_of(table.match_journal().match)
    seats = [seat.seat for seat in table.people.seats if seat.kind != "bot"]
    return end.scores[seats[0]] if end is not None and end.scores and seats else None


def result_of_leaving(table: Table) -> ResultRow | None:
    """Whoever leaves the table for good has given the attempt up."""
    if not table.row.is_attempt or table.phase == "over":
        return None
    return ResultRow(ended=table.house.clock.now(), won=False, value=None, why="left")


# As pages see them


class Asked:
    """One game of a day, as one device asks for it."""

    def __init__(self, game: Game[Any], day: int, now: int, device: str, rows: Sequence[AttemptRow]) -> None:
        self._game, self._day, self._measure = game, day, measure_of(game)
        self._mark = mark_of(device, day, game.name) if device else b""
        self._rows = sorted((row for row in rows if row.game == game.name), key=self._rank)
        self._best = sorted(self._signed(row) for row in self._rows if counts(row))
        self.mine = next((row for row in self._rows if row.device == self._mark), None)
        self.is_open = day < day_at(now) or (self.mine is not None and self.mine.ended is not None)

    def _signed(self, row: AttemptRow) -> int:
        """Lower is better."""
        return signed(self._measure, row.value or 0)

    def _rank(self, row: AttemptRow) -> tuple[int, int, int]:
        """Victories that count; other victories; defeats; what was not finished. Then by value; of equals the first."""
        if row.ended is None:
            return 3, 0, row.begun
        return 0 if counts(row) else 1 if row.won else 2, self._signed(row), row.ended

    def shown(self) -> wire.DayGame:
        daily = daily_of(self._day, self._game)
        options = daily.options(self._game)
        ended = [row for row in self._rows if row.ended is not None]
        return wire.DayGame(
            game=self._game.name,
            chosen=daily.preset or name_of(self._game, options),
            options=msgspec.to_builtins(options),
            seats=daily.seats,
            bots=daily.bots,
            seed_hash=sha256(daily_seed(self._day, self._game.name)).hexdigest(),
            measure=self._measure,
            playing=len(self._rows) - len(ended),
            played=len(ended),
            won=len(self._best),
            mine=None if self.mine is None else self._attempt(self.mine),
        )

    def results(self, today: int, ends: int) -> wire.DayResults:
        rows = [self._attempt(row) for row in self._rows[:SHOWN]]
        return wire.DayResults(
            day=day_name(self._day), today=day_name(today), ends=ends, game=self.shown(), rows=rows, open=self.is_open
        )

    def _attempt(self, row: AttemptRow) -> wire.Attempt:
        mine = row.device == self._mark
        to_watch = self.is_open and row.ended is not None and row.why != "left"
        return wire.Attempt(
            name=row.name,
            mine=mine,
            begun=row.begun,
            ended=row.ended,
            won=row.won,
            value=row.value,
            why=row.why,  # type: ignore[arg-type]
            place=self._best.index(self._signed(row)) + 1 if counts(row) else None,
            code=row.code if mine or to_watch else None,
        )


def counts(row: AttemptRow) -> bool:
    """A victory without help."""
    return row.won and row.why is None
