"""`serai play`: a game in the terminal, a person against bots."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from serai.bots import Bot, ask, find_bot
from serai.bots.search import WAIT
from serai.cli import arguments
from serai.cli.arguments import read_choices, seats_or_usual, seed_or_fresh
from serai.cli.language import chosen_language
from serai.cli.record import save, writable
from serai.cli.telling import Teller
from serai.core.errors import OutOfRange
from serai.core.game import Game
from serai.core.match import UNDO, Match
from serai.core.play import pick_seat
from serai.core.record import write_record
from serai.core.rng import Rng
from serai.core.sets import has
from serai.games import find_game
from serai.sim.plan import for_every_seat
from serai.sim.run import thoughts

YOU = 0  # the person's seat


class Left(Exception):
    """The person has had enough."""


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
    players = [find_bot(bot) for bot in names]
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
    while match.outcome() is None:
        if not act_out_of_turn(match, bots, teller, rng):
            seat = pick_seat(match.state.expected(), rng)
            if seat == YOU:
                take_turn(match, teller, rng)
            else:
                match.play(match.state.now, seat, ask(bots[seat - 1], match.state, seat, rng))
        for line in teller.news(match):
            click.echo(line)


def act_out_of_turn(match: Match, bots: list[Bot], teller: Teller, rng: Rng) -> bool:
    """Asks those who may act although the game waits for another, the person first; whether somebody did.

    Nobody is asked when they could do nothing worth a thought: a person would be asked all the time.
    """
    state = match.state
    others = state.movers() & ~state.expected()
    for seat in range(state.seats):
        if not has(others, seat) or not len(state.candidates(seat)):
            continue
        if seat == YOU:
            if take_turn(match, teller, rng, may_wait=True):
                return True
            continue
        move = ask(bots[seat - 1], state, seat, rng)
        if move != WAIT:
            match.play(state.now, seat, move)
            return True
    return False


def take_turn(match: Match, teller: Teller, rng: Rng, *, may_wait: bool = False) -> bool:
    """Shows the position and the moves, and waits until the person has chosen one; whether they did, or wait."""
    moves = [int(move) for move in match.state.legal(YOU)]
    click.echo(show_turn(match, teller))
    while True:
        answer = listen(teller.common.say("free-act" if may_wait else "your-move", moves=len(moves)))
        if answer == "q":
            raise Left
        if answer == "" and may_wait:
            return False
        if answer == "u" and not match.why_not(YOU, UNDO):
            match.enter(match.state.now, YOU, UNDO)
            return True
        if answer == "u":
            click.echo(teller.words.say("SER-UNDO"))
        elif answer == "?":
            click.echo(advice(match, teller, rng))
        elif answer.isascii() and answer.isdigit() and 1 <= int(answer) <= len(moves):
            match.play(match.state.now, YOU, moves[int(answer) - 1])
            return True
        else:
            click.echo(teller.common.say("not-a-move", answer=answer, moves=len(moves)))


def advice(match: Match, teller: Teller, rng: Rng) -> str:
    """What a bot would do in the person's place."""
    best = ask(find_bot("search"), match.state, YOU, rng)
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
