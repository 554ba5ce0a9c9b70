"""Every game folder has the same files for the same things: who knows one game finds the way in all."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

GAMES = sorted(path.parent for path in Path(str(files("serai"))).glob("games/*/__init__.py"))

BOX = [
    "__init__.py",
    "pieces.toml",
    "pieces.py",
    "state.py",
    "moves.py",
    "seen.py",
    "view.py",
    "picture.py",
    "RULES.md",
]
WORDS = ["words/en.ftl", "words/fr.ftl"]
MODULE = ["__init__.py", "pieces.toml", "brings.py", *WORDS]  # and rules.py, or rules/
RULES = [f"rules/{name}.py" for name in ("__init__", "codes", "setup", "legal", "acts", "hidden", "end", "contract")]

# What one thing was called in one game only, and where it stands in all.
STRAY = {
    "why": "beside each act",
    "refusals": "beside each act",
    "secrets": "hidden",
    "unseen": "hidden",
    "telling": "codes",
    "game": "contract and setup",
    "standing": "sense",
    "judgement": "sense",
}

# Who calls the rules finds these.
ENTRANCES = {
    "setup": {"setup"},
    "legal": {"legal_moves", "movers_now"},
    "acts": {"why_refused"},
    "end": {"how_it_ended"},
}

MODULES = sorted(path.parent for folder in GAMES for path in folder.glob("modules/*/__init__.py"))

every_game = pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.name)
every_module = pytest.mark.parametrize(
    "folder", MODULES, ids=lambda folder: f"{folder.parent.parent.name}-{folder.name}"
)


def functions(path: Path) -> Iterator[ast.FunctionDef]:
    """Those of a module, not those of its classes."""
    return (node for node in ast.parse(path.read_text()).body if isinstance(node, ast.FunctionDef))


def names_in(path: Path) -> set[str]:
    return {function.name for function in functions(path)}


def test_there_are_games_to_look_at() -> None:
    assert len(GAMES) >= 5


@every_game
def test_a_game_has_the_files_that_every_game_has(folder: Path) -> None:
    wanted = [*BOX, *WORDS, *RULES, *(["sense/contract.py"] if (folder / "sense").exists() else [])]
    assert [name for name in wanted if not (folder / name).is_file()] == []


@every_game
def test_no_rules_hide_under_another_name(folder: Path) -> None:
    strays = {path.name: STRAY[path.stem] for path in (folder / "rules").glob("*.py") if path.stem in STRAY}
    assert strays == {}, "the same thing has one name in all games"


@every_game
@pytest.mark.parametrize("name", ENTRANCES)
def test_the_rules_are_entered_by_the_same_names(folder: Path, name: str) -> None:
    assert ENTRANCES[name] - names_in(folder / f"rules/{name}.py") == set()


@every_game
def test_refusals_stand_in_the_rules_and_nowhere_else(folder: Path) -> None:
    refusing = {path for path in folder.rglob("*.py") if any(name.startswith("why_") for name in names_in(path))}
    assert refusing and [path for path in refusing if not is_rules(path.relative_to(folder))] == []


def is_rules(path: Path) -> bool:
    """Whether a file of a game holds rules: its own, or those of a module."""
    if path.parts[0] == "modules":
        return path.match("modules/*/rules.py") or path.parts[2:3] == ("rules",)
    return path.parts[0] == "rules"


@pytest.mark.parametrize(("path", "rules"), [
    ("rules/paying.py", True), ("modules/curses/rules.py", True), ("modules/ghost/rules/walking.py", True),
    ("view.py", False), ("rules.py", False),
    ("modules/curses/view.py", False), ("modules/curses/moves.py", False), ("modules/rules.py", False),
])  # fmt: skip
def test_rules_are_known_by_where_they_stand(path: str, rules: bool) -> None:
    assert is_rules(Path(path)) is rules


# Modules of a game


def test_there_are_modules_to_look_at() -> None:
    assert {"curses", "treasures", "extras"} <= {folder.name for folder in MODULES}


def test_every_folder_of_modules_is_one() -> None:
    folders = {
        path for game in GAMES for path in game.glob("modules/*") if path.is_dir() and path.name != "__pycache__"
    }
    assert folders == set(MODULES)


@every_module
def test_a_module_has_the_files_that_every_module_has(folder: Path) -> None:
    assert [name for name in MODULE if not (folder / name).is_file()] == []
    assert (folder / "rules.py").is_file() != (folder / "rules").is_dir(), "its rules are one file or one folder"


@every_module
def test_what_a_module_brings_has_one_name(folder: Path) -> None:
    brings = ast.parse((folder / "brings.py").read_text()).body
    assigned = [target for node in brings if isinstance(node, ast.Assign) for target in node.targets]
    assert [target.id for target in assigned if isinstance(target, ast.Name)] == ["MODULE"]


@every_module
def test_a_module_has_no_file_that_means_something_else_in_a_game(folder: Path) -> None:
    assert [path.name for path in folder.rglob("*.py") if path.stem in STRAY] == []


# Contracts


@every_game
@pytest.mark.parametrize("side", ["rules", "sense"])
def test_a_contract_only_connects_names(folder: Path, side: str) -> None:
    if not (folder / side).exists():
        pytest.skip("this game leaves bots to themselves")
    [contract] = [node for node in ast.parse((folder / side / "contract.py").read_text()).body if is_class(node)]
    methods = [node for node in ast.walk(contract) if isinstance(node, ast.FunctionDef)]
    long = [method.name for method in methods if len(said(method)) > 1]
    assert [name for name in long if name not in ("__init__", "clone")] == []


def is_class(node: ast.AST) -> bool:
    return isinstance(node, ast.ClassDef)


def said(method: ast.FunctionDef) -> list[ast.stmt]:
    """What a method does, without what it says about types and itself."""
    return [node for node in method.body if not isinstance(node, ast.Assert) and not is_docstring(node)]


def is_docstring(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
