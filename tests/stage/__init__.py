"""The promises of the stage, measured in a real browser: `python -m tests.stage`; see `promises.py` for what they are."""
