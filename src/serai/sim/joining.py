"""Parts of one plan, played at different times or on different machines, put together."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import msgspec

from serai.core.errors import OutOfRange, Unreadable, place_in
from serai.core.game import read_seed
from serai.sim.plan import Plan
from serai.sim.report import Report, report
from serai.sim.tally import Tally

DIGEST_BYTES = 32


def read_report(path: Path) -> Report:
    """A report as `--json` wrote it."""
    try:
        found = msgspec.json.decode(path.read_bytes(), type=Report)
    except OSError as error:
        raise Unreadable("record-missing", file=str(path)) from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Unreadable("part-damaged", file=str(path), where=place_in(error)) from error
    if found.part is not None and not is_whole(found.part, found.seats):
        raise Unreadable("part-damaged", file=str(path), where="$.part")
    return found


def is_whole(tally: Tally, seats: int) -> bool:
    """Whether a tally fits together."""
    lists = (tally.scores, tally.wins, tally.alone, tally.shared)
    return 0 < tally.games == len(tally.digests) / DIGEST_BYTES and {len(found) for found in lists} == {seats}


def plan_of(found: Report) -> Plan:
    """What was to be played."""
    return Plan(
        game=found.game,
        seats=found.seats,
        games=found.planned,
        seed=read_seed(found.seed),
        bots=found.players,
        options=found.options,
        rotate=found.rotate,
    )


def check_same(plan: Plan, found: Report) -> None:
    """Refuses a part of another plan, or of other rules."""
    in_full = msgspec.structs.replace(plan, options=msgspec.to_builtins(plan.the_options()))
    if (plan_of(found), found.version) != (in_full, plan.the_game().version):
        raise OutOfRange("part-of-another")


def join(found: Sequence[Report]) -> Report:
    """One report of all the parts, in any order."""
    plan = plan_of(found[0])
    plan.check()
    for one in found:
        check_same(plan, one)
    if len(found) == 1:
        return found[0]
    tallies = sorted((one.part for one in found if one.part), key=lambda part: part.start)
    if len(tallies) < len(found):
        raise OutOfRange("part-is-whole")
    for before, after in pairwise(tallies):
        if before.stop != after.start:
            raise OutOfRange("parts-do-not-meet", stop=str(before.stop), start=str(after.start))
    for after in tallies[1:]:
        tallies[0].add(after)
    return report(plan, tallies[0])
