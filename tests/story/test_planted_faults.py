"""Faults as authors make them, planted in stories that are in order. Each is found by the cheapest
tool that can find it, at its file and line: by the check where it can, or else by the proof.

What only games can show is in `tests/lab/playtest/test_uncovered.py`: parts of a text, and events,
whose conditions never hold together.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest

from fateloom.story.loader import Loaded, read
from fateloom.story.proof.prover import Case, CaseProver, Proofs, Status
from fateloom.terminal.proofs import report_of

from .folders import MARK, ROOT, STORIES, changed

Files = dict[str, bytes]
Change = tuple[str, str, str]
"""A file, what stands in it once, and what replaces it. « marks where the fault is found."""

SIB, GREEN, HILL = "heroes/sib.yaml", "pois/green.yaml", "pois/hill.yaml"
NELL, FAIR, TILE = "heroes/nell.yaml", "pois/fair.yaml", "map.yaml"
EVENTS, ITEMS = "events.yaml", "items.yaml"
GOLD = "          when: rope-found\n          stages"
VIOLET = "          when: owls-met\n          stages"
ONCE = (GREEN, "        cost: 2\n", "        once: game\n        cost: 2\n")
SHOWN = "lantern: {text: “You will be glad of that on the stair.”}"
CLIMB = "      climb:\n"


def template() -> Files:
    """The story that a new one starts as: one hero, two tiles."""
    folder = ROOT / "src/fateloom/story/template"
    paths = sorted(folder.rglob("*.yaml"))
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}


def training() -> Files:
    """The training story, without its translation: three heroes, two submaps."""
    folder = STORIES / "training"
    paths = [path for path in sorted(folder.rglob("*.yaml")) if "i18n" not in path.parts]
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}


def planted(contents: Files, changes: tuple[Change, ...]) -> tuple[Loaded, str]:
    """The story with its fault, and `file:line` of the mark."""
    for file, old, new in changes:
        contents, _ = changed(contents, file, old, new.replace(MARK, ""))
    where = ""
    for file, _, new in changes:
        if MARK in new:
            text = contents[file].decode()
            before, after = new.split(MARK)
            assert text.count(before + after) == 1
            at = text.index(before + after) + len(before)
            where = f"{file}:{text[:at].count(chr(10)) + 1}"
    assert where
    return read(contents), where


def gold(more: str) -> Change:
    return SIB, GOLD, GOLD.replace("found", f"found and {more}")


def violet(more: str) -> Change:
    return SIB, VIOLET, VIOLET.replace("met", f"met and {more}")


@pytest.mark.parametrize(
    ("code", "story", "changes"),
    [
        pytest.param(
            "E509",
            template,
            (gold("me.virtue >= 9"), (SIB, "      gold:\n", "      gold:\n«")),
            id="b1 virtue beyond its range",
        ),
        pytest.param(
            "E501",
            template,
            (gold("me.virtue >= 4"), ONCE, (HILL, CLIMB, "      «climb:\n")),
            id="b2 virtue that one path can never have",
        ),
        pytest.param(
            "E501",
            template,
            (
                *(gold("me.virtue >= 4"), violet("me.virtue >= 4")),
                *(ONCE, (HILL, CLIMB, "      «climb:\n")),
            ),
            id="b3 virtue that no path can ever have",
        ),
        pytest.param(
            "E509",
            template,
            (
                (GREEN, "when: not rope-found", "when: rope-found and not rope-found"),
                (GREEN, "      ask:\n", "      ask:\n«"),
            ),
            id="c1 contradictory",
        ),
        pytest.param(
            "W824",
            template,
            (
                (
                    HILL,
                    "lies on the sill.",
                    "lies on the sill.\n      stirred: It is loud in there.",
                ),
                (HILL, "do: [set owls-met]", "do: [set owls-met, tower becomes stirred]"),
                (HILL, "when: not rope-found\n", "when: owls-met and tower is silent\n"),
                (HILL, "      search:\n", "      «search:\n"),
            ),
            id="c2 two requirements that rule each other out",
        ),
        pytest.param(
            "W822",
            training,
            (
                (
                    EVENTS,
                    "text: Jenet Withy pulls",
                    "text: «'Jenet{if crabbe at inn: , cross,} pulls",
                ),
                (EVENTS, "the cat out twice.", "the cat out twice.'"),
            ),
            id="c3 a part of a text that nobody reads",
        ),
        pytest.param(
            "W825", template, ((EVENTS, "day: 4", "«day: 99"),), id="c5 an event on day 99"
        ),
        pytest.param(
            "E206",
            template,
            ((HILL, "when: not owls-met", "when: not «owls-mett"),),
            id="d1 a fact misspelt",
        ),
        pytest.param(
            "E203",
            template,
            ((GREEN, "[lantern, pie]", "[«lantren, pie]"),),
            id="d2 an item misspelt",
        ),
        pytest.param(
            "W830",
            template,
            (
                (SIB, VIOLET, VIOLET.replace("owls-met", "rope-found")),
                (SIB, "          owls:\n", "          «owls:\n"),
            ),
            id="d3 the fact of the other path",
        ),
        pytest.param(
            "E112",
            template,
            ((HILL, "when: not owls-met", "when: nott «owls-met"),),
            id="d4 a word misspelt",
        ),
        pytest.param(
            "E221",
            training,
            (("heroes/wat.yaml", "when: me.heard-bells and has", "when: «heard-bells and has"),),
            id="d5 `me.` is missing",
        ),
        pytest.param(
            "W816",
            training,
            (
                (
                    FAIR,
                    "label: Up to the landing",
                    "label: Up to\n            when: someone has pound",
                ),
                (TILE, "  below: The Fair\n", "  «below: The Fair\n"),
            ),
            id="e a journey without a way back",
        ),
        pytest.param(
            "W812",
            template,
            (
                (
                    HILL,
                    "        when: not owls-met\n",
                    "        when: not owls-met\n        once: hero\n",
                ),
                (HILL, "      listen:\n", "      «listen:\n"),
            ),
            id="i a test that can be tried only once",
        ),
        pytest.param(
            "W823",
            template,
            (
                (ITEMS, "    name: Mutton Pie\n    value: 1", "    name: Mutton Pie"),
                (GREEN, "[lantern, pie]", "[lantern]"),
                (ITEMS, "  pie:\n", "  «pie:\n"),
            ),
            id="k an item that nobody needs",
        ),
    ],
)
def test_the_check_finds_it(
    code: str, story: Callable[[], Files], changes: tuple[Change, ...]
) -> None:
    loaded, where = planted(story(), changes)
    found = [f"{each.place.file}:{each.place.line}" for each in loaded.found if each.code == code]
    assert where in found, loaded.found


class Table(NamedTuple):
    """A mode, and the heroes who play: the first one must not be blocked."""

    mode: str
    cast: tuple[int, ...]


ALONE = Table("explorer", (0,))
RACE = Table("race", (0, 1))
BOTH_NEED_THE_POUND = (
    NELL,
    "when: me.ledger-read\n          stages",
    "«when: me.ledger-read and has pound\n          stages",
)


@pytest.mark.parametrize(
    ("story", "table", "changes"),
    [
        pytest.param(
            template,
            ALONE,
            (
                *(gold("has lantern"), violet("has lantern")),
                (SIB, "    coins: 2\n", "    coins: 2\n    items: [lantern]\n"),
                (GREEN, "stock: [lantern, pie]", "stock: [pie]"),
                (ITEMS, "        discard: true\n", ""),
                (GREEN, SHOWN, "lantern: {«text: “That is mine.”, do: [lose it]}"),
            ),
            id="a the item is spent elsewhere",
        ),
        pytest.param(
            template,
            ALONE,
            (
                *(gold("has lantern"), violet("has lantern")),
                (ITEMS, "        discard: true\n", ""),
                (EVENTS, "    text: Rain in", "    do: [remove alehouse]\n    «text: Rain in"),
            ),
            id="g an event removes the only seller",
        ),
        pytest.param(
            template,
            ALONE,
            (
                (
                    EVENTS,
                    "text: It will drain., do: [",
                    "«text: It will drain., do: [remove tower, ",
                ),
            ),
            id="j the place of a Finale is removed",
        ),
        pytest.param(
            training,
            RACE,
            (BOTH_NEED_THE_POUND,),
            id="f the only item is taken by another hero",
        ),
        pytest.param(
            training,
            RACE,
            (
                BOTH_NEED_THE_POUND,
                (ITEMS, "    name: A Pound of Lead\n", "    name: A Pound of Lead\n    value: 2\n"),
                (FAIR, "      scales:\n", "      scales:\n        when: me is nell\n"),
            ),
            id="h the item is sold, and bought by another hero",
            marks=pytest.mark.thorough,
        ),
    ],
)
def test_the_proof_shows_a_game(
    story: Callable[[], Files], table: Table, changes: tuple[Change, ...]
) -> None:
    """With the line of each text that is read in it, and of what the Finales require."""
    loaded, where = planted(story(), changes)
    assert loaded.scenario is not None, loaded.found
    places = {path: f"{at.file}:{at.line}" for path, at in loaded.source.places.items()}
    prover = CaseProver(loaded.scenario)
    if table is RACE:  # it takes the other hero
        assert prover.prove(Case("explorer", (0,), 0)).status == Status.PROVED
    proof = prover.prove(Case(table.mode, table.cast, 0))
    assert proof.status == Status.DEAD_END
    report = report_of(Proofs(loaded.scenario), [proof], 0.0, places)
    (scene,) = [each for each in report.scenes if each.file]
    assert any(line.endswith(f"[{where}]") for line in scene.lines), scene.lines
