"""Reports of simulations for people."""

from __future__ import annotations

import msgspec

from serai.core.words import Words, words_of
from serai.games import find_game
from serai.sim import Report, Share
from serai.sim.report import BotResult

LONGEST = 40  # characters of an option in words


def in_words(report: Report, language: str) -> str:
    """A report for people."""
    words = words_of(language, "serai.cli")
    build = words.say("is-compiled" if report.compiled else "is-plain")
    speed = round(report.moves_per_second)
    lines = [words.say("sim-total", game=report.game, games=report.games, moves=report.moves, speed=speed, build=build)]
    lines.append(plan_in_words(report, words))
    if report.part is not None:
        first, last = report.part.start, report.part.stop - 1
        lines.append(words.say("sim-part", first=str(first), last=str(last), end=str(report.planned - 1)))
    for seat, (wins, score) in enumerate(zip(report.wins, report.scores, strict=True)):
        word = "sim-seat-only" if report.seats in find_game(report.game).scoreless else "sim-seat"
        lines.append(words.say(word, seat=seat + 1, wins=wins, score=f"{score:.2f}"))
    if report.team is not None:
        lines.append(words.say("sim-team", wins=report.team.count, games=report.team.of, **in_percent(report.team)))
    lines += [bot_in_words(result, words) for result in report.bots]
    lines += [words.say("sim-outcome", rule=rule, count=count) for rule, count in report.outcomes.items()]
    return "\n".join([*lines, words.say("sim-digest", digest=report.digest)])


def plan_in_words(report: Report, words: Words) -> str:
    """What was played: enough to play it again."""
    bots = ", ".join(report.players)
    options = ", ".join(f"{name}={short(value)}" for name, value in report.options.items())
    return words.say(
        "sim-plan",
        version=report.version,
        seats=report.seats,
        seed=report.seed,
        bots=words.say("sim-rotate", bots=bots) if report.rotate else bots,
        options=options or "-",
    )


def short(value: object) -> str:
    """A value as it is typed; of a long one, such as a board, only how it begins."""
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def bot_in_words(result: BotResult, words: Words) -> str:
    """How one bot did among others."""
    known: dict[str, str | int] = {"bot": result.bot, "wins": result.wins, "shared": result.shared}
    if result.decided is None:
        return words.say("sim-bot-undecided", **known)
    return words.say("sim-bot", **known, decided=result.decided.of, **in_percent(result.decided))


def in_percent(share: Share) -> dict[str, str]:
    """A share and its interval, as people read them."""
    return {name: f"{100 * getattr(share, name):.1f}" for name in ("rate", "low", "high")}
