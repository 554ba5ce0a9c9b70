"""Lets the tests import the games of the bench; a compiled copy, earlier on the path, is taken first."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[2] / "bench"))
