"""The promises of the stage in a part of the matrix that meets every game, size, language and theme; `make stage` has all."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser.house import ROOT, HandHouse
from tests.stage.design import Case, design, everything
from tests.stage.matrix import Wish, walk

PICTURES = ROOT / "build/browser/stage"


@pytest.mark.parametrize("case", design(), ids=str)
def test_the_stage_keeps_its_promises(browser: Browser, hand_house: HandHouse, case: Case) -> None:
    wish = Wish((case.game,), (case.size,), (case.language,), (case.theme,), axe="all", pictures=PICTURES)
    (look,) = walk(browser, hand_house, case.game, case.scene, wish)
    assert not look.broken, "\n".join(look.broken)


def test_the_part_meets_everything_and_stays_small() -> None:
    met = [case.meets() for case in design()]
    assert set().union(*met) == set().union(*(case.meets() for case in everything()))
    assert len(met) <= 16
