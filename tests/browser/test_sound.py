"""What the page plays, rendered and measured in Chromium."""

from __future__ import annotations

import os
import subprocess

import pytest

from tests.browser.devices import MISSING, chromium
from tests.browser.house import ROOT


def test_sound_keeps_its_promises() -> None:
    """Games are alike in loudness, nothing clips, phones hear it, cues come in time: web/tools/sound/promises.ts."""
    browser = chromium()
    if browser is None:
        if os.environ.get("CI"):
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    done = subprocess.run(
        ["node", "tools/sound.mjs"],
        cwd=ROOT / "web",
        env={**os.environ, "CHROMIUM": browser},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
