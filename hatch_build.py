"""Builds what Python alone cannot: the page (npm) and the compiled core (mypyc).

SERAI_BUILD=pure      never compile
SERAI_BUILD=compiled  fail where compiling is impossible
(nothing)             compile when a C compiler is there

`python hatch_build.py OUT [PACKAGE ...]` makes a whole compiled copy of the package in OUT, to be put first on
PYTHONPATH; the further packages (folders of games for benchmarks) are copied beside it and compiled with it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run as a script in an environment without hatchling
    BuildHookInterface = object  # type: ignore[assignment, misc, unused-ignore]

ROOT = Path(__file__).parent
COMPILER = ["mypy>=2.4,<2.5", "librt>=0.16,<0.17", "setuptools"]
# What the plain modules beside the compiled ones import.
TYPED_AGAINST = ["msgspec>=0.19", "fluent.runtime>=0.4", "prometheus-client>=0.21"]


def compiler() -> str | None:
    """The C compiler that setuptools would call, if it exists."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(command.split()[0])


def wanted() -> bool:
    """Whether this build compiles."""
    mode = os.environ.get("SERAI_BUILD", "")
    if mode == "pure":
        return False
    if mode == "compiled" and compiler() is None:
        raise RuntimeError("SERAI_BUILD=compiled, but there is no C compiler; install one or unset SERAI_BUILD")
    return compiler() is not None


def sources() -> list[str]:
    """The files that are compiled, relative to src/."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())
    globs = settings["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]["compile"]
    files = {path.relative_to(ROOT / "src") for glob in globs for path in (ROOT / "src").glob(glob)}
    return sorted(str(path) for path in files if path.name != "__init__.py")


def modules(files: list[str]) -> str:
    """The names of modules, one a line, as `core/build.py` reads them."""
    return "".join(name.removesuffix(".py").replace(os.sep, ".") + "\n" for name in files)


def compile_into(out: Path, work: Path, tree: Path, files: list[str]) -> list[Path]:
    """Compiles files of a tree as one group; returns the binaries, laid out as in the tree."""
    program = f"""
from setuptools import setup
from mypyc.build import mypycify
found = mypycify(
    ["--strict", "--cache-dir", {str(work / "cache")!r}, *{files!r}],
    opt_level="3", debug_level="0", group_name="serai", target_dir={str(work / "c")!r},
)
setup(name="serai", packages=[], ext_modules=found,
      script_args=["-q", "build_ext", "--build-lib", {str(out)!r}, "--build-temp", {str(work / "o")!r}])
"""
    flags = os.environ.get("CFLAGS", "")
    if sys.platform == "linux":
        flags += " -fno-semantic-interposition"  # else gcc inlines nothing across our functions: 1.6 times slower
    run = subprocess.run([sys.executable, "-c", program], cwd=tree, env={**os.environ, "CFLAGS": flags}, check=False)
    if run.returncode:
        raise SystemExit("serai: the core was not compiled; what is wrong stands above")
    return sorted(out.rglob("*.so")) + sorted(out.rglob("*.pyd"))


def build_page() -> None:
    """npm ci && npm run build, where npm is; a page already there is kept."""
    static = ROOT / "src/serai/server/static"
    npm = shutil.which("npm")
    if not (ROOT / "web/package.json").exists() or npm is None or os.environ.get("SERAI_WEB") == "skip":
        if not static.exists():
            print("serai: no page in this build", file=sys.stderr)
        return
    if not (ROOT / "web/node_modules").exists():
        subprocess.run([npm, "ci", "--no-audit", "--no-fund"], cwd=ROOT / "web", check=True)
    subprocess.run([npm, "run", "build"], cwd=ROOT / "web", check=True)


class Hook(BuildHookInterface):  # type: ignore[type-arg, misc, unused-ignore]
    """What hatchling calls while it makes a wheel."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return COMPILER + TYPED_AGAINST if wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            print("serai: plain Python from the source tree", file=sys.stderr)
            return
        build_page()
        if not wanted():
            print("serai: plain Python", file=sys.stderr)
            return
        self.work = tempfile.TemporaryDirectory()
        work = Path(self.work.name)
        try:
            binaries = compile_into(work / "lib", work, ROOT / "src", sources())
        except SystemExit as failure:  # a compiler without Python's headers, say: plain Python still plays
            if os.environ.get("SERAI_BUILD") == "compiled":
                raise
            print(f"{failure}; this copy is plain Python", file=sys.stderr)
            return
        for binary in binaries:
            build_data["force_include"][str(binary)] = str(binary.relative_to(work / "lib"))
        stamp = work / "compiled.txt"
        stamp.write_text(modules(sources()))
        build_data["force_include"][str(stamp)] = "serai/compiled.txt"
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        print(f"serai: {len(binaries)} binaries", file=sys.stderr)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "work"):
            self.work.cleanup()


def link_page(place: Path) -> None:
    """The copy shows the page of the source tree, whenever that is built again."""
    if not place.is_symlink():
        shutil.rmtree(place, ignore_errors=True)
        place.symlink_to(ROOT / "src/serai/server/static", target_is_directory=True)


def mirror(source: Path, copy: Path, compiled: list[str]) -> None:
    """Copies a folder, and takes out of the copy what is no longer there, or no longer compiled."""
    from clone.serai_copies import is_source  # here, because a build from an archive has no clone and makes no copy

    def ignored(_: str, names: list[str]) -> list[str]:
        return [name for name in names if not is_source(name)]

    shutil.copytree(source, copy, dirs_exist_ok=True, ignore=ignored)
    for path in sorted(copy.rglob("*"), reverse=True):
        place = path.relative_to(copy)
        if path.suffix in {".so", ".pyd"}:
            is_wanted = str(Path(copy.name) / place.with_name(place.name.partition(".")[0] + ".py")) in compiled
        else:
            is_wanted = not all(map(is_source, place.parts)) or (source / place).exists()
        if not is_wanted:
            shutil.rmtree(path) if path.is_dir() else path.unlink()


def recipe(files: list[str]) -> str:
    """What a compiled copy depends on beside its source."""
    parts = [*files, sys.version, version("mypy"), Path(__file__).read_text()]
    return sha256("\n".join(parts).encode()).hexdigest()


def is_fresh(out: Path, folders: list[Path], files: list[str]) -> bool:
    """Whether a compiled copy is whole and made from just this."""
    from clone.serai_copies import same

    stamp, how = out / "serai/compiled.txt", out / ".work/recipe.txt"
    is_whole = stamp.exists() and how.exists() and how.read_text() == recipe(files)
    return is_whole and all(same(str(folder), str(out / folder.name)) for folder in folders)


def make_copy(out: Path, packages: list[Path]) -> None:
    """A whole compiled copy of the package; nothing is done where it is up to date."""
    if compiler() is None:
        sys.exit("A C compiler is missing: install gcc (Debian: apt-get install gcc python3-dev), then try again.")
    folders = [ROOT / "src/serai", *packages]
    files = sources()
    for package in packages:
        files += sorted(str(path.relative_to(package.parent)) for path in package.glob("[!_]*.py"))
    if is_fresh(out, folders, files):
        return
    (out / "serai/compiled.txt").unlink(missing_ok=True)  # until all is well, nothing is promised
    for folder in folders:
        mirror(folder, out / folder.name, files)
    link_page(out / "serai/server/static")
    compile_into(out, out / ".work", out, files)
    (out / ".work/recipe.txt").write_text(recipe(files))
    (out / "serai/compiled.txt").write_text(modules(files))


if __name__ == "__main__":
    make_copy(Path(sys.argv[1]).resolve(), [Path(name).resolve() for name in sys.argv[2:]])
