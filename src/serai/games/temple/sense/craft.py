"""Escape, the team of bots: what they know of a module. A module's folder brings its own; the rules know nothing of it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from serai.core.vecs import i64
from serai.games.temple.state import NONE, Site

MOST: Final = 32  # modules


@mypyc_attr(allow_interpreted_subclasses=True)
class Craft:
    """As it stands it knows nothing. Asked only where the module is in play."""

    __slots__ = ()

    def choice(self, game: Site, seat: i64) -> i64:
        """The move that settles a choice; NONE: it has none to settle, or the default is as good."""
        return NONE

    def use(self, game: Site, seat: i64, wish: i64) -> i64:
        """A move whose moment has come, whatever the errand; NONE: there is none."""
        return NONE

    def relief(self, game: Site, seat: i64, wish: i64) -> i64:
        """A move that frees the adventurer from a burden; NONE: there is none to make now."""
        return NONE

    def relief_price(self, game: Site, seat: i64, wish: i64) -> i64:
        """The symbols to roll for before all else, to be rid of a burden; 0: none."""
        return 0

    def errand(self, game: Site, seat: i64) -> i64:
        """An errand of the module's own that this adventurer should run now; NONE: there is none."""
        return NONE

    def errand_move(self, game: Site, seat: i64, kind: i64) -> i64:
        """What to do where such an errand led; NONE: not yet."""
        return NONE

    def errand_price(self, game: Site, seat: i64, kind: i64) -> i64:
        """The symbols that it takes there."""
        return 0

    def is_shared(self, kind: i64) -> bool:
        """Whether others who are there bring symbols for such an errand too."""
        return False

    def is_urgent(self, kind: i64) -> bool:
        """Whether a companion, too, runs such an errand at once, and lets people go their way."""
        return False

    def bars(self, game: Site) -> bool:
        """Whether something must be done, by an errand of the module, before anybody should think of leaving."""
        return False

    def seeks(self, game: Site) -> bool:
        """Whether a new room is wanted, whichever it is, though all that is needed was found."""
        return False

    def welcomes(self, game: Site, x: i64, y: i64) -> bool:
        """Whether a room on this cell would be of use, whichever it is."""
        return False

    def is_vain(self, game: Site, place: i64) -> bool:
        """Whether a team that gathers in this gem room gets nothing: nobody gets there, or it takes more than one room."""
        return False

    def step_takes(self, game: Site, seat: i64, dice: i64) -> i64:
        """How many free dice an adventurer needs to get on; 0: this one wants to be locked, and nobody frees them."""
        return dice

    def rests(self, game: Site, seat: i64, wish: i64) -> bool:
        """Whether an adventurer with nothing to do now had better not roll: more masks may turn black."""
        return False

    def shuns(self, game: Site) -> i64:
        """A place that one had better go round now, or NONE."""
        return NONE

    def is_wary(self, game: Site) -> bool:
        """Whether new rooms are a danger, so that none is opened without need."""
        return False

    def lures(self, game: Site) -> bool:
        """Whether a new room may take people away from where they have to be when the doors slam."""
        return False

    def is_final(self, kind: i64, detail: i64) -> bool:
        """Whether a move of the module's own cannot be taken back: usual, for it mostly spends something for good."""
        return True

    def reason(self, game: Site, seat: i64, kind: i64) -> str:
        """Why a move of this kind is made, as a word for people; empty: it serves the errand."""
        return ""

    def reason_of_errand(self, kind: i64) -> str:
        """What an errand of the module's own is for."""
        return ""


CRAFTS: Final[list[Craft]] = [Craft() for _ in range(MOST)]  # by the numbers of modules


def craft_at(game: Site, place: i64) -> Craft:
    """What is known of the module whose part stands at this place of `parts`."""
    return CRAFTS[game.asked.numbers[place]]
