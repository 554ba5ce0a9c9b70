"""The hall: all tables, in memory while somebody is there, in the store for ever."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

import msgspec

from serai.core.game import SEED_BYTES, Game, Options, check_seats
from serai.core.match import RESUME, TO_PERSON
from serai.core.record import Pace
from serai.core.sets import has
from serai.games import find_game
from serai.server.house import House
from serai.server.length import most_of
from serai.server.opening import open_journal, read_log
from serai.server.people import host_name, is_free, seats_as_planned
from serai.server.refusal import Refusal
from serai.server.retelling import go_on
from serai.server.table import Table
from serai.server.tokens import hash_of, new_code, new_token, read_code
from serai.store import Entry, GuestRow, Kept, SeatRow, TableRow
from serai.wire import messages as wire

HOST = 1  # the first guest


class Hall:
    """Finds tables, makes them, and lets them rest."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}

    async def find(self, typed: str) -> Table:
        """A table by its code; nothing is made because somebody asks."""
        code = read_code(typed)
        if code in self.tables:
            return self.tables[code]
        if code not in self._loading:
            self._loading[code] = asyncio.get_running_loop().create_task(self._load(code))
        return await asyncio.shield(self._loading[code])

    async def _load(self, code: str) -> Table:
        try:
            kept = await self.house.store.load(code)
            if kept is None:
                raise Refusal("unknown-table", code=code[:12])
            return await self._seat(kept)
        finally:
            self._loading.pop(code, None)

    async def _seat(self, kept: Kept) -> Table:
        """Takes a table into memory."""
        begun = kept.table.started is not None
        journal = await open_journal(kept.table, len(kept.seats), kept.entries) if begun else None
        table = Table(self.house, kept, journal)
        self.tables[table.code] = table
        self.house.counts.tables.set(len(self.tables))
        if table.phase == "playing":
            table.absence.begin()
            await table.settle()
        self.rest(table)
        return table

    def rest(self, table: Table) -> None:
        """Lets a table that nobody needs leave memory after a while."""
        clock = self.house.clock
        if not table.closed and not table.listeners:
            clock.call_at(clock.now() + self.house.limits.idle, lambda: self._forget(table))

    def _forget(self, table: Table) -> None:
        if table.closed or self.tables.get(table.code) is not table:
            return
        if table.idle():
            table.close()
            del self.tables[table.code]
            self.house.counts.tables.set(len(self.tables))
        else:
            self.rest(table)

    async def close(self) -> None:
        """Everybody is told; everything is already kept."""
        for table in list(self.tables.values()):
            for listener in list(table.listeners):
                listener.close("house-closing", again=True)
            table.close()
        self.tables.clear()
        self.house.thinkers.close()
        await self.house.store.close()

    # Making tables

    def _grace_for(self, game: Game[Any]) -> int:
        """How long somebody may be away before a bot plays for them: in turns for ever."""
        return self.house.limits.live_grace if game.real_time else 0

    async def make(self, wish: wire.NewTable) -> tuple[Table, wire.Seated]:
        """A table as somebody wants it; the one who asks is its host."""
        game = find_game(wish.game)
        options = game.preset(wish.preset) if wish.preset is not None else game.read_options(wish.options)
        check_table(game, len(wish.seats), options)
        check_pace(game, wish.pace)
        free = sum(plan.kind == "open" for plan in wish.seats)
        if wish.start and free:
            raise Refusal("seats-free", free=free)
        grace = wish.grace if wish.grace is not None else self._grace_for(game)
        row = self._row(game, options, open=wish.open, pace=wish.pace, bot_pace=wish.bot_pace, grace=grace)
        table, seated = await self._make_for(wish.name, wish.seats, row, [])
        if wish.start:
            async with table.lock:
                await table.start()
        return table, seated

    def _row(self, game: Game[Any], options: Options, **more: Any) -> TableRow:
        return TableRow(
            code="",
            game=game.name,
            version=game.version,
            options=msgspec.to_builtins(options),
            seed=secrets.token_bytes(SEED_BYTES),
            host=HOST,
            created=self.house.clock.now(),
            **more,
        )

    async def _make_for(
        self, name: str, plans: list[wire.SeatPlan], row: TableRow, entries: list[Entry]
    ) -> tuple[Table, wire.Seated]:
        token = new_token()
        host = GuestRow(number=HOST, name=host_name(name, plans), token_hash=hash_of(token))
        seats = seats_as_planned(plans, host)
        if row.started is not None and any(is_free(seat) for seat in seats):
            raise Refusal("seats-free", free=sum(is_free(seat) for seat in seats))
        table = await self._keep_new(Kept(table=row, guests=[host], seats=seats, entries=entries))
        return table, seated(table, host, token)

    async def _keep_new(self, kept: Kept) -> Table:
        """Under a code that nobody has."""
        while True:
            kept.table.code = new_code()
            if await self.house.store.create(kept):
                self.house.counts.made.labels(kept.table.game).inc()
                return await self._seat(kept)

    async def join(self, table: Table, wish: wire.Join) -> wire.Seated:
        """Somebody comes: takes a free seat, also of a running game, or watches."""
        people = table.people
        async with table.lock:
            seat = self._wanted(table, wish.seat)
            token = new_token()
            guest = people.admit(wish.name, hash_of(token), self.house.limits.guests)
            if seat is not None:
                people.sit(guest, seat)
            await table.keep_people()
        if seat is not None and table.journal is not None and has(table.journal.match.by_bots, seat.seat):
            await table.give_back(seat.seat)
        return seated(table, guest, token)

    def _wanted(self, table: Table, wanted: int | str) -> SeatRow | None:
        if wanted == "watch":
            return None
        if table.phase == "over":
            raise Refusal("game-over")
        free = table.people.free()
        if isinstance(wanted, int):
            seat = table.people.seat(wanted)
            if not is_free(seat):
                raise Refusal("seat-taken")
            return seat
        if not free:
            raise Refusal("table-full")
        return table.people.seats[free[0]]

    async def rematch(self, table: Table, sequel: bool = False, start: bool = False) -> str:
        """A new table for the same people, whose tokens open it too; of several wishes the first one counts."""
        if table.phase != "over":
            raise Refusal("not-over")
        if sequel and not table.over().sequel:
            raise Refusal("no-next-level")
        async with table.lock:
            if table.row.rematch is None:
                old = table.row
                options: Options | None = table.game.read_options(old.options)
                if sequel and options is not None:
                    options = table.game.next_level(options)
                assert options is not None
                row = self._row(
                    table.game, options, open=old.open, pace=old.pace, bot_pace=old.bot_pace, grace=old.grace
                )
                row.host = old.host
                kept = Kept(
                    table=row,
                    guests=[msgspec.structs.replace(guest, ready=False) for guest in table.people.guests],
                    seats=[msgspec.structs.replace(seat) for seat in table.people.seats],
                )
                table.row.rematch = (next_one := await self._keep_new(kept)).code
                await self.house.store.keep_table(table.row)
                if start and not next_one.people.free():
                    async with next_one.lock:
                        await next_one.start()
        table.tell_all(wire.Moved(code=table.row.rematch))
        table.tell_table()
        return table.row.rematch

    async def play_on(self, wish: wire.PlayOn, record: bytes) -> wire.Seated:
        """A new table that goes on from a step of a record."""
        most = most_of(self.house.limits)
        found = await self.house.thinkers.study(go_on, record, wish.step, len(wish.seats), most)
        game = find_game(found.game)
        options = game.read_options(found.options)
        row = self._row(game, options, pace=found.pace, bot_pace=wish.bot_pace, grace=self._grace_for(game))
        row.seed, row.started, row.played_on = found.seed, self.house.clock.now(), True
        table, host = await self._make_for(wish.name, wish.seats, row, await read_log(found.log))
        match = table.match_journal().match
        if match.paused:
            await table.enter(0, RESUME)
        for seat in host.seats:
            if has(match.by_bots, seat):
                await table.enter(seat, TO_PERSON)
        return host


def check_table(game: Game[Any], seats: int, options: Options) -> None:
    """Refuses what the game cannot be set up with."""
    check_seats(game, seats)
    game.begin(seats, options, bytes(SEED_BYTES))


def check_pace(game: Game[Any], pace: Pace) -> None:
    """Refuses to slow down a game that has no clock to play against."""
    if pace != "full" and not game.real_time:
        raise Refusal("no-clock")


def seated(table: Table, guest: GuestRow, token: str) -> wire.Seated:
    """What the new guest takes along."""
    return wire.Seated(
        code=table.code,
        token=token,
        link=f"/t/{table.code}#{token}",
        guest=guest.number,
        seats=table.people.held_by(guest.number),
    )
