"""Everything that happens, is asked and can be chosen has its sentence."""

from __future__ import annotations

import ast
import json
import re
from dataclasses import asdict
from pathlib import Path
from random import Random

import pytest

from fateloom import words
from fateloom.core.errors import IllegalMove
from fateloom.core.game import Event
from fateloom.games.hand import cards as c
from fateloom.games.hand import frames, merchant, phases, refusals
from fateloom.games.hand.events import EVENT_CODES
from fateloom.games.hand.game import HAND
from fateloom.games.hand.moves import TABLE
from tests.games.hand.runs import RARE, TABLES, run

NAMES = ["Hedda"]
GAME_FOLDER = Path(refusals.__file__).parent
WORDS = GAME_FOLDER / "words"
RULES = (GAME_FOLDER / "rules.md").read_text(encoding="utf-8")


@pytest.mark.thorough
def test_every_event_and_move_of_many_runs_has_a_sentence() -> None:
    types = json.loads((WORDS / "events.json").read_text(encoding="utf-8"))
    assert set(types) == EVENT_CODES
    said: set[str] = set()
    buttons: dict[tuple[str, str], str] = {}
    for number in range(len(TABLES)):
        for step in run(number):
            asked = f"{frames.ASK_NAMES[step.before.ask]} {step.before.purpose}"
            legal = step.before.legal(0)
            for move in legal:
                if (asked, move.text) not in buttons:
                    seen = asdict(step.before.view(0))
                    buttons[asked, move.text] = words.move("hand", move, seen, NAMES)
            texts = [buttons[asked, move.text] for move in legal]
            assert len(set(texts)) == len(texts), texts
            for event in step.told:
                assert len(event.args) == len(types[event.code]), event
                sentence = words.event("hand", event, NAMES)
                assert sentence, event
                assert sentence.endswith(".") or event.code == "phase", sentence
                assert "{" not in sentence and "  " not in sentence, sentence
                said.add(event.code)
    begun = {"begins", "wave", "draws", "phase"}  # before the first choice
    assert said | begun == EVENT_CODES - RARE
    assert not any(text == move or "{" in text for (_, move), text in buttons.items())


@pytest.mark.thorough
def test_every_move_there_is_reads_as_on_a_button() -> None:
    shown = {"asked": "turn", "about": "rotate"}
    for move in TABLE:
        fits = {**shown, "asked": "fight"} if move.kind == "commit" else shown
        assert words.move("hand", move, fits, NAMES) != move.text


@pytest.mark.parametrize("name", [*c.NAME, *c.ABILITY_NAME, *c.ITEM_NAMES])
def test_everything_printed_says_what_it_does(name: str) -> None:
    message = f"hand-card-{words.slug(name)}"
    assert words.say(message) == name
    plain = name in c.FACE and c.KIND[c.FACE[name]] == c.PLAIN
    assert words.has(f"{message}.power") is not plain
    if not plain:
        assert words.say(f"{message}.power").endswith(".")


@pytest.mark.parametrize("name", [*c.NAME, *c.ABILITY_NAME, *c.ITEM_NAMES])
def test_the_rules_say_of_it_what_the_card_says(name: str) -> None:
    message = f"hand-card-{words.slug(name)}.power"
    rows = [row for row in RULES.splitlines() if re.match(rf"\|( \d+ [AB]\d \|)? {name}\b", row)]
    assert rows, name
    if words.has(message):
        power = words.say(message).replace("’", "'")
        assert all(power in row for row in rows), power


def test_the_rules_tell_the_numbers_of_every_monster() -> None:
    for face, name in enumerate(c.NAME):
        where = f"{face // 4 + 1} {'AB'[face >> 1 & 1]}{face & 1}"
        kind = c.TYPE_NAMES[c.TYPE[face]].capitalize()
        assert f"| {where} | {name} | {kind} | {c.HP[face]} | {c.DMG[face]} |" in RULES


@pytest.mark.usefixtures("shipped")
def test_the_rules_tell_cost_and_kind_of_every_ability() -> None:
    costs = {name: words.say(f"hand-cost-{name}") for name in c.COST_NAMES}
    for ability, name in enumerate(c.ABILITY_NAME):
        cost = costs[c.COST_NAMES[c.ABILITY_COST[ability]]]
        kind = "Slot" if c.SLOTS[ability] else "Normal"
        assert f"| {name} | {cost} | {kind} |" in RULES


@pytest.mark.usefixtures("shipped")
def test_the_rules_tell_prices_bosses_and_critical_hits() -> None:
    for item, name in enumerate(c.ITEM_NAMES):
        upgrade = " (upgrade)" if c.is_upgrade(item) else ""
        assert f"| {name}{upgrade} | {c.ITEM_COST[item]} |" in RULES
    for boss, name in enumerate(c.BOSS_NAMES):
        card = f"hand-card-{words.slug(name)}"
        for level in range(1, c.WAVES + 1):
            power = words.say(f"{card}.power-{level}").replace("’", "'")
            row = f"| {level} | {c.BOSS_HP[boss][level - 1]} | {power} |"
            assert row in RULES
            rule = words.say(f"{card}.rule-{level}")
            assert any(row in line and rule in line for line in RULES.splitlines())
    for level, hits in enumerate(c.CRITICALS, 1):
        told = [f"{damage} / {strength or '*'} / {attack}" for damage, strength, attack in hits]
        assert f"| {level} | {' | '.join(told)} |" in RULES


def test_whatever_names_a_rule_names_one_that_is_written() -> None:
    text = (WORDS / "en/hand-cards.ftl").read_text(encoding="utf-8")
    text += (WORDS / "en/hand.ftl").read_text(encoding="utf-8")
    text += "".join(path.read_text(encoding="utf-8") for path in GAME_FOLDER.glob("*.py"))
    named = set(re.findall(r"HND-[A-Z]+-[A-Z]?\d+", text))
    assert len(named) > 100
    assert not {rule for rule in named if f"**{rule}**" not in RULES}


def test_heroes_bosses_types_phases_questions_and_outcomes_have_names() -> None:
    for name in (*c.HERO_NAMES, *c.BOSS_NAMES):
        assert words.say(f"hand-card-{words.slug(name)}.title").startswith(words.name("hand", name))
    for kind in c.TYPE_NAMES:
        assert words.name("hand", kind) == kind.capitalize()
    for phase in phases.NAMES:
        assert words.has(f"hand-phase-{phase}")
    for asked in frames.ASK_NAMES[1:]:
        assert words.has(f"hand-ask-{asked}") or asked == "nothing"
    for ended in ("won", "lost", "draw"):
        assert words.has(f"hand-outcome-{ended}")
    for kind in c.PENALTY_NAMES:
        assert words.has(f"hand-penalty-{kind}")
    for difficulty in c.DIFFICULTY_OPTIONS:
        assert words.has(f"hand-difficulty-{difficulty}")


def test_sentences_read_well() -> None:
    def said(code: str, *args: object) -> str | None:
        return words.event("hand", Event(code, args), NAMES)

    assert said("strikes", "Scout", 6, ("Soul Leech",)) == "Soul Leech strikes Scout for 6."
    assert said("exhausts", ("Grudge", "Experience")) == "Grudge and Experience are exhausted."
    assert said("boss-falls", "Arbiter", 4) == "The Pale Arbiter is defeated at level 4."
    assert said("hits-boss", "Great Bow", 7) == "Great Bow strikes the boss for 7."
    assert said("leaves", 0) == "The merchant packs up."
    assert said("penalty", "gold", 3) == "The penalty is 3 gold."
    assert said("over", "draw", 4) == "Hero and boss fall together: the run is a draw."


# --- refusals ---------------------------------------------------------------------------


def codes() -> set[str]:
    """Every refusal's code in the game's source."""
    found = set()
    for module in (refusals, merchant):
        path = module.__file__
        assert path
        for node in ast.walk(ast.parse(Path(path).read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found |= set(re.findall(r"^hand-[a-z-]+$", node.value))
    return found


def test_every_reason_has_its_sentence() -> None:
    assert len(codes()) > 40
    assert not {code for code in codes() if not words.has(f"refusal-{code}")}


def test_no_sentence_of_a_refusal_is_left_over() -> None:
    text = (WORDS / "en/refusals.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^refusal-(hand-[a-z-]+) =", text, re.MULTILINE)) == codes()


@pytest.mark.thorough
def test_refusals_of_many_runs_read_well() -> None:
    rng = Random(1)
    told: dict[str, str] = {}
    for number in range(len(TABLES)):
        for step in run(number):
            legal = set(step.before.legal(0))
            for move in rng.sample(list(HAND.moves), 5):
                if move in legal:
                    continue
                with pytest.raises(IllegalMove) as refused:
                    step.before.copy().apply(0, move)
                sentence = words.refusal(refused.value, "hand")
                assert sentence.endswith("."), sentence
                assert "{" not in sentence and "hand-" not in sentence, sentence
                assert f"**{refused.value.rule}**" in RULES, refused.value.code
                told.setdefault(refused.value.code, sentence)
    assert len(told) > 30


@pytest.mark.rule("HND-MI-08", "HND-MI-09")
def test_both_axes_are_told_in_the_same_words() -> None:
    """On their cards, and in the rules."""
    for language in ("en", "de"):
        cards = (WORDS / language / "hand-cards.ftl").read_text(encoding="utf-8")
        powers = re.findall(r"hand-card-(?:war|giant)-axe = .*\n    .power = (.*)", cards)
        assert len(powers) == 2 and len({re.sub(r"\d+", "", power) for power in powers}) == 1
    told = re.findall(r"\*\*HND-MI-0[89]\*\* (.*) \|", RULES)
    assert len(told) == 2 and len({re.sub(r"\d+", "", words) for words in told}) == 1
