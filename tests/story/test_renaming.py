"""Names that are changed in all files of a story at once."""

from __future__ import annotations

from codecs import BOM_UTF8
from collections.abc import Mapping
from functools import cache

import pytest

from fateloom.games.destinies.game import with_scenarios
from fateloom.games.destinies.scenario.texts import Ref, Text
from fateloom.story import renamed
from fateloom.story.loader import read
from fateloom.story.prose import written
from fateloom.story.renaming import FIXED, SAVED, CannotRename, rename
from fateloom.story.uses import Name, Uses

from .folders import STORIES, files, scenario


@cache
def fair() -> dict[str, bytes]:
    """The files of The Drowned Fair."""
    folder = STORIES / "training"
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*.yaml"))
    }


def uses(contents: dict[str, bytes]) -> Uses:
    loaded = read(contents, checked=False)
    assert loaded.scenario is not None, loaded.found
    return loaded.names.uses


NAMES = [name for name in uses(fair()).defined if name.kind not in FIXED]
OFTEN = [
    max((len(uses(fair()).places(name)), name) for name in NAMES if name.kind == kind)[1]
    for kind in sorted({name.kind for name in NAMES})
]
"""Of each kind, the name that stands in most places."""


@pytest.mark.parametrize("name", OFTEN, ids=".".join)
def test_a_name_is_changed_everywhere_and_back(name: Name) -> None:
    """The Drowned Fair means the same under every new name, and is the same under the old one."""
    before = fair()
    there = renaming(before, name.kind, name.id, "quite-new")
    loaded = read(there)
    assert loaded.found == ()
    new = Name(name.kind, f"{name.id.removesuffix(name.word)}quite-new")
    assert name not in loaded.names.uses.defined
    assert len(loaded.names.uses.places(new)) == len(uses(before).places(name))
    assert loaded.scenario is not None
    assert (name.id in loaded.scenario.renamed) == (name.kind in SAVED)
    assert there | rename(there, new, name.word, note=False).files == before


@pytest.mark.slow
def test_every_name_is_changed_everywhere_and_back() -> None:
    for name in NAMES:
        test_a_name_is_changed_everywhere_and_back(name)


def renaming(contents: dict[str, bytes], kind: str, name: str, word: str) -> dict[str, bytes]:
    return contents | rename(contents, Name(kind, name), word, note=True).files


def test_what_follows_from_a_name_changes_with_it() -> None:
    """Translations and their hashes, names in texts and conditions, and what the head accepts."""
    key, person = next(
        (key, piece.name)
        for key, text in texts().items()
        for piece in text
        if isinstance(piece, Ref) and piece.kind == "npc" and key.startswith("pois.")
    )
    accepted = f"  accepted: [{{code: W601, thing: {key}, because: A test.}}]\n"
    head = fair()["scenario.yaml"].decode().replace("  version:", f"{accepted}  version:")
    contents = fair() | {"scenario.yaml": head.encode()}
    place = key.split(".")[1]
    there = renaming(renaming(contents, "npc", person, "somebody"), "poi", place, "other-place")
    loaded = read(there, checked=False)
    assert loaded.found == ()
    assert loaded.scenario is not None
    later = key.replace(f"pois.{place}.", "pois.other-place.")
    assert "{npc:somebody}" in written(loaded.scenario.texts[later])
    assert "{npc:somebody}" in written(loaded.scenario.translations["de"][later])
    assert f"thing: {later}," in there["scenario.yaml"].decode()
    assert f"{{npc:{person}}}".encode() not in b"".join(there.values())


def texts() -> Mapping[str, Text]:
    scenario = read(fair(), checked=False).scenario
    assert scenario is not None
    return scenario.texts


@pytest.mark.parametrize(
    ("kind", "name", "word", "code"),
    [
        ("item", "nothing", "new", "preview-no-name"),
        ("path", "nell.gold", "silver", "preview-name-fixed"),
        ("item", "lantern", "Light", "preview-name-form"),
        ("item", "lantern", "a" * 49, "preview-name-form"),
        ("item", "lantern", "lantern", "preview-name-taken"),
        ("item", "lantern", "not", "preview-name-reserved"),
        ("poi", "inn", "nell", "preview-name-taken"),
        ("state", "{state}", "present", "preview-name-unfit"),
    ],
)
def test_a_name_that_cannot_be_changed_is_refused(
    kind: str, name: str, word: str, code: str
) -> None:
    state = next(each.id for each in NAMES if each.kind == "state")
    with pytest.raises(CannotRename) as refused:
        rename(fair(), Name(kind, name.format(state=state)), word, note=True)
    assert refused.value.code == code


def test_a_name_of_before_is_not_given_to_something_else() -> None:
    """Saved games would take the one for the other."""
    there = renaming(fair(), "poi", "inn", "tavern")
    with pytest.raises(CannotRename) as refused:
        renaming(there, "tile", next(n.id for n in NAMES if n.kind == "tile"), "inn")
    assert refused.value.code == "preview-name-before"
    # The thing itself may have its name back; saves of both times find it.
    back = renaming(there, "poi", "tavern", "inn")
    loaded = read(back, checked=False).scenario
    assert loaded is not None
    assert list(loaded.renamed.items()) == [("inn", "tavern"), ("tavern", "inn")]
    once_more = read(renaming(back, "poi", "inn", "tavern"), checked=False).scenario
    assert once_more is not None
    assert list(once_more.renamed.items()) == [("tavern", "inn"), ("inn", "tavern")]


def test_a_story_with_errors_is_left_alone() -> None:
    broken = fair() | {"items.yaml": b"items: 3\n"}
    with pytest.raises(CannotRename) as refused:
        rename(broken, Name("poi", "inn"), "tavern", note=True)
    assert refused.value.code == "preview-has-errors"


def test_a_head_that_is_laid_out_strangely_is_left_alone() -> None:
    head = fair()["scenario.yaml"].decode()
    odd = head.replace("  version:", "  renamed: {inn:\n      old-inn}\n  version:", 1)
    with pytest.raises(CannotRename) as refused:
        rename(fair() | {"scenario.yaml": odd.encode()}, Name("poi", "inn"), "tavern", note=True)
    assert (refused.value.code, *refused.value.details) == (
        "preview-name-unreached",
        "scenario.yaml",
    )


def test_a_name_that_the_files_spell_otherwise_is_left_alone() -> None:
    path, text = next(
        (path, content.decode())
        for path, content in fair().items()
        if "tile: fair\n" in content.decode()
    )
    spelt = text.replace("tile: fair\n", 'tile: "f\\x61ir"\n', 1)
    with pytest.raises(CannotRename) as refused:
        rename(fair() | {path: spelt.encode()}, Name("tile", "fair"), "green", note=True)
    line = text[: text.index("tile: fair\n")].count("\n") + 1
    assert (refused.value.code, *refused.value.details) == (
        "preview-name-unreached",
        f"{path}:{line}",
    )


def test_a_saved_game_tells_an_item_from_a_place_by_its_name_alone() -> None:
    both = renaming(fair(), "item", "lantern", "inn")
    other = next(each.id for each in NAMES if each.kind == "poi" and each.id != "inn")
    with pytest.raises(CannotRename) as refused:
        rename(both, Name("item", "inn"), other, note=True)
    assert refused.value.code == "preview-name-taken"


@pytest.mark.parametrize(
    ("kind", "verb"), [("ability", "use"), ("journey", "travel"), ("way", "walk")]
)
def test_saved_games_know_the_names_within_things(kind: str, verb: str) -> None:
    everything = files("everything")
    name = next(each for each in uses(everything).defined if each.kind == kind)
    before = with_scenarios(scenario("everything"))
    assert before.parse(f"{verb} {name.id}").text == f"{verb} {name.id}"
    after = read(renaming(everything, kind, name.id, "quite-new")).scenario
    assert after is not None
    game = with_scenarios(after)
    new = f"{verb} {name.id.removesuffix(name.word)}quite-new"
    assert game.parse(f"{verb} {name.id}").text == new


def bell() -> dict[str, bytes]:
    """The files of the story of two tiles."""
    folder = STORIES.parent / "story/template"
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*.yaml"))
    }


def test_saved_games_know_what_was_asked_after_an_outcome() -> None:
    """The name of an outcome stands in the ids of the answers that follow it."""
    hill = bell()["pois/hill.yaml"].decode()
    sneeze = "sneeze: {on: 0, "
    choice = "choice: {answers: {hush: {label: Hold your breath, text: You do.}}}, "
    assert sneeze in hill
    contents = bell() | {"pois/hill.yaml": hill.replace(sneeze, sneeze + choice).encode()}
    there = rename(contents, Name("outcome", "tower.listen.sneeze"), "cough", note=True)
    pair = ("tower.listen.sneeze.hush", "tower.listen.cough.hush")
    assert there.pairs == (pair,)
    after = read(contents | there.files, checked=False).scenario
    assert after is not None
    game = with_scenarios(after)
    assert game.parse(f"take {pair[0]}").text == f"take {pair[1]}"


@pytest.mark.parametrize("kind", ["outcome", "way", "ability", "journey", "picture-state"])
def test_names_within_things_are_changed_and_back(kind: str) -> None:
    everything = files("everything")
    names = [name for name in uses(everything).defined if name.kind == kind]
    assert names
    for name in names:
        there = renaming(everything, kind, name.id, "quite-new")
        new = Name(kind, f"{name.id.removesuffix(name.word)}quite-new")
        assert there != everything
        assert there | rename(there, new, name.word, note=False).files == everything


def test_a_warning_about_an_outcome_without_a_text_stays_accepted() -> None:
    thing = "pois.tower.options.listen.test.outcomes.sneeze"
    accepted = f"  accepted: [{{code: W601, thing: {thing}, because: A test.}}]\n"
    contents = bell()
    head = contents["scenario.yaml"].decode().replace("  version:", f"{accepted}  version:")
    contents["scenario.yaml"] = head.encode()
    hill = contents["pois/hill.yaml"].decode()
    silent = hill.replace(
        "sneeze: {on: 0, text: 'You sneeze. Wings, a great many.', ", "sneeze: {on: 0, "
    )
    assert silent != hill
    contents["pois/hill.yaml"] = silent.encode()
    there = renaming(contents, "outcome", "tower.listen.sneeze", "cough")
    assert "outcomes.cough, because" in there["scenario.yaml"].decode()


def test_a_byte_order_mark_stays() -> None:
    marked = fair() | {"scenario.yaml": BOM_UTF8 + fair()["scenario.yaml"]}
    there = rename(marked, Name("poi", "inn"), "tavern", note=True).files
    plain = rename(fair(), Name("poi", "inn"), "tavern", note=True).files
    assert there == plain | {"scenario.yaml": BOM_UTF8 + plain["scenario.yaml"]}


def test_how_many_places_change_is_known() -> None:
    """Those of the name, and in translations the ids of its texts and the hashes."""
    name = Name("item", "lantern")
    found = rename(fair(), name, "lamp", note=True)
    assert found.name == Name("item", "lamp")
    assert found.pairs == (("lantern", "lamp"),)
    assert found.places["items.yaml"] == sum(
        place.file == "items.yaml" for place in uses(fair()).places(name)
    )
    assert set(found.files) == {*found.places, "scenario.yaml"}


HEAD = "scenario:\n  id: mill\n  version: 1 # the first\n{}  language: en\n"


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("", "  renamed: {a: b}\n"),
        ("  renamed: {}\n", "  renamed: {a: b}\n"),
        ("  renamed: {c: d} # old\n", "  renamed: {c: d, a: b} # old\n"),
        ("  renamed:\n    c: 'd' # old\n", "  renamed:\n    c: 'd' # old\n    a: b\n"),
        ("  renamed: {a: x, c: d}\n", "  renamed: {c: d, a: b}\n"),
        ("  renamed: {c: d, a: x}\n", "  renamed: {c: d, a: b}\n"),
        ("  renamed:\n    a: x\n    c: d\n", "  renamed:\n    c: d\n    a: b\n"),
        (
            f"  renamed: {{{'c' * 48}: d, {'e' * 40}: f}}\n",
            f"  renamed: {{{'c' * 48}: d, {'e' * 40}: f,\n            a: b}}\n",
        ),
    ],
)
def test_a_change_is_declared_in_the_head(before: str, after: str) -> None:
    text, wanted = HEAD.format(before), HEAD.format(after)
    assert renamed.noted(text, [("a", "b")]) == wanted
    assert renamed.noted(text.replace("\n", "\r\n"), [("a", "b")]) == wanted.replace("\n", "\r\n")


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("  renamed: {a: b}\n", ""),
        ("  renamed:\n    a: b\n", ""),
        ("  renamed: {a: x}\n", "  renamed: {a: x}\n"),
        ("  renamed: {c: d, a: b} # old\n", "  renamed: {c: d} # old\n"),
        ("  renamed: {c: d,\n    a: b}\n", "  renamed: {c: d}\n"),
        ("  renamed: {a: b,\n    c: d}\n", "  renamed: {c: d}\n"),
    ],
)
def test_a_change_is_no_longer_declared(before: str, after: str) -> None:
    assert renamed.dropped(HEAD.format(before), [("a", "b")]) == HEAD.format(after)


def test_a_head_in_braces_declares_it_too() -> None:
    head = "scenario: {id: mill, version: 1, language: en}\n"
    there = renamed.noted(head, [("a", "b")])
    assert there == "scenario: {id: mill, renamed: {a: b}, version: 1, language: en}\n"
    assert renamed.dropped(there, [("a", "b")]) == head
