"""`python -m serai` is the `serai` command."""

from serai.cli import main

main()
