"""Every rule of every game has a test that names it, and words in both languages."""

from __future__ import annotations

import ast
import re
import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as fluent

from serai.core.game import Game
from serai.core.words import LANGUAGES, catalogue, messages
from serai.games import all_games

HERE = Path(__file__).parent
SOURCE = Path(str(files("serai")))
RULE = re.compile(r"\b[A-Z]{3}-[A-Z0-9-]*[A-Z0-9]\b")
NAMED = re.compile(r"test_([A-Z]{3}_[A-Z0-9_]*[A-Z0-9])_[a-z]")
LAWS = {"check_all", "loses_nothing"}
GAMES = all_games()
LEDGER = tomllib.loads((HERE / "rule_ids.toml").read_text())
RULED = re.compile(r"Ruling ([A-Z]\d+)\b")


def words_in(game: Game[Any], language: str = "en") -> dict[str, fluent.Message]:
    """All words of a game, its modules included."""
    return {word: text for package in game.catalogues for word, text in messages(catalogue(package, language)).items()}


def rules_of(game: Game[Any]) -> set[str]:
    """The ids of RULES.md, or of the words where it is not written yet."""
    ours = set(filter(RULE.fullmatch, words_in(game)))
    book = SOURCE / "games" / game.name / "RULES.md"
    return ours | set(RULE.findall(book.read_text())) if book.exists() else ours


def text_of(name: str) -> str:
    """The tests of a game, and those of the house, where rules may be tried that only a table can keep."""
    files = [*sorted((HERE / name).rglob("test_*.py")), *sorted((HERE.parent / "server").glob("test_*.py"))]
    return "\n".join(path.read_text() for path in files)


@cache
def named_tests(name: str) -> dict[str, list[ast.AST]]:
    """The tests of a game by the rule at the start of their names."""
    found: dict[str, list[ast.AST]] = {}
    prefixes = {rule[:3] for rule in rules_of(GAMES[name])}
    for node in ast.walk(ast.parse(text_of(name))):
        named = NAMED.match(node.name) if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) else None
        if named and named[1][:3] in prefixes:
            found.setdefault(named[1].replace("_", "-"), []).append(node)
    return found


@cache
def ruled_tests(name: str) -> set[str]:
    """Rulings that say nothing of their own to players: named where the test of their rule begins to explain itself."""
    tests = [test for tests in named_tests(name).values() for test in tests]
    told = "\n".join(ast.get_docstring(test) or "" for test in tests if isinstance(test, ast.FunctionDef))
    return {f"{LEDGER[name].split()[0][:3]}-{ruling}" for ruling in RULED.findall(told)}


def claims(test: ast.AST) -> bool:
    """Whether a test can fail: it asserts something, waits for an error, or asks a law."""
    called = {node.func.id for node in ast.walk(test) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}
    return "Assert(" in ast.dump(test) or "'raises'" in ast.dump(test) or bool(called & LAWS)


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_and_every_ruling_has_a_test_named_after_it(name: str) -> None:
    """What the rulebook says and how we settle doubts: both stand in the game's words, and both are tried."""
    assert sorted(rules_of(GAMES[name]) - set(named_tests(name))) == []


@pytest.mark.parametrize("name", GAMES)
def test_no_rule_and_no_ruling_of_the_ledgers_is_without_its_test(name: str) -> None:
    """Words and rules may forget an id together; the list of ids does not."""
    assert sorted(set(LEDGER[name].split()) - set(named_tests(name)) - ruled_tests(name)) == []


@pytest.mark.parametrize("name", GAMES)
def test_what_is_named_after_a_rule_can_fail(name: str) -> None:
    assert sorted(rule for rule, tests in named_tests(name).items() if not all(claims(test) for test in tests)) == []


@pytest.mark.parametrize("name", GAMES)
def test_tests_name_only_rules_that_exist(name: str) -> None:
    assert sorted(set(named_tests(name)) - rules_of(GAMES[name])) == []


@pytest.mark.parametrize(
    "package", ["serai.core", *(package for game in GAMES.values() for package in game.catalogues)]
)
def test_both_languages_have_the_same_words_with_the_same_details(package: str) -> None:
    words = {language: messages(catalogue(package, language)) for language in LANGUAGES}
    first = words[LANGUAGES[0]]
    for language in LANGUAGES[1:]:
        assert list(words[language]) == list(first)
        for word, message in first.items():
            assert details_of(words[language][word]) == details_of(message), word


def details_of(node: fluent.BaseNode) -> set[str]:
    """The details that a message asks for."""
    if isinstance(node, fluent.VariableReference):
        return {node.id.name}
    children = [child for value in vars(node).values() for child in (value if isinstance(value, list) else [value])]
    return set().union(*(details_of(child) for child in children if isinstance(child, fluent.BaseNode)))


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_in_the_code_has_words(name: str) -> None:
    folder = SOURCE / "games" / name
    code = "\n".join(path.read_text() for path in sorted(folder.rglob("*.py")))
    quoted = set(re.findall(r'"([A-Z]{3}-[A-Z0-9-]+)"', code))
    known = set(words_in(GAMES[name])) | set(messages(catalogue("serai.core", "en")))
    assert sorted(quoted - known) == []
    mentioned = {rule for rule in RULE.findall(code) if not rule.endswith("-")}
    assert sorted(mentioned - known) == []


@pytest.mark.parametrize("name", GAMES)
def test_no_word_of_a_game_is_unused(name: str) -> None:
    """A word is used by the code, or by a name that is built: event, card, option, preset, phrase, move, reason, or a rule."""
    game = GAMES[name]
    folder = SOURCE / "games" / name
    code = "\n".join(path.read_text() for path in sorted(folder.rglob("*.py")))
    values = {f"{kind}-{value}" for kind, values in game.look.names.items() for value in values}
    built = values | {f"title-{value.partition('-')[2]}" for value in values}
    built |= {f"event-{event.name}{end}" for event in game.look.events for end in ("", "-hidden")}
    built |= {f"shelf-{shelf.name}" for shelf in game.choosing.shelves} | {"title", "tagline"}
    built |= {f"bad-{option}" for option in game.choosing.needs}
    built |= {f"surprise-{level}{end}" for level in game.choosing.surprises for end in ("", "-about")}
    built |= {f"phrase-{phrase}" for phrase in game.manners.phrases}
    open_ended = re.compile(
        rf"(move|option|preset|reason|{'|'.join({d for event in game.look.events for d in event.details})})-.+"
    )
    for word in words_in(game):
        said = f'"{re.sub("^(phrase|highlight|stands)-", "", word)}"'  # bots have phrases of their own
        used = (
            word in built or f'"{word}"' in code or said in code or RULE.fullmatch(word) or open_ended.fullmatch(word)
        )
        assert used, f"nothing says {word}"


@pytest.mark.parametrize("name", GAMES)
def test_every_event_preset_and_option_has_words(name: str) -> None:
    game = GAMES[name]
    known = set(words_in(game))
    wanted = {f"event-{event.name}" for event in game.look.events} | {f"preset-{preset}" for preset in game.presets}
    wanted |= {f"event-{event.name}-hidden" for event in game.look.events if event.secret}
    wanted |= {f"option-{field}" for field in game.options.__struct_fields__} | {"title", "tagline"}
    wanted |= {f"phrase-{phrase}" for phrase in game.manners.phrases}
    assert sorted(wanted - known) == []


@pytest.mark.parametrize("name", GAMES)
def test_what_is_offered_to_those_who_choose_explains_itself(name: str) -> None:
    choosing, known = GAMES[name].choosing, set(words_in(GAMES[name]))
    wanted = {f"preset-{preset}-about" for preset in choosing.odds} | {one.why for one in choosing.impossible}
    wanted |= {f"shelf-{shelf.name}" for shelf in choosing.shelves}
    wanted |= {f"surprise-{level}{end}" for level in choosing.surprises for end in ("", "-about")}
    wanted |= {
        f"option-{option}-{end}" for shelf in choosing.shelves for option in shelf.options for end in ("name", "about")
    }
    assert sorted(wanted - known) == []


@pytest.mark.parametrize("name", GAMES)
def test_a_game_hides_no_word_that_all_games_share(name: str) -> None:
    assert not set(words_in(GAMES[name])) & set(messages(catalogue("serai.core", "en")))
