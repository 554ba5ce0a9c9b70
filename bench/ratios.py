"""What is compared with what, and how much is wanted of us."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import median

# (contender, what) -> steps per second, one figure a round, in order.
Key = tuple[str, str]
Figures = Mapping[Key, Sequence[float]]

OURS = "serai"
PLAIN = "serai, plain"
SPIEL_FROM_PYTHON: Key = ("open_spiel", "connect_four_python")


@dataclass(frozen=True)
class Comparison:
    """Ours over theirs; no target means: for the reader only."""

    title: str
    ours: Key
    theirs: Key
    target: float | None = None

    def ratio(self, figures: Figures) -> float | None:
        """The median of the ratios within rounds: what slows a whole round down cancels out."""
        pairs = zip(figures.get(self.ours, ()), figures.get(self.theirs, ()), strict=False)
        ratios = [mine / other for mine, other in pairs if other]
        return median(ratios) if ratios else None

    def missed(self, figures: Figures) -> bool:
        """Whether there is a target that was not reached, or could not be measured."""
        return self.target is not None and (self.ratio(figures) or 0.0) < self.target

    def concerns(self, words: Sequence[str] | None) -> bool:
        """Whether its title or its figures name one of the words; without words all do."""
        names = " ".join((self.title, *self.ours, *self.theirs)).lower()
        return words is None or any(word.lower() in names for word in words)


COMPARISONS = [
    Comparison("Connect Four through Python / open_spiel's", (OURS, "connect_four_python"), SPIEL_FROM_PYTHON, 2.5),
    Comparison(
        "Connect Four in a compiled loop / open_spiel's C++ rollouts",
        (OURS, "connect_four_inside"),
        ("open_spiel", "connect_four_inside"),
        3.5,
    ),
    Comparison(
        "Connect Four tree search / open_spiel's C++ MCTSBot",
        (OURS, "connect_four_search"),
        ("open_spiel", "connect_four_search"),
        3.0,
    ),
    Comparison(
        "Deserto through Python / open_spiel's Connect Four through Python",
        (OURS, "deserto_python"),
        SPIEL_FROM_PYTHON,
        2.0,
    ),
    Comparison(
        "Deserto in a compiled loop / open_spiel's Connect Four through Python",
        (OURS, "deserto_inside"),
        SPIEL_FROM_PYTHON,
        7.0,
    ),
    Comparison(
        "Trucks in a compiled loop / open_spiel's Connect Four through Python",
        (OURS, "trucks_inside"),
        SPIEL_FROM_PYTHON,
        2.0,
    ),
    Comparison(
        "Trucks through Python / open_spiel's Connect Four through Python", (OURS, "trucks_python"), SPIEL_FROM_PYTHON
    ),
    Comparison(
        "Quicksand in a compiled loop, moves and rings / open_spiel's Connect Four through Python",
        (OURS, "quicksand_inside"),
        SPIEL_FROM_PYTHON,
        2.0,
    ),
    Comparison("Quicksand compiled / plain", (OURS, "quicksand_inside"), (PLAIN, "quicksand_inside")),
    Comparison(
        "Désert interdit in a compiled loop / open_spiel's Connect Four through Python",
        (OURS, "desert_inside"),
        SPIEL_FROM_PYTHON,
        2.0,
    ),
    Comparison("Désert interdit compiled / plain", (OURS, "desert_inside"), (PLAIN, "desert_inside")),
    Comparison(
        "Escape in a compiled loop, moves and rings / open_spiel's Connect Four through Python",
        (OURS, "temple_inside"),
        SPIEL_FROM_PYTHON,
        1.0,
    ),
    Comparison(
        "Escape with every module in a compiled loop / open_spiel's Connect Four through Python",
        (OURS, "temple_all_inside"),
        SPIEL_FROM_PYTHON,
        1.0,
    ),
    Comparison("Escape compiled / plain", (OURS, "temple_inside"), (PLAIN, "temple_inside")),
    Comparison("Deserto compiled / plain", (OURS, "deserto_inside"), (PLAIN, "deserto_inside"), 25.0),
    Comparison("Connect Four compiled / plain", (OURS, "connect_four_inside"), (PLAIN, "connect_four_inside")),
    Comparison("Deserto through Match / bare loop", (OURS, "deserto_match"), (OURS, "deserto_inside")),
    Comparison("Deserto with a listener / bare loop", (OURS, "deserto_story"), (OURS, "deserto_inside")),
    Comparison(
        "Tic-tac-toe through Python / open_spiel's", (OURS, "tictactoe_python"), ("open_spiel", "tictactoe_python")
    ),
    Comparison(
        "Connect Four through Python / PettingZoo's",
        (OURS, "connect_four_python"),
        ("pettingzoo", "connect_four_python"),
    ),
    Comparison(
        "Tic-tac-toe through Python / PettingZoo's", (OURS, "tictactoe_python"), ("pettingzoo", "tictactoe_python")
    ),
    Comparison("Tic-tac-toe through Python / pgx, one game", (OURS, "tictactoe_python"), ("pgx", "tictactoe_python")),
    Comparison(
        "Connect Four through Python / pgx, one game", (OURS, "connect_four_python"), ("pgx", "connect_four_python")
    ),
    Comparison(
        "Connect Four in a loop / pgx, 4096 games", (OURS, "connect_four_inside"), ("pgx", "connect_four_inside")
    ),
    Comparison("Tic-tac-toe in a loop / pgx, 4096 games", (OURS, "tictactoe_inside"), ("pgx", "tictactoe_inside")),
    Comparison("Deserto through Python / RLCard's Leduc", (OURS, "deserto_python"), ("rlcard", "leduc_python")),
    Comparison("Deserto through Python / RLCard's Uno", (OURS, "deserto_python"), ("rlcard", "uno_python")),
    Comparison(
        "Connect Four through Python / boardgame.io's client",
        (OURS, "connect_four_python"),
        ("boardgame.io", "connect_four_client"),
    ),
    Comparison(
        "Connect Four through Python / boardgame.io's reducer",
        (OURS, "connect_four_python"),
        ("boardgame.io", "connect_four_reducer"),
    ),
]
