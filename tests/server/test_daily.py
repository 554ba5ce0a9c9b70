"""The desert of the day: one attempt counts, nothing is given away before its end, and bad wishes get a sentence."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from typing import Any

import msgspec
import pytest

from serai.core.daily import daily_of, daily_seed
from serai.core.match import TO_BOT, TO_PERSON
from serai.core.vecs import i64, vec
from serai.core.words import LANGUAGES
from serai.games import find_game
from serai.server.attempts import result_row
from serai.server.days import DAY, day_name
from serai.store import AttemptRow, Change, ResultRow
from serai.wire import messages as wire
from tests.server.client import Visitor, new_id, open_house, play_out
from tests.server.hand_clock import HandClock
from tests.server.test_feats import FLOWN
from tests.server.test_progress import a_house, finished

TODAY = 20_775
ANA, BEN = "ana-" * 6, "ben-" * 6  # secrets of two devices


def at_noon() -> HandClock:
    return HandClock(TODAY * DAY + DAY // 2)


async def results(house: Visitor, device: str, game: str = "deserto", day: int = TODAY) -> wire.DayResults:
    answer = await house.http.get(f"/api/daily/{game}?day={day_name(day)}", headers={"serai-device": device})
    return msgspec.json.decode(answer.content, type=wire.DayResults)


async def begin(house: Visitor, device: str, game: str = "deserto", **more: Any) -> wire.Seated:
    body = {"name": "Ana", "bot_pace": 0, **more}
    return await house.post(f"/api/daily/{game}", body, wire.Seated, headers={"serai-device": device})


async def refusal(house: Visitor, device: str, game: str = "deserto", **more: Any) -> str:
    body = msgspec.json.encode({"name": "Ana", **more})
    answer = await house.http.post(f"/api/daily/{game}", content=body, headers={"serai-device": device})
    assert answer.status_code >= 400 and answer.json()["sentence"]
    return str(answer.json()["word"])


@pytest.mark.anyio
async def test_one_attempt_counts_and_gives_nothing_away_before_its_end() -> None:
    async with open_house(clock=at_noon()) as house:
        seed = daily_seed(TODAY, "deserto")
        day = await house.get("/api/daily", wire.Day)
        told = next(game for game in day.games if game.game == "deserto")
        assert (day.day, told.seed_hash, told.mine) == (day_name(TODAY), sha256(seed).hexdigest(), None)
        first, again = await asyncio.gather(begin(house, ANA), begin(house, ANA, name="Somebody else"))
        assert (again.code, again.token) == (first.code, first.token)
        assert await refusal(house, ANA, practice=True) == "daily-first"
        guest = await house.guest(again)
        assert guest.table is not None
        assert (guest.table.daily, guest.table.seed_hash) == (day_name(TODAY), told.seed_hash)
        assert len(guest.table.seats) == daily_of(TODAY, find_game("deserto")).seats
        fixed = (
            wire.Undo(id=new_id()),
            wire.Change(id=new_id(), welcoming=True),
            wire.HandOver(id=new_id(), seat=1, to="person"),
        )
        for wish in fixed:
            assert (await guest.refused(wish)).word == "daily-as-it-is"
        await play_out([guest])
        before = [text for text in guest.raw if '"type":"over"' not in text]
        assert not any(seed.hex() in text for text in before) and guest.of(wire.Over)[0].seed == seed.hex()
        assert not any(position.can_undo for position in guest.of(wire.Position))
        # Whoever has not tried it yet learns the result, but not how; nor anybody's secret.
        text = (await house.http.get("/api/daily/deserto", headers={"serai-device": BEN})).text
        seen = msgspec.json.decode(text, type=wire.DayResults)
        assert (seen.open, seen.rows[0].code, seen.rows[0].mine, seen.game.played) == (False, None, False, 1)
        assert ANA not in text and first.token not in text and seed.hex() not in text
        mine = (await results(house, ANA)).game.mine
        assert mine is not None and mine.ended is not None and mine.code == first.code
        end = guest.of(wire.Over)[0].end
        assert (mine.won, mine.value) == (0 in end.winners, end.scores[0])
        assert (await begin(house, ANA)).code == first.code  # its result; nothing new
        practice = await begin(house, ANA, practice=True)
        shown = await house.get(f"/api/tables/{practice.code}", wire.Table)
        assert (shown.seed_hash, shown.played_on) == (told.seed_hash, True)
        assert len((await results(house, ANA)).rows) == 1
        await guest.close()


@pytest.mark.anyio
async def test_who_leaves_has_given_up_and_may_watch_and_practise_but_not_try_again() -> None:
    async with open_house(clock=at_noon()) as house:
        guest = await house.guest(await begin(house, ANA, "trucks"))
        await guest.do(wire.Leave(id=new_id()))
        mine = (await results(house, ANA, "trucks")).game.mine
        assert mine is not None and (mine.won, mine.why, mine.place) == (False, "left", None)
        assert await refusal(house, ANA, "trucks") == "daily-left"
        await begin(house, ANA, "trucks", practice=True)
        await guest.close()


@pytest.mark.anyio
async def test_results_stand_in_order_and_are_open_once_the_day_is_over() -> None:
    async with open_house(clock=at_noon()) as house:
        store = house.house.store
        tried = {"A": (True, 30, None), "B": (True, 41, None), "C": (True, 50, "undone"), "D": (False, 9, "lost")}
        for day in (TODAY - 1, TODAY):
            for name in "EDCBA":
                row = AttemptRow(day=day, game="deserto", device=name.encode(), code=f"{name}{day}", name=name, begun=1)
                await store.keep("", Change(attempt=row))
                if name in tried:
                    won, value, why = tried[name]
                    await store.keep(row.code, Change(result=ResultRow(ended=2, won=won, value=value, why=why)))
        today, yesterday = await results(house, ANA), await results(house, ANA, day=TODAY - 1)
        order = [("B", 1), ("A", 2), ("C", None), ("D", None), ("E", None)]  # more points are better
        assert (
            [(row.name, row.place) for row in today.rows] == [(row.name, row.place) for row in yesterday.rows] == order
        )
        assert (today.game.played, today.game.won, today.game.playing) == (4, 2, 1)
        assert {row.code for row in today.rows} == {None} and not today.open
        assert [bool(row.code) for row in yesterday.rows] == [True] * 4 + [False] and yesterday.open


@pytest.mark.anyio
async def test_bad_wishes_get_a_sentence_in_both_languages() -> None:
    async with open_house(clock=at_noon()) as house:
        asked = {
            "/api/daily/chess": "unknown-game",
            "/api/daily?day=yesterday": "daily-no-day",
            "/api/daily?day=2026-02-30": "daily-no-day",
            "/api/daily?day=20261118": "daily-no-day",
            f"/api/daily/deserto?day={day_name(TODAY + 1)}": "daily-future",
            f"/api/daily?day={day_name(TODAY - 401)}": "daily-forgotten",
        }
        for path, word in asked.items():
            told = {
                language: (await house.http.get(path, headers={"accept-language": language})).json()
                for language in LANGUAGES
            }
            assert {problem["word"] for problem in told.values()} == {word}
            assert len({problem["sentence"] for problem in told.values()}) == len(LANGUAGES)
        assert await refusal(house, "short") == await refusal(house, "") == "daily-no-device"
        assert await refusal(house, ANA, day=day_name(TODAY - 1)) == "daily-over"
        assert await refusal(house, ANA, name=" ") == "name-empty"
        assert await house.house.store.attempts(TODAY) == []


@pytest.mark.anyio
async def test_a_bot_that_played_for_a_while_is_no_attempt_of_ones_own() -> None:
    house = a_house()
    table = await finished(house, FLOWN, daily=TODAY)
    row = result_row(table)
    assert row is not None and (row.won, row.value, row.why) == (True, len(FLOWN.log), None)
    match = table.match_journal().match
    match.log = vec[i64]([0, 0, TO_BOT, 0, 0, TO_PERSON, *match.log])
    assert (row := result_row(table)) is not None and row.why == "bots"
    table.row = msgspec.structs.replace(table.row, played_on=True)
    assert result_row(table) is None
    await house.store.close()
