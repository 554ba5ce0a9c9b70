"""What the host changes before the game, with guests already there."""

from __future__ import annotations

from typing import Any

import pytest

from serai.core.levels import COMPANION
from serai.games import all_games
from serai.wire import messages as wire
from tests.server.client import Guest, Visitor, new_id, open_house

pytestmark = pytest.mark.anyio
ROLES = ["archeologist", "random", "climber"]


def plans(*kinds: str) -> list[wire.SeatPlan]:
    """device, open, or bot:LEVEL."""
    found = [kind.partition(":") for kind in kinds]
    return [wire.SeatPlan(kind=kind, level=level or "expert") for kind, _, level in found]  # type: ignore[arg-type]


async def waiting(house: Visitor, *kinds: str, guests: int = 0, **more: Any) -> list[Guest]:
    """A table that has not begun, the host first."""
    made = await house.make(*kinds, **more)
    others = [await house.join(made.code, f"Guest {n}") for n in range(1, guests + 1)]
    return [await house.guest(seated) for seated in [made, *others]]


async def names_after(host: Guest, *kinds: str, **more: Any) -> list[str]:
    await host.do(wire.Change(id=new_id(), seats=plans(*kinds), **more))
    table = await host.until(lambda: host.table if host.table and len(host.table.seats) == len(kinds) else None)
    return [seat.name if seat.kind != "bot" else "bot" for seat in table.seats]


async def test_seats_are_added_and_removed_and_guests_stay_where_they_sit() -> None:
    async with open_house() as house:
        host, *_ = await waiting(house, "device", "open", "open", guests=2)
        assert await names_after(host, "device", "open", "open", "open") == ["Host", "Guest 1", "Guest 2", ""]
        assert await names_after(host, "device", "open", "open") == ["Host", "Guest 1", "Guest 2"]
        assert await names_after(host, "bot", "open", "open", "device") == ["bot", "Guest 1", "Guest 2", "Host"]


async def test_whose_seat_is_gone_or_a_bots_gets_another_one() -> None:
    async with open_house() as house:
        host, one, two = await waiting(house, "device", "open", "open", guests=2)
        assert await names_after(host, "device", "bot", "open", "open") == ["Host", "bot", "Guest 2", "Guest 1"]
        assert await names_after(host, "device", "open", "open") == ["Host", "Guest 1", "Guest 2"]
        assert await names_after(host, "device", "open") == ["Host", "Guest 1"]
        table = await two.until(lambda: two.table if two.table and two.table.watchers else None)
        assert [watcher.name for watcher in table.watchers] == ["Guest 2"]  # and watches where there is none
        assert one.closed is None


async def test_no_bot_takes_the_name_of_a_guest() -> None:
    async with open_house() as house:
        made = await house.make("device", "open", "open")
        host = await house.guest(made)
        await house.join(made.code, "Samira")
        await host.do(wire.Change(id=new_id(), seats=plans("device", "open", "bot")))
        table = await host.until(lambda: host.table if host.table and host.table.seats[2].kind == "bot" else None)
        assert len({seat.name for seat in table.seats}) == 3
        named = [*plans("device", "open"), wire.SeatPlan(kind="bot", name="samira")]
        assert (await host.refused(wire.Change(id=new_id(), seats=named))).word == "name-taken"


async def test_the_level_of_a_bot_is_changed() -> None:
    async with open_house() as house:
        (host,) = await waiting(house, "device", "bot:skilled")
        await host.do(wire.Change(id=new_id(), seats=plans("device", "bot:master")))
        await host.until(lambda: host.table and host.table.seats[1].level == "master")
        await host.do(wire.HandOver(id=new_id(), seat=1, to="bot", level="beginner"))
        await host.until(lambda: host.table and host.table.seats[1].level == "beginner")


async def test_adventurers_are_chosen_seat_by_seat_and_along_with_the_seats() -> None:
    async with open_house() as house:
        host, guest = await waiting(house, "device", "open", "bot:skilled", guests=1, game="desert")
        await host.do(wire.Change(id=new_id(), options={"adventurers": ROLES}))
        await guest.until(lambda: guest.table and guest.table.options["adventurers"] == ROLES)
        for wrong in (ROLES[:2], ["climber", "climber", "random"]):
            refused = await host.refused(wire.Change(id=new_id(), options={"adventurers": wrong}))
            assert refused.word == "bad-adventurers" and "3 seats" in refused.sentence
        fewer = plans("device", "open")
        assert (await host.refused(wire.Change(id=new_id(), seats=fewer))).word == "bad-adventurers"
        await host.do(wire.Change(id=new_id(), seats=fewer, options={"adventurers": ROLES[:2]}))
        await host.do(wire.Start(id=new_id()))
        position = await guest.until(lambda: guest.position)
        assert position.seat == 1 and "archeologist" in str(position.view)


REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"seats": plans("device")}, "bad-seats"),
    ({"seats": plans(*["open"] * 9)}, "bad-seats"),
    ({"seats": plans("device", "bot:companion")}, "no-companion"),
    ({"options": {"starter": 9}}, "bad-option"),
    ({"options": {"nope": 1}}, "bad-option"),
    ({"pace": "half"}, "no-clock"),
]


@pytest.mark.parametrize(("wrong", "word"), REFUSED)
async def test_what_cannot_be_is_a_sentence_and_changes_nothing(wrong: dict[str, Any], word: str) -> None:
    async with open_house() as house:
        host, guest = await waiting(house, "device", "open", guests=1)
        refused = await host.refused(wire.Change(id=new_id(), **wrong))
        assert refused.word == word and refused.sentence
        assert (await guest.refused(wire.Change(id=new_id(), **wrong))).word == "not-host"
        table = await house.get(f"/api/tables/{host.code}", wire.Table)
        assert [seat.name for seat in table.seats] == ["Host", "Guest 1"]


async def test_each_game_says_which_bots_it_has_and_takes_no_others() -> None:
    async with open_house() as house:
        found = {game.name: game for game in await house.get("/api/games", list[wire.GameInfo])}
        assert {name for name, game in found.items() if COMPANION in game.bots} >= {"quicksand", "temple"}
        assert COMPANION not in found["deserto"].bots + found["desert"].bots
        assert all(game.bots == list(all_games()[name].bots) for name, game in found.items())
        assert COMPANION not in (await house.get("/api/house", wire.HouseInfo)).levels
        host = await house.guest(await house.make("device", "bot:companion", game="temple"))
        assert host.table and host.table.seats[1].level == COMPANION
        (other,) = await waiting(house, "device", "bot:skilled")
        wish = wire.HandOver(id=new_id(), seat=1, to="bot", level="companion")
        assert (await other.refused(wish)).word == "no-companion"
