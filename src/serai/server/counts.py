"""What the house counts, as Prometheus reads it."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Metric, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

FAST = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30)


class KeptIn(Collector):
    """Entries, and how long they took to be kept: counted plainly with every move, put in Prometheus' terms when it asks."""

    def __init__(self) -> None:
        self._within = [0] * (len(FAST) + 1)  # each bound, and beyond the last
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        """Counts one."""
        self._within[bisect_left(FAST, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterator[Metric]:
        """What Prometheus wants to know."""
        bounds = [*(str(float(bound)) for bound in FAST), "+Inf"]
        buckets = list(zip(bounds, accumulate(self._within), strict=True))
        yield CounterMetricFamily("serai_entries", "Entries kept", sum(self._within))
        yield HistogramMetricFamily("serai_append_seconds", "Time to keep an entry", buckets, self._sum)


class Counts:
    """Gauges and counters of one house; none of them carries a name, a code or a card."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.tables = Gauge("serai_tables", "Tables in memory", registry=registry)
        self.connections = Gauge("serai_connections", "Open connections", registry=registry)
        self.made = Counter("serai_tables_made", "Tables made", ["game"], registry=registry)
        self.finished = Counter("serai_games_finished", "Games played to the end", ["game"], registry=registry)
        self.refused = Counter("serai_refused", "Messages refused", ["word"], registry=registry)
        self.cut = Counter("serai_cut", "Connections cut", ["word"], registry=registry)
        self.kept_in = KeptIn()
        registry.register(self.kept_in)
        ProcessCollector(registry=registry)  # processor, memory, open files, where the system tells
        self.thought = Histogram("serai_bot_seconds", "Time a bot took to choose", buckets=SLOW, registry=registry)
        self.quick = Counter("serai_bot_quick_moves", "Moves of bots who had no time to think", registry=registry)
        self._waiting = Gauge("serai_thinking_waiting", "Work that waits for a worker", ["rank"], registry=registry)
        self._messages = Counter("serai_messages", "Messages from clients", ["kind"], registry=registry)
        self._heard: dict[str, int] = {}  # messages of each kind since Prometheus asked last

    def message(self, kind: str) -> None:
        """Counts a message."""
        self._heard[kind] = self._heard.get(kind, 0) + 1

    def text(self, waiting: dict[str, int]) -> bytes:
        """All of them, and how much waits for a worker just now."""
        for rank, number in waiting.items():
            self._waiting.labels(rank).set(number)
        for kind, number in self._heard.items():
            self._messages.labels(kind).inc(number)
        self._heard.clear()
        return generate_latest(self.registry)


class ClusterCounts:
    """The same of a server among others."""

    def __init__(self, counts: Counts) -> None:
        registry = counts.registry
        self.bus_seconds = Histogram("serai_bus_seconds", "Time of news over the bus", buckets=FAST, registry=registry)
        self.caught_up = Counter("serai_caught_up", "Times that news were read from the store", registry=registry)
        self._servers = Gauge("serai_servers", "Servers of this hall, as far as heard", registry=registry)
        self._bus = Gauge("serai_bus_up", "Whether the bus works both ways", registry=registry)
        self._skew = Gauge("serai_clock_skew_seconds", "Our clock ahead of the store's", registry=registry)

    def show(self, servers: int, hears: bool, skew: int) -> None:
        """How it stands now."""
        self._servers.set(servers)
        self._bus.set(hears)
        self._skew.set(skew / 1000)
