"""Finished games as those who ask for them read them: all steps of a replay, a whole curve."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import msgspec

from serai.server import judging, retelling, study
from serai.server.length import Most
from serai.server.limits import Limits
from serai.wire import messages as wire
from serai.wire.difference import changed
from tests.server.client import Visitor, play_out


async def finished(house: Visitor) -> str:
    guests = await house.full_table(2)
    await play_out(guests)
    await guests[0].first(wire.Over)
    return guests[0].code


KEPT = Path(__file__).parents[1] / "records"
MOST = Most(Limits().entries, Limits().steps)


def whole_steps(page: wire.ReplayPage) -> list[wire.ReplayStep]:
    """A page as it is read: each step out of the one before."""
    steps = [page.first]
    for step in page.then:
        views: list[Any] = list(steps[-1].views)
        for at, by in enumerate(step.views):
            views[at] = changed(views[at], by if not isinstance(by, int) else cast("Any", step.views[by]))
        movers = steps[-1].movers if step.movers is None else step.movers
        steps.append(
            wire.ReplayStep(
                number=step.number,
                at=step.at,
                seat=step.seat,
                act=step.act,
                story=step.story,
                views=views,
                movers=movers,
            )
        )
    return steps


def told(source: bytes, whose: int | str = "all", most: Most = MOST) -> tuple[wire.Replay, list[wire.ReplayStep]]:
    """A replay and all its steps, page by page, each no larger than a page may be."""
    answer = done(retelling.retell(source, None, whose, most))
    replay = msgspec.json.decode(answer, type=wire.Replay)
    steps, page = whole_steps(replay.page), replay.page
    while page.next is not None:
        assert page.next == len(steps) and len(answer) <= retelling.PAGE_BYTES
        answer = done(retelling.retell_on(source, whose, page.next, most))
        page = msgspec.json.decode(answer, type=wire.ReplayPage)
        steps += whole_steps(page)
    assert len(answer) <= retelling.PAGE_BYTES
    return replay, steps


def done(answer: bytes | study.Failure) -> bytes:
    assert isinstance(answer, bytes), answer
    return answer


def judged(source: bytes) -> wire.Curve:
    """A curve, in as many parts as a worker makes of it."""
    found = judging.Judged()
    while found.curve is None:
        part = judging.judge(source, MOST, found)
        assert isinstance(part, judging.Judged) and (part.looks != found.looks or part.curve)
        found = part
    return msgspec.json.decode(found.curve, type=wire.Curve)


async def shown(house: Visitor, path: str) -> tuple[wire.Replay, list[wire.ReplayStep]]:
    """A replay of the house that fits on one page."""
    replay = await house.get(path, wire.Replay)
    assert replay.page.next is None
    return replay, whole_steps(replay.page)
