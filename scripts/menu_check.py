"""Tries every target of the menu in a fresh clone of HEAD, bounded in size and time: `make menu-check`.

Says target by target whether it works, and what was asked of it where that is less than the whole; ends with 1 when one
does not, with the last lines of what it said. `--only check format` tries some (setup comes first anyway).
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import urllib.request
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from signal import SIGKILL, SIGTERM, signal
from tempfile import TemporaryDirectory
from time import monotonic, sleep

ROOT = Path(__file__).parent.parent
# What a run of make, of tests or of another clone leaves in the environment; where Python or a browser is, stays.
FOREIGN = ("MAKE", "MFLAGS", "PYTHONPATH", "PYTEST_", "SERAI_EXPECT", "SERAI_BUILD", "SERAI_WEB", "VIRTUAL_ENV")
LAST_LINES = 25
MADE = (".venv", "build", "web/node_modules", "bench/load/node_modules", "bench/lighthouse/node_modules")


class Trouble(Exception):
    """A target did not do what it promises."""


@dataclass
class Clone:
    """The fresh clone, and where its targets' output goes."""

    folder: Path
    logs: Path
    env: dict[str, str] = field(
        default_factory=lambda: {k: v for k, v in os.environ.items() if not k.startswith(FOREIGN)}
    )

    def log(self, target: str) -> Path:
        """What a target said."""
        return self.logs / f"{target}.txt"

    def start(self, target: str, settings: dict[str, str]) -> subprocess.Popen[bytes]:
        """Starts a target in a process group of its own; make hands its settings on to what it calls."""
        with self.log(target).open("wb") as out:
            return subprocess.Popen(
                ["make", target, *(f"{name}={value}" for name, value in settings.items())],
                cwd=self.folder, env={**self.env, "PYTHONUNBUFFERED": "1"}, stdin=subprocess.DEVNULL,
                stdout=out, stderr=subprocess.STDOUT, start_new_session=True,
            )  # fmt: skip

    def git(self, *words: str) -> str:
        """What git says about the clone."""
        call = ["git", *words]
        return subprocess.run(call, cwd=self.folder, env=self.env, capture_output=True, text=True, check=True).stdout


def stop(process: subprocess.Popen[bytes]) -> None:
    """Ends a target with all that it started, first with a chance to close what is open."""
    for sign in (SIGTERM, SIGKILL):
        if process.poll() is None:
            os.killpg(process.pid, sign)
            with suppress(subprocess.TimeoutExpired):
                process.wait(20)


def nothing(clone: Clone) -> None:
    """The exit status says it all."""


def is_compiled(clone: Clone) -> None:
    """After setup the command runs what was compiled."""
    done = subprocess.run(
        [".venv/bin/serai", "--version"],
        cwd=clone.folder, env={**clone.env, "LC_ALL": "C"}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    if "(compiled)" not in done.stdout or done.stderr:
        raise Trouble(f".venv/bin/serai --version says {done.stdout}{done.stderr}")
    is_unchanged(clone)


def is_unchanged(clone: Clone) -> None:
    """Nothing that is kept in git differs."""
    changed = clone.git("status", "--porcelain")
    if changed:
        raise Trouble(f"files have changed:\n{changed}{clone.git('diff', '--stat')}")


def put_back(clone: Clone) -> None:
    """What was made anew on purpose is not kept."""
    clone.git("checkout", "--quiet", ".")
    is_unchanged(clone)


def no_addresses(clone: Clone) -> None:
    """A lock names versions and hashes, and no place to get them from."""
    if "://" in (clone.folder / "requirements.lock").read_text():
        raise Trouble("requirements.lock names an address")
    put_back(clone)


def is_clean(clone: Clone) -> None:
    """Of what was made, nothing large is left."""
    left = [name for name in MADE if (clone.folder / name).exists()]
    if left:
        raise Trouble(f"still there: {', '.join(left)}")
    is_unchanged(clone)


@dataclass(frozen=True)
class Step:
    """A target, how it is asked for a small part, and what must be true after it."""

    target: str
    limit: int = 300  # seconds
    settings: dict[str, str] = field(default_factory=dict)
    after: Callable[[Clone], None] = nothing
    part: str = ""  # what was asked for, where that is not the whole
    may_go_on: bool = False  # the limit ends it: no failure until then is good enough
    serves: bool = False  # it ends when it is told to
    with_peers: bool = False  # which may be absent, and are then named


COLLECT = {"PYTEST_ADDOPTS": "--collect-only"}
STEPS = (
    Step("help", 10),
    Step("setup", 900, after=is_compiled),
    Step(
        "play",
        60,
        {"PLAY": "serve --host 127.0.0.1 --no-browser --data build/hall"},
        part="/health answers",
        serves=True,
    ),
    Step("check", 600),
    Step("format", after=is_unchanged),
    Step("golden", 900, after=is_unchanged),
    Step("test", 300, COLLECT, part="tests of Python collected only; those of the page run"),
    Step("faults", 120, {"PYTEST_ADDOPTS": "-x"}, part="what runs in two minutes", may_go_on=True),
    Step("sweep", 60, {"PYTEST_ADDOPTS": "-x"}, part="what runs in one minute", may_go_on=True),
    Step(
        "stage",
        200,
        {"STAGE": "--only deserto --size 390x844 --lang fr --theme day --scene own --workers 1"},
        part="one look",
    ),
    Step("lighthouse", 400),
    Step("pictures", 300, after=put_back),
    Step("peers", 900, with_peers=True),
    Step("bench", 300, {"BENCH": "--rounds 1 --seconds 0.05"}, part="one round", with_peers=True),
    Step(
        "load",
        300,
        {"LOAD": "--tables 5 --seconds 1 --rounds 1 --live-tables 5"},
        part="5 tables, 1 s",
        with_peers=True,
    ),
    Step("lock", after=no_addresses),
    Step("clean", 200, after=is_clean),
)


def menu(makefile: str) -> list[str]:
    """The targets that `make help` lists."""
    return re.findall(r"^([a-z-]+):.*##", makefile, re.MULTILINE)


def attempt(clone: Clone, step: Step) -> str:
    """Runs a target and looks at what it left; returns a remark, or raises Trouble."""
    process = clone.start(step.target, step.settings)
    try:
        if step.serves:
            wait_for_health(clone, step, process)
            return step.part
        code = process.wait(step.limit)
    except subprocess.TimeoutExpired:
        if not step.may_go_on:
            raise Trouble(f"not done after {step.limit} s") from None
        return step.part
    finally:
        stop(process)
    if code:
        raise Trouble(f"exit status {code}")
    step.after(clone)
    return "; ".join(filter(None, [step.part, *absent_peers(clone, step)]))


def absent_peers(clone: Clone, step: Step) -> list[str]:
    """What a target says about peers that it went without."""
    said = clone.log(step.target).read_text(errors="replace") if step.with_peers else ""
    return sorted({" ".join(line.split()) for line in said.splitlines() if "not installed" in line})


def wait_for_health(clone: Clone, step: Step, process: subprocess.Popen[bytes]) -> None:
    """Until the hall says that it is well."""
    end = monotonic() + step.limit
    while monotonic() < end and process.poll() is None:
        found = re.search(r"http://localhost:\d+", clone.log(step.target).read_text(errors="replace"))
        if found:
            with urllib.request.urlopen(f"{found[0]}/health", timeout=10) as answer:
                if answer.status == 200:
                    return
        sleep(0.2)
    raise Trouble("the hall did not open")


def last_lines(clone: Clone, target: str) -> str:
    """The end of what a target said."""
    return "\n".join(clone.log(target).read_text(errors="replace").splitlines()[-LAST_LINES:])


def check(clone: Clone, steps: list[Step]) -> list[str]:
    """Tries the steps, telling each; returns the targets that do not work."""
    failed = []
    for step in steps:
        print(f"{step.target:<12}", end="", flush=True)
        began, trouble = monotonic(), ""
        try:
            remark = attempt(clone, step)
        except (Trouble, OSError) as error:
            trouble = remark = str(error)
        print(f"{'FAILED' if trouble else 'ok':<8}{monotonic() - began:>6.0f} s  {remark}", flush=True)
        if trouble:
            failed.append(step.target)
            print("".join(f"    | {line}\n" for line in last_lines(clone, step.target).splitlines()), flush=True)
            if step.target == "setup":
                print("Without setup nothing else can be tried.")
                break
    return failed


def main() -> None:
    """Clones HEAD and tries the menu there."""
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--only", nargs="+", metavar="TARGET", choices=[step.target for step in STEPS])
    asked = reader.parse_args()
    signal(SIGTERM, lambda *_: sys.exit(143))  # so that the target of the moment and the clone go too
    untried = set(menu((ROOT / "Makefile").read_text())) - {step.target for step in STEPS} - {"menu-check"}
    if untried:
        sys.exit(f"scripts/menu_check.py does not know how to try: {', '.join(sorted(untried))}")
    steps = [step for step in STEPS if not asked.only or step.target in {"setup", *asked.only}]
    with TemporaryDirectory(prefix="serai-menu-", ignore_cleanup_errors=True) as folder:
        clone = Clone(Path(folder) / "clone", Path(folder))
        subprocess.run(["git", "clone", "--quiet", "--no-local", str(ROOT), str(clone.folder)], check=True)
        head = Clone(ROOT, ROOT).git("rev-parse", "HEAD")
        clone.git("checkout", "--quiet", "--detach", head.strip())
        print(f"{head[:10]}, in a fresh clone; what is not committed is not tried\n", flush=True)
        failed = check(clone, steps)
    if failed:
        sys.exit(f"These do not work: {', '.join(failed)}.")
    print("Every target works." if not asked.only else "These work.")


if __name__ == "__main__":
    main()
