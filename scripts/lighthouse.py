"""Lighthouse (desktop, loopback) over the pages of the hall.

Ends with 1 where a score is below what we promise, or where a page could not be measured.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.browser.devices import MISSING, chromium
from tests.browser.games import bots_only, table
from tests.browser.house import ROOT, House

LEAST = {"performance": 90, "accessibility": 95, "practices": 95}


def audit(urls: list[str], browser: str) -> list[dict[str, Any]]:
    """The scores of each page."""
    call = ["node", "audit.mjs", browser, *urls]
    done = subprocess.run(call, cwd=ROOT / "bench/lighthouse", capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(done.stderr)
    return [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]


def main() -> None:
    """Opens a house, plays a game in it, and measures."""
    browser = chromium()
    if browser is None:
        sys.exit(MISSING)
    with TemporaryDirectory() as folder:
        house = House(Path(folder))
        try:
            made = table(house, "pbb", level="beginner")
            paths = ["/", "/new/deserto", str(made["link"]), f"/r/{bots_only(house)}", "/rules/deserto"]
            found = audit([house.address + path for path in paths], browser)
        finally:
            house.close()
    poor = False
    print(f"{'page':<16}{'performance':>12}{'accessibility':>15}{'practices':>11}")
    for path, scores in zip(paths, found, strict=True):
        shown = path.split("#")[0]
        if "failed" in scores:
            print(f"{shown:<16} could not be measured ({scores['failed']}): try again on a quieter machine")
            poor = True
            continue
        told = "  ".join(scores["lost"])
        print(f"{shown:<16}{scores['performance']:>12}{scores['accessibility']:>15}{scores['practices']:>11}  {told}")
        poor = poor or any(scores[name] < least for name, least in LEAST.items())
    sys.exit(1 if poor else 0)


if __name__ == "__main__":
    main()
