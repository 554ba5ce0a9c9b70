"""`python -m tests.browser.open_house FOLDER`: the real server on a free loopback port, its games in a folder.

Only the limits are wider than at home: here all guests come from one address, and faster than people do.
"""

import sys
from pathlib import Path

from serai.server.limits import Limits
from serai.server.start import serve

WIDE = Limits(
    messages=1000, burst=1000, requests=1000, request_burst=1000, tables=100, table_burst=1000, connections=1000
)

if __name__ == "__main__":
    serve(host="127.0.0.1", port=0, data=Path(sys.argv[1]), open_browser=False, limits=WIDE, workers=1)
