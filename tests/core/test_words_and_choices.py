"""Words that are missing, and choices that nobody offers."""

from __future__ import annotations

import re
from typing import Any

import pytest

from serai.core.choosing import schema_of
from serai.core.errors import OutOfRange, SeraiError, Unknown
from serai.core.game import SEED_BYTES, read_seed
from serai.core.happenings import Event, Happening, happenings, narrate
from serai.core.pieces import BadPieces, read_pieces
from serai.core.story import Story
from serai.core.words import LANGUAGES, catalogue, messages, typeset, words_of
from serai.games import all_games, find_game
from serai.games.deserto import GAME, DesertoOptions
from serai.games.deserto.pieces import Box
from tests.games.test_every_rule_is_tested import details_of


def test_a_missing_word_raises() -> None:
    with pytest.raises(LookupError):
        words_of("en", "serai.core").say("no-such-word")


def test_a_missing_detail_raises() -> None:
    with pytest.raises(ValueError, match="unknown-game"):
        words_of("fr", "serai.core").say("unknown-game", name="x")


def test_words_know_what_they_hold() -> None:
    words = words_of("en", "serai.core", GAME.package)
    assert "SER-MOVE" in words
    assert "DST-END-1" in words
    assert "DST-END-9" not in words


def test_huge_numbers_can_be_said() -> None:
    for language in LANGUAGES:
        assert str(10**40) in words_of(language, "serai.core").say("bad-number", name="x", least=1, number=10**40)


def test_french_marks_stay_with_their_word() -> None:
    loose = "Prêts ? Non ; « ici » : vite !"
    assert typeset(loose, "fr") == "Prêts\u202f? Non\u202f; «\u00a0ici\u00a0»\u00a0: vite\u202f!"
    assert typeset(typeset(loose, "fr"), "fr") == typeset(loose, "fr")
    assert typeset("12:30, http://x ?", "fr") == "12:30, http://x\u202f?"
    assert typeset("L'eau de Ana n'est qu'à lui, pas à A1 ni de Zoé que Élise voit de A1", "fr") == (
        "L’eau d’Ana n’est qu’à lui, pas à A1 ni de Zoé qu’Élise voit de A1"
    )
    assert typeset(loose, "en") == loose


@pytest.mark.parametrize(
    "package",
    [
        "serai.core",
        "serai.server",
        "serai.cli",
        *(package for one in all_games().values() for package in one.catalogues),
    ],
)
def test_no_french_word_can_break_before_its_marks(package: str) -> None:
    words = words_of("fr", package)
    for word, message in messages(catalogue(package, "fr")).items():
        said = words.say(word, **dict.fromkeys(details_of(message), 2))
        assert not re.search(" [;!?:»]|« ", said), word


@pytest.mark.parametrize("language", LANGUAGES)
def test_counts_agree_with_their_nouns(language: str) -> None:
    words = words_of(language, GAME.package)
    one, many = words.say("pile-height", cards=1), words.say("pile-height", cards=2)
    assert (one, many) == {"en": ("1 card", "2 cards"), "fr": ("1 carte", "2 cartes")}[language]


def test_every_error_word_can_be_said_in_every_language() -> None:
    for language in LANGUAGES:
        for word, message in messages(catalogue("serai.core", language)).items():
            details: dict[str, Any] = dict.fromkeys(details_of(message), 2)
            assert SeraiError(word, **details).sentence(language)


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("0", 0),
        ("7", 7),
        ("007", 7),
        ("0x10", 16),
        ("0XfF", 255),
        (str(2**128 - 1), 2**128 - 1),
        ("0x" + "f" * 32, 2**128 - 1),
    ],
)
def test_seeds(text: str, number: int) -> None:
    assert read_seed(text) == number.to_bytes(SEED_BYTES, "big")


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "-1",
        "+1",
        "1.5",
        "x",
        "0x",
        "0b1",
        "1_000",
        "١",
        " 7",
        "7\n",
        str(2**128),
        "0x1" + "0" * 32,
        "9" * 5000,
    ],
)
def test_bad_seeds(text: str) -> None:
    with pytest.raises(OutOfRange, match="is no seed"):
        read_seed(text)


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 10**30])
def test_bad_seats(seats: int) -> None:
    with pytest.raises(OutOfRange, match="Choose from 2 to 4"):
        GAME.begin(seats, GAME.options(), bytes(16))


@pytest.mark.parametrize(
    ("chosen", "option"),
    [
        ({"starter": 5}, "starter"),
        ({"starter": -1}, "starter"),
        ({"starter": "1"}, "starter"),
        ({"starter": None}, "starter"),
        ({"moon": 1}, "moon"),
        ({"counting": 1}, "counting"),
    ],
)
def test_bad_options_are_named(chosen: dict[str, Any], option: str) -> None:
    with pytest.raises(OutOfRange, match=f"choice for {option}"):
        GAME.read_options(chosen)


def test_a_starter_who_does_not_sit_there() -> None:
    with pytest.raises(OutOfRange, match="Seat 3 cannot begin at a table of 2"):
        GAME.begin(2, DesertoOptions(starter=3), bytes(16))


def test_options_out_of_plain_data() -> None:
    assert GAME.read_options({}) == DesertoOptions()
    assert GAME.read_options({"starter": 2, "counting": False}) == DesertoOptions(starter=2, counting=False)


def test_presets() -> None:
    assert GAME.preset("memory") == DesertoOptions(counting=False)
    with pytest.raises(Unknown, match="standard, memory"):
        GAME.preset("chaos")


def test_a_name_without_end_is_cut_short() -> None:
    with pytest.raises(Unknown, match=r"There is no game called x{500}…"):
        find_game("x" * 100_000)


def test_games_are_found_by_name() -> None:
    assert find_game("deserto") is all_games()["deserto"]
    for name in ("", "Deserto", "chess", "../deserto"):
        with pytest.raises(Unknown, match="There is no game called"):
            find_game(name)


def test_an_error_speaks_the_readers_language() -> None:
    error = Unknown("unknown-game", name="go", known="deserto")
    assert error.sentence("fr") == "Aucun jeu ne s’appelle go. Les jeux sont\u00a0: deserto."
    assert str(error) == error.sentence("en") == "There is no game called go. The games are: deserto."


def test_a_secret_is_left_out_for_all_but_one() -> None:
    story = Story()
    story.tell(7, 5, 1, 2, -1, -1)
    event = Event(5, "drawn", ("seat", "card"), secret={"card": "seat"})
    known = [happenings(story.events, [event], GAME.look.names, reader)[0] for reader in (-1, 0, 1)]
    hidden = Happening(7, "drawn", {"seat": 1}, hidden=True)
    assert known == [hidden, hidden, Happening(7, "drawn", {"seat": 1, "card": "thief"})]
    said = [
        narrate(news, GAME.words("en"), ["Ann", "Bob"], reader) for news, reader in zip(known, (-1, 0, 1), strict=True)
    ]
    assert said == ["Bob draws a card.", "Bob draws a card.", "You draw a thief."]


def test_a_story_is_forgotten_once_taken() -> None:
    story = Story()
    story.tell(1, 2, 3, 4, 5, 6)
    assert list(story.take()) == [1, 2, 3, 4, 5, 6]
    assert list(story.take()) == []


def test_pieces_that_do_not_add_up_name_the_file() -> None:
    class Other(Box, frozen=True, forbid_unknown_fields=True):
        moon: int

    with pytest.raises(BadPieces, match=r"deserto/pieces.toml: .*moon"):
        read_pieces("serai.games.deserto", Other)


def test_words_to_choose_from_come_in_the_order_of_the_game() -> None:
    def words(game: str, option: str) -> Any:
        schema = schema_of(find_game(game).options)
        return next(part["properties"][option] for part in schema["$defs"].values() if option in part["properties"])

    assert words("desert", "difficulty")["enum"] == ["novice", "normal", "elite", "legendary"]
    assert words("quicksand", "aids")["enum"] == ["auto", "on", "off"]
    assert words("temple", "difficulty")["enum"] == ["normal", "veteran", "expert"]
