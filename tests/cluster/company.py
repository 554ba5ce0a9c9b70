"""People at many tables of a hall, spread over its servers, and what must hold of them whatever happens meanwhile."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from serai.core.match import TO_BOT
from serai.games import find_game
from serai.server.opening import open_journal
from serai.store import Entry, Kept, Store
from serai.wire import messages as wire
from tests.cluster.traveller import Traveller
from tests.server.client import Visitor, new_id

PATIENCE = 60.0


@dataclass(frozen=True)
class Party:
    """A kind of table."""

    game: str
    people: int
    bots: int = 0
    spread: bool = True  # over both servers, or all at one

    @property
    def real_time(self) -> bool:
        return find_game(self.game).real_time


@dataclass
class Company:
    """One table."""

    party: Party
    code: str
    people: list[Traveller]

    @property
    def is_over(self) -> bool:
        return all(one.over is not None for one in self.people)

    @property
    def number(self) -> int:
        """Entries that somebody has been shown."""
        return max(one.position.number for one in self.people if one.position)

    @property
    def waits(self) -> bool:
        """Whether somebody could act, a person or a bot; in real time nobody may, until time changes something."""
        return not self.is_over and any(one.position.movers for one in self.people if one.position)

    def told(self) -> str:
        """How it stands, for whoever looks for a mistake."""
        seen = [(one.base, one.is_back, bool(one.over), one.diary.refused[-3:], one.position) for one in self.people]
        views = [
            (*others, p.number, p.version, p.movers, len(p.legal), p.clock, p.paused, p.outcome)
            for *others, p in seen
            if p is not None
        ]
        return f"{self.party} {self.code}: {views}"


async def sit_down(servers: list[str], party: Party, turn: int) -> Company:
    """A table that has begun; its people come to one server after the other, beginning with another one each time."""
    visitor = Visitor(servers[turn % len(servers)])
    plans = ["device", *["open"] * (party.people - 1), *["bot:beginner"] * party.bots]
    more = {} if party.real_time else {"bot_pace": 150}
    seated = [await visitor.make(*plans, game=party.game, **more)]
    seated += [await visitor.join(seated[0].code, f"Guest {n}", n) for n in range(1, party.people)]
    await visitor.http.aclose()
    spread = int(party.spread)
    people = [Traveller(servers, one, turn + n * spread, turn * 100 + n) for n, one in enumerate(seated)]
    company = Company(party, seated[0].code, people)
    await people[0].send(wire.Start(id=new_id()))
    await until(lambda: all(one.position for one in people), f"{company.code} has not begun")
    if party.real_time:
        await asyncio.gather(*(one.send(wire.Ready(id=new_id())) for one in people))
        await until(lambda: all(one.position and one.position.clock.running for one in people), "no clock runs")
    return company


async def until(holds: object, what: str, patience: float = PATIENCE) -> None:
    """Looks again and again; says what was awaited in vain."""
    end = time.monotonic() + patience
    while not holds():  # type: ignore[operator]
        assert time.monotonic() < end, what
        await asyncio.sleep(0.02)


async def finish(companies: Sequence[Company]) -> None:
    """Every game is brought to its end: in turns by playing, in real time by giving up, or at least to a pause."""
    for company in companies:
        if company.party.real_time:
            what = wire.Pause if company.party.bots else wire.Resign
            await asyncio.gather(*(one.send(what(id=new_id())) for one in company.people if not one.over))
    await until(lambda: all(map(is_done, companies)), "not all games could be finished")


def is_done(company: Company) -> bool:
    if company.party.real_time and company.party.bots:
        return all(one.position is not None and one.position.paused for one in company.people)
    return company.is_over


# What must hold


async def check(store: Store, companies: Sequence[Company]) -> int:
    """Nothing accepted is lost, nothing doubled, nobody was shown anything that is not so. How often bots sat in."""
    stand_ins = 0
    for company in companies:
        kept = await store.load(company.code)
        assert kept is not None
        check_log(kept.entries)
        check_bots(company, kept)
        wishes = {entry.wish: entry.number for entry in kept.entries if entry.wish}
        for one in company.people:
            assert not one.diary.wrongs, one.diary.wrongs
            assert not one.end, one.end
            missing = {
                name: number
                for name, number in one.diary.accepted.items()
                if wishes.get(f"{one.seated.guest}/{name}") != number
            }
            assert not missing, (company.code, missing)
        await check_positions(company, kept)
        stand_ins += sum(entry.move == TO_BOT for entry in kept.entries)
    return stand_ins


def check_log(entries: list[Entry]) -> None:
    """Numbers have no holes, no wish counts twice, and neither time goes back."""
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    wishes = [entry.wish for entry in entries if entry.wish]
    assert len(wishes) == len(set(wishes))
    for times in ([entry.at for entry in entries], [entry.time for entry in entries]):
        assert times == sorted(times)


def check_bots(company: Company, kept: Kept) -> None:
    """Each decision of a bot once, whichever server let it decide."""
    moved: dict[int, int] = {}
    for entry in kept.entries:
        count = moved.get(entry.seat, 0)
        if kept.seats[entry.seat].kind == "bot":
            assert entry.wish == f"bot:{entry.seat}:{count}", (company.code, entry)
        moved[entry.seat] = count + 1


async def check_positions(company: Company, kept: Kept) -> None:
    """What everybody sees in the end is what the log says."""
    journal = await open_journal(kept.table, len(kept.seats), kept.entries)
    for one in company.people:
        shown = one.position
        assert shown is not None
        assert (shown.number, shown.version) == (journal.number, journal.version), (company.code, one.base)
        seat = -1 if shown.seat is None else shown.seat
        view = msgspec.json.decode(msgspec.json.encode(journal.view(seat)))
        assert shown.view == view, company.code
        assert one.over is None or company.people[0].over is None or one.over.end == company.people[0].over.end
