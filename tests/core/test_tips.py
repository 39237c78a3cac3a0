"""Tips that a game's package brings as data are read strictly."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import pytest

from fateloom.core.strict import BadData
from fateloom.core.tips import read

LAY = {"name": "lay", "at": [{"field": "asked", "equals": "lay"}, {"field": "hand", "least": 2}]}


@dataclass(frozen=True)
class View:
    asked: str
    hand: tuple[str, ...]


@pytest.mark.parametrize(
    ("view", "fits"),
    [(View("lay", ("Fox", "Owl")), True), (View("lay", ("Fox",)), False), (View("bid", ()), False)],
)
def test_a_tip_fits_where_all_its_conditions_do(view: View, fits: bool) -> None:
    (tip,) = read(json.dumps([LAY]), "tips")
    assert tip.fits(view) is fits


@pytest.mark.parametrize(
    ("data", "told"),
    [
        ("{", "tips: value JSON"),
        ({"lay": LAY}, "tips: value list"),
        ([{**LAY, "rule": "MSQ-TURN-01"}], r"tips\[0\]: key rule"),
        ([{"at": LAY["at"]}], r"tips\[0\]: missing name"),
        ([{**LAY, "name": "Lay it"}], r"tips\[0\]\.name: value lower case with hyphens"),
        ([LAY, LAY], r"tips\[1\]\.name: value used once, not twice: lay"),
        ([{**LAY, "at": []}], r"tips\[0\]\.at: missing condition"),
        ([{**LAY, "at": [{"field": "asked"}]}], r"tips\[0\]\.at\[0\]: missing equals, least"),
        ([{**LAY, "at": [{"field": "hand", "least": "2"}]}], r"tips\[0\]\.at\[0\]\.least: value"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(data: Any, told: str) -> None:
    text = data if isinstance(data, str) else json.dumps(data)
    with pytest.raises(BadData, match=told):
        read(text, "tips")
