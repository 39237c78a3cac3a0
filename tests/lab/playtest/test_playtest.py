"""Playtests of a story: reproducible games, and their statistics."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from fateloom.core.errors import InvalidSetup
from fateloom.games.destinies.game import with_scenarios
from fateloom.games.destinies.scenario.model import Scenario
from fateloom.games.destinies.scenario.spoken import spoken_texts
from fateloom.games.destinies.scenario.texts import words
from fateloom.lab.pages.figures import Rate, Spread
from fateloom.lab.playtest import Table, figures, playtest, verdicts
from fateloom.lab.playtest.catalogue import Kind, catalogue
from fateloom.lab.playtest.instrumentation import PIECES, instrumented
from fateloom.lab.playtest.play import MOST_DAYS, UNFINISHED, new_table, play, setup
from fateloom.lab.playtest.players import PLAYERS, UnknownPlayer, player
from fateloom.lab.playtest.verdicts import Verdict, VerdictState, at_least, within
from fateloom.story import load

from .conftest import LATE_TITHE, TRAINING, Plant

TWO_TILES = Path(__file__).parents[2] / "story/scenarios/twotiles"
FAIR = Table("race", ("greedy", "greedy", "greedy"))
ALONE = Table("explorer", ("greedy",))


@pytest.mark.thorough
def test_the_same_playtest_whatever_the_number_of_jobs(training: Scenario) -> None:
    tables = (ALONE, Table("explorer", ("random",)))
    alone = playtest(training, 4, chosen=tables, seed=3, search=False)
    shared = playtest(training, 4, chosen=tables, seed=3, search=False, jobs=2)
    assert alone.rows == shared.rows
    assert [row.index for row in alone.rows] == list(range(8))
    assert alone.complete
    assert playtest(training, 4, chosen=tables, seed=4, search=False).rows != alone.rows


def test_watching_changes_nothing(training: Scenario) -> None:
    table = Table("race", ("random",) * 3)
    watching = instrumented(training)
    seen = new_table(watching, table, 5, heroes="dealt")
    plain = with_scenarios(training).new(seed=5, seats=3, **setup(watching, table, "dealt"))
    rng = Random(1)
    for _ in range(200):
        if seen.outcome is not None:
            break
        (seat,) = seen.waiting
        move = rng.choice(seen.legal(seat))
        seen.apply(seat, move)
        plain.apply(seat, move)
    assert seen.notes.seen
    assert seen.plain_copy() == plain


def test_words_are_those_that_are_read_aloud(training: Scenario) -> None:
    game = instrumented(training)
    state = new_table(game, ALONE, 2, heroes="dealt")
    assert state.notes.words == words(training.texts[training.opening])
    rng = Random(2)
    expected = state.notes.words
    while state.outcome is None:
        pages = state.pages
        (seat,) = state.waiting
        state.apply(seat, PLAYERS["greedy"](game, state, seat, rng))
        if state.pages is not pages:
            expected += sum(len(page.words.split()) for page in state.view(None).pages)
    assert state.notes.words == expected


def test_minutes_are_words_and_actions(training: Scenario) -> None:
    row = play(instrumented(training), ALONE, 0, 0, 1)
    assert row.minutes == pytest.approx((row.words * 0.4 + row.actions * 40) / 60)
    assert row.turns == row.days
    assert row.winners == (0,) and row.path in ("gold", "violet")
    assert row.finales[0][0] == 0 and row.finales[0][1] <= row.days


def test_nobody_waits_for_those_who_do_nothing(training: Scenario) -> None:
    row = play(instrumented(training), Table("race", ("idle", "idle")), 0, 0, 1)
    assert row.reason == UNFINISHED and row.days == MOST_DAYS + 1
    assert not row.finales


def test_hostile_players_begin_no_finale(training: Scenario) -> None:
    table = Table("race", ("hostile", "hostile", "idle"))
    row = play(instrumented(training), table, 0, 0, 1)
    assert row.reason == UNFINISHED and not row.finales
    assert row.most[PIECES.index("tokens")] > 3


def test_players_change_seats_from_game_to_game() -> None:
    table = Table("race", ("greedy", "hostile", "idle"))
    assert [table.seated(game)[0] for game in range(4)] == ["greedy", "hostile", "idle", "greedy"]


def test_everything_read_aloud_is_in_the_catalogue(training: Scenario) -> None:
    things = catalogue(with_scenarios(training).new(seed=1, seats=1).book)
    assert set(spoken_texts(things.book)) == set(things.texts)
    assert {thing.kind for thing in things.things} == set(Kind)
    assert len(things.number) == len(things.things)


# PROP-TXT-01
def test_what_nobody_can_hear_is_not_missed(training: Scenario) -> None:
    """Nobody loses without a last day and without a Finale that leads to defeat; a solo player
    hears no epilogue, for which another player has to win."""

    def spoken(story: Scenario) -> set[str]:
        return set(spoken_texts(with_scenarios(story).new(seed=0, seats=1).book))

    assert {"scenario.closing", "heroes.nell.epilogue"} <= spoken(training)
    timeless = replace(training, modes=replace(training.modes, limits=()))
    assert "scenario.closing" in spoken(timeless)  # Wat can be defeated
    calm = load(TWO_TILES).scenario
    assert calm is not None
    assert not {"scenario.closing", "heroes.anna.epilogue"} & spoken(calm)
    counted = replace(calm, modes=replace(calm.modes, limits=(9,)))
    assert "scenario.closing" in spoken(counted)


def test_wrong_wishes_are_refused_before_anything_is_played(training: Scenario) -> None:
    with pytest.raises(InvalidSetup):
        playtest(training, 0)
    with pytest.raises(InvalidSetup):
        playtest(training, 1, chosen=(Table("challenger", ("greedy",) * 2),))
    with pytest.raises(InvalidSetup):
        playtest(training, 1, mode="siege")
    with pytest.raises(UnknownPlayer):
        player("gready")


# --- verdicts ---------------------------------------------------------------------------------


def test_a_verdict_rests_on_the_interval() -> None:
    assert within(Rate("x", 330, 1000), 0.25, 0.42) == VerdictState.MET
    assert within(Rate("x", 3, 10), 0.25, 0.42) == VerdictState.OPEN
    assert within(Rate("x", 0, 20), 0.25, 0.42) == VerdictState.NOT_MET
    assert within(Rate("x", 600, 1000), 0.25, 0.42) == VerdictState.NOT_MET
    assert at_least(Rate("x", 100, 100), 0.9) == VerdictState.MET
    assert at_least(Rate("x", 10, 10), 0.9) == VerdictState.OPEN
    assert at_least(Rate("x", 50, 100), 0.9) == VerdictState.NOT_MET


def test_a_spread_counts_from_the_lowest() -> None:
    spread = Spread.of([5, 1, 3, 2, 4])
    assert (spread.at(50), spread.mean) == (3, 3.0)
    assert spread.within("x", 2, 4) == Rate("x", 3, 5)


@pytest.mark.thorough
def test_a_planted_imbalance_is_found(plant: Plant) -> None:
    """PROP-WIN-05: a hero whose Finales never open cannot win; in the story as it is, nothing is
    said yet."""
    folder = plant(
        "heroes/wat.yaml",
        (GOLD, GOLD.replace(":", ": day >= 40 and", 1)),
        (VIOLET, VIOLET.replace(":", ": day >= 40 and", 1)),
    )
    assert _wins("wat", folder) == VerdictState.NOT_MET
    assert _wins("wat", TRAINING) != VerdictState.NOT_MET


@pytest.mark.slow
def test_a_planted_imbalance_is_found_in_a_long_story(plant: Plant) -> None:
    folder = plant(
        "heroes/bram.yaml",
        ("when: (me.bowl-read or", "when: day >= 40 and (me.bowl-read or"),
        ("when: (me.pitch-burned or", "when: day >= 40 and (me.pitch-burned or"),
        story=LATE_TITHE,
    )
    assert _wins("bram", folder) == VerdictState.NOT_MET
    assert _wins("bram", LATE_TITHE) != VerdictState.NOT_MET


GOLD = "when: me.heard-bells and has halter\n          stages"
VIOLET = "when: me.heard-bells and me.leave-given\n          stages"


def _wins(hero: str, folder: Path) -> str:
    scenario = load(folder).scenario
    assert scenario is not None
    done = playtest(scenario, 14, chosen=(FAIR,), seed=1, search=False)
    (verdict,) = [
        each
        for each in verdicts(figures(done))
        if each.about == "hero-wins" and each.details["name"] == hero
    ]
    return verdict.state


@pytest.mark.thorough
def test_a_story_that_says_its_minutes_is_held_to_these_alone(plant: Plant) -> None:
    folder = plant("scenario.yaml", ("  minutes: [20, 45]\n", "  minutes: [1, 45]\n"))
    own = _lengths(folder)
    assert [(each.rule, each.state) for each in own] == [("PROP-LEN-01", VerdictState.MET)]
    assert (own[0].details["least"], own[0].details["most"]) == ("1", "45")
    head = folder / "scenario.yaml"
    text = head.read_text(encoding="utf-8").replace("  minutes: [1, 45]\n", "")
    head.write_text(text, encoding="utf-8")
    full = {each.rule: each.state for each in _lengths(folder)}
    assert full == dict.fromkeys(
        ("PROP-LEN-01", "BUD-21", "BUD-34", "BUD-35", "BUD-36"), VerdictState.NOT_MET
    )


def _lengths(folder: Path) -> list[Verdict]:
    scenario = load(folder).scenario
    assert scenario is not None
    done = playtest(scenario, 40, chosen=(FAIR,), seed=1, search=False)
    rules = ("PROP-LEN-01", "BUD-21", "BUD-34", "BUD-35", "BUD-36", "BUD-37")
    return [each for each in verdicts(figures(done)) if each.rule in rules]
