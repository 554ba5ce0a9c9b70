"""Records of the house: what people have won under the same conditions, and the best of it."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Any

import msgspec

from serai.core.game import Game, Options
from serai.core.match import PAUSE, UNDO
from serai.core.record import End, end_of
from serai.server.progress import people_at
from serai.store import FeatRow, Store
from serai.wire import messages as wire

if TYPE_CHECKING:
    from serai.server.table import Table

SHOWN = 100  # kinds of games in an answer
LONGEST = 4_000  # bytes of options that are worth keeping: a board of the host's own is not


def measure_of(game: Game[Any]) -> wire.Measure:
    """By what victories are compared: against the clock by time, on one side or in a race by moves, else by points."""
    if game.real_time:
        return "time"
    return "moves" if game.cooperative or game.manners.races else "points"


def name_of(game: Game[Any], options: Options) -> str:
    """What was chosen, in a word: options that make no difference are passed over."""
    decisive = game.decisive(msgspec.to_builtins(options))
    level = game.level_of(options)
    known = {f"level-{level}": game.read_options({"level": level})} if level else {}
    for name, preset in {**known, **game.presets}.items():
        if game.decisive(msgspec.to_builtins(preset)) == decisive:
            return name
    return "own-" + sha256(msgspec.json.encode(decisive, order="deterministic")).hexdigest()[:16]


def feat_of(table: Table) -> wire.Feat:
    """The game that has just ended at a table."""
    journal = table.match_journal()
    end = end_of(journal.match)
    assert end is not None
    feat = wire.Feat(
        chosen=name_of(table.game, journal.options),
        seats=len(table.people.seats),
        people=len(people_at(table)),
        measure=measure_of(table.game),
        value=value_of(table, end),
    )
    feat.why = why_not(table, end, feat)
    return feat


def value_of(table: Table, end: End) -> int | None:
    """Of the best person who has won; all who win together have the same."""
    match, game = table.match_journal().match, table.game
    seats = [seat for seat in end.winners if not table.bot_plays(seat)]
    if not seats:
        return None
    measure = measure_of(game)
    if measure == "time":
        return int(match.state.now)
    if measure == "points":
        return max(end.scores[seat] for seat in seats)
    moved = [int(seat) for seat, move in zip(match.log[1::3], match.log[2::3], strict=True) if move >= 0]
    return len(moved) if game.cooperative else min(map(moved.count, seats))


def why_not(table: Table, end: End, feat: wire.Feat) -> wire.Uncounted | None:
    """Why a game does not count as a best one: it was lost, or it was easier than others of its kind."""
    acts = {int(move) for move in table.match_journal().match.log[2::3]}
    checks: dict[wire.Uncounted, bool] = {
        "bots": feat.people == 0,
        "played-on": table.row.played_on,
        "lost": feat.value is None,
        "resigned": end.rule == "SER-RESIGN",
        "undone": UNDO in acts,
        "slowed": feat.measure == "time" and table.pace != "full",
        "paused": feat.measure == "time" and PAUSE in acts,
    }
    return next((why for why, is_so in checks.items() if is_so), None)


def feat_row(table: Table) -> FeatRow | None:
    """What is kept of it; nothing where no person played, or the draw was known."""
    feat = feat_of(table)
    if feat.why in ("bots", "played-on"):
        return None
    options = msgspec.to_builtins(table.match_journal().options)
    counts = feat.why is None and feat.value is not None
    return FeatRow(
        game=table.game.name,
        chosen=feat.chosen,
        seats=feat.seats,
        people=feat.people,
        options=options if len(msgspec.json.encode(options)) <= LONGEST else {},
        won=int(feat.value is not None),
        mark=signed(feat.measure, feat.value) if counts and feat.value is not None else None,
        names=holders(table) if counts else [],
        time=table.house.clock.now(),
    )


def holders(table: Table) -> list[str]:
    """Those people who have won."""
    end = end_of(table.match_journal().match)
    assert end is not None
    return [table.people.seats[seat].name for seat in end.winners if not table.bot_plays(seat)]


def signed(measure: wire.Measure, value: int) -> int:
    """In the store lower is better; of points more is. The same leads back."""
    return -value if measure == "points" else value


async def records_of(store: Store, game: Game[Any]) -> wire.Records:
    """All kinds of games of which something is known."""
    measure = measure_of(game)
    rows = [
        wire.BestOf(
            chosen=row.chosen,
            options=row.options,
            seats=row.seats,
            people=row.people,
            played=row.played,
            won=row.won,
            best=None if row.mark is None else signed(measure, row.mark),
            names=row.names,
            time=row.time,
        )
        for row in await store.feats(game.name)
    ]
    return wire.Records(game=game.name, measure=measure, rows=sorted(rows, key=lambda row: -row.played)[:SHOWN])
