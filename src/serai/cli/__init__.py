"""The `serai` command."""

from __future__ import annotations

import sys

import click

from serai import __version__
from serai.cli import games, keeping, play, record, rules, serve, sim, store, train
from serai.cli.language import reader_language
from serai.core.build import promised
from serai.core.errors import SeraiError
from serai.core.words import words_of


def show_version(context: click.Context, _: click.Parameter, asked: bool) -> None:
    """Which Serai this is, and whether its core runs as machine code: a plain one is dozens of times slower."""
    if asked:
        speed = words_of(reader_language(), "serai.cli").say("is-compiled" if promised() else "is-plain")
        click.echo(f"{__version__} ({speed})")
        context.exit()


@click.group(invoke_without_command=True)
@click.option(
    "--version",
    is_flag=True,
    expose_value=False,
    is_eager=True,
    callback=show_version,
    help="Show the version and exit.",
)
@click.pass_context
def app(context: click.Context) -> None:
    """A hall of five desert and temple board games. Without a command it opens the hall in the browser."""
    if context.invoked_subcommand is None:
        context.invoke(serve.serve_hall)


for command in (
    serve.serve_hall,
    games.show_games,
    rules.show_rules,
    play.play_game,
    sim.simulate,
    train.train,
    record.record_match,
    record.replay_file,
    keeping.check_hall,
    keeping.back_up_hall,
    store.stores,
):
    app.add_command(command)


def main() -> None:
    """Runs the command; a user's mistake ends in one sentence and exit code 2."""
    try:
        sys.exit(app.main(prog_name="serai", standalone_mode=False) or 0)
    except SeraiError as error:
        refuse(error.sentence(reader_language()))
    except click.UsageError as error:
        refuse(usage_sentence(error))
    except (KeyboardInterrupt, click.Abort):
        sys.exit(130)
    except BrokenPipeError:  # the reader of a pipe has seen enough
        sys.stderr.close()
        sys.exit(0)


def refuse(sentence: str) -> None:
    """Says what is wrong and ends."""
    print(sentence, file=sys.stderr)
    sys.exit(2)


def usage_sentence(error: click.UsageError) -> str:
    """A wrong call in words."""
    words = words_of(reader_language(), "serai.cli")
    where = error.ctx.command_path if error.ctx else "serai"
    if isinstance(error, click.NoSuchOption):
        return words.say("no-such-option", name=error.option_name, command=where)
    if isinstance(error, click.BadParameter) and error.param is not None:
        word = "missing" if isinstance(error, click.MissingParameter) else "bad-value"
        return words.say(word, name=typed_name(error.param), command=where)
    return words.say("bad-call", call=" ".join(sys.argv[1:]), command=where)


def typed_name(parameter: click.Parameter) -> str:
    """An option or argument as it is typed."""
    return parameter.opts[-1] if isinstance(parameter, click.Option) else parameter.make_metavar(click.Context(app))
