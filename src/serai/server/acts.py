"""What a guest can do at a table: one function per message. Each answers with a number, or nothing, or refuses."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from serai.core.errors import Illegal
from serai.core.game import check_seats
from serai.core.match import RESIGN, TO_BOT, TO_PERSON, UNDO
from serai.core.sets import has
from serai.server.hall import check_pace, check_table
from serai.server.hints import hint
from serai.server.people import seats_as_planned, unused_name
from serai.server.refusal import Refusal
from serai.server.table import Listener, Table
from serai.server.talk import phrase, say
from serai.server.visit import Visit
from serai.store import GuestRow, SeatRow
from serai.wire import messages as wire


async def look(visit: Visit, message: wire.Look) -> None:
    if message.seat is not None:
        visit.own_seat(message.seat)
        visit.own_eyes()
    visit.caller.look = message.seat
    visit.table.show(visit.caller)


async def sit(visit: Visit, message: wire.Sit) -> None:
    visit.gathering()
    people = visit.table.people
    async with visit.table.lock:
        visit.gathering()
        if message.seat is not None:
            seat = people.seat(message.seat)
            if seat.guest == visit.guest.number:
                return
            if seat.kind != "open" or seat.guest is not None:
                raise Refusal("seat-taken")
        people.stand_up(visit.guest.number)
        if message.seat is not None:
            people.sit(visit.guest, people.seat(message.seat))
        await visit.table.keep_people()


async def start(visit: Visit, message: wire.Start) -> None:
    visit.as_host()
    async with visit.table.lock:
        await visit.table.start()


async def change(visit: Visit, message: wire.Change) -> None:
    visit.as_host()
    table = visit.table
    async with table.lock:
        if message.options is not None or message.seats is not None:
            visit.gathering()
            chosen = table.row.options if message.options is None else message.options
            options = table.game.read_options(chosen)
            check_seats(table.game, len(table.people.seats if message.seats is None else message.seats))
            seats = table.people.seats if message.seats is None else replan(visit, message.seats)
            check_table(table.game, len(seats), options)
            table.row.options = msgspec.to_builtins(options)
            await replace_seats(table, seats)
        if message.pace is not None:
            visit.gathering()
            check_pace(table.game, message.pace)
            table.row.pace = message.pace
        for name in ("open", "bot_pace", "grace"):
            if getattr(message, name) is not None:
                setattr(table.row, name, getattr(message, name))
        await table.house.store.keep_table(table.row)
    table.tell_table()


async def ready(visit: Visit, message: wire.Ready) -> None:
    await visit.table.readiness.say(visit.guest.number)


async def run(visit: Visit, message: wire.Run) -> int | None:
    table = visit.table
    done = table.match_journal().wishes.get(visit.wish(message.id))
    if done is not None:
        return done
    seat = visit.playing_seat(message.seat)
    if not table.timing.by_steps:
        raise Refusal("clock-runs")
    return await table.let_run(seat, message.most, visit.wish(message.id))


def replan(visit: Visit, plans: list[wire.SeatPlan]) -> list[SeatRow]:
    """New seats by plan; whoever sat at a seat that stays open keeps it."""
    seats = seats_as_planned(plans, visit.guest)
    for seat, old in zip(seats, visit.table.people.seats, strict=False):
        if seat.kind == "open" and seat.guest is None and old.kind == "open" and old.guest != visit.guest.number:
            seat.guest, seat.name = old.guest, old.name
    return seats


async def replace_seats(table: Table, seats: list[SeatRow]) -> None:
    """Fewer seats than before leave nothing behind in the store."""
    table.people.seats = seats
    await table.house.store.keep_seats(table.code, seats)
    await table.keep_people()


async def kick(visit: Visit, message: wire.Kick) -> None:
    visit.as_host()
    if message.guest == visit.guest.number:
        raise Refusal("not-yourself")
    guest = visit.table.people.guest(message.guest)
    await send_away(visit.table, guest, "sent-away")


async def leave(visit: Visit, message: wire.Leave) -> None:
    await send_away(visit.table, visit.guest, "left", asking=visit.caller)


async def send_away(table: Table, guest: GuestRow, word: str, asking: Listener | None = None) -> None:
    """A guest goes for good: the token opens nothing any more, the seats are free, and in a running game bots play them."""
    async with table.lock:
        guest.gone = True
        left = table.people.stand_up(guest.number)
        if table.row.host == guest.number:
            table.row.host = table.people.next_host(guest.number)
            await table.house.store.keep_table(table.row)
        await table.keep_people()
    if table.phase == "playing":
        for seat in left:
            if not table.bot_plays(seat):
                await table.enter(seat, TO_BOT)
    for listener in list(table.listeners):
        if listener.guest == guest.number and listener is not asking:  # that one gets its answer first
            listener.close(word, again=False)
    table.tell_table()


async def move(visit: Visit, message: wire.Move) -> int:
    table = visit.table
    wish = visit.wish(message.id)
    done = table.match_journal().wishes.get(wish)
    if done is not None:
        return done
    seat = visit.playing_seat(message.seat)
    return await table.enter(seat, read_move(table, seat, message.move), wish, message.sent, visit.caller.lag)


def read_move(table: Table, seat: int, given: int | dict[str, Any]) -> int:
    """The code of a move, however it was sent."""
    if isinstance(given, int):
        if not 0 <= given < 1 << 60:
            raise Illegal("SER-MOVE", seat, -1)
        return given
    try:
        return table.game.encode(msgspec.convert(given, table.game.moves))
    except (msgspec.ValidationError, ValueError, LookupError):
        raise Illegal("SER-MOVE", seat, -1) from None


async def undo(visit: Visit, message: wire.Undo) -> int:
    return await visit.table.enter(visit.playing_seat(message.seat), UNDO, visit.wish(message.id))


async def resign(visit: Visit, message: wire.Resign) -> int:
    table = visit.table
    done = table.match_journal().wishes.get(visit.wish(message.id))
    if done is not None:
        return done
    number = await table.enter(visit.own_seat(message.seat), RESIGN, visit.wish(message.id))
    table.tell_table()
    return number


async def pause(visit: Visit, message: wire.Pause) -> None:
    if not visit.table.timing.may_pause:
        raise Refusal("no-pause")
    await visit.table.agreements.agree(visit.guest.number, "pause")


async def resume(visit: Visit, message: wire.Resume) -> None:
    await visit.table.agreements.agree(visit.guest.number, "resume")


async def decline(visit: Visit, message: wire.Decline) -> None:
    visit.table.agreements.decline(visit.guest.number)


async def hand_over(visit: Visit, message: wire.HandOver) -> int | None:
    table = visit.table
    seat = table.people.seat(message.seat)
    if seat.guest != visit.guest.number:
        visit.as_host()
    if table.phase == "gathering":
        async with table.lock:
            hand_over_before(visit, seat, message)
            await table.keep_people()
        return None
    number: int | None
    if message.to == "bot":
        seat.level = message.level
        number = await table.enter(seat.seat, TO_BOT, visit.wish(message.id))
    else:
        number = await hand_back(visit, seat, visit.wish(message.id))
    await table.keep_people()
    return number


def hand_over_before(visit: Visit, seat: SeatRow, message: wire.HandOver) -> None:
    """Before the game a seat simply changes its kind."""
    if message.to == "person":
        if seat.kind == "bot":
            seat.kind, seat.name, seat.guest = "open", "", None
        return
    seat.kind, seat.guest, seat.level = "bot", None, message.level
    seat.name = unused_name("", visit.table.people.names_taken())


async def hand_back(visit: Visit, seat: SeatRow, wish: str) -> int | None:
    """To its holder; a seat without one is open again, and its bot plays on until somebody takes it."""
    table = visit.table
    if seat.guest is not None:
        return await table.enter(seat.seat, TO_PERSON, wish)
    seat.kind = "open"
    if not has(table.match_journal().match.by_bots, seat.seat):
        return await table.enter(seat.seat, TO_BOT, wish)
    return None


async def rematch(visit: Visit, message: wire.Rematch) -> None:
    if not visit.table.people.held_by(visit.guest.number):
        visit.as_host()
    await visit.hall.rematch(visit.table, visit.caller.address, message.sequel, message.start)


Act = Callable[[Visit, Any], Awaitable[int | None]]

ACTS: dict[type[msgspec.Struct], Act] = {
    wire.Look: look,
    wire.Sit: sit,
    wire.Start: start,
    wire.Change: change,
    wire.Ready: ready,
    wire.Run: run,
    wire.Kick: kick,
    wire.Leave: leave,
    wire.Move: move,
    wire.Undo: undo,
    wire.Pause: pause,
    wire.Resume: resume,
    wire.Decline: decline,
    wire.Resign: resign,
    wire.Say: say,
    wire.Phrase: phrase,
    wire.HandOver: hand_over,
    wire.Hint: hint,
    wire.Rematch: rematch,
}
