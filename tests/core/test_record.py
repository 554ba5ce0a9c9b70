"""Records: replayed exactly, or refused by a sentence that says what and where."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from serai.core.errors import OutOfRange, SeraiError, Unknown, Unreadable
from serai.core.match import PAUSE, RESUME
from serai.core.record import FORMAT, RING, Record, from_json, replay, restart, steps, to_json, walk, write_record
from serai.core.rng import Rng
from serai.core.words import LANGUAGES
from serai.games import find_game
from serai.games.deserto import GAME


def finished(seats: int = 2, seed: int = 3, turns: int = 50) -> Record:
    """A record of a match by chance, with a pause in it."""
    match = GAME.begin(seats, GAME.options(), seed.to_bytes(16, "big"))
    chance = Rng(seed)
    for turn in range(turns):
        if turn == 4:
            match.enter(0, 0, PAUSE)
            match.enter(0, 1, RESUME)
        seat = int(match.state.movers()).bit_length() - 1
        moves = match.state.legal(seat)
        match.play(turn * 10, seat, moves[chance.below(len(moves))])
    return write_record(GAME, GAME.options(), match, [f"player {seat}" for seat in range(seats)])


WHOLE = finished()
SOURCE = to_json(WHOLE)


def refused(source: bytes, kind: type[SeraiError] = Unreadable) -> str:
    """The word of the error, whose sentence can be said in every language."""
    with pytest.raises(SeraiError) as caught:
        replay(from_json(source), find_game)
    assert type(caught.value) is kind
    for language in LANGUAGES:
        assert len(caught.value.sentence(language)) > 20
    return caught.value.word


def altered(**changes: Any) -> bytes:
    """A record with other contents and a right check sum: a forgery."""
    return to_json(msgspec.structs.replace(WHOLE, **changes).sealed())


def with_entry(number: int, entry: Any) -> bytes:
    return altered(log=[*WHOLE.log[:number], entry, *WHOLE.log[number + 1 :]])


def test_a_record_is_one_line_of_json_that_people_can_read() -> None:
    data = json.loads(SOURCE)
    assert SOURCE.endswith(b"\n")
    assert SOURCE.count(b"\n") == 1
    assert data["serai"] == FORMAT
    assert data["log"][4:6] == [[30, 0, "pause"], [30, 1, "resume"]]
    assert data["end"]["rule"] == "DST-END-3"


def test_a_record_replays_exactly() -> None:
    again = replay(from_json(SOURCE), find_game)
    assert to_json(write_record(GAME, GAME.options(), again, WHOLE.names)) == SOURCE


def test_an_unfinished_record_replays_too() -> None:
    part = finished(turns=20)
    assert part.end is None
    assert replay(from_json(to_json(part)), find_game).outcome() is None


def test_a_record_can_be_walked_step_by_step() -> None:
    match = restart(WHOLE, find_game)
    assert list(steps(WHOLE, match)) == list(range(52))


def test_a_walk_shows_what_time_alone_changes() -> None:
    record = from_json((Path(__file__).parents[1] / "records/quicksand-danger.json").read_bytes())
    match = restart(record, find_game)
    walked = list(walk(record, match))
    assert [number for number in walked if number != RING] == list(range(len(record.log)))
    assert walked.count(RING) == int(match.step) - sum(isinstance(act, int) for _, _, act in record.log) > 0


def test_what_is_too_long_is_refused_unread() -> None:
    assert from_json(SOURCE, most=52) == WHOLE
    with pytest.raises(Unreadable) as caught:
        from_json(SOURCE, most=51)
    assert caught.value.word == "record-entries" and caught.value.details == {"entries": 52, "most": 51}
    assert refused(altered(options={"": "x" * 70_000})) == "record-swollen"
    assert refused(b'{"serai": ' + b"9" * 5000 + b"}") == "record-garbled"


def test_truncated_at_every_byte() -> None:
    for length in range(len(SOURCE) - 1):  # the very last byte only ends the line
        assert refused(SOURCE[:length]) == "record-garbled"


def test_the_sentence_about_a_truncated_record_names_the_byte() -> None:
    with pytest.raises(Unreadable, match=r"byte 100 does not fit"):
        from_json(SOURCE[:100])


def test_a_byte_that_is_no_text() -> None:
    place = SOURCE.index(b"player")
    with pytest.raises(Unreadable, match=f"byte {place} does not fit"):
        from_json(SOURCE[:place] + b"\xff" + SOURCE[place:])


@pytest.mark.parametrize(
    "source",
    [b"", b"[" * 100_000, b"\x00", b"nul", b"1" * 5000, b"1e999", b'{"serai": "' + b"\xc3", b"\xff\xfe", b'"\\ud800"'],
)
def test_garbled(source: bytes) -> None:
    assert refused(source) == "record-garbled"


@pytest.mark.parametrize("source", [b"1", b"[]", b"{}", b"null", b'"serai"', b'{"serai": "1"}', b'{"serai": true}'])
def test_foreign(source: bytes) -> None:
    assert refused(source) == "record-foreign"


def test_altered() -> None:
    assert refused(SOURCE.replace(b"player 0", b"player X")) == "record-altered"
    assert refused(to_json(msgspec.structs.replace(WHOLE, check=""))) == "record-altered"


@pytest.mark.parametrize("later", [FORMAT + 1, 10**40])
def test_newer(later: int) -> None:
    assert refused(altered(serai=later)) == "record-newer"


@pytest.mark.parametrize(
    ("changes", "where"),
    [
        ({"serai": 0}, "$.serai"),
        ({"seed": "xyz"}, "$.seed"),
        ({"seed": "00"}, "$.seed"),
        ({"seed": 5}, "$.seed"),
        ({"names": ["alone"]}, "$.names"),
        ({"names": "ab"}, "$.names"),
        ({"log": {}}, "$.log"),
        ({"until": -1}, "$.until"),
        ({"until": 10**30}, "$.until"),
        ({"until": 0.5}, "$.until"),
        ({"end": {}}, "$.end"),
    ],
)
def test_damaged_at_a_place_that_is_named(changes: dict[str, Any], where: str) -> None:
    assert refused(altered(**changes)) == "record-damaged"
    with pytest.raises(Unreadable) as caught:
        replay(from_json(altered(**changes)), find_game)
    assert f"damaged at {where}" in str(caught.value)


@pytest.mark.parametrize(
    "entry",
    [
        (-1, 0, 4), (2**60, 0, 4), (0, -1, 4), (0, 2, 4), (0, 0, 2**60), (0, 0, -2), (0, 0, "dance"), (0, 0, 10**30),
        (10**30, 0, 4), (0, 0), (0, 0, 1, 1), "undo", None, (0, 0, 1.5),
    ],
)  # fmt: skip
def test_an_entry_that_is_none(entry: Any) -> None:
    assert refused(with_entry(7, entry)) == "record-damaged"
    with pytest.raises(Unreadable, match=r"\$\.log\[7\]"):
        replay(from_json(with_entry(7, entry)), find_game)


def test_a_moment_that_was_never_written_down() -> None:
    at, seat, move = WHOLE.log[20]
    assert refused(with_entry(20, (at - 100, seat, move))) == "record-damaged"


def test_an_unknown_field() -> None:
    assert refused(SOURCE.replace(b'"names"', b'"moon":1,"names"')) == "record-damaged"


def test_an_illegal_move_is_named_with_its_rule() -> None:
    at, seat, _ = WHOLE.log[9]
    assert refused(with_entry(9, (at, seat, 20))) == "record-illegal"
    with pytest.raises(Unreadable, match=r"Entry 10 .* rule SER-MOVE"):
        replay(from_json(with_entry(9, (at, seat, 20))), find_game)
    assert refused(with_entry(9, (at, seat, "undo"))) == "record-illegal"
    assert refused(altered(log=[*WHOLE.log, (500, 0, 4)])) == "record-illegal"


def test_another_end() -> None:
    assert WHOLE.end is not None
    other = msgspec.structs.replace(WHOLE.end, winners=[0, 1])
    assert refused(altered(end=other)) == "record-other-end"
    assert refused(altered(end=None)) == "record-other-end"
    assert refused(altered(until=WHOLE.until + 1)) == "record-other-end"


def test_another_seed_leads_elsewhere() -> None:
    assert refused(altered(seed="ff" * 16)) in {"record-illegal", "record-other-end"}


def test_other_rules() -> None:
    assert refused(altered(version=GAME.version + 1)) == "record-other-rules"


def test_an_unknown_game() -> None:
    assert refused(altered(game="chess"), Unknown) == "unknown-game"


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 10**30])
def test_seats_that_the_game_does_not_have(seats: int) -> None:
    names = ["x"] * seats if 0 <= seats < 10 else ["x", "y"]
    assert refused(altered(seats=seats, names=names), OutOfRange if len(names) == seats else Unreadable) in {
        "bad-seats",
        "record-damaged",
    }


@pytest.mark.parametrize(
    "options", [{"starter": 9}, {"starter": True}, {"moon": 1}, {"starter": 3}, {"starter": 10**30}]
)
def test_options_that_the_game_does_not_have(options: dict[str, Any]) -> None:
    assert refused(altered(options=options), OutOfRange) in {"bad-option", "bad-starter"}


def only_our_errors(source: bytes) -> None:
    try:
        replay(from_json(source), find_game)
    except SeraiError as error:
        said = [error.sentence(language) for language in LANGUAGES]
        if not all(said):
            raise


@settings(max_examples=400)
@given(st.binary(max_size=200) | st.text(max_size=200).map(str.encode))
def test_any_bytes_are_refused_politely(source: bytes) -> None:
    only_our_errors(source)


@settings(max_examples=400)
@given(st.integers(0, len(SOURCE) - 1), st.binary(min_size=1, max_size=3))
def test_any_damage_to_a_record_is_refused_politely(place: int, patch: bytes) -> None:
    only_our_errors(SOURCE[:place] + patch + SOURCE[place + len(patch) :])


JSON: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


@settings(max_examples=400)
@given(st.sampled_from(sorted(Record.__struct_fields__)), JSON)
def test_any_json_in_any_field_is_refused_politely(field: str, value: Any) -> None:
    data = {**json.loads(SOURCE), field: value}
    only_our_errors(json.dumps(data).encode())
    try:
        forged = to_json(msgspec.convert(data, Record).sealed())
    except (msgspec.ValidationError, UnicodeEncodeError):
        return
    only_our_errors(forged)
