"""The laws that every game keeps: plain functions, so that a game from outside can run them too.

Each law plays a match of its own by chance and looks at positions on the way. `check_all` runs them all.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from serai.core.errors import Illegal
from serai.core.game import Game, Options
from serai.core.happenings import move_in_words, narrate
from serai.core.laws_of_secrets import codes_around, lets_nobody_peek, marks_what_it_uncovers, view_of
from serai.core.match import UNDO, Match
from serai.core.record import from_json, replay, to_json, write_record
from serai.core.rng import Dice
from serai.core.sense import NO_ADVICE
from serai.core.sets import has
from serai.core.snapshot import restore, same, snapshot
from serai.core.state import State
from serai.core.story import WHAT, WIDTH
from serai.core.trial import (
    LONGEST,
    LawBroken,
    Trial,
    begin_trial,
    differing,
    heard_by,
    length,
    loose_dice,
    players,
    told,
    told_as,
)
from serai.core.vecs import i64, vec
from serai.core.words import LANGUAGES, Words

__all__ = ["LAWS", "LawBroken", "check_all", "loses_nothing"]

REACTION = 1000  # ms, of a bot that is advised
NOT_SEATS = (-2, -1, 31, 63, 64, 1 << 20)
OWN_METHODS = ("clone", "movers", "legal", "why_not", "apply", "outcome")

Pieces = Callable[[Any], object]  # of a position: what never changes
Law = Callable[[Game[Any], int, Options, int], None]


def is_complete(game: Game[Any], seats: int, options: Options, seed: int) -> None:
    """A game writes every method that has no sense without it; compiled classes do not insist by themselves."""
    trial = begin_trial("is_complete", game, seats, options, seed)
    wanted = OWN_METHODS + (("alarm", "ring") if game.real_time else ())
    for name in wanted:
        trial.hold(getattr(type(trial.state), name) is not getattr(State, name), f"the state does not define {name}")
    views = {view_of(game, trial.state, reader) for reader in trial.readers()}
    keeps_secrets = len(views) > 1 or any(event.secret for event in game.look.events)
    imagines = type(trial.state).imagine is not State.imagine
    trial.hold(imagines or not keeps_secrets, "seats see different things, but the state does not define imagine")


def is_deterministic(game: Game[Any], seats: int, options: Options, seed: int) -> None:
    """The same seed and acts give the same match, and its record gives it again, to the last byte."""
    trial, twin = (begin_trial("is_deterministic", game, seats, options, seed) for _ in range(2))
    for _ in zip(trial.positions(), twin.positions(), strict=True):
        trial.hold(same(trial.state, twin.state), "two matches of one seed are not the same")
        check_replay(trial)
    trial.hold(told(trial.state) == told(twin.state), "two matches of one seed tell two stories")


def check_replay(trial: Trial) -> None:
    """The record of a match as it stands, through JSON and played again."""
    record = trial.record()
    source = to_json(record)
    trial.hold(from_json(source) == record, "a record is another one after JSON")
    again = replay(from_json(source), lambda name: trial.game)
    trial.hold(same(again.state, trial.state), "the record leads to another position")
    copy = write_record(trial.game, trial.options, again, record.names)
    trial.hold(to_json(copy) == source, "the record of the replay is another one")


def keeps_clones_apart(game: Game[Any], seats: int, options: Options, seed: int) -> None:
    """A clone is equal in every field, nobody listens to it, and neither touches the other."""
    trial = begin_trial("keeps_clones_apart", game, seats, options, seed)
    for state in trial.positions():
        clone = state.clone()
        before = snapshot(state)
        apart = differing(state, clone)
        trial.hold(not apart, f"a clone differs in {', '.join(apart)}")
        trial.hold(clone.story is None, "somebody listens to a clone")
        other = Trial(trial.law, game, options, Match(clone.clone(), Dice(bytes(16))), loose_dice(seed, 1))
        for _ in range(4):
            other.act()
        trial.hold(snapshot(state) == before and snapshot(clone) == before, "play on a clone reached the original")
        for reader in trial.readers():
            clone.clone().imagine(reader, loose_dice(seed, 2))
        trial.hold(snapshot(clone) == before, "what a clone imagined reached the original")


def goes_round(game: Game[Any], seats: int, options: Options, seed: int) -> None:
    """States, moves, options and views survive JSON."""
    trial = begin_trial("goes_round", game, seats, options, seed)
    chosen = msgspec.json.decode(msgspec.json.encode(options))
    trial.hold(game.read_options(chosen) == options, "options are others after JSON")
    for state in trial.positions():
        data = msgspec.json.decode(msgspec.json.encode(snapshot(state)))
        trial.hold(same(restore(state, data), state), "a state is another one after JSON")
        for reader in trial.readers():
            seen = game.look.view(state, reader)
            trial.hold(
                msgspec.json.decode(msgspec.json.encode(seen), type=type(seen)) == seen, "a view is another after JSON"
            )
        for seat in range(seats):
            for code in state.legal(seat):
                move = game.decode(int(code))
                trial.hold(game.encode(move) == code, f"move {code} becomes {game.encode(move)} as {move}")
                back = msgspec.json.decode(msgspec.json.encode(move), type=game.moves)
                trial.hold(back == move, f"{move} is another move after JSON")


def is_strict(game: Game[Any], seats: int, options: Options, seed: int) -> None:
    """Every listed move can be made; every other is refused by a rule that has a sentence, and changes nothing."""
    trial = begin_trial("is_strict", game, seats, options, seed)
    catalogues = [game.words(language) for language in LANGUAGES]
    for state in trial.positions():
        before = snapshot(state), [int(number) for number in trial.match.log], int(trial.match.step), told(state)
        for seat in range(seats):
            listed_moves = check_list(trial, seat)
            for code in codes_around(listed_moves):
                check_refusal(trial, seat, code, code in listed_moves, catalogues)
        for seat in (*NOT_SEATS, seats):
            for code in (-1, 0, 1):
                check_refusal(trial, seat, code, False, catalogues)  # noqa: FBT003
        after = snapshot(state), [int(number) for number in trial.match.log], int(trial.match.step), told(state)
        trial.hold(before == after, "a refused move has changed something")


def check_list(trial: Trial, seat: int) -> list[int]:
    """The legal moves of a seat, which all can be made."""
    state = trial.state
    moves = [int(code) for code in state.legal(seat)]
    trial.hold(len(set(moves)) == len(moves), f"seat {seat} is offered a move twice")
    trial.hold(moves == [int(code) for code in state.clone().legal(seat)], "the order of legal moves is not fixed")
    over = trial.match.outcome() is not None
    trial.hold(not (over and moves), f"it is over, but seat {seat} has a legal move")
    sense = trial.game.sense
    worth = [int(code) for code in sense.candidates(state, seat)]
    if not sense.is_choosy():
        trial.hold(
            worth == moves, "bots are offered less than is legal, but the game's sense does not say that it is choosy"
        )
    trial.hold(set(worth) <= set(moves), f"bots are offered a move that seat {seat} may not make")
    trial.hold(
        bool(worth) or over or not has(state.expected(), seat), f"seat {seat} is waited for, and bots know no move"
    )
    may_act = has(state.movers(), seat) and not over
    trial.hold(may_act == bool(moves), f"movers and legal moves do not agree about seat {seat}")
    advice = sense.advice(state, seat, REACTION) if may_act else NO_ADVICE
    trial.hold(
        advice < 0 or advice in (NO_ADVICE, *moves), f"seat {seat} is advised to make move {advice}, and may not"
    )
    for code in moves:
        trial.hold(code >= 0, f"move {code} is below zero, where the log keeps undo and pause")
        copy = Match(state.clone(), Dice(bytes(16)))
        copy.play(state.now, seat, code)
        trial.hold(len(copy.log) == 3, "a move was made, but not written down")
    return moves


def check_refusal(trial: Trial, seat: int, code: int, is_legal: bool, catalogues: list[Words]) -> None:
    """Whether `why_not` and the driver agree with the list."""
    if 0 <= seat < trial.state.seats:
        rule = trial.state.why_not(seat, code)
        trial.hold((rule == "") == is_legal, f"why_not says {rule!r} of move {code} of seat {seat}, legal: {is_legal}")
    if is_legal:
        return
    try:
        trial.match.play(trial.state.now, seat, code)
    except Illegal as error:
        for words in catalogues:
            trial.hold(error.rule in words, f"the rule {error.rule!r} has no sentence in {words.language}")
    else:
        trial.hold(False, f"seat {seat} could make the unlisted move {code}")  # noqa: FBT003


def ends(game: Game[Any], seats: int, options: Options, seed: int) -> None:
    """Every match ends, by a rule that has a sentence, with points for every seat and winners who sit there."""
    trial = begin_trial("ends", game, seats, options, seed)
    for _ in trial.positions():
        pass
    end = trial.match.outcome()
    assert end is not None  # else `positions` had gone on
    trial.hold(len(end.scores) == seats, "there are not as many scores as seats")
    trial.hold(0 <= end.winners < 1 << seats, "somebody has won who does not sit there")
    trial.hold(game.cooperative or end.winners > 0, "nobody has won, though the game is not co-operative")
    for language in LANGUAGES:
        trial.hold(end.rule in game.words(language), f"the rule {end.rule!r} has no sentence in {language}")
    now = trial.state.now
    trial.match.until(now + 60_000)
    trial.hold(trial.state.now == now, "the clock runs on after the end")


def keeps_time(game: Game[Any], seats: int, options: Options, seed: int) -> None:
    """Alarms lie ahead and come to an end, and it does not matter in how many goes time passes."""
    trial = begin_trial("keeps_time", game, seats, options, seed)
    for state in trial.positions():
        if trial.match.outcome() is not None:
            return
        trial.wait(state.now)
        far = state.now + trial.chance.below(4 * game.manners.pace + 1)
        near = state.now + trial.chance.below(far - state.now + 1)
        once, twice = (Match(state.clone(), Dice(bytes(16)), game.cooperative) for _ in range(2))
        once.until(far)
        twice.until(near)
        twice.until(far)
        trial.hold(same(once.state, twice.state), f"until {near}, then {far} is not the same as until {far}")
        trial.hold(once.step == twice.step, "time passed in two goes rings more often")


def undoes(game: Game[Any], seats: int, options: Options, seed: int) -> None:
    """Undo leads back exactly, only for the seat that moved, and never across dice or what came to light."""
    trial = begin_trial("undoes", game, seats, options, seed)
    match = trial.match
    marked = [event.code for event in game.look.events if event.uncovers]
    for _ in range(LONGEST):
        trial.pass_time()
        before, heard, written = trial.state.clone(), length(trial.state), len(match.log)
        if not trial.step() or match.outcome() is not None:
            break
        news = match.dice.rolled or any(what in marked for what in told(trial.state, heard)[WHAT::WIDTH])
        if len(match.log) > written:
            check_undo(trial, before, bool(news))
    check_replay(trial)


def check_undo(trial: Trial, before: State, news: bool) -> None:
    """The last move: who can take it back, and, now and then, there and back again."""
    match = trial.match
    seat, move = int(match.log[len(match.log) - 2]), int(match.log[len(match.log) - 1])
    for other in range(trial.state.seats):
        free = match.why_not(other, UNDO) == ""
        trial.hold(not (free and other != seat), f"seat {other} can take back what seat {seat} did")
        trial.hold(free != news or other != seat, f"move {move} can be taken back: {free}; rolled or uncovered: {news}")
    if not news and trial.chance.below(3) == 0:
        after = trial.state.clone()
        match.enter(trial.state.now, seat, UNDO)
        trial.hold(same(trial.state, before), f"undo of move {move} leads to another position")
        match.play(trial.state.now, seat, move)
        trial.hold(same(trial.state, after), f"move {move} does something else after undo")


def speaks(game: Game[Any], seats: int, options: Options, seed: int) -> None:
    """Every view can be drawn, every move and every happening told, to every reader in every language."""
    trial = begin_trial("speaks", game, seats, options, seed)
    catalogues = [game.words(language) for language in LANGUAGES]
    heard = 0
    said: set[object] = set()  # how a move or a happening is told depends on nothing but itself and the reader's part
    for state in trial.positions():
        news = vec[i64](told(state, heard))
        heard += len(news)
        views = [game.look.view(state, reader) for reader in trial.readers()]
        different = {msgspec.json.encode(view): view for view in views}.values()
        moves = {int(code) for seat in range(seats) for code in state.legal(seat)} - said
        known = {
            told_as(one, reader): (one, reader) for reader in trial.readers() for one in heard_by(game, news, reader)
        }
        fresh = [known[key] for key in known.keys() - said]
        said |= moves | known.keys()
        for words in catalogues:
            for view in different:
                game.look.draw(view, words, players(seats))
            for happening, reader in fresh:
                narrate(happening, words, players(seats), reader)
            for code in moves:
                trial.hold(move_in_words(game.decode(code), words, players(seats)) != "", f"move {code} has no words")


def loses_nothing(game: Game[Any], seats: int, options: Options, seed: int, pieces: Pieces) -> None:
    """What `pieces` counts is the same in every position, imagined ones included."""
    trial = begin_trial("loses_nothing", game, seats, options, seed)
    at_first = pieces(trial.state)
    for state in trial.positions(1):
        trial.hold(pieces(state) == at_first, f"there were {at_first}, now there are {pieces(state)}")
        for reader in trial.readers():
            world = state.clone()
            world.imagine(reader, loose_dice(seed, 5))
            trial.hold(pieces(world) == at_first, f"reader {reader} imagines {pieces(world)} instead of {at_first}")


LAWS: tuple[Law, ...] = (
    is_complete,
    is_deterministic,
    keeps_clones_apart,
    goes_round,
    is_strict,
    lets_nobody_peek,
    marks_what_it_uncovers,
    ends,
    keeps_time,
    undoes,
    speaks,
)


def check_all(
    game: Game[Any], seats: int, seed: int, options: Options | None = None, pieces: Pieces | None = None
) -> None:
    """Every law, on matches of one seed; raises LawBroken at the first that is not kept."""
    chosen = game.options() if options is None else options
    for law in LAWS:
        law(game, seats, chosen, seed)
    if pieces is not None:
        loses_nothing(game, seats, chosen, seed, pieces)
