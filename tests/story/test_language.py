"""Conditions and effects: words become trees, and trees become the same words."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fateloom.games.destinies.scenario import conditions as c
from fateloom.games.destinies.scenario import effects as e
from fateloom.games.destinies.scenario.conditions import Condition
from fateloom.games.destinies.scenario.texts import Either, Ref, Series, Text, words
from fateloom.story import language, prose
from fateloom.story.diagnostics import Findings, Place, Word
from fateloom.story.language import Scope
from fateloom.story.names import Names

from .folders import loaded

NAMES = loaded("everything").names
SCOPE = Scope(visit="mill", scan=True, roll=True)


def fresh(names: Names = NAMES) -> Names:
    return replace(names, found=Findings())


def word(text: str) -> Word:
    return Word.of(text, Place("a.yaml", 1, 1))


def read_condition(text: str, known: Names, visit: str) -> Condition:
    names = fresh(known)
    names.found.lines["a.yaml"] = [text]
    built = language.condition(word(text), names, replace(SCOPE, visit=visit))
    assert not names.found.all, names.found.all
    return built


def read_effect(text: str, known: Names) -> e.Effect:
    names = fresh(known)
    names.found.lines["a.yaml"] = [text]
    built = language.effect(word(text), names, SCOPE)
    assert built is not None, names.found.all
    return built


def read_text(text: str, known: Names) -> Text:
    names = fresh(known)
    names.found.lines["a.yaml"] = text.split("\n")
    built = prose.text(word(text), names)
    assert not names.found.all
    return built


def condition(text: str) -> Condition:
    return read_condition(text, NAMES, "mill")


def effect(text: str) -> e.Effect:
    return read_effect(text, NAMES)


CONDITIONS = {
    "bell-rung": c.Flag("bell-rung"),
    "me.heard-bell": c.Flag("heard-bell", "me"),
    "osk.heard-bell": c.Flag("heard-bell", "osk"),
    "campaign.mill-saved": c.Flag("mill-saved", "campaign"),
    "not bell-rung": c.Not(c.Flag("bell-rung")),
    "siege >= 2": c.Compare("siege", "world", ">=", 2),
    "someone.debts != 0": c.Compare("debts", "someone", "!=", 0),
    "me.virtue < -2": c.Compare("virtue", "me", "<", -2),
    "day > 3": c.Compare("day", "world", ">", 3),
    "heroes = 3": c.Compare("heroes", "world", "=", 3),
    "has lantern": c.Has("lantern"),
    "mate has lantern": c.Has("lantern", "mate"),
    "others at ford": c.At("ford", "others"),
    "has any light": c.Carries("light"),
    "osk has any light": c.Carries("light", "osk"),
    "at ford": c.At("ford"),
    "maudlin at ford": c.At("ford", "maudlin"),
    "bettany at mill": c.Attends("bettany", "mill"),
    "mill is turning": c.Is("poi", "mill", "turning"),
    "camp is present": c.Is("poi", "camp", "present"),
    "bettany is angry": c.Is("npc", "bettany", "angry"),
    "ford is explored": c.Is("tile", "ford", "explored"),
    "osk is in-finale": c.Is("hero", "osk", "in-finale"),
    "me is osk": c.Is("me", "me", "osk"),
    "mode is team": c.Is("mode", "mode", "team"),
    "taken pay": c.Taken("mill.pay"),
    "bell-rung and siege = 0": c.All((c.Flag("bell-rung"), c.Compare("siege", "world", "=", 0))),
    "bell-rung or (at ford and has rope)": c.Some(
        (c.Flag("bell-rung"), c.All((c.At("ford"), c.Has("rope"))))
    ),
    "count(bell-rung, has rope, not at ford) >= 2": c.Count(
        (c.Flag("bell-rung"), c.Has("rope"), c.Not(c.At("ford"))), ">=", 2
    ),
    "not (bell-rung or has rope)": c.Not(c.Some((c.Flag("bell-rung"), c.Has("rope")))),
}
EFFECTS = {
    "set bell-rung": e.Set("bell-rung"),
    "set everyone.heard-bell": e.Set("heard-bell", "everyone"),
    "clear sluice-open": e.Clear("sluice-open"),
    "siege +1": e.Change("siege", "world", 1),
    "others.debts -2": e.Change("debts", "others", -2),
    "coins -1": e.Change("coins", "me", -1),
    "mate.xp +1": e.Change("xp", "mate", 1),
    "campaign.bells +1": e.Change("bells", "campaign", 1),
    "successes +2": e.Change("successes", "me", 2),
    "siege = 3": e.Assign("siege", "world", 3),
    "gain lantern": e.Gain("lantern"),
    "gain lantern for osk": e.Gain("lantern", "osk"),
    "lose it": e.Lose("it"),
    "drop rope": e.Drop("rope"),
    "stock mill with it": e.Stock("mill", "it"),
    "skill any -1": e.Skill("any", -1),
    "skill power +1 per item for mate": e.Skill("power", 1, "mate", per_item=True),
    "marker dexterity": e.Marker("dexterity"),
    "marker dexterity on 8 for everyone": e.Marker("dexterity", 8, "everyone"),
    "place camp": e.Place("camp"),
    "place camp on hill": e.Place("camp", "hill"),
    "remove camp": e.Remove("camp"),
    "mill becomes turning": e.Become("poi", "mill", "turning"),
    "bettany becomes angry": e.Become("npc", "bettany", "angry"),
    "token camp 7": e.Token("camp", 7),
    "bring wolf to camp": e.Bring("wolf", "camp"),
    "dismiss wolf": e.Dismiss("wolf"),
    "reveal hill": e.Reveal("hill"),
    "explore hill": e.Explore("hill"),
    "go ford for others": e.Go("ford", "others"),
    "start howl": e.Start("howl"),
    "end visit": e.EndVisit(),
}


@pytest.mark.parametrize("text", CONDITIONS)
def test_conditions_are_read_and_written(text: str) -> None:
    assert condition(text) == CONDITIONS[text]
    assert str(CONDITIONS[text]) == text


@pytest.mark.parametrize("text", EFFECTS)
def test_effects_are_read_and_written(text: str) -> None:
    assert effect(text) == EFFECTS[text]
    assert str(EFFECTS[text]) == text


def trees() -> st.SearchStrategy[Condition]:
    """Conditions as an author can write them: nothing that joins fewer than two."""
    leaves = st.sampled_from([each for each in CONDITIONS.values() if isinstance(each, c.Leaf)])
    signs = st.sampled_from(c.SIGNS)
    return st.recursive(
        leaves,
        lambda inner: st.one_of(
            st.lists(inner, min_size=2, max_size=3).map(lambda parts: c.All(tuple(parts))),
            st.lists(inner, min_size=2, max_size=3).map(lambda parts: c.Some(tuple(parts))),
            inner.map(c.Not),
            st.builds(
                c.Count,
                st.lists(inner, min_size=1, max_size=3).map(tuple),
                signs,
                st.integers(0, 3),
            ),
        ),
        max_leaves=6,
    )


@given(trees())
def test_every_condition_reads_back_from_its_words(tree: Condition) -> None:
    if len(str(tree)) <= language.MOST_LETTERS:
        assert condition(str(tree)) == tree


@pytest.mark.parametrize(
    ("text", "column"),
    [
        ("bell-rung andd siege", 11),
        ("bell-rung and", 14),
        ("siege == 2", 8),
        ("and", 1),
        ("(bell-rung", 11),
        ("Bell", 1),
        ("bell-rung; rm", 10),
        ("me.heard-bell and me.herd-bell", 22),
        ("siege >= 2 and has lantren", 20),
    ],
)
def test_what_is_wrong_is_pointed_at(text: str, column: int) -> None:
    names = fresh()
    names.found.lines["a.yaml"] = [text]
    assert language.condition(word(text), names, SCOPE) == c.ALWAYS
    assert [found.place.column for found in names.found.all] == [column]


def test_every_unknown_name_of_a_condition_is_named_at_once() -> None:
    names = fresh()
    text = "has lantren and at frod and mill is turnin"
    names.found.lines["a.yaml"] = [text]
    language.condition(word(text), names, SCOPE)
    assert [(found.code, found.near) for found in names.found.all] == [
        ("E203", "lantern"),
        ("E201", "ford"),
        ("E209", "turning"),
    ]


@given(st.text("abc-.()<>=!+ 0129\n,andorsetmeit", max_size=60))
@pytest.mark.thorough
def test_no_words_make_it_raise(text: str) -> None:
    names = fresh()
    names.found.lines["a.yaml"] = text.split("\n")
    language.condition(word(text), names, SCOPE)
    language.effect(word(text), names, SCOPE)
    prose.text(word(text), names)


@given(st.text("{}|:me if item lantern has\n", max_size=80))
def test_no_prose_makes_it_raise(text: str) -> None:
    names = fresh()
    names.found.lines["a.yaml"] = text.split("\n")
    built = prose.text(word(text), names)
    if not names.found.all:
        again = prose.text(word(prose.written(built)), names)
        assert prose.written(again) == prose.written(built)


def written(text: str) -> Text:
    return read_text(text, NAMES)


def test_prose_has_pieces() -> None:
    text = (
        "  {me} meets {npc:bettany}.\n  So\nit goes. "
        "{if bell-rung: It rang.|Not {item:rope}.}\n\nEnd."
    )
    assert written(text) == (
        Ref("hero", "me"),
        " meets ",
        Ref("npc", "bettany"),
        ". So it goes. ",
        Either(c.Flag("bell-rung"), ("It rang.",), ("Not ", Ref("item", "rope"), ".")),
        "\n\nEnd.",
    )


def test_a_series_has_parts() -> None:
    text = "She {once: stares| nods \n twice } {sequence: {me}|} {cycle: a|b|c}"
    built = written(text)
    assert built == (
        "She ",
        Series("once", (("stares",), ("nods twice",))),
        " ",
        Series("sequence", ((Ref("hero", "me"),), ())),
        " ",
        Series("cycle", (("a",), ("b",), ("c",))),
    )
    assert prose.written(built) == "She {once: stares|nods twice} {sequence: {me}|} {cycle: a|b|c}"
    assert written(prose.written(built)) == built
    assert words(built) == 5


@pytest.mark.parametrize(
    ("kind", "read"),
    [("once", [0, 1, 2, 2, 2]), ("sequence", [0, 1, 1, 1, 1]), ("cycle", [0, 1, 0, 1, 0])],
)
def test_a_series_says_whose_turn_it_is(kind: str, read: list[int]) -> None:
    series = Series(kind, (("a",), ("b",)))
    assert [series.turn(times) for times in range(5)] == read


def test_words_are_counted_as_they_are_read_aloud() -> None:
    assert words(written("{me} goes. {if bell-rung: One two three.|One.}")) == 5
