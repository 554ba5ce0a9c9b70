"""Le Désert interdit: what is told of a turn of the chances."""

from __future__ import annotations

from serai.games.desert.moves import CallStorm, Excavate, Move, Reveal, Walk
from serai.games.desert.state import Expedition
from serai.games.desert.turned import turned
from tests.games.desert.desert import Desert, desert

CALM = """
    .  .  T@1 .  .
    .  .  .   .  .
    .  .  #   .  .
    .  T  .@0 G!0 .
    .  .  .   .  .
"""


def stands(game: Desert, *moves: Move, rose: bool) -> list[str]:
    """How it stands after moves, as it is told of a rise or a fall."""
    before = game.state.clone()
    assert isinstance(before, Expedition)
    game.play(*moves)
    return [one.name for one in turned(game.news(), before, game.state, 0, rose).stands]


def test_who_reaches_a_part_or_the_shade_is_why_it_rose() -> None:
    assert stands(desert(CALM), Walk(18), rose=True) == ["reached", "parts"]
    assert stands(desert(CALM), Walk(16), rose=True) == ["shade", "parts"]


def test_a_tile_without_the_clue_is_why_it_fell() -> None:
    picture = CALM.replace(".@0", "g@0")
    assert stands(desert(picture), Excavate(), rose=False)[0] == "unknown"


def test_a_sun_that_is_past_is_a_relief_and_else_it_is_a_loss() -> None:
    def sun(*, rose: bool) -> list[str]:
        return stands(desert(CALM, storm=["sun"], water=[3, 3]), CallStorm(), Reveal(), rose=rose)

    assert sun(rose=True) == ["sun-past", "parts"]
    assert sun(rose=False) == ["sun", "thirst"]


def test_who_is_buried_is_told_before_how_much_sand_fell() -> None:
    picture = """
        .  .  T@1 .  .
        .  .  .   .  .
        .  .  #  .:1@0  .
        .  .  .   .  .
        .  .  .   .  .
    """
    game = desert(picture, storm=["wind-west-1"], water=[4, 4])
    assert stands(game, CallStorm(), Reveal(), rose=False) == ["buried", "fallen"]
