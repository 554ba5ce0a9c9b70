"""In a clone `serai` runs what is compiled, and never a stale copy without a word."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from zipfile import ZipFile

import pytest
from clone.serai_copies import ABSENT, STALE
from hatch_build import mirror

ROOT = Path(__file__).parents[2]
# A package that says which copy it is, here and in a process that it starts; meanwhile somebody edits the source.
MAIN = """
from multiprocessing import get_context
from pathlib import Path
import serai
if __name__ == "__main__":
    for path in Path.cwd().glob("src/serai/edit_me.py"):
        path.write_text("edited = True")
    with get_context("spawn").Pool(1) as pool:
        print(Path(serai.__file__).parents[1].name, pool.apply(serai.where))
"""


class Clone:
    """A clone with a package of three files, and a copy of it that looks compiled."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.source, self.copy = folder / "src/serai", folder / "build/compiled/serai"
        shutil.copytree(ROOT / "clone", folder / "clone", ignore=shutil.ignore_patterns("__pycache__"))
        (self.source / "core").mkdir(parents=True)
        where = "from pathlib import Path\ndef where(): return Path(__file__).parents[1].name\n"
        (self.source / "__init__.py").write_text(where)
        (self.source / "__main__.py").write_text(MAIN)
        (self.source / "core/rng.py").write_text("one = 1\n")
        shutil.copytree(self.source, self.copy)
        (self.copy / "compiled.txt").touch()
        (self.copy / "core/rng.so").touch()
        self.binary = folder / f"build/compiled/serai__mypyc{EXTENSION_SUFFIXES[0]}"
        self.binary.touch()

    def runs(self, path: str = "clone") -> tuple[str, str]:
        """Which copy `python -m serai` runs, in both its processes, and what it says about that."""
        env = {**os.environ, "PYTHONPATH": str(self.folder / path)}
        call = [sys.executable, "-P", "-m", "serai"]
        done = subprocess.run(call, cwd=self.folder, env=env, capture_output=True, text=True, timeout=60, check=False)
        assert done.returncode == 0, done.stderr
        first, second = done.stdout.split()
        assert first == second
        return first, done.stderr.strip()


@pytest.fixture
def clone(tmp_path: Path) -> Clone:
    return Clone(tmp_path / "clone of mine")


def test_what_is_compiled_runs(clone: Clone) -> None:
    assert clone.runs() == ("compiled", "")


def test_times_alone_make_nothing_stale(clone: Clone) -> None:
    os.utime(clone.source / "core/rng.py", (1, 1))
    assert clone.runs() == ("compiled", "")


@pytest.mark.parametrize("what", ["edited", "added", "deleted"])
def test_a_changed_source_runs_itself_and_says_so(clone: Clone, what: str) -> None:
    if what == "edited":
        (clone.source / "core/rng.py").write_text("one = 2\n")
    elif what == "added":
        (clone.source / "core/words.ftl").touch()
    else:
        (clone.source / "core/rng.py").unlink()
    assert clone.runs() == ("src", STALE)


def test_a_copy_that_is_not_whole_or_for_another_python_does_not_run(clone: Clone) -> None:
    clone.binary.unlink()
    assert clone.runs() == ("src", ABSENT)
    clone.binary.touch()
    (clone.copy / "compiled.txt").unlink()
    assert clone.runs() == ("src", ABSENT)
    shutil.rmtree(clone.folder / "build")
    assert clone.runs() == ("src", ABSENT)


def test_a_change_while_it_runs_does_not_change_what_its_other_processes_run(clone: Clone) -> None:
    for tree in (clone.source, clone.copy):
        (tree / "edit_me.py").touch()
    assert clone.runs() == ("compiled", "")
    assert (clone.source / "edit_me.py").read_text() == "edited = True"
    assert clone.runs() == ("src", STALE)


def test_who_names_a_copy_gets_it(clone: Clone) -> None:
    assert clone.runs("src") == ("src", "")
    (clone.source / "core/rng.py").write_text("one = 2\n")
    assert clone.runs("build/compiled") == ("compiled", "")


def test_an_install_from_the_clone_goes_by_this(tmp_path: Path) -> None:
    build = "import sys; from hatchling.build import build_editable; build_editable(sys.argv[1])"
    env = {**os.environ, "SERAI_BUILD": "pure"}
    subprocess.run([sys.executable, "-c", build, str(tmp_path)], cwd=ROOT, env=env, capture_output=True, check=True)
    with ZipFile(next(tmp_path.glob("*.whl"))) as wheel:
        (path,) = (name for name in wheel.namelist() if name.endswith(".pth"))
        assert wheel.read(path).decode().strip() == str(ROOT / "clone")


def test_a_copy_forgets_what_the_source_and_the_build_forget(tmp_path: Path) -> None:
    source, copy = tmp_path / "src/serai", tmp_path / "compiled/serai"
    for folder in (source, copy):
        (folder / "core").mkdir(parents=True)
        (folder / "core/rng.py").touch()
    for name in ("core/rng.cpython.so", "core/old.py", "core/old.cpython.so", "gone/a.py"):
        (copy / name).parent.mkdir(exist_ok=True)
        (copy / name).touch()
    mirror(source, copy, ["serai/core/rng.py"])
    assert sorted(str(path.relative_to(copy)) for path in copy.rglob("*")) == [
        "core",
        "core/rng.cpython.so",
        "core/rng.py",
    ]
