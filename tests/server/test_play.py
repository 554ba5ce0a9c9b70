"""People and bots at a table, over real sockets."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import msgspec
import pytest

from serai.core.record import from_json, replay
from serai.games import find_game
from serai.wire import messages as wire
from tests.server.client import new_id, open_house, play_out, reached

pytestmark = pytest.mark.anyio


async def test_two_people_play_a_game_to_its_end() -> None:
    async with open_house() as house:
        guests = await house.full_table(2)
        await play_out(guests)
        over = await guests[1].first(wire.Over)
        assert sha256(bytes.fromhex(over.seed)).hexdigest() == over.seed_hash
        assert guests[0].table and guests[0].table.seed_hash == over.seed_hash
        assert sum(over.statistics.moves) == 50
        record = from_json((await house.http.get(f"/api/replays/{guests[0].code}/record")).content)
        assert record.names == ["Host", "Guest 1"]
        assert replay(record, find_game).outcome() is not None


async def test_a_person_and_three_bots() -> None:
    async with open_house() as house:
        seated = await house.make("device", "bot:beginner", "bot:beginner", "bot:skilled", start=True)
        guest = await house.guest(seated)
        await play_out([guest])
        over = await guest.first(wire.Over)
        assert len(over.end.scores) == 4


async def test_moves_may_be_typed_and_a_refusal_names_its_rule_in_the_readers_language() -> None:
    async with open_house() as house:
        guests = await house.full_table(2)
        mover = next(guest for guest in guests if guest.my_turn)
        other = next(guest for guest in guests if not guest.my_turn)
        assert mover.position
        answer = await other.refused(wire.Move(id=new_id(), move=mover.position.legal[0].code))
        assert (answer.rule, answer.sentence) == ("DST-TURN-3", "Then it is your left neighbour’s turn.")
        french = await house.guest(
            wire.Seated(code=other.code, token=other.token, link="", guest=0, seats=[]), language="fr-CA"
        )
        answer = await french.refused(wire.Move(id=new_id(), move=mover.position.legal[0].code))
        assert answer.rule == "DST-TURN-3" and "voisin" in answer.sentence
        for bad in ({"type": "fly"}, {"type": "lay", "card": "vizier"}, -1, 1 << 61, 99):
            answer = await mover.refused(wire.Move(id=new_id(), move=bad))
            assert answer.rule == "SER-MOVE", bad
        assert await mover.do(wire.Move(id=new_id(), move=mover.position.legal[0].move)) == 1


async def test_barred_moves_name_their_rule_and_legal_ones_what_they_bring() -> None:
    async with open_house() as house:
        guests = await house.full_table(2, options={"starter": 1})
        position = guests[0].position
        assert position and position.legal and position.barred
        assert all(choice.foresee is not None for choice in position.legal)
        assert all(happening.name != "drawn" for choice in position.legal for happening in choice.foresee or ())
        assert {barred.rule for barred in position.barred} <= {"DST-PLACE-2", "DST-PLACE-3", "DST-PLACE-6"}
        assert guests[1].position and not guests[1].position.legal and not guests[1].position.barred


async def test_whom_the_game_waits_for_is_told_apart_from_who_may_act() -> None:
    record = msgspec.json.decode(Path("tests/records/desert-2-seats.json").read_bytes())
    plans = [{"kind": "device"}, {"kind": "device"}]
    async with open_house() as house:
        wish = {
            "step": 7,
            "seats": plans,
            "name": "Ana",
            "record": record,
        }  # the first storm has left room in a canteen
        guest = await house.guest(await house.post("/api/replays/play-on", wish, wire.Seated))
        position = await guest.until(lambda: guest.position)
        assert (position.movers, position.expected) == ([0, 1], [0])


async def test_pass_and_play_shows_one_hand_at_a_time() -> None:
    async with open_house() as house:
        seated = await house.make("device", "device", start=True, options={"starter": 1})
        guest = await house.guest(seated)
        covered = await guest.until(lambda: guest.position)
        assert covered.seat is None and covered.view["hand"] is None and seated.seats == [0, 1]
        assert guest.table and [seat.kind for seat in guest.table.seats] == ["device", "device"]
        assert (await guest.refused(wire.Move(id=new_id(), move=0))).word == "which-seat"
        await guest.do(wire.Look(id=new_id(), seat=0))
        shown = await guest.until(lambda: guest.position if guest.position and guest.position.seat == 0 else None)
        assert shown.legal and len(shown.view["hand"]) == 3
        await guest.do(wire.Look(id=new_id(), seat=None))
        await guest.do(wire.Move(id=new_id(), seat=0, move=shown.legal[0].code))
        after = await guest.until(lambda: guest.position if guest.position and guest.position.number == 1 else None)
        assert after.seat is None and after.movers == [1]
        assert (await guest.refused(wire.Look(id=new_id(), seat=5))).word == "not-your-seat"


async def test_pause_needs_everybody_who_is_there() -> None:
    async with open_house() as house:
        first, second = await house.full_table(2)
        await first.do(wire.Pause(id=new_id()))
        table = await second.until(lambda: second.table if second.table and second.table.agreement else None)
        assert table.agreement and (table.agreement.agreed, table.agreement.awaited) == ([0], [1])
        await second.do(wire.Decline(id=new_id()))
        assert not first.position or not first.position.paused
        await first.do(wire.Pause(id=new_id()))
        await second.do(wire.Pause(id=new_id()))
        await first.until(lambda: first.position and first.position.paused)
        assert first.position and not first.position.clock.running and not first.position.legal
        mover = wire.Move(id=new_id(), move=0)
        assert (await first.refused(mover)).rule == "SER-PAUSE"
        await first.do(wire.Resume(id=new_id()))
        await second.close()  # who has left need not be asked
        await first.until(lambda: first.position and not first.position.paused)


async def test_undo_follows_the_policy_of_the_core() -> None:
    async with open_house() as house:
        guests = await house.full_table(2, options={"starter": 1})
        await guests[0].play()
        assert (await guests[0].refused(wire.Undo(id=new_id()))).rule == "SER-UNDO"  # a card was drawn
        while guests[0].position and guests[0].position.view["draw_pile"]:
            mover = next(guest for guest in guests if guest.my_turn)
            await reached(guests, await mover.play())
        mover = next(guest for guest in guests if guest.my_turn)
        before = mover.position
        number = await mover.play()
        await mover.until(lambda: mover.position and mover.position.can_undo)
        await mover.do(wire.Undo(id=new_id()))
        after = await mover.until(
            lambda: mover.position if mover.position and mover.position.number == (number or 0) + 1 else None
        )
        assert before and after.view == before.view and after.story[-1].name == "undo"


async def test_resigning_ends_a_game_of_two() -> None:
    async with open_house() as house:
        first, second = await house.full_table(2)
        await first.do(wire.Resign(id=new_id()))
        over = await second.first(wire.Over)
        assert (over.end.rule, over.end.winners) == ("SER-RESIGN", [1])
        assert (await second.refused(wire.Move(id=new_id(), move=0))).rule == "SER-OVER"


async def test_a_resigned_seat_is_played_on_by_a_bot() -> None:
    async with open_house() as house:
        guests = await house.full_table(3, bot_pace=0)
        await guests[0].do(wire.Resign(id=new_id()))
        await play_out(guests[1:])
        over = await guests[2].first(wire.Over)
        assert 0 not in over.end.winners


async def test_hints_come_from_search_and_only_to_the_one_who_asks() -> None:
    async with open_house() as house:
        guests = await house.full_table(2, options={"starter": 1})
        await guests[0].do(wire.Hint(id=new_id()))
        advice = await guests[0].first(wire.Advice)
        assert guests[0].position
        assert {move.code for move in advice.moves} <= {choice.code for choice in guests[0].position.legal}
        assert advice.moves[0].visits >= advice.moves[-1].visits and 0 <= advice.moves[0].chance <= 1
        assert (await guests[1].refused(wire.Hint(id=new_id()))).word == "no-hint"
        assert not guests[1].of(wire.Advice)


async def test_a_game_with_a_plan_for_bots_gives_hints_by_it_and_says_why() -> None:
    async with open_house() as house:
        host, other = await house.full_table(2, game="temple", pace="step")
        await host.do(wire.Hint(id=new_id()))
        advice = await host.first(wire.Advice)
        assert host.position
        assert [move.code for move in advice.moves if move.code in {choice.code for choice in host.position.legal}]
        assert len(advice.moves) == 1 and not advice.waits
        assert f"reason-{advice.moves[0].reason}" in find_game("temple").words("fr")
        assert not other.of(wire.Advice)


async def test_chat_and_phrases_reach_everybody_once() -> None:
    async with open_house() as house:
        first, second = await house.full_table(2)
        message = wire.Say(id="same", text="Salut \u202e tous")
        assert await first.do(message) == 1
        assert await first.do(message) == 1  # sent again: not said again
        await first.do(wire.Phrase(id=new_id(), phrase="well-played"))
        await second.first(wire.Phrased)
        assert [said.text for said in second.of(wire.Said)] == ["Salut  tous"]
        late = await house.guest(await house.join(first.code, "Late", "watch"), chat=1)
        welcome = await late.first(wire.Welcome)
        assert [word.number for word in welcome.chat] == [2]
