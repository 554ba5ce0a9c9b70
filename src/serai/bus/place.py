"""An address as it may be shown: without the name, the password and the options in it."""

from __future__ import annotations

from urllib.parse import unquote, urlsplit

HIDDEN = "***"


def place_of(url: str) -> str:
    """Scheme, host, port and path of an address."""
    scheme, found, rest = url.partition("://")
    rest = rest.partition("?")[0].partition("#")[0]
    host, slash, path = rest.rpartition("@")[2].partition("/")
    return f"{scheme}://{host}{slash}{path}" if found else scheme.rpartition("@")[2].partition("?")[0]


def hushed(why: str, url: str) -> str:
    """What a library says about an address, without its password."""
    try:
        password = urlsplit(url).password
    except ValueError:
        return place_of(url)
    for secret in (password, unquote(password)) if password else ():
        why = why.replace(secret, HIDDEN)
    return why
