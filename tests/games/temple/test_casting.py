"""Escape, module 6: characters are chosen before the start signal, or dealt; all times count from the signal."""

from __future__ import annotations

import pytest

from serai.core.match import Match
from serai.core.record import from_json, replay, to_json, write_record
from serai.games.temple import GAME
from serai.games.temple.modules.characters.moves import Choose
from serai.games.temple.moves import Agree, Discover, Roll, encode
from tests.games.temple.temple import Temple, begun


def heroes(game: Temple) -> list[str | None]:
    """Who is whom, the activable tile with a +."""
    shown = game.view().parts.characters.players
    return [one and one.hero + ("+" if one.power == "activable" else "") for one in shown]


def offered(game: Temple, seat: int) -> set[str]:
    return {one.hero for one in game.offered(seat, Choose) if isinstance(one, Choose)}


def test_ESC_M6_SETUP_1_one_free_character_with_one_of_its_tiles() -> None:
    game = begun(3, characters="chosen")
    assert len(game.offered(0, Choose)) == 12
    game.play(0, Choose("doc", "activable"))
    assert heroes(game) == ["doc+", None, None]
    assert game.refusal(1, Choose("doc", "permanent")) == "ESC-M6-SETUP-1"
    assert "doc" not in offered(game, 1)
    assert game.refusal(0, Choose("doc", "activable")) == "ESC-M6-SETUP-1"


def test_ESC_M6_SETUP_2_anybody_may_change_until_all_have_chosen() -> None:
    game = begun(2, characters="chosen")
    game.play(0, Choose("doc", "activable"), at=1_000).play(0, Choose("priest", "permanent"), at=2_000)
    assert game.may(1, Choose("doc", "permanent"))
    assert game.view().parts.characters.began is None
    game.play(1, Choose("doc", "permanent"), at=5_000)
    assert heroes(game) == ["priest", "doc"]
    assert game.view().parts.characters.began == 5_000
    assert game.names()[-1] == "signalled"
    assert game.refusal(0, Choose("mechanic", "permanent")) == "ESC-M6-SETUP-2"


def test_ESC_M6_SETUP_2_all_times_count_from_the_signal() -> None:
    game = begun(2, characters="chosen")
    game.play(0, Choose("doc", "activable"), at=4_000).play(1, Choose("priest", "permanent"), at=7_000)
    assert [cue.at for cue in game.view().timeline] == [
        at + 7_000 for at in (180_000, 210_000, 360_000, 390_000, 540_000, 600_000)
    ]
    game.until(606_999)
    assert game.end() is None
    end = game.until(607_000).end()
    assert end is not None and end.rule == "ESC-END-2"


def test_ESC_M6_SETUP_2_after_thirty_seconds_the_first_free_one_in_the_order_of_seats() -> None:
    game = begun(3, characters="chosen").play(1, Choose("explorer", "activable"))
    assert game.chooses_until(0, "choose") == 30_000
    game.until(29_999)
    assert heroes(game) == [None, "explorer+", None]
    game.until(30_000)
    assert heroes(game) == ["doc", "explorer+", "magician"]
    assert game.view().parts.characters.began == 30_000
    assert game.view().players[0].choices == []


def test_ESC_M6_SETUP_2_dealt_by_chance_and_it_starts_at_once() -> None:
    game = begun(6, characters="dealt")
    assert len(set(heroes(game))) == 6
    assert game.view().timeline[0].at == 180_000
    assert game.may(0, Roll())
    assert heroes(game) != heroes(begun(6, seed=2, characters="dealt"))


def test_ESC_SETUP_9_before_the_signal_nobody_rolls_nor_does_anything_else() -> None:
    game = begun(2, characters="chosen")
    for move in (Roll(), Agree(), Discover("north")):
        assert game.refusal(0, move) == "ESC-SETUP-9"
    assert game.end() is None and not game.view().over


def test_ESC_D_ROLL_3_a_hasty_change_waits_for_its_moment() -> None:
    game = begun(2, characters="chosen")
    game.hurry(0, Choose("doc", "permanent"), at=1_000).hurry(0, Choose("priest", "permanent"), at=1_050)
    assert heroes(game)[0] == "doc"
    assert game.refusal(0, Choose("mechanic", "permanent")) == "ESC-D-ROLL-3"
    assert heroes(game.until(1_200))[0] == "priest"


@pytest.mark.parametrize("travellers", [False, True])
def test_ESC_R_129_alone_nobody_is_offered_what_needs_another(travellers: bool) -> None:
    game = begun(1, characters="chosen", travellers=travellers)
    tiles = {(one.hero, one.power) for one in game.offered(0, Choose) if isinstance(one, Choose)}
    assert tiles & {("doc", "activable"), ("magician", "activable"), ("priest", "permanent")} == set()
    assert ("doc", "permanent") in tiles and ("priest", "activable") in tiles
    assert "trickster" not in offered(game, 0)
    assert ("teleporter" in offered(game, 0)) == travellers
    assert game.refusal(0, Choose("priest", "permanent")) == "ESC-R-129"
    dealt = {heroes(begun(1, seed=seed, characters="dealt", travellers=travellers))[0] for seed in range(40)}
    assert dealt & {"doc+", "magician+", "priest", "trickster", "trickster+"} == set()


def test_ESC_Q_CHAR_3_two_more_with_the_travellers() -> None:
    assert offered(begun(2, characters="chosen"), 0) & {"trickster", "teleporter"} == set()
    assert {"trickster", "teleporter"} < offered(begun(2, characters="chosen", travellers=True), 0)
    assert begun(2, characters="chosen").refusal(0, Choose("trickster", "permanent")) == "ESC-M6-SETUP-1"


def test_a_record_with_a_choice_before_the_signal_is_played_again_to_the_byte() -> None:
    options = GAME.options(characters="chosen")
    match: Match = GAME.begin(2, options, bytes(16))
    match.play(3_000, 1, encode(Choose("mechanic", "activable")))
    match.play(9_000, 0, encode(Choose("doc", "permanent")))
    match.play(9_500, 0, encode(Roll()))
    match.until(20_000)
    record = write_record(GAME, options, match, ["a", "b"])
    assert record.options["characters"] == "chosen"
    again = replay(from_json(to_json(record)), lambda name: GAME)
    assert to_json(write_record(GAME, options, again, ["a", "b"])) == to_json(record)


def test_without_characters_there_is_nothing_to_wait_for_and_no_record_knows_of_them() -> None:
    game = begun(2)
    assert game.may(0, Roll()) and game.view().parts.characters is None
    assert "characters" not in GAME.options().written()
