"""Addresses: of this machine, and of the hall as guests reach it."""

from __future__ import annotations

import ipaddress
from urllib.parse import urlsplit

from serai.core.errors import OutOfRange

HOUSEHOLD = 64  # bits of an IPv6 address that name a network; the others are its own


def is_loopback(host: str) -> bool:
    """Whether this is this machine itself."""
    try:
        place = ipaddress.ip_address(host)
    except ValueError:
        return host == "localhost"
    if isinstance(place, ipaddress.IPv6Address) and place.ipv4_mapped is not None:
        place = place.ipv4_mapped
    return place.is_loopback


def neighbourhood(host: str) -> str:
    """Who is counted together: one address, or in IPv6 the network of one household, which has addresses without end."""
    if ":" not in host:
        return host
    try:
        place = ipaddress.IPv6Address(host.partition("%")[0])
    except ValueError:
        return host
    return str(place.ipv4_mapped or ipaddress.IPv6Network((int(place), HOUSEHOLD), strict=False))


def read_public(text: str) -> str:
    """The address that guests use, as browsers write an origin: scheme, host and port, nothing else."""
    try:
        parts = urlsplit(text.strip())
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise OutOfRange("bad-public", package="serai.server", text=text) from None
    more = parts.path.strip("/") or parts.query or parts.fragment or "@" in parts.netloc
    if parts.scheme not in ("http", "https") or more or not host or not all(map(is_plain, host)):
        raise OutOfRange("bad-public", package="serai.server", text=text)
    shown = f"[{host}]" if ":" in host else host
    usual = {"http": 80, "https": 443}[parts.scheme]
    return f"{parts.scheme}://{shown}" + (f":{port}" if port not in (None, usual) else "")


def is_plain(letter: str) -> bool:
    return letter.isascii() and (letter.isalnum() or letter in ".-:_")
