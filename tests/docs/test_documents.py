"""What README and docs tell people to type is typed here."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


def blocks(document: Path, language: str) -> list[str]:
    """The fenced examples of a document in one language."""
    return re.findall(rf"^```{language}\n(.*?)^```", document.read_text(), re.MULTILINE | re.DOTALL)


def name(document: Path) -> str:
    return document.name


@pytest.mark.parametrize("document", [path for path in DOCUMENTS if blocks(path, "console")], ids=name)
def test_commands_run(document: Path, tmp_path: Path) -> None:
    for line in "".join(blocks(document, "console")).splitlines():
        if line.startswith("$ serai "):
            call = [sys.executable, "-m", *shlex.split(line.removeprefix("$ "))]
            done = subprocess.run(call, cwd=tmp_path, capture_output=True, text=True, timeout=120, check=False)
            assert done.returncode == 0, f"{line}\n{done.stderr}"


@pytest.mark.parametrize("document", [path for path in DOCUMENTS if blocks(path, "python")], ids=name)
def test_python_runs(document: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All Python of a document is one module; its Fluent blocks are the words of that module, in both languages."""
    package = tmp_path / "stones"
    (package / "words").mkdir(parents=True)
    for language in ("en", "fr"):
        (package / "words" / f"{language}.ftl").write_text("\n".join(blocks(document, "fluent")))
    (package / "__init__.py").write_text("")
    monkeypatch.syspath_prepend(str(tmp_path))
    module = ModuleType("example")
    monkeypatch.setitem(sys.modules, "example", module)
    exec(compile("\n".join(blocks(document, "python")), str(document), "exec"), module.__dict__)


@pytest.mark.parametrize("document", DOCUMENTS, ids=name)
def test_links_lead_somewhere(document: Path) -> None:
    prose = re.sub(r"^```.*?^```", "", document.read_text(), flags=re.MULTILINE | re.DOTALL)
    for target in re.findall(r"\]\(([^)#]+)", prose):
        assert re.match(r"https?:", target) or (document.parent / target).exists(), target


def test_the_menu_names_every_command_that_documents_tell() -> None:
    menu = (ROOT / "Makefile").read_text()
    for document in DOCUMENTS:
        for target in re.findall(r"`?make ([a-z-]+)`", document.read_text()):
            assert re.search(rf"^{target}:", menu, re.MULTILINE), f"{document.name}: make {target}"
