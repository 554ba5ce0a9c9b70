"""Calls of a game with one tap, and silence where its rules want it."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from serai.core.game import Game
from serai.core.words import LANGUAGES
from serai.games import all_games
from serai.wire import messages as wire
from tests.server.client import Guest, Visitor, new_id, open_house
from tests.server.hand_clock import HandClock

anyio = pytest.mark.anyio
SILENT_LEVEL = 6


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.name)
def test_every_call_has_words_of_its_own(game: Game[Any]) -> None:
    assert len(set(game.manners.phrases)) == len(game.manners.phrases)
    assert not set(game.manners.phrases) & set(get_args(wire.PhraseName))
    for language in LANGUAGES:
        words = game.words(language)
        assert all(f"phrase-{name}" in words for name in game.manners.phrases)


async def level(house: Visitor, number: int) -> list[Guest]:
    return await house.full_table(2, game="quicksand", pace="step", options={"level": number})


@anyio
async def test_a_game_adds_its_own_calls() -> None:
    async with open_house() as house:
        one, other = await level(house, 1)
        assert one.table and "have-circle" in one.table.phrases and one.position and not one.position.silent
        await one.do(wire.Phrase(id=new_id(), phrase="have-circle"))
        await one.do(wire.Phrase(id=new_id(), phrase="hello"))
        await other.until(lambda: len(other.of(wire.Phrased)) == 2)
        assert [word.phrase for word in other.of(wire.Phrased)] == ["have-circle", "hello"]
        assert (await one.refused(wire.Phrase(id=new_id(), phrase="have-camel"))).word == "no-such-phrase"
        turns = await house.full_table(2)
        assert turns[0].table and turns[0].table.phrases == []
        assert (await turns[0].refused(wire.Phrase(id=new_id(), phrase="have-circle"))).word == "no-such-phrase"


@anyio
async def test_in_silence_nobody_talks_until_it_is_over() -> None:
    clock = HandClock()
    async with open_house(clock=clock) as house:
        host = await house.guest(
            await house.make("device", "open", game="quicksand", pace="step", options={"level": SILENT_LEVEL})
        )
        await host.do(wire.Say(id=new_id(), text="Shall we?"))  # before the game it is only a waiting room
        other = await house.guest(await house.join(host.code, "Zoé"))
        watcher = await house.guest(await house.join(host.code, "Wim", "watch"))
        await host.do(wire.Start(id=new_id()))
        position = await host.until(lambda: host.position)
        assert position.silent
        for guest in (host, other, watcher):
            await guest.until(lambda guest=guest: guest.position)  # type: ignore[misc]
            for word in (
                wire.Say(id=new_id(), text="Circle!"),
                wire.Phrase(id=new_id(), phrase="wait"),
                wire.Phrase(id=new_id(), phrase="have-circle"),
            ):
                refused = await guest.refused(word)
                assert refused.word == "silence" and "silence" in refused.sentence
        assert (await host.refused(wire.Hint(id=new_id()))).word == "silence"
        while not host.of(wire.Over):
            await host.do(wire.Run(id=new_id()))  # until all the sand is lost
        await host.do(wire.Say(id=new_id(), text="What a pity"))
        assert [word.text for word in host.of(wire.Said)] == ["Shall we?", "What a pity"]


@anyio
async def test_alone_there_is_nobody_to_be_silent_with() -> None:
    async with open_house() as house:
        made = await house.make("device", game="quicksand", pace="step", options={"level": SILENT_LEVEL}, start=True)
        guest = await house.guest(made)
        position = await guest.until(lambda: guest.position)
        assert not position.silent
        await guest.do(wire.Say(id=new_id(), text="Well then"))
