#!/bin/sh
# Makes .venv with every pinned package, and the package itself from this source tree.
set -eu

need() { # COMMAND DEBIAN-PACKAGE: a command that must be there; root gets it from Debian, others are told
    command -v "$1" >/dev/null 2>&1 && return
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
        apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends "$2" && return
    fi
    echo "$1 is missing: install it (on Debian: sudo apt-get install $2), then try again." >&2
    exit 1
}

want() { # COMMAND DEBIAN-PACKAGE WHAT-FOR: as above, but play goes on without it
    (need "$1" "$2") || echo "Going on without $1: $3." >&2
}

PYTHON=${PYTHON:-python3}
need "$PYTHON" python3
"$PYTHON" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || {
    echo "Python 3.11 or later is needed, and $PYTHON is older: set PYTHON=/path/to/python3.11, then try again." >&2
    exit 1
}
need cc gcc
need npm npm
node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' || {
    echo "Node 20.19 or later is needed to build the page, and $(node --version) is older: install a newer one, then try again." >&2
    exit 1
}
want "${SERAI_CHROMIUM:-chromium}" chromium "the browser tests are left out"
said=$("$PYTHON" -m venv .venv 2>&1) || {
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
        apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq install -y python3-venv python3-dev
        "$PYTHON" -m venv .venv
    else
        echo "$said" >&2
        echo "No .venv could be made; the reason stands above. Where the venv module is missing, install it (on Debian: sudo apt-get install python3-venv), then try again." >&2
        exit 1
    fi
}
.venv/bin/python -m pip install --quiet --disable-pip-version-check uv
.venv/bin/uv pip sync --quiet --require-hashes requirements.lock
SERAI_BUILD=pure .venv/bin/uv pip install --quiet --no-deps --no-build-isolation --editable .
touch .venv/ready
