"""`serai play`: a game in the terminal, a person against bots."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from serai.bots import Bot, ask, find_bot, take_turn
from serai.bots.search import WAIT
from serai.cli import arguments
from serai.cli.arguments import read_choices, seats_or_usual, seed_or_fresh
from serai.cli.language import chosen_language
from serai.cli.record import save, writable
from serai.cli.telling import Teller
from serai.core.errors import OutOfRange
from serai.core.game import Game
from serai.core.match import UNDO, Match
from serai.core.record import write_record
from serai.core.rng import Rng
from serai.core.sense import Sense
from serai.core.sets import has
from serai.core.state import State
from serai.games import find_game
from serai.sim.matches import thoughts
from serai.sim.plan import for_every_seat

YOU = 0  # the person's seat


class Left(Exception):
    """The person has had enough."""


class TakenBack(Exception):
    """The person takes the last move back."""


@click.command("play")
@arguments.game_name
@arguments.seats_option
@click.option(
    "--bots",
    default="search",
    show_default=True,
    metavar="B1,B2,..",
    help="Bots for the other seats: one for all, or one each.",
)
@arguments.seed_option
@arguments.choice_option
@arguments.preset_option
@arguments.lang_option
@click.option("--record", "keep", type=Path, metavar="FILE", help="Keep the match in this file, finished or not.")
def play_game(
    name: str,
    seats: int | None,
    bots: str,
    seed: str | None,
    chosen: Sequence[str],
    preset: str | None,
    lang: str | None,
    keep: Path | None,
) -> None:
    """Play a game in turns against bots, in the terminal."""
    language = chosen_language(lang)
    game = find_game(name)
    if game.real_time:
        raise OutOfRange("real-time-in-terminal", game=game.name)
    number = seats_or_usual(game, seats)
    names = for_every_seat(bots.split(","), number - 1)
    if len(names) != number - 1:
        raise OutOfRange("bad-bots", bots=len(names), seats=number - 1)
    players = [find_bot(bot, game.bots) for bot in names]
    if keep is not None:
        writable(keep, force=False)
    options = game.read_options(read_choices(game, chosen, preset))
    match = game.begin(number, options, seed_or_fresh(seed))
    game.remember(match)
    teller = Teller(game, language, seat_names(names, game, language), YOU)
    try:
        play_on(match, players, teller)
        click.echo(f"\n{teller.position(match)}\n\n{teller.end(match)}")
    except Left:
        click.echo(teller.common.say("left"))
    if keep is not None:
        save(write_record(game, options, match, ["you", *names]), keep)
        click.echo(teller.common.say("kept", file=str(keep)))


def seat_names(bots: list[str], game: Game[Any], language: str) -> list[str]:
    """You, and every bot with a number of its own."""
    words = Teller(game, language, [], YOU).common
    return [words.say("you"), *(f"{bot} {number}" for number, bot in enumerate(bots, 2))]


def play_on(match: Match, bots: list[Bot], teller: Teller) -> None:
    """Turn after turn, to the end."""
    rng = thoughts(match.dice.seed)
    players = [Person(match, teller), *bots]
    while match.outcome() is None:
        try:
            take_turn(match, players, teller.game.sense, rng)
        except TakenBack:
            match.enter(match.state.now, YOU, UNDO)
        for line in teller.news(match):
            click.echo(line)


class Person(Bot):
    """Whoever sits at the keyboard; asked like a bot, out of turn too when there is something worth a thought."""

    def __init__(self, match: Match, teller: Teller) -> None:
        super().__init__("you")
        self.match = match
        self.teller = teller

    def choose(self, world: State, seat: int, sense: Sense, rng: Rng, pace: int = 0) -> int:
        """Shows the position and the moves, and waits until the person has chosen one, or waits out of turn."""
        match, teller = self.match, self.teller
        moves = [int(move) for move in match.state.legal(YOU)]
        may_wait = not has(match.state.expected(), YOU)
        click.echo(show_turn(match, teller))
        while True:
            answer = listen(teller.common.say("free-act" if may_wait else "your-move", moves=len(moves)))
            if answer == "q":
                raise Left
            if answer == "" and may_wait:
                return WAIT
            if answer == "u" and not match.why_not(YOU, UNDO):
                raise TakenBack
            if answer.isascii() and answer.isdigit() and 1 <= int(answer) <= len(moves):
                return moves[int(answer) - 1]
            click.echo(reply(answer, match, teller, rng))


def reply(answer: str, match: Match, teller: Teller, rng: Rng) -> str:
    """What is said to somebody who typed no move."""
    if answer == "u":
        return teller.words.say("SER-UNDO")
    if answer == "?":
        return advice(match, teller, rng)
    return teller.common.say("not-a-move", answer=answer, moves=len(match.state.legal(YOU)))


def advice(match: Match, teller: Teller, rng: Rng) -> str:
    """What a bot would do in the person's place."""
    best = ask(find_bot("search"), match.state, YOU, teller.game.sense, rng)
    return teller.common.say("advice-wait") if best == WAIT else teller.common.say("advice", move=teller.move(best))


def show_turn(match: Match, teller: Teller) -> str:
    """The position and the numbered moves."""
    moves = [f"{number:>4}  {teller.move(int(move))}" for number, move in enumerate(match.state.legal(YOU), 1)]
    return "\n".join(["", teller.position(match), "", *moves])


def listen(prompt: str) -> str:
    """A line from the person; the end of the input means leaving."""
    try:
        return input(prompt).strip().lower()
    except EOFError:
        raise Left from None
    except KeyboardInterrupt:
        raise Left from None
