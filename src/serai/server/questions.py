"""Asking why a move is barred: nothing is done and nothing is kept, and the answer goes to the asker alone."""

from __future__ import annotations

from typing import Any

import msgspec

from serai.core.errors import Illegal
from serai.server.refusal import Refusal, sentence_of
from serai.server.table import Table
from serai.server.visit import Visit
from serai.wire import messages as wire


async def why(visit: Visit, message: wire.Why) -> None:
    """Told only to the seat whose view the asker has: a rule may speak of a hand that is covered."""
    table = visit.table
    seat = visit.playing_seat(message.seat)
    visit.own_eyes()
    if visit.caller.look != seat:
        raise Refusal("seat-covered")
    rule = why_not(table, seat, message.move)
    sentence = sentence_of(Illegal(rule, seat, -1), visit.caller.language, table.game) if rule else ""
    visit.caller.send(msgspec.json.encode(wire.Because(id=message.id, seat=seat, rule=rule or None, sentence=sentence)))


def why_not(table: Table, seat: int, given: int | dict[str, Any]) -> str:
    """The rule against a move as the game stands, before any change by time that has not happened yet."""
    journal = table.match_journal()
    table.check_open(journal)
    try:
        move = read_move(table, seat, given)
    except Illegal as error:
        return error.rule
    return str(journal.match.why_not_at(table.stands_at(), seat, move))


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
