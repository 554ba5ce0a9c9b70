"""Container file, compose file, Caddyfile and unit: their linters have nothing to say, and they fit our own options."""

from __future__ import annotations

import fnmatch
import re
import shlex
import shutil
import tomllib
from importlib.metadata import distribution
from pathlib import Path
from typing import Any

import msgspec
import pytest
from deploy.pins import BUILD, LEFT_OUT, needed, plain, read_lock, wanted_to_run
from packaging.requirements import Requirement

from serai.cli.serve import serve_hall
from tests.deploy import DEPLOY, ROOT, approved, run, tool

OPTIONS = {name for option in serve_hall.params for name in (*option.opts, *option.secondary_opts)}
UNIT = DEPLOY / "serai@.service"


def composed() -> dict[str, Any]:
    found: dict[str, Any] = msgspec.yaml.decode((DEPLOY / "compose.yaml").read_bytes())
    return found


def option(words: list[str], name: str) -> str:
    """What is said after an option, by = or by a space."""
    joined = " ".join(words)
    found = re.search(rf"{name}[ =](\S+)", joined)
    assert found, name
    return found[1]


def unknown(words: list[str]) -> set[str]:
    return {word.partition("=")[0] for word in words if word.startswith("--")} - OPTIONS


def test_the_container_file_is_approved() -> None:
    approved(tool("hadolint"), DEPLOY / "Containerfile")


def test_the_container_file_gets_all_that_it_copies() -> None:
    passed = [line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")]
    for line in re.findall(r"^COPY (?!--from)(.+)", (DEPLOY / "Containerfile").read_text(), re.MULTILINE):
        for source in line.split()[:-1]:
            assert (ROOT / source).exists(), source
            assert any(fnmatch.fnmatch(source, name) or source.startswith(name + "/") for name in passed), source


@pytest.mark.parametrize("which", ["run", "build"])
def test_an_image_gets_every_package_that_it_needs_by_hash_and_no_other(which: str) -> None:
    lock = read_lock((ROOT / "requirements.lock").read_text())
    wanted = BUILD if which == "build" else wanted_to_run(tomllib.loads((ROOT / "pyproject.toml").read_text()))
    found = needed(lock, wanted)
    for name in found:
        assert "--hash=sha256:" in lock[name]
        if "; " in lock[name].splitlines()[0]:
            continue  # for other systems, perhaps
        for asked in map(Requirement, distribution(name).requires or ()):
            if asked.marker is None or asked.marker.evaluate({"extra": ""}):
                assert plain(asked.name) in found, f"{name} needs {asked.name}"
    assert not {"pytest", "ruff", "playwright", *LEFT_OUT} & set(found)


def test_the_compose_file_is_approved() -> None:
    approved(tool("check-jsonschema"), "--builtin-schema", "vendor.compose-spec", DEPLOY / "compose.yaml")


def test_no_secret_stands_in_the_compose_file() -> None:
    for service in composed()["services"].values():
        for name, value in service.get("environment", {}).items():
            if re.search("PASSWORD|TOKEN|SECRET", name):
                assert re.fullmatch(r"\$\{\w+:\?[^}]+\}", value), name
    asked = set(re.findall(r"\$\{(\w+)", (DEPLOY / "compose.yaml").read_text()))
    assert asked == set(re.findall(r"^(\w+)=", (DEPLOY / "env.example").read_text(), re.MULTILINE))


def test_the_compose_file_fits_the_server_and_the_proxy() -> None:
    found = composed()
    servers = {name: service for name, service in found["services"].items() if service["image"] == "serai"}
    for service in servers.values():
        words = service["command"]
        assert words[0] == "serve" and unknown(words) == set()
        assert option(words, "--proxy") == found["networks"]["front"]["ipam"]["config"][0]["subnet"]
        assert int(option(words, "--drain")) + 10 < int(service["stop_grace_period"].removesuffix("s"))
    reached = found["services"]["caddy"]["environment"]["SERAI_SERVERS"].split()
    assert reached == [f"{name}:8742" for name in servers] and len(servers) == 2
    assert all("healthcheck" in service for name, service in found["services"].items() if name not in servers)


def test_the_caddyfile_is_approved() -> None:
    caddyfile = DEPLOY / "Caddyfile"
    approved(tool("caddy"), "validate", "--adapter", "caddyfile", "--config", caddyfile)
    assert approved(tool("caddy"), "fmt", caddyfile) == caddyfile.read_text()


def test_the_proxy_drops_a_silent_connection_before_the_server_does() -> None:
    """Else a request may meet a server that is just hanging up, and be answered with 502."""
    keeps = re.search(r"keepalive (\d+)s", (DEPLOY / "Caddyfile").read_text())
    assert keeps and int(keeps[1]) < 5 and "timeout_keep_alive=5" in (ROOT / "src/serai/server/start.py").read_text()


def started() -> list[str]:
    line = re.search(r"^ExecStart=(.+)", UNIT.read_text(), re.MULTILINE)
    assert line
    return shlex.split(line[1])


def test_the_unit_fits_the_server() -> None:
    assert unknown(started()) == set()
    patience = re.search(r"TimeoutStopSec=(\d+)", UNIT.read_text())
    assert patience and int(option(started(), "--drain")) + 10 < int(patience[1])
    assert "KillMode=mixed" in UNIT.read_text()  # its bots think on while it drains


def test_the_unit_is_approved(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("NOT CHECKED: there is no systemd-analyze on this machine (Debian: apt-get install systemd)")
    unit = tmp_path / "serai@8742.service"
    unit.write_text(UNIT.read_text().replace(started()[0], "/bin/true"))  # it looks whether the program is there
    done = run("systemd-analyze", "verify", "--man=no", unit)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    if int(run("systemd-analyze", "--version").stdout.split()[1]) < 250:
        return  # it cannot judge a unit that is not installed
    exposed = run("systemd-analyze", "security", "--offline=true", "--threshold=20", unit)
    assert exposed.returncode == 0, exposed.stdout[-2000:]
