"""What the matrix found: sentences, a table of the boards, and a sheet with every picture."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from html import escape
from pathlib import Path

from tests.stage.matrix import picture_of
from tests.stage.promises import PROMISES, Look, Sight

DAY = {"light": "day", "dark": "night"}
STYLE = """body { margin: 1rem; font: 14px/1.4 system-ui; background: #fff; color: #222 }
.row { display: flex; flex-wrap: wrap; gap: 8px; align-items: start }
figure { margin: 0 } img { height: 260px; width: auto; border: 3px solid #2e7d5b } .bad img { border-color: #c33 }
figcaption { max-width: 260px; font-size: 11px } .bad figcaption { color: #a11 }"""


def screen_of(sight: Sight) -> str:
    return "x".join(map(str, sight.size)) + (" table" if sight.form == "table" else "")


def sentences(looks: Iterable[Look]) -> list[str]:
    """Each broken promise once, with the languages and times of day in which it is broken."""
    seen: dict[tuple[str, ...], list[Sight]] = defaultdict(list)
    for look in looks:
        for promise, what in look.faults:
            key = (look.sight.game, screen_of(look.sight), look.sight.position, promise, what)
            seen[key].append(look.sight)
    return [
        f"{game}, {screen}, {told(one.language for one in sights)}, {told(DAY[one.theme] for one in sights)}, "
        f"{position}: {what} ({promise})"
        for (game, screen, position, promise, what), sights in sorted(seen.items())
    ]


def told(words: Iterable[str]) -> str:
    return "+".join(dict.fromkeys(words))


def table(looks: list[Look]) -> str:
    """Games and screens: the smallest share of the board, its smallest tile, and how many looks break what."""
    lines = [f"{'game':<11}{'screen':<17}{'share':>7}{'tile':>9}{'looks':>7}{'broken':>8}  promises"]
    boards: dict[tuple[str, str], list[Look]] = defaultdict(list)
    for look in looks:
        boards[look.sight.game, screen_of(look.sight)].append(look)
    for (game, screen), some in boards.items():
        bad = Counter(promise for look in some for promise in {name for name, _ in look.faults})
        why = ", ".join(f"{name} {bad[name]}" for name in PROMISES if bad[name])
        lines.append(
            f"{game:<11}{screen:<17}{min(one.share for one in some):>6.0%} {min(one.tile for one in some):>5.0f} px"
            f"{len(some):>7}{sum(1 for one in some if one.faults):>8}  {why}"
        )
    return "\n".join([lines[0], *sorted(lines[1:])])


def sheet(looks: list[Look], place: Path) -> None:
    """A page with every picture, red where a promise is broken."""
    rows: dict[tuple[str, str, str, str], list[Look]] = defaultdict(list)
    for look in looks:
        sight = look.sight
        rows[sight.game, sight.position, sight.language, DAY[sight.theme]].append(look)
    body = "".join(
        f"<h2>{escape(', '.join(row))}</h2><div class='row'>{''.join(map(figure, some))}</div>"
        for row, some in sorted(rows.items())
    )
    page = (
        f"<!doctype html><meta charset='utf-8'><title>The stage</title><style>{STYLE}</style><h1>The stage</h1>{body}"
    )
    (place / "index.html").write_text(page, encoding="utf-8")


def figure(look: Look) -> str:
    file = picture_of(look.sight).as_posix()
    faults = "<br>".join(escape(what) for _, what in look.faults)
    figures = f"{screen_of(look.sight)}: {look.share:.0%}, {look.tile:.0f} px"
    return (
        f"<figure class='{'bad' if faults else 'good'}'><a href='{file}'><img loading='lazy' src='{file}' alt=''></a>"
        f"<figcaption>{figures}<br>{faults}</figcaption></figure>"
    )
