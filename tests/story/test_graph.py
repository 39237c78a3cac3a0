"""A story as a graph: everything in it that leads to something else, with the lines that say so."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from fateloom.games.destinies.scenario import conditions as c
from fateloom.games.destinies.scenario import effects as e
from fateloom.games.destinies.scenario import options as d
from fateloom.story.diagnostics import Findings
from fateloom.story.graph import (
    CODES,
    Graph,
    Mark,
    Relation,
    Unseen,
    dot,
    graph_of,
    listed,
    marks_of,
    reduced,
)
from fateloom.story.graph.meaning import asked, changed, leaves
from fateloom.story.loader import files_of, load, read
from fateloom.story.output import start
from fateloom.story.uses import Name, stands
from fateloom.words import diagnostic, say
from tests.story.folders import STORIES, files
from tests.story.folders import changed as edited
from tests.story.test_cli import run

STRUCTURE = Path(__file__).with_name("graph_of_everything.txt")
"""Every edge of the story that has one of each thing."""
SHIPPED = ("ice-fair", "late-tithe", "training", "upstream-mail")


def graph(name: str) -> Graph:
    """The graph of a test's story."""
    return graph_of(read(files(name)))


def told(whole: Graph) -> list[str]:
    """All edges, each as a line."""
    found = []
    for edge in whole.edges:
        source, target = whole.nodes[edge.source].name, whole.nodes[edge.target].name
        words = f" ({edge.words})" if edge.words else ""
        assert edge.place is not None
        place = f"{edge.place.file}:{edge.place.line}"
        found.append(
            f"{source.kind} {source.id} {edge.relation} {target.kind} {target.id}{words} {place}"
        )
    return found


def of(whole: Graph, kind: str, name: str) -> list[tuple[str, str, str]]:
    """What leads to a thing: its id, how, and by which words."""
    number = whole.find(kind, name)
    assert number is not None
    return [
        (whole.nodes[x.source].name.id, str(x.relation), x.words)
        for x in whole.edges
        if x.target == number
    ]


def test_every_edge_of_a_story_is_known() -> None:
    """The list was read, line by line, beside the files of the story."""
    whole = told(graph("everything"))
    assert len(whole) == len(set(whole))
    assert whole == STRUCTURE.read_text(encoding="utf-8").splitlines()
    relations = {line.split(" ")[2] for line in whole}
    assert relations == {str(each) for each in Relation}


def test_who_sets_a_fact_and_who_needs_it(tmp_path: Path) -> None:
    start(tmp_path / "quiet-bell")
    whole = graph_of(load(tmp_path / "quiet-bell"))
    assert of(whole, "fact", "rope-found") == [("tower.search", "sets", "set rope-found")] * 2
    number = whole.find("fact", "rope-found")
    after = [
        (str(x.relation), whole.nodes[x.target].name) for x in whole.edges if x.source == number
    ]
    assert after == [
        ("excludes", Name("option", "alehouse.ask")),
        ("excludes", Name("option", "tower.search")),
        ("needs", Name("step", "sib.gold.rope")),
        ("needs", Name("path", "sib.gold")),
        ("tells", Name("state", "alehouse.open")),
    ]
    tower = whole.nodes[whole.find("poi", "tower") or 0]
    assert (tower.path, tower.words) == ("pois.tower", "The Bell Tower")
    assert tower.place is not None and tower.place.file.endswith("pois/hill.yaml")
    assert whole.find("fact", "none") is None


@pytest.mark.parametrize("name", SHIPPED)
def test_every_name_stands_where_its_edge_says(name: str) -> None:
    """Whatever a condition or an effect names stands at the place of its edge."""
    found = Findings()
    loaded = read(files_of(STORIES / name, found), found, checked=False)
    whole = graph_of(loaded)
    seen = 0
    for edge in whole.edges:
        assert edge.place is not None
        line = found.lines[edge.place.file][edge.place.line - 1]
        source, target = whole.nodes[edge.source].name, whole.nodes[edge.target].name
        caused = edge.relation in (Relation.NEEDS, Relation.EXCLUDES, Relation.TELLS)
        thing = source if caused else target
        changes = (Relation.SETS, Relation.CLEARS, Relation.BRINGS, Relation.REMOVES)
        if (caused or edge.relation in changes) and thing.kind not in ("amount", "skill", "mode"):
            assert stands(line, edge.place.column, thing.word), (edge, line)
            seen += 1
    assert seen > 10


LEAVES: dict[type, c.Leaf] = {
    type(leaf): leaf
    for leaf in (
        c.Flag("a"),
        c.Compare("a", c.WORLD, ">", 1),
        c.Has("a"),
        c.Carries("a"),
        c.At("a"),
        c.Attends("a", "b"),
        c.Is(c.POI, "a", "b"),
        c.Taken("a.b"),
    )
}
EFFECTS: dict[type, e.Effect] = {
    type(effect): effect
    for effect in (
        e.Set("a"),
        e.Clear("a"),
        e.Change("a", c.WORLD, 1),
        e.Assign("a", c.WORLD, 1),
        e.Gain("a"),
        e.Lose("a"),
        e.Drop("a"),
        e.Stock("a", "b"),
        e.Skill("power", 1),
        e.Marker("power"),
        e.Place("a"),
        e.Remove("a"),
        e.Become(c.POI, "a", "b"),
        e.Token("a", 1),
        e.Bring("a", "b"),
        e.Dismiss("a"),
        e.Reveal("a"),
        e.Explore("a"),
        e.Go("a"),
        e.Start("a"),
    )
}


@pytest.mark.parametrize("kind", get_args(c.Leaf))
def test_every_kind_of_condition_asks_for_something(kind: type) -> None:
    """A new one needs an edge, and a line here."""
    assert asked(LEAVES[kind])


@pytest.mark.parametrize("kind", sorted(get_args(e.Effect), key=str))
def test_every_kind_of_effect_changes_something(kind: type) -> None:
    """A new one needs an edge, and a line here. The end of a visit alone changes no thing."""
    if kind is e.EndVisit:
        assert changed(e.EndVisit()) == ()
    else:
        assert changed(EFFECTS[kind])


def test_every_word_of_a_state_is_asked_for() -> None:
    assert asked(c.Is(c.POI, "mill", "wet")) == (Name("state", "mill.wet"),)
    assert asked(c.Is(c.NPC, "wat", c.PRESENT)) == (Name("npc", "wat"),)
    assert asked(c.Is(c.TILE, "ford", "laid")) == (Name("tile", "ford"),)
    assert asked(c.Is(c.HERO, "sib", "defeated")) == (Name("hero", "sib"),)
    assert asked(c.Is(c.MODE, c.MODE, "team")) == (Name("mode", "team"),)
    assert asked(c.Is(c.ME, c.ME, "sib")) == (Name("hero", "sib"),)
    assert asked(c.Flag("bells", c.CAMPAIGN)) == (Name("campaign", "bells"),)
    assert asked(c.Compare("coins", c.ME, ">", 1)) == (Name("amount", "coins"),)


def test_what_is_scanned_is_taken() -> None:
    light = Name("category", "light")
    assert changed(e.Lose(e.IT), light) == ((light, Relation.TAKES),)
    assert changed(e.Drop(e.IT)) == ()  # the answer to everything else
    mill = (Name("poi", "mill"), Relation.CHANGES)
    assert changed(e.Stock("mill", e.IT), light) == ((light, Relation.TAKES), mill)
    assert changed(e.Stock("mill", "pie")) == ((Name("item", "pie"), Relation.GIVES), mill)
    assert changed(e.Change("coins", c.ME, -1)) == ((Name("amount", "coins"), Relation.TAKES),)


def test_a_condition_holds_or_rather_does_not() -> None:
    a, b = c.Flag("a"), c.Flag("b")
    assert list(leaves(c.All((a, c.Not(b))))) == [(a, True), (b, False)]
    assert list(leaves(c.Not(c.Some((a, c.Not(b)))))) == [(a, False), (b, True)]
    assert list(leaves(c.Count((a, b), ">=", 1))) == [(a, True), (b, True)]
    assert list(leaves(c.Count((a, b), "<", 1))) == [(a, False), (b, False)]
    assert list(leaves(c.Count((a, b), "=", 0))) == [(a, False), (b, False)]


def test_every_deed_is_walked_through() -> None:
    """Each kind of deed has something in the story of everything, so each is in the list above."""
    scenario = read(files("everything")).built
    assert scenario is not None
    kinds = {type(option.deed) for poi in scenario.pois for option in poi.options}
    assert kinds == set(get_args(d.Deed))


def test_a_story_that_the_check_refuses_has_a_graph() -> None:
    contents, _ = edited(files("everything"), "pois/valley.yaml", ", set me.heard-bell]", "]")
    contents, _ = edited(contents, "pois/valley.yaml", ", set everyone.heard-bell,", ",")
    loaded = read(contents)
    assert loaded.scenario is None
    whole = graph_of(loaded)
    number = whole.find("fact", "heard-bell")
    assert number is not None
    assert marks_of(whole, loaded.found)[number] == (Mark.UNSET,)
    assert not [x for x in whole.edges if x.target == number]


def test_a_story_with_errors_in_its_names_has_none() -> None:
    contents, _ = edited(
        files("everything"), "pois/valley.yaml", "clear sluice-open", "clear sluice"
    )
    with pytest.raises(ValueError, match="built"):
        graph_of(read(contents))


def test_what_the_check_and_the_proof_found_is_marked() -> None:
    contents, _ = edited(
        files("everything"), "scenario.yaml", "  bell-rung: {}", "  bell-rung: {}\n  idle: {}"
    )
    loaded = read(contents)
    whole = graph_of(loaded)
    marks = marks_of(whole, loaded.found, closable=["osk.gold", "nobody.gold"])
    named = {whole.nodes[number].name: found for number, found in marks.items()}
    assert named == {
        Name("fact", "idle"): (Mark.UNNEEDED,),
        Name("path", "osk.gold"): (Mark.CLOSABLE,),
    }


def test_what_no_game_has_shown_is_marked() -> None:
    whole = graph("everything")
    things = frozenset(
        (
            "pois.bell.options.ring",
            "pois.mill.options.wheel",
            "pois.mill.options.wheel.scan.answers.any-tool",
            "pois.mill.options.wheel.test.outcomes.turn",
            "events.flood",
        )
    )

    def unseen(*missing: str) -> set[Name]:
        marks = marks_of(whole, unseen=Unseen(things, frozenset(missing)))
        assert set(marks.values()) <= {(Mark.UNSEEN,)}
        return {whole.nodes[number].name for number in marks}

    assert unseen() == set()
    # A fact is set by what was never seen, and by nothing else.
    ring = Name("option", "bell.ring")
    brought = {Name("fact", "bell-rung"), Name("fact", "heard-bell")}
    assert unseen("pois.bell.options.ring") == {ring, *brought}
    # A place is seen in one of its states.
    bell = Name("poi", "bell")
    marks = marks_of(
        whole,
        unseen=Unseen(frozenset(["pois.bell.states.low"]), frozenset(["pois.bell.states.low"])),
    )
    assert {whole.nodes[number].name for number in marks} == {bell, Name("state", "bell.low")}
    # One of two results was seen.
    answer = "pois.mill.options.wheel.scan.answers.any-tool"
    outcome = "pois.mill.options.wheel.test.outcomes.turn"
    assert unseen(answer) == set()
    assert unseen(answer, outcome) == {Name("fact", "sluice-open"), Name("state", "mill.turning")}


def test_the_codes_are_those_of_the_check() -> None:
    for code in CODES:
        assert diagnostic(code, ("a", "b", "c"), None)
    assert set(CODES.values()) == {Mark.UNSET, Mark.UNREACHED, Mark.UNNEEDED}


def test_a_graph_is_written_as_a_list_and_in_dot(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "quiet-bell"
    start(folder)
    code, out, _ = run(capsys, "graph", str(folder))
    assert code == 0
    told = next(part for part in out.split("\n\n") if part.startswith("fact rope-found"))
    assert told.splitlines() == [
        "fact rope-found (scenario.yaml:18)",
        "  Set by option tower.search: set rope-found (pois/hill.yaml:29)",
        "  Set by option tower.search: set rope-found (pois/hill.yaml:35)",
        "  Closes option alehouse.ask: not rope-found (pois/green.yaml:19)",
        "  Closes option tower.search: not rope-found (pois/hill.yaml:25)",
        "  Needed by step sib.gold.rope: rope-found (heroes/sib.yaml:24)",
        "  Needed by path sib.gold: rope-found (heroes/sib.yaml:26)",
    ]
    assert "amount coins" not in out
    assert "amount coins" in run(capsys, "graph", "--all", str(folder))[1]
    out = run(capsys, "graph", str(folder), "--out", str(tmp_path / "bell.dot"))[1]
    assert out == f"The graph is in {tmp_path / 'bell.dot'}\n"
    code, out, err = run(capsys, "graph", str(folder), "--out", str(tmp_path / "bell.svg"))
    assert (code, "bell.svg" in err, "dot -Tsvg" in err) == (2, True, True)
    (folder / "items.yaml").write_text("items: [", encoding="utf-8")
    code, out, _ = run(capsys, "graph", str(folder))
    assert (code, "E003" in out) == (1, True)


def test_a_graph_in_dot_has_what_the_list_has() -> None:
    """Each thing and each pair of things once, in the grammar of DOT, with what is doubtful."""
    whole = graph("everything")
    marks = {0: (Mark.UNSET,)}
    edges = reduced(whole)
    first, *lines, last, end = dot(whole, edges, marks, say).split("\n")
    assert (first, last, end) == ("digraph story {", "}", "")
    quoted = r'"(?:[^"\\]|\\.)*"'
    values = rf"\w+=(?:{quoted}|\w+)"
    form = re.compile(rf"  (?:node|n\d+|n\d+ -> n\d+) \[{values}(?:, {values})*\];|  rankdir=LR;")
    assert [line for line in lines if not form.fullmatch(line)] == []
    assert "needed, but never set" in lines[2]
    nodes = [line for line in lines if re.match(r"  n\d+ \[", line)]
    text = listed(whole, edges, marks, say)
    assert len(nodes) == len(text.split("\n\n"))
    pairs = {(edge.source, edge.target) for i, edge in enumerate(whole.edges) if i in edges}
    drawn = {tuple(map(int, re.findall(r"n(\d+)", x.split(" [")[0]))) for x in lines if "->" in x}
    assert drawn == pairs
    everything = range(len(whole.edges))
    assert len(listed(whole, everything, {}, say).splitlines()) > len(text.splitlines())
