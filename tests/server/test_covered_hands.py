"""QKS-CLK-6: hands are looked at when the sand already runs; until then nobody is sent one, nor a hint."""

from __future__ import annotations

import msgspec
import pytest

from serai.core.rng import Rng
from serai.core.state import NOBODY
from serai.games.quicksand import GAME
from serai.server.house import House
from serai.store import open_store
from serai.wire import messages as wire
from tests.server.client import Guest, new_id, open_house
from tests.server.hand_clock import HandClock
from tests.server.sandglass import counted_in
from tests.server.test_secrets import all_that_goes_out, table_of

pytestmark = pytest.mark.anyio
COVERED = [[None] * 3] * 2
FACING_OUT = 13  # a level


def hands(guest: Guest) -> list[list[str | None]]:
    assert guest.position
    return guest.position.view["hands"]  # type: ignore[no-any-return]


@pytest.mark.parametrize("level", [1, FACING_OUT])
async def test_QKS_CLK_6_nobody_sees_a_hand_before_the_sand_runs(level: int) -> None:
    clock = HandClock()
    async with open_house(clock=clock) as house:
        guests = await house.full_table(2, game="quicksand", options={"level": level})
        watcher = await house.guest(await house.join(guests[0].code, "Wim", "watch"))
        await counted_in_but_one_instant(clock, *guests)
        for guest in (*guests, watcher):
            await guest.until(lambda guest=guest: guest.position and guest.position.clock.starts)  # type: ignore[misc]
            for position in guest.of(wire.Position):
                assert position.view["hands"] == COVERED and position.view["hand_sizes"] == [3, 3]
                assert position.legal == [] and position.barred == [] and position.story == []
        await clock.turn(1)
        for seat, guest in enumerate(guests):
            await guest.until(lambda guest=guest: guest.my_turn)  # type: ignore[misc]
            seen = [None not in hand for hand in hands(guest)]
            assert seen == [(seat == other) == (level == 1) for other in range(2)]
        await watcher.until(lambda: watcher.position and watcher.position.clock.running)
        assert hands(watcher) == COVERED


async def counted_in_but_one_instant(clock: HandClock, *guests: Guest) -> None:
    """Everybody is ready, and the sand runs in a millisecond."""
    for guest in guests:
        await guest.do(wire.Ready(id=new_id()))
    await clock.turn(2999)


async def test_QKS_CLK_6_no_byte_tells_which_cards_lie_there() -> None:
    house = House(store=open_store("sqlite://"), clock=HandClock())
    table = await table_of(house, GAME, 2, bytes(16))
    table.row = msgspec.structs.replace(table.row, pace="full")
    sent = []
    for _ in range(2):
        sent.append([all_that_goes_out(table, reader, []) for reader in (0, 1, None)])
        table.match_journal().match.state.imagine(NOBODY, Rng(1))
    assert sent[0] == sent[1]
    await house.store.close()


async def test_QKS_CLK_6_no_hint_before_the_sand_runs() -> None:
    clock = HandClock()
    async with open_house(clock=clock) as house:
        guests = await house.full_table(2, game="quicksand")
        assert (await guests[0].refused(wire.Hint(id=new_id()))).word == "clock-stands"
        await counted_in_but_one_instant(clock, *guests)
        assert (await guests[0].refused(wire.Hint(id=new_id()))).word == "clock-stands"
        await clock.turn(1)
        await guests[0].do(wire.Hint(id=new_id()))


async def test_what_was_seen_is_seen_while_the_clock_waits_again(tmp_path: object) -> None:
    clock = HandClock()
    url = f"sqlite:///{tmp_path}/hall.db"
    async with open_house(url, clock) as house:
        guests = await house.full_table(2, game="quicksand")
        seats = [wire.Seated(code=guest.code, token=guest.token, link="", guest=0, seats=[]) for guest in guests]
        await counted_in(clock, *guests)
        await clock.turn(500)
        await guests[0].play()
        await guests[1].until(lambda: guests[1].my_turn)
        held = hands(guests[1])[1]
    async with open_house(url, clock) as house:
        back = await house.guest(seats[1])
        await back.until(lambda: back.position)
        assert back.position and not back.position.clock.running and hands(back)[1] == held != [None] * 3


async def test_where_time_stands_hands_are_seen_at_once() -> None:
    async with open_house(clock=HandClock()) as house:
        guest = await house.guest(await house.make("device", "bot", game="quicksand", pace="step", start=True))
        await guest.until(lambda: guest.my_turn)
        assert None not in hands(guest)[0]
