"""What `import serai` finds first in a clone: chooses the copy that is to run, and makes way for it."""

import importlib
import sys
from os.path import dirname

from serai_copies import choose

_tree, _complaint = choose()
if _complaint:
    print(_complaint, file=sys.stderr)
# Processes that are started from here inherit this path, and so run the same copy, whatever is edited meanwhile.
sys.path[:] = [_tree if folder == dirname(__path__[0]) else folder for folder in sys.path]
del sys.modules["serai"]
importlib.import_module("serai")
