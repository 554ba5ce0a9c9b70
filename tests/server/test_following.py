"""Workers follow the matches they think about: told only what is new, they have exactly what the house has."""

from __future__ import annotations

import asyncio
import os
import signal
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import pytest

from serai.core.game import Game
from serai.core.match import PAUSE, RESUME, TO_BOT, UNDO, Match
from serai.core.snapshot import snapshot
from serai.core.trial import Trial, loose_dice
from serai.games import all_games
from serai.server.followed import Followed, Lost
from serai.server.journal import Journal
from serai.server.lane import Lane
from serai.server.news import News, Subject
from serai.server.table import Table
from serai.server.thinkers import Rank, Thinkers
from serai.wire import messages as wire
from tests.server.client import WIDE, Guest, open_house, play_out
from tests.server.test_thinkers import eventually

GAMES = list(all_games().values())
ACTS = 60
UNDONE_SELDOM = ("quicksand", "trucks")  # nearly every move uncovers a card


def begun(game: Game[Any], seed: int) -> tuple[Trial, Subject]:
    """A match that chance plays, and what a worker is told of it."""
    options = game.options()
    journal = Journal(game, options, game.seats[-1], bytes([seed]) * 16)
    table = SimpleNamespace(
        match_journal=lambda: journal, timing=SimpleNamespace(foreseen=lambda journal: journal.time)
    )
    return Trial("following", game, options, journal.match, loose_dice(seed, 3)), Subject(cast("Table", table))


def whole(match: Match) -> list[Any]:
    """All there is to a match but its story."""
    kept = [snapshot(state) for state in (match.state, *match.past)]
    for one in kept:
        one.pop("story", None)
    return [kept, list(match.log), match.step, match.paused, match.by_bots, match.resigned, match.undo_seat]


def interrupt(trial: Trial) -> None:
    """Sometimes somebody does what is no move."""
    match, act = trial.match, (UNDO, UNDO, UNDO, PAUSE, TO_BOT)[trial.chance.below(5)]
    if trial.chance.below(3) == 0 and match.outcome() is None:
        seat = max(0, int(match.undo_seat))
        if not match.why_not(seat, act):
            match.enter(match.state.now, seat, act)
        if match.paused:
            match.enter(match.state.now, seat, RESUME)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_match_that_is_followed_is_the_match_replayed(game: Game[Any]) -> None:
    undone = 0
    for seed in (1, 2):
        trial, subject = begun(game, seed)
        followed, known = Followed(), None
        for number in range(ACTS):
            if not trial.act():
                break
            interrupt(trial)
            if number % 3 == 0:
                news = subject.news(known)
                _, match = followed.hear(news)
                known = news.number
                assert whole(match) == whole(trial.match)
                assert whole(Followed().hear(subject.news())[1]) == whole(match)
                assert match.state.story is not None and not len(match.state.story.events)
        undone += list(trial.match.log)[2::3].count(UNDO)
    assert undone or game.name in UNDONE_SELDOM


def test_who_knows_another_number_must_be_told_everything() -> None:
    trial, subject = begun(GAMES[0], 1)
    followed = Followed()
    with pytest.raises(Lost):
        followed.hear(subject.news(0))  # never heard of it
    for behind in (-1, 1):
        known = followed.hear(subject.news())[1]
        trial.act()
        trial.act()
        with pytest.raises(Lost):
            followed.hear(subject.news(len(known.log) // 3 + behind))
        with pytest.raises(Lost):
            followed.hear(subject.news(len(known.log) // 3))  # what was doubtful is kept no longer
    assert whole(followed.hear(subject.news())[1]) == whole(trial.match)


def test_only_the_last_few_matches_are_kept_and_none_that_is_gone() -> None:
    followed = Followed(most=2)
    subjects = [begun(GAMES[0], seed)[1] for seed in range(3)]
    for subject in subjects:
        followed.hear(subject.news())
    assert len(followed) == 2
    with pytest.raises(Lost):
        followed.hear(subjects[0].news(0))
    followed.hear(subjects[2].news(0, gone=[subjects[1].name]))
    assert len(followed) == 1


def told(lane: Lane) -> dict[int, int]:
    """What the workers of a lane follow, and how many entries of it they have heard."""
    return {name: number for worker in lane._all for name, number in worker.known.items()}


async def play_until_followed(guest: Guest, lane: Lane) -> None:
    """While a worker's process starts, bots play quick moves."""
    while not told(lane):
        await play_out([guest], 1)
        await asyncio.sleep(0.3)


@pytest.mark.anyio
async def test_a_worker_that_is_killed_is_replaced_and_nobody_notices(monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[News] = []
    make = Subject.news
    monkeypatch.setattr(Subject, "news", lambda *asked: sent.append(make(*asked)) or sent[-1])  # type: ignore[func-returns-value]
    thinkers = Thinkers(1)
    lane = thinkers._lanes[Rank.BOT]
    async with open_house(thinkers=thinkers) as house:
        guest = await house.guest(await house.make("device", "bot:skilled", start=True, options={"starter": 1}))
        await guest.until(lambda: guest.position)
        await play_until_followed(guest, lane)
        await play_out([guest], 3)
        assert [bool(news.beginning) for news in sent[-3:]] == [False] * 3
        process = lane._all[-1]._process
        assert process and process.pid
        os.kill(process.pid, signal.SIGKILL)
        await play_out([guest])
        assert (await guest.first(wire.Over)).statistics.moves == [25, 25]
        assert sum(news.beginning is not None for news in sent) == 2


@pytest.mark.anyio
async def test_a_table_that_sleeps_is_forgotten_and_followed_again_when_it_wakes() -> None:
    thinkers = Thinkers(1)
    lane = thinkers._lanes[Rank.BOT]
    async with open_house(thinkers=thinkers, limits=replace(WIDE, sleep=10)) as house:
        seated = await house.make("device", "bot:skilled", start=True, options={"starter": 1})
        guest = await house.guest(seated)
        await guest.until(lambda: guest.position)
        await play_until_followed(guest, lane)
        (name,) = told(lane)
        await guest.close()
        await eventually(lambda: not told(lane))
        assert lane._all[0].gone == [name]
        guest = await house.guest(seated)
        await guest.until(lambda: guest.my_turn)
        await play_out([guest], 2)
        await eventually(lambda: told(lane))
        assert not lane._all[0].gone
