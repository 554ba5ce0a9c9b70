"""`make stage`: the whole matrix with two workers; `python -m tests.stage --only temple --size 360x640` a part of it.

Prints every broken promise as a sentence and a table of the boards; pictures and a sheet of them go to build/stage.
Ends with 1 when a promise is broken.
"""

from __future__ import annotations

import argparse
import sys
from signal import SIGTERM, signal
from time import monotonic

from tests.browser.devices import MISSING, chromium
from tests.browser.house import ROOT
from tests.stage import report
from tests.stage.crew import gather
from tests.stage.matrix import LANGUAGES, SIZES, THEMES, Wish
from tests.stage.moments import GAMES
from tests.stage.promises import Size
from tests.stage.scenes import SCENES

PLACE = ROOT / "build/stage"
DAYS = {"day": "light", "night": "dark"}


def size_of(text: str) -> Size:
    wide, _, high = text.partition("x")
    return int(wide), int(high)


def read() -> argparse.Namespace:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--only", nargs="+", choices=GAMES, default=list(GAMES), help="games")
    reader.add_argument("--size", nargs="+", type=size_of, default=list(SIZES), help="as 360x640")
    reader.add_argument("--lang", nargs="+", choices=LANGUAGES, default=list(LANGUAGES))
    reader.add_argument("--theme", nargs="+", choices=list(DAYS), default=list(DAYS))
    reader.add_argument("--scene", nargs="+", default=[], help=", ".join(one.name for one in SCENES))
    reader.add_argument("--axe", choices=("all", "some", "none"), default="some", help="how often axe-core judges")
    reader.add_argument("--workers", type=int, default=2)
    reader.add_argument("--no-pictures", action="store_true")
    return reader.parse_args()


def wish_of(asked: argparse.Namespace) -> Wish:
    themes = tuple(theme for theme in THEMES if theme in {DAYS[one] for one in asked.theme})
    return Wish(
        tuple(asked.only), tuple(asked.size), tuple(asked.lang), themes, tuple(asked.scene), asked.axe,
        None if asked.no_pictures else PLACE,
    )  # fmt: skip


def main() -> None:
    if chromium() is None:
        sys.exit(MISSING)
    asked = read()
    signal(SIGTERM, lambda *_: sys.exit(143))  # so that the workers go too
    wish, began = wish_of(asked), monotonic()
    for game in wish.games:
        (PLACE / game).mkdir(parents=True, exist_ok=True)
    looks, failed = gather(wish, asked.workers)
    told = report.sentences(looks) + failed
    report.sheet(looks, PLACE)
    (PLACE / "broken.txt").write_text("".join(f"{line}\n" for line in told), encoding="utf-8")
    print(*told, "", report.table(looks), "", sep="\n")
    print(f"{len(looks)} looks in {monotonic() - began:.0f} s; {len(told)} sentences; {PLACE / 'index.html'}")
    sys.exit(1 if told else 0)


if __name__ == "__main__":
    main()
