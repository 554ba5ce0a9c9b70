"""Why is a move barred? Asking does nothing, and tells only whoever has that seat before their eyes."""

from __future__ import annotations

from typing import Any

import pytest

from serai.core.match import UNDO
from serai.server.limits import Limits
from serai.wire import messages as wire
from tests.server.client import Guest, Visitor, new_id, open_house
from tests.server.hand_clock import HandClock

pytestmark = pytest.mark.anyio
FIVE = Limits(messages=1, burst=5)


async def asked(guest: Guest, move: int | dict[str, Any], **more: Any) -> wire.Because:
    question = wire.Why(id=new_id(), move=move, **more)
    await guest.do(question)
    return await guest.until(lambda: next((one for one in guest.of(wire.Because) if one.id == question.id), None))


async def started(house: Visitor, *kinds: str, **hello: Any) -> Guest:
    """Deserto, begun by the first seat."""
    guest = await house.guest(await house.make(*kinds, start=True, options={"starter": 1}), **hello)
    await guest.until(lambda: guest.position)
    return guest


async def test_the_answer_is_what_a_refusal_would_say_and_nothing_is_kept() -> None:
    async with open_house() as house:
        guest = await started(house, "device", "device", look=0, language="fr")
        assert guest.position
        barred = guest.position.barred[0]
        told = await asked(guest, barred.move, seat=0)
        refused = await guest.refused(wire.Move(id=new_id(), seat=0, move=barred.move))
        assert (told.seat, told.rule, told.sentence) == (0, barred.rule, refused.sentence)
        assert refused.rule == barred.rule and told.sentence
        for strange in ({"type": "fly"}, UNDO, 1 << 61):
            assert (await asked(guest, strange, seat=0)).rule == "SER-MOVE"
        may = await asked(guest, guest.position.legal[0].code, seat=0)
        assert (may.rule, may.sentence) == (None, "")
        assert await guest.do(wire.Move(id=new_id(), seat=0, move=guest.position.legal[0].code)) == 1


async def test_it_is_not_told_of_a_covered_or_a_foreign_seat() -> None:
    async with open_house() as house:
        guest = await started(house, "device", "device", "bot:beginner", look=0)
        for seat, word in ((1, "seat-covered"), (2, "not-your-seat")):
            assert (await guest.refused(wire.Why(id=new_id(), move=1, seat=seat))).word == word
        await guest.do(wire.Look(id=new_id(), seat=None))
        assert (await guest.refused(wire.Why(id=new_id(), move=1, seat=0))).word == "seat-covered"
        screen = await Guest(guest.base, guest.code, guest.token).connect(screen=True)
        assert (await screen.refused(wire.Why(id=new_id(), move=1, seat=0))).word == "screen-for-all"
        assert not guest.of(wire.Because) and not screen.of(wire.Because)


async def test_nothing_is_told_before_the_clock_runs() -> None:
    async with open_house(clock=HandClock()) as house:
        guests = await house.full_table(2, game="quicksand")
        assert (await guests[0].refused(wire.Why(id=new_id(), move=1))).word == "clock-stands"


async def test_questions_are_limited_like_all_messages() -> None:
    async with open_house(limits=FIVE) as house:
        guest = await started(house, "device", "device", look=0)
        answers = [await guest.ask(wire.Why(id=new_id(), move=1, seat=0)) for _ in range(8)]
        assert any(isinstance(answer, wire.Refused) and answer.word == "too-fast" for answer in answers)
