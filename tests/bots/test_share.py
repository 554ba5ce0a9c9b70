"""What bots leave to people in real time, whatever their level."""

from __future__ import annotations

from serai.bots import find_bot
from serai.bots.share import LAST, PATIENCE, START, yields
from serai.core.match import Match
from serai.core.vecs import i64, vec
from serai.games.temple import GAME

PEOPLE = 0b0001


def played(*seats: int, every: int = 500) -> Match:
    """A match of four with acts of these seats, one after the other."""
    match = GAME.begin(4, GAME.options(), bytes(16))
    log = [number for step, seat in enumerate(seats) for number in (step * every, seat, 0)]
    match.log = vec[i64](log)
    return match


def test_bots_let_a_person_act_who_has_less_than_its_share() -> None:
    match = played(0, *[1, 2, 3] * 3)
    assert yields(match, PEOPLE, 9 * 500)
    assert not yields(played(*[0, 1, 2, 3] * 3), PEOPLE, 11 * 500)


def test_somebody_has_to_begin() -> None:
    assert not yields(played(*[1] * (START - 1)), PEOPLE, 1_000)
    assert yields(played(*[1] * START), PEOPLE, 2_000)


def test_whoever_has_not_acted_for_a_while_is_not_waited_for() -> None:
    match = played(0, *[1, 2, 3] * 3)
    assert not yields(match, PEOPLE, PATIENCE + 1)


def test_only_the_last_acts_count() -> None:
    assert yields(played(*[0] * 50, *[1] * LAST, every=100), PEOPLE, 5_100)


def test_what_other_people_do_counts_against_nobody() -> None:
    assert not yields(played(*[0, 1, 1, 1, 1, 2, 3, 0] * 3, every=100), 0b0011, 2_300)


def test_where_no_person_plays_nobody_yields() -> None:
    assert not yields(played(*[1] * 10), 0, 1_000)


def test_any_bot_may_be_shy() -> None:
    bot = find_bot("search:250ms@1500+shy")
    assert bot.shy and bot.reaction == 1500 and bot.name == "search:250ms@1500+shy"
    assert not find_bot("greedy").shy
