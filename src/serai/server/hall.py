"""The hall: all tables, in memory while somebody is there, in the store for ever."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Sequence
from typing import Any

import msgspec

from serai.core.daily import daily_of, daily_seed
from serai.core.errors import Unknown
from serai.core.game import SEED_BYTES, Game, Options, check_seats
from serai.core.levels import Level
from serai.core.match import RESUME, TO_PERSON
from serai.core.record import Pace
from serai.games import find_game
from serai.server.cluster.catch_up import anew
from serai.server.house import House
from serai.server.length import most_of
from serai.server.limits import Buckets
from serai.server.logs import about, from_now_on_about
from serai.server.opening import check_rules, open_journal, read_log
from serai.server.people import chosen_for, host_name, is_free, seats_as_planned
from serai.server.refusal import Refusal
from serai.server.retelling import go_on
from serai.server.table import Table
from serai.server.tokens import hash_of, new_code, new_token, read_code
from serai.store import AttemptRow, Change, Entry, GuestRow, Kept, NotKept, StoreTrouble, TableRow
from serai.wire import messages as wire

log = logging.getLogger("serai.hall")
HOST = 1  # the first guest


class Hall:
    """Finds tables, makes them, and lets them rest."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.tables: dict[str, Table] = {}
        self.making = Buckets(house.limits.tables, house.limits.table_burst)
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
        from_now_on_about(code)
        try:
            kept = await self.house.store.load(code)
            if kept is None:
                raise Refusal("unknown-table", code=code[:12])
            table = await table_again(self.house, kept)
            if table.phase == "playing":
                table.absence.begin()
            return await self._seat(table)
        finally:
            self._loading.pop(code, None)

    async def _seat(self, table: Table) -> Table:
        """Takes a table into memory."""
        self.tables[table.code] = table
        if self.house.cluster is not None:
            self.house.cluster.follow(table)
        self.house.counts.tables.set(len(self.tables))
        with about(table.code):  # bots and timers that begin here outlive whoever asked for the table
            if table.phase == "playing":
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
            table.spawn(self._let_go(table))
        else:
            self.rest(table)

    async def _let_go(self, table: Table) -> None:
        """Where its clock stands is kept; unless somebody came meanwhile, it leaves memory."""
        with contextlib.suppress(NotKept):
            await self.house.running.keep([table])
            if table.idle() and self.tables.get(table.code) is table:
                del self.tables[table.code]
                if self.house.cluster is not None:
                    self.house.cluster.forget(table)
                self.house.counts.tables.set(len(self.tables))
                table.close()
                return
        self.rest(table)

    async def close(self) -> None:
        """Everybody is told; everything is already kept but where the clocks stand."""
        self.house.running.close()
        with contextlib.suppress(NotKept):
            await self.house.running.keep(table for table in self.tables.values() if table.phase == "playing")
        for table in list(self.tables.values()):
            for listener in list(table.listeners):
                listener.close("house-closing", again=True)
            table.close()
        self.tables.clear()
        if self.house.cluster is not None:
            await self.house.cluster.leave()
        self.house.thinkers.close()
        await self.house.store.close()

    # Making tables

    def spend_table(self, address: str) -> None:
        """Making tables is dearer than asking, whichever way they are made."""
        if not self.making.take(address, self.house.clock.now()):
            raise Refusal("too-many-tables")

    def _grace_for(self, game: Game[Any]) -> int:
        """How long somebody may be away before a bot plays for them: in turns for ever."""
        return self.house.limits.live_grace if game.real_time else 0

    async def make(self, wish: wire.NewTable) -> tuple[Table, wire.Seated]:
        """A table as somebody wants it; the one who asks is its host."""
        game = find_game(wish.game)
        options = game.preset(wish.preset) if wish.preset is not None else game.read_options(wish.options)
        check_table(game, len(wish.seats), options)
        check_pace(game, wish.pace)
        check_levels(game, wish.seats)
        free = sum(plan.kind == "open" for plan in wish.seats)
        if wish.start and free:
            raise Refusal("seats-free", free=free)
        grace = wish.grace if wish.grace is not None else self._grace_for(game)
        started = None
        if wish.start:
            started, options = self.house.clock.now(), chosen_for(game, options, [plan.kind for plan in wish.seats])
        welcoming = wish.welcoming if wish.welcoming is not None else game.cooperative or wish.open
        row = self._row(
            game, options, open=wish.open, welcoming=welcoming, pace=wish.pace, bot_pace=wish.bot_pace, grace=grace,
            started=started,
        )  # fmt: skip
        return await self._make_for(wish.name, wish.seats, row, [])

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

    async def make_of_day(
        self, day: int, game: Game[Any], host: GuestRow, device: bytes | None, pace: int
    ) -> Table | None:
        """A table with the dice of a day: an attempt of a device, or practice; None where it has already begun one."""
        daily, now = daily_of(day, game), self.house.clock.now()
        bots = [wire.SeatPlan(kind="bot", level=daily.bots)] * (daily.seats - 1)
        row = self._row(game, daily.options(game), started=now, grace=self._grace_for(game), bot_pace=pace)
        row = msgspec.structs.replace(row, seed=daily_seed(day, game.name), daily=day, played_on=device is None)
        kept = Kept(table=row, guests=[host], seats=seats_as_planned([wire.SeatPlan(kind="device"), *bots], host))
        while True:
            kept.table = msgspec.structs.replace(row, code=new_code())
            usual: dict[str, Any] = {
                "day": day,
                "game": game.name,
                "code": kept.table.code,
                "name": host.name,
                "begun": now,
            }
            attempt = None if device is None else AttemptRow(device=device, **usual)
            if await self.house.store.keep("", Change(made=kept, attempt=attempt)):
                return await self._newly_made(kept)
            if any(known.device == device for known in await self.house.store.attempts(day)):
                return None

    async def _keep_new(self, kept: Kept) -> Table:
        """Under a code that nobody has."""
        while True:
            kept.table = msgspec.structs.replace(kept.table, code=new_code())
            if await self.house.store.create(kept):
                return await self._newly_made(kept)

    async def _newly_made(self, kept: Kept) -> Table:
        self.house.counts.made.labels(kept.table.game).inc()
        return await self._seat(await table_of(self.house, kept))

    async def join(self, table: Table, wish: wire.Join) -> wire.Seated:
        """Somebody comes: takes a seat, also of a running game, or watches."""
        return await anew(table, lambda: self._join(table, wish))

    async def _join(self, table: Table, wish: wire.Join) -> wire.Seated:
        async with table.lock:
            seat = wanted_seat(table, wish.seat)
            token = new_token()
            guest = table.people.newcomer(wish.name, hash_of(token))
            leaves = who_gives_way(table, seated=seat is not None)
            people = table.people.with_guest(guest)
            if leaves is not None:
                people = people.with_guest(msgspec.structs.replace(leaves, gone=True))
            acts = []
            if seat is not None:
                people = people.sitting(guest, seat, table.row.welcoming)
                acts = [(seat, TO_PERSON)]  # a bot that played it makes room
            await table.keep(people=people, acts=acts)
            table.absence.see(guest.number, self.house.clock.now())
            if seat is not None and table.phase == "playing":
                table.absence.went(guest.number)  # until the first connection, so that nobody waits for ever
                await table.settle()
            if leaves is not None:
                table.send_away(leaves.number, "place-needed")
            table.tell_table()
        return seated(table, guest, token)

    async def rematch(self, table: Table, address: str, sequel: bool = False, start: bool = False) -> str:
        """A new table for the same people, whose tokens open it too; of several wishes the first one counts."""
        if table.phase != "over":
            raise Refusal("not-over")
        if sequel and not table.over().sequel:
            raise Refusal("no-next-level")
        async with table.lock:
            code = table.row.rematch
            if code is None:
                self.spend_table(address)
            while code is None:
                kept = self._again(table, sequel, start)
                row = msgspec.structs.replace(table.row, rematch=kept.table.code)
                if await table.keep(row=row, made=kept):
                    code = (await self._newly_made(kept)).code
        table.tell_all(wire.Moved(code=code))
        table.tell_table()
        return code

    def _again(self, table: Table, sequel: bool, start: bool) -> Kept:
        """The next table of the same people, under a code that nobody seems to have."""
        old, people = table.row, table.people
        options: Options | None = table.game.read_options(old.options)
        if sequel and options is not None:
            options = table.game.next_level(options)
        assert options is not None
        started = None
        if start and not people.free():
            started, options = self.house.clock.now(), chosen_for(table.game, options, [s.kind for s in people.seats])
        kept = {name: getattr(old, name) for name in ("open", "welcoming", "pace", "bot_pace", "grace")}
        row = self._row(table.game, options, started=started, **kept)
        return Kept(
            table=msgspec.structs.replace(row, code=new_code(), host=old.host),
            guests=[msgspec.structs.replace(guest, ready=False) for guest in people.guests],
            seats=people.seats,
        )

    async def play_on(self, wish: wire.PlayOn, record: bytes, who: str) -> wire.Seated:
        """A new table that goes on from a step of a record."""
        most = most_of(self.house.limits)
        found = await self.house.thinkers.study(go_on, record, wish.step, len(wish.seats), most, who=who)
        game = find_game(found.game)
        options = game.read_options(found.options)
        now = self.house.clock.now()
        check_levels(game, wish.seats)
        row = self._row(game, options, pace=found.pace, bot_pace=wish.bot_pace, grace=self._grace_for(game))
        row = msgspec.structs.replace(row, seed=found.seed, started=now, played_on=True, welcoming=game.cooperative)
        acts = [(0, RESUME)] if found.paused else []
        acts += [(n, TO_PERSON) for n, plan in enumerate(wish.seats) if plan.kind == "device" and n in found.by_bots]
        entries = await read_log(found.log)
        for seat, act in acts:
            entries.append(Entry(number=len(entries) + 1, at=found.at, seat=seat, move=act, time=now))
        table, host = await self._make_for(wish.name, wish.seats, row, entries)
        table.absence.begin()
        return host


async def table_of(house: House, kept: Kept) -> Table:
    """A table as it stands after what is kept of it."""
    row = kept.table
    check_rules(row)
    journal = await open_journal(row, len(kept.seats), kept.entries) if row.started is not None else None
    return Table(house, kept, journal)


async def table_again(house: House, kept: Kept) -> Table:
    """The same out of the store; one whose rows make no game any more says so."""
    try:
        return await table_of(house, kept)
    except (Refusal, Unknown):  # played by other rules than ours: nothing is damaged
        raise
    except Exception as error:
        log.error("table %s cannot be played again: %r", kept.table.code, error)
        raise StoreTrouble("table-damaged", code=kept.table.code) from error


def who_gives_way(table: Table, seated: bool) -> GuestRow | None:
    """At a crowded table somebody who only watches: always for whoever takes a seat, else one who left long ago."""
    limits, people = table.house.limits, table.people
    if people.present() < limits.guests:
        return None
    connected = table.present()
    unseen_since = None if seated else table.house.clock.now() - limits.unseen
    leaves = people.gives_way(table.row.host, connected, table.absence.seen, unseen_since)
    if leaves is None and not seated:  # for a seat there is room all the same: all who are here play, and seats are few
        raise Refusal("table-crowded", most=limits.guests)
    return leaves


def wanted_seat(table: Table, wanted: int | str) -> int | None:
    """The seat that somebody who comes asks for."""
    if wanted == "watch":
        return None
    if table.phase == "over":
        raise Refusal("game-over")
    return wanted if isinstance(wanted, int) else table.people.any_seat(table.row.welcoming)


def check_table(game: Game[Any], seats: int, options: Options) -> None:
    """Refuses what the game cannot be set up with."""
    check_seats(game, seats)
    game.begin(seats, options, bytes(SEED_BYTES))


def check_pace(game: Game[Any], pace: Pace) -> None:
    """Refuses to slow down a game that has no clock to play against."""
    if pace != "full" and not game.real_time:
        raise Refusal("no-clock")


def check_levels(game: Game[Any], plans: Sequence[wire.SeatPlan]) -> None:
    """Refuses bots that the game does not have."""
    for plan in plans:
        check_level(game, plan.level)


def check_level(game: Game[Any], level: Level) -> None:
    if level not in game.bots:
        raise Refusal("no-companion")


def seated(table: Table, guest: GuestRow, token: str) -> wire.Seated:
    """What the new guest takes along."""
    return wire.Seated(
        code=table.code,
        token=token,
        link=f"/t/{table.code}#{token}",
        guest=guest.number,
        seats=table.people.held_by(guest.number),
    )
