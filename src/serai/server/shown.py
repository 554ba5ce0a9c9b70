"""A table as anybody may see it: who sits there, and what is agreed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from serai.core.sets import listed
from serai.server.days import day_name
from serai.wire import messages as wire

if TYPE_CHECKING:
    from serai.server.table import Table


def shown(table: Table) -> wire.Table:
    """The only place where a Table is made for clients."""
    match = table.journal.match if table.journal else None
    connected = table.present()
    screens = {listener.guest for listener in table.listeners if listener.screen} | table.elsewhere.screens()
    return wire.Table(
        code=table.code,
        game=table.game.name,
        options=table.row.options,
        phase=table.phase,
        seats=table.people.roster(
            connected,
            table.absence.away,
            listed(match.by_bots) if match else (),
            listed(match.resigned) if match else (),
        ),
        watchers=table.people.watchers(connected, screens),
        screen=bool(screens),
        host=table.row.host,
        open=table.row.open,
        welcoming=table.row.welcoming,
        takeable=[] if table.phase == "over" else table.people.takeable(table.row.welcoming),
        pace=table.pace,
        bot_pace=table.row.bot_pace,
        skipping=table.bots.skipping and table.phase == "playing",
        grace=table.row.grace,
        seed_hash=table.seed_hash,
        agreement=table.agreements.shown(),
        paused=match.paused if match else False,
        pause_ends=table.timing.pause_ends,
        may_pause=table.timing.may_pause,
        real_time=table.game.real_time,
        ready=table.readiness.seats() if table.game.real_time else [],
        created=table.row.created,
        level=table.game.level_of(table.game.read_options(table.row.options)),
        phrases=list(table.game.manners.phrases),
        rematch=table.row.rematch,
        played_on=table.row.played_on,
        daily=None if table.row.daily is None else day_name(table.row.daily),
    )
