"""Records: what is written comes back, and what is damaged, foreign or newer is refused."""

from __future__ import annotations

import json
from hashlib import sha256
from random import Random

import pytest
from crossroads.game import CROSSROADS
from hypothesis import given
from hypothesis import strategies as st

from fateloom.core.errors import BadRecord, IllegalMove, InvalidMove
from fateloom.core.record import FORMAT, MAX_BYTES, Record, Recorder, replay
from fateloom.games import registry

DESTINY = registry["destiny"]


def played(seed: int = 3, choices: int = 10_000) -> Recorder:
    rng = Random(seed)
    recorder = Recorder(DESTINY, seed=seed, seats=3, players=("Ada", "Béla", "Cyrus"), goal=3)
    while recorder.state.outcome is None and len(recorder.choices) < choices:
        seat = recorder.state.waiting[0]
        recorder.choose(seat, str(rng.choice(recorder.state.legal(seat))))
    return recorder


@pytest.mark.parametrize("choices", [0, 1, 40, 10_000])
def test_a_record_comes_back_whole(choices: int) -> None:
    recorder = played(choices=choices)
    record = Record.loads(recorder.record().dumps())
    assert record == recorder.record()
    again = replay(DESTINY, record)
    assert again.state == recorder.state
    assert again.events == recorder.events


def test_names_may_hold_any_sign_and_lines_may_end_as_on_other_systems() -> None:
    players = ("Ada\u2028of\x85the\x0bHill", "Béla\r\n")
    recorder = Recorder(DESTINY, seed=3, seats=2, players=players)
    text = recorder.record().dumps()
    assert Record.loads(text) == recorder.record()
    assert Record.loads(text.replace("\n", "\r\n")) == recorder.record()
    with pytest.raises(BadRecord):
        Record.loads(text.replace("\n", "\r"))


def test_a_record_replays_up_to_any_choice() -> None:
    recorder = played()
    for number in (0, 1, 17, len(recorder.choices)):
        assert (
            replay(DESTINY, recorder.record(), number).state.fields()
            == (
                recorder.moments[number] if number < len(recorder.choices) else recorder.state
            ).fields()
        )
    assert recorder.record().cut(5) == played(choices=5).record()


def test_what_chance_gave_stands_beside_the_choices() -> None:
    recorder = played()
    drawn = [args for choice in recorder.choices for code, args in choice.chance if code == "drawn"]
    assert drawn == [e.args for e in recorder.events if e.code == "drawn"][-len(drawn) :]
    assert drawn


def test_a_choice_that_is_refused_is_not_written_down() -> None:
    recorder = played(choices=4)
    before = recorder.record()
    with pytest.raises(InvalidMove):
        recorder.choose(0, "play the fool")
    with pytest.raises(IllegalMove):
        recorder.choose(recorder.state.waiting[0], "use Thief on 5")
    assert recorder.record() == before
    assert len(recorder.moments) == len(recorder.choices)


WHOLE = played().record().dumps()


def edited(line: int, **fields: object) -> str:
    """A finished record with some fields of one line changed and its digest made right."""
    lines = WHOLE.splitlines()
    lines[line] = json.dumps({**json.loads(lines[line]), **fields})
    return signed(lines)


def signed(lines: list[str]) -> str:
    """A record of these lines, its digest made right."""
    body = "".join(text + "\n" for text in lines[:-1])
    last = json.loads(lines[-1])
    last["sha256"] = sha256(body.encode()).hexdigest()
    return body + json.dumps(last) + "\n"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "record-empty"),
        ("PK\x03\x04 not a record", "record-foreign"),
        ("[1, 2]\n", "record-foreign"),
        ('{"hello": "world"}\n', "record-foreign"),
        ('{"fateloom": true}\n', "record-foreign"),
        ("[" * 100_000, "record-foreign"),
        (edited(0, fateloom=FORMAT + 1), "record-newer"),
        (edited(0, seed="seven"), "record-field"),
        (edited(0, options=[]), "record-field"),
        (WHOLE.splitlines(keepends=True)[0], "record-cut-short"),
        ("".join(WHOLE.splitlines(keepends=True)[:20]), "record-cut-short"),
        (WHOLE[:-30], "record-line"),
        (WHOLE.replace("Béla", "Bela"), "record-altered"),
        (edited(5, seat="x"), "record-line"),
        (edited(5, n=9), "record-line"),
        (edited(5, chance=None), "record-line"),
        (edited(5, chance=["drawn"]), "record-line"),
        (edited(5, n=5.0), "record-line"),
        (edited(-1, n=5), "record-line"),
        (edited(-1, n=True), "record-line"),
        (edited(0, fateloom=0), "record-foreign"),
        (edited(0, chance=[["leads"]]), "record-field"),
        (edited(0, chance=[{"leads": [0]}]), "record-field"),
        (edited(0, players=[1, 2, 3]), "record-field"),
        (edited(0, players=["Ada", "\ud800", "Cyrus"]), "record-field"),
        (edited(0, options={"goal": [[[3]]]}), "record-field"),
        (edited(-1, end="goal"), "record-field"),
        (edited(-1, end={"reason": "goal"}), "record-field"),
        (edited(-1, end={"reason": 1, "winners": [0], "ranking": [[0]]}), "record-field"),
        (edited(-1, end={"reason": "goal", "winners": ["a"], "ranking": [0]}), "record-field"),
        (WHOLE.replace("Ada", "\ud800"), "record-foreign"),
        ("x" * (MAX_BYTES + 1), "record-too-long"),
    ],
)
def test_a_damaged_foreign_or_newer_record_is_refused(text: str, code: str) -> None:
    with pytest.raises(BadRecord) as refusal:
        Record.loads(text)
    assert refusal.value.code == code


def test_a_record_of_the_first_format_replays() -> None:
    record = Record.loads(edited(0, fateloom=1))
    assert replay(DESTINY, record).state == played().state


@pytest.mark.parametrize(
    ("line", "field"), [(0, "options"), (0, "chance"), (5, "chance"), (5, "n")]
)
@pytest.mark.parametrize("ends", ["[]", ('{"goal":', "}")], ids=["lists", "objects"])
def test_what_lies_within_lists_is_refused_however_deep(
    line: int, field: str, ends: tuple[str, str]
) -> None:
    lines = WHOLE.splitlines()
    text = json.dumps({**json.loads(lines[line]), field: "here"})
    for depth in (*range(50, 900, 50), *range(900, 1000), 1500):
        nest = ends[0] * depth + "3" + ends[1] * depth
        lines[line] = text.replace('"here"', nest)
        with pytest.raises(BadRecord):
            replay(DESTINY, Record.loads(signed(lines)))


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (edited(0, game="chess"), "record-other-game"),
        (edited(0, rules=99), "record-other-rules"),
        (edited(0, seats=9), "record-setup"),
        (edited(0, options={"goal": 99}), "record-setup"),
        (edited(0, options={"seats": 2}), "record-setup"),
        (edited(0, options={"seed": 3}), "record-setup"),
        (edited(0, options={"watch": True}), "record-setup"),
        (edited(0, options={"game": "destiny"}), "record-setup"),
        (edited(0, options={"players": 3}), "record-setup"),
        (edited(0, players=["Ada", "Cyrus"]), "record-field"),
        (edited(0, seed=4), "record-chance-differs"),
        (edited(3, move="identity Nobody"), "record-choice"),
        (edited(6, move="discard King"), "record-choice"),
        (edited(6, seat=7), "record-choice"),
        (edited(2, chance=[["drawn", [0, ["GB1"]]]]), "record-chance-differs"),
        (edited(-1, end=None), "record-outcome-differs"),
    ],
)
def test_a_record_that_does_not_replay_is_refused(text: str, code: str) -> None:
    with pytest.raises(BadRecord) as refusal:
        replay(DESTINY, Record.loads(text))
    assert refusal.value.code == code
    assert str(refusal.value)


def test_a_record_of_another_game_is_refused_by_this_one() -> None:
    with pytest.raises(BadRecord, match="other game"):
        replay(CROSSROADS, played().record())


@pytest.mark.thorough
@given(st.integers(0, len(WHOLE) - 1), st.characters())
def test_no_changed_character_goes_unnoticed(place: int, character: str) -> None:
    text = WHOLE[:place] + character + WHOLE[place + 1 :]
    if text == WHOLE:
        return
    with pytest.raises(BadRecord):
        replay(DESTINY, Record.loads(text))
