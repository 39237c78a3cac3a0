"""Stories proved, and stories with a planted dead end, which is found and shown."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from fateloom import cli
from fateloom.core.record import Record, replay
from fateloom.games.destinies.game import with_scenarios
from fateloom.games.destinies.scenario.model import Scenario
from fateloom.games.destinies.state import DestiniesState
from fateloom.story import load, output
from fateloom.story.loader import read
from fateloom.story.model.abstraction import Exploration, LimitReached, Projection, explore
from fateloom.story.model.casts import casts
from fateloom.story.proof import random_walks, refinement
from fateloom.story.proof.prover import (
    Case,
    CaseProver,
    Cause,
    PathStatus,
    Proof,
    Proofs,
    Status,
)
from fateloom.terminal.deeds import Deeds
from fateloom.terminal.proofs import print_report

from ..folders import STORIES, changed, files, scenario

NELL, PIM, WAT = range(3)


def planted(name: str, *changes: tuple[str, str, str]) -> Scenario:
    """A copy of a story that comes along, changed in a few places."""
    folder = STORIES / name
    files = {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*.yaml"))
    }
    for file, old, new in changes:
        files, _ = changed(files, file, old, new)
    found = read(files).scenario
    assert found is not None
    return found


def training(*changes: tuple[str, str, str]) -> Scenario:
    """The training story, changed in a few places."""
    return planted("training", *changes)


def proved(story: Scenario, mode: str, *cast: int, hero: int) -> Proof:
    return CaseProver(story).prove(Case(mode, cast, hero))


BOTH_NEED_THE_POUND = (
    "heroes/nell.yaml",
    "        finale:\n          when: me.ledger-read\n",
    "        finale:\n          when: me.ledger-read and has pound\n",
)
ONE_EVENING = (
    "pois/shore.yaml",
    "        when: not me.heard-bells\n",
    "        when: not me.heard-bells\n        once: hero\n",
)


# PROP-WIN-01, PROP-WIN-03, PROP-MODE-03
@pytest.mark.thorough
@pytest.mark.rule("PAIN-23")
@pytest.mark.parametrize(
    ("mode", "cast"),
    [
        ("explorer", (NELL,)),
        ("challenger", (PIM,)),
        ("race", (NELL, PIM, WAT)),
        ("team", (PIM, WAT)),
    ],
)
def test_nobody_is_blocked_in_the_training_story(mode: str, cast: tuple[int, ...]) -> None:
    prover = CaseProver(training())
    for hero in cast:
        proof = prover.prove(Case(mode, cast, hero))
        assert proof.status == Status.PROVED, proof.trace


@pytest.mark.slow
# PROP-WIN-01, PROP-MODE-03
@pytest.mark.rule("PAIN-23")
@pytest.mark.parametrize("name", sorted(path.name for path in STORIES.iterdir()))
def test_nobody_is_blocked_in_any_story_that_comes_along(name: str) -> None:
    story = load(STORIES / name).scenario
    assert story is not None
    plan = Proofs(story)
    for proof in plan.play(range(len(plan.tables))):
        assert proof.status == Status.PROVED, (proof.case, proof.trace)


# PROP-WIN-02
@pytest.mark.thorough
@pytest.mark.rule("DST-DEST-10", "PAIN-23")
def test_what_one_hero_can_take_away_from_another_is_shown() -> None:
    """One pound of lead, and both of Nell's paths ask for it."""
    story = training(BOTH_NEED_THE_POUND)
    assert proved(story, "explorer", NELL, hero=NELL).status == Status.PROVED
    proof = proved(story, "race", NELL, PIM, hero=NELL)
    assert proof.status == Status.DEAD_END
    dead_end = proof.dead_ends[""]
    assert dead_end.by == Cause.OTHERS
    state = after(story, dead_end.record)
    pound = state.book.index.items["pound"]
    assert pound in state.bags[PIM]
    assert not state.box[pound]
    assert state.outcome is None


@pytest.mark.thorough
# PROP-WIN-04, PROP-WIN-03
def test_a_test_that_can_be_failed_once_and_for_all_is_shown() -> None:
    story = training(ONE_EVENING)
    proof = proved(story, "explorer", WAT, hero=WAT)
    assert proof.status == Status.DEAD_END
    dead_end = proof.dead_ends[""]
    assert dead_end.by == Cause.SELF
    state = after(story, dead_end.record)
    bells = state.book.number_of["weir.bells"]
    assert state.done[bells]
    assert not state.own[WAT][state.book.index.own["heard-bells"]]
    assert proved(story, "explorer", PIM, hero=PIM).status == Status.PROVED


# PROP-WIN-03, PROP-WIN-04
@pytest.mark.thorough
def test_a_dead_end_planted_in_a_long_story_is_shown() -> None:
    """On each of his paths Bram now has one try at a step."""
    kilns = "pois/kilns.yaml"
    story = planted(
        "late-tithe",
        (kilns, "when: not me.pitch-burned\n", "when: not me.pitch-burned\n        once: hero\n"),
        (kilns, "when: not me.bowl-read\n", "when: not me.bowl-read\n        once: hero\n"),
    )
    bram = [hero.id for hero in story.heroes].index("bram")
    proof = proved(story, "explorer", bram, hero=bram)
    assert proof.status == Status.DEAD_END
    dead_end = proof.dead_ends[""]
    assert dead_end.by == Cause.SELF
    state = after(story, dead_end.record)
    for option, fact in (("clamps.pitch", "pitch-burned"), ("house.bowl", "bowl-read")):
        assert state.done[state.book.number_of[option]]
        assert not state.own[bram][state.book.index.own[fact]]
    assert state.outcome is None


def after(story: Scenario, record: Record) -> DestiniesState:
    """The table at the end of a record, which is read as from a file."""
    recorder = replay(with_scenarios(story), Record.loads(record.dumps()))
    assert isinstance(recorder.state, DestiniesState)
    return recorder.state


@pytest.mark.thorough
@pytest.mark.rule("DST-SCN-07")
def test_one_path_of_two_may_be_closed_and_is_reported() -> None:
    proof = proved(training(), "race", NELL, PIM, hero=NELL)
    assert proof.status == Status.PROVED
    assert proof.paths == {"gold": PathStatus.CLOSABLE, "violet": PathStatus.OPEN}
    assert proof.dead_ends["gold"].by == Cause.OTHERS


# PROP-MAP-06
@pytest.mark.parametrize("name", ["maze", "team", "voyage", "twotiles"])
def test_dungeons_journeys_and_teams(name: str) -> None:
    plan = Proofs(scenario(name))
    for proof in plan.play(range(len(plan.tables))):
        assert (proof.status, set(proof.paths.values())) == (Status.PROVED, {PathStatus.OPEN}), (
            proof.case
        )


# PROP-MODE-03
def test_a_way_that_never_was_open_is_closed_by_nobody(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both Finales ask for more heroes than play, which no choice changes."""
    monkeypatch.chdir(tmp_path)
    contents = files("twotiles")
    for old in (
        "finale:\n          when: rope-cut\n",
        "finale:\n          when: tower is explored\n",
    ):
        contents, _ = changed(
            contents, "scenario.yaml", old, "finale:\n          when: heroes > 2\n"
        )
    story = read(contents).scenario
    assert story is not None
    proof = proved(story, "explorer", 0, hero=0)
    assert proof.status == Status.DEAD_END
    assert {each.by for each in proof.dead_ends.values()} == {Cause.NOBODY}
    assert proof.dead_ends[""].record.choices == ()
    folder = tmp_path / "tale"
    folder.mkdir()
    (folder / "scenario.yaml").write_bytes(contents["scenario.yaml"])
    code, out, _ = run(capsys, "story", "prove", "tale", "--jobs", "1")
    assert (code, "no Finale can be reached" in out) == (1, True)


def quiet_bell(tmp_path: Path, more: str) -> Path:
    """The story that a new one starts as, with one more requirement of both Finales. Sib has the
    only lantern, which can be sold and bought back."""
    folder = tmp_path / "tale"
    output.start(folder)
    hero, green, items = (folder / f"{name}.yaml" for name in ("heroes/sib", "pois/green", "items"))
    text = hero.read_text()
    for fact in ("rope-found", "owls-met"):
        old = f"          when: {fact}\n          stages"
        assert text.count(old) == 1
        text = text.replace(old, f"          when: {fact}{more}\n          stages")
    hero.write_text(text.replace("    coins: 2\n", "    coins: 2\n    items: [lantern]\n"))
    job = (
        "      wash:\n        label: Wash cups\n        text: They shine.\n        do: [coins +1]\n"
    )
    shop = "      trade:\n        label: See"
    text = green.read_text().replace("stock: [lantern, pie]", "stock: [pie]")
    green.write_text(text.replace(shop, job + shop))
    items.write_text(items.read_text().replace("        discard: true\n", ""))
    return folder


# PROP-WIN-02
def test_what_a_hero_sells_or_leaves_behind_can_be_had_back(tmp_path: Path) -> None:
    story = load(quiet_bell(tmp_path, " and has lantern")).scenario
    assert story is not None
    proof = proved(story, "explorer", 0, hero=0)
    assert (proof.status, proof.trace) == (Status.PROVED, ())


def test_what_is_in_doubt_is_told_in_the_words_of_the_story(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The proof does not rely on numbers of items."""
    monkeypatch.setattr(random_walks, "SECONDS", 0.1)
    folder = quiet_bell(tmp_path, " and items <= 1")
    code, out, _ = run(capsys, "story", "prove", str(folder), "--jobs", "1")
    assert code == 1
    assert "Sib Arkwright, Explorer: neither proved nor disproved" in out
    assert (
        "It is not certain that this is possible: Sib Arkwright: “Take the rope and go up”"
        " (tower.climb:starts), which requires me is sib and rope-found and me.items <= 1.\n"
    ) in out


def test_a_doubt_is_told_where_the_proof_had_to_stop_early(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last projection was too large to explore: the doubt is about the one before."""
    monkeypatch.setattr(random_walks, "SECONDS", 0.1)
    explored: list[int] = []

    def explore_little(view: Projection, *rest: Any) -> Exploration:
        if len(view.place) > 1:
            raise LimitReached
        explored.append(len(view.place))
        return explore(view, *rest)

    monkeypatch.setattr(refinement, "explore", explore_little)
    folder = quiet_bell(tmp_path, " and has lantern")
    code, out, _ = run(capsys, "story", "prove", str(folder), "--jobs", "1")
    assert code == 1
    assert explored
    assert "Sib Arkwright, Explorer: neither proved nor disproved, from the start." in out


def test_every_action_of_a_proof_has_words() -> None:
    """None of those by which a doubt may arise is told by its id alone."""
    story = scenario("everything")
    deeds = Deeds(story)
    for mode, cast in casts(story):
        for action in CaseProver(story).model(mode, cast).model.actions:
            if action.helps and action.script and action.actor >= 0:
                hero = story.heroes[action.actor % len(story.heroes)]
                name = "".join(map(str, story.texts[hero.name]))
                words = deeds.words(f"{hero.id}: {action.name}")
                assert words.startswith(f"{name}: "), action.name
                assert words != f"{name}: {action.name}"


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as left:
        cli.main(list(arguments))
    out, err = capsys.readouterr()
    assert isinstance(left.value.code, int)
    return left.value.code, out, err


@pytest.mark.thorough
def test_at_the_prompt(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(capsys, "story", "new", "tale")[0] == 0
    code, out, _ = run(capsys, "story", "prove", "tale", "--jobs", "1")
    assert (code, "PROVED" in out, "DEAD END" in out) == (0, True, False)
    tower = tmp_path / "tale" / "pois" / "hill.yaml"
    tower.write_text(
        tower.read_text().replace(
            "when: not owls-met\n", "when: not owls-met\n        once: hero\n"
        )
    )
    green = tmp_path / "tale" / "pois" / "hill.yaml"
    green.write_text(
        green.read_text().replace(
            "when: not rope-found\n", "when: not rope-found\n        once: hero\n"
        )
    )
    code, out, _ = run(capsys, "story", "prove", "tale", "--jobs", "1")
    assert (code, "DEAD END" in out, "one dead end" in out) == (1, True, True)
    (record,) = tmp_path.glob("*.jsonl")
    assert f"fateloom story preview tale --record {record.name}\n" in out
    assert run(capsys, "replay", str(record), "--story", "tale")[0] == 0
    code, out, err = run(capsys, "story", "prove", "tale", "--jobs", "1", "--out", "a/b")
    assert (code, err) == (1, "")
    assert [kept.name for kept in tmp_path.glob("a/b/*.jsonl")] == [record.name]
    (tmp_path / "file").write_text("")
    code, out, err = run(capsys, "story", "prove", "tale", "--jobs", "1", "--out", "file/b")
    assert (code, err) == (1, "")
    assert f"file/b/{record.name} cannot be written: Not a directory" in out
    assert "one dead end" in out
    assert run(capsys, "story", "prove", "nowhere")[0] == 2
    code, _, err = run(capsys, "story", "prove", "tale", "--jobs", "0")
    assert (code, err) == (2, "fateloom: The number of jobs must be at least 1.\n")


def ferry(*changes: tuple[str, str]) -> Scenario:
    """The second part of a campaign, whose paths depend on what the first one leaves."""
    found = files("ferry-two")
    for old, new in changes:
        found, _ = changed(found, "scenario.yaml", old, new)
    story = read(found).scenario
    assert story is not None
    return story


GOLD = "        finale:\n          when: rope-cut\n"
VIOLET = "        finale:\n          when: tower is explored\n"
SILENT = " and not campaign.bell-rung\n"


def locked(finale: str) -> tuple[str, str]:
    """A Finale that never opens once the bell was rung in the first part."""
    return finale, finale.removesuffix("\n") + SILENT


@pytest.mark.rule("DST-SCN-05")
def test_a_proof_holds_for_every_combination_of_facts() -> None:
    assert proved(ferry(), "explorer", 0, hero=0).status == Status.PROVED
    # One path may depend on it.
    half = proved(ferry(locked(GOLD)), "explorer", 0, hero=0)
    assert (half.status, half.paths["gold"]) == (Status.PROVED, PathStatus.CLOSABLE)
    assert half.dead_ends["gold"].record.options["fact-bell-rung"] == 1
    assert half.dead_ends["gold"].by == Cause.CAMPAIGN


@pytest.mark.thorough
@pytest.mark.rule("DST-SCN-05")
def test_a_dead_end_says_with_which_facts_it_begins(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    story = ferry(locked(GOLD), locked(VIOLET))
    proof = proved(story, "explorer", 0, hero=0)
    assert proof.status == Status.DEAD_END
    record = proof.dead_ends[""].record
    assert record.options["fact-bell-rung"] == 1
    assert replay(with_scenarios(story), record).state.waiting
    plan = Proofs(story)
    assert print_report(plan, [proof], tmp_path, "ferry-two", 1.0, {}) == 1
    said = " ".join(capsys.readouterr().out.split())
    assert "after earlier parts of the campaign, with bell-rung = 1" in said
    assert "no Finale can be reached after some earlier parts" in said
    assert "all 12 combinations are covered" in said
