"""What is said to a connection that is not let in, or whose request is not even looked at."""

from __future__ import annotations

from http import HTTPStatus

import msgspec

from serai.server.refusal import Refusal, problem

STATUS = {
    "too-many-connections": 503, "house-full": 503, "head-big": 431, "address-long": 414, "too-slow": 408,
    "not-http": 400, "too-big": 413, "too-fast": 429,
}  # fmt: skip
LINE = 8_000  # bytes of one header: the WebSocket library reads no more than a little above that
LINGER = 1.0  # seconds in which whoever is turned away may read why


def answer(word: str, language: str, most: int) -> bytes:
    """A whole answer to a request that is not even looked at."""
    status = STATUS[word]
    error = Refusal(word, most=most) if word == "too-big" else Refusal(word)
    body = msgspec.json.encode(problem(error, language))
    return (
        f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\ncontent-type: application/json\r\ncache-control: no-store\r\n"
        f"content-length: {len(body)}\r\nconnection: close\r\n\r\n"
    ).encode() + body
