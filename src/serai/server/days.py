"""Days as people write them: by UTC and by the clock of the house, never by that of a device."""

from __future__ import annotations

from datetime import date, timedelta

from serai.server.refusal import Refusal
from serai.store.columns import DAYS_KEPT

DAY = 86_400_000  # ms
FIRST = date(1970, 1, 1)


def day_at(moment: int) -> int:
    """The day of a moment of server time, counted from 1970."""
    return moment // DAY


def day_name(day: int) -> str:
    """As YYYY-MM-DD."""
    return (FIRST + timedelta(day)).isoformat()


def read_day(text: str, today: int) -> int:
    """A day that somebody asks for; today where nothing is said."""
    if not text:
        return today
    try:
        day = (date.fromisoformat(text) - FIRST).days
    except ValueError:
        day = -1
    if day < 0 or day_name(day) != text:
        raise Refusal("daily-no-day", today=day_name(today))
    if day > today:
        raise Refusal("daily-future")
    if day < today - DAYS_KEPT:
        raise Refusal("daily-forgotten", days=DAYS_KEPT)
    return day
