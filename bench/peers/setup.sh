#!/bin/sh
# Installs the peers beside this file, at the locked versions; nothing of it is needed to play or to test.
# A peer that cannot be installed is left out: the bench then says "not installed".
set -u
cd "$(dirname "$0")" || exit 1
python="${PYTHON:-python3}"

"$python" -m venv .venv &&
    .venv/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.txt ||
    echo "the Python peers are not installed" >&2

if command -v npm >/dev/null; then
    npm ci --ignore-scripts --no-audit --no-fund || echo "boardgame.io is not installed" >&2
else
    echo "no npm: boardgame.io is not installed" >&2
fi
