"""What README and docs tell people to type is typed here."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tests.docs.following import blocks, follow

ROOT = Path(__file__).parents[2]
DOCUMENTS = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "deploy/README.md",
    *sorted((ROOT / "docs").rglob("*.md")),
]


def name(document: Path) -> str:
    return document.name


@pytest.mark.parametrize("document", [path for path in DOCUMENTS if blocks(path, "console")], ids=name)
def test_commands_run(document: Path, tmp_path: Path) -> None:
    follow(document, tmp_path)
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), *sys.path])}
    for line in "".join(blocks(document, "console")).splitlines():
        if line.startswith("$ serai "):
            call = [sys.executable, "-m", *shlex.split(line.removeprefix("$ "))]
            done = subprocess.run(
                call,
                cwd=tmp_path,
                env=env,
                stdin=subprocess.DEVNULL,
                capture_output=True,
                text=True,
                timeout=120,
                check=False,
            )
            assert done.returncode == 0, f"{line}\n{done.stderr}"


@pytest.mark.parametrize("document", [path for path in DOCUMENTS if blocks(path, "python")], ids=name)
def test_python_runs(document: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All Python of a document that is no file is one module, beside the files that it shows."""
    follow(document, tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    module = ModuleType("example")
    monkeypatch.setitem(sys.modules, "example", module)
    exec(compile("\n".join(blocks(document, "python")), str(document), "exec"), module.__dict__)
    for path in tmp_path.iterdir():
        sys.modules.pop(path.name, None)


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
