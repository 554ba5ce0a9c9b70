"""The promises of the stage in a part of the matrix that meets every game, size, language and theme; `make stage` has all."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser.house import ROOT, HandHouse
from tests.stage.design import Case, design, everything
from tests.stage.matrix import LANGUAGES, THEMES, Wish, walk
from tests.stage.promises import Look, Sight
from tests.stage.report import sentences, table

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


def test_what_is_broken_in_several_looks_is_told_once() -> None:
    faults = [("target", "“Roll” is a target of 48x20 px, less than 44x44 px")]
    looks = [
        Look(Sight("temple", (360, 640), language, theme, "own turn"), 0.5, 60, 9, faults)
        for language in LANGUAGES
        for theme in THEMES
    ]
    assert sentences(looks) == [
        "temple, 360x640, fr+en, day+night, own turn: “Roll” is a target of 48x20 px, less than 44x44 px (target)"
    ]
    assert table(looks).splitlines()[1].split() == ["temple", "360x640", "50%", "60", "px", "4", "4", "target", "4"]
