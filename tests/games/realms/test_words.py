"""Everything that happens, is asked and can be chosen has its sentence."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from random import Random

import pytest

from fateloom import words
from fateloom.core.game import Event
from fateloom.games.realms import cards as c
from fateloom.games.realms import frames as f
from fateloom.games.realms.events import EVENT_CODES
from fateloom.games.realms.game import REALMS
from fateloom.games.realms.moves import TABLE

NAMES = ["Hedda", "Anselm", "Isolde", "Konrad", "Mechthild", "Ulrich"]
WORDS = Path(words.__file__).parent / "games/realms/words"
SEEDS = range(120)


@pytest.mark.thorough
def test_every_event_and_move_of_random_games_has_a_sentence() -> None:
    types = json.loads((WORDS / "events.json").read_text(encoding="utf-8"))
    assert set(types) == EVENT_CODES
    said: set[str] = set()
    buttons: dict[str, str] = {}
    for seed in SEEDS:
        rng = Random(seed)
        state = REALMS.new(seed=seed, seats=2 + seed % 5, watch=True, deck="all")
        while state.waiting:
            seat = rng.choice(state.waiting)
            legal = state.legal(seat)
            for move in legal:
                if move.text not in buttons:
                    view = asdict(state.view(seat))
                    buttons[move.text] = words.move("realms", move, view, NAMES)
            texts = [buttons[move.text] for move in legal]
            assert len(set(texts)) == len(texts), texts
            state.apply(seat, rng.choice(legal))
        assert state.events is not None
        for event in state.events:
            assert len(event.args) == len(types[event.code]), event
            if event.code in said and seed > 20:
                continue
            sentence = words.event("realms", event, NAMES)
            assert sentence, event
            assert sentence.endswith("."), sentence
            assert "{" not in sentence and "  " not in sentence, sentence
            said.add(event.code)
    assert said == EVENT_CODES
    assert not any(text == move or "{" in text for move, text in buttons.items())


def test_every_move_there_is_reads_as_on_a_button() -> None:
    for move in TABLE:
        assert words.move("realms", move, {}, NAMES) != move.text


@pytest.mark.parametrize(
    "name",
    [*c.NAME, *c.TOKEN_NAMES[1:], *c.DESTINY_NAMES],
)
def test_every_card_token_and_destiny_says_what_it_does(name: str) -> None:
    message = f"realms-card-{words.slug(name)}"
    assert words.say(message).replace("’", "'") == name
    assert words.say(f"{message}.power").endswith(".")


def test_families_types_steps_questions_and_outcomes_have_names() -> None:
    for name in (*c.FAMILY_NAMES, *c.TYPE_NAMES[1:]):
        assert words.name("realms", name) == name
    for step in f.STEP_NAMES:
        assert words.has(f"realms-step-{step}")
    for what in f.ASK_NAMES.values():
        assert words.has(f"realms-ask-{what}")
    for reason in ("destiny", "survivor", "unfinished"):
        assert words.has(f"realms-outcome-{reason}")
    for passing in ("on", "sells", "unsold"):
        assert words.has(f"realms-passing-{passing}")
    for option in REALMS.options:
        assert words.has(f"page-option-realms-{option.name}")


def test_sentences_read_well() -> None:
    def said(code: str, *args: object) -> str | None:
        return words.event("realms", Event(code, args), NAMES)

    assert said("gives", 0, 1, 1) == "Hedda gives Anselm one card."
    assert said("eliminated", 0, None) == "Hedda is eliminated."
    assert said("eliminated", 0, 2) == "Hedda is eliminated by Isolde."
    assert said("over", "destiny", (1, 3)) == (
        "Destiny is fulfilled: Anselm and Konrad win the game together."
    )
    assert said("over", "survivor", (1,)) == "Anselm is the last at the table and wins the game."
    assert said("readies", 0, ("Knight",)) == "Knight in front of Hedda stands upright again."
