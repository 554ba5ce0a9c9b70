"""Hints: what a bot would do, told only to the one who asks."""

from __future__ import annotations

import msgspec

from serai.bots.search import WAIT
from serai.core.sets import has
from serai.server import study
from serai.server.counsel import ADVICE, Found
from serai.server.house import fresh_dice
from serai.server.news import Subject
from serai.server.position import plain
from serai.server.refusal import Refusal
from serai.server.talk import check_silence
from serai.server.thinkers import Rank
from serai.server.visit import Visit
from serai.wire import messages as wire


async def hint(visit: Visit, message: wire.Hint) -> None:
    table = visit.table
    seat = visit.playing_seat(message.seat)
    visit.own_eyes()
    journal = table.match_journal()
    if journal.match.outcome() is not None or not has(journal.match.state.movers(), seat):
        raise Refusal("no-hint")
    if not table.timing.has_begun(journal):
        raise Refusal("clock-stands")  # who asks before has not looked at anything yet
    check_silence(visit)
    if visit.number in table.advised:
        raise Refusal("hint-coming")
    table.advised.add(visit.number)
    table.spawn(advise(visit, seat, message.id))


async def advise(visit: Visit, seat: int, client_id: str) -> None:
    """Asks a worker, and tells only the one who asked."""
    table = visit.table
    journal = table.match_journal()
    number = journal.number
    found: list[Found] = []
    try:
        found = await table.house.thinkers.study(
            study.advise, seat, fresh_dice(), about=Subject(table),
            rank=Rank.HINT, who=visit.caller.address, within=ADVICE.milliseconds,
        )  # fmt: skip
    except Refusal:
        pass  # an empty advice says so
    finally:
        table.advised.discard(visit.number)
    fits = journal.number == number
    if table.game.manners.pace:  # others act all the time: what may still be done is still good advice
        legal = {WAIT, *map(int, journal.match.state.legal(seat))}
        found, fits = [one for one in found if one.move in legal], True
    moves = [
        wire.Advised(
            code=one.move, move=plain(table.game.decode(one.move)), visits=one.visits, chance=round(one.chance, 3),
            reason=one.reason, about=one.about, after=one.after,
        )
        for one in found
        if fits and one.move != WAIT
    ]  # fmt: skip
    waits = fits and any(one.move == WAIT for one in found)
    advice = wire.Advice(id=client_id, seat=seat, number=number, moves=moves, waits=waits)
    visit.caller.send(msgspec.json.encode(advice))
