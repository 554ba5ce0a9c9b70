"""Le Désert interdit: what bots keep track of, and the weights by which they play."""

from __future__ import annotations

import pytest

from serai.core.pieces import BadPieces
from serai.core.rng import Rng
from serai.core.snapshot import snapshot
from serai.games.desert import GAME
from serai.games.desert.moves import CallStorm, Excavate, Give, HandOver, Reveal, SpeedUp, decode
from serai.games.desert.rules.contract import Desert as Plain
from serai.games.desert.sense.attentive import has_poured, is_fresh
from serai.games.desert.sense.weights import HUNCH, OUTLOOK, shipped, use
from tests.games.desert.desert import Desert, begun, board, desert

BOTH = board(A1=".@01")


def poured(table: Desert) -> bool:
    """Whether seat 0 has given seat 1 water since the last action."""
    return bool(has_poured(table.state, 0, 1))


def handed(table: Desert, seat: int) -> list[HandOver]:
    """Which cards bots think of handing on."""
    moves = [decode(int(move)) for move in GAME.sense.candidates(table.state, seat)]
    return [move for move in moves if isinstance(move, HandOver)]


# What the rules forget


@pytest.mark.parametrize("move", [Excavate(), CallStorm()])
def test_a_gift_is_remembered_until_something_is_done(move: Excavate | CallStorm) -> None:
    table = desert(BOTH, water=[3, 0], kits=[["throttle"]])
    assert not poured(table)
    table.play(Give(1, 1), SpeedUp())
    assert poured(table) and not has_poured(table.state, 1, 0)
    table.play(move)
    assert not poured(table)


def test_a_storm_card_makes_gifts_forgotten_too() -> None:
    table = desert(BOTH, water=[3, 1], storm=["wind-north-1"] * 2).play(CallStorm(), Give(1, 1))
    assert poured(table)
    assert not poured(table.play(Reveal()))


def test_a_card_handed_on_is_no_gift_of_water() -> None:
    table = desert(BOTH, kits=[["shield"]]).play(HandOver(1, "shield"))
    assert not poured(table)


def test_a_card_goes_to_somebody_on_the_tile_and_does_not_come_back_at_once() -> None:
    table = desert(BOTH, kits=[["shield", "terrascope"], ["jetpack"]])
    assert handed(table, 0) == [HandOver(1, "shield")] and handed(table, 1) == [HandOver(0, "jetpack")]
    table.play(HandOver(1, "shield"))
    assert handed(table, 0) == handed(table, 1) == []
    assert handed(table.play(Excavate()), 1) == [HandOver(0, "jetpack"), HandOver(0, "shield")]


def test_a_phase_is_fresh_until_somebody_does_anything() -> None:
    table = begun(2, 1)
    assert is_fresh(table.state)
    table.play(CallStorm())
    assert is_fresh(table.state)
    table.play(Reveal())
    assert not is_fresh(table.state)
    while table.state.due:
        table.play(Reveal())
    assert is_fresh(table.state)


def test_bots_play_from_a_position_that_keeps_no_track() -> None:
    watched = desert(BOTH, water=[3, 0]).play(Give(1, 1)).state
    plain = Plain(
        watched.seats, watched.role, watched.ladder, watched.face, watched.sand, watched.part_at, watched.pawn,
        watched.water, watched.kit, watched.storm, watched.gear,
    )  # fmt: skip
    plain.take_over(watched)
    assert snapshot(plain) == {
        name: value for name, value in snapshot(watched).items() if name not in ("fresh", "handed", "poured")
    }
    assert not has_poured(plain, 0, 1) and not is_fresh(plain)
    assert GAME.sense.hunch(plain, plain.turn, Rng(1)) in plain.legal(plain.turn)


# Weights


def test_bots_play_by_the_shipped_weights() -> None:
    for kind, table in ((HUNCH, shipped()["hunch"]), (OUTLOOK, shipped()["outlook"])):
        for name, value in table.items():
            used = getattr(kind, name)
            assert (used if isinstance(value, int) else list(used)) == value, name


def test_other_weights_make_other_moves_until_they_are_put_back() -> None:
    table = desert(board(A1=".@01", B1=".:1"))
    state = table.state
    usual = GAME.sense.hunch(state, 0, Rng(1))
    digger = shipped()
    digger["hunch"] |= {"marker": [900] * 7}
    try:
        use(digger)
        assert GAME.sense.hunch(state, 0, Rng(1)) != usual
    finally:
        use(shipped())
    assert GAME.sense.hunch(state, 0, Rng(1)) == usual


def test_a_weight_too_few_or_too_many_is_named() -> None:
    weights = shipped()
    del weights["hunch"]["tile"]
    weights["hunch"]["luck"] = 7
    with pytest.raises(BadPieces, match="luck, tile"):
        use(weights)
    assert HUNCH.tile == shipped()["hunch"]["tile"]
