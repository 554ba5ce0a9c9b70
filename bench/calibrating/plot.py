"""Reliability plots, drawn by hand as SVG: what was said against what came."""

from __future__ import annotations

from html import escape
from math import sqrt

from calibrating.reliability import Bin, Verdict
from serai.sim.shares import Z

SIDE, LEFT, TOP, BELOW = 240, 52, 40, 46  # of the square, and what is around it
INK, SOFT, LINE, PAPER, NIGHT = "#141A2E", "#5A6072", "#D9CFB4", "#F8F1DC", "#A4452C"


def plot(title: str, verdict: Verdict) -> str:
    """One game."""
    width, height = LEFT + SIDE + 22, TOP + SIDE + BELOW
    said = f"{title}: Brier score {verdict.brier:.3f}, skill {100 * verdict.skill:.0f} %"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}"',
        f'role="img" aria-label="{escape(said)}" font-family="Georgia, serif" font-size="13" fill="{INK}">',
        f'<rect width="{width}" height="{height}" rx="12" fill="{PAPER}"/>',
        f'<text x="{LEFT}" y="25" font-size="16">{escape(title)}</text>',
        *(axis(part / 4) for part in range(5)),
        f'<line x1="{x(0)}" y1="{y(0)}" x2="{x(1)}" y2="{y(1)}" stroke="{SOFT}" stroke-dasharray="5 4"/>',
        *(dot(one, verdict.positions) for one in verdict.bins if one),
        f'<text x="{LEFT + SIDE / 2}" y="{height - 10}" text-anchor="middle" fill="{SOFT}">chance shown</text>',
        f'<text transform="translate(15 {TOP + SIDE / 2}) rotate(-90)" text-anchor="middle" fill="{SOFT}">games won</text>',
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def x(share: float) -> float:
    return round(LEFT + share * SIDE, 1)


def y(share: float) -> float:
    return round(TOP + SIDE - share * SIDE, 1)


def axis(share: float) -> str:
    """A line of the grid in both directions, and its figures."""
    percent = f"{100 * share:.0f} %"
    return (
        f'<path d="M{x(0)} {y(share)}H{x(1)}M{x(share)} {y(0)}V{y(1)}" stroke="{LINE}"/>'
        f'<text x="{LEFT - 6}" y="{y(share) + 4}" text-anchor="end" font-size="11" fill="{SOFT}">{percent}</text>'
        f'<text x="{x(share)}" y="{TOP + SIDE + 16}" text-anchor="middle" font-size="11" fill="{SOFT}">{percent}</text>'
    )


def dot(one: Bin, positions: int) -> str:
    """A bin: the larger the more positions; the stroke is as far as chance may have moved it, were they all of games apart."""
    error = Z * sqrt(max(one.came * (1 - one.came), 0.25 / one.count) / one.count)
    low, high = max(0.0, one.came - error), min(1.0, one.came + error)
    size = round(3 + 9 * sqrt(one.count / positions), 1)
    at = x(one.said)
    return (
        f'<line x1="{at}" y1="{y(low)}" x2="{at}" y2="{y(high)}" stroke="{NIGHT}" stroke-width="1.5"/>'
        f'<circle cx="{at}" cy="{y(one.came)}" r="{size}" fill="{NIGHT}" fill-opacity="0.75"/>'
    )
