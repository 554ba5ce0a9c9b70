"""Whose word about the address of guests is taken, and whose is not."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from serai.core.errors import OutOfRange
from serai.server.house import House
from serai.server.limits import Limits
from serai.server.proxies import Proxies, read_proxy
from tests.server.client import WIDE, Visitor, open_house

pytestmark = pytest.mark.anyio
FAR = "203.0.113.9"


@pytest.mark.parametrize(
    ("typed", "read"),
    [("10.0.0.7", "10.0.0.7/32"), (" 172.20.0.0/16 ", "172.20.0.0/16"), ("172.20.3.4/16", "172.20.0.0/16"),
     ("fd00::7", "fd00::7/128")],
)  # fmt: skip
def test_an_address_or_a_network(typed: str, read: str) -> None:
    assert read_proxy(typed) == read


@pytest.mark.parametrize("typed", ["", "*", "caddy", "10.0.0.0/33", "10.0.0.1:80"])
def test_anything_else_is_refused_in_a_sentence(typed: str) -> None:
    with pytest.raises(OutOfRange, match="--proxy"):
        read_proxy(typed)


def test_a_proxy_may_have_more_connections_than_anybody_else() -> None:
    proxies = Proxies(["127.0.0.1", "172.20.0.0/16", "fd00::7"])
    assert all(place in proxies for place in ("127.0.0.1", "172.20.9.9", "fd00::/64"))  # as households are counted
    assert not any(place in proxies for place in ("127.0.0.2", "172.21.0.1", "2001:db8::/64", "", "testclient"))


async def counted(house: Visitor, *claims: str) -> list[int]:
    """What requests get that claim to come from somewhere."""
    answers = [await house.http.get("/api/house", headers={"x-forwarded-for": claim}) for claim in claims]
    return [answer.status_code for answer in answers]


@pytest.mark.parametrize(
    ("trusted", "heard"),
    [(("127.0.0.0/8",), [200, 200, 429]), (("127.0.0.1",), [200, 200, 429]), (("10.0.0.0/8",), [200, 429, 429])],
)
@pytest.mark.usefixtures("both_ways")
async def test_only_a_proxy_that_was_named_may_say_who_guests_are(trusted: tuple[str, ...], heard: list[int]) -> None:
    limits = Limits(requests=0.001, request_burst=1, pages=WIDE.pages, page_burst=WIDE.page_burst)
    async with open_house(limits=limits, proxies=trusted) as house:
        assert await counted(house, FAR, "203.0.113.10", FAR) == heard


def test_a_house_trusts_nobody_but_this_machine_unless_told() -> None:
    assert House.__dataclass_fields__["proxies"].default == ("127.0.0.1",)


def test_a_proxy_that_is_none_ends_the_start_in_a_sentence(tmp_path: Path) -> None:
    call = [sys.executable, "-m", "serai", "serve", "--no-browser", "--data", str(tmp_path), "--proxy", "everybody"]
    said = subprocess.run(call, capture_output=True, text=True, check=False)
    assert said.returncode == 2 and said.stderr.count("\n") == 1 and "--proxy" in said.stderr
