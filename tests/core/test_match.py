"""The driver: undo, pause, bots for people, resignation; and that a refusal changes nothing."""

from __future__ import annotations

import pytest

from serai.core.errors import Illegal
from serai.core.match import PAUSE, RESIGN, RESUME, RUN, TO_BOT, TO_PERSON, UNDO, UNDOABLE, Match, end_without
from serai.core.record import end_of
from serai.core.rng import Dice
from serai.core.snapshot import same, snapshot
from serai.core.state import Outcome
from serai.core.vecs import i64, vec
from tests.games.deserto.table import UPPER_RIGHT, table
from tests.toys import nim
from tests.toys.nim import Nim


def heap(stones: int = 9, seats: int = 2) -> Match:
    match = Match(Nim(seats, stones, 0), Dice(bytes(16)))
    nim.GAME.remember(match)
    return match


def refusal(match: Match, seat: int, what: int) -> str:
    before = snapshot(match.state), list(match.log), match.step, match.paused, match.by_bots, match.resigned
    rule = match.why_not(seat, what)
    with pytest.raises(Illegal) as caught:
        match.enter(0, seat, what)
    assert caught.value.rule == rule
    after = snapshot(match.state), list(match.log), match.step, match.paused, match.by_bots, match.resigned
    assert before == after
    return rule


def test_undo_takes_back_the_own_last_move() -> None:
    match = heap()
    before = match.state.clone()
    match.play(0, 0, 2)
    match.enter(0, 0, UNDO)
    assert same(match.state, before)
    assert list(match.log) == [0, 0, 2, 0, 0, UNDO]
    match.play(0, 0, 3)
    assert snapshot(match.state)["stones"] == 6


def test_undo_goes_back_several_moves_of_one_seat() -> None:
    match = heap(seats=1)
    for stones in (1, 2, 3):
        match.play(0, 0, stones)
    for left in (6, 8, 9):
        match.enter(0, 0, UNDO)
        assert snapshot(match.state)["stones"] == left
    assert refusal(match, 0, UNDO) == "SER-UNDO"


def test_only_so_many_positions_are_kept_for_undo() -> None:
    match = heap(stones=10 * UNDOABLE, seats=1)
    for _ in range(UNDOABLE + 5):
        match.play(0, 0, 1)
    assert len(match.past) == UNDOABLE
    for _ in range(UNDOABLE):
        match.enter(0, 0, UNDO)
    assert snapshot(match.state)["stones"] == 10 * UNDOABLE - 5
    assert refusal(match, 0, UNDO) == "SER-UNDO"


def test_undo_is_for_the_one_who_moved() -> None:
    match = heap()
    match.play(0, 0, 2)
    assert refusal(match, 1, UNDO) == "SER-UNDO"


def test_undo_does_not_cross_another_seats_act() -> None:
    match = heap()
    match.play(0, 0, 2)
    match.play(0, 1, 2)
    assert refusal(match, 0, UNDO) == "SER-UNDO"
    match.enter(0, 1, UNDO)
    assert refusal(match, 0, UNDO) == "SER-UNDO"


def test_undo_does_not_cross_a_drawn_card() -> None:
    draws = table("O1 .. / .. ..", hands=["VTG", "OOV"], deck="G").give("V")
    assert refusal(draws.match, 0, UNDO) == "SER-UNDO"
    does_not = table("O1 .. / .. ..", hands=["VTG", "OOV"]).give("V")
    does_not.match.enter(0, 0, UNDO)
    assert (does_not.hand(0), does_not.won) == ("VTG", [0, 0])


def test_the_listener_hears_on_after_undo() -> None:
    game = table("O1 .. / .. ..", hands=["VTG", "OOV"])
    game.lay("V", UPPER_RIGHT).match.enter(0, 0, UNDO)
    game.lay("T", UPPER_RIGHT)
    assert [news.details["card"] for news in game.news()] == ["vizier", "thief"]


def test_nothing_is_undone_where_nothing_is_remembered() -> None:
    match = Match(Nim(2, 9, 0), Dice(bytes(16)))
    match.play(0, 0, 2)
    assert refusal(match, 0, UNDO) == "SER-UNDO"


def test_pause_and_resume() -> None:
    match = heap()
    assert refusal(match, 0, RESUME) == "SER-RESUME"
    match.play(0, 0, 1)
    match.enter(0, 1, PAUSE)
    assert refusal(match, 0, PAUSE) == "SER-PAUSE"
    assert refusal(match, 1, 1) == "SER-PAUSE"
    assert refusal(match, 0, UNDO) == "SER-UNDO"
    match.enter(0, 0, RESUME)
    match.enter(0, 0, UNDO)
    assert snapshot(match.state)["stones"] == 9


def test_a_seat_goes_to_a_bot_and_back() -> None:
    match = heap()
    assert refusal(match, 1, TO_PERSON) == "SER-PERSON"
    match.enter(0, 1, TO_BOT)
    assert match.by_bots == 0b10
    assert refusal(match, 1, TO_BOT) == "SER-BOT"
    match.enter(0, 1, TO_PERSON)
    assert match.by_bots == 0


def test_resign_of_two_ends_it() -> None:
    match = heap()
    match.play(0, 0, 1)
    match.enter(0, 0, RESIGN)
    end = end_of(match)
    assert end is not None
    assert (end.rule, end.scores, end.winners) == ("SER-RESIGN", [0, 0], [1])
    assert refusal(match, 1, 1) == "SER-OVER"
    assert refusal(match, 1, UNDO) == "SER-OVER"
    assert refusal(match, 1, RESIGN) == "SER-OVER"


def test_resign_of_three_lets_the_others_play_on() -> None:
    match = heap(stones=4, seats=3)
    match.enter(0, 1, RESIGN)
    assert refusal(match, 1, RESIGN) == "SER-RESIGN"
    match.play(0, 0, 1)
    match.play(0, 1, 3)  # somebody plays the empty seat, and takes the last stone
    end = end_of(match)
    assert end is not None
    assert (end.rule, end.winners) == ("NIM-END-1", [0, 2])  # who resigned cannot win; the rest are equal


def test_lost_is_lost_even_if_somebody_resigned() -> None:
    class Lost(Nim):
        def outcome(self) -> Outcome | None:
            return Outcome(vec[i64]([0, 0, 0]), 0, "NIM-END-1") if self.stones == 0 else None

    match = Match(Lost(3, 1, 0), Dice(bytes(16)))
    match.enter(0, 2, RESIGN)
    match.play(0, 0, 1)
    end = end_of(match)
    assert end is not None
    assert end.winners == []


@pytest.mark.parametrize("what", [UNDO, PAUSE, RESUME, TO_BOT, TO_PERSON, RESIGN, RUN, -8, -1000])
def test_play_takes_no_entry_that_is_not_a_move(what: int) -> None:
    match = heap()
    with pytest.raises(Illegal) as caught:
        match.play(0, 0, what)
    assert caught.value.rule == "SER-MOVE"
    assert len(match.log) == 0


@pytest.mark.parametrize("seat", [-1, 2, 63, 64, 1000])
@pytest.mark.parametrize("what", [1, UNDO, PAUSE, TO_BOT, RESIGN])
def test_nobody_acts_from_a_seat_that_is_not_there(seat: int, what: int) -> None:
    assert refusal(heap(), seat, what) == "SER-SEAT"


def test_an_unlisted_move_is_refused_even_without_a_reason() -> None:
    class Mute(Nim):
        def why_not(self, seat: i64, move: i64) -> str:
            return ""

    match = Match(Mute(2, 9, 0), Dice(bytes(16)))
    with pytest.raises(Illegal, match="SER-MOVE"):
        match.play(0, 0, 7)


def test_an_unknown_entry() -> None:
    assert refusal(heap(), 0, -99) == "SER-MOVE"


def test_the_sentence_of_a_refusal_names_seat_move_and_rule() -> None:
    game = table("V1 .. / .. ..", hands=["TTT", "OOV"])
    with pytest.raises(Illegal) as caught:
        game.lay("T", UPPER_RIGHT)
    assert str(caught.value) == "Seat 1 cannot make move 11 now (rule DST-PLACE-6). Choose one of the legal moves."
    assert "règle DST-PLACE-6" in caught.value.sentence("fr")
    assert game.open("T") == []


def test_a_team_wins_without_those_who_resigned() -> None:
    won = Outcome(vec[i64]([1, 1, 1]), 0b111, "NIM-END-1")
    end = end_without(0b010, won, 3, cooperative=True)
    assert end is not None
    assert (end.winners, end.rule) == (0b101, "NIM-END-1")
    assert end_without(0b110, None, 3, cooperative=True) is None  # one is left, and a team fights on to its last
