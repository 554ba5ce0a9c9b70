"""The log as programs read it: one JSON object a line, with the table it is about, and with nobody's secrets.

Whoever acts for a table says so with `about`; tasks and timers that are begun meanwhile are about it too.
"""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Literal, TextIO

import msgspec

from serai.server.tokens import CODE_LENGTH, LETTERS

Kind = Literal["text", "json"]
CODE = re.compile(f"[{LETTERS}]{{{CODE_LENGTH}}}")
# Tokens have 32 characters of this kind, seeds and hashes 32 or more digits; a long name in a traceback has no capitals.
SECRET = re.compile(r"(?<![\w-])(?=[a-z_-]*[A-Z0-9])[\w-]{32}(?![\w-])|(?<![\w-])[0-9a-f]{32,}(?![\w-])", re.ASCII)
PASSWORD = re.compile(r"(?<=://)[^/@\s]*:[^/@\s]*(?=@)")
BYTES = re.compile(r"\bb'(?:[^'\\\n]|\\.)*'|\bb\"(?:[^\"\\\n]|\\.)*\"")  # seeds and hashes, as Python shows them
HIDDEN = "…"
NO_TABLE = ""  # or many

_table: ContextVar[str] = ContextVar("table", default="")


@contextmanager
def about(code: str) -> Iterator[None]:
    """What is done here, and what is begun here, is about a table."""
    before = _table.set(readable(code))
    try:
        yield
    finally:
        _table.reset(before)


def from_now_on_about(code: str) -> None:
    """The same for the rest of a task."""
    _table.set(readable(code))


def readable(code: str) -> str:
    """A code; whatever else somebody typed in its place, a token perhaps, is none."""
    return code if CODE.fullmatch(code) else ""


def without_secrets(text: str) -> str:
    """Belt and braces: nobody logs a token, a seed or a password, and if somebody did, it would not be read."""
    return SECRET.sub(HIDDEN, PASSWORD.sub(HIDDEN, BYTES.sub(HIDDEN, text)))


class Line(msgspec.Struct, omit_defaults=True):
    """One line, in this order; what is not there is left out."""

    time: str
    level: str
    logger: str
    message: str
    table: str = ""
    server: str = ""
    exception: str = ""


class JsonFormatter(logging.Formatter):
    """One JSON object a line."""

    def __init__(self, server: str = "") -> None:
        super().__init__()
        self.server = server  # which of several servers says so

    def format(self, record: logging.LogRecord) -> str:
        """Called by whoever logs, so that we know about which table."""
        line = Line(
            time=datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            level=record.levelname.lower(),
            logger=record.name,
            message=without_secrets(record.getMessage()),
            table=_table.get(),
            server=self.server,
            exception=without_secrets(self.formatException(record.exc_info)) if record.exc_info else "",
        )
        return msgspec.json.encode(line).decode()


def log_as(kind: Kind, server: str = "", stream: TextIO | None = None) -> None:
    """From now on; `text` leaves everything as Python has it. Called again, it renames the server."""
    if kind == "text":
        return
    lines = logging.StreamHandler(stream or sys.stderr)
    lines.setFormatter(JsonFormatter(server))
    logging.basicConfig(handlers=[lines], level=logging.WARNING, force=True)
    logging.getLogger("serai").setLevel(logging.INFO)
    logging.captureWarnings(capture=True)
