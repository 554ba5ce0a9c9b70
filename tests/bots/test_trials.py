"""Trials: moves compared in the same imagined worlds."""

from __future__ import annotations

from serai.bots import ask, find_bot
from serai.bots.plans import RIPE, Plans
from serai.bots.search import WAIT
from serai.bots.trials import PLANNED, Trials, hope_from, make, rounds
from serai.core.rng import Rng
from serai.games.desert import GAME
from serai.games.desert.moves import CallStorm, Give, Walk, encode
from serai.games.desert.rules.codes import CALL_STORM
from tests.games.desert.desert import at, begun, board, desert

ALL = (0, 1, 2, 3)


def test_the_winning_step_is_found() -> None:
    table = desert(board(A1=".@0", B1="L@1"), taken=ALL)
    assert ask(find_bot("search:60"), table.state, 0, GAME.sense, Rng(1)) == encode(Walk(at("B1")))


def test_the_same_dice_choose_the_same_move() -> None:
    for seed in range(3):
        state = begun(4, seed).state
        seat = int(state.turn)
        first, second = (ask(find_bot("search:40"), state, seat, GAME.sense, Rng(seed)) for _ in range(2))
        assert first == second
        assert first in state.legal(seat)


def test_what_is_hidden_does_not_matter() -> None:
    for seed in range(3):
        state = begun(3, seed).state
        seat = int(state.turn)
        other = state.clone()
        other.imagine(seat, Rng(99))
        assert ask(find_bot("search:40"), state, seat, GAME.sense, Rng(5)) == ask(
            find_bot("search:40"), other, seat, GAME.sense, Rng(5)
        )


def test_at_most_half_of_the_moves_stay_each_round_and_all_meet_the_same_worlds() -> None:
    state = begun(4, 2).state
    seat = int(state.turn)
    trials = Trials(state, seat, GAME.sense, GAME.sense.candidates(state, seat), Rng(1))
    moves = len(trials.moves)
    for _ in range(3):
        trials.try_all()
    trials.halve()
    trials.try_all()
    assert len(trials.left) <= moves // 2
    assert trials.tries[0] == 4  # the hunch is in every world
    assert sorted(set(trials.tries[1:])) in ([3], [3, 4])
    assert len(trials.findings()) == moves
    assert [rounds(n) for n in (1, 2, 3, 4, 5, 8, 9)] == [0, 1, 2, 2, 3, 3, 4]


def test_the_hunch_stands_until_another_move_does_better_beyond_doubt() -> None:
    state = begun(4, 2).state
    seat = int(state.turn)
    trials = Trials(state, seat, GAME.sense, GAME.sense.candidates(state, seat), Rng(1))
    assert trials.moves[0] == GAME.sense.hunch(state, seat, Rng(1))
    assert trials.best() == trials.moves[0]  # nothing was tried yet
    other = int(trials.left[0])
    for more in (0.2, -0.1, 0.2, -0.1):  # better on the whole, but it may be chance
        trials.tries[other] += 1
        trials.sums[other] += more
        trials.squares[other] += more * more
    assert trials.best() == trials.moves[0]
    for _ in range(8):
        trials.tries[other] += 1
        trials.sums[other] += 0.2
        trials.squares[other] += 0.04
    assert trials.best() == trials.moves[other]


def test_a_budget_of_time_is_about_kept() -> None:
    state = begun(2, 3).state
    assert ask(find_bot("search:5ms"), state, int(state.turn), GAME.sense, Rng(1)) in state.legal(state.turn)


def test_somebody_may_help_out_of_turn_or_wait() -> None:
    table = desert(board(B2=".@01"), team=("meteorologist", "navigator"), water=[0, 4], storm=["sun", "sun", "sun"])
    table.play(CallStorm())
    assert ask(find_bot("search:60"), table.state, 1, GAME.sense, Rng(1)) == encode(Give(0, 2))
    full = desert(board(B2=".@01"), kits=[[], ["shield"]], storm=["wind-east-1"])
    full.play(CallStorm())
    assert ask(find_bot("greedy"), full.state, 1, GAME.sense, Rng(1)) in (WAIT, *full.state.legal(1))


# Plans


def test_with_many_trials_the_rest_of_the_turn_is_planned_and_with_few_not() -> None:
    state = begun(4, 2).state
    seat = int(state.turn)
    for budget, planned in ((PLANNED - 1, False), (PLANNED, True)):
        trials = Trials(state, seat, GAME.sense, GAME.sense.candidates(state, seat), Rng(1))
        trials.think(budget)
        assert (trials.plans is not None) == planned


def test_a_plan_begins_with_the_hunch_and_grows_where_it_does_well() -> None:
    state = begun(4, 2).state
    seat, sense = int(state.turn), GAME.sense
    trials = Trials(state, seat, sense, sense.candidates(state, seat), Rng(1))
    plans = Plans(seat, sense, trials.moves)
    for number in range(200):
        world, rng = state.clone(), Rng(number)
        make(world, seat, trials.moves[0], sense, rng)
        node = plans.follow(world, plans.roots[0], rng)
        assert number >= RIPE or node == plans.roots[0]
        plans.credit(node, hope_from(world, seat, sense, rng))
    tree = plans.tree
    after, children, node = state.clone(), [], int(tree.child[plans.roots[0]])
    make(after, seat, trials.moves[0], sense, Rng(1))
    while node:
        children.append(node)
        node = int(tree.sibling[node])
    assert tree.visits[plans.roots[0]] == 200.0
    assert len(children) > 1
    assert sense.hunch(after, seat, Rng(1)) in [tree.move[child] for child in children]
    assert RIPE + sum(tree.visits[child] for child in children) == 200.0
    assert max(tree.visits[child] for child in children) > 2 * 196 / len(children)


def test_a_plan_ends_where_the_game_ends_or_the_next_turn_is_judged() -> None:
    table = desert(board(A1=".@0", B1="L@1"), taken=ALL)
    assert ask(find_bot(f"search:{PLANNED}"), table.state, 0, GAME.sense, Rng(1)) == encode(Walk(at("B1")))
    state = begun(2, 3).state
    seat, sense = int(state.turn), GAME.sense
    plans = Plans(seat, sense, sense.candidates(state, seat))
    for number in range(60):
        world = state.clone()
        make(world, seat, CALL_STORM, sense, Rng(number))
        root = plans.roots[list(sense.candidates(state, seat)).index(CALL_STORM)]
        node = plans.follow(world, root, Rng(number))
        assert world.outcome() is not None or world.turn == seat or sense.has_outlook(world, seat)
        plans.credit(node, hope_from(world, seat, sense, Rng(number)))
