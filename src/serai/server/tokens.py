"""Codes that people read aloud, tokens that nobody should, and names."""

from __future__ import annotations

import secrets
import unicodedata
from hashlib import sha256

from serai.server.refusal import Refusal

LETTERS = "ACDEFHJKLMNPQRTUVWXY34679"  # no two that look or sound alike
CODE_LENGTH = 6
TOKEN_BYTES = 24
NAME_LENGTH = 24
TRAVELLERS = ("Zahra", "Idris", "Samira", "Yunus", "Leïla", "Tarek", "Amina", "Farid")  # bots without a name


def new_code() -> str:
    """A code for a table."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def read_code(text: str) -> str:
    """A code as somebody typed it."""
    return "".join(text.upper().split())


def new_token() -> str:
    """A secret that holds seats."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def hash_of(token: str) -> bytes:
    """What is kept of a token; it has too many bits to be guessed back."""
    return sha256(token.encode("utf-8", "surrogatepass")).digest()


def read_name(text: str) -> str:
    """A name to be called by at the table: short, visible, on one line."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not name:
        raise Refusal("name-empty")
    if len(name) > NAME_LENGTH:
        raise Refusal("name-long", most=NAME_LENGTH)
    if not any(letter.isalnum() for letter in name) or any(unicodedata.category(c)[0] == "C" for c in name):
        raise Refusal("name-strange")
    return name
