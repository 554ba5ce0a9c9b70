"""Opening the hall with one command."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from serai.core.errors import OutOfRange
from serai.server import start
from tests.server.process import free_port, house_process


def test_addresses_for_this_machine_and_for_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(start, "lan_address", lambda: "192.168.7.5")
    assert start.addresses("0.0.0.0", 80, None) == ("http://localhost:80", "http://192.168.7.5:80")
    assert start.addresses("127.0.0.1", 80, None) == ("http://localhost:80", "")
    assert start.addresses("10.0.0.9", 80, None) == ("http://10.0.0.9:80", "http://10.0.0.9:80")
    assert start.addresses("127.0.0.1", 80, "https://play.example") == ("http://localhost:80", "https://play.example")
    monkeypatch.setattr(start, "lan_address", lambda: "")
    assert start.addresses("0.0.0.0", 80, None) == ("http://localhost:80", "")


def test_the_greeting_has_a_qr_code_and_says_how_to_stop() -> None:
    text = start.greet("http://localhost:1", "http://192.168.7.5:1", Path("here"), "fr")
    assert "http://192.168.7.5:1" in text and "Ctrl-C" in text and "█" in text and "here" in text


def test_a_taken_port_says_so() -> None:
    with start.bind("127.0.0.1", 0) as place:
        place.listen()
        with pytest.raises(OutOfRange, match="--port"):
            start.bind("127.0.0.1", place.getsockname()[1])


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
def test_it_prints_where_it_is_and_stops_cleanly(tmp_path: Path, sign: signal.Signals) -> None:
    program = (
        "from pathlib import Path; from serai.server.start import serve; "
        f"serve('127.0.0.1', 0, Path({str(tmp_path)!r}), open_browser=False)"
    )
    call = [sys.executable, "-c", program]
    with subprocess.Popen(call, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as house:
        assert house.stdout and house.stderr
        assert "http://localhost:" in house.stdout.readline()
        house.stdout.readline()
        house.stdout.readline()
        time.sleep(1.5)
        house.send_signal(sign)
        assert house.wait(10) == 0
        assert house.stderr.read() == ""
    assert (tmp_path / "hall.db").exists()


def call(*words: str | Path) -> subprocess.CompletedProcess[str]:
    program = [sys.executable, "-m", "serai", "serve", "--host", "127.0.0.1", "--no-browser", *map(str, words)]
    return subprocess.run(program, capture_output=True, text=True, check=False, env={**os.environ, "LC_ALL": "C"})


def test_a_second_house_on_a_folder_is_refused_in_a_sentence(tmp_path: Path) -> None:
    port = free_port()
    with house_process(port, tmp_path) as house:
        (tmp_path / "link").symlink_to(tmp_path)
        for way in (tmp_path, tmp_path / "link"):
            second = call("--data", way)
            assert second.returncode == 2 and second.stdout == ""
            assert second.stderr.count("\n") == 1 and f"process {house.pid}, http://localhost:{port}" in second.stderr
        house.kill()
        house.wait()
    with house_process(port, tmp_path):
        pass


def test_a_damaged_folder_ends_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "hall.db").write_bytes(b"not a database, though long enough to be taken for one" * 99)
    said = call("--data", tmp_path)
    assert said.returncode == 2 and said.stdout == ""
    assert said.stderr.count("\n") == 1 and "hall.db is damaged" in said.stderr
