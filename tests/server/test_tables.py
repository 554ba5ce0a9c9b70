"""Tables: made, joined, changed, left, come back to."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from serai.core.choosing import Surprise
from serai.server.tokens import LETTERS
from serai.wire import messages as wire
from tests.server.client import Guest, Visitor, new_id, open_house, play_out, reached

pytestmark = pytest.mark.anyio


async def problem(house: Visitor, path: str, body: Any, language: str = "en") -> tuple[int, wire.Problem]:
    answer = await house.http.post(path, content=msgspec.json.encode(body), headers={"accept-language": language})
    return answer.status_code, msgspec.json.decode(answer.content, type=wire.Problem)


async def test_a_table_has_a_short_code_a_link_and_a_qr_code() -> None:
    async with open_house() as house:
        seated = await house.make("device", "open")
        assert len(seated.code) == 6 and set(seated.code) <= set(LETTERS)
        assert seated.link == f"/t/{seated.code}#{seated.token}" and len(seated.token) >= 22
        table = await house.get(f"/api/tables/{seated.code.lower()}", wire.Table)
        assert (table.phase, [seat.kind for seat in table.seats]) == ("gathering", ["person", "free"])
        picture = await house.http.get(f"/api/tables/{seated.code}/qr.svg")
        assert picture.headers["content-type"] == "image/svg+xml" and picture.text.startswith("<svg")
        secret = await house.http.post("/api/qr", content=msgspec.json.encode({"path": seated.link}))
        assert secret.text.startswith("<svg")
        assert (await house.http.post("/api/qr", content=b'{"path":"//elsewhere"}')).status_code == 400


async def test_only_open_tables_are_listed() -> None:
    async with open_house() as house:
        await house.make("device", "open")
        shown = await house.make("device", "open", open=True)
        (line,) = await house.get("/api/tables", list[wire.TableLine])
        assert (line.code, line.host, line.seats, line.free) == (shown.code, "Host", 2, 1)


BAD: list[tuple[dict[str, Any], str]] = [
    ({"game": "chess"}, "unknown-game"),
    ({"seats": []}, "bad-seats"),
    ({"seats": [{"kind": "open"}] * 9}, "bad-seats"),
    ({"options": {"starter": 77}}, "bad-option"),
    ({"options": {"starter": 4}}, "bad-starter"),
    ({"options": {"nope": 1}}, "bad-option"),
    ({"preset": "nope"}, "unknown-preset"),
    ({"name": " \t "}, "name-empty"),
    ({"name": "x" * 40}, "name-long"),
    ({"name": "a\u202eb"}, "name-strange"),
    ({"name": "!!!"}, "name-strange"),
    ({"name": "x" * 100}, "unreadable"),
    ({"bot_pace": -1}, "unreadable"),
    ({"surprise": 1}, "unreadable"),
    ({"start": True}, "seats-free"),
    ({"seats": [{"kind": "device", "name": "A"}, {"kind": "device", "name": "a"}]}, "name-taken"),
]


@pytest.mark.parametrize(("wrong", "word"), BAD)
async def test_a_table_that_cannot_be_made_is_a_sentence_in_the_readers_language(
    wrong: dict[str, Any], word: str
) -> None:
    async with open_house() as house:
        body = {"game": "deserto", "name": "Host", "seats": [{"kind": "open"}] * 3, **wrong}
        status, said = await problem(house, "/api/tables", body)
        assert status in (400, 409) and said.word == word and said.sentence
        _, french = await problem(house, "/api/tables", body, "fr-FR,fr;q=0.9")
        assert french.sentence != said.sentence


async def test_joining_what_is_not_there_full_or_over() -> None:
    async with open_house() as house:
        assert (await problem(house, "/api/tables/NOPE/join", {"name": "A"}))[1].word == "unknown-table"
        assert (await house.http.get("/health")).json()["tables"] == 0  # nothing was made because somebody asked
        host = await house.make("device", "open")
        path = f"/api/tables/{host.code}/join"
        assert (await problem(house, path, {"name": "hOST"}))[1].word == "name-taken"
        assert (await problem(house, path, {"name": "A", "seat": 0}))[1].word == "seat-taken"
        assert (await problem(house, path, {"name": "A", "seat": 7}))[1].word == "no-such-seat"
        await house.join(host.code, "A")
        assert await problem(house, path, {"name": "B"}) == (
            409,
            wire.Problem(word="table-full", sentence="All seats at this table are taken. You can watch instead."),
        )
        watcher = await house.guest(await house.join(host.code, "B", "watch"))
        assert watcher.table and [w.name for w in watcher.table.watchers] == ["B"]
        answer = await house.http.get("/api/nothing", headers={"accept-language": "fr"})
        assert answer.status_code == 404 and "adresse" in answer.json()["sentence"]


async def test_seats_change_hands_before_the_game() -> None:
    async with open_house() as house:
        host = await house.guest(await house.make("device", "open", "bot:skilled"))
        other = await house.guest(await house.join(host.code, "Zoé"))
        assert (await other.refused(wire.Start(id=new_id()))).word == "not-host"
        assert (await other.refused(wire.Sit(id=new_id(), seat=0))).word == "seat-taken"
        await other.do(wire.Sit(id=new_id(), seat=None))
        assert (await host.refused(wire.Start(id=new_id()))).word == "seats-free"
        await host.do(wire.HandOver(id=new_id(), seat=2, to="person"))
        await other.do(wire.Sit(id=new_id(), seat=2))
        await host.do(wire.HandOver(id=new_id(), seat=1, to="bot", level="beginner"))
        await host.until(
            lambda: host.table and host.table.seats[1].kind == "bot" and host.table.seats[2].kind == "person"
        )
        assert (await host.refused(wire.Change(id=new_id(), options={"starter": 9}))).word == "bad-option"
        await host.do(wire.Change(id=new_id(), options={"starter": 3}, open=True, bot_pace=0))
        await host.do(wire.Start(id=new_id()))
        assert (await host.refused(wire.Change(id=new_id(), options={"starter": 1}))).word == "already-started"
        position = await other.until(lambda: other.position)
        assert position.seat == 2 and position.movers == [2] and position.legal


async def test_bots_who_fill_free_seats_have_names_of_their_own() -> None:
    async with open_house() as house:
        host = await house.guest(await house.make("device", "open", "open", "bot:skilled"))
        await host.do(wire.HandOver(id=new_id(), seat=1, to="bot", level="skilled"))
        await host.do(wire.HandOver(id=new_id(), seat=2, to="bot", level="skilled"))
        await host.until(lambda: host.table and host.table.seats[2].kind == "bot")
        assert host.table is not None
        assert sorted(seat.name for seat in host.table.seats[1:]) == ["Idris", "Samira", "Zahra"]


async def test_a_table_is_planned_anew_and_whoever_sits_stays() -> None:
    async with open_house() as house:
        host = await house.guest(await house.make("device", "open", "open", "open"))
        other = await house.guest(await house.join(host.code, "Zoé"))
        plans = [wire.SeatPlan(kind="device", name="Ali"), wire.SeatPlan(kind="open")]
        await host.do(wire.Change(id=new_id(), seats=plans))
        table = await other.until(lambda: other.table if other.table and len(other.table.seats) == 2 else None)
        assert [seat.name for seat in table.seats] == ["Ali", "Zoé"]
        await host.do(wire.Start(id=new_id()))
        assert (await other.until(lambda: other.position)).seat == 1


async def test_leaving_and_coming_back_on_another_device_with_the_same_link(tmp_path: object) -> None:
    url = f"sqlite:///{tmp_path}/hall.db"
    async with open_house(url) as house:
        guests = await house.full_table(2, options={"starter": 1})
        await guests[0].play()
        await guests[0].close()
        await guests[1].until(lambda: guests[1].table and not guests[1].table.seats[0].connected)
        again = await Guest(house.base, guests[0].code, guests[0].token).connect(version=0)
        assert again.position and again.position.number == 1
    async with open_house(url) as house:  # the house too may have closed meanwhile
        again = await Guest(house.base, guests[0].code, guests[0].token).connect()
        position = await again.until(lambda: again.position)
        assert position.number == 1 and position.seat == 0 and again.me and again.me.host


async def test_the_story_goes_on_from_the_last_version() -> None:
    async with open_house() as house:
        guests = await house.full_table(2)
        await play_out(guests, 6)
        seen = guests[0].position
        assert seen
        told = [happening for position in guests[0].of(wire.Position) for happening in position.story]
        await guests[0].close()
        mover = next((guest for guest in guests[1:] if guest.my_turn), None)
        late = await Guest(house.base, guests[0].code, guests[0].token).connect(version=0)
        whole = await late.until(lambda: late.position)
        assert whole.story == told and whole.version == len(told) == seen.version
        if mover is not None:
            await reached([late], await mover.play())
        gap = await Guest(house.base, guests[0].code, guests[0].token).connect(version=seen.version)
        rest = await gap.until(lambda: gap.position)
        assert rest.since == seen.version and whole.story + rest.story == [
            happening for position in late.of(wire.Position) for happening in position.story
        ]
        ahead = await Guest(house.base, guests[0].code, guests[0].token).connect(version=10_000)
        assert (await ahead.until(lambda: ahead.position)).story == []


async def test_the_host_hands_a_seat_to_a_bot_and_back() -> None:
    async with open_house() as house:
        guests = await house.full_table(2, options={"starter": 2})
        await guests[0].do(wire.HandOver(id=new_id(), seat=1, to="bot", level="beginner"))
        assert (await guests[1].refused(wire.Move(id=new_id(), move=0))).word == "bot-plays"
        await guests[0].until(lambda: guests[0].my_turn)  # the bot has moved
        await guests[1].do(wire.HandOver(id=new_id(), seat=1, to="person"))
        await reached(guests, await guests[0].play())
        await guests[1].until(lambda: guests[1].my_turn)
        assert (await guests[1].refused(wire.HandOver(id=new_id(), seat=0, to="bot"))).word == "not-host"
        assert (await guests[0].refused(wire.HandOver(id=new_id(), seat=1, to="person"))).rule == "SER-PERSON"


async def test_somebody_takes_the_seat_of_a_bot_in_a_running_game() -> None:
    async with open_house() as house:
        host = await house.guest(await house.make("device", "bot:beginner", start=True, options={"starter": 1}))
        await host.do(wire.HandOver(id=new_id(), seat=1, to="person"))
        new = await house.guest(await house.join(host.code, "Zoé"))
        await host.until(lambda: host.table and host.table.seats[1].name == "Zoé" and not host.table.seats[1].by_bot)
        await host.until(lambda: host.my_turn)
        await reached([host, new], await host.play())
        await new.until(lambda: new.my_turn)


async def test_whoever_is_sent_away_or_leaves_opens_nothing_any_more() -> None:
    async with open_house() as house:
        guests = await house.full_table(3)
        assert (await guests[1].refused(wire.Kick(id=new_id(), guest=1))).word == "not-host"
        assert (await guests[0].refused(wire.Kick(id=new_id(), guest=1))).word == "not-yourself"
        assert (await guests[0].refused(wire.Kick(id=new_id(), guest=44))).word == "no-such-guest"
        assert guests[1].me
        await guests[0].do(wire.Kick(id=new_id(), guest=guests[1].me.guest))
        assert (await guests[1].first(wire.Closed)).word == "sent-away"
        gone = Guest(house.base, guests[1].code, guests[1].token)
        await gone.open()
        hello = wire.Hello(id=new_id(), code=gone.code, token=gone.token)
        assert (await gone.refused(hello)).word == "bad-token"
        await guests[0].send(wire.Leave(id=new_id()))
        assert (await guests[0].first(wire.Closed)).word == "left"
        table = await guests[2].until(
            lambda: guests[2].table if guests[2].table and guests[2].table.seats[0].kind == "free" else None
        )
        assert table.host == guests[2].me.guest if guests[2].me else False
        await guests[2].until(lambda: guests[2].my_turn)  # bots play on for those who went


async def test_a_rematch_brings_the_same_people_to_a_new_table() -> None:
    async with open_house() as house:
        first, second = await house.full_table(2)
        assert (await first.refused(wire.Rematch(id=new_id()))).word == "not-over"
        await first.do(wire.Resign(id=new_id()))
        await first.first(wire.Over)
        await second.do(wire.Rematch(id=new_id()))
        code = (await first.first(wire.Moved)).code
        await first.do(wire.Rematch(id=new_id()))
        assert {moved.code for moved in second.of(wire.Moved)} == {code}
        again = [await Guest(house.base, code, guest.token).connect() for guest in (first, second)]
        await again[0].do(wire.Start(id=new_id()))
        await reached(again, 0)
        assert again[0].table and first.table and again[0].table.seed_hash != first.table.seed_hash


async def test_a_choice_by_lot_is_another_one_each_time_and_can_be_played() -> None:
    async with open_house() as house:
        lots = [await house.get("/api/surprises/temple?level=hard&seats=3", Surprise) for _ in range(6)]
        assert len({repr(lot.options) for lot in lots}) > 1
        assert all(lot.odds[2].guessed and len(lot.odds) == 6 for lot in lots)
        wish = {"game": "temple", "name": "Ana", "seats": [{"kind": "bot"}] * 3, "options": lots[0].options}
        assert (await house.http.post("/api/tables", json=wish)).status_code == 201
        for path, word in (
            ("temple?level=silly&seats=3", "unknown-surprise"),
            ("temple?level=hard&seats=7", "bad-seats"),
            ("temple", "bad-seats"),
            ("deserto?level=easy&seats=3", "unknown-surprise"),
        ):
            answer = await house.http.get(f"/api/surprises/{path}")
            assert (answer.status_code, answer.json()["word"]) == (400, word)


async def test_the_lobby_describes_itself_and_counts() -> None:
    async with open_house() as house:
        games = await house.get("/api/games", list[wire.GameInfo])
        found = {game.name: game for game in games}
        assert "standard" in found["deserto"].presets
        assert (await house.get("/api/house", wire.HouseInfo)).languages == ["en", "fr"]
        spec = (await house.http.get("/api/openapi.json")).json()
        assert spec["openapi"] == "3.1.0" and "/api/tables/{code}/join" in spec["paths"]
        page = await house.http.get("/api")
        assert "POST /api/tables" in page.text and "<script" not in page.text.lower()
        assert page.headers["x-content-type-options"] == "nosniff"
        assert "frame-ancestors 'none'" in page.headers["content-security-policy"]
        await house.make("device", "open")
        metrics = (await house.http.get("/metrics")).text
        assert 'serai_tables_made_total{game="deserto"} 1.0' in metrics
        for path in ("/../pyproject.toml", "/%2e%2e/start.py", "/static/x.js"):
            assert (await house.http.get(path)).status_code in (404, 503)


async def test_a_table_screen_is_known_by_what_it_says_and_not_by_its_name() -> None:
    async with open_house() as house:
        host, other = await house.full_table(2)
        named = await house.guest(await house.join(host.code, "Table screen", "watch"))
        assert named.table and not named.table.screen and not any(row.screen for row in named.table.watchers)
        screen = await house.guest(await house.join(host.code, "Zoé", "watch"), screen=True)
        table = await other.until(lambda: other.table if other.table and other.table.screen else None)
        assert [(row.name, row.screen) for row in table.watchers] == [("Table screen", False), ("Zoé", True)]
        await screen.close()
        await other.until(lambda: other.table and not other.table.screen)


async def test_a_table_screen_is_sent_no_hand_whoever_opens_it() -> None:
    async with open_house() as house:
        host, other = await house.full_table(2)
        screen = await Guest(house.base, host.code, host.token).connect(screen=True)
        position = await screen.until(lambda: screen.position)
        assert position.seat is None and host.position and host.position.seat == 0
        await other.until(lambda: other.table and other.table.screen)
        await screen.close()
        await other.until(lambda: other.table and not other.table.screen)
