"""What a guest can do at a table: one function per message. Each answers with a number, or nothing, or refuses."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from serai.core.game import check_seats
from serai.core.match import RESIGN, TO_BOT, TO_PERSON, UNDO
from serai.core.sets import has
from serai.server.attempts import result_of_leaving
from serai.server.hall import check_level, check_levels, check_pace, check_table
from serai.server.hints import hint
from serai.server.listener import Listener
from serai.server.people import People, replan, unused_name
from serai.server.questions import read_move, why
from serai.server.refusal import Refusal
from serai.server.table import Table
from serai.server.talk import phrase, say
from serai.server.visit import Visit
from serai.store import SeatRow
from serai.wire import messages as wire


async def look(visit: Visit, message: wire.Look) -> None:
    if message.seat is not None:
        visit.own_seat(message.seat)
        visit.own_eyes()
    visit.caller.look = message.seat
    visit.table.show(visit.caller)


async def sit(visit: Visit, message: wire.Sit) -> None:
    table, seat = visit.table, message.seat
    async with table.lock:
        held = table.people.held_by(visit.number)
        if held or seat is None or table.phase == "over":
            visit.gathering()
        if seat in held:
            return
        if seat is None:
            await table.keep(people=table.people.standing(visit.number))
        else:
            welcoming = table.row.welcoming or table.row.host == visit.number
            await table.keep(people=table.people.moving(visit.guest, seat, welcoming), acts=[(seat, TO_PERSON)])
        table.tell_table()
        await table.settle()
    for listener in table.listeners:
        if listener.guest == visit.number:
            table.show(listener)


async def start(visit: Visit, message: wire.Start) -> None:
    visit.as_host()
    async with visit.table.lock:
        await visit.table.start()


async def change(visit: Visit, message: wire.Change) -> None:
    table = visit.table
    if table.phase == "playing" and is_about_pace_alone(message):
        visit.as_player()
    else:
        visit.as_host()
        visit.not_of_the_day()
    async with table.lock:
        wanted = {name: getattr(message, name) for name in ("pace", "open", "bot_pace", "grace", "welcoming")}
        changes: dict[str, Any] = {name: value for name, value in wanted.items() if value is not None}
        seats = table.people.seats
        if message.options is not None or message.seats is not None:
            visit.gathering()
            chosen = table.row.options if message.options is None else message.options
            options = table.game.read_options(chosen)
            if message.seats is not None:
                check_seats(table.game, len(message.seats))
                check_levels(table.game, message.seats)
                seats = replan(table.people, visit.guest, message.seats)
            check_table(table.game, len(seats), options)
            changes["options"] = msgspec.to_builtins(options)
        if message.pace is not None:
            visit.gathering()
            check_pace(table.game, message.pace)
        people = People(table.people.guests, seats)
        await table.keep(row=msgspec.structs.replace(table.row, **changes), people=people)
    table.bots.nudge()
    table.tell_table()


def is_about_pace_alone(message: wire.Change) -> bool:
    """Whether somebody only wants bots to be slower or faster."""
    return message == wire.Change(id=message.id, bot_pace=message.bot_pace) and message.bot_pace is not None


async def skip(visit: Visit, message: wire.Skip) -> None:
    visit.as_player()
    visit.table.match_journal()
    if visit.table.phase == "over":
        raise Refusal("game-over")
    if visit.table.game.real_time:
        raise Refusal("no-skip")
    visit.table.bots.skip()


async def ready(visit: Visit, message: wire.Ready) -> None:
    await visit.table.readiness.say(visit.number)


async def run(visit: Visit, message: wire.Run) -> int | None:
    table = visit.table
    done = table.match_journal().wishes.get(visit.wish(message.id))
    if done is not None:
        return done
    seat = visit.playing_seat(message.seat)
    if not table.timing.by_steps:
        raise Refusal("clock-runs")
    return await table.let_run(seat, message.most, visit.wish(message.id))


async def kick(visit: Visit, message: wire.Kick) -> None:
    visit.as_host()
    if message.guest == visit.number:
        raise Refusal("not-yourself")
    await send_away(visit.table, message.guest, "sent-away")


async def leave(visit: Visit, message: wire.Leave) -> None:
    await send_away(visit.table, visit.number, "left", asking=visit.caller)


async def send_away(table: Table, number: int, word: str, asking: Listener | None = None) -> None:
    """A guest goes for good: the token opens nothing any more, the seats are free, and in a running game bots play them."""
    async with table.lock:
        left = table.people.held_by(number)
        gone = msgspec.structs.replace(table.people.guest(number), gone=True)
        people = table.people.standing(number).with_guest(gone)
        row = None
        if table.row.host == number:
            row = msgspec.structs.replace(table.row, host=people.next_host(number))
        acts = [(seat, TO_BOT) for seat in left if not table.bot_plays(seat)]
        await table.keep(row=row, people=people, acts=acts, result=result_of_leaving(table) if left else None)
    table.send_away(number, word, asking)
    table.tell_table()


async def move(visit: Visit, message: wire.Move) -> int:
    table = visit.table
    wish = visit.wish(message.id)
    done = table.match_journal().wishes.get(wish)
    if done is not None:
        return done
    seat = visit.playing_seat(message.seat)
    return await table.enter(seat, read_move(table, seat, message.move), wish, message.sent, visit.caller.lag)


async def undo(visit: Visit, message: wire.Undo) -> int:
    visit.not_of_the_day()
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
    if visit.table.game.real_time:
        visit.not_of_the_day()
    if not visit.table.timing.may_pause:
        raise Refusal("no-pause")
    await visit.table.agreements.agree(visit.number, "pause")


async def resume(visit: Visit, message: wire.Resume) -> None:
    await visit.table.agreements.agree(visit.number, "resume")


async def decline(visit: Visit, message: wire.Decline) -> None:
    visit.table.agreements.decline(visit.number)


async def hand_over(visit: Visit, message: wire.HandOver) -> int | None:
    table = visit.table
    async with table.lock:
        seat = table.people.seat(message.seat)
        if seat.guest != visit.number:
            visit.as_host()
            visit.not_of_the_day()
        number = None
        check_level(table.game, message.level)
        if table.phase == "gathering":
            await table.keep(people=table.people.with_seat(handed_over_before(visit, seat, message)))
        elif message.to == "bot":
            leveled = msgspec.structs.replace(seat, level=message.level)
            number = await enter_with(visit, leveled, TO_BOT, message.id)
        elif seat.guest is not None:
            number = await enter_with(visit, seat, TO_PERSON, message.id)
        else:
            number = await open_again(visit, seat, message.id)
        table.tell_table()
        return number


def handed_over_before(visit: Visit, seat: SeatRow, message: wire.HandOver) -> SeatRow:
    """Before the game a seat simply changes its kind."""
    if message.to == "bot":
        name = unused_name("", visit.table.people.names_taken())
        return msgspec.structs.replace(seat, kind="bot", guest=None, level=message.level, name=name)
    return msgspec.structs.replace(seat, kind="open", guest=None, name="") if seat.kind == "bot" else seat


async def enter_with(visit: Visit, seat: SeatRow, act: int, client_id: str) -> int | None:
    """An act together with what it changes about the seat."""
    table = visit.table
    people = table.people.with_seat(seat)
    return await table.enter_here(seat.seat, act, visit.wish(client_id), table.timing.now, people)


async def open_again(visit: Visit, seat: SeatRow, client_id: str) -> int | None:
    """A seat without a holder is open again, and its bot plays on until somebody takes it."""
    table = visit.table
    opened = msgspec.structs.replace(seat, kind="open")
    if not has(table.match_journal().match.by_bots, seat.seat):
        return await enter_with(visit, opened, TO_BOT, client_id)
    await table.keep(people=table.people.with_seat(opened))
    return None


async def rematch(visit: Visit, message: wire.Rematch) -> None:
    if not visit.table.people.held_by(visit.number):
        visit.as_host()
    await visit.hall.rematch(visit.table, visit.caller.address, message.sequel, message.start)


Act = Callable[[Visit, Any], Awaitable[int | None]]

ACTS: dict[type[msgspec.Struct], Act] = {
    wire.Look: look,
    wire.Sit: sit,
    wire.Start: start,
    wire.Change: change,
    wire.Skip: skip,
    wire.Ready: ready,
    wire.Run: run,
    wire.Kick: kick,
    wire.Leave: leave,
    wire.Move: move,
    wire.Why: why,
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
