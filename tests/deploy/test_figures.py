"""Every figure that the dashboard and the alarms look at is one that /metrics has."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec
import pytest

from serai.core.words import catalogue, messages
from serai.server.counts import ClusterCounts, Counts
from tests.deploy import DEPLOY

SUFFIXES = {"histogram": ("_bucket", "_count", "_sum"), "counter": ("",), "gauge": ("",)}
KNOWN_TO_PROMETHEUS = {"up"}
LABELS = {"instance", "job", "le", "game", "word", "kind", "rank"}
WORDS = {"by", "sum", "max", "min", "abs", "rate", "increase", "histogram_quantile"}


def exported() -> set[str]:
    """As /metrics has them."""
    counts = Counts()
    ClusterCounts(counts)
    kinds = re.findall(r"^# TYPE (\w+) (\w+)", counts.text({}).decode(), re.MULTILINE)
    return {name + suffix for name, kind in kinds for suffix in SUFFIXES[kind]} | KNOWN_TO_PROMETHEUS


def dashboard() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((DEPLOY / "grafana.json").read_text())
    return found


def questions() -> dict[str, str]:
    asked = {
        f"{panel['title']} {target['refId']}": target["expr"]
        for panel in dashboard()["panels"]
        for target in panel["targets"]
    }
    for rule in msgspec.yaml.decode((DEPLOY / "alerts.yml").read_bytes())["groups"][0]["rules"]:
        asked[rule["alert"]] = rule["expr"]
    return asked


@pytest.mark.parametrize("title", questions())
def test_it_is_exported(title: str) -> None:
    asked = questions()[title]
    bare = re.sub(r'"[^"]*"|\[[^]]*\]', "", asked)
    names = set(re.findall(r"[a-z_]\w*", bare)) - LABELS - WORDS
    assert names and names <= exported(), names - exported()
    for bracket, other in ("()", "{}", "[]"):
        assert asked.count(bracket) == asked.count(other)


def test_words_that_alarms_look_for_are_words_of_the_house() -> None:
    known = {*messages(catalogue("serai.server", "en")), *messages(catalogue("serai.store", "en"))}
    for asked in questions().values():
        for words in re.findall(r'word=~?"([^"]+)"', asked):
            assert set(words.split("|")) <= known, words


def test_panels_have_a_place_of_their_own() -> None:
    places = [panel["gridPos"] for panel in dashboard()["panels"]]
    cells = [(x, y) for p in places for x in range(p["x"], p["x"] + p["w"]) for y in range(p["y"], p["y"] + p["h"])]
    assert len(cells) == len(set(cells)) and max(x for x, _ in cells) < 24
    numbers = [panel["id"] for panel in dashboard()["panels"]]
    assert len(numbers) == len(set(numbers))


def test_prometheus_knows_where_its_alarms_are() -> None:
    found = msgspec.yaml.decode((DEPLOY / "prometheus.yml").read_bytes())
    assert all((DEPLOY / name).is_file() for name in found["rule_files"])
    assert found["scrape_configs"][0]["job_name"] == "serai"
