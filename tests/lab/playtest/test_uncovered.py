"""What no game shows is found, and a game is made for it where there can be one."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from fateloom.core.record import Record, replay
from fateloom.games.destinies.game import with_scenarios
from fateloom.games.destinies.scenario.model import Scenario
from fateloom.lab.playtest import Table, figures, playtest, verdicts
from fateloom.lab.playtest.catalogue import Kind, catalogue
from fateloom.lab.playtest.goals import Goals
from fateloom.lab.playtest.instrumentation import instrumented
from fateloom.lab.playtest.play import tables
from fateloom.lab.playtest.search import Witness, find_witness
from fateloom.lab.playtest.uncovered import unseen
from fateloom.lab.playtest.verdicts import VerdictState
from fateloom.story import load

from .conftest import LATE_TITHE, Plant

ALONE = Table("explorer", ("greedy",))
LIT = "A street of stalls under dripping lanterns."
ONCE = """            once: game
            text: It fits exactly now. Somewhere a small door opens, and a mouse comes out of it.
            do: [xp +1]
"""


def sought(scenario: Scenario, kind: str, name: str, seed: int = 7) -> Witness | None:
    """The game that is made for a thing."""
    game = instrumented(scenario)
    things = catalogue(with_scenarios(scenario).new(seed=0, seats=1).book)
    return find_witness(game, things.number[Kind(kind), name], seed, tables(game))


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("kind", "name"),
    [
        ("option", "stalls.pie"),
        ("option", "nell.gold.word.say.priest"),
        ("outcome", "stalls.why:pim.gold"),
        ("outcome", "wat.gold.slip.dig-in:goes"),
        ("outcome", "tally-stone.lift:rope"),
        ("event", "shut-doors"),
        ("ability", "lantern.shine"),
        ("stage", "wat.gold.slip"),
        ("text", "pois.stalls.silence"),
        ("text", "heroes.wat.defeat"),
        ("text", "heroes.pim.epilogue"),
        ("text", "scenario.closing"),
        ("step", "nell.gold.lead"),
        ("path", "pim.violet"),
    ],
)
def test_a_game_is_made_for_it(training: Scenario, kind: str, name: str) -> None:
    """PROP-TXT-01: the record is a game of the plain engine, and its last choice shows it."""
    witness = sought(training, kind, name)
    assert witness is not None
    record = Record.loads(witness.record)
    assert len(record.choices) == witness.choices
    replay(with_scenarios(training), record)
    whole = replay(instrumented(training), record).state
    before = replay(instrumented(training), record, witness.choices - 1).state
    for state in (whole, before):
        state.record_usage()  # type: ignore[attr-defined]
        state.record_end()  # type: ignore[attr-defined]
    bit = 1 << witness.thing
    assert whole.notes.seen & bit  # type: ignore[attr-defined]
    assert not before.notes.seen & bit  # type: ignore[attr-defined]


def test_a_game_made_for_one_thing_may_show_another(
    training: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What hangs on a rare roll, one search may find and another not."""
    searched: list[int] = []

    def second_alone(game: object, bit: int, *_: object) -> Witness | None:
        searched.append(bit)
        return (
            Witness(bit, "", 1, 1, seen=1 << bit | 1 << searched[0])
            if searched[1:2] == [bit]
            else None
        )

    monkeypatch.setattr(import_module("fateloom.lab.playtest.run"), "find_witness", second_alone)
    done = playtest(training, 1, chosen=(ALONE,), seed=1)
    first, second, third, *_ = searched
    shown = done.witnesses[first]
    assert shown is not None and shown.thing == first
    assert done.witnesses[second] is not None
    assert done.witnesses[third] is None


@pytest.mark.parametrize(
    "name",
    ["bell-pool.raise:horn", "ruts.map:parchment", "undercroft.leave:any-treasure"],
)
def test_the_item_comes_first(late_tithe: Scenario, name: str) -> None:
    """A search for the effect of an item at a place does not use up, without the item, an option
    that exists only once."""
    assert sought(late_tithe, "outcome", name) is not None


RARE = """            note: one push, and all at once
            once: hero
            test:
              skill: power
              outcomes:
                none: {on: 0, text: "Nothing moves, not even the dust.", do: [xp +1]}
                some: {on: 1-4, text: "It fits better than before.", do: [xp +1]}
                all: {on: 5+, text: "Somewhere a small door opens, and a mouse comes out of it."}
"""


@pytest.mark.thorough
@pytest.mark.parametrize("name", ["none", "all"])
def test_a_rare_roll_is_waited_for(plant: Plant, name: str) -> None:
    """Each hero has one try, deep in a dungeon: nobody makes it who is not going to have the dice
    for it, and nobody walks to and fro down there until they come."""
    folder = plant("dungeons.yaml", (ONCE, RARE))
    scenario = load(folder).scenario
    assert scenario is not None
    game = instrumented(scenario)
    things = catalogue(with_scenarios(scenario).new(seed=0, seats=1).book)
    bit = things.number[Kind.OUTCOME, f"bone-house.shelf.skull:{name}"]
    made = [find_witness(game, bit, seed, tables(game), most=4_000) for seed in range(4)]
    assert None not in made


@pytest.mark.thorough
@pytest.mark.parametrize("name", ["inside.strokes.ring:free", "isott.violet.street.through:wheel"])
def test_a_hero_grows_towards_a_rare_roll(late_tithe: Scenario, name: str) -> None:
    """For many successes experience goes where they come from; for none at all, elsewhere, and
    nothing is used that would sharpen the skill."""
    assert sought(late_tithe, "outcome", name, seed=1) is not None


def test_everything_that_can_be_seen_has_a_goal(training: Scenario) -> None:
    things = catalogue(with_scenarios(training).new(seed=0, seats=1).book)
    goals = Goals(things)
    without = {thing.id for bit, thing in enumerate(things.things) if not goals.of(bit)}
    assert without == {"scenario.opening"}  # read before anybody chooses


@pytest.mark.thorough
def test_planted_dead_texts_are_found_where_they_stand(plant: Plant) -> None:
    """PROP-TXT-01, PROP-EVT-01: a hero at the fair is there because it is open. Texts for a closed
    fair are dead, and so is an event that waits for it."""
    folder = plant(
        "pois/fair.yaml",
        (LIT, "{if fair-open: " + LIT + "|The lanterns are dark.}"),
    )
    dead = {
        ("words", "pois.stalls.states.lit#1-"),
        ("event", "too-early"),
        ("text", "events.too-early.text"),
    }
    assert _found_dead(folder, "stalls", "not fair-open", dead).endswith("pois/fair.yaml:9")


@pytest.mark.slow
def test_planted_dead_texts_are_found_in_a_long_story(plant: Plant) -> None:
    """The cart can be visited from its first stop on."""
    folder = plant(
        "pois/comers.yaml",
        ("{if tenths >= 7: The cloth stands", "{if stop = 0: The cloth stands"),
        story=LATE_TITHE,
    )
    dead = {
        ("words", "pois.cart.states.out#1+"),
        ("event", "too-early"),
        ("text", "events.too-early.text"),
    }
    assert _found_dead(folder, "cart", "stop = 0", dead).endswith("pois/comers.yaml:11")


def _found_dead(folder: Path, place: str, never: str, dead: set[tuple[str, str]]) -> str:
    """Plants an event that never happens there, too, and takes it that there is a game for
    whatever else three games do not show. Gives where the dead words stand."""
    with (folder / "events.yaml").open("a", encoding="utf-8") as events:
        events.write(
            f"\n  too-early:\n    visit: {place}\n    when: {never}\n"
            "    text: Nobody is there yet.\n"
        )
    loaded = load(folder)
    assert loaded.scenario is not None, loaded.found
    done = playtest(loaded.scenario, 3, chosen=(ALONE,), seed=1, search=False)
    things = catalogue(done.book)
    game = instrumented(loaded.scenario)
    made = Witness(0, "", 1, 1)
    done.witnesses.update(dict.fromkeys(range(len(things.things)), made))
    for kind, name in dead:
        bit = things.number[Kind(kind), name]
        done.witnesses[bit] = find_witness(game, bit, 1, (ALONE,), most=1_500)
        assert done.witnesses[bit] is None
    counted = figures(done)
    places = {path: f"{p.file}:{p.line}" for path, p in loaded.source.places.items()}
    listed = [each for each in unseen(counted, places) if not each.made]
    assert {(each.kind, each.name) for each in listed} == dead
    failed = [each for each in verdicts(counted) if each.state == VerdictState.NOT_MET]
    kinds = {each.details["kind"] for each in failed if each.about == "cover"}
    assert kinds == {"words", "event", "text"}
    (where,) = [each.place for each in listed if each.kind == "words"]
    return where
