"""Whose word about the address of guests is taken: proxies, each an address or a whole network."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable

from serai.core.errors import OutOfRange

LOCAL = "127.0.0.1"  # the proxy where none is named


def read_proxy(text: str) -> str:
    """An address or a network, as everybody writes it."""
    try:
        return str(ipaddress.ip_network(text.strip(), strict=False))
    except ValueError:
        raise OutOfRange("bad-proxy", package="serai.server", text=text) from None


class Proxies:
    """Addresses that speak for many."""

    def __init__(self, named: Iterable[str] = ()) -> None:
        self.named = list(named)
        self._places = [ipaddress.ip_network(one) for one in self.named]

    def __contains__(self, address: object) -> bool:
        """Whether somebody at this address, or in this household, is one."""
        try:
            place = ipaddress.ip_network(str(address))
        except ValueError:
            return False
        return any(place.version == one.version and place.overlaps(one) for one in self._places)
