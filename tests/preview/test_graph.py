"""The graph of a story at the desk: as it was last checked, with what is never reached."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fateloom.games.destinies.scenario.model import Scenario
from fateloom.lab.playtest import figures, playtest
from fateloom.preview.long_work import Played, Proved, closable_paths, unseen_paths
from fateloom.story import load
from fateloom.story.graph import Mark, Relation, Unseen
from fateloom.story.proof import Case, PathStatus, Proof, Proofs, Status
from fateloom.terminal.proofs import report_of
from fateloom.words import say
from tests.story.folders import ROOT

from .author import Json
from .desk import Editor, editing

HILL = "pois/hill.yaml"
HEAD = "scenario.yaml"


def text(author: Editor, file: str) -> str:
    return (author.folder / file).read_text(encoding="utf-8")


def graph(author: Editor, **texts: str) -> Json:
    """The graph after a check of the story with these texts."""
    author.post("check", texts=texts)
    return author.get("graph")


def node(whole: Json, kind: str, name: str) -> Json:
    (found,) = [each for each in whole["nodes"] if (each["kind"], each["id"]) == (kind, name)]
    assert isinstance(found, dict)
    return found


def into(whole: Json, kind: str, name: str) -> list[Json]:
    number = whole["nodes"].index(node(whole, kind, name))
    return [edge for edge in whole["edges"] if edge["target"] == number]


def test_the_graph_is_that_of_the_last_check(tmp_path: Path) -> None:
    with editing(tmp_path) as author:
        assert author.get("graph")["code"] == "preview-no-graph"
        whole = graph(author)
        assert (whole["current"], whole["proof"], whole["playtest"]) == (True, "none", "none")
        tower = node(whole, "poi", "tower")
        assert (tower["words"], tower["file"], tower["marks"]) == ("The Bell Tower", HILL, [])
        (edge,) = into(whole, "fact", "owls-met")
        assert (edge["relation"], edge["words"], edge["file"]) == ("sets", "set owls-met", HILL)
        line = text(author, HILL).splitlines()[edge["line"] - 1]
        assert line[edge["column"] - 1 :].startswith("owls-met")
        coins = node(whole, "amount", "coins")
        assert (coins["file"], coins["line"]) == ("", 0)

        # What is not saved counts.
        longer = "# More.\n" + text(author, HILL)
        (moved,) = into(graph(author, **{HILL: longer}), "fact", "owls-met")
        assert moved["line"] == edge["line"] + 1


def test_a_story_with_errors_has_the_graph_of_before(tmp_path: Path) -> None:
    with editing(tmp_path) as author:
        wrong = text(author, HILL).replace("when: not owls-met", "when: not owls-mett")
        assert graph(author, **{HILL: wrong})["code"] == "preview-no-graph"
        right = graph(author)
        late = graph(author, **{HILL: wrong})
        assert late == {**right, "current": False}


def test_a_fact_that_nothing_sets_is_marked(tmp_path: Path) -> None:
    with editing(tmp_path) as author:
        unset = text(author, HILL).replace("do: [set owls-met]", "do: [xp +1]")
        idle = text(author, HEAD).replace("  owls-met: {}", "  owls-met: {}\n  idle: {}")
        whole = graph(author, **{HILL: unset, HEAD: idle})
        assert whole["current"] is True  # errors in its logic leave it as it is written
        assert node(whole, "fact", "owls-met")["marks"] == ["unset"]
        assert node(whole, "fact", "idle")["marks"] == ["unneeded"]
        assert node(whole, "step", "sib.violet.owls")["marks"] == ["unreached"]
        assert node(whole, "fact", "rope-found")["marks"] == []


def test_what_a_proof_and_a_playtest_found_is_marked(tmp_path: Path) -> None:
    with editing(tmp_path) as author:
        scenario = load(author.folder).scenario
        assert scenario is not None and author.bench.scenario == scenario
        listen = "pois.tower.options.listen"
        results = author.desk._jobs.results
        results["prove"] = proved(scenario, "violet")
        results["playtest"] = Played(scenario, "", Unseen(frozenset([listen]), frozenset([listen])))
        whole = graph(author)
        assert (whole["proof"], whole["playtest"]) == ("current", "current")
        assert node(whole, "path", "sib.violet")["marks"] == ["closable"]
        assert node(whole, "option", "tower.listen")["marks"] == ["unseen"]
        assert node(whole, "fact", "owls-met")["marks"] == ["unseen"]
        author.rewrite(HILL, "a hand’s breadth", "a finger’s breadth")
        whole = graph(author)
        assert (whole["proof"], whole["playtest"]) == ("old", "old")
        assert node(whole, "path", "sib.violet")["marks"] == ["closable"]


def proved(scenario: Scenario, *closable: str) -> Proved:
    """A proof by which these paths of the only hero can be closed."""
    paths = dict.fromkeys(("gold", "violet"), PathStatus.OPEN)
    paths |= dict.fromkeys(closable, PathStatus.CLOSABLE)
    proofs = [Proof(Case("explorer", (0,), 0), Status.PROVED, paths, {})]
    report = report_of(Proofs(scenario), proofs, 0.0, {})
    return Proved(scenario, report, None, closable_paths(scenario, proofs))  # type: ignore[arg-type]


@pytest.mark.parametrize("closable", [(), ("gold",), ("gold", "violet")])
def test_the_closable_paths_are_those_of_any_table(
    tmp_path: Path, closable: tuple[str, ...]
) -> None:
    with editing(tmp_path) as author:
        scenario = load(author.folder).scenario
        assert scenario is not None
        assert proved(scenario, *closable).closable == tuple([f"sib.{path}" for path in closable])


def test_what_a_playtest_has_not_shown_is_known_by_its_path(tmp_path: Path) -> None:
    with editing(tmp_path) as author:
        scenario = load(author.folder).scenario
        assert scenario is not None
        found = figures(playtest(scenario, 1, search=False, seed=1))
        unseen = unseen_paths(found)
        assert unseen.missing < unseen.things
        seen = unseen.things - unseen.missing
        assert "pois.tower.states.silent" in unseen.things
        assert "pois.tower.options.listen.test.outcomes.hear" in unseen.things
        assert "tiles.hill" in seen
        names = {thing.path for thing in found.things.things}
        assert unseen.things < names


def test_the_page_has_a_line_and_words_for_everything_that_the_graph_says() -> None:
    web = (ROOT / "frontend/src/preview/desk/graph/web.ts").read_text(encoding="utf-8")
    drawn = re.search(r"const LINES.*?\{(.*?)\}", web, re.DOTALL)
    assert drawn is not None
    assert set(re.findall(r"(\w+):", drawn[1])) == set(Relation)
    marks = (ROOT / "frontend/src/preview/desk/graph/marks.ts").read_text(encoding="utf-8")
    known = re.search(r"MARKS = \[(.*?)\]", marks, re.DOTALL)
    assert known is not None
    assert re.findall(r'"(\w+)"', known[1]) == list(Mark)
    assert len({say("desk-graph-mark", mark=mark) for mark in Mark}) == len(Mark)
    for way in ("in", "out"):
        said = {say(f"desk-graph-{way}", relation=relation) for relation in Relation}
        assert len(said) == len(Relation)
