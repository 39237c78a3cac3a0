"""Games of Destinies played with the mouse: at each decision all is in sight."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from tests.browser.test_fit import NAMES, STORY, check, set_wishes

if TYPE_CHECKING:
    from tests.browser.conftest import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.rule("DST-REQ-09")]

WINDOWS: Final = (
    (360, 640),
    (390, 844),
    (768, 1024),
    (1024, 768),
    (1180, 820),
    (1366, 650),
    (1440, 900),
    (1920, 1080),
)
"""In pixels."""
FAST: Final = ((390, 844, 3), (1366, 650, 3))
"""The windows and numbers of people that are tried without --slow."""


@pytest.mark.parametrize(
    ("width", "height", "people"),
    [
        pytest.param(*case, marks=[] if case in FAST else pytest.mark.slow)
        for window in WINDOWS
        for people in (1, 3)
        for case in [(*window, people)]
    ],
)
def test_nothing_is_out_of_sight_in_a_story(
    visitor: Visitor, width: int, height: int, people: int
) -> None:
    visitor.page.set_viewport_size({"width": width, "height": height})
    set_wishes(visitor, width, 100, "de" if people == 1 else "en")
    seats = tuple((name, None) for name in NAMES[:people])
    check(visitor, "destinies", seats, 7, kinds=STORY, whole=False, scenario="late-tithe")
