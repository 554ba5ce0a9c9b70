"""Levels passed: what the same people have won together in this house, as the rulebook's tick boxes would show it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from serai.core.game import Game
from serai.server.clock import RATES
from serai.store import PassedRow, Store
from serai.wire import messages as wire

if TYPE_CHECKING:
    from serai.server.table import Table


def key_of(names: Iterable[str]) -> str:
    """People by their names, in whatever order they sit and however they write themselves."""
    return "\n".join(sorted({" ".join(name.split()).casefold() for name in names}))


def people_at(table: Table) -> list[str]:
    """Those who play themselves; bots only help."""
    return [seat.name for seat in table.people.seats if seat.kind != "bot" and not table.bot_plays(seat.seat)]


def level_passed(table: Table) -> PassedRow | None:
    """What a victory at a level is worth keeping as. A game played on from a replay does not count: its draw was known."""
    journal = table.match_journal()
    end = journal.match.outcome()
    level = table.game.level_of(journal.options)
    people = people_at(table)
    if not (level and people and end is not None and end.winners) or table.row.played_on:
        return None
    return PassedRow(
        game=table.game.name, people=key_of(people), level=level, pace=table.pace, time=table.house.clock.now()
    )


async def progress_of(store: Store, game: Game[Any], names: Iterable[str]) -> wire.Progress:
    """Each level once, at the fastest pace at which it was won."""
    rows = await store.passed(game.name, key_of(names))
    best: dict[int, wire.Passed] = {}
    for row in rows:
        known = best.get(row.level)
        if known is None:
            best[row.level] = wire.Passed(level=row.level, pace=row.pace, time=row.time)  # type: ignore[arg-type]
        elif speed(row.pace) > speed(known.pace):
            known.pace = row.pace  # type: ignore[assignment]
    return wire.Progress(game=game.name, levels=game.manners.levels, passed=list(best.values()))


def speed(pace: str) -> float:
    gain, per = RATES[pace]
    return gain / per
