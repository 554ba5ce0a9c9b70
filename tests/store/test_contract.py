"""What every store promises: exactly one winner per number, nothing lost, order kept, whole changes or none."""

from __future__ import annotations

import asyncio
import itertools
from typing import Any

import msgspec
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from serai.store import (
    AttemptRow,
    Change,
    Entry,
    FeatRow,
    GuestRow,
    Head,
    Kept,
    PassedRow,
    ResultRow,
    SeatRow,
    Store,
    Word,
)
from serai.store.columns import DAYS_KEPT
from tests.store.halls import entry, on, some_table

CODES = (f"T{number}" for number in itertools.count())  # a table of its own for every example in one hall
IN_ONE_HALL = [HealthCheck.function_scoped_fixture]


@settings(max_examples=25, deadline=None, suppress_health_check=IN_ONE_HALL)
@given(numbers=st.lists(st.integers(1, 6), min_size=1, max_size=40), timed=st.booleans())
def test_of_all_who_want_a_number_exactly_one_gets_it(url: str, numbers: list[int], timed: bool) -> None:
    async def race(first: Store, second: Store) -> None:
        code = next(CODES)
        await first.create(some_table(code))
        wanted = [entry(number, move) for move, number in enumerate(numbers)]
        stores = [first, second]
        won = await asyncio.gather(*(stores[i % 2].append(code, one, timed) for i, one in enumerate(wanted)))
        winners = [one for one, did in zip(wanted, won, strict=True) if did]
        assert sorted(one.number for one in winners) == sorted(set(numbers))
        assert await first.entries(code, 0) == sorted(winners, key=lambda one: one.number)

    on([url, url], race)


@settings(max_examples=8, deadline=None, suppress_health_check=IN_ONE_HALL)
@given(length=st.integers(1, 25), writers=st.integers(2, 5))
def test_writers_who_try_again_lose_nothing_and_keep_their_order(url: str, length: int, writers: int) -> None:
    async def race(store: Store) -> None:
        code = next(CODES)
        await store.create(some_table(code))

        async def write(who: int) -> None:
            number = 0
            for mine in range(length):
                number += 1
                while not await store.append(code, entry(number, who * 1000 + mine)):
                    number += 1

        await asyncio.gather(*(write(who) for who in range(writers)))
        log = await store.entries(code, 0)
        assert [one.number for one in log] == list(range(1, length * writers + 1))
        for who in range(writers):
            assert [one.move for one in log if one.move // 1000 == who] == [who * 1000 + i for i in range(length)]

    on([url], race)


@settings(max_examples=15, deadline=None, suppress_health_check=IN_ONE_HALL)
@given(wanted=st.lists(st.tuples(st.integers(1, 30), st.sampled_from(["", "1/a", "1/b", "2/a\0\x1a0"])), max_size=30))
def test_a_wish_is_kept_once(url: str, wanted: list[tuple[int, str]]) -> None:
    async def run(store: Store) -> None:
        code = next(CODES)
        await store.create(some_table(code))
        await asyncio.gather(*(store.append(code, entry(number, wish=wish)) for number, wish in wanted))
        kept = [one.wish for one in await store.entries(code, 0) if one.wish]
        assert len(kept) == len(set(kept)) and set(kept) <= {wish for _, wish in wanted}

    on([url], run)


def test_everything_comes_back_as_it_was(url: str) -> None:
    kept = some_table(open=True)
    word = Word(number=1, time=3, guest=1, text="Salut à \0 tous \x1a0", wish="1/w")

    async def fill(store: Store) -> None:
        assert await store.create(kept)
        assert not await store.create(some_table())
        assert await store.say("DUNE", word, 9) and not await store.say("DUNE", word, 9)
        kept.table = msgspec.structs.replace(
            kept.table, started=7, rematch="OASIS", options={"a": "\0", "b": [1, None]}
        )
        kept.seats[1] = SeatRow(seat=1, kind="open", name="Zoé", guest=2)
        kept.guests.append(GuestRow(number=2, name="Zoé \\ \"'", token_hash=bytes(range(100)), gone=True))
        assert await store.keep("DUNE", Change(table=kept.table, guests=kept.guests[1:], seats=kept.seats))
        (line,) = await store.open_tables(9)
        assert (line.host, line.seats, line.free, line.bots) == ("Ali", 2, 0, 0)
        assert line.table == msgspec.structs.replace(kept.table, revision=1)

    async def read(again: Store) -> None:
        kept.table = msgspec.structs.replace(kept.table, revision=1)
        kept.words = [word]
        assert await again.load("DUNE") == kept
        assert await again.load("NOPE") is None and await again.glance("NOPE") is None
        assert await again.glance("DUNE") == msgspec.structs.replace(kept, words=[])
        assert await again.log("DUNE") == b"[]"
        for number, move in ((1, 40), (2, -2), (3, 7)):
            assert await again.append("DUNE", Entry(number=number, at=number * 5, seat=0, move=move))
        assert await again.log("DUNE") == b"[[5,0,40],[10,0,-2],[15,0,7]]"
        assert await again.words("DUNE", 1) == [] and await again.words("DUNE", 0) == [word]

    on([url], fill)
    on([url], read)


def test_a_full_chat_forgets_its_oldest_words(url: str) -> None:
    async def run(store: Store) -> None:
        await store.create(some_table())
        for number in range(1, 7):
            assert await store.say("DUNE", Word(number=number, time=number, guest=1, text=str(number)), 3)
        assert [word.number for word in await store.words("DUNE", 0)] == [4, 5, 6]
        assert (await store.heads(["DUNE"]))["DUNE"].word == 6

    on([url], run)


def test_a_change_is_kept_as_a_whole_or_not_at_all(url: str) -> None:
    async def run(store: Store) -> None:
        kept = some_table()
        await store.create(kept)
        await store.create(some_table("OASIS"))
        moved = msgspec.structs.replace(kept.table, host=2, rematch="OASIS")
        guest = GuestRow(number=2, name="Zoé", token_hash=b"y" * 32)
        whole = Change(table=moved, guests=[guest], seats=kept.seats[:1], entries=[entry(1), entry(2)])
        await store.append("DUNE", entry(2))
        assert not await store.keep("DUNE", whole)  # its second number is taken
        assert not await store.keep("DUNE", msgspec.structs.replace(whole, entries=[], made=some_table("OASIS")))
        assert await store.load("DUNE") == msgspec.structs.replace(kept, entries=[entry(2)])
        assert await store.keep("DUNE", msgspec.structs.replace(whole, entries=[entry(3)], made=some_table("PALM")))
        moved = msgspec.structs.replace(moved, revision=1)
        assert await store.load("DUNE") == Kept(
            table=moved, guests=[*kept.guests, guest], seats=kept.seats[:1], entries=[entry(2), entry(3)]
        )
        assert await store.load("PALM") == some_table("PALM")

    on([url], run)


def test_game_time_is_never_kept_backwards(url: str) -> None:
    async def run(store: Store) -> None:
        kept = some_table()
        await store.create(kept)
        for clocks in ({"DUNE": 500, "NOPE": 9}, {"DUNE": 300}, {}):
            await store.keep_clocks(clocks)
        await store.keep("DUNE", Change(table=kept.table))
        found = await store.load("DUNE")
        assert found and found.table.until == 500

    on([url], run)


def test_a_change_of_what_is_no_more_is_not_kept(url: str) -> None:
    async def run(store: Store) -> None:
        kept = some_table()
        await store.create(kept)
        assert await store.keep("DUNE", Change(seats=kept.seats[:1], known=0))
        assert not await store.keep("DUNE", Change(seats=kept.seats, known=0))
        assert await store.keep("DUNE", Change(guests=kept.guests, known=1))
        stale = msgspec.structs.replace(kept.table, host=9)  # whoever writes without asking counts all the same
        assert await store.keep("DUNE", Change(table=stale))
        assert await store.keep("DUNE", Change(entries=[entry(1)], known=3))
        assert not await store.keep("NOPE", Change(entries=[entry(1)], known=0))
        found = await store.load("DUNE")
        assert found and (found.table.revision, found.table.host, found.seats) == (3, 9, kept.seats[:1])

    on([url], run)


def test_what_time_has_changed_stays_changed(url: str) -> None:
    async def run(store: Store) -> None:
        await store.create(some_table())
        assert await store.append("DUNE", entry(1))  # at 10
        assert not await store.pass_time("DUNE", 30, 0)
        assert await store.pass_time("DUNE", 30, 1) and await store.pass_time("DUNE", 20, 1)
        assert not await store.pass_time("NOPE", 30, 1)
        late = Entry(number=2, at=29, seat=0, move=1)
        assert not await store.append("DUNE", late, timed=True)
        assert not await store.keep("DUNE", Change(entries=[late]))
        assert await store.append("DUNE", msgspec.structs.replace(late, at=30), timed=True)
        assert await store.append("DUNE", msgspec.structs.replace(late, number=3))  # in turns nobody asks for the time
        found = await store.load("DUNE")
        assert found and (found.table.rung, found.table.until, len(found.entries)) == (30, 30, 3)
        await store.keep("DUNE", Change(table=some_table().table))
        assert await store.heads(["DUNE"]) == {"DUNE": Head(3, 0, 1, 30)}

    on([url], run)


def test_one_question_tells_how_far_many_tables_have_come(url: str) -> None:
    async def run(store: Store) -> None:
        for code in ("DUNE", "OASIS", "PALM", "oasis"):
            await store.create(some_table(code))
        await store.append("DUNE", entry(1))
        await store.append("DUNE", entry(2))
        await store.keep("OASIS", Change(seats=[SeatRow(seat=0, kind="bot")]))
        found = await store.heads(["DUNE", "OASIS", "NOPE"])
        assert found == {"DUNE": Head(2, 0, 0, 0), "OASIS": Head(0, 0, 1, 0)}
        assert await store.heads([]) == {}
        assert await store.codes("", 2) == ["DUNE", "OASIS"]
        assert await store.codes("OASIS", 9) == [
            "PALM",
            "oasis",
        ]  # by their letters' numbers, whatever the system's language

    on([url], run)


def test_what_was_won_is_listed_in_order_and_once(url: str) -> None:
    async def run(store: Store) -> None:
        won = [PassedRow(game="g", people=who, level=n, pace="full", time=9 - n) for who in "AB" for n in (1, 2)]
        for row in [*reversed(won), msgspec.structs.replace(won[0], time=99)]:
            await store.keep("", Change(passed=row))
        assert await store.all_passed() == won
        assert await store.passed("g", "B") == won[2:]

    on([url], run)


def test_feats_are_counted_up_and_the_better_mark_stays(url: str) -> None:
    def feat(mark: int | None, names: list[str], **more: Any) -> FeatRow:
        kind = {"game": "g", "chosen": "novice", "seats": 3, "people": 2, **more}
        return FeatRow(**kind, options={"a": "\0"}, won=int(mark is not None), mark=mark, names=names, time=mark or 0)

    async def run(store: Store) -> None:
        marks = [(None, "Lost"), (70, "Ana \0"), (None, "Lost"), (50, "Zoé"), (50, "Too late"), (60, "Slow")]
        for mark, name in marks:
            await store.keep("", Change(feat=feat(mark, [name])))
        await store.keep("", Change(feat=feat(9, ["Ali"], chosen="elite")))
        await store.keep("", Change(feat=feat(None, [], game="h")))
        best = msgspec.structs.replace(feat(50, ["Zoé"]), played=6, won=4)
        assert await store.feats("g") == [feat(9, ["Ali"], chosen="elite"), best]
        assert await store.all_feats() == [*await store.feats("g"), *await store.feats("h")]
        assert await store.feats("nothing") == []

    on([url], run)


def test_an_attempt_is_begun_once_with_its_table_and_its_first_result_stays(url: str) -> None:
    def attempt(code: str, **more: Any) -> AttemptRow:
        usual = {"day": 20_000, "game": "g", "device": b"\0" * 32, "code": code, "name": "Ana \0", "begun": 5}
        return AttemptRow(**{**usual, **more})

    async def run(store: Store) -> None:
        old = attempt("OLD", day=20_000 - DAYS_KEPT - 1)
        assert await store.keep("", Change(attempt=old)) and await store.all_attempts() == [old]
        first = attempt("ONE")
        assert await store.keep("", Change(made=some_table("ONE", daily=20_000), attempt=first))
        assert await store.attempts(20_000) == await store.all_attempts() == [first]  # the old one is forgotten
        assert not await store.keep("", Change(made=some_table("TWO", daily=20_000), attempt=attempt("TWO")))
        assert await store.load("TWO") is None
        assert (kept := await store.load("ONE")) is not None and kept.table.daily == 20_000
        other = attempt("TWO", device=b"\1" * 32)
        assert await store.keep("", Change(made=some_table("TWO"), attempt=other))
        for ended, value in ((7, 31), (8, 99)):
            await store.keep("ONE", Change(result=ResultRow(ended=ended, won=True, value=value, why=None)))
        await store.keep("TWO", Change(result=ResultRow(ended=9, won=False, value=None, why="lost")))
        done = msgspec.structs.replace(first, ended=7, won=True, value=31)
        assert await store.attempts(20_000) == [done, msgspec.structs.replace(other, ended=9, why="lost")]
        assert await store.attempts(20_001) == []

    on([url], run)


def test_an_entry_of_no_table_takes_nobody_with_it(url: str) -> None:
    async def run(store: Store) -> None:
        await store.create(some_table())
        wanted = [store.append(code, entry(1)) for code in ("NOPE", "DUNE")]
        lost, kept = await asyncio.gather(*wanted, return_exceptions=True)
        assert kept is True and lost is not True

    on([url], run)


def test_a_store_that_is_well_has_no_trouble(url: str) -> None:
    async def run(store: Store) -> None:
        assert await store.trouble() is None

    on([url], run)
